"""Reading on many cores gives what reading on one gives, in the same order."""

from __future__ import annotations

from pathlib import Path

import pytest

from bearsout.errors import UnreadableDocument
from bearsout.sources import parallel
from bearsout.sources.files import SourceFile
from bearsout.sources.parallel import read_all, read_one


@pytest.fixture
def files(tmp_path: Path) -> list[SourceFile]:
    for number in range(7):
        (tmp_path / f"{number}.md").write_text(f"# Page {number}\n\nIt costs {number} euros.\n")
    (tmp_path / "3.md").write_bytes(b"")
    return [SourceFile(f"{number}.md", tmp_path / f"{number}.md") for number in range(7)]


def told(got: object) -> object:
    return (got.name, got.reason, got.fix) if isinstance(got, UnreadableDocument) else got


def told_nothing(pipe: object) -> None:
    """What comes back from a worker that died."""


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_any_number_of_workers(files: list[SourceFile], workers: int) -> None:
    found = list(read_all(files, parallel.WORTH_IT, workers))
    assert [*map(told, found)] == [told(read_one(source)) for source in files]


def test_a_file_that_its_worker_died_of_is_read_here(files: list[SourceFile], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "_received", told_nothing)
    found = list(read_all(files, parallel.WORTH_IT, 2))
    assert [*map(told, found)] == [told(read_one(source)) for source in files]


def test_a_few_files_need_no_other_process(files: list[SourceFile], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "_start", lambda: pytest.fail("a process was started"))
    assert len(list(read_all(files, 100, 4))) == 7
