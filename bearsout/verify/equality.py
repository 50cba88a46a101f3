"""When a value of a passage is the value of a sentence: typed, exact, and with its bounds (docs/verification.md)."""

from __future__ import annotations

import re
from fractions import Fraction

from bearsout.reading import Fact, When
from bearsout.reading.units import plain

SCALED = frozenset({"percent", "money"})
COUNTS = frozenset({"number", "quantity", "duration", "money"})


def licenses(passage: Fact, sentence: Fact) -> bool:
    """Return whether a value of a passage says what a value of a sentence says."""
    if sentence.when is not None or passage.when is not None:
        return _same_time(passage, sentence) or _same_year(passage, sentence)
    if sentence.kind in ("label", "link", "unread") or passage.kind in ("label", "link", "unread"):
        return _letters(passage.text) == _letters(sentence.text)
    if "ordinal" in (sentence.kind, passage.kind):
        return sentence.kind == passage.kind and sentence.low == passage.low
    return _same_measure(passage, sentence) and _same_ends(passage, sentence)


TELEPHONE = re.compile(r"\+?[\d\s()\-–]+")
"""Labels whose spaces, hyphens and brackets only group the digits."""
SPACES = re.compile(r"\s+")


def _letters(text: str) -> str:
    """Return a label or a link as it is compared: letter for letter, marks inside it with the rest.

    >>> _letters("01632 960-481"), _letters("Version 1.2.3.")
    ('01632960481', 'version1.2.3')
    """
    bare = text.casefold().strip(".,;:!?()[]\"'“”‘’«» ")
    if TELEPHONE.fullmatch(bare):
        return "".join(char for char in bare if char.isdigit())
    return SPACES.sub("", bare)


def _same_time(passage: Fact, sentence: Fact) -> bool:
    if sentence.when is None or passage.when is None:
        return False
    if sentence.until is not None:
        return (
            passage.until is not None
            and _within(sentence.when, passage.when)
            and _within(sentence.until, passage.until)
        )
    if passage.until is None:
        return _within(sentence.when, passage.when) and _same_side(passage.bound, sentence.bound)
    # "From the 3rd to the 10th" begins on the one and lasts until the other.
    ends = ((passage.when, LATE), (passage.until, EARLY))
    return any(_within(sentence.when, end) and sentence.bound not in wrong for end, wrong in ends)


EARLY, LATE = frozenset({">", ">=", "start"}), frozenset({"<", "<=", "end"})
"""Bounds of a date that lie on the side of what comes after it, and of what comes before it."""
WHOLE = frozenset({"<=", ">=", "start", "mid", "end"})
"""Bounds of a date in a passage that hold the day or month itself: "until 5 May" may be told as "ends on 5 May"."""


def _same_side(held: str, said: str) -> bool:
    """Return whether the bound of a date in a sentence may follow from that of the passage.

    Opposite sides are the affair of `direction`: "before the 5th, and not after that day" tells of both.
    """
    if not said:
        return not held or held in WHOLE
    return bool(held) or said in ("<=", ">=")


def _within(sentence: When, passage: When) -> bool:
    """Return whether every part that the sentence states is in the passage."""
    return all(said is None or said == held for said, held in zip(sentence.parts(), passage.parts(), strict=True))


def _same_year(passage: Fact, sentence: Fact) -> bool:
    """Return whether one text has as a bare number what the other has as a year, or as a label."""
    return _year(passage) is not None and _year(passage) == _year(sentence)


def _year(fact: Fact) -> int | None:
    if fact.when is not None and fact.until is None and fact.when == When(fact.when.year):
        return fact.when.year
    bare = fact.kind == "number" and fact.low is not None and fact.low == fact.high and fact.text.isdecimal()
    return int(fact.low) if bare and fact.low is not None and len(fact.text) == 4 else None


def _same_measure(passage: Fact, sentence: Fact) -> bool:
    if passage.per and not set(sentence.per) <= set(passage.per):
        return False
    if passage.about and not sentence.about:
        return False
    if sentence.kind == "money" and passage.kind == "money":
        unsaid = not sentence.currencies or not passage.currencies or "cent" in sentence.currencies | passage.currencies
        return unsaid or bool(sentence.currencies & passage.currencies)
    if "percent" in (sentence.kind, passage.kind):
        return (sentence.kind == passage.kind and sentence.unit == passage.unit) or _half_as_percent(passage, sentence)
    if plain(sentence.unit)[0] == plain(passage.unit)[0] and sentence.kind == passage.kind:
        return True
    return _elided(passage, sentence) or _elided(sentence, passage)


def _half_as_percent(passage: Fact, sentence: Fact) -> bool:
    """Return whether "half" stands for 50 %: a fraction below one against a percentage."""
    return any(
        one.kind == "percent"
        and one.unit == "percent"
        and other.kind == "number"
        and other.low is not None
        and 0 < other.low < 1
        for one, other in ((passage, sentence), (sentence, passage))
    )


def _elided(bare: Fact, full: Fact) -> bool:
    """Return whether a number without a unit or noun of its own may leave out the other's ("the third has 22")."""
    return bare.kind == "number" and bare.noun is None and full.kind in COUNTS and bare.unit is None


def _scaled(fact: Fact) -> tuple[Fraction | None, Fraction | None]:
    factor = plain(fact.unit)[1]
    if (fact.kind == "percent" and fact.unit == "percent") or "cent" in fact.currencies:
        factor = Fraction(1, 100)
    if fact.kind == "number" and fact.low is not None and fact.low == fact.high and 0 < fact.low < 1:
        factor = Fraction(1)
    return (None if fact.low is None else fact.low * factor), (None if fact.high is None else fact.high * factor)


def _same_ends(passage: Fact, sentence: Fact) -> bool:
    """Return whether the ends are the same, or follow from the passage's range."""
    whole = passage.unit is not None and sentence.unit is not None
    whole = whole or passage.kind in SCALED or sentence.kind in SCALED
    # Values in one unit need no scaling, which costs most of the time of a comparison.
    whole = whole and (passage.unit, passage.kind) != (sentence.unit, sentence.kind)
    whole = whole or passage.currencies != sentence.currencies
    held_low, held_high = _scaled(passage) if whole else (passage.low, passage.high)
    low, high = _scaled(sentence) if whole else (sentence.low, sentence.high)
    held, said = passage.bound, sentence.bound
    if said in ("", "free") and held in ("", "free", "in"):
        return (held_low if held != "in" else held_high) == low
    if said == "-":
        return held == "-" and (held_low, held_high) == (low, high)
    if said in ("<=", "in"):
        return (held in ("<=", "in", "-") and held_high == high) or (
            said == "in" and held in ("", "-") and held_high == high
        )
    if said == ">=":
        return held in (">=", "-") and held_low == low
    return held == said and (held_low, held_high) == (low, high)
