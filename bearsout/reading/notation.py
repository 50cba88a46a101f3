"""How values are written as plain text: decimals, and the dates of claims with the parts that are missing."""

from __future__ import annotations

from decimal import Decimal, localcontext
from fractions import Fraction

from bearsout.reading.facts import When

DIGITS = 34
"""How many digits of a fraction that has no end in decimals are written."""


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


def claimed_date(when: When) -> str | None:
    """Return a date as YYYY-MM-DD, YYYY-MM, --MM-DD, --MM or ---DD; None of a bare year or of no day at all.

    >>> [claimed_date(when) for when in (When(2026, 3), When(month=3, day=1), When(day=8), When(2026))]
    ['2026-03', '--03-01', '---08', None]
    """
    day = "" if when.day is None else f"-{when.day:02}"
    if when.month is None:
        return f"--{day}" if day and when.year is None else None
    year = f"{when.year:04}" if when.year else "-"
    return f"{year}-{when.month:02}{day}"
