"""Where the passages are that meet a word of a question, in its own words or in others."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from bearsout.model import AskedWord, Wording
from bearsout.sources.index.question import Slot
from bearsout.sources.index.scoring import idf, saturation
from bearsout.sources.index.strands import Postings, Shares, postings
from bearsout.sources.index.view import View

MANY = 20_000
"""Postings that are sooner read one by one than numpy is imported for them."""

FEW = 48
"""Postings that are read one by one even where numpy is there."""

KEPT_PHRASES = 256
"""How many phrases a view holds the passages of."""


@dataclass(frozen=True, slots=True)
class Part:
    """The passages that say a word in one way. `factor` is what their s(t, p) counts for."""

    source: Postings | Shares
    factor: float = 1.0

    def share(self, passage: int) -> float:
        """Return what a passage's s(t, p) counts for here."""
        return self.factor * self.source.share(passage)


@dataclass(frozen=True, slots=True)
class Meeting:
    """The passages that meet a word of a question: how many there are, and where. A passage's s(t, p) is that of the
    part where it counts for most."""

    having: int
    parts: tuple[Part, ...]

    def share(self, passage: int) -> float:
        """Return s(t, p), exactly."""
        if len(self.parts) == 1:
            return self.parts[0].share(passage)
        return max((part.share(passage) for part in self.parts), default=0.0)


def worth_numpy(many: int) -> bool:
    """Tell whether so many postings are better read all at once."""
    return many > MANY or (many > FEW and "numpy" in sys.modules)


def meeting(slot: Slot, view: View) -> Meeting:
    """Return where the visible passages are that meet a word of a question.

    It is as rare as the passages that say it in words of its own, where any do.
    """
    if not slot.weight:
        return Meeting(0, ())
    parts = [(wording, _parts(wording, view)) for wording in slot.wordings]
    own = [part for wording, held in parts if wording.factor == 1 for part in held]
    everything = tuple(part for _, held in parts for part in held)
    return Meeting(_having(own or everything, view), everything)


def _parts(wording: Wording, view: View) -> list[Part]:
    """Return where the passages are that say a wording, in parts."""
    if len(wording.terms) == 1 and _apart(wording.terms[0]):
        return [Part(source, wording.factor) for source in _sources(wording.terms[0], view)]
    said = _phrase(wording, view)
    return [Part(said, wording.factor)] if len(said) else []


def _sources(terms: frozenset[str], view: View) -> list[Postings]:
    numbers = (view.number(term) for term in sorted(terms))
    return [postings(view, number) for number in numbers if number is not None and view.having(number)]


def _apart(terms: frozenset[str]) -> bool:
    """Tell whether no passage has two of the terms: it has words of its own language alone."""
    return len(terms) == 1 or len({term.partition(":")[0] for term in terms}) == len(terms)


def _having(parts: Sequence[Part], view: View) -> int:
    """Return how many visible passages there are in parts that may share some."""
    sources = list(dict.fromkeys(part.source for part in parts))
    alone = [_count(source, view) for source in sources]
    if len(sources) < 2 or _languages_apart(sources):
        return sum(alone)
    if worth_numpy(sum(alone)):
        from bearsout.sources.index.vector import how_many

        return how_many(sources, view)
    return sum(view.sees(passage) for passage in set[int]().union(*(source.passages for source in sources)))


def _languages_apart(sources: Sequence[Postings | Shares]) -> bool:
    languages = {source.language for source in sources if isinstance(source, Postings)}
    return len(languages) == len(sources)


def _count(source: Postings | Shares, view: View) -> int:
    return view.having(source.term) if isinstance(source, Postings) else len(source)


def _phrase(wording: Wording, view: View) -> Shares:
    """Return the visible passages that have each word of a wording, which the view holds on to."""
    kept: dict[tuple[frozenset[str], ...], Shares] = view.phrases
    found = kept.get(wording.terms)
    if found is None:
        if len(kept) >= KEPT_PHRASES:
            kept.clear()
        found = kept[wording.terms] = _said(wording, view)
    return found


def _said(wording: Wording, view: View) -> Shares:
    """Return s(t, p) where a passage has each word of the wording: that of the word it says least."""
    words = sorted((_sources(terms, view) for terms in wording.terms), key=lambda word: sum(map(len, word)))
    rarest = sum(map(len, words[0]))
    if worth_numpy(rarest):
        from bearsout.sources.index.vector import shares_of_phrase

        return shares_of_phrase(words, view)
    passages = sorted({passage for source in words[0] for passage in source.passages if view.sees(passage)})
    least = ((passage, min(_share(word, passage, view) for word in words)) for passage in passages)
    shares = {passage: share for passage, share in least if share}
    return Shares(array("I", shares), array("d", shares.values()))


def _share(word: Sequence[Postings], passage: int, view: View) -> float:
    """Return s(t, p) of a word that may be any of several terms."""
    count = sum(source.count(passage) for source in word)
    return saturation(count, view.book.lengths[passage], view.average) if count else 0.0


def asked_words(slots: Sequence[Slot], met: Sequence[Meeting], view: View) -> tuple[AskedWord, ...]:
    """Return the words of a question with their rarity in the view."""
    if any(found.having > view.count for found in met):
        raise ValueError("more passages have a word than there are")
    return tuple(
        AskedWord(slot.text, slot.weight, idf(view.count, found.having), slot.wordings, slot.mended)
        for slot, found in zip(slots, met, strict=True)
    )
