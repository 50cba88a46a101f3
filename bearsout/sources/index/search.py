"""An open index: the passages that answer to a question, scored exactly (docs/scoring.md)."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from os import PathLike, fspath
from struct import error as StructError
from typing import Any

from bearsout.errors import BearsoutError, IndexFileError, UsageError
from bearsout.language.words import WORD
from bearsout.model import AskedWord, Found, Passage, Question, ScorePart, Search
from bearsout.sources.index.book import Book
from bearsout.sources.index.file import REBUILD, IndexFile, open_file
from bearsout.sources.index.meeting import asked_words, meeting
from bearsout.sources.index.question import question_language, understand
from bearsout.sources.index.ranking import Scale, best, group
from bearsout.sources.index.scoring import DEFAULT_FLOOR, DEFAULT_K
from bearsout.sources.index.store import StoredDocument
from bearsout.sources.index.view import View

LONGEST_QUESTION = 10_000
"""Characters. Nobody asks at such length; what is longer is a document that was passed by mistake."""

MOST_NAMED = 20
"""How many passages that say the same words are named with one that is found."""

KEPT_VIEWS = 64


def open_index(path: str | PathLike[str]) -> Index:
    """Return the index in the file at `path`; raise IndexFileError if it is absent, foreign, cut, corrupt or newer."""
    return Index(open_file(fspath(path)))


class Index:
    """An index that answers questions, from any number of threads. `digest` names the file it came from."""

    def __init__(self, file: IndexFile) -> None:
        self._opened = _Opened(file)

    @property
    def digest(self) -> str:
        """The digits that name the index."""
        return self._opened.book.digest

    @property
    def documents(self) -> Sequence[StoredDocument]:
        """The documents, in the order of their names, each with its passages; read when they are looked at."""
        return _Documents(self._opened.book)

    @property
    def passages(self) -> Sequence[Passage]:
        """All passages, in the order of their numbers; read when they are looked at."""
        return _Passages(self._opened.book)

    @property
    def made_with(self) -> str:
        """The readers that cut the passages."""
        return self._opened.book.made_with

    def refresh(self) -> bool:
        """Open the file again where another one has taken its place, and tell whether it has.

        A question that is being answered goes on with the file that it began with. Raises IndexFileError, and goes on
        with the old one, where the new one cannot be opened.
        """
        path, mark = self._opened.book.file.path, self._opened.mark
        if _mark(path) == mark:
            return False
        self._opened = _Opened(open_file(path))
        return True

    def search(
        self, question: str, k: int = DEFAULT_K, floor: float = DEFAULT_FLOOR, tags: Iterable[str] = ()
    ) -> Search:
        """Return at most `k` passages that score at or above `floor`, best first, ties by passage number.

        A passage that carries tags is found only with one of them among `tags` (or `*`); for anyone else the index is
        as if it did not hold it. Raises UsageError for a question without words, or one longer than LONGEST_QUESTION,
        and IndexFileError where the file turns out to be corrupt.
        """
        _refuse_unaskable(question, k, floor)
        opened = self._opened
        try:
            return _search(question, k, floor, opened.view(frozenset(tags)))
        except BearsoutError:
            raise
        except (ValueError, LookupError, StructError, OverflowError, TypeError, ZeroDivisionError):
            # The file is as its writer left it, and yet its parts contradict each other.
            raise IndexFileError(opened.book.file.path, "the index does not fit together.", REBUILD) from None

    def languages(self, tags: Iterable[str] = ()) -> tuple[str | None, ...]:
        """Return the languages of the passages that an asker with these tags may see, the commonest first."""
        return self._opened.view(frozenset(tags)).languages

    def section(self, found: Found, search: Search, most: int) -> tuple[Found, ...]:
        """Return the passages that stand around a found one under the same heading, in order, at most `most` before it
        and after it; those that the search did not find have the score 0."""
        known = {item.number: item for item in search.found}
        passages = self.passages
        numbers = range(max(0, found.number - most), min(len(passages), found.number + most + 1))
        beside = [number for number in numbers if _same_section(passages[number], found.passage)]
        return tuple(known.get(number) or Found(passages[number], 0.0, number=number) for number in beside)


class _Opened:
    """One file that is open, with what its askers may see; a new file gets an object of its own."""

    def __init__(self, file: IndexFile) -> None:
        try:
            self.book = Book(file)
        except (ValueError, LookupError):
            raise IndexFileError(file.path, "the index does not fit together.", REBUILD) from None
        self.mark = _mark(file.path)
        self._views: dict[frozenset[str], View] = {}

    def view(self, tags: frozenset[str]) -> View:
        view = self._views.get(tags)
        if view is None:
            if len(self._views) >= KEPT_VIEWS:
                self._views = {}
            view = self._views[tags] = View(self.book, tags)
        return view


def _mark(path: str) -> tuple[int, int, int] | None:
    """Return what tells a file from another one in its place."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def _search(question: str, k: int, floor: float, view: View) -> Search:
    language = question_language(question, view)
    slots = understand(question, language, view)
    met = [meeting(slot, view) for slot in slots]
    asked = asked_words(slots, met, view)
    scale = Scale(asked, met, sum(word.weight * word.idf for word in asked), view)
    scores = best(scale, k, floor)
    found = (_found(number, scale, floor) for number in _leading(scores, k, view))
    return Search(Question(question, language, asked), tuple(found))


def _leading(scores: Mapping[int, float], k: int, view: View) -> Iterator[int]:
    """Yield the best passages, of those that say the same words the first."""
    groups: set[int] = set()
    for number in scores:
        if (key := group(number, view)) not in groups:
            yield number
            groups.add(key)
        if len(groups) == k:
            return


def _found(number: int, scale: Scale, floor: float) -> Found:
    """Return a passage with its score, how it came about, and the passages that say the same words."""
    book = scale.view.book
    shares = scale.shares(number)
    return Found(
        book.passage(number),
        scale.total(shares),
        _parts(scale.words, shares, scale.whole),
        tuple(book.passage(other) for other in _same(number, scale, floor)),
        number,
    )


def _same_section(one: Passage, other: Passage) -> bool:
    return one.document.name == other.document.name and one.heading_path == other.heading_path


def _same(number: int, scale: Scale, floor: float) -> list[int]:
    """Return the other passages that say the same words and reach the floor: they differ only in their titles."""
    others = [n for n in scale.view.book.saying_the_same(number) if n != number and scale.view.sees(n)]
    scores = {other: scale.score(other) for other in others[:MOST_NAMED]}
    return sorted((n for n, score in scores.items() if score >= floor and score > 0), key=lambda n: (-scores[n], n))


def _parts(asked: Sequence[AskedWord], shares: Sequence[float], whole: float) -> tuple[ScorePart, ...]:
    """Return what each word that weighs anything adds to a passage's score."""
    return tuple(
        ScorePart(word.text, word.weight, word.idf, share, word.weight * word.idf * share / whole)
        for word, share in zip(asked, shares, strict=True)
        if word.weight
    )


class _Passages(Sequence[Passage]):
    def __init__(self, book: Book) -> None:
        self._book = book

    def __len__(self) -> int:
        return self._book.passages

    def __getitem__(self, at: Any) -> Any:
        numbers = range(len(self))[at]
        return tuple(map(self._book.passage, numbers)) if isinstance(at, slice) else self._book.passage(numbers)


class _Documents(Sequence[StoredDocument]):
    def __init__(self, book: Book) -> None:
        self._book = book

    def __len__(self) -> int:
        return self._book.documents

    def __getitem__(self, at: Any) -> Any:
        numbers = range(len(self))[at]
        return tuple(map(self._book.stored, numbers)) if isinstance(at, slice) else self._book.stored(numbers)


def _refuse_unaskable(question: str, k: int, floor: float) -> None:
    if len(question) > LONGEST_QUESTION:
        raise UsageError(
            f"The question has {len(question):,} characters; at most {LONGEST_QUESTION:,} are taken.",
            "Ask it in fewer.",
        )
    if not WORD.search(question):
        raise UsageError(
            "The question has no words in it.", 'Ask in words, for example: "How long does a refund take?"'
        )
    if k < 1 or not 0 <= floor <= 1:
        raise UsageError("k must be at least 1 and floor between 0 and 1.")
