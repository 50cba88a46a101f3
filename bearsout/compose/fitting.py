"""Whether the values of a question fall under those of a sentence: "after 5 years" under "between 3 and 15 years"."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bearsout.reading import read
from bearsout.reading.facts import Fact
from bearsout.reading.units import plain

FITS, MISSES = 1.15, 0.8
"""What a sentence gains whose values hold those of the question, and loses whose values of the same kind do not."""

MEASURED = frozenset({"money", "duration", "quantity", "percent"})

Interval = tuple[Fraction | None, Fraction | None, bool, bool]


def measures(text: str, language: str | None) -> tuple[Fact, ...]:
    """Return the values of a text that others can fall under."""
    return tuple(fact for fact in read(text, language).facts if fact.kind in MEASURED and not fact.weak)


def fit(asked: Sequence[Fact], text: str, language: str | None) -> float:
    """Return what a sentence's worth is multiplied by for its values, 1 where the question has none of their kind.

    >>> fit(measures("after 5 years", "en"), "Between 3 and 15 years: 6 hours", "en")
    1.15
    """
    pairs = [(mine, own) for mine in asked for own in measures(text, language) if _alike(mine, own)]
    if not pairs:
        return 1.0
    return FITS if any(_holds(_interval(own), _interval(mine)) for mine, own in pairs) else MISSES


def _alike(one: Fact, other: Fact) -> bool:
    if one.kind != other.kind or (one.low is None and one.high is None) or (other.low is None and other.high is None):
        return False
    if one.kind == "money":
        return not one.currencies or not other.currencies or bool(one.currencies & other.currencies)
    return plain(one.unit)[0] == plain(other.unit)[0]


def _interval(fact: Fact) -> Interval:
    factor = plain(fact.unit)[1]
    low, high = (None if end is None else end * factor for end in (fact.low, fact.high))
    return low, high, fact.low_open, fact.high_open


def _holds(whole: Interval, part: Interval) -> bool:
    """Return whether a value or a stretch lies in another, ends that are not meant included."""
    return _begins_in(whole[0], whole[2], part[0], part[2]) and _ends_in(whole[1], whole[3], part[1], part[3])


def _begins_in(floor: Fraction | None, floor_open: bool, low: Fraction | None, low_open: bool) -> bool:
    """Return whether what begins at `low` is not under `floor`; None is no beginning at all."""
    if floor is None or low is None:
        return floor is None
    return floor < low or (floor == low and (low_open or not floor_open))


def _ends_in(ceiling: Fraction | None, ceiling_open: bool, high: Fraction | None, high_open: bool) -> bool:
    """Return whether what ends at `high` is not over `ceiling`; None is no end at all."""
    if ceiling is None or high is None:
        return ceiling is None
    return high < ceiling or (high == ceiling and (high_open or not ceiling_open))
