"""A moment: a date, a period or a time of day that was read, and whether there is such a day."""

from __future__ import annotations

from typing import NamedTuple

from bearsout.reading.facts import When

FIRST_YEAR, LAST_YEAR = 1000, 2199
"""Four digits between these may be a year."""
FIRST_BARE_YEAR, LAST_BARE_YEAR = 1800, 2099
"""And between these two of them, which nothing counts, are a range of years: "1914-1918"."""
LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


class Moment(NamedTuple):
    """A date or time that was read: where it ends, up to when, and what else it could mean.

    `bound` is a word of the calendar's bounds, "" for an exact date; `start` is its first token where that is not the
    one at which the reader was asked, since a bound before a date is no part of it.
    """

    when: When
    end: int
    until: When | None = None
    others: tuple[When, ...] = ()
    bound: str = ""
    about: bool = False
    start: int | None = None


def possible(when: When) -> bool:
    """Return whether there is such a day.

    >>> possible(When(2026, 2, 30)), possible(When(None, 2, 29))
    (False, True)
    """
    if when.month is not None and not 1 <= when.month <= 12:
        return False
    return when.day is None or 1 <= when.day <= last_day(when.year, when.month or 1)


def last_day(year: int | None, month: int) -> int:
    """Return the last day of a month; February has 29 days where no year is said."""
    leap = year is None or (year % 4 == 0 and (year % 100 != 0 or year % 400 == 0))
    return 29 if month == 2 and leap else LENGTHS[month - 1]


def fitting(orders: list[When]) -> list[When]:
    """Return the readings of a date that are possible, each once, in the order given."""
    return [when for when in dict.fromkeys(orders) if possible(when)]


def year_of(text: str) -> int | None:
    """Return the year that four digits may be, or None.

    >>> year_of("2026"), year_of("0204"), year_of("98")
    (2026, None, None)
    """
    year = int(text) if len(text) == 4 and text.isdecimal() else 0
    return year if FIRST_YEAR <= year <= LAST_YEAR else None
