"""The set `reading`: pairs for the verifier, and pairs that turn on negation alone."""

from __future__ import annotations

from pathlib import Path

from benchmarks.sets.rows import Figures, Missing, Row, by, read_rows
from benchmarks.sets.verdicts import both, judged

FOLDER = "reading"

NOT_BUILT = ("values", "values_odd", "values_relative")
"""Files whose figures come with the room that reads single values."""


def score(cases: Path) -> Figures:
    """Return the shares kept and dropped of both files, by language and by kind."""
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
    if all("missing" in found for found in figures.values()):
        raise Missing(FOLDER)
    return figures | {name: {"built": False} for name in NOT_BUILT if (folder / f"{name}.jsonl").is_file()}


def _cited(row: Row) -> list[str]:
    return [row["passages"][number] for number in row["cited"]]


def _own(row: Row) -> list[str]:
    return [row["passage"]]
