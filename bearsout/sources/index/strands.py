"""What each word of a question can add to a passage's score, and for which passages."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bearsout.model import AskedWord, Wording
from bearsout.sources.index.book import Book
from bearsout.sources.index.marks import HEADED, MOST_COUNTED, bound, least_mark
from bearsout.sources.index.question import Slot
from bearsout.sources.index.scoring import idf, saturation
from bearsout.sources.index.view import View

KEPT = 4_096
"""How many terms a view holds the places of."""


class Postings:
    """The passages that have a term, with a mark each. `first` is the number of its first posting in the index."""

    __slots__ = ("_book", "_larger", "_view", "first", "head", "marks", "passages", "peak")

    def __init__(self, view: View, term: int) -> None:
        self._book: Book = view.book
        self._view = view
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
    """The passages that say a declared phrase or one of several words, with the exact s(t, p) of each."""

    __slots__ = ("head", "passages", "peak", "shares")

    def __init__(self, shares: dict[int, float]) -> None:
        self.shares = shares
        self.passages = array("I", sorted(shares))
        self.peak = max(shares.values(), default=0.0)
        self.head = 0

    def __len__(self) -> int:
        return len(self.passages)

    def reaching(self, share: float) -> Iterator[int]:
        """Yield the passages whose s(t, p) reaches a share."""
        return (passage for passage in self.passages if self.shares[passage] >= share)

    def share(self, passage: int) -> float:
        """Return s(t, p), exactly."""
        return self.shares.get(passage, 0.0)


@dataclass(frozen=True, slots=True)
class Strand:
    """Passages that a word of the question is in. `factor` is the most that s(t, p) of one can add to its score."""

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


@dataclass(frozen=True, slots=True)
class Sources:
    """Where the passages of one word of a question are, and how many have it."""

    having: int
    parts: tuple[Postings | Shares, ...]


def sources(slot: Slot, view: View) -> Sources:
    """Return where the visible passages are that have a word of a question."""
    if not slot.weight:
        return Sources(0, ())
    if len(slot.wordings) == 1 and len(slot.wordings[0].terms) == 1 and slot.wordings[0].factor == 1:
        (terms,) = slot.wordings[0].terms
        # A passage has words of its own language alone, so that terms of different languages share none.
        if len(terms) == 1 or len({term.partition(":")[0] for term in terms}) == len(terms):
            numbers = [number for term in sorted(terms) if (number := view.number(term)) is not None]
            return Sources(sum(map(view.having, numbers)), tuple(postings(view, number) for number in numbers))
    shares = _shares(slot.wordings, view)
    own = _shares([wording for wording in slot.wordings if wording.factor == 1], view)
    # A word is as rare as the passages that say it in words of its own, where any do.
    having = len(own) if own and len(slot.wordings) > 1 else len(shares)
    return Sources(having, (Shares(shares),) if shares else ())


def _shares(wordings: Sequence[Wording], view: View) -> dict[int, float]:
    """Return s(t, p) of each visible passage that says one of the wordings: that of the one it says best."""
    best: dict[int, float] = {}
    for wording in wordings:
        for passage, share in _wording(wording, view).items():
            best[passage] = max(best.get(passage, 0.0), wording.factor * share)
    return best


def _wording(wording: Wording, view: View) -> dict[int, float]:
    """Return s(t, p) where a passage has each word of the wording: that of the word it says least."""
    shares: dict[int, float] | None = None
    for terms in wording.terms:
        counts: Counter[int] = Counter()
        for term in terms:
            if (number := view.number(term)) is not None:
                own = postings(view, number)
                held = own.passages if shares is None else [passage for passage in own.passages if passage in shares]
                counts.update({passage: own.count(passage) for passage in held if view.sees(passage)})
        lengths = view.book.lengths
        here = {passage: saturation(count, lengths[passage], view.average) for passage, count in counts.items()}
        shares = here if shares is None else {p: min(share, here[p]) for p, share in shares.items() if p in here}
    return shares or {}


def asked_words(slots: Sequence[Slot], held: Sequence[Sources], view: View) -> tuple[AskedWord, ...]:
    """Return the words of a question with their rarity in the view."""
    if any(found.having > view.count for found in held):
        raise ValueError("more passages have a word than there are")
    return tuple(
        AskedWord(slot.text, slot.weight, idf(view.count, found.having), slot.wordings, slot.mended)
        for slot, found in zip(slots, held, strict=True)
    )
