"""One amount: a number with its sign, its currency or unit, and the smaller parts that are said after it."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from bearsout.reading.composed import clock_length, composed, composes, half_of_before, height
from bearsout.reading.currencies import Currencies
from bearsout.reading.measures import Measure, measure_after, sign_at, unit_at
from bearsout.reading.money import Currency, currency_after, currency_before, past_scale
from bearsout.reading.numbers import Number, number_at
from bearsout.reading.patterns import two_ends, written
from bearsout.reading.portions import portion_at, with_portion
from bearsout.reading.units import DURATIONS
from bearsout.reading.work import Work


class Amount(NamedTuple):
    """One number with its measure, from token `start` up to `end`. `plus`: a "+" after it makes it the least."""

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
    plus: bool = False
    either: bool = False


def amount_at(work: Work, i: int) -> Amount | None:
    """Return one number with its sign, currency, unit and smaller parts, at token `i`."""
    if (special := _length(work, i)) is not None:
        return special
    sign, j = _sign(work, i)
    money = currency_before(work, j)
    if money:
        after_sign, j = _sign(work, money.end)
        sign *= after_sign
    low, number = _two(work, j)
    if number is None:
        number = _number(work, j)
    if number is None:
        return None if money else _whole(work, i)
    plus = _plus(work, number.end)
    number = number._replace(end=number.end + plus)
    measure = _after_currency(work, number, money) if money else _measure(work, number)
    if number.weak and measure.kind == "number" and _is_article(work, j):
        return None
    value, end, unit = composed(work, _value(number, measure), measure)
    if _goes_on(work, end):
        return None
    made = Amount(i, end, value * sign, measure.kind, unit, measure.currencies, part=number.part, plus=bool(plus))
    weak = number.weak and measure.kind == "number"
    either = number.grouped is not None and not work.decimal_sure and measure.kind != "money"
    made = made._replace(either=either)
    return _below_zero(work, made._replace(weak=weak, low=None if low is None else low * sign * measure.scale))


def _is_article(work: Work, i: int) -> bool:
    """Return whether a number word at token `i` is an article: the phrase goes on, and no "only" stands before it."""
    facts = work.lexicon.facts
    if work.fold(i) not in facts.numbers.ones:
        return False
    ends = work.kind(i + 1) == "" or (work.kind(i + 1) == "mark" and work.fold(i + 1) in ".,;:!?)")
    return not ends and work.fold(i - 1) not in facts.polarity.only


def _length(work: Work, i: int) -> Amount | None:
    """Return a length that is written as a time of day, "dura 1h30", in feet and inches, 5'10", or whose number is left
    out, "hora y media"."""
    if (hours := clock_length(work, i)) is not None:
        return Amount(i, hours[1], hours[0], "duration", "hour")
    if (tall := height(work, i)) is not None:
        return Amount(i, tall[1], tall[0], "quantity", tall[2])
    if (before := half_of_before(work, i)) is not None:
        kind = "duration" if before[1] in DURATIONS else "quantity"
        return Amount(before[0], i + 1, Fraction(3, 2), kind, before[1])
    return None


def _plus(work: Work, i: int) -> int:
    """Return 1 where a "+" glued to a number, and to no other, makes it the least: "18+", "5+ years"."""
    return int(work.fold(i) == "+" and work.glued(i) and not (work.glued(i + 1) and work.kind(i + 1) != "mark"))


def _number(work: Work, j: int) -> Number | None:
    """Return the number at token `j` with the portion of a unit after it."""
    number = portion_at(work, j) or number_at(work, j) or _one_of(work, j)
    return None if number is None else with_portion(work, j, number)


def _goes_on(work: Work, end: int) -> bool:
    """Return whether letters are glued to digits that no unit was read in: "12abc"."""
    return work.kind(end) == "word" and work.glued(end) and work.kind(end - 1) in ("digits", "spaced")


def _two(work: Work, j: int) -> tuple[Fraction | None, Number | None]:
    """Return both ends where one token holds two numbers that rise ("3-5"); a leading zero makes it a code."""
    ends = two_ends(work.text(j)) if work.kind(j) == "digits" else None
    if ends is None or any(len(end) > 1 and end[0] == "0" and end.isdecimal() for end in ends):
        return None, None
    low, high = (written(end, work.decimal) for end in ends)
    if low is None or high is None or low.value >= high.value:
        return None, None
    return low.value, Number(high.value, j + 1, grouped=high.grouped)


def _measure(work: Work, number: Number) -> Measure:
    return Measure(number.end, "quantity", "times") if number.times else measure_after(work, number)


def _one_of(work: Work, i: int) -> Number | None:
    """Return the one of "within a week", "a week ahead" or "an hour and 45 minutes", where a length is meant."""
    facts = work.lexicon.facts
    if work.fold(i) not in facts.numbers.ones:
        return None
    if work.lexicon.currencies.at(work.tokens, i + 1) and (i == 0 or work.fold(i - 1) in facts.units.lengths):
        return Number(Fraction(1), i + 1, words=True)
    unit = unit_at(work, i + 1) or sign_at(work, i + 1, Number(Fraction(1), i + 1, words=True))
    if unit is None or not (_length_beside(work, i, unit) or composes(work, unit)):
        return None
    return Number(Fraction(1), i + 1, words=True)


def _length_beside(work: Work, i: int, unit: tuple[str, int]) -> bool:
    """Return whether a word beside "a week" says that a length is meant, or nothing stands before it at all."""
    units = work.lexicon.facts.units
    if unit[0] not in DURATIONS:
        return i == 0 or work.kind(i - 1) == "mark" or work.fold(i - 1) in units.lengths
    return i == 0 or work.fold(i - 1) in units.lengths or work.fold(unit[1]) in units.lengths_after


def _whole(work: Work, i: int) -> Amount | None:
    """Return the one unit of "all day" or "another week": a length that is hinted at, and so a weak one."""
    found = work.lexicon.wholes.at(work.tokens, i)
    if found is None:
        return None
    j = work.hyphen(found[1])
    unit = unit_at(work, j)
    if unit is None or unit[0] not in DURATIONS or _plural(work, unit[1] - 1):
        return None
    return Amount(i, unit[1], Fraction(1), "duration", unit[0], weak=True)


def _plural(work: Work, i: int) -> bool:
    """Return whether the name of a unit at token `i` is a plural: the table has it without its ending, too."""
    word, units = work.fold(i), work.lexicon.facts.units
    return any(word.endswith(end) and word.removesuffix(end) in units.names for end in ("s", "es"))


def _value(number: Number, measure: Measure) -> Fraction:
    """Return the value of a number beside its measure: an amount of money has no three decimals."""
    grouped = measure.kind == "money" and number.grouped is not None and measure.scale == 1
    return (number.grouped if grouped and number.grouped is not None else number.value) * measure.scale


def _sign(work: Work, i: int) -> tuple[int, int]:
    """Return the sign at token `i`, 1 or -1, and the position after it: "-", "−", "+", "minus"."""
    fold = work.fold(i)
    if fold in ("-", "−", "–", "+") and not (work.glued(i) and work.kind(i - 1) != "mark"):
        opens = i == 0 or work.fold(i - 1) in ("(", ",", ";", ":", "[")
        if work.glued(i + 1) or (opens and fold != "+"):
            return (1 if fold == "+" else -1), i + 1
    if fold in work.lexicon.facts.units.minus and work.kind(i - 1) not in ("digits", "spaced"):
        following = work.fold(i - 1) in work.lexicon.facts.numbers.words
        return (1, i) if following else (-1, i + 1)
    return 1, i


def _below_zero(work: Work, amount: Amount) -> Amount:
    """Return an amount, negative and of degrees where "below zero" follows it."""
    found = work.lexicon.below_zero.at(work.tokens, amount.end)
    if found is None or amount.unit not in (None, "degree", "celsius", "fahrenheit"):
        return amount
    return amount._replace(end=found[1], value=-amount.value, kind="quantity", unit=amount.unit or "degree")


def _after_currency(work: Work, number: Number, money: Currency) -> Measure:
    """Return the measure of a number after a currency sign, with the scale and the code after it."""
    scale, end = past_scale(work, number.end)
    of = end + 1 if work.fold(end) in work.lexicon.facts.units.of else end
    after = currency_after(work, of)
    if after and (after.currencies & money.currencies):
        return Measure(after.end, "money", None, after.currencies & money.currencies, scale * after.scale)
    return Measure(end, "money", None, money.currencies, scale * money.scale)
