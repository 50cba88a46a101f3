"""Rates: what an amount is counted by, "per month", "a day", "/kg"."""

from __future__ import annotations

from bearsout.reading.measures import unit_at
from bearsout.reading.units import sign_unit
from bearsout.reading.work import Work

Rates = tuple[str, ...]


def rates_at(work: Work, i: int) -> tuple[Rates, int]:
    """Return the rates that follow one another from token `i` ("per household each year") and the position after."""
    first, end = _rate(work, i)
    if first is None:
        return (), i
    noun = work.fold(end) == first
    second, last = _rate(work, end + 1 if noun else end)
    return ((first,), end) if second is None else ((first, second), end if noun else last)


def _rate(work: Work, i: int) -> tuple[str | None, int]:
    """Return the unit of "per month", "a day" or "/kg" at token `i`."""
    if work.fold(i) == "/" and work.glued(i):
        return _slashed(work, i + 1)
    units = work.lexicon.facts.units
    if work.fold(i) not in units.per:
        return None, i
    found = unit_at(work, i + 1)
    if found:
        return found
    any_noun = work.fold(i) in units.per_any
    sign = sign_unit(work.text(i + 1)) if any_noun and work.kind(i + 1) == "word" else None
    if sign:
        return sign, i + 2
    noun = work.kind(i + 1) == "word" and work.fold(i + 1) not in work.lexicon.stop
    return (work.fold(i + 1), i + 1) if noun and any_noun else (None, i)


def _slashed(work: Work, i: int) -> tuple[str | None, int]:
    """Return the unit or noun after a slash."""
    if work.kind(i) != "word":
        return None, i - 1
    found = unit_at(work, i)
    if found:
        return found
    sign = sign_unit(work.text(i))
    return (sign, i + 1) if sign else (None, i - 1)
