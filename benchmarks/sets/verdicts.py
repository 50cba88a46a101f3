"""Rows that say whether passages support a sentence, held against what the verifier says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bearsout.model import Document, Passage
from bearsout.verify import check
from benchmarks.sets.rows import PLACES, Figures, Row, share


def judged(row: Row, passages: Sequence[str]) -> Row:
    """Return the row with `right`: whether the verdict on its sentence is the row's own."""
    language = row.get("lang")
    cited = [Passage(Document("case", language=language), (), text, language=language) for text in passages]
    verdict = check(row["sentence"], cited, language, row.get("locale"))
    return row | {"right": verdict.supported == row["supported"]}


def kept(rows: Iterable[Row]) -> float | None:
    """Return the share of the sentences to be kept that were kept."""
    return share(row["right"] for row in rows if row["supported"])


def dropped(rows: Iterable[Row]) -> float | None:
    """Return the share of the sentences to be dropped that were dropped."""
    return share(row["right"] for row in rows if not row["supported"])


def both(rows: Sequence[Row]) -> Figures:
    """Return the two shares that are never told apart, with the share of all that are right."""
    return {"kept": kept(rows), "dropped": dropped(rows), "right": share(row["right"] for row in rows)}


def f1_of_dropping(rows: Sequence[Row]) -> float | None:
    """Return the F1 of dropping: the harmonic mean of its precision and its recall.

    >>> f1_of_dropping([{"supported": False, "right": True}, {"supported": True, "right": False}])
    0.6667
    """
    hits = sum(row["right"] for row in rows if not row["supported"])
    misses = sum(not row["right"] for row in rows)
    return round(2 * hits / (2 * hits + misses), PLACES) if hits or misses else None
