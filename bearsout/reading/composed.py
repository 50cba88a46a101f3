"""Composed amounts: the smaller parts that are said after a unit, "2 hours 15 minutes", "3 euros con 99", "1h30"."""

from __future__ import annotations

from fractions import Fraction

from bearsout.reading.currencies import CENTS
from bearsout.reading.measures import Measure, inch_mark, measure_after, unit_at
from bearsout.reading.money import currency_after
from bearsout.reading.numbers import Number, half_after, number_at
from bearsout.reading.patterns import clock, feet_and_inches
from bearsout.reading.units import DURATIONS, plain
from bearsout.reading.work import Work

MOST_PARTS = 5
"""How many smaller parts a composed amount has at most: "2 weeks 3 days 4 hours"."""
MOST_OF_A_WHOLE = 3
"""A smaller part is no more than so many of the whole before it; "2 hours, 900 minutes" is a list."""
UNITED = ("duration", "quantity")
"""Kinds of amounts that have a unit."""


def composes(work: Work, unit: tuple[str, int]) -> bool:
    """Return whether a half or a smaller part follows a unit: "an hour and a half"."""
    whole = Measure(unit[1], "duration", unit[0])
    return unit[0] in DURATIONS and (half_after(work, unit[1]) is not None or _part(work, whole, unit[1]) is not None)


def composed(work: Work, value: Fraction, measure: Measure) -> tuple[Fraction, int, str | None]:
    """Return an amount with the smaller parts after its unit, where it ends, and its unit.

    The unit is the first one, unless its decimals would have no end: "1 hour 20 minutes" is 80 minutes.
    """
    if measure.kind == "money":
        return (*_with_cents(work, value, measure), None)
    if measure.unit is not None and measure.kind in UNITED and (half := half_after(work, measure.end)):
        return value + half[0], half[1], measure.unit
    if measure.kind not in UNITED:
        return value, measure.end, measure.unit
    end, smallest = measure.end, measure
    for _ in range(MOST_PARTS):
        part = _part(work, smallest, end)
        if part is None:
            break
        value += part[0] * _ratio(part[1].unit, measure.unit)
        smallest, end = part[1], part[1].end
    else:
        return value, end, measure.unit
    if end == measure.end:
        value, end = _bare_part(work, value, measure)
    return _ended(value, end, measure.unit, smallest.unit)


def _ratio(unit: str | None, of: str | None) -> Fraction:
    return plain(unit)[1] / plain(of)[1]


def _ended(value: Fraction, end: int, unit: str | None, smallest: str | None) -> tuple[Fraction, int, str | None]:
    rest = value.denominator
    for factor in (2, 5):
        while rest % factor == 0:
            rest //= factor
    return (value, end, unit) if rest == 1 else (value / _ratio(smallest, unit), end, smallest)


def _part(work: Work, whole: Measure, end: int) -> tuple[Fraction, Measure] | None:
    """Return the number and measure of a smaller part at token `end`: minutes after hours, inches after feet."""
    j = end + 1 if work.fold(end) in work.lexicon.facts.numbers.joiners or work.fold(end) == "," else end
    if work.fold(end) == "," and work.fold(j) in work.lexicon.facts.numbers.joiners:
        j += 1
    number = number_at(work, j) if work.kind(j) in ("digits", "word") else None
    if number is None or number.times:
        return None
    part = measure_after(work, number)
    if part.unit == "metre" and whole.unit == "hour" and work.text(part.end - 1) == "m":
        part = part._replace(kind="duration", unit="minute")
    (unit, factor), (smaller, less) = plain(whole.unit), plain(part.unit)
    same = part.kind == whole.kind and unit == smaller and less < factor
    return (number.value, part) if same and number.value * less <= factor * MOST_OF_A_WHOLE else None


NEXT_SMALLER = {"hour": "minute", "minute": "second"}
"""What a bare number after a unit counts: "1 hour thirty"."""


def _bare_part(work: Work, value: Fraction, measure: Measure) -> tuple[Fraction, int]:
    """Return hours with the minutes that close a phrase without their name: "2 hours and 10", "1h30"."""
    smaller = NEXT_SMALLER.get(measure.unit or "")
    j = measure.end + 1 if work.fold(measure.end) in work.lexicon.facts.numbers.joiners else measure.end
    number = number_at(work, j) if smaller and work.kind(j) in ("digits", "word") else None
    if number is None or number.weak or number.part or not 1 <= number.value < 60 or not _phrase_ends(work, number.end):
        return value, measure.end
    return value + number.value / 60, number.end


def _phrase_ends(work: Work, i: int) -> bool:
    return work.kind(i) == "" or (work.kind(i) == "mark" and work.fold(i) in ".,;:!?)")


def _with_cents(work: Work, value: Fraction, measure: Measure) -> tuple[Fraction, int]:
    """Return an amount of money with the cents after it: "3 euros con 99 céntimos", "15 dollars 50", "12€50"."""
    if measure.currencies == CENTS:
        return value, measure.end
    joined = work.fold(measure.end) in work.lexicon.facts.units.cent_joins
    j = measure.end + 1 if joined else measure.end
    number = number_at(work, j) if work.kind(j) in ("digits", "word") else None
    if number is None or number.weak or number.part or not 0 < number.value < 100:
        return value, measure.end
    after = currency_after(work, number.end)
    if after and (after.currencies == CENTS or work.lexicon.cents.at(work.tokens, number.end)):
        return value + number.value / 100, after.end
    if after is None and number.value >= 10 and value.denominator == 1 and _bare_cents(work, j, number, joined):
        return value + number.value / 100, number.end
    return value, measure.end


def _bare_cents(work: Work, j: int, number: Number, joined: bool) -> bool:
    """Return whether two digits after an amount are its cents: nothing that they could count follows."""
    if joined or number.words:
        return _phrase_ends(work, number.end)
    if len(work.text(j)) != 2 or work.kind(number.end) == "digits" or measure_after(work, number).end > number.end:
        return False
    return work.kind(number.end) != "word" or not work.fold(number.end).endswith("s")


def half_of_before(work: Work, i: int) -> tuple[int, str] | None:
    """Return where the unit before "media" at token `i` begins, and that unit: "hora y media", without a number."""
    numbers = work.lexicon.facts.numbers
    if work.fold(i) not in numbers.halves or work.fold(i - 1) not in numbers.joiners or work.kind(i - 2) != "word":
        return None
    unit = unit_at(work, i - 2)
    return (i - 2, unit[0]) if unit is not None and unit[1] == i - 1 else None


def clock_length(work: Work, i: int) -> tuple[Fraction, int] | None:
    """Return the hours of "1h30" and the position after it, where a word before it or "min" makes it a length."""
    text = work.text(i)
    found = clock(text[: text.lower().find("h") + 3]) if work.kind(i) == "clock" and "h" in text.lower() else None
    if found is None:
        return None
    named = work.glued(i + 1) and work.fold(i + 1) in ("m", "min", "mins")
    units, before = work.lexicon.facts.units, work.fold(i - 1)
    length = before in units.lengths and before not in units.of and not work.lexicon.at.at(work.tokens, i - 1)
    if not (named or length):
        return None
    return Fraction(found[0]) + Fraction(found[1], 60), i + 2 if named else i + 1


def height(work: Work, i: int) -> tuple[Fraction, int, str | None] | None:
    """Return the length of 5'10" at token `i`, where it ends, and its unit."""
    found = feet_and_inches(work.text(i)) if work.kind(i) == "digits" else None
    end = inch_mark(work, i + 1) if found else None
    return _ended(found[0] + found[1] * _ratio("inch", "foot"), end, "foot", "inch") if found and end else None


def is_length(work: Work, i: int) -> bool:
    """Return whether what looks like a time of day at token `i` is a length."""
    return clock_length(work, i) is not None
