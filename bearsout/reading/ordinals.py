"""Ordinals: a place in an order, in digits or in words."""

from __future__ import annotations

from bearsout.reading.measures import degrees_at
from bearsout.reading.patterns import written
from bearsout.reading.spelled import place
from bearsout.reading.sums import Said
from bearsout.reading.work import Work

LONGEST = 12
"""Digits of an ordinal, with the marks that group them."""


def ordinal_at(work: Work, i: int) -> tuple[int, int] | None:
    """Return the place said at token `i` and the position after it, or None."""
    if work.kind(i) == "digits":
        return _in_digits(work, i)
    found = place(work, i) if work.kind(i) == "word" else None
    if found is None or _names_part(work, i, found) or work.lexicon.from_last.at(work.tokens, found.end):
        return None
    if found.size == 1 and work.fold(i) in work.lexicon.facts.numbers.place_nouns and not _has_article(work, i):
        return None
    return int(found.value), found.end


def _has_article(work: Work, i: int) -> bool:
    """Return whether an article stands before token `i`, or nothing at all."""
    return i == 0 or work.fold(i - 1) in work.lexicon.facts.units.articles


def _in_digits(work: Work, i: int) -> tuple[int, int] | None:
    j = i + 2 if work.fold(i + 1) == "." and work.glued(i + 1) and work.glued(i + 2) else i + 1
    if not work.glued(j) or work.fold(j) not in work.lexicon.facts.numbers.ordinal_endings:
        return None
    degrees = degrees_at(work, j)
    if degrees is not None and degrees[0] != "degree":
        return None
    found = written(work.text(i), work.decimal) if len(work.text(i)) <= LONGEST else None
    value = found and (found.value if found.grouped is None else found.grouped)
    return (value.numerator, j + 1) if value and value.denominator == 1 else None


def _names_part(work: Work, i: int, found: Said) -> bool:
    """Return whether a cardinal before an ordinal makes it the name of a fraction: "one fifth", "dos milésimos".

    A singular after more than one is a place ("dos milésimo"), and so is "one hundredth" unless "of" follows it.
    """
    first = work.lexicon.numerals.at(work.fold(i))
    if first is None or first.place or found.size == 1:
        return False
    if found.plural:
        return True
    numbers = work.lexicon.facts.numbers
    if first.value != 1 or found.size > 2:
        return False
    return work.fold(i) in numbers.ones or found.value < 100 or work.fold(found.end) in work.lexicon.facts.units.of
