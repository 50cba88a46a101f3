"""Amounts: a number with its unit, its currency, its bounds and its rate."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from bearsout.model import Span
from bearsout.reading.facts import Fact
from bearsout.reading.numbers import Number, half_after, number_at
from bearsout.reading.patterns import two_ends, written
from bearsout.reading.units import BARE_SCALES, DURATIONS, MONEY_CODES, MONEY_SIGNS, SCALE_LETTERS, SYMBOLS, plain
from bearsout.reading.work import Work

Currencies = frozenset[str]
CENTS = frozenset({"cent"})
MOST_BEFORE_NOUN = 3


@dataclass(frozen=True, slots=True)
class Measure:
    """What stands after a number (or, for a currency, before it), and where it ends."""

    end: int
    kind: str = "number"
    unit: str | None = None
    currencies: Currencies = frozenset()
    scale: int = 1


@dataclass(frozen=True, slots=True)
class Amount:
    """One number with its measure. `start`, `end` are positions of tokens."""

    start: int
    end: int
    value: Fraction
    kind: str
    unit: str | None = None
    currencies: Currencies = frozenset()
    weak: bool = False
    part: bool = False
    low: Fraction | None = None
    """The lower end, where one token held two ("3-5")."""


def amount_fact(work: Work, i: int) -> tuple[Fact, int] | None:
    """Return the amount that begins at token `i`, with the bounds around it, and the position after it, or None.

    The fact has no span yet; its `first` and `last` are tokens.
    """
    bound = _signed_bound(work, i) or work.lexicon.before.at(work.tokens, i)
    if bound:
        j = _skip_bound(work, bound[1])
        inner = _one_or_two(work, j)
        if inner and not (inner[0].weak and bound[0] in "~="):
            fact = _bounded(inner[0], bound[0])
            return replace(_with_tail(work, fact, inner[1]), first=i), _tail_end(work, inner[1], fact)
        return None
    inner = _one_or_two(work, i)
    if inner is None:
        return None
    fact = inner[0]
    return _with_tail(work, fact, inner[1]), _tail_end(work, inner[1], fact)


SIGNED_BOUNDS = {">": ">", "<": "<", "≥": ">=", "≤": "<="}


def _signed_bound(work: Work, i: int) -> tuple[str, int] | None:
    """Return the bound that a sign means, and the position after it and an "=" behind it."""
    bound = SIGNED_BOUNDS.get(work.fold(i))
    if bound is None:
        return None
    return (bound + "=", i + 2) if work.fold(i + 1) == "=" and len(bound) == 1 else (bound, i + 1)


def _skip_bound(work: Work, i: int) -> int:
    """Return the position past a second bound ("up to about") and small words."""
    again = work.lexicon.before.at(work.tokens, i)
    if again and again[0] in "~=":
        i = again[1]
    if work.fold(i) in work.lexicon.facts.units.of or work.fold(i) in work.lexicon.facts.calendar.of:
        i += 1
    return i


def _bounded(fact: Fact, bound: str) -> Fact:
    """Return an exact amount as the bound that the word before or after it makes of it."""
    if bound == "~":
        return replace(fact, about=True)
    if bound == "=" or fact.bound == "-":
        return fact
    if bound in (">=", ">"):
        return replace(fact, bound=bound, high=None, low_open=bound == ">")
    return replace(fact, bound=bound, low=None, high_open=bound == "<")


def _tail(work: Work, end: int, fact: Fact) -> tuple[str | None, tuple[str, ...], int]:
    """Return the bound and the rate after an amount, and the position after them."""
    bound = None
    j = end
    after = work.lexicon.after.at(work.tokens, j)
    if after is None and fact.unit is None and work.kind(j) == "word":
        after = work.lexicon.after.at(work.tokens, j + 1)
    if after and number_at(work, after[1]) is None:
        bound, j = after
    per, j = _rates(work, j)
    if not per and not bound and work.kind(j) == "word" and fact.kind == "number":
        per, k = _rates(work, j + 1)
        j = k if per else j
    return bound, per, j


def _rates(work: Work, i: int) -> tuple[tuple[str, ...], int]:
    """Return the rates that follow one another from token `i` ("per household each year") and the position after."""
    first, end = _rate(work, i)
    if first is None:
        return (), i
    noun = work.fold(end) == first
    second, last = _rate(work, end + 1 if noun else end)
    return ((first,), end) if second is None else ((first, second), end if noun else last)


def _with_tail(work: Work, fact: Fact, end: int) -> Fact:
    bound, per, last = _tail(work, end, fact)
    noun = _noun(work, end) if fact.unit is None and bound is None else None
    if noun is not None and not _countable(work, noun, fact):
        noun = None
    return replace(_bounded(fact, bound) if bound else fact, per=per, noun=noun, last=max(last, end))


def _noun(work: Work, i: int) -> str | None:
    """Return the noun that is counted at token `i`, past "of" and an article."""
    for j in range(i, i + MOST_BEFORE_NOUN):
        if work.kind(j) != "word":
            return None
        if work.fold(j) not in work.lexicon.stop and work.fold(j) not in work.lexicon.facts.units.of:
            return work.fold(j)
        if j == i and work.fold(j) not in work.lexicon.facts.units.of:
            return None
    return None


def _countable(work: Work, noun: str, fact: Fact) -> bool:
    """Return whether a word after a number can be what it counts: a plural, or anything after one."""
    return noun.endswith("s") or noun in work.lexicon.facts.numbers.plurals or fact.high == 1


def _tail_end(work: Work, end: int, fact: Fact) -> int:
    """Return where reading goes on: after the amount itself, since a counted noun is no part of it."""
    bound, per, last = _tail(work, end, fact)
    return last if bound or per else end


def _rate(work: Work, i: int) -> tuple[str | None, int]:
    """Return the unit of "per month", "a day" or "/kg" at token `i`."""
    if work.fold(i) == "/" and work.glued(i):
        unit = SYMBOLS.get(work.fold(i + 1)) or _unit_word(work, i + 1)
        return (unit, i + 2) if unit else (None, i)
    if work.fold(i) not in work.lexicon.facts.units.per:
        return None, i
    found = work.lexicon.units.at(work.tokens, i + 1)
    if found:
        return found[0], found[1]
    noun = work.kind(i + 1) == "word" and work.fold(i + 1) not in work.lexicon.stop
    return (work.fold(i + 1), i + 1) if noun and work.fold(i) in work.lexicon.facts.units.per_any else (None, i)


def _unit_word(work: Work, i: int) -> str | None:
    found = work.lexicon.units.at(work.tokens, i)
    return found[0] if found else None


def _one_or_two(work: Work, i: int) -> tuple[Fact, int] | None:
    """Return an amount, or two of them joined to a range, that begin at token `i`."""
    opener = work.lexicon.opens.at(work.tokens, i)
    first = _amount(work, opener[1] if opener else i)
    if first is None:
        return None
    joined = _range(work, first, i if opener else first.start, bool(opener))
    if joined:
        return joined
    if opener:
        return None
    return _fact(first, first.start), first.end


def _range(work: Work, first: Amount, start: int, opened: bool) -> tuple[Fact, int] | None:
    units = work.lexicon.facts.units
    if first.low is not None:
        return None
    join = work.lexicon.joins.at(work.tokens, first.end)
    j = join[1] if join else first.end + 1
    dash = work.fold(first.end) in ("-", "–", "—") and work.glued(first.end) == work.glued(first.end + 1)
    if not (join or dash or (opened and work.fold(first.end) in units.range_and)):
        return None
    second = _amount(work, j)
    if second is None or second.low is not None or not _joinable(first, second):
        return None
    unit, kind = second.unit or first.unit, second.kind if second.kind != "number" else first.kind
    low, high = first.value, second.value
    if not opened and not low < high:
        return None
    whole = replace(
        second, start=start, unit=unit, kind=kind, currencies=second.currencies or first.currencies, weak=False
    )
    return replace(_fact(whole, start), low=low, high=high, bound="-"), second.end


def _joinable(first: Amount, second: Amount) -> bool:
    """Return whether two amounts can be the ends of one range: one measure, or only the second has one."""
    if first.kind == second.kind:
        return first.unit == second.unit and (first.currencies == second.currencies or not second.currencies)
    if second.kind == "number":
        return first.kind == "money" and not second.part
    return first.kind == "number" and not first.part


def _fact(amount: Amount, start: int) -> Fact:
    low = amount.value if amount.low is None else amount.low
    return Fact(
        kind=amount.kind,
        span=Span(0, 0),
        text="",
        low=low,
        high=amount.value,
        bound="" if amount.low is None else "-",
        unit=amount.unit,
        currencies=amount.currencies,
        weak=amount.weak,
        first=start,
        last=amount.end,
    )


def _amount(work: Work, i: int) -> Amount | None:
    """Return one number with its sign, currency and unit, at token `i`."""
    sign, j = _sign(work, i)
    money = _currency_before(work, j)
    if money:
        sign_after, k = _sign(work, money[1])
        sign, j = sign * sign_after, k
    ends = two_ends(work.tokens[j].text) if work.kind(j) == "digits" else None
    low = written(ends[0], work.decimal) if ends else None
    high = written(ends[1], work.decimal) if ends else None
    if low and high and low.value < high.value:
        number = Number(high.value, j + 1, grouped=high.grouped)
    else:
        low, found = None, number_at(work, j) or _one_of(work, j)
        if found is None:
            return None
        number = found
    measure = _money(work, number, money[0]) if money else _measure(work, number)
    if number.times:
        measure = Measure(number.end, "quantity", "times")
    value = _value(number, measure)
    value, end = _compound(work, value, measure)
    if work.kind(end) == "word" and work.glued(end) and work.kind(end - 1) in ("digits", "spaced"):
        return None
    if number.weak and measure.kind == "number" and work.fold(j) in work.lexicon.facts.numbers.ones:
        return None
    return Amount(
        start=i,
        end=end,
        value=value * sign,
        kind=measure.kind,
        unit=measure.unit,
        currencies=measure.currencies,
        weak=number.weak and measure.kind == "number",
        part=number.part,
        low=low.value * sign * measure.scale if low else None,
    )


def _one_of(work: Work, i: int) -> Number | None:
    """Return the one of "within a week", where a word before it says that a length is meant."""
    numbers = work.lexicon.facts.numbers
    if work.fold(i) not in numbers.ones or work.fold(i - 1) not in numbers.lengths:
        return None
    unit = work.lexicon.units.at(work.tokens, i + 1)
    return Number(Fraction(1), i + 1, words=True) if unit and unit[0] in DURATIONS else None


def _value(number: Number, measure: Measure) -> Fraction:
    """Return the value of a number beside its measure: an amount of money has no three decimals."""
    plain = (
        number.grouped
        if measure.kind == "money" and number.grouped is not None and measure.scale == 1
        else number.value
    )
    return plain * measure.scale


def _compound(work: Work, value: Fraction, measure: Measure) -> tuple[Fraction, int]:
    """Return a length with the half after its unit: "an hour and a half"."""
    if measure.unit in DURATIONS and (half := half_after(work, measure.end)):
        return value + half[0], half[1]
    if measure.kind not in ("duration", "money") or measure.currencies == CENTS:
        return value, measure.end
    j = measure.end + 1 if work.fold(measure.end) in work.lexicon.facts.numbers.joiners else measure.end
    number = number_at(work, j)
    if number is None or (number.weak and measure.kind == "money"):
        return value, measure.end
    part = _smaller(measure, _measure(work, number))
    return (value + number.value * part[0], part[1]) if part else (value, measure.end)


def _smaller(whole: Measure, part: Measure) -> tuple[Fraction, int] | None:
    """Return how much of the first measure the second is, where it is its smaller part: minutes of hours, cents."""
    if whole.kind == "money":
        return (Fraction(1, 100), part.end) if part.currencies == CENTS else None
    (unit, factor), (smaller, less) = plain(whole.unit), plain(part.unit)
    return (less / factor, part.end) if part.kind == "duration" and unit == smaller and less < factor else None


def _sign(work: Work, i: int) -> tuple[int, int]:
    if work.fold(i) in ("-", "−", "+") and work.glued(i + 1) and not (work.glued(i) and work.kind(i - 1) != "mark"):
        return (1 if work.fold(i) == "+" else -1), i + 1
    return 1, i


def _currency_before(work: Work, i: int) -> tuple[Currencies, int] | None:
    """Return what the currency sign or code at token `i` may mean and the position after it, or None."""
    sign, j = work.fold(i), i
    while j < i + 2 and j + 1 < len(work.tokens) and work.glued(j + 1) and sign + work.fold(j + 1) in MONEY_SIGNS:
        sign, j = sign + work.fold(j + 1), j + 1
    if j == i and work.glued(i + 1) and sign + work.fold(i + 1) + work.fold(i + 2) in MONEY_SIGNS and work.glued(i + 2):
        sign, j = sign + work.fold(i + 1) + work.fold(i + 2), i + 2
    if sign in MONEY_SIGNS and (work.kind(i) == "mark" or j > i):
        return MONEY_SIGNS[sign], j + 1
    if work.kind(i) == "word" and work.tokens[i].text.upper() in MONEY_CODES and work.tokens[i].text.isupper():
        return frozenset({work.tokens[i].text.upper()}), i + 1
    return None


def _currency_after(work: Work, i: int) -> tuple[Currencies, int] | None:
    if work.kind(i) == "word" and work.tokens[i].text in MONEY_CODES:
        return frozenset({work.tokens[i].text}), i + 1
    if work.fold(i) in ("€", "£", "¥", "¢", "₹", "$") and work.kind(i + 1) != "digits":
        return MONEY_SIGNS[work.fold(i)], i + 1
    found = work.lexicon.currencies.at(work.tokens, i)
    return (frozenset(found[0].split()), found[1]) if found else None


def _money(work: Work, number: Number, currencies: Currencies) -> Measure:
    """Return the measure of a number after a currency sign, with the scale and the code after it."""
    end, scale = number.end, 1
    if work.fold(end) in SCALE_LETTERS and (work.glued(end) or len(work.fold(end)) > 1) and work.kind(end) == "word":
        scale, end = SCALE_LETTERS[work.fold(end)], end + 1
    after = _currency_after(work, _past_of(work, end))
    if after and (after[0] & currencies):
        return Measure(after[1], "money", None, after[0] & currencies, scale)
    return Measure(end, "money", None, currencies, scale)


def _past_of(work: Work, i: int) -> int:
    return i + 1 if work.fold(i) in work.lexicon.facts.units.of else i


def _measure(work: Work, number: Number) -> Measure:
    """Return what stands after a number: percent, currency, unit, or nothing."""
    end = work.hyphen(number.end)
    article = work.fold(end) in work.lexicon.facts.numbers.ones and number.part
    if article or (number.part and work.fold(end) in work.lexicon.facts.units.of):
        end += 1
    if found := work.lexicon.points.at(work.tokens, end):
        return Measure(found[1], "percent", "point")
    if work.fold(end) == "%":
        return Measure(end + 1, "percent", "percent")
    if found := work.lexicon.percent.at(work.tokens, end):
        return Measure(found[1], "percent", "percent")
    scale, after_scale = _glued_scale(work, end)
    if money := _currency_after(work, _past_of(work, after_scale)):
        return Measure(money[1], "money", None, money[0], scale)
    if (
        work.glued(end)
        and not number.words
        and (bare := BARE_SCALES.get(work.tokens[end].text if end < len(work.tokens) else ""))
    ):
        return Measure(end + 1, scale=bare)
    return _unit(work, number, end)


def _glued_scale(work: Work, i: int) -> tuple[int, int]:
    if work.kind(i) == "word" and work.glued(i) and work.fold(i) in SCALE_LETTERS:
        return SCALE_LETTERS[work.fold(i)], i + 1
    return 1, i


def _unit(work: Work, number: Number, end: int) -> Measure:
    found = work.lexicon.units.at(work.tokens, end)
    if found is None and end == number.end:
        found = work.lexicon.units.at(work.tokens, end + 1) if work.fold(end) in work.lexicon.facts.units.of else None
    if found is None and not number.words:
        found = _symbol(work, end)
    if found is None:
        return Measure(number.end)
    kind = "duration" if found[0] in DURATIONS else "quantity"
    return Measure(found[1], kind, found[0])


def _symbol(work: Work, i: int) -> tuple[str, int] | None:
    """Return the unit that a sign after digits means: "kWh", "°C", "km/h"."""
    text = work.fold(i)
    if text in ("°", "º") and work.glued(i + 1) and work.fold(i + 1) in ("c", "f"):
        return ("celsius" if work.fold(i + 1) == "c" else "fahrenheit"), i + 2
    if text in ("km", "mi", "m") and work.fold(i + 1) == "/" and work.fold(i + 2) in ("h", "s") and work.glued(i + 2):
        return f"{SYMBOLS[text]}_per_{SYMBOLS[work.fold(i + 2)]}", i + 3
    if work.kind(i) == "word" and text in SYMBOLS and _is_symbol(work, i):
        return SYMBOLS[text], i + 1
    return None


def _is_symbol(work: Work, i: int) -> bool:
    """Return whether a short word after digits is a sign and not a word: "25 m", not "5 in the morning"."""
    if work.glued(i):
        return not (work.fold(i) == "s" and len(work.fold(i - 1)) == 4)
    text = work.tokens[i].text
    return text.lower() not in ("in", "a", "v", "x", "t", "b", "pa", "s", "mi", "h") or text in ("h", "V", "s")
