"""Whether what a document says still holds, and whether a question asks for what no longer does."""

from __future__ import annotations

import re
from datetime import date
from itertools import pairwise

from bearsout.language.asking import asking
from bearsout.language.table import CODES, load
from bearsout.language.words import fold, term, words
from bearsout.model import Document, Passage, Question

BRACKETED = re.compile(r"[(\[]([^()\[\]]*)[)\]]")

APART = re.compile(r": | [-–—|] ")
"""What stands between a title and a mark at its beginning or its end ("Archived: fees", "Fees – superseded")."""


def is_current(passage: Passage, question: Question, as_of: str | None = None) -> bool:
    """Return whether a passage may be spoken on the day `as_of` (ISO 8601, default today): its document holds on that
    day, or the question asks for what no longer holds."""
    document = passage.document
    return holds(document, as_of or date.today().isoformat()) or asks_for(passage, question)


def holds(document: Document, day: str) -> bool:
    """Return whether a document holds on a day: in its own dates, and not called replaced in one of its titles."""
    dates = document.dates
    if dates.valid_until and dates.valid_until < day:
        return False
    if dates.valid_from and dates.valid_from > day:
        return False
    return not _calls_itself_replaced(document)


def _calls_itself_replaced(document: Document) -> bool:
    if document.language not in CODES:
        return False
    table = asking(document.language)
    marks = [_folded(phrase) for phrase in table.replaced]
    said = [_folded(phrase) for phrase in table.replaced_in]
    return any(
        any(_folded(piece) in marks for piece in (title, *_marks(title)))
        or any(_folded(piece)[: len(mark)] == mark for piece in BRACKETED.findall(title) for mark in marks)
        or any(_holds_phrase(_folded(title), phrase) for phrase in said)
        for title in document.titles
    )


def _marks(title: str) -> list[str]:
    """Return what a title says beside its own name ("Archived: fees", "Fees – superseded")."""
    first, *rest = APART.split(title)
    return [first, *rest[-1:]]


def _folded(text: str) -> list[str]:
    return [fold(word.text) for word in words(text)]


def _holds_phrase(spoken: list[str], phrase: list[str]) -> bool:
    return any(spoken[at : at + len(phrase)] == phrase for at in range(len(spoken) - len(phrase) + 1))


def asks_for(passage: Passage, question: Question) -> bool:
    """Return whether a question asks for a passage that no longer holds: by a year of its document's titles or dates,
    or by a word such as "former" beside a word that the passage or a title has."""
    document = passage.document
    spoken = _folded(question.text)
    titles = {word for title in document.titles for word in _folded(title)}
    years = {date[:4] for date in (document.dates.valid_from, document.dates.valid_until) if date}
    if any(word.isdecimal() and len(word) == 4 for word in (titles | years).intersection(spoken)):
        return True
    return question.language in CODES and _former(spoken, passage, question.language)


def _former(spoken: list[str], passage: Passage, language: str) -> bool:
    """Return whether a word such as "former" stands right before or after a word of the topic that a passage or one of
    its titles has ("the former fee", "la tasa anterior")."""
    light = load(language).words.stop | load(language).words.frame
    said = " \n ".join((*passage.document.titles, *passage.heading_path, passage.text))
    topic = {term(word.text, language) for word in words(said)}
    old = asking(language).old
    return any(
        (one in old and other not in light and term(other, language) in topic)
        or (other in old and one not in light and term(one, language) in topic)
        for one, other in pairwise(spoken)
    )
