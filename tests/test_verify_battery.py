"""The first battery of docs/verification.md, in three languages, as tables that anyone can extend."""

from __future__ import annotations

from pathlib import Path

import pytest

from bearsout.language.table import CODES
from bearsout.model import Document, Passage
from bearsout.verify.reasons import KINDS
from bearsout.verify.support import check

CASES = Path(__file__).parent / "cases"


def rows(code: str) -> list[tuple[str, str]]:
    """Return the lines of a language's table: what each is, and its text."""
    lines = (CASES / f"verify_battery_{code}.tsv").read_text(encoding="utf-8").splitlines()
    pairs = [line.partition("\t") for line in lines if line.strip() and not line.startswith("#")]
    return [(what.strip(), text.strip()) for what, _, text in pairs]


def passages(code: str) -> list[Passage]:
    """Return the passages of a language's table."""
    return [Passage(Document("shop"), (), text, language=code) for what, text in rows(code) if what == "passage"]


BATTERY = [
    pytest.param(code, what == "yes", text, id=f"{code}-{what}-{text[:40]}")
    for code in CODES
    for what, text in rows(code)
    if what in ("yes", "no")
]


@pytest.mark.parametrize(("code", "supported", "sentence"), BATTERY)
def test_battery(code: str, supported: bool, sentence: str) -> None:
    verdict = check(sentence, passages(code), code)
    assert verdict.supported is supported, verdict


@pytest.mark.parametrize(("code", "supported", "sentence"), BATTERY)
def test_the_language_is_found_where_it_is_not_given(code: str, supported: bool, sentence: str) -> None:
    assert check(sentence, passages(code)).supported is supported


@pytest.mark.parametrize(("code", "supported", "sentence"), [case for case in BATTERY if case.values[1] is False])
def test_a_refusal_names_kind_span_and_reason(code: str, supported: bool, sentence: str) -> None:
    for problem in check(sentence, passages(code), code).problems:
        assert problem.kind in KINDS
        assert problem.text == problem.span.of(sentence)
        assert problem.reason.endswith((".", ".”"))
        assert "{" not in problem.reason


@pytest.mark.parametrize("code", CODES)
def test_tables_are_whole(code: str) -> None:
    whats = [what for what, _ in rows(code)]
    assert set(whats) == {"passage", "yes", "no"}
    assert len(whats) - whats.count("passage") >= 22
