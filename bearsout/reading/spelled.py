"""Numbers said in words, where they stand in a text: cardinals, places in an order, and what a fraction is out of."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bearsout.reading.sums import Numeral, Rules, Said, Sum
from bearsout.reading.work import Work

LONGEST = 64
"""A number has no more words than this; it bounds the work on hostile runs of number words."""
PAST_CARDINAL = 3
"""An ordinal stands so near after the cardinal that it belongs to: past an "and", or a number said in pairs."""
DASHES = frozenset({"-", "–", "—"})

Accept = Callable[[Numeral], Numeral | None]


class Step(NamedTuple):
    """The next number word: whether an "and" stands before it, and the position after it."""

    numeral: Numeral
    joined: bool
    start: int
    end: int


def cardinal(work: Work, i: int, said: Sum | None = None) -> Said | None:
    """Return the cardinal that begins at token `i`, or goes on there after what is already `said`."""
    if said is not None:
        return _run(work, i, said, _cardinal_only, _rules(work, i))
    key = ("cardinal", i)
    if key not in work.said:
        known = work.lexicon.numerals.at(work.fold(i))
        work.said[key] = _run(work, i, Sum(), _cardinal_only, _rules(work, i)) if known else None
    return work.said[key]


def place(work: Work, i: int) -> Said | None:
    """Return the ordinal that begins at token `i`, cardinals before its last words included, or None."""
    key = ("place", i)
    if key not in work.said:
        rules = _rules(work, i)._replace(in_pairs=False)
        found = _run(work, i, Sum(), _cardinal_or_place, rules) if _may_order(work, i) else None
        work.said[key] = found if found and found.place else None
    return work.said[key]


def divisor(work: Work, i: int) -> Said | None:
    """Return what a fraction's denominator at token `i` says: "thirds", "vinte e um avos", "hundred and fifth"."""
    found = None
    if _may_order(work, i):
        found = _run(work, i, Sum(), _any, _rules(work, i)._replace(in_pairs=False, counted=1))
    if found and found.place:
        return found
    said = cardinal(work, i)
    if said and work.fold(said.end) in work.lexicon.facts.numbers.avos:
        return said._replace(end=said.end + 1, plural=work.fold(said.end).endswith("s"))
    return None


def _may_order(work: Work, i: int) -> bool:
    """Return whether an ordinal or the name of a fraction stands at token `i` or right after the cardinal there."""
    at = work.lexicon.numerals.at
    first = at(work.fold(i))
    if first is None or first.place or first.part:
        return first is not None
    said = cardinal(work, i)
    end = said.end if said else i + 1
    return any((after := at(work.fold(j))) and (after.place or after.part) for j in range(end, end + PAST_CARDINAL))


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
        if step is None or numeral is None or _begins_other(work, step, sums[-1]):
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


def _begins_other(work: Work, step: Step, so_far: Sum) -> bool:
    """Return whether a word belongs to what follows: "two hundred | three hundred", "three | and two thirds"."""
    whole_hundreds = so_far.rest is not None and so_far.rest % 100 == 0 and so_far.rest > 0
    if whole_hundreds and not so_far.figure:
        after = _step(work, step.end, so_far)
        if after and after.numeral.kind == "hundred" and not after.joined:
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

    After a scale only three digits, or digits with a scale of their own, go on with it; "3 million 20" does not.
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
