"""Tables of contents and indexes of terms: rows that point at pages are no passages."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from bearsout.sources.pdf.layout import Row
from bearsout.sources.pdf.lines import joined

LEADERS = re.compile(r"(?:[.·•_]\s?){4,}\s*(?:\d{1,4}|[ivxlc]{1,6})?\s*$|(?:…\s?){2,}\s*(?:\d{1,4}|[ivxlc]{1,6})\s*$")
"""Dots that lead to a page number."""

NUMBER_LAST = re.compile(r"(.*\S)\s+(\d{1,4}|[ivxlc]{1,6})")
INDEX_ROW = re.compile(r".*\S,\s*\d{1,4}(?:\s*[,–-]\s*\d{1,4})*\s*")

ROW_END = 40
"""How many words at a row's end tell what it is; a row of nothing but dots would take a regular expression for ever."""

SHARE = 0.5
"""A run of rows is a table of contents, or a page an index, where at least this share of its rows is of that kind."""

FEWEST_ENTRIES, FEWEST_INDEX_ROWS = 4, 12
"""Fewer entries without leaders are as likely a list; fewer rows that end in numbers are as likely a sentence."""

LARGER = 1.1
"""The word "Contents" is set this many sizes of its entries, at least, and goes with them."""

PAGE_GAP = 2.0
"""The gap between a title and its page number, in sizes of the number."""


def without_contents(pages: Sequence[Sequence[Row]], titles: Collection[str]) -> list[list[Row]]:
    """Return the rows of each page without contents and index rows; `titles` are the outline's, as `plain` has them."""
    return [_without(rows, titles) for rows in pages]


def plain(title: str) -> str:
    """Return a title as it is compared: letters and digits in lower case, without its number.

    >>> plain("2.1  The Filesystem")
    'the filesystem'
    """
    words = re.sub(r"\W+", " ", title.casefold()).split()
    while len(words) > 1 and words[0].isdecimal():
        words = words[1:]
    return " ".join(words)


def _without(rows: Sequence[Row], titles: Collection[str]) -> list[Row]:
    texts = [joined(row[-ROW_END:]) for row in rows]
    if len(rows) >= FEWEST_INDEX_ROWS and sum(bool(INDEX_ROW.fullmatch(text)) for text in texts) > SHARE * len(rows):
        return []
    leaders = {at for at, text in enumerate(texts) if LEADERS.search(text)}
    entries = leaders | {at for at, row in enumerate(rows) if _entry(row, titles)}
    dropped = _run(rows, entries) if len(entries) >= FEWEST_ENTRIES else leaders
    dropped |= {at - 1 for at in dropped if at > 0 and _heads(rows[at - 1], rows[at])}
    return [row for at, row in enumerate(rows) if at not in dropped]


def _run(rows: Sequence[Row], entries: set[int]) -> set[int]:
    """Return the rows from the first to the last entry where most of them are entries."""
    first, last = min(entries), max(entries)
    if len(entries) < SHARE * (last + 1 - first):
        return entries
    return set(range(first, last + 1))


def _heads(row: Row, below: Row) -> bool:
    return row[0].face.size >= LARGER * below[0].face.size


def _entry(row: Row, titles: Collection[str]) -> bool:
    """True for a title of the outline with a page number set apart from it."""
    if len(row) < 2 or row[-1].left - row[-2].right < PAGE_GAP * row[-1].face.size:
        return False
    match = NUMBER_LAST.fullmatch(joined(row[-ROW_END:]))
    return match is not None and plain(match[1]) in titles
