"""The index file: one line for whatever is wrong with it, the same bytes always, the old one whole whatever happens."""

from __future__ import annotations

import hashlib
import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bearsout.errors import IndexFileError, TargetError
from bearsout.sources.index import file
from bearsout.sources.index.search import open_index
from tests.conftest import Sources

CONTENT: dict[str, Any] = {"b": [1, "é"], "a": {}}


def test_what_is_encoded_comes_back() -> None:
    assert file.decode(file.encode(CONTENT), "x") == CONTENT


def test_the_same_content_gives_the_same_bytes() -> None:
    assert file.encode(CONTENT) == file.encode(dict(sorted(CONTENT.items())))


def test_an_index_cut_anywhere_is_refused() -> None:
    data = file.encode(CONTENT)
    for length in range(len(data)):
        with pytest.raises(IndexFileError, match=r"^x: (the index is cut short|not an index of this program)\."):
            file.decode(data[:length], "x")


def test_any_changed_byte_is_refused() -> None:
    data = file.encode(CONTENT)
    for at in range(len(data)):
        with pytest.raises(IndexFileError):
            file.decode(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :], "x")


def with_digest(body: bytes) -> bytes:
    return b"%s %d %d %s\n" % (file.MAGIC, file.VERSION, len(body), hashlib.sha256(body).hexdigest().encode()) + body


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "not an index"),
        (b"%PDF-1.7 ...", "not an index"),
        (b"\x80\x04\x95cos\nsystem\n", "not an index"),
        (b"bearsout-index 99 5 abc\n12345", "newer version"),
        (file.encode(CONTENT) + b"more", "corrupt"),
        (with_digest(b"[1]"), "does not fit together"),
        (with_digest(b"{" * 3), "does not fit together"),
        (with_digest(b"[" * 200_000), "does not fit together"),
    ],
    ids=["empty", "PDF", "pickle", "newer", "longer", "no object", "no JSON", "too deep"],
)
def test_what_is_no_index_is_refused(data: bytes, complaint: str) -> None:
    with pytest.raises(IndexFileError, match=complaint):
        file.decode(data, "x")


@pytest.mark.parametrize("missing", ["documents", "passages", "lengths", "postings", "spellings", "vocabulary"])
def test_an_index_that_lacks_a_part_is_refused(shop: Path, sources: Sources, missing: str) -> None:
    sources("build", "docs", "--out", "a.idx")
    content, _ = file.load("a.idx")
    del content[missing]
    Path("b.idx").write_bytes(file.encode(content))
    ran = sources("ask", "refund", "--index", "b.idx")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("Error: b.idx: the index does not fit together.")


FORGED: dict[str, Callable[[Any], object]] = {
    "passages gone": lambda content: content["passages"].clear(),
    "a passage too few": lambda content: content["passages"].pop(),
    "a number out of range": lambda content: content["postings"].update(refund=[99, 1]),
    "a negative number": lambda content: content["postings"].update(refund=[-1, 1]),
    "a word for a number": lambda content: content["postings"].update(refund=["a", "b"]),
    "half a pair": lambda content: content["postings"].update(refund=[0]),
    "no length": lambda content: content["lengths"].__setitem__(0, 0),
    "a spelling of no word": lambda content: content["spellings"].update(refund=["en:unicorn"]),
    "a number for a text": lambda content: content["passages"][0].__setitem__(1, 5),
    "a number for a heading": lambda content: content["passages"][0].__setitem__(0, [5]),
    "more passages than there are": lambda content: content["documents"][0].update(passages=10**9),
    "no name": lambda content: content["documents"][0].update(name=None),
}


@pytest.mark.parametrize("forgery", FORGED)
def test_a_forged_index_with_a_right_digest_is_refused(shop: Path, sources: Sources, forgery: str) -> None:
    sources("build", "docs", "--out", "a.idx")
    content, _ = file.load("a.idx")
    FORGED[forgery](content)
    Path("b.idx").write_bytes(file.encode(content))
    ran = sources("ask", "How long does a refnud take?", "--index", "b.idx")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("Error: b.idx: the index does not fit together.")


def test_writing_replaces_the_file_and_keeps_its_permissions(tmp_path: Path) -> None:
    target = tmp_path / "a.idx"
    target.write_bytes(b"old")
    target.chmod(0o640)
    file.write(str(target), b"new")
    assert target.read_bytes() == b"new"
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert [path.name for path in tmp_path.iterdir()] == ["a.idx"]


def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link.idx").symlink_to(tmp_path / "real/a.idx")
    file.write(str(tmp_path / "link.idx"), b"new")
    assert (tmp_path / "link.idx").is_symlink()
    assert (tmp_path / "real/a.idx").read_bytes() == b"new"


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "a.idx"
    target.write_bytes(b"old")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(TargetError, match="no space left on device"):
        file.write(str(target), b"new")
    assert target.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["a.idx"]


@pytest.mark.parametrize("target", [".", "none/a.idx", "a\0b"])
def test_a_target_that_cannot_be_written_is_named(folder: Path, target: str) -> None:
    with pytest.raises(TargetError, match="cannot be written"):
        file.write(target, b"new")
    with pytest.raises(TargetError, match="cannot be written"):
        file.check_target(target)


def test_a_missing_index_says_how_to_build_one(folder: Path) -> None:
    with pytest.raises(IndexFileError, match="Build it") as caught:
        open_index("none.idx")
    assert json.dumps(caught.value.name) == '"none.idx"'
