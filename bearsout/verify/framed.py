"""What words elsewhere in its segment make of a value: "the limit is 600" is at most 600, "the monthly fee" a rate."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bearsout.language.facts import Phrases
from bearsout.reading import Fact, Reading
from bearsout.reading.lexicon import Lexicon, lexicon

REACH = 10
"""A word makes a bound or a rate of a value at most this many tokens away."""
BOUNDED = frozenset({"number", "quantity", "money", "percent", "duration"})
RATED = frozenset({"number", "quantity", "money", "percent"})


@cache
def _words(code: str | None) -> tuple[Phrases, Phrases]:
    """Return a language's words for limits and for rates."""
    polarity = lexicon(code).facts.polarity
    return polarity.limits, polarity.rates


def framed(reading: Reading, facts: tuple[Fact, ...], lex: Lexicon, segment_of: tuple[int, ...]) -> tuple[Fact, ...]:
    """Return the facts with the bounds and rates that other words of their segments give them."""
    limits, rates = _words(lex.code)
    if not any(token.fold in limits or token.fold in rates for token in reading.tokens):
        return facts
    return tuple(_framed(reading, facts, i, limits, rates, segment_of) for i in range(len(facts)))


def _framed(
    reading: Reading, facts: tuple[Fact, ...], i: int, limits: Phrases, rates: Phrases, segment_of: tuple[int, ...]
) -> Fact:
    fact = facts[i]
    if fact.kind in RATED and not fact.per:
        rate = next((rates[fold] for fold in _around(reading, facts, i, segment_of) if fold in rates), None)
        fact = fact._replace(per=(rate,)) if rate else fact
    if fact.kind in BOUNDED and not fact.bound and not fact.weak:
        limit = next((limits[fold] for fold in _before(reading, facts, i, segment_of) if fold in limits), None)
        if limit == "<=":
            return fact._replace(low=None, bound=limit)
        if limit == ">=":
            return fact._replace(high=None, bound=limit)
    return fact


def _before(reading: Reading, facts: tuple[Fact, ...], i: int, segment_of: tuple[int, ...]) -> Iterator[str]:
    """Yield the words before a value, the nearest first, up to another value or the beginning of its segment."""
    at = facts[i].first
    last = max(facts[i - 1].last if i else 0, at - REACH)
    for token in range(at - 1, last - 1, -1):
        if segment_of[token] != segment_of[at]:
            return
        yield reading.tokens[token].fold


def _around(reading: Reading, facts: tuple[Fact, ...], i: int, segment_of: tuple[int, ...]) -> Iterator[str]:
    """Yield the words after a value and before it, up to other values."""
    yield from (reading.tokens[token].fold for token in range(facts[i].first, facts[i].last))
    at = facts[i].last
    end = min(facts[i + 1].first if i + 1 < len(facts) else len(reading.tokens), at + 2)
    for token in range(at, end):
        if segment_of[token] != segment_of[facts[i].first]:
            break
        yield reading.tokens[token].fold
    yield from _before(reading, facts, i, segment_of)
