"""Building: files -> passages -> one index file. A document whose bytes did not change is not read again."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from importlib import metadata, resources
from pathlib import Path

from bearsout.errors import BearsoutError, UnreadableDocument, UnreadableDocuments
from bearsout.sources.ahead import ahead
from bearsout.sources.files import Listing, SourceFile, find, read_bytes
from bearsout.sources.index import file
from bearsout.sources.index.search import open_index
from bearsout.sources.index.store import StoredDocument, make_store, to_json
from bearsout.sources.read import ReadDocument, read
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
class _Gathered:
    documents: tuple[StoredDocument, ...]
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
    read_document: ReadDocument = read,
) -> Built:
    """Return what was built into the index file `out`, which is replaced in one step or not at all.

    Raises UnreadableDocuments with all documents that cannot be read, unless they are to be skipped, and TargetError.
    """
    file.check_target(out)
    listing = find(paths, include, exclude)
    gathered = _gather(listing, _earlier(out), progress or (lambda done, of, name: None), read_document)
    if gathered.unreadable and (not skip_unreadable or not gathered.documents):
        raise UnreadableDocuments(gathered.unreadable)
    store = make_store(gathered.documents, vocabulary or Vocabulary(), made_with())
    data = file.encode(to_json(store))
    file.write(out, data)
    return Built(
        len(store.documents),
        len(store.passages),
        file.digest(data),
        gathered.kept,
        gathered.unreadable,
        gathered.warnings,
        tuple(sorted({tag for stored in store.documents for tag in stored.document.tags})),
    )


def _gather(
    listing: Listing,
    earlier: Mapping[tuple[str, str], StoredDocument],
    progress: Progress,
    read_document: ReadDocument,
) -> _Gathered:
    documents: list[StoredDocument] = []
    unreadable = list(listing.unreadable)
    warnings: list[str] = []
    kept = 0
    for done, (source, got) in enumerate(ahead(listing.files, partial(_stored, earlier, read_document))):
        progress(done, len(listing.files), source.name)
        try:
            stored, said = got()
        except UnreadableDocument as error:
            unreadable.append(error)
            continue
        kept += said is None
        documents.append(stored)
        warnings += [f"{source.name}: {warning}" for warning in said or ()]
    return _Gathered(tuple(documents), kept, tuple(unreadable), tuple(warnings))


def _stored(
    earlier: Mapping[tuple[str, str], StoredDocument], read_document: ReadDocument, source: SourceFile
) -> tuple[StoredDocument, tuple[str, ...] | None]:
    """Return a document with the warnings about it; None for one that was not read again."""
    data = read_bytes(source)
    digest = hashlib.sha256(data).hexdigest()
    if found := earlier.get((source.name, digest)):
        return found, None
    got = read_document(data, source.name)
    # One that was read in part carries no digest, so that it is read again, and refused again without leave.
    return StoredDocument(got.passages[0].document, "" if got.unread else digest, got.passages), got.warnings


def _earlier(out: str) -> Mapping[tuple[str, str], StoredDocument]:
    """Return the documents of the index in `out`, by name and digest, if today's readers would cut them alike."""
    try:
        index = open_index(out)
    except BearsoutError:
        return {}
    if index.made_with != made_with():
        return {}
    return {(stored.document.name, stored.sha256): stored for stored in index.documents}


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
