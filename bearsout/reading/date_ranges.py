"""Ranges of dates, "10 to 12 March 2026", and lists that share a month or a year, "18 y 19 de junio"."""

from __future__ import annotations

from bearsout.reading.date_words import day_at, has_capital, month_at, past, stands_alone, year_after, year_at
from bearsout.reading.facts import When
from bearsout.reading.moments import Moment, possible
from bearsout.reading.numeric_dates import bare_years, before, days, two_days
from bearsout.reading.one_date import one_at
from bearsout.reading.patterns import day_and_month, two_ends
from bearsout.reading.work import Work

DASHES = frozenset({"-", "–", "—", "~"})
MOST_LISTED = 8
"""How many days of a list are looked through for the month that they share."""
MOST_SHARING = 4
"""And how many whole dates for their year."""


def dates_at(work: Work, i: int) -> Moment | None:
    """Return the date at token `i`, or the range of dates that begins there, or None."""
    first = _in_one(work, i) or one_at(work, i)
    if first is None:
        return _from_bare_day(work, i) or _listed(work, i)
    if first.until is not None:
        return first
    return _range(work, first, i) or _with_shared_year(work, first, i)


def _in_one(work: Work, i: int) -> Moment | None:
    """Return the range whose ends are dates only beside each other: "10-12 March", "Mon-Fri", "from 5/1 to 5/7"."""
    if work.kind(i) == "digits":
        return _days_in_one(work, i) or _slashes(work, i)
    return (_weekdays(work, i) or _months(work, i)) if work.kind(i) == "word" else None


def _slashes(work: Work, i: int) -> Moment | None:
    """Return the range of "from 5/1 to 5/7", whose ends are no fractions since a range is opened before them."""
    opened = work.fold(i - 1) in work.lexicon.facts.units.range_open
    j = past_join(work, i + 1, i) if opened and day_and_month(work.text(i)) else None
    if j is None or day_and_month(work.text(j)) is None:
        return None
    return two_days(work, i, (work.text(i), work.text(j)), j + 1)


def _months(work: Work, i: int) -> Moment | None:
    """Return the range of "May-September 2018", where the second month makes one of the first."""
    first = month_at(work, i)
    j = past_join(work, first[1], i) if first and has_capital(work, i) else None
    last = month_at(work, j) if j else None
    if first is None or last is None or (day_at(work, last[1]) and year_at(work, last[1]) is None):
        return None
    year = year_after(work, last[1])
    end = When(year[0] if year else None, last[0])
    return Moment(before(end._replace(month=first[0]), end), year[1] if year else last[1], until=end)


def _days_in_one(work: Work, i: int) -> Moment | None:
    """Return the range of "10-12 March 2026" or "10-12 de março"."""
    ends = two_ends(work.tokens[i].text) if work.kind(i) == "digits" else None
    if ends is None or not all(end.isdecimal() and len(end) <= 2 for end in ends):
        return None
    month = month_at(work, past(work, i + 1, work.lexicon.facts.calendar.of))
    if month is None:
        return None
    year = year_after(work, month[1])
    first, last = (When(year[0] if year else None, month[0], int(end)) for end in ends)
    whole = possible(first) and possible(last) and days(first) < days(last)
    return Moment(first, year[1] if year else month[1], until=last) if whole else None


def _weekdays(work: Work, i: int) -> Moment | None:
    """Return the range of "Monday to Friday", "Mon-Fri" or "segunda a sexta", or None."""
    first = _weekday_at(work, i)
    j = past_join(work, first[1], i) if first else None
    last = _weekday_at(work, j) if j else None
    if first is None or last is None:
        return None
    return Moment(When(weekday=int(first[0])), last[1], until=When(weekday=int(last[0])))


def _weekday_at(work: Work, i: int) -> tuple[str, int] | None:
    """Return the weekday at token `i`, sure or not, and the position after it and its full stop."""
    found = work.lexicon.weekdays.at(work.tokens, i) or work.lexicon.dates.weak_weekdays.at(work.tokens, i)
    if found is None:
        return None
    dotted = work.fold(found[1]) == "." and work.glued(found[1]) and work.kind(found[1] + 1) in ("word", "mark")
    return (found[0], found[1] + 1) if dotted else found


def past_join(work: Work, i: int, start: int) -> int | None:
    """Return the position after what joins two dates at token `i`, the first of which begins at `start`, or None."""
    of = work.lexicon.facts.calendar.of
    joins = work.lexicon.joins.at(work.tokens, i)
    if joins:
        return past(work, joins[1], of)
    if work.fold(i) in DASHES and work.glued(i) == work.glued(i + 1):
        return i + 1
    if work.fold(i) in work.lexicon.facts.units.range_and and _opened(work, start):
        return past(work, i + 1, of)
    return None


def _opened(work: Work, i: int) -> bool:
    """Return whether "between" stands before token `i`, past an article."""
    calendar = work.lexicon.facts.calendar
    j = i - 1
    while work.fold(j) in calendar.of or work.fold(j) in calendar.year_words:
        j -= 1
        if i - j > 3:
            return False
    return work.fold(j) in calendar.between


def _from_bare_day(work: Work, i: int) -> Moment | None:
    """Return the range of "10 to 12 March 2026" or "el 10 y el 12 de marzo", whose first end has only its day."""
    day = day_at(work, i) if work.kind(i) == "digits" else None
    j = past_join(work, day[1], i) if day else None
    last = one_at(work, j) if j else None
    if day is None or last is None or last.when.day is None or last.until is not None:
        return None
    first = last.when._replace(day=day[0], weekday=None)
    return Moment(first, last.end, until=last.when) if possible(first) and day[0] < last.when.day else None


def _range(work: Work, first: Moment, i: int) -> Moment | None:
    """Return the range from a date to the date that is joined to it, or None."""
    j = past_join(work, first.end, i)
    if j is None:
        return None
    second = one_at(work, j) or _bare_last_day(work, first, i, j)
    if second is None or second.until is not None:
        return None
    end, last = second.end, second.when
    if last.month and last.year is None and work.fold(end) == "," and (year := year_at(work, end + 1)):
        end, last = end + 2, last._replace(year=year)
    ends = _ends(first.when, last)
    return Moment(ends[0], end, until=ends[1], others=first.others) if ends else None


def _bare_last_day(work: Work, first: Moment, i: int, j: int) -> Moment | None:
    """Return the "7" of "May 5 to 7, 2020": a day alone after a date whose month stands first."""
    day = day_at(work, j) if work.kind(j) == "digits" and month_at(work, i) else None
    if day is None or first.when.day is None or work.lexicon.at.at(work.tokens, j - 1):
        return None
    year = year_after(work, day[1])
    if year is None and not stands_alone(work, day[1]):
        return None
    when = When(year[0] if year else None, first.when.month, day[0])
    return Moment(when, year[1] if year else day[1])


def _ends(first: When, last: When) -> tuple[When, When] | None:
    """Return the two ends of a range, each with the year that only the other has, or None where they are none."""
    if first.weekday and last.weekday and first == When(weekday=first.weekday):
        return (first, last) if last == When(weekday=last.weekday) else None
    if _kind(first) != _kind(last):
        return _mixed(first, last)
    if first == When(first.year) and last == When(last.year):
        return (first, last) if bare_years(first.year or 0, last.year or 0) else None
    if first.year is None:
        first = before(first._replace(year=last.year), last)
    if last.year is None and _order(first._replace(year=None)) <= _order(last):
        last = last._replace(year=first.year)
    same_year = first.year is not None and last.year is not None
    return (first, last) if not same_year or _order(first) < _order(last) else None


def _kind(when: When) -> str:
    """Return how exactly a date is said."""
    names = ("day", "month", "quarter", "half", "decade", "year")
    return next((name for name in names if getattr(when, name) is not None), "")


def _order(when: When) -> tuple[int, int, int]:
    return when.year or when.decade or 0, when.month or when.quarter or when.half or 0, when.day or 0


def _mixed(first: When, last: When) -> tuple[When, When] | None:
    """Return the ends of "2014 to May 2018", which are said more and less exactly, but both with their year."""
    kinds = {_kind(first), _kind(last)}
    plain = kinds <= {"year", "month", "day"} and first.year is not None and last.year is not None
    return (first, last) if plain and (first.year or 0) < (last.year or 0) else None


def _listed(work: Work, i: int) -> Moment | None:
    """Return the day of a list at token `i` whose month stands at the end or at the beginning of the list."""
    day = day_at(work, i) if work.kind(i) == "digits" else None
    if day is None or work.kind(day[1]) == "digits":
        return None
    shared = _month_ahead(work, day[1]) or _month_behind(work, i, day[1])
    when = shared._replace(day=day[0], weekday=None) if shared else None
    if when is None or not possible(when):
        return None
    year = year_after(work, day[1]) if when.year else None
    return Moment(when, year[1] if year and year[0] == when.year else day[1])


def _next_of_list(work: Work, i: int) -> tuple[int, bool] | None:
    """Return where the next of a list begins, and whether "and" or "or" stands before it, which ends the list."""
    of = work.lexicon.facts.calendar.of
    if work.fold(i) in work.lexicon.facts.polarity.conjunctions:
        return past(work, i + 1, of), True
    return (past(work, i + 1, of), False) if work.fold(i) == "," else None


def _month_ahead(work: Work, i: int) -> When | None:
    """Return the date that closes the list of days which goes on at token `i`: "18, 19 y 20 de junio"."""
    for _ in range(MOST_LISTED):
        step = _next_of_list(work, i)
        if step is None:
            return None
        if step[1]:
            last = one_at(work, step[0])
            dated = last is not None and last.when.day and last.when.month and work.kind(step[0]) == "digits"
            return last.when if last and dated and work.tokens[step[0]].text.isdecimal() else None
        day = day_at(work, step[0])
        if day is None:
            return None
        i = day[1]
    return None


def _month_behind(work: Work, i: int, end: int) -> When | None:
    """Return the date that opens the list of days in which token `i` stands: "May 3, 4 and 5, 2014"."""
    opening = _list_begin(work, i)
    last = _list_end(work, i, end) if opening else None
    if opening is None or last is None:
        return None
    year = year_after(work, last)
    return opening._replace(year=year[0] if year else None) if year or stands_alone(work, last) else None


def _list_end(work: Work, i: int, end: int) -> int | None:
    """Return the position after a list of days in which the day from `i` to `end` stands, or None if it is none."""
    for _ in range(MOST_LISTED):
        if work.fold(_before_day(work, i)) in work.lexicon.facts.polarity.conjunctions:
            return end
        step = _next_of_list(work, end)
        day = day_at(work, step[0]) if step and work.kind(step[0]) == "digits" else None
        if step is None or day is None:
            return None
        i, end = step[0], day[1]
    return None


def _before_day(work: Work, i: int) -> int:
    """Return the token before a day of a list and before its article."""
    return i - 2 if work.fold(i - 1) in work.lexicon.facts.calendar.of else i - 1


def _list_begin(work: Work, i: int) -> When | None:
    """Return the date that opens a list, looking back from one of its days, or None."""
    for _ in range(MOST_LISTED):
        at = _before_day(work, i)
        if work.fold(at) != "," and work.fold(at) not in work.lexicon.facts.polarity.conjunctions:
            return None
        i = at - 2 if work.kind(at - 1) == "word" and work.glued(at - 1) else at - 1
        day = day_at(work, i) if work.kind(i) == "digits" else None
        if day is None or day[1] != at:
            return None
        month = month_at(work, i - 1)
        if month and month[1] == i:
            return When(None, month[0], day[0])
    return None


def _with_shared_year(work: Work, first: Moment, i: int) -> Moment:
    """Return "5 May" of "5 May and 7 June 2014" with the year that the last of its list has."""
    if first.when.month is None or first.when.year is not None:
        return first
    end = first.end
    step = _next_of_list(work, end) if first.when.day else None
    day = day_at(work, step[0]) if step and work.kind(step[0]) == "digits" and month_at(work, i) else None
    last = _list_end(work, step[0], day[1]) if step and day else None
    if last and (year := year_after(work, last)):
        return first._replace(when=first.when._replace(year=year[0]))
    for _ in range(MOST_SHARING):
        step = _next_of_list(work, end)
        other = one_at(work, step[0]) if step else None
        if other is None or other.until is not None or _kind(other.when) != _kind(first.when):
            return first
        if other.when.year is not None:
            whole = first.when._replace(year=other.when.year)
            return first._replace(when=whole) if possible(whole) else first
        end = other.end
    return first
