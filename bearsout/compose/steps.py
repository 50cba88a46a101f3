"""Procedures said whole: the steps of doing something, of which none alone is the answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bearsout.compose.candidates import Candidate, cut
from bearsout.compose.wanted import begins_as_step
from bearsout.language.table import CODES, load
from bearsout.language.words import fold, words
from bearsout.model import DraftSentence, Found

MOST_ITEMS = 10
"""A longer list is not said whole."""

MOST_SENTENCES = 12
"""Nor one whose items hold more sentences than this together."""

SAYS_ALL = 0.85
"""A sentence that carries this share of what it is worth in its own words is the answer without its neighbours."""


def procedure(best: Candidate, found: Sequence[Found]) -> tuple[DraftSentence, ...]:
    """Return the steps of the procedure that the best sentence belongs to, in order, its lead-in said once, or with
    each of them where it turns or restricts them ("You must never do this:").

    Nothing where the sentence says it all by itself, or where the procedure is too long to be said.
    """
    beside = _beside(best, found)
    lead = _lead_in([_text(found, number) for number in beside], beside.index(best.found))
    if lead:
        beside = [number for number in beside if _text(found, number).startswith(lead)]
    elif best.own >= SAYS_ALL * best.support and not _is_a_step(best, found):
        return ()
    lengths = [len(cut(_text(found, number)[len(lead) :], found[number].passage.language)) for number in beside]
    if not 1 < len(beside) <= MOST_ITEMS or sum(lengths) > MOST_SENTENCES:
        return ()
    once = "" if _restricts(lead, found[best.found].passage.language) else lead
    return tuple(_items([(_text(found, number), number) for number in beside], once))


def _restricts(lead: str, language: str | None) -> bool:
    """Return whether a lead-in holds a negation, a condition or an exception, without which an item would say another
    thing."""
    if language not in CODES:
        return bool(lead)
    table, spoken = load(language), [fold(word.text) for word in words(lead)]
    phrases = (*table.facts.polarity.conditions, *table.discourse.negations)
    return any(_holds(spoken, [fold(word.text) for word in words(phrase)]) for phrase in phrases)


def _holds(spoken: Sequence[str], phrase: Sequence[str]) -> bool:
    return any(spoken[at : at + len(phrase)] == phrase for at in range(len(spoken) - len(phrase) + 1))


def _is_a_step(best: Candidate, found: Sequence[Found]) -> bool:
    """Return whether a sentence under a heading of its own begins with what to do: it is one step of some."""
    passage = found[best.found].passage
    return bool(passage.heading_path) and begins_as_step(best.text, passage.language)


def _text(found: Sequence[Found], number: int) -> str:
    return found[number].passage.text


def _items(texts: Sequence[tuple[str, int]], lead: str) -> Iterator[DraftSentence]:
    """Yield the items in order, each citing its passage; the lead-in `lead` is said with the first alone."""
    for position, (text, number) in enumerate(texts):
        yield DraftSentence(text if position == 0 else text[len(lead) :].lstrip(), (number,))


def _beside(best: Candidate, found: Sequence[Found]) -> list[int]:
    """Return the positions of the passages that stand around the best one under its heading without a gap, in order."""
    passage = found[best.found].passage
    by_number = {
        item.number: position
        for position, item in enumerate(found)
        if item.passage.document.name == passage.document.name and item.passage.heading_path == passage.heading_path
    }
    first = last = found[best.found].number
    while first - 1 in by_number:
        first -= 1
    while last + 1 in by_number:
        last += 1
    return [by_number[number] for number in range(first, last + 1)]


def _lead_in(texts: Sequence[str], at: int) -> str:
    """Return the lead-in that a passage shares with the one before or after it, with its colon, or ""."""
    best = ""
    for other in (at - 1, at + 1):
        if 0 <= other < len(texts):
            shared = _shared(texts[at], texts[other])
            end = shared.rfind(": ")
            if end >= 0 and end + 2 > len(best):
                best = shared[: end + 2]
    return best


def _shared(one: str, other: str) -> str:
    length = 0
    for left, right in zip(one, other, strict=False):
        if left != right:
            break
        length += 1
    return one[:length]
