"""Adding up the words of a number: what each word does to the sum so far, and which word can follow which."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

Value = int | Fraction
Changes = dict[str, Any]
"""What a word changes of a sum: its fields by their names."""


class Numeral(NamedTuple):
    """What one word says in a number.

    `kind`: unit (is added), hundred and scale (multiply what stands before them), term (a whole number of thousands or
    more in one word, with its `scale`). `place` is true of ordinals, `part` of names of fractions; `figure` of digits.
    """

    kind: str
    value: int
    scale: int = 1
    place: bool = False
    part: bool = False
    plural: bool = False
    figure: bool = False


class Rules(NamedTuple):
    """What of a language the sum depends on; see the fields of the same names in language/facts.py."""

    joined: frozenset[int] = frozenset()
    counted: int = 1
    in_pairs: bool = False
    opened: bool = False
    """Whether "between" stands before the number, so that an "and" rather joins two numbers than the parts of one."""


class Said(NamedTuple):
    """A number in words: its value, the position after it, and of how many words it is the sum.

    `base` is what was said before the last "and" after a hundred or a scale ("three hundred" and two).
    """

    value: Value
    end: int
    base: Value = 0
    place: bool = False
    plural: bool = False
    size: int = 0


class Sum(NamedTuple):
    """A number said so far: finished terms with the scale of each, and the open group below a thousand.

    `cut` is how many words stand before the open group, `joint` before the last "and" inside it (0 without one), `base`
    what was said before the last "and" after a hundred or a scale. `figure` says that the group was written in digits,
    `pair` that it was said in pairs ("nineteen seventy").
    """

    terms: tuple[tuple[Value, int], ...] = ()
    rest: Value | None = None
    size: int = 0
    cut: int = 0
    joint: int = 0
    base: Value = 0
    figure: bool = False
    place: bool = False
    plural: bool = False
    pair: bool = False
    joined: bool = False
    bare: bool = False

    @property
    def value(self) -> Value:
        """The number so far."""
        total: Value = self.rest or 0
        for value, _ in self.terms:
            total += value
        return total

    def add(self, numeral: Numeral, joined: bool, rules: Rules) -> Sum | None:
        """Return the sum with one word more, or None where that word begins something else."""
        if self.place and not numeral.place:
            return None
        if self.size and not self.place and numeral.place and numeral.value < rules.counted:
            return None
        changes = _STEPS[numeral.kind](self, numeral, joined, rules)
        if changes is None:
            return None
        return self._replace(size=self.size + 1, place=numeral.place, plural=numeral.plural, **changes)


def _unit(so_far: Sum, numeral: Numeral, joined: bool, rules: Rules) -> Changes | None:
    value = numeral.value
    if so_far.rest is None:
        if so_far.terms and not _below(so_far, value, joined, rules):
            return None
        base = so_far.value if joined else so_far.base
        return {"rest": value, "cut": so_far.size, "joint": 0, "joined": joined, "base": base, "figure": numeral.figure}
    if so_far.figure or isinstance(so_far.rest, Fraction):
        return None
    if _fits(so_far.rest, numeral, joined, so_far.place, rules):
        base = so_far.value if joined and so_far.rest % 100 == 0 else so_far.base
        joint = so_far.size if joined else so_far.joint
        return {"rest": so_far.rest + value, "joint": joint, "base": base, "figure": numeral.figure}
    return _paired(so_far, value, joined, rules)


def _below(so_far: Sum, value: Value, joined: bool, rules: Rules) -> bool:
    """Return whether a group may follow the last scale word."""
    return 0 < value < so_far.terms[-1][1] and (not joined or 1000 in rules.joined)


def _fits(rest: int, numeral: Numeral, joined: bool, place: bool, rules: Rules) -> bool:
    """Return whether a word may follow: it is smaller than the last place said ("twenty" five, not "five" twenty)."""
    low, value = rest % 100, numeral.value
    if rest and low == 0:
        return 0 < value < 100 and (not joined or 100 in rules.joined)
    if not 0 < value < 10:
        return False
    if low == 10:
        return place or (joined and value > 5 and 16 in rules.joined)
    return low >= 20 and low % 10 == 0 and (not joined or 20 in rules.joined)


def _paired(so_far: Sum, value: int, joined: bool, rules: Rules) -> Changes | None:
    """Return "nineteen seventy" or "one twenty" as one number; "nine ten" and "ten eleven" are counting."""
    rest = so_far.rest
    if not rules.in_pairs or joined or so_far.terms or so_far.size > 1 or not isinstance(rest, int):
        return None
    if not 10 <= value < 100 or not 0 < rest <= 20:
        return None
    if (rest < 10 and value < 20) or (10 <= rest < 19 and value == rest + 1):
        return None
    return {"rest": rest * 100 + value, "pair": True}


def _hundred(so_far: Sum, numeral: Numeral, joined: bool, rules: Rules) -> Changes | None:
    if so_far.rest is None and not so_far.size:
        return {"rest": numeral.value, "bare": not numeral.place}
    if so_far.rest is None or not 0 < so_far.rest < 100 or joined:
        return None
    return {"rest": so_far.rest * numeral.value, "figure": False}


def _scale(so_far: Sum, numeral: Numeral, joined: bool, rules: Rules) -> Changes | None:
    scale, terms = numeral.value, list(so_far.terms)
    lower: Value = 0
    while terms and terms[-1][1] < scale:
        lower += terms.pop()[0]
    if joined and not (so_far.rest is None and not lower and 1000 in rules.joined):
        return None
    if lower and so_far.joined and rules.opened:
        return None
    count = lower + so_far.rest if so_far.rest is not None else lower or _implied(so_far, scale)
    if not count or (terms and count * scale >= terms[-1][1]):
        return None
    return {"terms": (*terms, (count * scale, scale)), "rest": None, "joined": False, "figure": False}


def _implied(so_far: Sum, scale: int) -> int:
    """Return the one that is not said before "thousand" at the beginning, or in "dos millones mil"."""
    return 1 if not so_far.size or scale == 1000 else 0


def _term(so_far: Sum, numeral: Numeral, joined: bool, rules: Rules) -> Changes | None:
    if so_far.rest is not None or (so_far.terms and not _below(so_far, numeral.value, joined, rules)):
        return None
    return {"terms": (*so_far.terms, (numeral.value, numeral.scale))}


_STEPS = {"unit": _unit, "hundred": _hundred, "scale": _scale, "term": _term}
