"""Numbers said in words, where they stand in a text: cardinals, places in an order, and what a fraction is out of."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bearsout.reading.sums import Numeral, Rules, Sum, Value
from bearsout.reading.work import Work

LONGEST = 64
"""A number has no more words than this; it bounds the work on hostile runs of number words."""
DASHES = frozenset({"-", "–", "—"})

Accept = Callable[[Numeral], Numeral | None]


class Said(NamedTuple):
    """A number in words: its value, the position after it, and how much of it stands after its last "and".

    `base` is what was said before that "and" ("three hundred" and two); `tail` what a hyphen joined on last.
    """

    value: Value
    end: int
    base: Value = 0
    place: bool = False
    plural: bool = False
    size: int = 0


class Step(NamedTuple):
    """The next number word: whether an "and" stands before it, and the position after it."""

    numeral: Numeral
    joined: bool
    start: int
    end: int


def cardinal(work: Work, i: int, said: Sum | None = None) -> Said | None:
    """Return the cardinal that begins at token `i`, or goes on there after what is already `said`."""
    return _run(work, i, said or Sum(), _cardinal_only, _rules(work, i))


def place(work: Work, i: int) -> Said | None:
    """Return the ordinal that begins at token `i`, cardinals before its last words included, or None."""
    found = _run(work, i, Sum(), _cardinal_or_place, _rules(work, i)._replace(in_pairs=False))
    return found if found and found.place else None


def divisor(work: Work, i: int) -> Said | None:
    """Return what a fraction's denominator at token `i` says: "thirds", "vinte e um avos", "hundred and fifth"."""
    found = _run(work, i, Sum(), _any, _rules(work, i)._replace(in_pairs=False, counted=1))
    if found and found.place:
        return found
    said = cardinal(work, i)
    if said and work.fold(said.end) in work.lexicon.facts.numbers.avos:
        plural = work.fold(said.end).endswith("s")
        return said._replace(end=said.end + 1, plural=plural)
    return None


def _cardinal_only(numeral: Numeral) -> Numeral | None:
    return None if numeral.place or numeral.part else numeral


def _cardinal_or_place(numeral: Numeral) -> Numeral | None:
    return None if numeral.part and not numeral.place else numeral


def _any(numeral: Numeral) -> Numeral | None:
    return numeral._replace(place=True) if numeral.part else numeral


def _run(work: Work, i: int, start: Sum, accept: Accept, rules: Rules) -> Said | None:
    """Return the longest number whose words stand from token `i` on."""
    sums, ends = [start], [i]
    while len(sums) < LONGEST:
        step = _step(work, ends[-1], sums[-1])
        numeral = accept(step.numeral) if step else None
        if step is None or numeral is None or _begins_other(work, step, sums[-1], rules):
            break
        after = sums[-1].add(numeral, step.joined, rules)
        if after is None:
            _give_back(sums, ends, step)
            break
        sums.append(after)
        ends.append(step.end)
    else:
        step = None
    if sums[-1].pair and step is not None:
        _give_back(sums, ends, step)
    return _said(sums[-1], ends[-1], i)


def _rules(work: Work, i: int) -> Rules:
    table, opens = work.lexicon.facts.numbers, work.lexicon.facts.units.range_open
    return Rules(table.joined, table.counted, table.in_pairs, work.fold(i - 1) in opens)


def _said(total: Sum, end: int, i: int) -> Said | None:
    if end == i or (total.bare and total.size == 1):
        return None
    return Said(total.value, end, total.base, total.place, total.plural, total.size)


def _give_back(sums: list[Sum], ends: list[int], step: Step) -> None:
    """Drop the words that belong to the number after: "two thousand | and three thousand", "ten twenty | thirty"."""
    last = sums[-1]
    keep = len(sums)
    if step.numeral.kind == "scale" and not step.joined and last.rest is not None and last.terms:
        keep = (last.joint or last.cut) - sums[0].size + 1
    elif last.pair and not step.joined:
        keep = 2
    del sums[keep:], ends[keep:]


def _begins_other(work: Work, step: Step, so_far: Sum, rules: Rules) -> bool:
    """Return whether a word belongs to what follows: "two hundred | three hundred", "three | and two thirds".

    After "between" an "and" before a number of thousands joins two ends: "entre duzentos | e dois mil".
    """
    whole_hundreds = so_far.rest is not None and so_far.rest % 100 == 0 and so_far.rest > 0
    if whole_hundreds and not so_far.figure:
        after = _step(work, step.end, so_far)
        if after and after.numeral.kind == "hundred" and not after.joined:
            return True
        if after and after.numeral.kind == "scale" and step.joined and rules.opened and not after.joined:
            return True
    return step.joined and (whole_hundreds or so_far.rest is None) and _proper(work, step)


def _proper(work: Work, step: Step) -> bool:
    """Return whether a proper fraction stands at a step, so that "one hundred and two thirds" is 100 and 2/3."""
    after = _step(work, step.end, Sum())
    if after is None or after.joined or not after.numeral.part:
        return False
    return 0 < step.numeral.value < after.numeral.value and (after.numeral.plural or step.numeral.value == 1)


def _step(work: Work, i: int, so_far: Sum) -> Step | None:
    """Return the number word that follows at token `i`, past a hyphen or an "and"."""
    j = _past_dash(work, i, so_far) if so_far.size else i
    joined = bool(so_far.size) and work.fold(j) in work.lexicon.facts.numbers.joiners
    j = j + 1 if joined else j
    numeral = work.lexicon.numerals.at(work.fold(j)) if work.kind(j) == "word" else _figure(work, j, so_far, joined)
    return Step(numeral, joined, j, j + 1) if numeral else None


def _past_dash(work: Work, i: int, so_far: Sum) -> int:
    """Return the position after a hyphen between two number words, also one with spaces around it after the tens."""
    if work.fold(i) not in DASHES:
        return i
    if work.glued(i) and work.glued(i + 1):
        return i + 1
    tens = isinstance(so_far.rest, int) and so_far.rest % 100 >= 20 and so_far.rest % 10 == 0 and not so_far.figure
    numeral = work.lexicon.numerals.at(work.fold(i + 1)) if tens and not work.glued(i) else None
    return i + 1 if numeral and numeral.kind == "unit" and 0 < numeral.value < 10 else i


def _figure(work: Work, i: int, so_far: Sum, joined: bool) -> Numeral | None:
    """Return digits inside a number that has words: "treinta y 3", "2 mil 500", "5 million 200 thousand".

    After a scale only three digits, or digits with a scale of their own, go on with the number; "3 million 20" does not.
    """
    text = work.tokens[i].text if work.kind(i) == "digits" else ""
    if not so_far.size or not 0 < len(text) <= 3 or not text.isdecimal():
        return None
    if so_far.rest is not None:
        return Numeral("unit", int(text), figure=True) if joined else None
    follows = work.lexicon.numerals.at(work.fold(i + 1)) if work.kind(i + 1) == "word" else None
    scaled = follows is not None and follows.kind in ("hundred", "scale") and not follows.place
    thousands = so_far.terms[-1][1] == 1000 and len(text) == 3
    return Numeral("unit", int(text), figure=True) if scaled or thousands else None
