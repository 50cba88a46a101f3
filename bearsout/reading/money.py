"""Currencies beside a number: signs, codes and names, before it and after it, and the short scales between."""

from __future__ import annotations

from typing import NamedTuple

from bearsout.reading.currencies import (
    BEFORE_ONLY,
    CENTS,
    MONEY_CODES,
    MONEY_SIGNS,
    SCALE_LETTERS,
    Currencies,
    code_meaning,
)
from bearsout.reading.work import Work

LONGEST_SIGN = 4
"""A sign is no more tokens than this ("u $ s", "S / .")."""
SIGN_FIRSTS = frozenset(piece for sign in MONEY_SIGNS for piece in (sign, sign.rstrip("$/.s")) if piece) | {"s"}
"""What a sign can begin with; nothing else is looked at."""
NEAR = 8
"""How many words before a pound say whether it is weighed or paid."""


class Currency(NamedTuple):
    """What a sign, code or name may mean, where it ends, and the scale in it. `either`: it is a weight as well."""

    currencies: Currencies
    end: int
    scale: int = 1
    either: bool = False


def currency_before(work: Work, i: int) -> Currency | None:
    """Return the currency whose sign, code or name stands at token `i`, before a number."""
    return _sign(work, i) or _code(work, i) or _name_before(work, i)


def currency_after(work: Work, i: int) -> Currency | None:
    """Return the currency whose sign, code or name stands at token `i`, after a number."""
    if (code := _code(work, i)) is not None:
        return _scaled(work, code)
    if (sign := _sign(work, i)) is not None and work.fold(i) not in BEFORE_ONLY and not _of_the_next(work, i, sign.end):
        return sign
    if work.fold(i) == "c" and (work.glued(i) or work.kind(i + 1) in ("", "mark")):
        return Currency(CENTS, i + 1)
    found = work.lexicon.currencies.at(work.tokens, i)
    if found is None:
        return None
    return Currency(frozenset(found[0].split()), found[1], either=work.lexicon.units.at(work.tokens, i) is not None)


def _of_the_next(work: Work, i: int, end: int) -> bool:
    """Return whether a sign between two numbers belongs to the second: "10 $30", not "10 $ 30 $" or "12€50"."""
    if work.kind(end) not in ("digits", "spaced"):
        return False
    if work.glued(i):
        return work.glued(end) and len(work.text(end)) != 2
    return work.glued(end) or work.fold(end + 1) != work.fold(i)


def _sign(work: Work, i: int) -> Currency | None:
    """Return the longest sign at token `i`, whose pieces are glued: "$", "R$", "U$S", "S/."."""
    if work.fold(i) not in SIGN_FIRSTS and not (work.fold(i + 1) == "$" and work.glued(i + 1)):
        return None
    text, best = "", None
    for j in range(i, min(i + LONGEST_SIGN, len(work.tokens))):
        if j > i and not work.glued(j):
            break
        text += work.fold(j)
        if text in MONEY_SIGNS and (work.kind(j) == "mark" or _letters_sign(work, i, j)):
            best = Currency(MONEY_SIGNS[text], j + 1)
        elif text.endswith("$") and text[:-1].upper() in MONEY_CODES:
            best = Currency(frozenset({text[:-1].upper()}), j + 1)
    if best is not None and work.fold(best.end) == "." and text.startswith(("rs", "bs")) and work.glued(best.end):
        return Currency(best.currencies, best.end + 1)
    return best


def _letters_sign(work: Work, i: int, j: int) -> bool:
    """Return whether a sign of letters stands before a number or is no other word: "Rs 20", "Bs. 20", "zł"."""
    k = j + 2 if work.fold(j + 1) == "." else j + 1
    if work.text(i)[:1].isupper() and work.kind(k) in ("digits", "spaced"):
        return True
    return work.fold(i) not in BEFORE_ONLY and (work.kind(i - 1) in ("digits", "spaced") or not work.text(i).isascii())


def _code(work: Work, i: int) -> Currency | None:
    """Return the currency of a code at token `i`; a `$` after it adds nothing."""
    if work.kind(i) not in ("word", "letters"):
        return None
    found = code_meaning(work.text(i))
    if found is None:
        return None
    dollar = work.fold(i + 1) == "$" and work.glued(i + 1)
    return Currency(found[0], i + 2 if dollar else i + 1, found[1])


def _name_before(work: Work, i: int) -> Currency | None:
    """Return the currency of a name before a large number: "em dólar 22500000"."""
    found = work.lexicon.currencies.at(work.tokens, i) if work.kind(i) == "word" else None
    if found is None or work.kind(found[1]) != "digits" or work.kind(i - 1) in ("digits", "spaced"):
        return None
    text = work.text(found[1])
    large = len(text) > 4 or not text.isdecimal()
    return Currency(frozenset(found[0].split()), found[1]) if large and found[0] != "cent" else None


def _scaled(work: Work, code: Currency) -> Currency:
    """Return a currency with the scale after its code: "75 USD million"."""
    scales = work.lexicon.facts.numbers.scales
    scale, end = code.scale, code.end
    while work.fold(end) in scales and end < code.end + 2:
        scale, end = scale * scales[work.fold(end)], end + 1
    return Currency(code.currencies, end, scale)


def past_scale(work: Work, i: int) -> tuple[int, int]:
    """Return the short scale at token `i` and the position after it: "1.5M", "$ 3 bn"."""
    fold = work.fold(i)
    if work.kind(i) == "word" and fold in SCALE_LETTERS and (work.glued(i) or len(fold) > 1):
        return SCALE_LETTERS[fold], i + 1
    return 1, i


def is_weight(work: Work, i: int, end: int) -> bool:
    """Return whether a pound between tokens `i` and `end` is one of weight: "6 pounds of meat", "weighs 5 pounds"."""
    units = work.lexicon.facts.units
    if work.fold(end) in units.of and work.kind(end + 1) == "word":
        return True
    for j in range(i - 1, max(-1, i - NEAR), -1):
        if work.fold(j) in (".", "!", "?"):
            break
        if work.fold(j) in units.weighing:
            return True
        if work.fold(j) in units.payment:
            return False
    scaled = work.fold(i - 1) in work.lexicon.facts.numbers.scales
    return units.either.get(work.fold(i), "") == "quantity" and not scaled
