"""The facts of a text as records of plain JSON values, which `sources read` prints."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal, localcontext
from fractions import Fraction
from typing import Any

from bearsout.reading.facts import Fact, Reading, When

Record = dict[str, Any]
"""`kind`, `span`, `text`, `value`, `unit`, `per`, `range`, `currency`, `class`, `ambiguous`."""

DIGITS = 34
"""How many digits of a fraction that has no end in decimals are written."""


def records(reading: Reading) -> Iterator[Record]:
    """Yield one record a fact, in the order of the text; decimals are strings, absent values None.

    >>> from bearsout.reading.reader import read
    >>> [(one["kind"], one["value"], one["unit"]) for one in records(read("It takes 5 days.", "en"))]
    [('duration', '5', 'day')]
    """
    for fact in reading.facts:
        yield record(fact)


def record(fact: Fact) -> Record:
    """Return a fact as plain JSON values."""
    dated = fact.when is not None
    return {
        "kind": fact.kind,
        "span": [fact.span.start, fact.span.end],
        "text": fact.text,
        "value": _exact_date(fact) if dated else _exact(fact),
        "unit": fact.unit,
        "per": list(fact.per),
        "range": _stretch(fact) if dated else _range(fact),
        "currency": sorted(fact.currencies) or None,
        "ambiguous": bool(fact.others),
    }


def decimal(value: Fraction) -> str:
    """Return a value as a decimal string without trailing zeros.

    >>> decimal(Fraction(5, 2)), decimal(Fraction(1000))
    ('2.5', '1000')
    """
    if value.denominator == 1:
        return str(value.numerator)
    with localcontext() as context:
        context.prec = DIGITS
        return format((Decimal(value.numerator) / Decimal(value.denominator)).normalize(), "f")


def _exact(fact: Fact) -> str | None:
    return decimal(fact.high) if fact.high is not None and fact.low == fact.high else None


def _range(fact: Fact) -> Record | None:
    if fact.low == fact.high or fact.bound == "free":
        return None
    return {
        "min": None if fact.low is None else decimal(fact.low),
        "max": None if fact.high is None else decimal(fact.high),
        "min_included": fact.low is not None and not fact.low_open,
        "max_included": fact.high is not None and not fact.high_open,
    }


def _exact_date(fact: Fact) -> str | None:
    return written_date(fact.when) if fact.when and fact.until is None and fact.bound == "" else None


def _stretch(fact: Fact) -> Record | None:
    if fact.when is None or (fact.until is None and fact.bound == ""):
        return None
    return {"min": written_date(fact.when), "max": written_date(fact.until) if fact.until else None}


def written_date(when: When) -> str | None:
    """Return a date as YYYY-MM-DD, YYYY-MM, YYYY or XXXX-MM-DD, a time as HH:MM."""
    if when.hour is not None and when.day is None:
        return f"{when.hour:02}:{when.minute or 0:02}"
    if when.year is None and when.month is None and when.day is None:
        return None
    year = f"{when.year:04}" if when.year else "XXXX"
    if when.day is not None:
        return f"{year}-{when.month:02}-{when.day:02}" if when.month else f"{year}-XX-{when.day:02}"
    return f"{year}-{when.month:02}" if when.month else year
