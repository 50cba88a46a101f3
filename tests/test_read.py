"""Which reader a document gets, and what is refused before and after reading."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bearsout.errors import UnreadableDocument
from bearsout.sources.read import OTHER_FORMATS, READERS, read, suffix_of

TEXTS = [
    pytest.param("a.md", b"# Fees\n\nA return is free.\n", id="markdown"),
    pytest.param("help/A.Markdown", b"# Fees\n\nA return is free.\n", id="suffix in capitals"),
    pytest.param("a.html", b"<title>x</title><h1>Fees</h1><p>A return is free.</p>", id="html"),
    pytest.param("a.txt", b"Fees\n====\n\nA return is\nfree.\n", id="text"),
    pytest.param("a.jsonl", b'{"title": "Fees", "text": "A return is free."}\n', id="records"),
]


@pytest.mark.parametrize(("name", "data"), TEXTS)
def test_the_suffix_names_the_reader(name: str, data: bytes) -> None:
    found = read(data, name)
    assert [passage.text for passage in found.passages] == ["A return is free."]
    assert found.passages[0].document.name == name


@pytest.mark.parametrize("suffix", sorted(OTHER_FORMATS))
def test_other_formats_are_refused_with_what_to_do(suffix: str) -> None:
    with pytest.raises(UnreadableDocument) as caught:
        read(b"text", f"a{suffix.upper()}")
    assert caught.value.fix == OTHER_FORMATS[suffix]


@pytest.mark.parametrize("name", ["a.exe", "README", ".md", "a."])
def test_unknown_suffixes_are_refused_naming_the_known_ones(name: str) -> None:
    with pytest.raises(UnreadableDocument) as caught:
        read(b"text", name)
    assert all(suffix in caught.value.fix for suffix in READERS)


def test_a_document_without_passages_is_refused() -> None:
    with pytest.raises(UnreadableDocument, match="no text in it"):
        read(b"* * *\n\n-----\n", "a.txt")


def test_warnings_reach_the_caller() -> None:
    assert read("Fees\n\nA \ufffd is free.\n".encode(), "a.txt").warnings


def test_suffixes_are_those_of_the_last_part() -> None:
    assert suffix_of("v1.2/notes") == ""


def test_reading_markdown_imports_no_pdf_library() -> None:
    code = (
        "import sys; from bearsout.sources.read import read; read(b'# A\\n\\nb c.\\n', 'a.md');"
        "print([name for name in sys.modules if name.partition('.')[0] in {'pypdf', 'pypdfium2', 'bs4'}])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "pypdf" not in done.stdout


def test_a_line_without_end_is_refused() -> None:
    for name in ("a.txt", "a.md", "a.html"):
        with pytest.raises(UnreadableDocument, match="over 1,000,000 characters"):
            read(b"It is free. " * 100_000, name)


def test_characters_that_turn_others_round_are_told() -> None:
    got = read("It is free. It costs \u202e12\u202c euros.".encode(), "a.txt")
    assert [passage.text for passage in got.passages] == ["It is free."]
    assert len(got.warnings) == 1
