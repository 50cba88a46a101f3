"""Numbers in digits and in words: what stands at a token, before any unit."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bearsout.reading.patterns import sign_value, slash, written
from bearsout.reading.work import Work

LONGEST = 24
"""A number in words has no more words than this; it bounds the work on hostile runs of number words."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number and the position after it. `weak` is an article or pronoun as much as a number ("one", "una").

    `grouped` is the other reading of digits such as "12,500"; `part` says that it is a fraction of something,
    `times` that it says how often.
    """

    value: Fraction
    end: int
    weak: bool = False
    grouped: Fraction | None = None
    part: bool = False
    words: bool = False
    times: bool = False


def number_at(work: Work, i: int) -> Number | None:
    """Return the number that begins at token `i`, or None."""
    times = work.lexicon.facts.numbers.times.get(work.fold(i))
    if times is not None:
        return Number(Fraction(times), i + 1, words=True, times=True)
    number = _digits(work, i) or _words(work, i) or _half(work, i)
    if number is None:
        return None
    return _extended(work, number)


def _digits(work: Work, i: int) -> Number | None:
    kind = work.kind(i)
    if kind and kind not in ("digits", "spaced"):
        text = work.tokens[i].text
        value = sign_value(text) if len(text) == 1 else None
        return Number(value, i + 1, part=True) if value is not None else None
    if kind not in ("digits", "spaced"):
        return None
    text = work.tokens[i].text
    if (pair := slash(text)) and pair[1]:
        return Number(Fraction(pair[0], pair[1]), i + 1, part=True)
    found = written(text, work.decimal)
    if found is None:
        return None
    value, end = found.value, i + 1
    if len(work.fold(end)) == 1 and work.glued(end) and (part := sign_value(work.tokens[end].text)):
        return Number(value + part, end + 1)
    if work.kind(end) == "digits" and (pair := slash(work.tokens[end].text)) and 0 < pair[0] < pair[1]:
        return Number(value + Fraction(*pair), end + 1)
    return _scaled(work, Number(value, end, grouped=found.grouped))


def _scaled(work: Work, number: Number) -> Number:
    """Return digits with the scale words after them: "3,5 milhões", "2 mil millones"."""
    scales, value, end = work.lexicon.facts.numbers.scales, number.value, number.end
    while work.fold(end) in scales and end - number.end < 3:
        value, end = value * scales[work.fold(end)], end + 1
    return number if end == number.end else Number(value, end)


def _words(work: Work, i: int) -> Number | None:
    table = work.lexicon.facts.numbers
    first = work.fold(i)
    starts_with_one = first in table.ones and (
        work.fold(i + 1) in table.scales
        or work.fold(i + 1) in table.dozens
        or (work.fold(i + 1) in table.parts and _surely_part(work, i + 1))
    )
    if first not in table.words and first not in table.dozens and first not in table.scales and not starts_with_one:
        return None
    if first in table.scales and first not in table.words and table.scales[first] < 1000:
        return None
    total, current, end = _sum(work, i + 1 if starts_with_one else i, 1 if starts_with_one else None)
    if end == i:
        return None
    weak = end == i + 1 and first in table.weak
    return Number(Fraction(total + current), end, weak=weak, words=True)


def _surely_part(work: Work, i: int) -> bool:
    """Return whether the name of a fraction after "a" is one: "a third party" holds none."""
    return work.fold(i) not in work.lexicon.facts.numbers.ordinals or work.fold(i + 1) in work.lexicon.facts.units.of


def _sum(work: Work, i: int, current: int | None) -> tuple[int, int, int]:
    """Return what the number words from `i` add up to, as thousands and rest, and the position after them."""
    table = work.lexicon.facts.numbers
    total, rest, end, started = 0, current or 0, i, current is not None
    j = i
    while j < len(work.tokens) and j - i < LONGEST:
        word = work.fold(j)
        if word in table.words and (not started or _fits(total, rest, table.words[word])):
            rest += table.words[word]
        elif word in table.scales and (started or table.scales[word] >= 1000):
            scale = table.scales[word]
            if scale >= 1000 and (rest > 0 or not started) and (total == 0 or scale < total or rest):
                total, rest = (total + (rest or 1)) * scale if 0 < total < scale else total + (rest or 1) * scale, 0
            elif scale < 1000 and 0 < rest < 100:
                rest *= scale
            else:
                break
        elif word in table.dozens and (rest or not started):
            return 0, (total + (rest or 1)) * table.dozens[word], j + 1
        else:
            break
        started, end = True, j + 1
        j = work.hyphen(end)
        if work.fold(j) in table.joiners and _continues(work, j + 1, total, rest):
            j += 1
    return total, rest, end


def _fits(total: int, rest: int, value: int) -> bool:
    """Return whether `value` may follow: it is smaller than the last place said ("twenty" five, not "five" twenty)."""
    if rest == 0:
        return total > 0
    if 0 < rest % 100 < 20:
        return False
    place = 10 if rest % 100 else 100
    return 0 < value < place


def _continues(work: Work, i: int, total: int, rest: int) -> bool:
    table = work.lexicon.facts.numbers
    value = table.words.get(work.fold(i))
    return value is not None and _fits(total, rest, value)


def _half(work: Work, i: int) -> Number | None:
    table = work.lexicon.facts.numbers
    if work.fold(i) not in table.halves:
        return None
    j = i + 1
    if work.fold(j) in table.ones or work.fold(j) in work.lexicon.facts.units.of:
        j += 1
    if work.fold(j) in table.scales or work.fold(j) in table.dozens:
        scale = table.scales.get(work.fold(j)) or table.dozens[work.fold(j)]
        return Number(Fraction(scale, 2), j + 1, words=True)
    return Number(Fraction(1, 2), i + 1, part=True, words=True)


def _extended(work: Work, number: Number) -> Number:
    """Return the number with a fraction after it: "two thirds", "two and a half"."""
    table = work.lexicon.facts.numbers
    j = work.hyphen(number.end)
    if not number.part and number.value.denominator == 1 and work.fold(j) in table.parts and 0 < number.value < 1000:
        return Number(number.value / table.parts[work.fold(j)], j + 1, part=True, words=True)
    if number.weak:
        return number
    if work.fold(number.end) in table.points and (after := _decimals(work, number.end + 1)):
        return Number(number.value + after[0], after[1], words=True)
    if half := half_after(work, number.end):
        return Number(number.value + half[0] * _last_scale(number.value), half[1], words=True)
    return _with_figure_or_words(work, number)


def _decimals(work: Work, i: int) -> tuple[Fraction, int] | None:
    """Return the decimals said after a "point" at token `i` ("zero three", "vinte e oito") and the position after."""
    words = work.lexicon.facts.numbers.words
    zeros = 0
    while words.get(work.fold(i)) == 0 and zeros < LONGEST:
        zeros, i = zeros + 1, i + 1
    rest = _words(work, i)
    if rest is None:
        return (Fraction(0), i) if zeros else None
    places = zeros + len(str(rest.value.numerator))
    return rest.value / 10**places, rest.end


def _last_scale(value: Fraction) -> int:
    """Return what a half after a number is half of: a million after millions, else one."""
    return next((scale for scale in (10**12, 10**9, 10**6) if value and value % scale == 0), 1)


def _with_figure_or_words(work: Work, number: Number) -> Number:
    """Return the number past its repetition in brackets: "15 (quinze)", "thirty (30)"."""
    if work.fold(number.end) != "(":
        return number
    again = (_digits if number.words else _words)(work, number.end + 1)
    if again is None or work.fold(again.end) != ")":
        return number
    return Number(again.value if number.words else number.value, again.end + 1)


def half_after(work: Work, i: int) -> tuple[Fraction, int] | None:
    """Return the fraction said by "and a half" at token `i` and the position after it, or None."""
    table = work.lexicon.facts.numbers
    if work.fold(i) not in table.joiners:
        return None
    j = i + 1
    if work.fold(j) in table.ones:
        j += 1
    if work.fold(j) in table.halves:
        return Fraction(1, 2), j + 1
    return None
