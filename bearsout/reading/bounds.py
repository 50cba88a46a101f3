"""Amounts with what binds them: the words before and after that make them a least, a most, or a rate."""

from __future__ import annotations

from fractions import Fraction

from bearsout.reading.facts import Fact
from bearsout.reading.measures import measure_after
from bearsout.reading.numbers import Number, number_at
from bearsout.reading.ranges import begins_day, one_or_two, past_article
from bearsout.reading.rates import Rates, rates_at
from bearsout.reading.units import SPEEDS
from bearsout.reading.work import Work

MOST_BEFORE_NOUN = 3
AGE = "age"
"""The noun of a length of years that somebody has lived."""
SIGNED_BOUNDS = {">": ">", "<": "<", "≥": ">=", "≤": "<=", "⩾": ">=", "⩽": "<="}
LEAST = frozenset({">", ">="})
MOST = frozenset({"<", "<="})

Bound = tuple[str, int]
"""A word of the bounds table and the position after the phrase that means it."""
Found = tuple[Fact, int]


def amount_fact(work: Work, i: int) -> Found | None:
    """Return the amount that begins at token `i`, with the bounds around it, and the position after it, or None.

    The fact has no span yet; its `first` and `last` are tokens.
    """
    found = _one(work, i)
    return None if found is None else _two_bounds(work, found) or found


def _one(work: Work, i: int) -> Found | None:
    """Return an amount or a range with the bounds on its two sides."""
    if (aged := work.lexicon.ages_before.at(work.tokens, i)) is not None:
        inner = one_or_two(work, past_article(work, aged[1]))
        return _closed(work, _bounded(_aged(inner[0]), aged[0]), inner[1], i) if inner and _of_age(inner[0]) else None
    bound = _bound_before(work, i)
    if bound is None:
        inner = one_or_two(work, i)
        return None if inner is None else _closed(work, inner[0], inner[1], inner[0].first)
    j, bound = _past_second(work, bound)
    inner = None if begins_day(work, j) else one_or_two(work, j)
    if inner is None or (inner[0].weak and bound[0] in "~="):
        return None
    return _closed(work, _bounded(inner[0], bound[0]), inner[1], i)


def _bound_before(work: Work, i: int) -> Bound | None:
    """Return the bound that a sign or a phrase at token `i` means, and the position after it."""
    signed = SIGNED_BOUNDS.get(work.fold(i))
    if signed is None:
        return work.lexicon.before.at(work.tokens, i)
    return (signed + "=", i + 2) if work.fold(i + 1) == "=" and len(signed) == 1 else (signed, i + 1)


def _past_second(work: Work, bound: Bound) -> tuple[int, Bound]:
    """Return the position past a second bound of the same side ("up to about"), small words and articles."""
    i = bound[1]
    again = work.lexicon.before.at(work.tokens, i)
    if again and (again[0] in "~=" or _side(again[0]) == _side(bound[0])):
        i = again[1]
    facts = work.lexicon.facts
    if work.fold(i) in facts.units.of or work.fold(i) in facts.calendar.of:
        i += 1
    return past_article(work, i), bound


def _side(bound: str) -> int:
    return 1 if bound in LEAST else -1 if bound in MOST or bound == "in" else 0


def _bounded(fact: Fact, bound: str) -> Fact:
    """Return an amount as the bound that the word before or after it makes of it."""
    if bound == "~":
        return fact._replace(about=True)
    if bound == "=":
        return _or_equal(fact)
    if fact.bound == "-":
        return fact
    end = fact.high if fact.high is not None else fact.low
    if bound in LEAST:
        return fact._replace(bound=bound, low=end, high=None, low_open=bound == ">", high_open=False, exact=False)
    return fact._replace(bound=bound, low=None, high=end, high_open=bound == "<", low_open=False, exact=False)


def _or_equal(fact: Fact) -> Fact:
    """Return an amount that a word makes exact, or a bound that "or equal" closes: "less than 5 or equal"."""
    if fact.bound in ("<", ">"):
        return fact._replace(bound=fact.bound + "=", low_open=False, high_open=False)
    return fact._replace(exact=fact.bound == "")


def _closed(work: Work, fact: Fact, end: int, first: int) -> Found:
    """Return an amount with the age, the bound, the rate and the noun after it, and where reading goes on."""
    fact, end = _with_age(work, fact, end)
    bound, after = _bound_after(work, fact, end)
    if bound is not None:
        fact, after = _late_unit(work, _bounded(fact, bound), after)
    per, last = _rates(work, fact, after)
    noun = fact.noun or (_noun(work, end, fact) if fact.unit is None else None)
    fact = _speed(fact._replace(first=first, per=fact.per or per, noun=noun, last=max(last, end)))
    return fact, last


def _speed(fact: Fact) -> Fact:
    """Return a rate as the unit that it is by itself: miles an hour."""
    unit = SPEEDS.get((fact.unit or "", fact.per[0])) if fact.per else None
    return fact._replace(unit=unit, per=fact.per[1:]) if unit else fact


def _bound_after(work: Work, fact: Fact, end: int) -> tuple[str | None, int]:
    """Return the bound after an amount, which may follow the noun that it counts, and the position after it."""
    for j in (end, end + 1) if fact.unit is None and work.kind(end) == "word" else (end,):
        found = work.lexicon.after.at(work.tokens, j)
        if found is not None and not _bounds_the_next(work, j, found):
            return found
    return None, end


def _bounds_the_next(work: Work, j: int, found: Bound) -> bool:
    """Return whether a bound after an amount is in truth the one before the next: "200 or more than 190"."""
    if number_at(work, found[1]) is not None:
        return True
    for k in range(j, found[1]):
        longer = work.lexicon.before.at(work.tokens, k)
        if longer and longer[1] >= found[1] and number_at(work, past_article(work, longer[1])) is not None:
            return True
    return False


def _late_unit(work: Work, fact: Fact, end: int) -> Found:
    """Return a bound with the unit that follows it: "5 or more days"."""
    if fact.kind != "number" or work.kind(end) not in ("word", "mark"):
        return fact, end
    measure = measure_after(work, Number(fact.low or fact.high or Fraction(0), end, words=True))
    if measure.kind == "number" or measure.scale != 1:
        return fact, end
    return fact._replace(kind=measure.kind, unit=measure.unit, currencies=measure.currencies), measure.end


def _with_age(work: Work, fact: Fact, end: int) -> Found:
    """Return an amount as the age that the words after it make of it: "45 or older", "18 years old"."""
    if not _of_age(fact):
        return fact, end
    at_unit = work.lexicon.ages.at(work.tokens, end - 1) if fact.unit == "year" else None
    found = at_unit or work.lexicon.ages.at(work.tokens, work.hyphen(end))
    if found is None:
        return fact, end
    return (_aged(fact) if found[0] == "=" else _bounded(_aged(fact), found[0])), found[1]


def _of_age(fact: Fact) -> bool:
    """Return whether a number may be one of years that somebody has lived."""
    return fact.unit == "year" or (fact.kind == "number" and not fact.weak)


def _aged(fact: Fact) -> Fact:
    return fact._replace(kind="duration", unit="year", noun=AGE)


def _rates(work: Work, fact: Fact, i: int) -> tuple[Rates, int]:
    """Return the rates after an amount, which may follow the noun that it counts, and the position after them."""
    per, end = rates_at(work, i)
    if not per and fact.kind == "number" and work.kind(i) == "word":
        per, after = rates_at(work, i + 1)
        end = after if per else i
    return per, end


def _noun(work: Work, i: int, fact: Fact) -> str | None:
    """Return the noun that is counted at token `i`, past "of" and an article."""
    of = work.lexicon.facts.units.of
    for j in range(i, i + MOST_BEFORE_NOUN):
        if work.kind(j) != "word" or (j == i and work.fold(j) in work.lexicon.stop and work.fold(j) not in of):
            return None
        if work.fold(j) not in work.lexicon.stop and work.fold(j) not in of:
            return work.fold(j) if _countable(work, work.fold(j), fact) else None
    return None


def _countable(work: Work, noun: str, fact: Fact) -> bool:
    """Return whether a word after a number can be what it counts: a plural, or anything after one."""
    return noun.endswith("s") or noun in work.lexicon.facts.numbers.plurals or fact.high == 1


def _two_bounds(work: Work, found: Found) -> Found | None:
    """Return two bounds of one value as a range: "more than 10 and less than 20"."""
    first, end = found
    side = _side(first.bound)
    j = _past_joiner(work, end) if side else end
    if j == end or first.bound == "in" or _bound_before(work, j) is None:
        return None
    other = _one(work, j)
    if other is None or _side(other[0].bound) != -side or other[0].bound == "in":
        return None
    least, most = (first, other[0]) if side > 0 else (other[0], first)
    if least.low is None or most.high is None or least.low >= most.high or not _same_measure(least, most):
        return None
    full = other[0] if other[0].kind != "number" else first
    whole = other[0]._replace(
        kind=full.kind, unit=full.unit, currencies=full.currencies, low=least.low, high=most.high,
        low_open=least.low_open, high_open=most.high_open, bound="-", first=first.first,
    )  # fmt: skip
    return whole, other[1]


def _past_joiner(work: Work, i: int) -> int:
    """Return the position past a comma and an "and" or "but" between two bounds."""
    j = i + 1 if work.fold(i) == "," else i
    units = work.lexicon.facts.units
    return j + 1 if work.fold(j) in units.range_and or work.fold(j) in units.bound_joins else j


def _same_measure(one: Fact, other: Fact) -> bool:
    if one.kind == other.kind:
        paid_alike = one.currencies == other.currencies or bool(one.currencies & other.currencies)
        return one.unit == other.unit and paid_alike
    return "number" in (one.kind, other.kind)
