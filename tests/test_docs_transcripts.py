"""Every command shown in docs/ gives what the page says, in the order of the page, in a folder with sample_docs."""

from __future__ import annotations

import json
import re
import shlex
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.conftest import Ran, Sources

ROOT = Path(__file__).parent.parent
FENCE = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DIGEST = re.compile(r"\b[0-9a-f]{12}\b")
"""The digits that name an index change whenever a reader does; that is not what a page is about."""


@dataclass(frozen=True)
class Block:
    """A fenced block of a page: a transcript, a file to be written, or the JSON that the command above it prints."""

    kind: str
    title: str
    text: str


def blocks(page: Path) -> list[Block]:
    """Return the fenced blocks of a page in order."""
    return [Block(*match.groups(default="")) for match in FENCE.finditer(page.read_text("utf-8"))]


def commands(transcript: str) -> list[tuple[str, str]]:
    """Return each command of a transcript with what is printed below it."""
    pieces = re.split(r"^\$ ", transcript, flags=re.MULTILINE)[1:]
    return [(command, printed) for command, _, printed in (piece.partition("\n") for piece in pieces)]


def shape(value: object) -> object:
    """Return a JSON value with its strings, numbers and nulls taken out: the keys, in order, and how they nest."""
    if isinstance(value, dict):
        return [(key, shape(inner)) for key, inner in value.items()]
    if isinstance(value, list):
        return [shape(value[0])] if value and isinstance(value[0], dict) else "list"
    return "value"


def printed_alike(printed: str, ran: Ran) -> bool:
    """Return whether a page shows both outputs of a command, in whichever order a terminal has them."""
    return DIGEST.sub("#", printed) in {DIGEST.sub("#", text) for text in (ran.err + ran.out, ran.out + ran.err)}


PAGES = [page for page in sorted((ROOT / "docs").glob("*.md")) if any(b.kind == "console" for b in blocks(page))]


def test_there_are_pages_with_transcripts() -> None:
    assert {page.name for page in PAGES} >= {"getting_started.md", "building.md", "asking.md", "scoring.md", "json.md"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_shows_is_what_happens(page: Path, folder: Path, sources: Sources) -> None:
    shutil.copytree(ROOT / "sample_docs", folder / "sample_docs")
    ran = Ran(0, "", "")
    for block in blocks(page):
        if block.title:
            Path(block.title).parent.mkdir(parents=True, exist_ok=True)
            Path(block.title).write_text(block.text, encoding="utf-8")
        elif block.kind == "json":
            assert shape(json.loads(block.text)) == shape(json.loads(ran.out.splitlines()[0])), block.text
        elif block.kind == "console":
            ran = transcript(block.text, ran, sources)


def transcript(text: str, ran: Ran, sources: Sources) -> Ran:
    """Run each command of a transcript, compare what it shows, and return how the last one ended."""
    for command, printed in commands(text):
        if command == "echo $?":
            assert printed == f"{ran.code}\n"
            continue
        name, *arguments = shlex.split(command)
        assert name == "sources", command
        ran = sources(*arguments)
        assert not printed or printed_alike(printed, ran), f"$ {command}\n{ran.err}{ran.out}"
    return ran
