"""Numbers in digits and in words: what stands at a token, before any unit."""

from __future__ import annotations

from fractions import Fraction

from bearsout.reading.parts import Number as Number
from bearsout.reading.parts import fraction_at, of_scale
from bearsout.reading.parts import half_after as half_after
from bearsout.reading.patterns import mixed, power, sign_value, slash, written
from bearsout.reading.spelled import cardinal
from bearsout.reading.sums import Said, Sum
from bearsout.reading.work import Work

MOST_DECIMALS = 24
"""As many words of decimals are read ("point one four one")."""
LAST_SCALES = (10**12, 10**9, 10**6)
"""What a half after them is half of: "two million and a half"."""
LETTER_SCALES = {"k": 1_000, "M": 1_000_000, "MM": 1_000_000}
"""Letters that scale digits even after a space, since they are the sign of no unit there."""
LARGEST_RATIO = 1_000
"""As many cases as "one in a thousand" are counted out of; a larger number after "in" is a year or something else."""


def number_at(work: Work, i: int) -> Number | None:
    """Return the number that begins at token `i`, or None."""
    kind = work.kind(i)
    if kind == "word":
        times = work.lexicon.facts.numbers.times.get(work.fold(i))
        if times is not None:
            return Number(Fraction(times), i + 1, words=True, times=True)
        number = _words(work, i) or _half(work, i) or _point(work, i) or _sign(work, i)
    else:
        number = _digits(work, i) if kind in ("digits", "spaced", "power") else _point(work, i) or _sign(work, i)
    if number is None or _stands_alone(work, number.end):
        return number
    return _ratio(work, _extended(work, number))


def _stands_alone(work: Work, i: int) -> bool:
    """Return whether nothing at token `i` can go on with a number, as in a row of them."""
    return work.kind(i) in ("digits", "spaced", "") or (work.kind(i) == "mark" and work.fold(i) not in "(-–")


def _sign(work: Work, i: int) -> Number | None:
    """Return the value of a sign such as "½" at token `i`."""
    value = sign_value(work.text(i))
    return Number(value, i + 1, part=True) if value is not None else None


# Digits


def _digits(work: Work, i: int) -> Number | None:
    text, kind = work.text(i), work.kind(i)
    if kind == "power":
        value = power(text, work.decimal)
        return Number(value, i + 1) if value is not None else None
    if (pair := slash(text)) and pair[1]:
        return Number(Fraction(pair[0], pair[1]), i + 1, part=True)
    if (whole := mixed(text)) is not None:
        return Number(whole, i + 1)
    found = written(text, work.decimal)
    if found is None:
        return None
    if part := _part_after(work, i + 1):
        return _scaled(work, Number(found.value + part[0], part[1]))
    return _scaled(work, Number(found.value, i + 1, grouped=found.grouped))


def _part_after(work: Work, i: int) -> tuple[Fraction, int] | None:
    """Return the fraction that goes on with digits and the position after it: 2½, 2 1/2."""
    if (value := sign_value(work.text(i))) is not None:
        return value, i + 1
    pair = slash(work.text(i)) if work.kind(i) == "digits" else None
    return (Fraction(*pair), i + 1) if pair and 0 < pair[0] < pair[1] else None


def _scaled(work: Work, number: Number) -> Number:
    """Return digits with the scale words after them: "3,5 milhões", "2 mil 500 millones", "200 dozen", "10 k"."""
    letter = LETTER_SCALES.get(work.text(number.end))
    if letter and not work.glued(number.end) and not work.glued(number.end + 1):
        return Number(number.value * letter, number.end + 1)
    if not work.lexicon.numerals.at(work.fold(number.end)):
        return _dozens(work, number, Fraction(0))
    said = cardinal(work, number.end, Sum(rest=_whole(number.value), size=1, figure=True))
    if said is None:
        return _dozens(work, number, Fraction(0))
    return _dozens(work, Number(Fraction(said.value), said.end), Fraction(said.base))


def _whole(value: Fraction) -> int | Fraction:
    return value.numerator if value.denominator == 1 else value


# Words


def _words(work: Work, i: int) -> Number | None:
    """Return the number that words say from token `i` on, without what may be said after it."""
    table, first = work.lexicon.facts.numbers, work.fold(i)
    said = _article(work, i) if first in table.ones else None
    said = said or cardinal(work, i)
    if said is None or _inexact(work, i, said):
        return None
    if said.size == 1 and said.value == 0 and (after := _after_zero(work, i)):
        said = after
    number = Number(Fraction(said.value), said.end, weak=said.end == i + 1 and first in table.weak, words=True)
    return _dozens(work, number, Fraction(said.base))


def _article(work: Work, i: int) -> Said | None:
    """Return the one of an article before a scale, a dozen or a part, with what follows: "a hundred and five"."""
    table = work.lexicon.facts.numbers
    numeral = work.lexicon.numerals.at(work.fold(i + 1))
    if numeral and not numeral.place and not numeral.part and numeral.kind in ("hundred", "scale"):
        return cardinal(work, i + 1, Sum(rest=1, size=1))
    if work.fold(i + 1) in table.dozens or (numeral and numeral.part and _surely_part(work, i + 1)):
        return Said(1, i + 1, size=1)
    return None


def _surely_part(work: Work, i: int) -> bool:
    """Return whether the name of a fraction after "a" is one: "a third party" holds none."""
    facts = work.lexicon.facts
    return work.fold(i) not in facts.numbers.ordinals or work.fold(i + 1) in facts.units.of


def _inexact(work: Work, i: int, said: Said) -> bool:
    """Return whether words give no exact number: "thousands of people", "several hundred"."""
    table = work.lexicon.facts.numbers
    scale = work.fold(i) in table.scales
    return scale and (work.fold(i) in table.vague or (said.size == 1 and work.fold(i - 1) in table.vaguely))


def _after_zero(work: Work, i: int) -> Said | None:
    """Return the number after a zero that stands before its digit, as in a time or a code: "cero ocho"."""
    if work.fold(i - 1) in ("-", "–") or work.lexicon.numerals.at(work.fold(i - 1)) or work.kind(i + 1) != "word":
        return None
    said = cardinal(work, i + 1)
    return said if said and 0 < said.value < 10 and not work.lexicon.numerals.at(work.fold(said.end)) else None


def _dozens(work: Work, number: Number, base: Fraction) -> Number:
    """Return a number with the dozens it counts: "two dozen", "three hundred and two dozens" is 300 and 24."""
    dozen = work.lexicon.facts.numbers.dozens.get(work.fold(number.end))
    if dozen is None or number.part:
        return number
    return Number(base + (number.value - base) * dozen, number.end + 1, words=number.words)


def _half(work: Work, i: int) -> Number | None:
    table = work.lexicon.facts.numbers
    if work.fold(i) not in table.halves and work.fold(i) not in table.half_nouns:
        return None
    return of_scale(work, Number(Fraction(1, 2), i + 1, part=True, words=True))


def _point(work: Work, i: int) -> Number | None:
    """Return decimals without a whole number before them: "point five"; "point 77" only where nothing else is said."""
    if work.fold(i) not in work.lexicon.facts.numbers.points or work.kind(i - 1) in ("word", "digits"):
        return None
    if work.kind(i + 1) != "word" and (i > 0 or i + 2 < len(work.tokens)):
        return None
    after = _decimals(work, i + 1)
    return Number(after[0], after[1], words=True) if after else None


# What may follow a number


def _extended(work: Work, number: Number) -> Number:
    """Return the number with the fraction, the decimals or the half after it: "two thirds", "two and a half"."""
    if number.part:
        return number
    if fraction := fraction_at(work, number):
        return of_scale(work, fraction)
    if work.fold(number.end) in work.lexicon.facts.numbers.points and (after := _decimals(work, number.end + 1)):
        return _rescaled(work, Number(number.value + after[0], after[1], words=number.words))
    if after := half_after(work, number.end):
        return _with_part(work, number, *after)
    return _with_figure_or_words(work, _spoken_decimals(work, number))


def _with_part(work: Work, number: Number, part: Fraction, end: int) -> Number:
    """Return a number and the fraction after it, of the scale that either of them has.

    "Two and a half million" and "two million and a half" are one, "a billion and half a million" is not.
    """
    scale = work.lexicon.facts.numbers.scales.get(work.fold(end))
    if scale is None:
        return Number(number.value + part * _last_scale(number.value), end, words=number.words)
    if number.value < scale:
        return Number((number.value + part) * scale, end + 1, words=number.words)
    return Number(number.value + part * scale, end + 1, words=number.words)


def _rescaled(work: Work, number: Number) -> Number:
    """Return a number with the scale after its decimals or its half: "two and a half million", "two point five k"."""
    scale = work.lexicon.facts.numbers.scales.get(work.fold(number.end))
    return number._replace(value=number.value * scale, end=number.end + 1) if scale else number


def _decimals(work: Work, i: int) -> tuple[Fraction, int] | None:
    """Return the decimals said after a "point" at token `i` ("zero three", "vinte e oito") and the position after."""
    if work.kind(i) == "digits" and work.text(i).isdecimal():
        return Fraction(int(work.text(i)), 10 ** len(work.text(i))), i + 1
    said, end = "", i
    while len(said) < MOST_DECIMALS and work.kind(end) == "word":
        found = cardinal(work, end)
        if found is None or (said and work.fold(end) in work.lexicon.facts.numbers.scales):
            break
        scale = work.lexicon.facts.numbers.scales.get(work.fold(found.end - 1)) if found.size > 1 else None
        said, end = said + str(found.value // (scale or 1)), found.end - bool(scale)
        if found.value >= 10:
            break
    return (Fraction(int(said), 10 ** len(said)), end) if said else None


def _spoken_decimals(work: Work, number: Number) -> Number:
    """Return "trescientos con doce" as 300.12, where nothing follows that the second number could count."""
    if work.fold(number.end) not in work.lexicon.facts.numbers.mixed or not number.words or number.weak:
        return number
    after = _decimals(work, number.end + 1) if work.kind(number.end + 1) == "word" else None
    if after is None or not _ends_phrase(work, after[1]):
        return number
    return Number(number.value + after[0], after[1], words=True)


def _ends_phrase(work: Work, i: int) -> bool:
    """Return whether nothing that could be counted stands at token `i`."""
    return work.kind(i) != "word" or work.lexicon.percent.at(work.tokens, i) is not None


def _last_scale(value: Fraction) -> int:
    return next((scale for scale in LAST_SCALES if value and value % scale == 0), 1)


def _with_figure_or_words(work: Work, number: Number) -> Number:
    """Return the number past its repetition in brackets: "15 (quinze)", "thirty (30)"."""
    if work.fold(number.end) != "(":
        return number
    inside = number.end + 1
    again = (_digits if number.words else _words)(work, inside) if work.kind(inside) in ("word", "digits") else None
    if again is None or work.fold(again.end) != ")" or again.words == number.words:
        return number
    return Number(again.value if number.words else number.value, again.end + 1)


def _ratio(work: Work, number: Number) -> Number:
    """Return two numbers that are one ratio: "one over twenty", "1 sobre 3", "one in five"."""
    found = work.lexicon.ratios.at(work.tokens, number.end)
    if found is None or number.part or number.value.denominator != 1 or number.value < 1:
        return number
    kind = work.kind(found[1])
    second = _digits(work, found[1]) if kind == "digits" else _words(work, found[1]) if kind == "word" else None
    if second is None or second.value.denominator != 1 or second.value < 2:
        return number
    fits = _is_quotient(work, second) if found[0] == "over" else _counts_cases(work, number, second)
    return Number(number.value / second.value, second.end, part=True, words=number.words) if fits else number


def _is_quotient(work: Work, second: Number) -> bool:
    return _ends_phrase(work, second.end) and work.text(second.end) not in ("$", "€", "£")


def _counts_cases(work: Work, number: Number, second: Number) -> bool:
    """Return whether "one in five" says how many of a number there are: no unit follows, as in "2 in 5 days"."""
    if not number.value < 10 or not number.value < second.value <= LARGEST_RATIO:
        return False
    return work.lexicon.units.at(work.tokens, second.end) is None and work.kind(second.end) != "digits"
