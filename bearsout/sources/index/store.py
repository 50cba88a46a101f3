"""A document as an index holds it."""

from __future__ import annotations

from dataclasses import dataclass

from bearsout.model import Document, Passage


@dataclass(frozen=True, slots=True)
class StoredDocument:
    """A document with the SHA-256 of its bytes and its passages in reading order."""

    document: Document
    sha256: str
    passages: tuple[Passage, ...]
