"""What each word of a question can add to a passage's score, and for which passages."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass

from bearsout.sources.index.book import Book
from bearsout.sources.index.marks import HEADED, MOST_COUNTED, bound, least_mark
from bearsout.sources.index.scoring import saturation
from bearsout.sources.index.view import View

KEPT = 4_096
"""How many terms a view holds the places of."""


class Postings:
    """The passages that have a term, with a mark each. `first` is the number of its first posting in the index."""

    __slots__ = ("_book", "_larger", "_view", "first", "head", "language", "marks", "passages", "peak", "term")

    def __init__(self, view: View, term: int) -> None:
        self._book: Book = view.book
        self._view = view
        self.term = term
        self.language = self._book.term_name(term).partition(":")[0]
        self.first, last = self._book.postings(term)
        self.passages = self._book.posting_passage.part(self.first, last)
        self.marks = self._book.posting_mark.part(self.first, last)
        self.peak = widened(bound(self._book.term_peak[term]), view)
        self.head = self._book.term_head[term] if last - self.first > HEADED else 0
        self._larger: tuple[memoryview, memoryview] | None = None

    def __len__(self) -> int:
        return len(self.passages)

    def reaching(self, share: float) -> Iterator[int]:
        """Yield the passages whose s(t, p) may reach a share."""
        least = least_mark(narrowed(share, self._view))
        if least <= 0:
            yield from self.passages
        elif least < 256:
            # A pattern finds the good marks among thousands faster than a loop could look at them.
            for found in re.finditer(b"[%s-\xff]" % re.escape(bytes([least])), self.marks, re.DOTALL):
                yield self.passages[found.start()]

    def share(self, passage: int) -> float:
        """Return s(t, p), exactly."""
        count = self.count(passage)
        return saturation(count, self._book.lengths[passage], self._view.average) if count else 0.0

    def count(self, passage: int) -> int:
        """Return how often a passage says the term."""
        at = bisect_left(self.passages, passage)
        if at == len(self.passages) or self.passages[at] != passage:
            return 0
        return self.marks[at] & MOST_COUNTED or self._counted(self.first + at)

    def _counted(self, posting: int) -> int:
        places, counts = self.larger
        return counts[bisect_left(places, posting)]

    @property
    def larger(self) -> tuple[memoryview, memoryview]:
        """The numbers of the postings whose count has no room in the mark, and those counts."""
        if self._larger is None:
            at = self._book.more_at
            low = bisect_left(at, self.first)
            high = bisect_left(at, self.first + len(self.passages), low)
            self._larger = at.part(low, high), self._book.more.part(low, high)
        return self._larger


def postings(view: View, term: int) -> Postings:
    """Return the postings of a term, which the view holds on to."""
    kept: dict[int, Postings] = view.kept
    found = kept.get(term)
    if found is None:
        if len(kept) >= KEPT:
            kept.clear()
        found = kept[term] = Postings(view, term)
    return found


class Shares:
    """The passages that say a phrase, or any of several words, with the exact s(t, p) of each."""

    __slots__ = ("head", "passages", "peak", "shares")

    def __init__(self, passages: array[int], shares: array[float]) -> None:
        self.passages = passages
        self.shares = shares
        self.peak = max(self.shares, default=0.0)
        self.head = 0

    def __len__(self) -> int:
        return len(self.passages)

    def reaching(self, share: float) -> Iterator[int]:
        """Yield the passages whose s(t, p) reaches a share."""
        return (passage for passage, own in zip(self.passages, self.shares, strict=True) if own >= share)

    def share(self, passage: int) -> float:
        """Return s(t, p), exactly."""
        at = bisect_left(self.passages, passage)
        return self.shares[at] if at < len(self.passages) and self.passages[at] == passage else 0.0


@dataclass(frozen=True, slots=True)
class Strand:
    """Passages that meet a word of the question. `factor` is the most that s(t, p) of one can add to its score."""

    word: int
    factor: float
    source: Postings | Shares

    @property
    def peak(self) -> float:
        """The most that the strand adds to any passage's score."""
        return self.factor * self.source.peak


def widened(share: float, view: View) -> float:
    """Return what a bound made with the file's average length is with the view's."""
    return share if view.stretch == 1.0 else 1 / (1 + view.stretch * (1 / share - 1))


def narrowed(share: float, view: View) -> float:
    """Return the bound that `widened` makes a share of."""
    return share if view.stretch == 1.0 or share <= 0 else 1 / (1 + (1 / share - 1) / view.stretch)
