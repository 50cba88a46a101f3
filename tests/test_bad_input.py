"""Bad input of every kind: one clear line, exit status 2, nothing lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import bearsout.sources.index.build as build_module
from bearsout.sources.files import LARGEST_FILE, SourceFile, read_bytes
from tests.conftest import Sources

NAVIGATION = "<html><body><nav><a href='/'>Home</a> <a href='/a'>About us</a></nav></body></html>"

FILES: dict[str, tuple[str, bytes]] = {
    "empty": ("a.md", b""),
    "white space": ("a.txt", b" \n\t\n"),
    "Latin-1": ("a.txt", "Olá, maçã".encode("latin-1")),
    "UTF-16": ("a.html", "<p>Hello</p>".encode("utf-16")),
    "NUL": ("a.md", b"One\0two three four five six seven.\n"),
    "navigation": ("a.html", NAVIGATION.encode()),
    "false PDF": ("a.pdf", b"<html></html>"),
    "cut PDF": ("a.pdf", b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\n"),
    "other format": ("a.docx", b"PK\x03\x04"),
    "unknown format": ("a.xyz", b"text"),
    "front matter alone": ("a.md", b"---\ntitle: A\n---\n"),
    "no passage in JSON Lines": ("a.jsonl", b'{"title": "A"}\n'),
}


@pytest.mark.parametrize("kind", FILES)
def test_a_file_that_cannot_be_read(folder: Path, sources: Sources, kind: str) -> None:
    name, data = FILES[kind]
    Path(name).write_bytes(data)
    ran = sources("build", name, "--out", "a.idx")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"Error: {name}: ")
    assert len(ran.err.splitlines()) == 1
    assert not Path("a.idx").exists()


@pytest.mark.parametrize("path", ["none.md", "", "empty", "*.md", "a\0b"])
def test_a_path_without_documents(folder: Path, sources: Sources, path: str) -> None:
    Path("empty").mkdir()
    ran = sources("build", path, "--out", "a.idx")
    assert ran.code == 2
    assert ran.err.startswith("Error: ")


def test_a_file_over_the_limit(folder: Path, sources: Sources) -> None:
    with open("large.txt", "wb") as file:
        file.truncate(LARGEST_FILE + 1)
    assert "at most 64 MiB" in sources("build", "large.txt").err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no FIFOs")
def test_a_fifo_is_never_opened(shop: Path, sources: Sources) -> None:
    os.mkfifo("docs/pipe.md")
    assert sources("build", "docs").code == 0
    assert "not a regular file" in sources("build", "docs/pipe.md").err


@pytest.mark.parametrize("target", ["docs", "none/a.idx"])
def test_a_target_that_cannot_be_written(shop: Path, sources: Sources, target: str) -> None:
    ran = sources("build", "docs", "--out", target)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"Error: {target}: cannot be written")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no FIFOs")
def test_what_is_no_file_is_neither_replaced_nor_waited_for(shop: Path, sources: Sources) -> None:
    os.mkfifo("pipe")
    assert "not a regular file" in sources("build", "docs", "--out", "pipe").err
    assert "not a regular file" in sources("build", "docs", "--out", os.devnull).err
    assert "not a file" in sources("ask", "refund", "--index", "pipe").err
    assert not Path("pipe").is_file()
    assert not Path(os.devnull).is_file()


def test_an_index_cut_at_many_places(shop: Path, sources: Sources) -> None:
    sources("build", "docs", "--out", "a.idx")
    data = Path("a.idx").read_bytes()
    for length in [*range(0, len(data), 97), len(data) - 1]:
        Path("cut.idx").write_bytes(data[:length])
        ran = sources("ask", "refund", "--index", "cut.idx")
        assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)


@pytest.mark.parametrize("question", ["lamp " * 20_000, "???", ""], ids=["100,000 characters", "marks", "nothing"])
def test_a_question_that_cannot_be_asked(shop: Path, sources: Sources, question: str) -> None:
    sources("build", "docs", "--out", "a.idx")
    for command in ("ask", "search"):
        ran = sources(command, question, "--index", "a.idx")
        assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)


HOSTILE = "\x1b[31mred\x1b]0;title\x07\x9b2J\u202e"


def test_nothing_raw_of_a_document_a_name_or_a_question_reaches_a_terminal(folder: Path, sources: Sources) -> None:
    Path("docs").mkdir()
    body = f"# Lamps {HOSTILE}\n\n## Prices {HOSTILE}\n\nA lamp costs {HOSTILE} 12 pounds.\n"
    Path(f"docs/{HOSTILE}\n.md").write_text(body, encoding="utf-8")
    outputs = [
        sources("build", "docs", "--out", "a.idx"),
        sources("build", f"docs/{HOSTILE}.md"),
        sources("passages", "docs"),
        *(sources(command, "What does a lamp cost?" + HOSTILE, "--index", "a.idx", "--explain", "--floor", "0", *json)
          for command in ("ask", "search") for json in ((), ("--json",))),
    ]  # fmt: skip
    for ran in outputs:
        shown = ran.out + ran.err
        assert not [char for char in shown if (char < " " and char != "\n") or "\x7f" <= char <= "\x9f"]
        assert "\u202e" not in shown
    assert "12 pounds" in outputs[3].out


def building(folder: Path) -> subprocess.Popen[bytes]:
    """Start a build that takes a while, over an index that is there."""
    for number in range(1_500):
        (folder / f"docs/{number}.md").write_text(f"# Page {number}\n\nLamp {number} costs {number} pounds.\n", "utf-8")
    command = [sys.executable, "-m", "bearsout", "build", "docs", "--out", "a.idx"]
    return subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


@pytest.mark.parametrize("delay", [0.3, 0.6, 0.9])
def test_a_killed_build_leaves_the_old_index_whole(shop: Path, sources: Sources, delay: float) -> None:
    sources("build", "docs", "--out", "a.idx")
    with building(shop) as process:
        time.sleep(delay)
        process.kill()
    assert "three to five" in sources("ask", "How long does a refund take?", "--index", "a.idx").out


def test_an_interrupted_build_is_130_and_leaves_the_old_index(
    shop: Path, sources: Sources, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources("build", "docs", "--out", "a.idx")
    before = Path("a.idx").read_bytes()
    Path("docs/faq.md").write_text("# FAQ\n\nWe are closed on Sundays.\n", encoding="utf-8")

    def interrupted(source: SourceFile) -> bytes:
        signal.raise_signal(signal.SIGINT)
        return read_bytes(source)

    monkeypatch.setattr(build_module, "read_bytes", interrupted)
    ran = sources("build", "docs", "--out", "a.idx")
    assert (ran.code, ran.out, ran.err.strip()) == (130, "", "Interrupted.")
    assert Path("a.idx").read_bytes() == before
    assert sorted(path.name for path in shop.iterdir()) == ["a.idx", "docs"]


def test_a_reader_that_goes_away_is_no_error(shop: Path) -> None:
    command = f"{sys.executable} -m bearsout passages docs docs/*.md | head -1; exit ${{PIPESTATUS[0]}}"
    ran = subprocess.run(["bash", "-c", command], cwd=shop, capture_output=True, text=True, check=False)
    assert "Traceback" not in ran.stderr


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no full device")
@pytest.mark.parametrize("more", [(), ("--json",)], ids=["lines", "json"])
def test_an_output_that_takes_no_more_is_two_with_a_line(shop: Path, sources: Sources, more: tuple[str, ...]) -> None:
    sources("build", "docs")
    command = [sys.executable, "-m", "bearsout", "ask", "How long does a refund take?", *more]
    with open("/dev/full", "wb") as full:
        ran = subprocess.run(command, cwd=shop, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert ran.stderr.startswith("Error: standard output: cannot be written")


def test_closed_streams_are_no_traceback(shop: Path, sources: Sources) -> None:
    sources("build", "docs")
    for closed, code in ((">&-", 0), ("2>&-", 0), ("<&-", 2)):
        question = "-" if closed == "<&-" else "'How long does a refund take?'"
        command = f"exec {sys.executable} -m bearsout ask {question} {closed}"
        ran = subprocess.run(["bash", "-c", command], cwd=shop, capture_output=True, text=True, check=False)
        assert (ran.returncode, "Traceback" in ran.stderr) == (code, False)
