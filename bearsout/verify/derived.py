"""Derived values: sums, differences, averages and shares of what a passage states, which it does not state itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

from bearsout.reading import Fact
from bearsout.reading.units import plain
from bearsout.verify.case import Case

MOST = 12
"""Of how many values of the passages sums are tried; it bounds the work."""
FEWEST = 2
KINDS = frozenset({"number", "quantity", "money", "percent", "duration"})
CENT = Fraction(1, 100)


def operands(case: Case, fact: Fact) -> tuple[str, ...]:
    """Return the values of the passages that a value of the sentence is worked out from, as they stand; none where it
    is not."""
    value = _value(fact)
    if value is None or fact.bound or fact.kind not in KINDS:
        return ()
    held = [one for passage in case.passages for one in passage.facts if one.kind in KINDS and _value(one) is not None]
    alike = [one for one in held if one.kind == fact.kind and plain(one.unit)[0] == plain(fact.unit)[0]][:MOST]
    for group, results in _results(alike):
        if value in results:
            return tuple(one.text for one in group)
    return _share(fact, held[:MOST]) if fact.kind == "percent" else ()


def _value(fact: Fact) -> Fraction | None:
    """Return an exact value in its plain unit."""
    return fact.low * plain(fact.unit)[1] if fact.low is not None and fact.low == fact.high else None


def _results(alike: Sequence[Fact]) -> Iterator[tuple[Sequence[Fact], set[Fraction]]]:
    """Yield groups of values with what comes of them: pairs, and all together."""
    groups: list[Sequence[Fact]] = list(combinations(alike, 2))
    if len(alike) > FEWEST:
        groups.append(alike)
    for group in groups:
        values = [value for one in group if (value := _value(one)) is not None]
        total = sum(values, Fraction(0))
        results = {total, total / len(values)}
        if len(values) == FEWEST:
            results |= {abs(values[0] - values[1]), values[0] * values[1]}
        yield group, results


def _share(fact: Fact, held: Sequence[Fact]) -> tuple[str, ...]:
    """Return the two values of which one is this share of the other."""
    share = (fact.low or Fraction(0)) * CENT
    for one, other in combinations(held, 2):
        low, high = sorted(((_value(one) or Fraction(0)), (_value(other) or Fraction(0))))
        if high and one.kind == other.kind and share in (low / high, (high - low) / high, (high - low) / (low or high)):
            return one.text, other.text
    return ()
