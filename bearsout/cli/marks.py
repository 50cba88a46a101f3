"""A text with what was read in it marked beneath, line by line, for a person."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterator, Sequence

from bearsout.cli.terminal import printable
from bearsout.reading.records import Record

WIDTH = 100
"""Columns of a shown line; a longer one is cut at a space. The same on a terminal and in a pipe."""

MOST_CODES = 3
"""A label names this many currencies; where there are more it says how many."""

BOUNDS = {
    (True, True): "at least {}",
    (True, False): "over {}",
    (False, True): "at most {}",
    (False, False): "under {}",
}
"""A range with one end in words, by whether it is its least value, and by whether the end itself is meant."""


def marked_lines(text: str, records: Sequence[Record]) -> Iterator[str]:
    """Yield the lines of `text`, each followed by a line for every record that stands in it: carets and a label.

    >>> record = {"kind": "duration", "span": [9, 15], "value": "5", "unit": "day"}
    >>> print(*marked_lines("It takes 5 days.", [record]), sep="\\n")
    It takes 5 days.
             ^^^^^^ duration 5 day
    """
    starts = [record["span"][0] for record in records]
    for start, end in _pieces(text, records, starts):
        yield "".join(map(_shown, text[start:end])).rstrip()
        for record in records[max(bisect_right(starts, start) - 1, 0) : bisect_right(starts, end)]:
            first, last = max(record["span"][0], start), min(record["span"][1], end)
            if first < last:
                carets = "^" * max(_width(text[first:last]), 1)
                what = label(record) if last == record["span"][1] else "..."
                yield f"{' ' * _width(text[start:first])}{carets} {what}"


def label(record: Record) -> str:
    """Return what was read, in a few words: the kind, the value, its currency or unit, its rate.

    >>> label({"kind": "money", "value": "12.5", "currency": ["USD"], "per": ["month"]})
    'money 12.50 USD per month'
    >>> label({"kind": "quantity", "range": {"min": "3", "max": None, "min_included": True}, "unit": "kg"})
    'quantity at least 3 kg'
    """
    kind = str(record["kind"])
    words = [_range(record) or _written(record.get("value"), kind)]
    words += [_currency(record.get("currency") or ()), record.get("unit") or ""]
    words += [f"per {unit}" for unit in record.get("per") or ()]
    words += ["(ambiguous)"] if record.get("ambiguous") else []
    return printable(" ".join([kind, *(word for word in words if word not in ("", kind))]))


def _written(value: str | None, kind: str) -> str:
    """Return an exact value as people write it: an amount of money with two decimals where it has one."""
    return f"{value or ''}0" if kind == "money" and (value or "")[-2:-1] == "." else value or ""


def _range(record: Record) -> str:
    """Return a range or an open bound in words."""
    ends: Record = record.get("range") or {}
    least, most = (_written(ends.get(end), record["kind"]) for end in ("min", "max"))
    if least and most:
        return f"{least} to {most}"
    included = bool(ends.get("min_included" if least else "max_included", True))
    return BOUNDS[bool(least), included].format(least or most) if least or most else ""


def _currency(codes: Sequence[str]) -> str:
    """Return the currencies that an amount may be in; a bare "$" may be in many."""
    return "/".join(codes) if len(codes) <= MOST_CODES else f"in one of {len(codes)} currencies"


def _pieces(text: str, records: Sequence[Record], starts: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield where the lines to be shown begin and end: the text's own, cut at a space where they are too long."""
    line = 0
    while line < len(text):
        end = text.find("\n", line)
        end = len(text) if end < 0 else end
        start = line
        while (cut := _cut(text, start, end)) < end:
            cut = _before_a_record(cut, start, records, starts)
            yield start, cut
            start = cut
        yield start, end
        line = end + 1


def _cut(text: str, start: int, end: int) -> int:
    """Return where the line that begins at `start` must be cut: `end` if all of it can be shown, else behind a space
    where it has one."""
    width, space = 0, start
    for at in range(start, end):
        width += _width(text[at])
        if width > WIDTH:
            return space if space > start else max(at, start + 1)
        if text[at].isspace():
            space = at + 1
    return end


def _before_a_record(cut: int, start: int, records: Sequence[Record], starts: Sequence[int]) -> int:
    """Return a place to cut that lies in no record, unless the record fills the line."""
    at = bisect_right(starts, cut) - 1
    if at < 0 or records[at]["span"][1] <= cut or starts[at] <= start:
        return cut
    return starts[at]


def _shown(char: str) -> str:
    """Return a character as it is shown; white space is one column, whatever it is."""
    return " " if char.isspace() else printable(char)


def _width(text: str) -> int:
    """Return how many columns a text takes: wide characters two, combining marks none, escapes their length."""
    return sum(_columns(char) for char in text)


def _columns(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else len(_shown(char))
