"""Portions: fractions that only the unit after them makes: "quarter of an hour", "one and three quarter hours"."""

from __future__ import annotations

from fractions import Fraction

from bearsout.reading.measures import unit_at
from bearsout.reading.numbers import Number, number_at
from bearsout.reading.work import Work

MOST = 9
"""No more parts than this are counted before the name of a fraction."""
LEAST_SCALE = 1_000_000
"""A scale below this is not divided: "quarter thousand" is not said."""


def portion_at(work: Work, i: int) -> Number | None:
    """Return the fraction of a unit or of millions at token `i`: "quarter of hour", "tres cuarto de horas"."""
    numbers = work.lexicon.facts.numbers
    count, j = _count(work, i)
    part = numbers.parts.get(work.fold(j))
    if part is None or not 0 < count < part * 2:
        return None
    of = work.fold(j + 1) in work.lexicon.facts.units.of
    if work.fold(j) in numbers.ordinals and not (of and (count > 1 or j == i)):
        return None
    if _unit_follows(work, j + 1):
        return Number(Fraction(count, part), j + 1, part=True, words=True)
    scale = numbers.scales.get(work.fold(j + 1), 0)
    return Number(Fraction(count * scale, part), j + 2, words=True) if scale >= LEAST_SCALE else None


def _count(work: Work, i: int) -> tuple[int, int]:
    """Return how many parts are counted at token `i` and the position of their name."""
    numbers, word = work.lexicon.facts.numbers, work.fold(i)
    if word in numbers.ones:
        return 1, work.hyphen(i + 1)
    count = numbers.words.get(word, 0)
    return (count, work.hyphen(i + 1)) if 0 < count <= MOST else (1, i)


def _unit_follows(work: Work, i: int) -> bool:
    facts = work.lexicon.facts
    j = work.hyphen(i)
    while j < i + 3 and (work.fold(j) in facts.units.of or work.fold(j) in facts.numbers.ones):
        j += 1
    return unit_at(work, j) is not None


def with_portion(work: Work, i: int, number: Number) -> Number:
    """Return a whole number with the portion that is said after it: "two and a quarter" (hours)."""
    facts = work.lexicon.facts
    if number.part or number.value.denominator != 1 or work.fold(number.end) not in facts.numbers.joiners:
        return number
    if number.value and number.value % LEAST_SCALE == 0 and work.fold(number.end + 1) in facts.numbers.halves:
        return number._replace(value=number.value + Fraction(_last_scale(number.value), 2), end=number.end + 2)
    if work.fold(i - 1) in facts.units.range_open:
        return number
    part = portion_at(work, number.end + 1) or _fraction(work, number.end + 1)
    return Number(number.value + part.value, part.end, part=True, words=True) if part and part.value < 1 else number


def _last_scale(value: Fraction) -> int:
    """Return what the half of "un millón y medio" is half of."""
    return next(scale for scale in (10**12, 10**9, LEAST_SCALE) if value % scale == 0)


def _fraction(work: Work, i: int) -> Number | None:
    """Return a fraction at token `i` that a unit follows."""
    found = number_at(work, i) if work.kind(i) == "word" else None
    return found if found and found.part and _unit_follows(work, found.end) else None
