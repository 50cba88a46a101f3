"""How dates, periods and times of day are written in a record: YYYY-MM-DD, with X for what is not said."""

from __future__ import annotations

from typing import Any

from bearsout.reading.facts import Fact, When

PARTS = frozenset({"start", "mid", "end"})
"""Bounds that tell which part of a period is meant."""

OPEN_ENDS = frozenset({">", ">=", "<", "<="})
"""Bounds that leave one end of a stretch open; the others tell which part of a period is meant."""


def date_value(fact: Fact) -> str | None:
    """Return the one day, month, year or time of a fact, or None where it is a stretch with two ends or one."""
    if fact.when is None or fact.until is not None or fact.bound in OPEN_ENDS or _is_period(fact.when):
        return None
    return written_date(fact.when)


def date_range(fact: Fact) -> dict[str, Any] | None:
    """Return the first and the last day, month or year of a stretch, None where it is open; None for a single one."""
    if fact.when is None or (fact.until is None and fact.bound not in OPEN_ENDS and not _is_period(fact.when)):
        return None
    first = written_date((last_of if fact.bound == ">" else first_of)(fact.when))
    last = written_date((first_of if fact.bound == "<" else last_of)(fact.until or fact.when))
    if fact.bound in (">", ">="):
        last = None
    elif fact.bound in ("<", "<="):
        first = None
    return {
        "min": first,
        "max": last,
        "min_included": first is not None and fact.bound != ">",
        "max_included": last is not None and fact.bound != "<",
    }


def _is_period(when: When) -> bool:
    return when.quarter is not None or when.half is not None or when.decade is not None


def first_of(when: When) -> When:
    """Return the first month of a quarter or half, or the first year of a decade; anything else as it is."""
    if when.decade is not None:
        return When(when.decade)
    number, length = _months(when)
    return When(when.year, (number - 1) * length + 1) if number else when


def last_of(when: When) -> When:
    """Return the last month of a quarter or half, or the last year of a decade; anything else as it is."""
    if when.decade is not None:
        return When(when.decade + 9)
    number, length = _months(when)
    return When(when.year, number * length) if number else when


def _months(when: When) -> tuple[int | None, int]:
    return (when.quarter, 3) if when.quarter is not None else (when.half, 6)


def written_date(when: When) -> str | None:
    """Return a date as YYYY-MM-DD, YYYY-MM, YYYY or XXXX-MM-DD, a weekday as XXXX-WXX-5, a time as HH:MM, after
    its day with a T between them.

    >>> written_date(When(None, 5, 3)), written_date(When(hour=9, minute=30)), written_date(When(2015, 8, 5, 12))
    ('XXXX-05-03', '09:30', '2015-08-05T12:00')
    """
    time = "" if when.hour is None else f"{when.hour:02}:{when.minute or 0:02}"
    if time and when.day is None:
        return time
    if when.year is None and when.month is None and when.day is None:
        return f"XXXX-WXX-{when.weekday}" if when.weekday is not None else None
    year = f"{when.year:04}" if when.year else "XXXX"
    month = f"{when.month:02}" if when.month else "XX"
    if when.day is not None:
        return f"{year}-{month}-{when.day:02}" + (time and f"T{time}")
    return f"{year}-{month}" if when.month else year
