"""Small indexes made in memory."""

from __future__ import annotations

from collections.abc import Iterable

from bearsout.model import Document, Passage
from bearsout.sources.index import make
from bearsout.sources.index.search import Index
from bearsout.sources.index.store import StoredDocument
from bearsout.sources.vocabulary import Vocabulary


def passage(
    text: str, name: str = "a.md", path: tuple[str, ...] = (), language: str | None = "en", tags: tuple[str, ...] = ()
) -> Passage:
    """Return a passage of a document that holds nothing else."""
    return Passage(Document(name, language=language, tags=tags), path, text, language=language)


def index_of(passages: Iterable[Passage], vocabulary: Vocabulary | None = None) -> Index:
    """Return an index of the passages, each as a document of its own, in the order given."""
    documents = [StoredDocument(item.document, "", (item,)) for item in passages]
    return make.index_of(documents, vocabulary)
