"""The set `retrieval`: whether the right passage comes back, and whether nothing comes back off-topic."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bearsout.model import Document, Passage
from bearsout.sources.index.make import index_of
from bearsout.sources.index.scoring import DEFAULT_FLOOR
from bearsout.sources.index.search import Index
from bearsout.sources.index.store import StoredDocument
from benchmarks.sets.rows import PLACES, Figures, Missing, Row, mean, read_rows, share

FOLDER = "retrieval"
DEPTH = 10


def score(cases: Path) -> Figures:
    """Return for each folder of questions hit@3 and MRR@10, and at the default floor what is kept and refused."""
    folders = sorted(path.parent for path in (cases / FOLDER).glob("*/corpus.jsonl"))
    if not folders:
        raise Missing(FOLDER)
    return {folder.name: _score(folder, folders, cases) for folder in folders}


def _score(folder: Path, folders: Sequence[Path], cases: Path) -> Figures:
    index = _index(folder)
    questions = read_rows(folder / "queries.jsonl")
    right = _right(folder / "qrels.tsv")
    answerable = [row for row in questions if row["answerable"] and row["_id"] in right]
    asked = [_ask(index, row["text"]) for row in answerable]
    ranks = [_rank(names, right[row["_id"]]) for row, (names, _) in zip(answerable, asked, strict=True)]
    tops = [top for _, top in asked]
    own = [_ask(index, row["text"])[1] for row in questions if not row["answerable"]]
    off = [_ask(index, text)[1] for text in _off_topic(folder, folders, cases)]
    return {
        "hit@3": share(rank is not None and rank <= 3 for rank in ranks),
        "mrr@10": mean(1 / rank if rank else 0.0 for rank in ranks),
        "kept": share(top >= DEFAULT_FLOOR for top in tops),
        "refused_own": share(top < DEFAULT_FLOOR for top in own),
        "refused_off_topic": share(top < DEFAULT_FLOOR for top in off),
        "auroc_own": auroc(tops, own),
        "auroc_off_topic": auroc(tops, off),
    }


def _index(folder: Path) -> Index:
    language = folder.name[:2]
    stored = [_document(row, language) for row in read_rows(folder / "corpus.jsonl")]
    return index_of(stored)


def _document(row: Row, language: str) -> StoredDocument:
    document = Document(row["_id"], (row["title"],) if row["title"] else (), language)
    return StoredDocument(document, "", (Passage(document, (), row["text"], language=language),))


def _right(path: Path) -> dict[str, set[str]]:
    if not path.is_file():
        raise Missing(f"{path.parent.name}/{path.name}")
    right: dict[str, set[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines()[1:]:
        question, passage, _ = line.split("\t")
        right.setdefault(question, set()).add(passage)
    return right


def _ask(index: Index, question: str) -> tuple[list[str], float]:
    """Return the names of the best passages, those that say the same words in one's place, and the best score."""
    found = index.search(question, DEPTH, floor=0.0).found
    return [hit.passage.document.name for hit in found], found[0].score if found else 0.0


def _rank(names: Sequence[str], right: set[str]) -> int | None:
    return next((place for place, name in enumerate(names, start=1) if name in right), None)


def _off_topic(folder: Path, folders: Sequence[Path], cases: Path) -> list[str]:
    """Return the questions of the language's other sets; where it has no other, those of the set `answers` in it."""
    language = folder.name[:2]
    others = [other for other in folders if other != folder and other.name[:2] == language]
    if others:
        return [row["text"] for other in others for row in read_rows(other / "queries.jsonl")]
    answers = cases / "answers" / "questions.jsonl"
    return [row["question"] for row in read_rows(answers) if row["lang"] == language] if answers.is_file() else []


def auroc(answerable: Sequence[float], other: Sequence[float]) -> float | None:
    """Return how often an answerable question scores above another one, ties counting half; None without one.

    >>> auroc([0.9, 0.5], [0.5, 0.1])
    0.875
    """
    if not answerable or not other:
        return None
    above = sum((yes > no) + (yes == no) / 2 for yes in answerable for no in other)
    return round(above / (len(answerable) * len(other)), PLACES)
