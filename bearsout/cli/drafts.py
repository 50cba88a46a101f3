"""A draft to be checked: a document of a known format, or plain text, as paragraphs."""

from __future__ import annotations

from pathlib import Path

from bearsout.cli.inputs import read_text
from bearsout.sources.files import SourceFile, read_bytes
from bearsout.sources.read import READERS, read


def draft_text(path: str) -> str:
    """Return a draft's text, a paragraph a line; "-" is standard input. Raises FileError and UnreadableDocument."""
    suffix = Path(path).suffix.lower()
    if path == "-" or suffix not in READERS or suffix == ".txt":
        return read_text(path)
    passages = read(read_bytes(SourceFile(path, Path(path))), path).passages
    return "\n".join(passage.text.replace("\n", " ") for passage in passages)
