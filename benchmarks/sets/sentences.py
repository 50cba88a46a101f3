"""The set `sentences`: the share of texts that are cut exactly right."""

from __future__ import annotations

import re
from pathlib import Path

from bearsout.language.sentences import sentences
from benchmarks.sets.rows import Figures, Row, by, read_rows, share

FOLDER = "sentences"


def score(cases: Path) -> Figures:
    """Return the share of texts cut exactly right, by language, and of texts that lose no character."""
    rows = [_cut(row) for row in read_rows(cases / FOLDER / "sentences.jsonl")]
    return {
        "exact": {language: share(row["right"] for row in group) for language, group in by(rows, "lang").items()},
        "all": share(row["right"] for row in rows),
        "whole": share(row["whole"] for row in rows),
    }


def _cut(row: Row) -> Row:
    got = [span.of(row["text"]) for span in sentences(row["text"], row["lang"])]
    right = [_single_spaced(text) for text in got] == [_single_spaced(text) for text in row["sentences"]]
    return row | {"right": right, "whole": _inked("".join(got)) == _inked(row["text"])}


def _single_spaced(text: str) -> str:
    return " ".join(text.split())


def _inked(text: str) -> str:
    return re.sub(r"\s", "", text)
