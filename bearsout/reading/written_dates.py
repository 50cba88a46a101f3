"""Dates with the name of a month or of a weekday: "5 May 2026", "May 5th", "Oct-2014", "Tuesday, 7/6"."""

from __future__ import annotations

from bearsout.reading.date_words import (
    Found,
    counts_something,
    day_at,
    has_capital,
    is_called_month,
    is_ordinal,
    is_short,
    is_unsure,
    month_at,
    past,
    past_day_link,
    stands_alone,
    year_after,
    year_at,
)  # fmt: skip
from bearsout.reading.facts import When
from bearsout.reading.moments import Moment, possible
from bearsout.reading.numeric_dates import glued_year, numeric_at
from bearsout.reading.patterns import clock, day_and_month, month_and_year, named_number, two_ends
from bearsout.reading.work import Work

SHORTEST_ALONE = 4
"""A weekday with fewer letters is one by itself only with a capital ("on Sat")."""


def day_month(work: Work, i: int) -> Moment | None:
    """Return the date of "5 May 2026", "5th of May", "el cinco de mayo", "12/set/2025", or None."""
    day = day_at(work, i)
    if day is None:
        return None
    weak = work.kind(i) == "word" and work.fold(i) in work.lexicon.facts.numbers.weak
    j = past_day_link(work, day[1])
    month = month_at(work, j)
    if month is None and work.fold(j) == "." and work.glued(j):
        return _day_dot_month(work, day[0], j + 1)
    if month is None or (weak and j == day[1]):
        return None
    whole = _with_year(work, month[0], day[0], month[1])
    linked = j > day[1] or is_ordinal(work, i) or (whole is not None and whole.when.year is not None)
    if is_unsure(work, j) and not (linked or has_capital(work, j) or is_called_month(work, i)):
        return None
    return whole


def _day_dot_month(work: Work, day: int, j: int) -> Moment | None:
    """Return the date of "16. Nov. 2016": the full stop is the day's only where a year follows."""
    month = month_at(work, j)
    whole = _with_year(work, month[0], day, month[1]) if month else None
    return whole if whole and whole.when.year else None


def _with_year(work: Work, month: int, day: int | None, end: int) -> Moment | None:
    """Return a date with the year after it, if one stands there."""
    year = year_after(work, end)
    when = When(year[0] if year else None, month, day)
    return Moment(when, year[1] if year else end) if possible(when) else None


def month_day(work: Work, i: int) -> Moment | None:
    """Return the date of "May 5", "May the fifth, 2026", "Oct/2", "set-23-2020", or the range of "May 3-5"."""
    month = month_at(work, i)
    if month is None:
        return None
    j = month[1]
    glued = work.fold(j) in ("/", "-") and work.glued(j) and work.glued(j + 1)
    if glued:
        j += 1
    found = _cluster(work, month[0], j) if work.kind(j) == "digits" else None
    if glued and work.day_first and (year := _short_year_of(work, j)):
        return Moment(When(year, month[0]), j + 1)
    if found is None:
        day = _day_after_month(work, j)
        found = _stamped(work, month[0], day) or _with_year(work, month[0], day[0], day[1]) if day else None
    return found if found and _is_date(work, i, found, glued) else None


def _short_year_of(work: Work, j: int) -> int | None:
    """Return the year of "out/14", which where the day is written first can be no day."""
    text = work.text(j)
    return glued_year(text) if len(text) == 2 and text.isdecimal() and work.fold(j + 1) not in ("-", "/") else None


def _stamped(work: Work, month: int, day: Found) -> Moment | None:
    """Return the date of "Aug 05 12:00:00 2015", as computers print it, with the time inside it."""
    time = clock(work.text(day[1])) if work.kind(day[1]) == "clock" else None
    year = year_at(work, day[1] + 1) if time else None
    when = When(year, month, day[0], *time) if time and year else None
    return Moment(when, day[1] + 2) if when and possible(when) else None


def _is_date(work: Work, i: int, found: Moment, glued: bool) -> bool:
    """Return whether a month's name with a number after it is a date: "You may 5 times" holds none."""
    if glued or found.when.year is not None or not is_unsure(work, i):
        return found.when.year is not None or not counts_something(work, found.end)
    called = has_capital(work, i) or is_called_month(work, i)
    return called and (stands_alone(work, found.end) or not counts_something(work, found.end))


def _day_after_month(work: Work, j: int) -> Found | None:
    """Return the day after a month's name, past an article: digits, an ordinal, or more than one word of a number."""
    at = past(work, j, work.lexicon.facts.calendar.of)
    day = day_at(work, at)
    if day is None or (at > j and not is_ordinal(work, at)):
        return None
    single = work.kind(at) == "word" and day[1] == at + 1 and not is_ordinal(work, at)
    return None if single else day


def _cluster(work: Work, month: int, j: int) -> Moment | None:
    """Return the date of a month and digits in one piece: "3-5", "23-2020", "2020-23", "3,2014"."""
    text = work.tokens[j].text
    if (ends := two_ends(text)) and all(end.isdecimal() and len(end) <= 2 for end in ends):
        whole = _with_year(work, month, int(ends[1]), j + 1)
        if whole and 1 <= int(ends[0]) < int(ends[1]):
            return whole._replace(when=whole.when._replace(day=int(ends[0])), until=whole.when)
        return None
    if found := month_and_year(text.replace(",", "/")):
        when = When(found[1], month, found[0])
        return Moment(when, j + 1) if possible(when) else None
    if (pair := day_and_month(text)) and work.fold(j - 1) in ("/", "-"):
        when = When(glued_year(pair[1]), month, int(pair[0]))
        return Moment(when, j + 1) if when.year and possible(when) else None
    return None


def month_alone(work: Work, i: int) -> Moment | None:
    """Return the month of "October 2014", "Oct-2014" or "in May", or None."""
    month = month_at(work, i)
    if month is None:
        return None
    called = is_called_month(work, i)
    if _of_impossible_day(work, i, month[1]):
        return None
    year = year_after(work, month[1])
    if year is not None and not (is_unsure(work, i) and not called and not has_capital(work, i)):
        return Moment(When(year[0], month[0]), year[1])
    alone = not is_short(work, i) and not is_unsure(work, i)
    return Moment(When(None, month[0]), month[1]) if alone or called else None


def _of_impossible_day(work: Work, i: int, end: int) -> bool:
    """Return whether a number beside a month can only be a day that it does not have: "30 de febrero"."""
    of = work.lexicon.facts.calendar.of
    before = i - 2 if work.fold(i - 1) in of else i - 1
    day = day_at(work, before) if work.kind(before) == "digits" else None
    after = day_at(work, end) if work.kind(end) == "digits" else None
    return day is not None or (after is not None and stands_alone(work, after[1]))


def year_first(work: Work, i: int) -> Moment | None:
    """Return the date of "2019-aug-01", "2020/23/sep" or "2014 March 3", or None."""
    if work.kind(i) != "digits":
        return None
    year = year_at(work, i)
    if year is None:
        return _year_and_day(work, i)
    glued = work.fold(i + 1) in ("/", "-") and work.glued(i + 1) and work.glued(i + 2)
    month = month_at(work, i + 2 if glued else i + 1)
    if month is None:
        return None
    marked = work.fold(month[1]) in ("/", "-") and work.glued(month[1])
    day = day_at(work, month[1] + 1 if marked else month[1])
    if day is None or work.kind(day[1] - 1) == "word" or glued != marked:
        named = (glued and not marked) or not is_unsure(work, i + 1)
        return Moment(When(year, month[0]), month[1]) if named and day is None else None
    when = When(year, month[0], day[0])
    return Moment(when, day[1]) if possible(when) else None


def _year_and_day(work: Work, i: int) -> Moment | None:
    found = month_and_day_order(work.tokens[i].text)
    month = month_at(work, i + 2) if found and work.fold(i + 1) in ("/", "-") and work.glued(i + 1) else None
    when = When(found[0], month[0], found[1]) if found and month else None
    return Moment(when, month[1]) if when and month and possible(when) else None


def month_and_day_order(text: str) -> tuple[int, int] | None:
    """Return year and day of "2020/23", whose month stands after it by name, or None."""
    year, _, day = text.replace("-", "/").partition("/")
    known = glued_year(year) if len(year) == 4 else None
    return (known, int(day)) if known is not None and day.isdecimal() and len(day) <= 2 else None


def glued_month(work: Work, i: int) -> Moment | None:
    """Return the date of "Feb13", "May2014" or "12Dec2014", or None."""
    day = day_at(work, i) if work.kind(i) == "digits" and work.glued(i + 1) else None
    at = i + 1 if day else i
    found = named_number(work.tokens[at].text) if work.kind(at) == "word" else None
    month = work.lexicon.facts.calendar.months.get(found[0].casefold()) if found else None
    if found is None or month is None or not has_capital(work, at) or (not day and is_unsure(work, at)):
        return None
    if len(found[1]) == 4 or day:
        year = glued_year(found[1])
        when = When(year, month, day[0] if day else None)
        return Moment(when, at + 1) if year and possible(when) else None
    when = When(None, month, int(found[1])) if len(found[1]) <= 2 else When(month=0)
    return Moment(when, at + 1) if possible(when) else None


def weekday(work: Work, i: int) -> Moment | None:
    """Return a weekday with the date beside it, or by itself where its name means nothing else."""
    sure = work.lexicon.weekdays.at(work.tokens, i)
    found = sure or work.lexicon.dates.weak_weekdays.at(work.tokens, i)
    if found is None:
        return None
    j = _past_marks(work, found[1])
    dated = day_month(work, j) or month_day(work, j) or glued_month(work, j) or numeric_at(work, j)
    if dated and dated.until is None and dated.when.day is not None:
        return dated._replace(when=dated.when._replace(weekday=int(found[0])))
    return Moment(When(weekday=int(found[0])), found[1]) if sure or _is_called_weekday(work, i, found[1]) else None


def _is_called_weekday(work: Work, i: int, end: int) -> bool:
    """Return whether a word that may be a weekday is one: "on Sat", "na sexta"."""
    plain = has_capital(work, i) or len(work.fold(i)) >= SHORTEST_ALONE
    return plain and work.fold(i - 1) in work.lexicon.facts.calendar.on and stands_alone(work, end)


def _past_marks(work: Work, i: int) -> int:
    """Return the position after the comma, the full stop or the article between a weekday and its date."""
    j = i + 1 if work.fold(i) == "." and work.glued(i) else i
    j = j + 1 if work.fold(j) == "," else j
    return past(work, j, work.lexicon.facts.calendar.of)


def with_weekday(work: Work, found: Moment) -> Moment:
    """Return a date with the weekday after it: "12 de setembro de 2014, sexta", "5 May (Tue)"."""
    if found.when.day is None or found.when.weekday is not None or work.fold(found.end) not in (",", "("):
        return found
    bracket = work.fold(found.end) == "("
    day = work.lexicon.weekdays.at(work.tokens, found.end + 1)
    day = day or work.lexicon.dates.weak_weekdays.at(work.tokens, found.end + 1)
    if day is None or not (work.fold(day[1]) == ")" if bracket else _closes(work, day[1])):
        return found
    return found._replace(when=found.when._replace(weekday=int(day[0])), end=day[1] + 1 if bracket else day[1])


def _closes(work: Work, i: int) -> bool:
    """Return whether a piece of a sentence ends at token `i`, so that a weekday before it belongs to the date."""
    return work.kind(i) != "word" and stands_alone(work, i)
