"""Whether what a document says still holds, and whether a question asks for what no longer does."""

from __future__ import annotations

from datetime import date

from bearsout.language.asking import asking
from bearsout.language.table import CODES
from bearsout.language.words import fold, words
from bearsout.model import Document, Passage, Question


def is_current(passage: Passage, question: Question, as_of: str | None = None) -> bool:
    """Return whether a passage may be spoken on the day `as_of` (ISO 8601, default today): its document holds on that
    day, or the question asks for what no longer holds."""
    document = passage.document
    return holds(document, as_of or date.today().isoformat()) or asks_for(document, question)


def holds(document: Document, day: str) -> bool:
    """Return whether a document holds on a day: in its own dates, and not called replaced in its titles."""
    dates = document.dates
    if dates.valid_until and dates.valid_until < day:
        return False
    if dates.valid_from and dates.valid_from > day:
        return False
    return not _calls_itself_replaced(document)


def _calls_itself_replaced(document: Document) -> bool:
    if document.language not in CODES:
        return False
    titles = [fold(word.text) for title in document.titles for word in words(title)]
    phrases = [[fold(word.text) for word in words(phrase)] for phrase in asking(document.language).replaced]
    return any(
        titles[at : at + len(phrase)] == phrase for phrase in phrases for at in range(len(titles) - len(phrase) + 1)
    )


def asks_for(document: Document, question: Question) -> bool:
    """Return whether a question asks for a document that no longer holds: by a year of its titles or its dates, or by a
    word such as "former"."""
    spoken = {fold(word.text) for word in words(question.text)}
    titles = {fold(word.text) for title in document.titles for word in words(title)}
    years = {date[:4] for date in (document.dates.valid_from, document.dates.valid_until) if date}
    if any(word.isdecimal() and len(word) == 4 for word in spoken & (titles | years)):
        return True
    return question.language in CODES and not asking(question.language).old.isdisjoint(spoken)
