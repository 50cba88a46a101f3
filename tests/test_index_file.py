"""The index file: one line for whatever is wrong with it, the same bytes always, the old one whole whatever happens."""

from __future__ import annotations

import hashlib
import json
import os
import random
import stat
import zlib
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pytest

from bearsout.errors import IndexFileError, TargetError
from bearsout.sources.index import file, target
from bearsout.sources.index.check import check_index
from bearsout.sources.index.make import write_documents
from bearsout.sources.index.search import open_index
from bearsout.sources.index.sections import BLOCK, DATA_START, LINE_LENGTH, SECTIONS, UNCHECKED, Assembly
from bearsout.sources.index.store import StoredDocument
from bearsout.sources.vocabulary import Kin, Vocabulary
from tests.conftest import Sources
from tests.indexes import passage

TEXTS = ["A refund takes three days.", "A parcel is lost.", "A lamp costs ten euros.", "A refund takes three days."]
KIN = Vocabulary({"money back": Kin(("refund",), ("parcel",))})


def index_bytes(texts: list[str] | None = None, tags: tuple[str, ...] = ()) -> bytes:
    out = BytesIO()
    passages = [passage(text, f"{n}.md", ("Heading",), tags=tags) for n, text in enumerate(texts or TEXTS)]
    write_documents(out, [StoredDocument(one.document, "00", (one,)) for one in passages], KIN, "test")
    return out.getvalue()


WHOLE = index_bytes()


def written(folder: Path, data: bytes) -> str:
    (folder / "x").write_bytes(data)
    return str(folder / "x")


def ask(path: str) -> None:
    open_index(path).search("How long does a refnud take?")


def test_the_same_content_gives_the_same_bytes() -> None:
    assert index_bytes() == WHOLE


def test_what_is_written_is_whole(tmp_path: Path) -> None:
    book = check_index(written(tmp_path, WHOLE))
    assert (book.documents, book.passages, book.made_with) == (4, 4, "test")
    assert [book.passage(number).text for number in range(4)] == TEXTS
    assert book.vocabulary == KIN


def test_an_index_cut_anywhere_is_refused(tmp_path: Path) -> None:
    for length in range(0, len(WHOLE), 7):
        with pytest.raises(IndexFileError, match=r"(the index is cut short|not an index of this program)\."):
            open_index(written(tmp_path, WHOLE[:length]))


def test_any_changed_byte_is_refused_when_all_is_checked(tmp_path: Path) -> None:
    for at in range(0, len(WHOLE), 5):
        changed = WHOLE[:at] + bytes([WHOLE[at] ^ 1]) + WHOLE[at + 1 :]
        with pytest.raises(IndexFileError):
            check_index(written(tmp_path, changed))


def test_a_changed_block_is_refused_when_it_is_used(tmp_path: Path) -> None:
    data = index_bytes([f"word{n} lamp chair table" for n in range(BLOCK // 2)])
    start, size = file.IndexFile(memoryview(data), "x").parts["texts"]
    broken = bytearray(data)
    broken[start + size // 2] ^= 1
    index = open_index(written(tmp_path, bytes(broken)))
    assert index.search("word0 lamp").found
    with pytest.raises(IndexFileError, match="corrupt"):
        index.search(f"word{BLOCK // 4} lamp")


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "not an index"),
        (b"%PDF-1.7 ...", "not an index"),
        (b"\x80\x04\x95cos\nsystem\n", "not an index"),
        (b"bearsout-index 99 5 abc\n12345", "newer version"),
        (b"bearsout-index 1 5 abc\n12345", "older version"),
        (WHOLE + b"more", "corrupt"),
        (WHOLE.replace(b" 2 ", b" x ", 1), "not an index"),
    ],
    ids=["empty", "PDF", "pickle", "newer", "older", "longer", "no version"],
)
def test_what_is_no_index_is_refused(data: bytes, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(IndexFileError, match=complaint):
        check_index(written(tmp_path, data))


def forged(change: Callable[[dict[str, bytearray]], None]) -> bytes:
    """Return the bytes of an index whose parts were changed and whose checksums are right."""
    parts = file.IndexFile(memoryview(WHOLE), "x").parts
    held = {name: bytearray(WHOLE[at : at + size]) for name, (at, size) in parts.items() if name not in UNCHECKED}
    change(held)
    out = BytesIO()
    assembly = Assembly(out)
    for name, data in held.items():
        assembly.add(name, [data])
    assembly.finish()
    return out.getvalue()


def number(value: int, size: int = 4) -> bytes:
    return value.to_bytes(size, "little")


def set_first(name: str, value: int, size: int = 4) -> Callable[[dict[str, bytearray]], None]:
    def change(parts: dict[str, bytearray]) -> None:
        parts[name][:size] = number(value, size)

    return change


def set_last(name: str, value: int, size: int = 4) -> Callable[[dict[str, bytearray]], None]:
    def change(parts: dict[str, bytearray]) -> None:
        parts[name][-size:] = number(value, size)

    return change


FORGED: dict[str, Callable[[dict[str, bytearray]], None]] = {
    "no lengths": lambda parts: parts["lengths"].clear(),
    "no texts": lambda parts: parts["texts"].clear(),
    "no terms": lambda parts: parts["terms"].clear(),
    "no classes": lambda parts: parts["class_at"].clear(),
    "no postings": lambda parts: parts["posting_passage"].clear(),
    "no marks": lambda parts: parts["posting_mark"].clear(),
    "no forms": lambda parts: parts["form_at"].clear(),
    "no places": lambda parts: parts["places"].clear(),
    "no totals": lambda parts: parts["class_totals"].clear(),
    "no languages": lambda parts: parts["class_languages"].__delitem__(slice(0, 4)),
    "a kinship without tabs": lambda parts: parts["kin"].extend(b"refund\n"),
    "a passage that is not there": set_last("posting_passage", 99),
    "a document that is not there": set_first("documents", 10**6),
    "a string beyond the end": set_last("string_at", 10**6),
    "a text beyond the end": set_last("text_at", 10**6, 8),
    "a term beyond the end": set_last("term_first", 10**6, 8),
    "a piece that is not there": lambda parts: parts["texts"].__setitem__(slice(0, 2), b"\x7f\xff"),
    "more words than there are": set_first("class_totals", 0, 8),
    "no UTF-8": lambda parts: parts["terms"].__setitem__(0, 0xFF),
    "a spelling of no term": set_first("spelling_terms", 10**6),
}


@pytest.mark.parametrize("forgery", FORGED)
def test_a_forged_index_with_right_checksums_is_refused_in_one_line(
    forgery: str, folder: Path, sources: Sources
) -> None:
    path = written(folder, forged(FORGED[forgery]))
    with pytest.raises(IndexFileError, match="does not fit together"):
        check_index(path)
    ran = sources("ask", "How long does a refnud take?", "--index", path)
    assert ran.code in (0, 1, 2)
    ran = sources("check-index", "--index", path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"Error: {path}: the index does not fit together.")


def test_whatever_is_forged_is_answered_or_refused_but_never_a_traceback(tmp_path: Path) -> None:
    chance = random.Random(7)
    names = [name for name in SECTIONS if name not in UNCHECKED]
    for _ in range(300):
        name = chance.choice(names)

        def change(parts: dict[str, bytearray], name: str = name) -> None:
            if parts[name]:
                at = chance.randrange(len(parts[name]))
                parts[name][at] = chance.randrange(256)

        with suppress(IndexFileError):
            ask(written(tmp_path, forged(change)))


def test_a_header_that_points_outside_the_file_is_refused(tmp_path: Path) -> None:
    line, table = (
        WHOLE[: WHOLE.index(b"\n") + 1],
        bytearray(WHOLE[WHOLE.index(b"\n") + 1 :][: DATA_START - LINE_LENGTH]),
    )
    table[8:16] = number(10**9, 8)
    fields = line.split(b" ")
    line = b" ".join([*fields[:3], hashlib.sha256(table).hexdigest().encode()]) + b"\n"
    with pytest.raises(IndexFileError, match="does not fit together"):
        open_index(written(tmp_path, line + table + WHOLE[len(line) + len(table) :]))


def test_the_checksums_are_those_of_the_format(tmp_path: Path) -> None:
    opened = file.IndexFile(memoryview(WHOLE), "x")
    start, size = opened.parts["blocks"]
    first = int.from_bytes(WHOLE[start : start + 4], "little")
    end = max(at + length for name, (at, length) in opened.parts.items() if name not in UNCHECKED)
    assert first == zlib.crc32(WHOLE[DATA_START : min(end, DATA_START + BLOCK)])
    assert size == 4 * -(-(end - DATA_START) // BLOCK)


def test_writing_replaces_the_file_and_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "a.idx"
    path.write_bytes(b"old")
    path.chmod(0o640)
    target.write(str(path), b"new")
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert [each.name for each in tmp_path.iterdir()] == ["a.idx"]


def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link.idx").symlink_to(tmp_path / "real/a.idx")
    target.write(str(tmp_path / "link.idx"), b"new")
    assert (tmp_path / "link.idx").is_symlink()
    assert (tmp_path / "real/a.idx").read_bytes() == b"new"


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.idx"
    path.write_bytes(b"old")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(TargetError, match="no space left on device"):
        target.write(str(path), b"new")
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["a.idx"]


@pytest.mark.parametrize("path", [".", "none/a.idx", "a\0b"])
def test_a_target_that_cannot_be_written_is_named(folder: Path, path: str) -> None:
    with pytest.raises(TargetError, match="cannot be written"):
        target.write(path, b"new")
    with pytest.raises(TargetError, match="cannot be written"):
        target.check_target(path)


def test_a_missing_index_says_how_to_build_one(folder: Path) -> None:
    with pytest.raises(IndexFileError, match="Build it") as caught:
        open_index("none.idx")
    assert json.dumps(caught.value.name) == '"none.idx"'


def test_a_whole_index_is_said_to_be_whole(shop: Path, sources: Sources) -> None:
    sources("build", "docs", "--out", "a.idx")
    ran = sources("check-index", "--index", "a.idx")
    assert ran.code == 0
    assert "is whole: 2 document(s), 3 passage(s)." in ran.out
    assert sources("check-index", "--index", "a.idx", "--json").json["passages"] == 3
