"""Tables in plain text: columns set apart by bars, tabs or runs of spaces."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from bearsout.sources.blocks import Table

RULE_SIGNS = frozenset(" \t+|=-:")
GAP = re.compile(r" {2,}")
FEWEST_ROWS = 2
WIDEST = 400
"""A table is at most so many characters wide; program output and data files have longer lines."""


def table(lines: Sequence[str]) -> Table | None:
    """Return the table that lines are, or None where they are none.

    >>> table(["Plan    Price", "Basic   $4.50"]).rows
    (('Basic', '$4.50'),)
    """
    content = [line for line in lines if not _is_rule(line)]
    if len(content) < FEWEST_ROWS or max(map(len, content)) > WIDEST:
        return None
    rows = _barred(content) or _spaced(content)
    if rows is None:
        return None
    ruled = len(lines) > 1 and any(map(_is_rule, lines[1:3]))
    if ruled or _heads(rows):
        return Table(rows[0], tuple(rows[1:])) if len(rows) > 1 else None
    return Table((), tuple(rows))


def _is_rule(line: str) -> bool:
    return RULE_SIGNS.issuperset(line) and ("---" in line or "===" in line)


def _barred(lines: Sequence[str]) -> list[tuple[str, ...]] | None:
    if not all("|" in line for line in lines):
        return None
    rows = [tuple(cell.strip() for cell in line.strip().strip("|").split("|")) for line in lines]
    return rows if len({len(row) for row in rows}) == 1 and len(rows[0]) > 1 else None


def _spaced(lines: Sequence[str]) -> list[tuple[str, ...]] | None:
    """Return the rows where a blank of two spaces or more runs through all lines at the same place."""
    width = max(map(len, lines))
    padded = [line.ljust(width) for line in lines]
    filled = [any(line[at] != " " for line in padded) for at in range(width)]
    edges = [at for at in range(width) if filled[at] and not any(filled[max(0, at - 2) : at])]
    if len(edges) < 2 or not all(GAP.search(line.strip()) for line in lines):
        return None
    bounds = [*edges, width]
    return [tuple(line[a:b].strip() for a, b in pairwise(bounds)) for line in padded]


def _heads(rows: Sequence[tuple[str, ...]]) -> bool:
    """True where the first row has words above a column of figures."""
    columns = list(zip(*rows, strict=True))
    figures = [all(any(c.isdecimal() for c in cell) for cell in column[1:]) for column in columns]
    return any(figures) and not any(c.isdecimal() for cell in rows[0] for c in cell)
