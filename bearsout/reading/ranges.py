"""Ranges: two amounts that are the ends of one value."""

from __future__ import annotations

from fractions import Fraction

from bearsout.reading.amounts import Amount, amount_at
from bearsout.reading.dates import date_at
from bearsout.reading.facts import Fact
from bearsout.reading.rates import rates_at
from bearsout.reading.units import plain
from bearsout.reading.work import Work
from bearsout.span import Span

LEAST_SCALE = 1000
"""Scales from here on may be left out after the first end; a hundred may not."""
DASHES = ("-", "–", "—", "~", "÷")


def one_or_two(work: Work, i: int) -> tuple[Fact, int] | None:
    """Return an amount, or two of them joined to a range, that begin at token `i`, and the position after them."""
    opener = work.lexicon.opens.at(work.tokens, i)
    start = past_article(work, opener[1]) if opener else i
    first = None if opener and begins_day(work, start) else amount_at(work, start)
    if first is None:
        return None
    joined = _joined(work, first, i if opener else first.start, bool(opener))
    if joined:
        return joined
    if opener:
        return None
    return _fact(first, first.start), first.end


def begins_day(work: Work, i: int) -> bool:
    """Return whether a day or a time begins at token `i`, so that its number is none: "entre 10 y 12 de mayo".

    An hour that only the word before it makes one ("from 7 to 10") is none here.
    """
    found = date_at(work, i) if work.kind(i) in ("digits", "clock") else None
    if found is None or found.when.month is not None:
        return found is not None
    return found.when.hour is not None and (work.kind(i) == "clock" or found.end > i + 1)


def past_article(work: Work, i: int) -> int:
    """Return the position past an article and an "about" before a number: "entre el 10 y el 12"."""
    again = work.lexicon.before.at(work.tokens, i)
    if again and again[0] == "~":
        i = again[1]
    elif work.fold(i) == "~":
        i += 1
    skipped = work.fold(i) in work.lexicon.facts.units.articles and work.kind(i + 1) in ("digits", "word", "spaced")
    return i + 1 if skipped and work.fold(i) not in work.lexicon.facts.numbers.ones else i


def _joined(work: Work, first: Amount, start: int, opened: bool) -> tuple[Fact, int] | None:
    if first.low is not None or first.plus:
        return None
    per, end = rates_at(work, first.end)
    j = _join(work, first.start, end, opened)
    if j is None:
        return None
    second = amount_at(work, past_article(work, j))
    if second is None or second.low is not None or second.plus or not _joinable(first, second):
        return None
    first, second = _alike(first._replace(value=_scaled(work, first, second)), second)
    if not first.value < second.value:
        return None
    return _whole(first, second, start)._replace(per=per), second.end


def _join(work: Work, start: int, end: int, opened: bool) -> int | None:
    """Return the position after what joins the ends of a range at token `end`, or None."""
    join = work.lexicon.joins.at(work.tokens, work.hyphen(end))
    if join:
        return work.hyphen(join[1])
    if work.fold(end) in DASHES and not (work.glued(end) and not work.glued(end + 1)):
        return None if _hyphened(work, start) else end + 1
    return end + 1 if opened and work.fold(end) in work.lexicon.facts.units.range_and else None


def _hyphened(work: Work, i: int) -> bool:
    """Return whether a hyphen joins the word at token `i` to a number before it: "three-nought-four" is no range."""
    hyphen = work.fold(i - 1) == "-" and work.glued(i) and work.glued(i - 1) and work.kind(i) == "word"
    return hyphen and work.lexicon.numerals.at(work.fold(i - 2)) is not None


def _scaled(work: Work, first: Amount, second: Amount) -> Fraction:
    """Return the first end in the scale that is said only after the second: "5 to 10 million"."""
    scales = work.lexicon.facts.numbers.scales
    said = [scales[work.fold(i)] for i in range(second.start, second.end) if work.fold(i) in scales]
    scale = next((scale for scale in reversed(said) if scale >= LEAST_SCALE), 1)
    below = 0 < first.value < LEAST_SCALE and first.value * scale < second.value
    if second.value * 10 % scale or first.kind == "percent" or not below:
        return first.value
    own = any(work.fold(i) in scales for i in range(first.start, first.end))
    return first.value if own else first.value * scale


def _alike(first: Amount, second: Amount) -> tuple[Amount, Amount]:
    """Return two ends of one measure in the smaller of their units: 5 days to 2 weeks are 5 to 14 days."""
    (_, less), (_, more) = plain(first.unit), plain(second.unit)
    if first.unit is None or second.unit is None or first.unit == second.unit:
        return first, second
    if less < more:
        return first, second._replace(value=second.value * more / less, unit=first.unit)
    return first._replace(value=first.value * less / more, unit=second.unit), second


def _whole(first: Amount, second: Amount, start: int) -> Fact:
    """Return the range of two amounts; what only one of them says goes for both."""
    kind = second.kind if second.kind != "number" else first.kind
    shared = first.currencies & second.currencies
    currencies = shared or second.currencies or first.currencies
    whole = second._replace(unit=second.unit or first.unit, kind=kind, weak=False, currencies=currencies)
    return _fact(whole, start)._replace(low=first.value, high=second.value, bound="-")


def _joinable(first: Amount, second: Amount) -> bool:
    """Return whether two amounts can be the ends of one range: one measure, or only one of them says it."""
    if first.kind == second.kind:
        shared = first.currencies & second.currencies or not second.currencies or not first.currencies
        return plain(first.unit)[0] == plain(second.unit)[0] and bool(shared)
    if second.kind == "number":
        return first.kind == "money" and not second.part
    return first.kind == "number" and not first.part


def _fact(amount: Amount, start: int) -> Fact:
    low = amount.value if amount.low is None else amount.low
    bound = ">=" if amount.plus else "" if amount.low is None else "-"
    return Fact(
        kind=amount.kind,
        span=Span(0, 0),
        text="",
        low=low,
        high=None if amount.plus else amount.value,
        bound=bound,
        unit=amount.unit,
        currencies=amount.currencies,
        weak=amount.weak,
        either=amount.either,
        first=start,
        last=amount.end,
    )
