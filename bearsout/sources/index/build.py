"""Building: files -> passages -> one index file. A document whose bytes did not change is not read again."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import metadata, resources
from pathlib import Path

from bearsout.errors import BearsoutError, UnreadableDocument, UnreadableDocuments
from bearsout.sources.files import Listing, find, read_bytes
from bearsout.sources.index import file
from bearsout.sources.index.book import Book
from bearsout.sources.index.check import check_index
from bearsout.sources.index.gather import Gathered
from bearsout.sources.index.make import write_gathered
from bearsout.sources.index.store import StoredDocument
from bearsout.sources.read import read
from bearsout.sources.vocabulary import Vocabulary

READING_LIBRARIES = (
    "lxml",
    "markdown-it-py",
    "mdit-py-plugins",
    "pypdf",
    "pypdfium2",
    "PyStemmer",
    "PyYAML",
)
"""The libraries that decide how a document is cut into passages and words."""

Progress = Callable[[int, int, str], None]
"""Told before each document: how many are done, how many there are, its name."""


@dataclass(frozen=True, slots=True)
class Built:
    """What a build made. `digest` names the index; `kept` documents were not read again; `unreadable` were left out."""

    documents: int
    passages: int
    digest: str
    kept: int
    unreadable: tuple[UnreadableDocument, ...]
    warnings: tuple[str, ...]
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Read:
    """What became of the documents of a build: see Built."""

    kept: int
    unreadable: tuple[UnreadableDocument, ...]
    warnings: tuple[str, ...]


def build(
    paths: Sequence[str],
    out: str,
    include: Sequence[str] = (),
    exclude: Sequence[str] = (),
    vocabulary: Vocabulary | None = None,
    skip_unreadable: bool = False,
    progress: Progress | None = None,
) -> Built:
    """Return what was built into the index file `out`, which is replaced in one step or not at all.

    Raises UnreadableDocuments with all documents that cannot be read, unless they are to be skipped, and TargetError.
    """
    file.check_target(out)
    listing = find(paths, include, exclude)
    with Gathered() as gathered:
        done = _gather(listing, _Earlier(out), gathered, progress or (lambda done, of, name: None))
        if done.unreadable and (not skip_unreadable or not gathered.documents):
            raise UnreadableDocuments(done.unreadable)
        with file.replacing(out) as target:
            digest = write_gathered(target, gathered, vocabulary or Vocabulary(), made_with())
    return Built(
        len(gathered.documents),
        gathered.count,
        digest,
        done.kept,
        done.unreadable,
        done.warnings,
        tuple(sorted({tag for document, _ in gathered.documents for tag in document.tags})),
    )


def _gather(listing: Listing, earlier: _Earlier, out: Gathered, progress: Progress) -> _Read:
    unreadable = list(listing.unreadable)
    warnings: list[str] = []
    kept = 0
    for done, source in enumerate(listing.files):
        progress(done, len(listing.files), source.name)
        try:
            data = read_bytes(source)
            sha256 = hashlib.sha256(data).hexdigest()
            stored = earlier.document(source.name, sha256)
            if stored is None:
                got = read(data, source.name)
                stored = StoredDocument(got.passages[0].document, sha256, got.passages)
                warnings += [f"{source.name}: {warning}" for warning in got.warnings]
            else:
                kept += 1
            out.add(stored.document, sha256, stored.passages)
        except UnreadableDocument as error:
            unreadable.append(error)
    return _Read(kept, tuple(unreadable), tuple(warnings))


class _Earlier:
    """The documents of the index that is to be replaced, if today's readers would cut them alike."""

    def __init__(self, out: str) -> None:
        self._book: Book | None = None
        self._names: Mapping[tuple[str, str], int] = {}
        try:
            book = check_index(out)
        except BearsoutError:
            return
        if book.made_with == made_with():
            self._book, self._names = book, book.names()

    def document(self, name: str, sha256: str) -> StoredDocument | None:
        """Return the document of that name and those bytes, or None where there is none."""
        number = self._names.get((name, sha256))
        return self._book.stored(number) if self._book and number is not None else None


@cache
def made_with() -> str:
    """Return a digest of what cuts documents into passages: the libraries' versions and our own source files."""
    seal = hashlib.sha256()
    for library in READING_LIBRARIES:
        seal.update(f"{library} {metadata.version(library)}\n".encode())
    root = Path(str(resources.files("bearsout")))
    for path in _sources(root):
        seal.update(path.relative_to(root).as_posix().encode() + b"\n" + path.read_bytes().replace(b"\r\n", b"\n"))
    return seal.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    for folder in ("language", "sources"):
        yield from sorted((root / folder).rglob("*.py"))
