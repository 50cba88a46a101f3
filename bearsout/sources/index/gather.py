"""Gathering: passages in, in the order of their numbers; runs of postings and coded texts out, kept on disk."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from tempfile import SpooledTemporaryFile

import numpy as np
import numpy.typing as npt

from bearsout.model import Document, Passage
from bearsout.sources.index.analysis import Analysis, titles_of
from bearsout.sources.index.scoring import TITLE_COUNT
from bearsout.sources.index.store import StoredDocument, aside

Words = npt.NDArray[np.int64]

RUN = 1_500_000
"""Words that are sorted at a time: they take some 150 megabytes while they are."""

HELD = 32 * 1024 * 1024
"""Bytes of a spool that are held in memory; what is longer goes to the disk."""

MULTIPLIERS = (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F)
"""Odd numbers whose powers tell the places of a passage's words apart."""


def _temporary() -> SpooledTemporaryFile[bytes]:
    return SpooledTemporaryFile(max_size=HELD)


class Spool:
    """Numbers that are written once and read back in pieces, from disk when there are many."""

    def __init__(self, kind: str, closing: ExitStack) -> None:
        self._kind = np.dtype(kind)
        self._file = closing.enter_context(_temporary())
        self.length = 0

    def add(self, numbers: npt.NDArray[np.generic]) -> None:
        self._file.write(numbers.astype(self._kind).tobytes())
        self.length += len(numbers)

    def read(self, first: int, last: int) -> Words:
        """Return the numbers from `first` up to `last`."""
        self._file.seek(first * self._kind.itemsize)
        data = self._file.read((last - first) * self._kind.itemsize)
        return np.frombuffer(data, self._kind).astype(np.int64)

    def chunks(self) -> Iterator[bytes]:
        """Yield all that was written, as bytes."""
        self._file.seek(0)
        while data := self._file.read(1 << 20):
            yield data


@dataclass(frozen=True, slots=True)
class Run:
    """The postings of some consecutive passages: its terms in their order, and where the postings of each begin."""

    terms: Words
    starts: Words
    offset: int


@dataclass(slots=True)
class Columns:
    """What is kept of every passage while the index is built, and of every document."""

    place: array[int] = field(default_factory=lambda: array("I"))
    pieces: array[int] = field(default_factory=lambda: array("I"))
    link: list[str] = field(default_factory=list[str])
    lengths: list[Words] = field(default_factory=list[Words])
    seals: list[npt.NDArray[np.uint64]] = field(default_factory=list[npt.NDArray[np.uint64]])
    first_of: array[int] = field(default_factory=lambda: array("I", [0]))


Place = tuple[str | None, str | None, tuple[str, ...]]
"""A passage's language, page and heading path."""


class Gathered:
    """All passages of a build, and its documents, each with the SHA-256 of its bytes."""

    def __init__(self) -> None:
        self._closing = ExitStack()
        self.analysis = Analysis()
        self.documents: list[tuple[Document, str]] = []
        self.asides: list[str] = []
        self.columns = Columns()
        self.places: dict[Place, int] = {}
        self.texts = self.spool("<u4")
        self.passages_of = self.spool("<u4")
        self.counts_of = self.spool("<u4")
        self.runs: list[Run] = []
        self._batch = _Batch()
        self._titles: dict[str, int] = {}
        self._title_words: list[list[int]] = []
        self._terms: dict[str | None, Words] = {}

    def __enter__(self) -> Gathered:
        return self

    def __exit__(self, *raised: object) -> None:
        self._closing.close()

    def spool(self, kind: str) -> Spool:
        """Return a spool that is closed with the build."""
        return Spool(kind, self._closing)

    @property
    def count(self) -> int:
        """How many passages there are."""
        return len(self.columns.place)

    def add(self, stored: StoredDocument) -> None:
        """Add a document's passages, which get the next numbers."""
        self.add_passages(stored.document, stored.passages, stored.sha256, aside(stored))

    def add_passages(self, document: Document, passages: Iterable[Passage], sha256: str = "", beside: str = "") -> None:
        """Add passages of a document as they come; `beside` is what is kept of it that is not searched."""
        for passage in passages:
            self._add(passage)
        self.documents.append((document, sha256))
        self.asides.append(beside)
        self.columns.first_of.append(self.count)

    def _add(self, passage: Passage) -> None:
        columns, batch = self.columns, self._batch
        before = len(batch.pieces)
        batch.pieces.extend(self.analysis.pieces(passage.text))
        size = len(batch.pieces) - before
        columns.pieces.append(size)
        place = (passage.language, passage.page, passage.heading_path)
        columns.place.append(self.places.setdefault(place, len(self.places)))
        columns.link.append(_link(passage))
        batch.sizes.append(size)
        batch.titles.append(self._title(titles_of(passage.document, passage.heading_path)))
        batch.languages.append(passage.language)
        if len(batch.pieces) >= RUN:
            self.flush()

    def _title(self, titles: str) -> int:
        if titles not in self._titles:
            self._titles[titles] = len(self._title_words)
            self._title_words.append(list(self.analysis.pieces(titles)))
        return self._titles[titles]

    def flush(self) -> None:
        """Turn what was added since the last run into a run of its own."""
        batch = self._batch
        if not batch.sizes:
            return
        self._batch = _Batch()
        self.analysis.catch_up()
        pieces = _all(batch.pieces)
        self.texts.add(pieces)
        sizes = np.array(batch.sizes, np.int64)
        passages, words = self._words(pieces, np.repeat(np.arange(len(sizes)), sizes))
        self.columns.seals.append(self._seals(passages, words, len(sizes)))
        titles, title_words = self._said_in_titles(batch)
        passages, words = np.concatenate([passages, titles]), np.concatenate([words, title_words])
        self.columns.lengths.append(np.bincount(passages, minlength=len(sizes)))
        self._run(passages, self._numbered(words, passages, batch), self.count - len(sizes))

    def _words(self, pieces: Words, owners: Words) -> tuple[Words, Words]:
        """Return the words of pieces, each with the owner of its piece."""
        first = _all(self.analysis.first)
        counts = first[pieces + 1] - first[pieces]
        return np.repeat(owners, counts), _all(self.analysis.words_of)[spread(first[pieces], counts)]

    def _said_in_titles(self, batch: _Batch) -> tuple[Words, Words]:
        sizes = np.array([len(self._title_words[title]) for title in batch.titles], np.int64)
        pieces = np.array([piece for title in batch.titles for piece in self._title_words[title]], np.int64)
        passages, words = self._words(pieces, np.repeat(np.arange(len(sizes)), sizes))
        return np.tile(passages, TITLE_COUNT), np.tile(words, TITLE_COUNT)

    def _seals(self, passages: Words, words: Words, count: int) -> npt.NDArray[np.uint64]:
        """Return for each passage 128 bits that are the same where the words of its text are."""
        sizes = np.bincount(passages, minlength=count)
        starts = np.cumsum(sizes) - sizes
        places = np.arange(len(words)) - np.repeat(starts, sizes)
        seals = np.array(self.analysis.seals, np.uint64).reshape(-1, 2)
        out = np.zeros((count, 2), np.uint64)
        said = np.flatnonzero(sizes)
        for at, multiplier in enumerate(MULTIPLIERS):
            powers = np.cumprod(np.full(int(sizes.max(initial=0)) + 1, multiplier, np.uint64))
            if len(said):
                out[said, at] = np.add.reduceat(seals[words, at] * powers[places], starts[said])
        return out

    def _numbered(self, words: Words, passages: Words, batch: _Batch) -> Words:
        """Return the numbers of the words' terms, each in the language of its passage."""
        codes = {language: number for number, language in enumerate(dict.fromkeys(batch.languages))}
        spoken = np.array([codes[language] for language in batch.languages], np.int64)[passages]
        terms = np.empty(len(words), np.int64)
        for language, code in codes.items():
            here = slice(None) if len(codes) == 1 else spoken == code
            terms[here] = self._terms_in(language, words[here])
        return terms

    def _terms_in(self, language: str | None, words: Words) -> Words:
        known = self._terms.get(language, np.empty(0, np.int64))
        table = np.full(len(self.analysis.words), -1, np.int64)
        table[: len(known)] = known
        said = np.zeros(len(table), np.bool_)
        said[words] = True
        for word in np.flatnonzero(said & (table < 0)).tolist():
            table[word] = self.analysis.term_of(word, language)
        self._terms[language] = table
        return table[words]

    def _run(self, passages: Words, terms: Words, first: int) -> None:
        said = np.zeros(len(self.analysis.terms), np.bool_)
        said[terms] = True
        names = list(self.analysis.terms)
        ordered = np.array(sorted(np.flatnonzero(said).tolist(), key=names.__getitem__), np.int64)
        rank = np.empty(len(said), np.int64)
        rank[ordered] = np.arange(len(ordered))
        keys, counts = np.unique(rank[terms] << 32 | passages, return_counts=True)
        starts = np.searchsorted(keys >> 32, np.arange(len(ordered) + 1))
        self.runs.append(Run(ordered, starts, self.passages_of.length))
        self.passages_of.add((keys & 0xFFFFFFFF) + first)
        self.counts_of.add(counts)


@dataclass(slots=True)
class _Batch:
    pieces: array[int] = field(default_factory=lambda: array("I"))
    sizes: list[int] = field(default_factory=list[int])
    titles: list[int] = field(default_factory=list[int])
    languages: list[str | None] = field(default_factory=list[str | None])


def spread(starts: Words, counts: Words) -> Words:
    """Return the numbers from each start on, as many as its count, end to end.

    >>> spread(np.array([5, 0]), np.array([2, 3])).tolist()
    [5, 6, 0, 1, 2]
    """
    before = np.cumsum(counts) - counts
    return np.repeat(starts - before, counts) + np.arange(int(counts.sum()))


def _all(numbers: array[int]) -> Words:
    """Return a copy of numbers, so that their array may go on growing."""
    return np.array(numbers, np.int64)


def _link(passage: Passage) -> str:
    """Return a passage's link as it is kept: nothing, or what follows its document's own link, or the whole."""
    if passage.link is None:
        return ""
    own = passage.document.link
    return f"+{passage.link[len(own) :]}" if own and passage.link.startswith(own) else f"={passage.link}"
