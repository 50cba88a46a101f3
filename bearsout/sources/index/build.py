"""Building: files -> passages -> one index file. A document whose bytes did not change is not read again."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import metadata, resources
from pathlib import Path

from bearsout.errors import BearsoutError, UnreadableDocument, UnreadableDocuments
from bearsout.sources.boilerplate import Repeated, gathered, repeated
from bearsout.sources.files import Listing, SourceFile, find, read_bytes
from bearsout.sources.index import target
from bearsout.sources.index.check import check_index
from bearsout.sources.index.gather import Gathered
from bearsout.sources.index.make import write_gathered
from bearsout.sources.index.store import StoredDocument
from bearsout.sources.parallel import Outcome, read_all, work
from bearsout.sources.read import Read, whole
from bearsout.sources.vocabulary import Vocabulary

Given = str | os.PathLike[str]
"""A path as a caller may give it."""

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


Accept = Callable[[Read, str], Read]
"""Told what was read of a document, and its name: raises UnreadableDocument where that is not enough."""


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
    repeated: tuple[Repeated, ...] = ()
    """The blocks that were left out because many files repeat them."""


@dataclass(frozen=True, slots=True)
class _Gathered:
    documents: tuple[StoredDocument, ...]
    kept: int
    unreadable: tuple[UnreadableDocument, ...]
    warnings: tuple[str, ...]


def build(
    paths: Given | Iterable[Given],
    out: Given,
    include: Sequence[str] = (),
    exclude: Sequence[str] = (),
    vocabulary: Vocabulary | None = None,
    skip_unreadable: bool = False,
    progress: Progress | None = None,
    skip_unreadable_pages: bool = False,
) -> Built:
    """Return what was built from the documents at `paths` (one, or several: files, folders, glob patterns) into the
    index file `out`, which is replaced in one step or not at all.

    Raises UnreadableDocuments with all documents that cannot be read (as a whole, unless their unreadable pages are to
    be skipped), unless they are to be skipped, and TargetError.
    """
    out = os.fspath(out)
    target.check_target(out)
    listing = find([os.fspath(path) for path in _several(paths)], include, exclude)
    accept = _in_part if skip_unreadable_pages else whole
    read_in = _gather(listing, _earlier(out), progress or (lambda done, of, name: None), accept)
    if read_in.unreadable and (not skip_unreadable or not read_in.documents):
        raise UnreadableDocuments(read_in.unreadable)
    documents, repeats = _without_repeats(read_in.documents)
    with Gathered() as together:
        for stored in documents:
            together.add(stored)
        with target.replacing(out) as file:
            digest = write_gathered(file, together, vocabulary or Vocabulary(), made_with())
    return Built(
        len(documents),
        together.count,
        digest,
        read_in.kept,
        read_in.unreadable,
        read_in.warnings,
        tuple(sorted({tag for stored in documents for tag in stored.document.tags})),
        repeats,
    )


def _without_repeats(stored: Sequence[StoredDocument]) -> tuple[list[StoredDocument], tuple[Repeated, ...]]:
    """Return the documents without the blocks that many of them repeat, and those blocks."""
    read_as = [document.all_passages for document in stored]
    positions = repeated(read_as)
    kept = [document.without(left_out) for document, left_out in zip(stored, positions, strict=True)]
    return kept, gathered(read_as, positions)


def _several(paths: Given | Iterable[Given]) -> Iterable[Given]:
    return [paths] if isinstance(paths, str | os.PathLike) else paths


def _in_part(found: Read, _name: str) -> Read:
    return found


def _gather(
    listing: Listing, earlier: Mapping[tuple[str, str], StoredDocument], progress: Progress, accept: Accept
) -> _Gathered:
    """Return the documents of a listing in its order: those of before that did not change, the others read."""
    unreadable = list(listing.unreadable)
    documents: dict[str, StoredDocument] = {}
    digests: dict[SourceFile, str] = {}
    size = 0
    for source in listing.files:
        try:
            data = read_bytes(source)
        except UnreadableDocument as error:
            unreadable.append(error)
            continue
        digest = hashlib.sha256(data).hexdigest()
        if (source.name, digest) in earlier:
            documents[source.name] = earlier[source.name, digest]
        else:
            digests[source] = digest
            size += work(source, len(data))
    kept = len(documents)
    for done, (source, got) in enumerate(zip(digests, read_all([*digests], size), strict=True), start=kept):
        progress(done, len(listing.files), source.name)
        try:
            documents[source.name] = _stored(got, source.name, digests[source], accept)
        except UnreadableDocument as error:
            unreadable.append(error)
    names = [source.name for source in listing.files if source.name in documents]
    return _Gathered(
        tuple(documents[name] for name in names),
        kept,
        tuple(unreadable),
        tuple(f"{name}: {warning}" for name in names for warning in documents[name].warnings),
    )


def _stored(got: Outcome, name: str, digest: str, accept: Accept) -> StoredDocument:
    """Return what was read as it is stored; raise UnreadableDocument where it was not, or not enough of it."""
    if isinstance(got, UnreadableDocument):
        raise got
    accept(got, name)
    # What was read in part carries another digest, so that it is read again, and refused again without leave.
    digest = hashlib.sha256(digest.encode()).hexdigest() if got.unread else digest
    return StoredDocument(got.passages[0].document, digest, got.passages, warnings=got.warnings)


def _earlier(out: str) -> Mapping[tuple[str, str], StoredDocument]:
    """Return the documents of the index in `out`, by name and digest, if today's readers would cut them alike."""
    try:
        book = check_index(out)
    except BearsoutError:
        return {}
    if book.made_with != made_with():
        return {}
    numbers = book.names().items()
    return {key: book.stored(number) for key, number in numbers}


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
