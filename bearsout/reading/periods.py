"""Periods with a name, and days that are places in a period: quarters, halves, "the last day of May 2015"."""

from __future__ import annotations

from bearsout.reading.date_words import (
    DAYS,
    Found,
    counts_something,
    day_at,
    is_ordinal,
    month_at,
    past,
    short_year,
    stands_alone,
    year_after,
    year_at,
)  # fmt: skip
from bearsout.reading.facts import When
from bearsout.reading.moments import Moment, last_day, possible, year_of
from bearsout.reading.patterns import full_year
from bearsout.reading.spelled import cardinal
from bearsout.reading.work import Work

LAST = -1
"""The place of "the last"."""
MOST_OF_A_YEAR = {"month": 12, "quarter": 4, "half": 2}
MONTHS_OF = {"month": 1, "quarter": 3, "half": 6}
SURE_LETTER = "q"
"""Q3 is a quarter by itself; T3 and H1 are other things as well."""
LAST_WEEKDAY = 9
"""In the table of holidays, "the last Monday of"."""


def period_by_letter(work: Work, i: int) -> Moment | None:
    """Return the quarter or half of "Q1 2017", "2017 q1", "2017Q1", "1T24" or "H1 2016", or None."""
    if work.kind(i) == "digits":
        return _after_year(work, i) or _digit_first(work, i)
    text = work.fold(i)
    if work.kind(i) != "word" or len(text) != 2 or not text[1].isdecimal():
        return None
    year = year_after(work, i + 1) or short_year(work, i + 1)
    when = _period(work, text[0], int(text[1]), year[0] if year else None)
    sure = year is not None or text[0] == SURE_LETTER
    return Moment(when, year[1] if year else i + 1) if when and sure else None


def _period(work: Work, letter: str, number: int, year: int | None) -> When | None:
    calendar = work.lexicon.facts.calendar
    if letter in calendar.quarter_letters and 1 <= number <= MOST_OF_A_YEAR["quarter"]:
        return When(year, quarter=number)
    if letter in calendar.half_letters and 1 <= number <= MOST_OF_A_YEAR["half"]:
        return When(year, half=number)
    return None


def _after_year(work: Work, i: int) -> Moment | None:
    year = year_at(work, i)
    marked = work.fold(i + 1) in ("-", "/") and work.glued(i + 1) and work.glued(i + 2)
    j = i + 2 if marked else i + 1
    text = work.fold(j)
    if year is None or len(text) != 2 or not text[1].isdecimal():
        return None
    when = _period(work, text[0], int(text[1]), year)
    return Moment(when, j + 1) if when else None


def _digit_first(work: Work, i: int) -> Moment | None:
    """Return the quarter of "1T24", "3Q 2023", which are periods only with a year."""
    text = work.fold(i + 1)
    if (
        len(work.tokens[i].text) != 1
        or not work.glued(i + 1)
        or work.kind(i + 1) != "word"
        or not work.fold(i).isdecimal()
    ):
        return None
    number, digits = int(work.fold(i)), text[1:]
    if digits:
        year = full_year(digits) if len(digits) == 2 and digits.isdecimal() else year_of(digits)
        when = _period(work, text[0], number, year) if year else None
        return Moment(when, i + 2) if when else None
    after = year_after(work, i + 2)
    when = _period(work, text, number, after[0]) if after else None
    return Moment(when, after[1]) if when and after else None


def place_in_period(work: Work, i: int) -> Moment | None:
    """Return what "the last day of May 2015", "third month of 2021" or "first quarter" names, or None."""
    place = _place_at(work, i)
    count = _count_at(work, place[1] if place else i)
    if place is None and count:
        place = _place_at(work, count[1])
        j = place[1] if place else i
    else:
        j = count[1] if count else place[1] if place else i
    unit = _unit_at(work, j) if place else None
    if place is None or unit is None:
        return None
    whole = _whole_at(work, unit[1])
    if unit[0] == "weekday":
        return _nth_weekday(work, place[0], j, whole)
    if count:
        return _several(place[0], count[0], unit[0], whole)
    return None if _is_plural(work, j) else _one(place[0], unit, whole)


def _count_at(work: Work, i: int) -> Found | None:
    """Return the number above one of "the first three months" or "los 3 primeros meses", and the position after it."""
    text = work.text(i)
    if work.kind(i) == "digits":
        return (int(text), i + 1) if text.isdecimal() and len(text) <= 2 and int(text) > 1 else None
    said = cardinal(work, i) if work.kind(i) == "word" and work.lexicon.numerals.at(work.fold(i)) else None
    return (int(said.value), said.end) if said and said.value in DAYS and said.value > 1 else None


def _is_plural(work: Work, i: int) -> bool:
    """Return whether a unit is said in the plural: "the last days of May" are no one day."""
    word, names = work.fold(i), work.lexicon.facts.units.names
    return any(word.endswith(end) and word.removesuffix(end) in names for end in ("s", "es"))


def _place_at(work: Work, i: int) -> Found | None:
    """Return the place in an order that is said at token `i`, which may be the last, and the position after it."""
    if work.fold(i) in work.lexicon.facts.calendar.lasts:
        return LAST, i + 1
    return day_at(work, i) if is_ordinal(work, i) else None


def _unit_at(work: Work, i: int) -> tuple[str, int] | None:
    calendar = work.lexicon.facts.calendar
    if work.kind(i) != "word":
        return None
    if work.fold(i) in calendar.quarters:
        return "quarter", i + 1
    if work.fold(i) in calendar.halves:
        return "half", i + 1
    if day := work.lexicon.weekdays.at(work.tokens, i):
        return "weekday", day[1]
    unit = work.lexicon.units.at(work.tokens, i)
    return unit if unit and unit[0] in ("day", "month") else None


def _whole_at(work: Work, i: int) -> Moment | None:
    """Return the month or year that a place is in, which begins at token `i`, past "of"."""
    j = past(work, i, work.lexicon.facts.calendar.year_of)
    month = month_at(work, j) if j > i else None
    if month:
        year = year_after(work, month[1])
        return Moment(When(year[0] if year else None, month[0]), year[1] if year else month[1])
    year_here = year_at(work, j)
    return Moment(When(year_here), j + 1) if year_here is not None else None


def _one(place: int, unit: tuple[str, int], whole: Moment | None) -> Moment | None:
    name = unit[0]
    if name == "quarter" and whole is None and 1 <= place <= MOST_OF_A_YEAR[name]:
        return Moment(When(quarter=place), unit[1])
    if whole is None:
        return None
    if name == "day":
        return _day_of(place, whole)
    most = MOST_OF_A_YEAR[name]
    number = most if place == LAST else place
    if whole.when.month is not None or not 1 <= number <= most:
        return None
    return whole._replace(when=_piece(name, number, whole.when))


def _piece(name: str, number: int, year: When) -> When:
    if name == "month":
        return year._replace(month=number)
    return year._replace(quarter=number) if name == "quarter" else year._replace(half=number)


def _day_of(place: int, whole: Moment) -> Moment | None:
    """Return the first, the last or the nth day of a month, or the first or last of a year."""
    year, month = whole.when.year, whole.when.month
    if month is None:
        if place not in (1, LAST):
            return None
        return whole._replace(when=When(year, 1, 1) if place == 1 else When(year, 12, 31))
    when = When(year, month, last_day(year, month) if place == LAST else place)
    sure = place != LAST or month != 2 or year is not None
    return whole._replace(when=when) if sure and possible(when) else None


def _several(place: int, count: int, unit: str, whole: Moment | None) -> Moment | None:
    """Return the stretch of "the first three months of 2021" or "the last ten days of May", as its two ends."""
    if whole is None or place not in (1, LAST):
        return None
    year, month = whole.when.year, whole.when.month
    if unit == "day":
        most = last_day(year, month) if month and (month != 2 or year) else 0
        first, last = (1, count) if place == 1 else (most - count + 1, most)
        whens = When(year, month, first), When(year, month, last)
    else:
        most = MOST_OF_A_YEAR.get(unit, 0) if month is None else 0
        first, last = (1, count) if place == 1 else (most - count + 1, most)
        step = MONTHS_OF.get(unit, 0)
        whens = When(year, (first - 1) * step + 1), When(year, last * step)
    return whole._replace(when=whens[0], until=whens[1]) if 1 <= first < last <= most else None


def _nth_weekday(work: Work, place: int, j: int, whole: Moment | None) -> Moment | None:
    """Return the day of "second Wednesday of October 2014"; without a year nobody can say which day that is."""
    day = work.lexicon.weekdays.at(work.tokens, j)
    if day is None or whole is None or whole.when.year is None or whole.when.month is None:
        return None
    when = nth_weekday(whole.when.year, whole.when.month, int(day[0]), place)
    return whole._replace(when=when) if possible(when) else None


def nth_weekday(year: int, month: int, day: int, place: int) -> When:
    """Return the date of the nth weekday of a month; `place` -1 is the last.

    >>> nth_weekday(2014, 10, 3, 2)
    When(year=2014, month=10, day=8, hour=None, minute=None, weekday=3, quarter=None, half=None, decade=None, zone=None)
    """
    if place == LAST:
        end = last_day(year, month)
        return When(year, month, end - (weekday_of(year, month, end) - day) % 7, weekday=day)
    return When(year, month, 1 + (day - weekday_of(year, month, 1)) % 7 + 7 * (place - 1), weekday=day)


def weekday_of(year: int, month: int, day: int) -> int:
    """Return the weekday of a date, Monday 1, by Zeller's congruence.

    >>> weekday_of(2026, 9, 3)
    4
    """
    if month < 3:
        year, month = year - 1, month + 12
    shift = day + 13 * (month + 1) // 5 + year + year // 4 - year // 100 + year // 400
    return (shift + 5) % 7 + 1


def holiday(work: Work, i: int) -> Moment | None:
    """Return the date of a day with a name: "Christmas Eve", "earth day 2010", or None."""
    dates = work.lexicon.dates
    sure = dates.holidays.at(work.tokens, i)
    found = sure or dates.year_holidays.at(work.tokens, i)
    if found is None:
        return None
    year = year_after(work, found[1])
    if year is None and not sure:
        return None
    parts = [int(part) for part in found[0].split("-")]
    if len(parts) == 2:
        return Moment(When(year[0] if year else None, *parts), year[1] if year else found[1])
    place = LAST if parts[1] == LAST_WEEKDAY else parts[1]
    return Moment(nth_weekday(year[0], parts[0], parts[2], place), year[1]) if year else None


def day_alone(work: Work, i: int) -> Moment | None:
    """Return the day of "dia 20", "the 1st of each month" or "on the 15th", or None."""
    day = day_at(work, i)
    if day is None or counts_something(work, day[1]):
        return None
    calendar = work.lexicon.facts.calendar
    said = i > 0 and work.fold(i - 1) in calendar.day_words
    each = work.lexicon.dates.each_month.at(work.tokens, day[1])
    on = work.fold(i - 1) in calendar.of and work.fold(i - 2) in calendar.on and work.kind(i) == "digits"
    alone = on and is_ordinal(work, i) and stands_alone(work, day[1])
    return Moment(When(day=day[0]), day[1]) if said or each or alone else None
