"""Dates and times of day, with whatever parts of them are said, their ranges and their bounds."""

from __future__ import annotations

from bearsout.reading.date_ranges import dates_at
from bearsout.reading.date_words import past
from bearsout.reading.facts import When
from bearsout.reading.moments import Moment, possible
from bearsout.reading.one_date import may_begin
from bearsout.reading.time_ranges import time_at
from bearsout.reading.work import Work

__all__ = ["Moment", "date_at", "possible"]

REACH = 4
"""A word for a year makes a year of the number after "greater than" at most this many tokens away."""
OPEN = frozenset({"<", "<=", ">", ">="})
SIGNS = {"<": "<", ">": ">", "≤": "<=", "≥": ">="}


def date_at(work: Work, i: int) -> Moment | None:
    """Return the date or time that begins at token `i`, or that a bound at token `i` belongs to, or None."""
    if work.kind(i) == "mark" and (signed := _signed(work, i)):
        return signed
    if work.kind(i) == "word" and (bounded := _bounded(work, i) or _after_opener(work, i)):
        return bounded
    return _exact(work, i) if work.kind(i) != "word" or may_begin(work, i) else None


def _exact(work: Work, i: int) -> Moment | None:
    """Return the date or time at token `i`, bounded only by what stands after it."""
    found = dates_at(work, i) or time_at(work, i)
    if found is None or found.until is not None:
        return found
    after = work.lexicon.dates.after.at(work.tokens, found.end)
    if after is None or work.fold(after[1]) in work.lexicon.facts.calendar.of:
        return found
    if after[0] == "from" and not _goes_on(work, found, i, after[1]):
        return found
    return found._replace(bound=">=" if after[0] == "from" else after[0])


def _goes_on(work: Work, found: Moment, i: int, end: int) -> bool:
    """Return whether "from 2016 on" is said, with nothing after the "on"."""
    opened = work.fold((found.start or i) - 1) in work.lexicon.facts.units.range_open
    return opened and work.kind(end) in ("mark", "")


def _after_opener(work: Work, i: int) -> Moment | None:
    """Return the range of dates after "from" or "between" at token `i`, which no amount may take."""
    opener = work.lexicon.opens.at(work.tokens, i)
    if opener is None:
        return None
    j = _skipped(work, opener[1])
    found = _exact(work, j)
    return found._replace(start=j) if found is not None and found.until is not None else None


def _bounded(work: Work, i: int) -> Moment | None:
    """Return the date after a bound at token `i`: "after 2016", "until the end of May", "a partir de las 9"."""
    bound = work.lexicon.dates.before.at(work.tokens, i) or _bound_of_year(work, i)
    if bound is None:
        return None
    j = _skipped(work, bound[1])
    inner = work.lexicon.dates.before.at(work.tokens, j)
    if inner:
        j = _skipped(work, inner[1])
    found = _exact(work, j)
    if found is None:
        return None
    kinds = [bound[0], inner[0]] if inner else [bound[0]]
    return _with_bound(found._replace(start=found.start or j), kinds)


def _signed(work: Work, i: int) -> Moment | None:
    """Return the date after "<" or ">="; a bare year after them may be any number."""
    sign = SIGNS.get(work.fold(i))
    if sign is None:
        return None
    equal = work.fold(i + 1) == "=" and len(sign) == 1
    j = i + 2 if equal else i + 1
    found = _exact(work, j)
    if found is None or found.until is not None or found.when == When(found.when.year):
        return None
    return found._replace(bound=sign + "=" if equal else sign, start=j)


def _bound_of_year(work: Work, i: int) -> tuple[str, int] | None:
    """Return the bound of "year is greater than 2015", which other numbers have as well."""
    found = work.lexicon.before.at(work.tokens, i)
    years = work.lexicon.facts.calendar.year_words
    said = found and any(work.fold(j) in years for j in (*range(max(0, i - REACH), i), found[1]))
    return found if said and found and found[0] in OPEN else None


def _skipped(work: Work, i: int) -> int:
    """Return the position after what may stand between a bound and its date: articles, "the year", "-"."""
    calendar = work.lexicon.facts.calendar
    i = work.hyphen(i)
    i = past(work, i, calendar.of | calendar.year_words)
    at = work.lexicon.at.at(work.tokens, i)
    return at[1] if at and at[1] > i else i


def _with_bound(found: Moment, kinds: list[str]) -> Moment | None:
    """Return a date with the first of its bounds; "about" is none, and says nothing of a bare year."""
    about = "~" in kinds
    if about and found.when == When(found.when.year):
        return None
    bound = next((kind for kind in kinds if kind != "~"), "")
    if found.until is not None:
        return found
    return found._replace(bound=bound or found.bound, about=about)
