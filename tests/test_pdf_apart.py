"""Reading a PDF in a process of its own: how that process may end, and what is said of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bearsout.errors import UnreadableDocument
from bearsout.sources.blocks import Content, Paragraph
from bearsout.sources.pdf import apart, child
from bearsout.sources.pdf.messages import Limits, Outcome, Request, limits, pack, unpack
from tests.conftest import Sources
from tests.hostile_pdfs import PAGES, file

pytestmark = pytest.mark.skipif(not child.CAN_FORK, reason="this system has no fork")

MIB = 2**20
REQUEST = Request(b"", "a.pdf", Limits(seconds=1, memory=1024 * MIB))


def crash(number: int) -> Content:
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
    return Content(())


def spin() -> Content:
    while True:
        pass


def hoard() -> Content:
    return Content((Paragraph(str(bytearray(2048 * MIB))),))


def dig() -> Content:
    return dig()


def refuse() -> Content:
    raise UnreadableDocument("a.pdf", "is odd.", "Mend it.")


ENDS = [
    pytest.param(lambda: crash(signal.SIGSEGV), "makes the PDF library crash (SIGSEGV).", id="crash"),
    pytest.param(lambda: crash(signal.SIGABRT), "(SIGABRT), or needs more than 1024 MiB of memory.", id="gives up"),
    pytest.param(spin, "takes more than 1 seconds to read.", id="loop"),
    pytest.param(hoard, "needs more than 1024 MiB of memory.", id="memory"),
    pytest.param(dig, "is nested too deeply.", id="depth"),
    pytest.param(refuse, "is odd.", id="refusal"),
    pytest.param(lambda: os._exit(3), "makes the PDF library crash (it ended early).", id="exit"),
]


@pytest.mark.parametrize(("reading", "reason"), ENDS)
def test_each_end_has_its_line(monkeypatch: pytest.MonkeyPatch, reading: Callable[[], Content], reason: str) -> None:
    def read(_data: bytes, _name: str) -> Content:
        return reading()

    monkeypatch.setattr(child, "read", read)
    found = child.forked(REQUEST)
    assert found.content is None
    assert found.reason.endswith(reason)


def test_the_process_writes_no_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    target = tmp_path / "written"

    def write(data: bytes, name: str) -> Content:
        target.write_bytes(b"harm")
        return Content(())

    monkeypatch.setattr(child, "read", write)
    assert child.forked(REQUEST).content is None
    assert target.read_bytes() == b""


def test_limits_grow_with_the_file() -> None:
    assert (limits(0).seconds, limits(10 * MIB).seconds) == (60, 660)


@pytest.mark.parametrize("packed", [b"", pack(Outcome())[:-3], pack("text")], ids=["nothing", "cut", "other"])
def test_a_message_that_is_none(packed: bytes) -> None:
    assert unpack(packed, Outcome) is None


def test_a_child_that_someone_ended_is_replaced() -> None:
    apart.end_children()
    apart.read(file({}), "a.pdf")
    (waiting,) = apart.idle
    waiting.end()
    assert len(apart.read(file({}), "a.pdf").blocks) == 1
    assert apart.idle[0] is not waiting


def test_a_child_that_goes_away_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(asked: apart.Child, _request: Request) -> None:
        asked.end()

    monkeypatch.setattr(apart.Child, "ask", gone)
    with pytest.raises(UnreadableDocument, match=r"^a.pdf: makes the PDF reader end, or takes too long to read\."):
        apart.read(file({}), "a.pdf")


def test_no_library_is_loaded_where_the_documents_are_gathered() -> None:
    code = "import sys; import bearsout.sources.pdf.apart; print(sorted({'pypdf', 'pypdfium2'} & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


HALF = file({PAGES: b"<< /Type /Pages /Kids [3 0 R 9 0 R] /Count 2 >>"})
CUT = file({}) + b"%" * 9_000


@pytest.mark.parametrize(
    ("data", "part"),
    [
        pytest.param(HALF, "page 2", id="a page"),
        pytest.param(CUT, "what follows where the file is cut", id="the end"),
    ],
)
def test_what_can_be_read_in_part_is_refused_without_leave(
    folder: Path, sources: Sources, data: bytes, part: str
) -> None:
    Path("a.pdf").write_bytes(data)
    ran = sources("build", "a.pdf", "--out", "a.idx")
    assert (ran.code, Path("a.idx").exists()) == (2, False)
    assert ran.err.startswith(f"Error: a.pdf: cannot be read in part: {part}. ")
    assert "--skip-unreadable-pages" in ran.err
    for command in ("build", "passages"):
        ran = sources(command, "a.pdf", "--skip-unreadable-pages")
        assert ran.code == 0
        assert f"Warning: a.pdf: {part}: left out, it cannot be read" in ran.err
    assert sources("build", "a.pdf").code == 2


def test_padding_behind_a_file_is_no_cut() -> None:
    assert apart.read(file({}) + b"\0" * 20_000, "a.pdf").unread == ()


def test_folders_are_read_in_order(folder: Path, sources: Sources) -> None:
    names = [f"{number}.{suffix}" for number in range(1, 4) for suffix in ("md", "pdf")]
    for name in names:
        Path(name).write_bytes(file({}) if name.endswith("pdf") else b"# A\n\nA return is free of charge.\n")
    Path("3.pdf").write_bytes(b"%PDF-1.4\n%%EOF\n")
    ran = sources("passages", ".", "--skip-unreadable", "--json")
    assert [passage["document"] for passage in ran.jsonl] == names[:-1]
    assert ran.err.startswith("Skipped: 3.pdf: ")
