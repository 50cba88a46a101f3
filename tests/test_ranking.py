"""Pruning changes no answer: what a search finds is what comes first of all passages, scored one by one."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bearsout.language.words import words
from bearsout.model import Passage, Search
from bearsout.sources.index import gather, marks, meeting
from bearsout.sources.index.make import index_of as index_of_documents
from bearsout.sources.index.search import Index
from bearsout.sources.index.store import StoredDocument
from bearsout.sources.vocabulary import Kin, Vocabulary
from tests.indexes import index_of, passage

WORDS = ["refund", "parcel", "card", "lamp", "garden", "long", "the", "refunds", "tarda", "12", "o"]
SOME_TAGS = [(), ("staff",), ("club",), ("staff", "club")]
KIN = Vocabulary({"money back": Kin(("refund",), ("parcel",)), "lamp": Kin((), ("garden",))})

texts = st.lists(st.sampled_from(WORDS), min_size=1, max_size=10).map(" ".join)
passages = st.builds(
    passage,
    texts,
    path=st.lists(st.sampled_from(WORDS[:4]), max_size=2).map(tuple),
    language=st.sampled_from(["en", "en", "es", None]),
    tags=st.sampled_from(SOME_TAGS),
)
questions = st.lists(st.sampled_from([*WORDS, "unicorn", "money back", "refnud"]), min_size=1, max_size=5).map(" ".join)
tags_asked = st.sampled_from([(), ("staff",), ("*",)])
ONE_BY_ONE, ALL_AT_ONCE = 10**9, -1
"""How many postings are read one by one."""

readers = pytest.mark.parametrize("few", [ONE_BY_ONE, ALL_AT_ONCE], ids=["one by one", "all at once"])


def read_so(patch: pytest.MonkeyPatch, few: int) -> None:
    """Let postings be read one by one up to a number, and with numpy above."""
    patch.setattr(meeting, "FEW", few)
    patch.setattr(meeting, "MANY", few)


def exhaustive(index: Index, question: str, k: int, floor: float, tags: tuple[str, ...]) -> list[tuple[str, float]]:
    """Return text and score of the best passages, found by asking for all of them and looking at each."""
    everything = index.search(question, len(index.passages) + 1, 0.0, tags)
    best: dict[tuple[str, ...], tuple[str, float]] = {}
    for hit in everything.found:
        if hit.score >= floor:
            best.setdefault(tuple(word.text for word in words(hit.passage.text)), (hit.passage.text, hit.score))
    return list(best.values())[:k]


def shown(search: Search) -> list[tuple[str, float]]:
    return [(hit.passage.text, hit.score) for hit in search.found]


@readers
@given(
    st.lists(passages, min_size=1, max_size=30), questions, st.integers(1, 5), st.sampled_from([0.0, 0.1, 0.3, 0.5]),
    tags_asked, st.sampled_from([1, 4_096]), st.sampled_from([0, 6]),
)  # fmt: skip
@settings(max_examples=150, deadline=None)
def test_the_best_are_found_whatever_k_and_floor(
    few: int,
    held: list[Passage],
    question: str,
    k: int,
    floor: float,
    tags: tuple[str, ...],
    headed: int,
    looked_up: int,
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(marks, "HEAD", 2)
        patch.setattr("bearsout.sources.index.merge.HEAD", 2)
        patch.setattr("bearsout.sources.index.merge.HEADED", headed)
        patch.setattr("bearsout.sources.index.strands.HEADED", headed)
        patch.setattr("bearsout.sources.index.vector.SCORED_AT_ONCE", 3)
        patch.setattr("bearsout.sources.index.vector.FIRST_LOOK", 2)
        patch.setattr("bearsout.sources.index.vector.SCORED_ALONE", 1)
        patch.setattr("bearsout.sources.index.vector.LOOKED_UP", looked_up)
        read_so(patch, few)
        index = index_of(held, KIN)
        assert shown(index.search(question, k, floor, tags)) == exhaustive(index, question, k, floor, tags)


@given(st.lists(passages, min_size=1, max_size=30), questions, tags_asked)
@settings(max_examples=100, deadline=None)
def test_both_readers_find_the_same_to_the_last_bit(held: list[Passage], question: str, tags: tuple[str, ...]) -> None:
    found: list[Search] = []
    for few in (ONE_BY_ONE, ALL_AT_ONCE):
        with pytest.MonkeyPatch.context() as patch:
            read_so(patch, few)
            found.append(index_of(held, KIN).search(question, 5, 0.0, tags))
    assert found[0] == found[1]


@given(st.lists(passages, min_size=1, max_size=30), st.integers(1, 40))
@settings(max_examples=60, deadline=None)
def test_how_a_build_is_cut_into_runs_changes_nothing(held: list[Passage], run: int) -> None:
    whole = index_of(held, KIN)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gather, "RUN", run)
        patch.setattr(gather, "HELD", 64)
        patch.setattr("bearsout.sources.index.merge.STRETCH", run)
        patch.setattr("bearsout.sources.index.assemble.PIECES_AT_A_TIME", run)
        assert index_of(held, KIN).digest == whole.digest


@pytest.fixture(scope="module")
def articles() -> tuple[Index, list[str]]:
    folder = Path(os.environ.get("BEARSOUT_CASES", "../shared/cases")) / "retrieval/en-articles"
    if not folder.is_dir():
        pytest.skip("the retrieval cases are not here (BEARSOUT_CASES names their folder)")
    rows = list(lines(folder / "corpus.jsonl"))
    held = [passage(row["text"], row["_id"], (row["title"],)) for row in rows]
    index = index_of_documents(StoredDocument(one.document, "", (one,)) for one in held)
    return index, [row["text"] for row in lines(folder / "queries.jsonl")][::7]


def lines(path: Path) -> Iterator[dict[str, str]]:
    return (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize(("k", "floor"), [(1, 0.0), (3, 0.3), (10, 0.1)])
@readers
def test_the_best_are_found_among_real_passages(
    few: int, k: int, floor: float, articles: tuple[Index, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    index, asked = articles
    read_so(monkeypatch, few)
    for question in asked:
        assert shown(index.search(question, k, floor)) == exhaustive(index, question, k, floor, ())
