"""Derived values: sums, differences, averages and shares of what a passage states, which it does not state itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

from bearsout.reading import Fact
from bearsout.reading.units import plain
from bearsout.verify.case import Case

MOST = 8
"""Of how many values of the passages sums are tried; it bounds the work."""
FEWEST = 2
KINDS = frozenset({"number", "quantity", "money", "percent", "duration"})
CENT = Fraction(1, 100)

Held = tuple[Fact, Fraction]
"""A value of a passage, and how much it is in its plain unit."""


def operands(case: Case, fact: Fact) -> tuple[str, ...]:
    """Return the values of the passages that a value of the sentence is worked out from, as they stand; none where it
    is not."""
    value = _value(fact)
    if value is None or fact.bound or fact.kind not in KINDS:
        return ()
    unit = plain(fact.unit)[0]
    held = list(_held(case))
    alike = [(one, worth) for one, worth in held if one.kind == fact.kind and plain(one.unit)[0] == unit][:MOST]
    for group, results in _results(alike):
        if value in results:
            return tuple(one.text for one, _ in group)
    return _share(value * CENT, held[:MOST]) if fact.kind == "percent" else ()


def _held(case: Case) -> Iterator[Held]:
    for passage in case.passages:
        for one in passage.facts:
            worth = _value(one) if one.kind in KINDS and not one.weak else None
            if worth is not None:
                yield one, worth


def _value(fact: Fact) -> Fraction | None:
    """Return an exact value in its plain unit."""
    return fact.low * plain(fact.unit)[1] if fact.low is not None and fact.low == fact.high else None


def _results(alike: Sequence[Held]) -> Iterator[tuple[Sequence[Held], tuple[Fraction, ...]]]:
    """Yield groups of values with what comes of them: pairs, and all together."""
    for one, other in combinations(alike, 2):
        total = one[1] + other[1]
        yield (one, other), (total, total / FEWEST, abs(one[1] - other[1]), one[1] * other[1])
    if len(alike) > FEWEST:
        total = sum((worth for _, worth in alike), Fraction(0))
        yield alike, (total, total / len(alike))


def _share(share: Fraction, held: Sequence[Held]) -> tuple[str, ...]:
    """Return the two values of which one is this share of the other, or is more than it by this share."""
    for (one, first), (other, second) in combinations(held, 2):
        low, high = min(first, second), max(first, second)
        if one.kind == other.kind and low > 0 and share in (low / high, (high - low) / high, (high - low) / low):
            return one.text, other.text
    return ()
