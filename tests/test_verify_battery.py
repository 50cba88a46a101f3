"""Batteries in three languages, as tables that anyone can extend: passages, and sentences that cite them.

A passage after a sentence begins a new group. `yes` and `no` say what must come out; `yes?` and `no?` are known faults,
which must be renamed once they come out right.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bearsout.language.table import CODES
from bearsout.model import Document, Passage
from bearsout.verify.reasons import KINDS
from bearsout.verify.support import check

CASES = Path(__file__).parent / "cases"
WHAT = ("passage", "yes", "no", "yes?", "no?")


class Row(NamedTuple):
    """A sentence of a table with the passages it cites, and whether they bear it out."""

    code: str
    supported: bool
    sentence: str
    passages: tuple[str, ...]
    fault: bool

    def cited(self) -> list[Passage]:
        """Return the passages as such."""
        return [Passage(Document("shop"), (), text, language=self.code) for text in self.passages]


def lines(code: str) -> list[tuple[str, str]]:
    """Return the lines of a language's table: what each is, and its text."""
    text = (CASES / f"verify_battery_{code}.tsv").read_text(encoding="utf-8")
    pairs = [line.partition("\t") for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(what.strip(), sentence.strip()) for what, _, sentence in pairs]


def rows(code: str) -> Iterator[Row]:
    """Yield the sentences of a language's table."""
    passages: list[str] = []
    told = False
    for what, text in lines(code):
        if what != "passage":
            told = True
            yield Row(code, what.startswith("yes"), text, tuple(passages), what.endswith("?"))
            continue
        passages = [text] if told else [*passages, text]
        told = False


ROWS = [row for code in CODES for row in rows(code)]
PARAMS = [
    pytest.param(
        row,
        id=f"{row.code}-{'yes' if row.supported else 'no'}-{row.sentence[:60]}",
        marks=[pytest.mark.xfail(reason="a known fault")] if row.fault else [],
    )
    for row in ROWS
]


@pytest.mark.parametrize("row", PARAMS)
def test_battery(row: Row) -> None:
    verdict = check(row.sentence, row.cited(), row.code)
    assert verdict.supported is row.supported, verdict
    assert bool(verdict.evidence) is row.supported


@pytest.mark.parametrize("code", CODES)
def test_the_language_is_found_where_it_is_not_given(code: str) -> None:
    missed = [
        row.sentence
        for row in ROWS
        if row.code == code and not row.fault and check(row.sentence, row.cited()).supported is not row.supported
    ]
    assert not missed


@pytest.mark.parametrize("code", CODES)
def test_a_refusal_names_kind_span_and_reason(code: str) -> None:
    for row in ROWS:
        for problem in check(row.sentence, row.cited(), code).problems if row.code == code else ():
            assert problem.kind in KINDS
            assert problem.text == problem.span.of(row.sentence)
            assert problem.reason.endswith((".", ".”", ".»"))
            assert "{" not in problem.reason


@pytest.mark.parametrize("code", CODES)
def test_evidence_is_quoted_from_where_it_stands(code: str) -> None:
    for row in ROWS:
        for one in check(row.sentence, row.cited(), code).evidence if row.code == code else ():
            assert one.quote == one.span.of(row.passages[one.passage])
            assert one.quote.strip()


@pytest.mark.parametrize("code", CODES)
def test_tables_are_whole(code: str) -> None:
    whats = [what for what, _ in lines(code)]
    assert set(whats) <= set(WHAT)
    assert len(whats) - whats.count("passage") >= 100
