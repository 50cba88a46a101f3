"""The facts of a text as records of plain JSON values, which `sources read` prints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bearsout.reading.classes import class_of
from bearsout.reading.date_records import PARTS, date_range, date_value
from bearsout.reading.facts import Fact, Reading
from bearsout.reading.notation import decimal

Record = dict[str, Any]
"""`kind`, `span`, `text`, `value`, `unit`, `per`, `range`, `part`, `about`, `currency`, `class`, `ambiguous`.

`value` is the figure that the text writes. Where words make a bound of it, `range` says which, and they are to be read
together: "at least 5" has the value 5 and the range from 5 on. A range with two ends has no value. `part` is the
part of a period that is meant ("late May": end), `about` tells that a word leaves the value open ("about 5 days")."""


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
        "value": date_value(fact) if dated else _exact(fact),
        "unit": fact.unit,
        "per": list(fact.per),
        "range": date_range(fact) if dated else _range(fact),
        "part": fact.bound if dated and fact.bound in PARTS else None,
        "about": fact.about,
        "currency": sorted(fact.currencies) or None,
        "class": class_of(fact),
        "ambiguous": bool(fact.others) or fact.either,
    }


def _exact(fact: Fact) -> str | None:
    """Return the figure of an exact value or of a bound that has one end."""
    ends = {end for end in (fact.low, fact.high) if end is not None}
    return decimal(ends.pop()) if len(ends) == 1 else None


def _range(fact: Fact) -> Record | None:
    if (fact.low == fact.high and not fact.exact) or fact.bound == "free":
        return None
    return {
        "min": None if fact.low is None else decimal(fact.low),
        "max": None if fact.high is None else decimal(fact.high),
        "min_included": fact.low is not None and not fact.low_open,
        "max_included": fact.high is not None and not fact.high_open,
    }
