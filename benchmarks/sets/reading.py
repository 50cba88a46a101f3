"""The set `reading`: pairs for the verifier, pairs that turn on negation alone, and the values of short texts."""

from __future__ import annotations

from pathlib import Path

from benchmarks.sets.reading_values import score_values
from benchmarks.sets.rows import Figures, Missing, Row, by, read_rows
from benchmarks.sets.verdicts import both, judged

FOLDER = "reading"

VALUES = ("values", "values_odd")

NOT_BUILT = ("values_relative",)
"""Files that are not scored: a relative date needs a day to count from, and nothing here reads one."""


def score(cases: Path) -> Figures:
    """Return the shares kept and dropped of the pairs, and the shares of values read, by language and by kind."""
    folder = cases / FOLDER
    figures: Figures = {}
    for name, passages in (("verifier", _cited), ("negation", _own)):
        try:
            rows = [judged(row, passages(row)) for row in read_rows(folder / f"{name}.jsonl")]
        except Missing as missing:
            figures[name] = {"missing": str(missing)}
            continue
        figures[name] = both(rows) | {
            "language": {language: both(group) for language, group in by(rows, "lang").items()},
            "kind": {kind: both(group) for kind, group in by(rows, "kind" if name == "verifier" else "cue").items()},
        }
    for name in VALUES:
        try:
            figures[name] = score_values(folder / f"{name}.jsonl")
        except Missing as missing:
            figures[name] = {"missing": str(missing)}
    if all("missing" in found for found in figures.values()):
        raise Missing(FOLDER)
    return figures | {name: {"built": False} for name in NOT_BUILT if (folder / f"{name}.jsonl").is_file()}


def _cited(row: Row) -> list[str]:
    return [row["passages"][number] for number in row["cited"]]


def _own(row: Row) -> list[str]:
    return [row["passage"]]
