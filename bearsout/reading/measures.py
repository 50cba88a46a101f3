"""What stands after a number: a percent sign, a currency, a unit, or nothing."""

from __future__ import annotations

from typing import NamedTuple

from bearsout.reading.currencies import BARE_SCALES, SCALE_LETTERS, Currencies
from bearsout.reading.money import currency_after, is_weight, past_scale
from bearsout.reading.numbers import Number
from bearsout.reading.units import DEGREES, DURATIONS, LENGTHS, POWERS, PREFIXES, SHY, sign_unit
from bearsout.reading.work import Work

QUOTED = 64
"""How far back an opening quotation mark is looked for, which makes the mark after a number a closing one."""


ENDS = frozenset(".,;:)!?")
"""Marks that no unit begins with."""
CAPITALS = {"W": "week", "Y": "year", "H": "hour"}
"""Letters glued to digits that are lengths after a word for one ("lasted 2W"); elsewhere they are units or codes."""


class Measure(NamedTuple):
    """What stands after a number (or, for a currency, before it), and where it ends."""

    end: int
    kind: str = "number"
    unit: str | None = None
    currencies: Currencies = frozenset()
    scale: int = 1


def measure_after(work: Work, number: Number) -> Measure:
    """Return what stands after a number: percent, currency, unit, or nothing."""
    if work.kind(number.end) == "" or work.fold(number.end) in ENDS:
        return Measure(number.end)
    end = _past_small_words(work, number)
    found = _percent(work, end) or _money(work, number, end) or _bare_scale(work, number, end)
    return found or _unit(work, number, end)


def _past_small_words(work: Work, number: Number) -> int:
    """Return the position past the hyphen of "30-day" and, after a fraction, past "of" and "a"."""
    end = work.hyphen(number.end)
    facts = work.lexicon.facts
    while number.part and end < number.end + 2 and (work.fold(end) in facts.units.of | facts.numbers.ones):
        end += 1
    return end + 1 if work.fold(end) in facts.units.between and unit_at(work, end + 1) else end


def _percent(work: Work, end: int) -> Measure | None:
    if found := work.lexicon.points.at(work.tokens, end):
        return Measure(found[1], "percent", "point")
    if work.fold(end) == "%":
        return Measure(end + 1, "percent", "percent")
    found = work.lexicon.percent.at(work.tokens, end)
    return Measure(found[1], "percent", "percent") if found else None


def _money(work: Work, number: Number, end: int) -> Measure | None:
    scale, after = past_scale(work, end) if not number.words else (1, end)
    after = after + 1 if work.fold(after) in work.lexicon.facts.units.of else after
    found = currency_after(work, after)
    if found is None or (found.either and is_weight(work, number.end, found.end)):
        return None
    return Measure(found.end, "money", None, found.currencies, scale * found.scale)


def _bare_scale(work: Work, number: Number, end: int) -> Measure | None:
    """Return the scale glued to a bare number ("1.2M"), which may have a unit of its own after it ("0.5k miles")."""
    scale = _scale_letter(work, end) if work.glued(end) and not number.words else None
    if scale is None or (work.text(end) == "b" and number.value.denominator == 1):
        return None
    found = unit_at(work, end + 1)
    if found is None:
        return Measure(end + 1, scale=scale)
    return Measure(found[1], _kind(found[0]), found[0], scale=scale)


def _scale_letter(work: Work, end: int) -> int | None:
    """Return what a letter glued to digits multiplies them by: an "m" only before what is counted by the million."""
    if work.text(end) != "m":
        return BARE_SCALES.get(work.text(end))
    noun = end + 2 if work.fold(end + 1) in work.lexicon.facts.units.of else end + 1
    return SCALE_LETTERS["m"] if work.fold(noun) in work.lexicon.facts.units.crowds else None


def _unit(work: Work, number: Number, end: int) -> Measure:
    found = unit_at(work, end)
    if found is None and work.fold(end) in work.lexicon.facts.units.of:
        found = unit_at(work, end + 1)
    if found is None:
        found = sign_at(work, end, number)
    return Measure(found[1], _kind(found[0]), found[0]) if found else Measure(number.end)


def _kind(unit: str) -> str:
    return "duration" if unit in DURATIONS else "quantity"


def unit_at(work: Work, i: int) -> tuple[str, int] | None:
    """Return the unit that words at token `i` name and the position after them, with its power: "square feet"."""
    if work.kind(i) != "word":
        return None
    before = _power(work, i)
    found = _named(work, i + 1 if before else i)
    if found is None and before and (sign := sign_unit(work.text(i + 1))) in LENGTHS:
        found = (sign or "", i + 2)
    if found is None:
        return None
    after = _power(work, found[1])
    power = before or after
    if power is None or found[0] not in LENGTHS:
        return None if before else found
    return f"{power}_{found[0]}", found[1] + 1 if after and not before else found[1]


def _power(work: Work, i: int) -> str | None:
    units = work.lexicon.facts.units
    return "square" if work.fold(i) in units.squares else "cubic" if work.fold(i) in units.cubes else None


def _named(work: Work, i: int) -> tuple[str, int] | None:
    found = work.lexicon.units.at(work.tokens, i)
    return found if found is not None or work.kind(i) != "word" else _prefixed(work, i)


def _prefixed(work: Work, i: int) -> tuple[str, int] | None:
    """Return the unit of a word with a prefix of the international system: "kilo" and "metre"."""
    units, word = work.lexicon.facts.units, work.fold(i)
    for prefix, meaning in units.prefixes.items():
        base = units.bases.get(word[len(prefix) :]) if word.startswith(prefix) else None
        if base is not None and meaning in PREFIXES:
            return meaning + base, i + 1
    return None


def sign_at(work: Work, i: int, number: Number | None = None) -> tuple[str, int] | None:
    """Return the unit that a sign at token `i` means and the position after it: "kWh", "°C", '"', "[kg]"."""
    if work.fold(i) == "[" and work.fold(i + 2) == "]":
        inner = sign_unit(work.text(i + 1))
        return (inner, i + 3) if inner else None
    if (degrees := degrees_at(work, i)) is not None:
        return degrees
    if work.kind(i) == "mark":
        return _feet_and_inches(work, i) if number is not None and not number.words else None
    if _length_letter(work, i):
        return CAPITALS[work.text(i)], i + 1
    unit = sign_unit(work.text(i).replace(".", "") if work.kind(i) == "short" else work.text(i))
    if unit is None or work.kind(i) not in ("word", "short", "letters") or not _is_sign(work, i, number):
        return None
    if unit in LENGTHS and work.fold(i + 1) == "^" and work.text(i + 2) in POWERS and work.glued(i + 2):
        return f"{POWERS[work.text(i + 2)]}_{unit}", i + 3
    return unit, i + 1


def _length_letter(work: Work, i: int) -> bool:
    lengths = work.lexicon.facts.units.lengths
    closes = work.kind(i + 1) in ("", "mark")
    return work.text(i) in CAPITALS and work.glued(i) and closes and work.fold(i - 2) in lengths


def _is_sign(work: Work, i: int, number: Number | None) -> bool:
    """Return whether a short word after a number is a sign and not a word: "25 m", not "5 in the morning"."""
    text, fold = work.text(i), work.fold(i)
    if fold in work.lexicon.facts.numbers.joiners:
        return False
    if number is not None and number.words:
        return len(text) > 1 and fold not in SHY
    if work.glued(i):
        return not (fold == "s" and len(work.fold(i - 1)) == 4)
    if len(text) == 1 and text.isupper() and text not in "VWAJNKLB":
        return False
    return fold not in SHY or _closes(work, i + 1, fold)


def _closes(work: Work, i: int, sign: str) -> bool:
    """Return whether nothing follows a sign that is a word as well which could go on with that word."""
    if work.kind(i) in ("", "mark", "spaced"):
        return work.fold(i) not in ("'", "-")
    units = work.lexicon.facts.units
    if sign == "in":
        return work.fold(i) in units.sizes
    return work.fold(i) in units.per or work.fold(i) in units.sizes or (sign == "t" and work.fold(i) not in units.per)


def degrees_at(work: Work, i: int) -> tuple[str, int] | None:
    """Return the unit of a degree sign at token `i` and the position after it: "°C", "º f", "° celsius", "°"."""
    text = work.text(i)
    if text[:1] not in ("°", "º"):
        return None
    if len(text) == 2:
        found = DEGREES.get(text[1].lower())
        return (found, i + 1) if found else None
    found = DEGREES.get(work.fold(i + 1)) if len(text) == 1 else None
    if found and (len(work.fold(i + 1)) > 1 or work.kind(i + 2) != "word" or not work.glued(i + 2)):
        return found, i + 2
    return ("degree", i + 1) if text == "°" and work.kind(i + 1) != "word" else None


def _feet_and_inches(work: Work, i: int) -> tuple[str, int] | None:
    """Return the unit of the marks in 5' and 55": no quotation opened before them is closed here."""
    if not work.glued(i):
        return None
    if work.fold(i) in ("″", "”") or (work.fold(i) == "'" and work.fold(i + 1) == "'" and work.glued(i + 1)):
        return "inch", i + (2 if work.fold(i) == "'" else 1)
    if work.fold(i) == "′" or (work.fold(i) in ("'", "’") and work.kind(i + 1) == "digits" and _inches_at(work, i + 1)):
        return "foot", i + 1
    return ("inch", i + 1) if work.fold(i) == '"' and not _quoted(work, i) else None


def _inches_at(work: Work, i: int) -> bool:
    """Return whether the digits at token `i` are inches after feet: glued to them, or with a mark of their own."""
    return work.glued(i) or inch_mark(work, i + 1) is not None


def inch_mark(work: Work, i: int) -> int | None:
    """Return the position after the mark for inches at token `i`, which closes no quotation, or None."""
    found = _feet_and_inches(work, i) if work.kind(i) == "mark" else None
    return found[1] if found is not None and found[0] == "inch" else None


def _quoted(work: Work, i: int) -> bool:
    """Return whether a quotation that opened shortly before token `i` is still open there."""
    for j in range(i - 1, max(-1, i - QUOTED), -1):
        if work.fold(j) == '"' and not (work.glued(j) and work.kind(j - 1) in ("digits", "spaced")):
            return not work.glued(j) or work.kind(j - 1) == "mark"
    return False
