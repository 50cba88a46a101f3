"""Lists said whole: the steps of doing something, and items of which none alone is the answer."""

from __future__ import annotations

from collections.abc import Sequence

from bearsout.compose.candidates import Candidate
from bearsout.compose.wanted import Wanted
from bearsout.model import DraftSentence, Found

MOST_ITEMS = 7
"""A longer list is not said whole."""

LONGEST_ITEM = 320
"""Characters of an item; what is longer is a paragraph."""


def whole_list(best: Candidate, found: Sequence[Found], asked: Wanted) -> list[DraftSentence]:
    """Return the items of the list that the best sentence belongs to, its lead-in said once, or nothing.

    Steps are said where the question asks how something is done; other lists where the question names no item.
    """
    beside = _beside(best, found)
    at = next(n for n, number in enumerate(beside) if number == best.found)
    lead = _lead_in([found[number].passage.text for number in beside], at)
    if lead:
        beside = [number for number in beside if found[number].passage.text.startswith(lead)]
    elif not asked.steps or not found[best.found].passage.heading_path:
        return []
    if not 1 < len(beside) <= MOST_ITEMS or not asked.steps:
        return []
    if any(len(found[number].passage.text) - len(lead) > LONGEST_ITEM for number in beside):
        return []
    texts = [found[number].passage.text for number in beside]
    return [
        DraftSentence(text if n == 0 else text[len(lead) :].lstrip(), (number,))
        for n, (text, number) in enumerate(zip(texts, beside, strict=True))
    ]


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
