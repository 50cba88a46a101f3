"""A document as an index holds it."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from bearsout.model import Document, Passage


@dataclass(frozen=True, slots=True)
class StoredDocument:
    """A document with the SHA-256 of its bytes and its passages in reading order.

    `left_out` are the passages that the whole folder repeats, each with its position among all of them; `warnings` are
    what was said when it was read.
    """

    document: Document
    sha256: str
    passages: tuple[Passage, ...]
    left_out: tuple[tuple[int, Passage], ...] = ()
    warnings: tuple[str, ...] = ()

    @property
    def all_passages(self) -> tuple[Passage, ...]:
        """The passages as they were read."""
        passages = list(self.passages)
        for position, passage in self.left_out:
            passages.insert(position, passage)
        return tuple(passages)

    def without(self, positions: frozenset[int]) -> StoredDocument:
        """Return the document with the passages at these positions left out."""
        read = self.all_passages
        kept = tuple(passage for at, passage in enumerate(read) if at not in positions)
        return replace(self, passages=kept, left_out=tuple((at, read[at]) for at in sorted(positions)))


def aside(stored: StoredDocument) -> str:
    """Return what an index keeps of a document beside its passages: one line of JSON, or "" where there is nothing."""
    if not stored.left_out and not stored.warnings:
        return ""
    rows = [[at, p.heading_path, p.text, p.link, p.page, p.language] for at, p in stored.left_out]
    return json.dumps([rows, stored.warnings], ensure_ascii=False)


def with_aside(stored: StoredDocument, kept: str) -> StoredDocument:
    """Return a document with what `aside` kept of it."""
    if not kept:
        return stored
    rows, warnings = json.loads(kept)
    left_out = tuple((int(at), Passage(stored.document, tuple(path), *rest)) for at, path, *rest in rows)
    return replace(stored, left_out=left_out, warnings=tuple(warnings))
