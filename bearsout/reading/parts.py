"""Fractions said in words: "two thirds", "tres veinteavos", "and a half", "half a million"."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from bearsout.reading.spelled import cardinal, divisor
from bearsout.reading.sums import Said
from bearsout.reading.work import Work


class Number(NamedTuple):
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


def fraction_at(work: Work, number: Number) -> Number | None:
    """Return a whole number with the name of a fraction after it: "two thirds", "tres veinteavos", "dois onze avos"."""
    if number.value.denominator != 1 or number.value <= 0:
        return None
    if (out_of := _tens_of(work, number)) is not None:
        return out_of
    found = divisor(work, work.hyphen(number.end))
    if found is None or not _divides(work, number, found):
        return None
    end = found.end + 1 if work.fold(found.end) in work.lexicon.facts.numbers.part_nouns else found.end
    return Number(number.value / Fraction(found.value), end, part=True, words=True)


def _divides(work: Work, number: Number, found: Said) -> bool:
    """Return whether a word after a number is the name of a fraction and counts nothing: "two thirds"."""
    table = work.lexicon.facts.numbers
    halves = work.fold(found.end - 1) in table.parts and found.value == 2
    if (found.value < 3 and not halves) or work.hyphen(found.end) != found.end:
        return False
    if not found.plural and number.value != 1:
        return False
    simple = found.size == 1 and work.fold(found.end - 1) not in table.avos
    if simple and work.fold(found.end) not in table.part_nouns:
        numeral = work.lexicon.numerals.at(work.fold(found.end - 1))
        if numeral is None or not numeral.part or (not number.words and found.value in (2, 4)):
            return False
    return number.words or simple


def _tens_of(work: Work, number: Number) -> Number | None:
    """Return "one hundred thirty-fifths", whose hyphen makes the thirty a part of the denominator: 100/35."""
    part = work.lexicon.numerals.at(work.fold(number.end + 1)) if work.hyphen(number.end) != number.end else None
    tens = number.value % 100
    if part is None or not part.part or not part.plural or part.value > 9 or tens < 20 or tens % 10:
        return None
    whole = number.value - tens
    return Number(whole / (tens + part.value), number.end + 2, part=True, words=True) if whole else None


def of_scale(work: Work, number: Number) -> Number:
    """Return a fraction with the scale or dozen that it is a part of: "half a million", "three quarters of a dozen"."""
    table, j = work.lexicon.facts.numbers, number.end
    while j < number.end + 2 and (work.fold(j) in table.ones or work.fold(j) in work.lexicon.facts.units.of):
        j += 1
    scale = table.scales.get(work.fold(j)) or table.dozens.get(work.fold(j))
    return Number(number.value * scale, j + 1, words=True) if scale else number


def half_after(work: Work, i: int) -> tuple[Fraction, int] | None:
    """Return the fraction of "and a half" or "con tres cuartos" at token `i` and the position after it, or None."""
    table = work.lexicon.facts.numbers
    if work.fold(i) not in table.joiners and work.fold(i) not in table.mixed:
        return None
    j = i + 1
    k = j + 1 if work.fold(j) in table.ones else j
    found = Number(Fraction(1, 2), k + 1) if work.fold(k) in table.halves else _proper(work, j, k)
    if found is None or work.fold(found.end) in work.lexicon.facts.units.of:
        return None
    return found.value, found.end


def _proper(work: Work, j: int, k: int) -> Number | None:
    """Return the fraction below one at token `j`, past an article at `k`: "a quarter", "two thirds"."""
    if k > j and work.lexicon.numerals.at(work.fold(j)) is None:
        return _article_part(work, k)
    said = cardinal(work, j) if work.kind(j) == "word" else None
    found = fraction_at(work, Number(Fraction(said.value), said.end, words=True)) if said else None
    if found is None:
        return _article_part(work, j)
    return found if found.value < 1 else None


def _article_part(work: Work, k: int) -> Number | None:
    """Return the fraction of "and a third" or "y cuarto", where no noun follows that it could order."""
    numeral = work.lexicon.numerals.at(work.fold(k)) if work.kind(k) == "word" else None
    if numeral is None or not numeral.part or numeral.plural:
        return None
    ordinal = work.fold(k) in work.lexicon.facts.numbers.ordinals
    if ordinal and work.kind(k + 1) == "word" and work.lexicon.units.at(work.tokens, k + 1) is None:
        return None
    return Number(Fraction(1, numeral.value), k + 1, part=True)
