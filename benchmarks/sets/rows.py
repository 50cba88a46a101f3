"""Reading rows of cases, and shares of them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

Row = dict[str, Any]
Figures = dict[str, Any]
"""Figures by name, nested; each number is better when it is higher, except those named in `LOWER_IS_BETTER`."""

PLACES = 4


class Missing(Exception):
    """A file or folder of a set that is not there."""


def read_rows(path: Path) -> list[Row]:
    """Return the objects of a file of JSON Lines; raise Missing where there is no such file."""
    if not path.is_file():
        raise Missing(f"{path.parent.name}/{path.name}")
    return [json.loads(line) for line in path.read_text(encoding="utf-8").split("\n") if line.strip()]


def share(hits: Iterable[bool]) -> float | None:
    """Return the share of true values, or None of no values.

    >>> share([True, True, False, True]), share([])
    (0.75, None)
    """
    counted = list(hits)
    return round(sum(counted) / len(counted), PLACES) if counted else None


def mean(values: Iterable[float]) -> float | None:
    """Return the mean, or None of no values.

    >>> mean([1, 2])
    1.5
    """
    counted = list(values)
    return round(sum(counted) / len(counted), PLACES) if counted else None


def by(rows: Iterable[Row], key: str) -> dict[str, list[Row]]:
    """Return the rows by what they hold under `key`, in the alphabet's order."""
    grouped: dict[str, list[Row]] = {}
    for row in rows:
        grouped.setdefault(str(row[key]), []).append(row)
    return dict(sorted(grouped.items()))
