"""Making an index of documents that are read already."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from typing import BinaryIO

from bearsout.sources.index.assemble import write
from bearsout.sources.index.file import DIGEST_SHOWN, IndexFile
from bearsout.sources.index.gather import Gathered
from bearsout.sources.index.search import Index
from bearsout.sources.index.store import StoredDocument
from bearsout.sources.vocabulary import Vocabulary


def write_documents(
    out: BinaryIO, documents: Iterable[StoredDocument], vocabulary: Vocabulary, made_with: str
) -> tuple[str, int]:
    """Write an index of the documents, in the order given; return the digits that name it, and how many passages."""
    with Gathered() as gathered:
        for stored in documents:
            gathered.add(stored)
        return write_gathered(out, gathered, vocabulary, made_with), gathered.count


def write_gathered(out: BinaryIO, gathered: Gathered, vocabulary: Vocabulary, made_with: str) -> str:
    """Write an index of all that was gathered, and return the digits that name it."""
    return write(out, gathered, vocabulary, made_with)[:DIGEST_SHOWN]


def index_of(documents: Iterable[StoredDocument], vocabulary: Vocabulary | None = None) -> Index:
    """Return an index of the documents that is held in memory."""
    out = BytesIO()
    write_documents(out, documents, vocabulary or Vocabulary(), "memory")
    return Index(IndexFile(memoryview(out.getvalue()), "memory"))
