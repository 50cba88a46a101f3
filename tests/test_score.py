"""The gate of figures: what it holds, what it refuses, and what it only scores."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks import floors, score
from benchmarks.sets.answers import has
from benchmarks.sets.retrieval import auroc
from benchmarks.sets.rows import read_rows

PAIR = {"id": "1", "lang": "en", "cue": "not", "passage": "A lamp is not free.", "why": ""}


@pytest.fixture
def cases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tiny folder of cases, with floors of its own."""
    monkeypatch.setattr(floors, "FILE", tmp_path / "floors.json")
    monkeypatch.setattr(floors.read_floors, "__defaults__", (tmp_path / "floors.json",))
    monkeypatch.setattr(floors.write_floors, "__defaults__", (tmp_path / "floors.json",))
    write(tmp_path / "cases/reading/negation.jsonl", [
        PAIR | {"sentence": "A lamp is not free.", "supported": True},
        PAIR | {"sentence": "A lamp is free.", "supported": False},
    ])  # fmt: skip
    write(tmp_path / "cases/sentences/sentences.jsonl", [
        {"lang": "en", "text": "It is free. Ask us.", "sentences": ["It is free.", "Ask us."]},
    ])  # fmt: skip
    return tmp_path / "cases"


def write(path: Path, rows: list[dict[str, Any]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")


def run(cases: Path, *options: str) -> int:
    return score.main(["--cases", str(cases), *options])


def test_json_is_one_object_of_sets(cases: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(cases, "--json") == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == [*score.SETS, *score.NOT_BUILT]
    assert figures["sentences"]["exact"] == {"en": 1.0}
    assert figures["reading"]["negation"]["kept"] == 1.0
    assert figures["patterns"] == {"built": False}
    assert figures["answers"] == {"missing": "answers/questions.jsonl"}


def test_a_person_reads_what_is_missing_and_what_is_not_built(cases: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(cases)
    out = capsys.readouterr().out
    assert "exact: en 1.0" in out
    assert "answers: answers/questions.jsonl is not there, not scored" in out
    assert "typed_claims: its room is not built yet" in out


def test_one_set_alone(cases: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(cases, "--set", "sentences", "--json")
    assert list(json.loads(capsys.readouterr().out)) == ["sentences"]


def test_a_missing_folder_cannot_be_scored(tmp_path: Path) -> None:
    assert run(tmp_path / "none") == 2


def test_a_figure_below_its_floor_fails_and_is_named(cases: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(cases, "--pin") == 0
    assert run(cases) == 0
    pinned = floors.read_floors()
    pinned["sentences"]["floors"]["exact.en"] = 1.1
    floors.write_floors(pinned)
    assert run(cases) == 1
    assert "sentences.exact.en is 1.0, its floor is 1.1" in capsys.readouterr().err


def test_changed_data_is_only_scored(cases: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(cases, "--pin")
    write(cases / "sentences/sentences.jsonl", [{"lang": "en", "text": "One. Two.", "sentences": ["One. Two."]}])
    assert run(cases) == 0
    assert "sentences: not the data that the floors were pinned on" in capsys.readouterr().err


def test_a_floor_is_lowered_only_on_demand(cases: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(cases, "--pin")
    write(cases / "sentences/sentences.jsonl", [{"lang": "en", "text": "One. Two.", "sentences": ["One. Two."]}])
    assert run(cases, "--pin") == 1
    assert "sentences.exact.en: 1.0 -> 0.0" in capsys.readouterr().err
    assert run(cases, "--pin", "--lower") == 0
    assert floors.read_floors()["sentences"]["floors"]["exact.en"] == 0.0


def test_the_digest_sees_names_and_bytes(cases: Path) -> None:
    before = floors.digest(cases)
    (cases / "sentences/sentences.jsonl").rename(cases / "sentences/other.jsonl")
    renamed = floors.digest(cases)
    (cases / "sentences/other.jsonl").write_bytes(b"{}")
    assert len({before, renamed, floors.digest(cases)}) == 3


def test_a_figure_that_is_better_when_lower_may_not_rise() -> None:
    pinned = floors.pinned("answers", {"held_back": 0.1}, "x", {})
    assert floors.fallen("answers", {"held_back": 0.05}, "x", pinned) == []
    assert floors.fallen("answers", {"held_back": 0.2}, "x", pinned) != []


def test_a_figure_that_is_gone_has_fallen() -> None:
    pinned = floors.pinned("answers", {"score": 0.1}, "x", {})
    assert floors.fallen("answers", {}, "x", pinned) == ["answers.score is missing, its floor is 0.1"]


@pytest.mark.parametrize(
    ("text", "wanted", "holds"),
    [("it takes 12 days", "12 days", True), ("it takes 112 days", "12 days", False), ("costs 12.50", "12", False),
     ("standard", "and", False)],
)  # fmt: skip
def test_strings_are_found_whole(text: str, wanted: str, holds: bool) -> None:
    assert has(text, wanted) is holds


def test_auroc_of_nothing_is_none() -> None:
    assert auroc([], [0.1]) is None


def test_rows_may_hold_any_character(tmp_path: Path) -> None:
    (tmp_path / "rows.jsonl").write_text('{"text": "one\u2028two\x85"}\n\n{"text": "three"}\n', encoding="utf-8")
    assert [row["text"] for row in read_rows(tmp_path / "rows.jsonl")] == ["one\u2028two\x85", "three"]
