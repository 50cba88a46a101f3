"""The set `grounding`: sentences of real text, edited or told in other words, with the passages they rest on."""

from __future__ import annotations

from pathlib import Path

from benchmarks.sets.rows import Figures, by, read_rows
from benchmarks.sets.verdicts import both, dropped, f1_of_dropping, judged, kept

FOLDER = "grounding"

VERBATIM = ("untouched_verbatim", "trimmed")
REWRITTEN = (
    "same_number_format",
    "same_number_word",
    "same_percent",
    "same_date_format",
    "same_magnitude",
    "same_contraction",
)
PARAPHRASED = ("untouched_paraphrase", "natural_supports", "natural_negation_paraphrased")

LANGUAGES = ("en", "es", "pt")
"""The languages that have tables; the others' rows are shown and not summed."""


def score(cases: Path) -> Figures:
    """Return the share dropped of each kind of edit and the share kept of each kind of faithful sentence."""
    rows = [judged(row, row["passages"]) for row in read_rows(cases / FOLDER / "pairs.jsonl")]
    ours = [row for row in rows if row["lang"] in LANGUAGES]
    kinds = {
        name: kept([row for row in ours if row["kind"] in group])
        for name, group in (("verbatim", VERBATIM), ("rewritten", REWRITTEN), ("paraphrased", PARAPHRASED))
    }
    must_drop = [row for row in ours if not row["supported"]]
    return both(ours) | {
        "f1": f1_of_dropping(ours),
        "kept_of": kinds,
        "dropped_of": {kind: dropped(group) for kind, group in by(must_drop, "kind").items()},
        "language": {language: both(group) for language, group in by(rows, "lang").items()},
    }
