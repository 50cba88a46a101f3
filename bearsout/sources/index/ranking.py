"""The best passages for a question, exactly: bounds decide what is looked at, never what is found.

Words are taken by how much they can add, the most first. A passage that has none of the words taken so far can reach at
most what those left can add together; once that is below what the passages found have reached, nothing is left to find.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bearsout.model import AskedWord
from bearsout.sources.index.marks import bound
from bearsout.sources.index.meeting import Meeting, worth_numpy
from bearsout.sources.index.strands import Strand, widened
from bearsout.sources.index.view import View

SLACK = 1e-9
"""How much a sum of bounds may fall short of a sum of shares by rounding."""


@dataclass(frozen=True, slots=True)
class Scale:
    """What a question's shares are worth: the words, where their passages are, and the most that could be reached."""

    words: Sequence[AskedWord]
    met: Sequence[Meeting]
    whole: float
    view: View

    def shares(self, passage: int) -> list[float]:
        """Return s(t, p) of each word of the question."""
        return [found.share(passage) for found in self.met]

    def score(self, passage: int) -> float:
        """Return the score of a passage."""
        return self.total(self.shares(passage))

    def total(self, shares: Sequence[float]) -> float:
        """Return the score of a passage with these s(t, p)."""
        score = 0.0
        for word, share in zip(self.words, shares, strict=True):
            if share:
                score += word.weight * word.idf * share / self.whole
        return score

    def strands(self) -> list[Strand]:
        """Return the strands of the question, the one that can add the most first."""
        strands = [
            Strand(at, word.weight * word.idf / self.whole * part.factor, part.source)
            for at, (word, found) in enumerate(zip(self.words, self.met, strict=True))
            for part in found.parts
            if word.weight and self.whole
        ]
        return sorted(strands, key=lambda strand: -strand.peak)


class Race:
    """The best passages so far. `rest` is what the strands from each position on can add together at most; a passage
    below `threshold` is not among the best."""

    def __init__(self, scale: Scale, k: int, floor: float) -> None:
        self.scale = scale
        self.strands = scale.strands()
        self.rest = _rest(self.strands)
        self.threshold = floor
        self.found: dict[int, float] = {}
        self._k = k

    def add(self, scores: Mapping[int, float]) -> None:
        """Take in the scores of passages, and raise the threshold to that of the k-th best."""
        if not scores:
            return
        self.found.update(scores)
        kept: dict[int, float] = {}
        groups: set[int] = set()
        for passage in sorted(self.found, key=lambda number: (-self.found[number], number)):
            if self.found[passage] < self.threshold or self.found[passage] <= 0:
                break
            kept[passage] = self.found[passage]
            if len(groups) < self._k:
                groups.add(group(passage, self.scale.view))
                if len(groups) == self._k:
                    self.threshold = max(self.threshold, self.found[passage])
        self.found = kept

    def end(self) -> None:
        """Note that every passage that may be among the best was scored."""
        self.rest = [-1.0] * len(self.rest)


def _rest(strands: Sequence[Strand]) -> list[float]:
    """Return what the strands from each position on can add together at most: of those of one word the best counts."""
    rest = [0.0]
    best_of: dict[int, float] = {}
    for strand in reversed(strands):
        more = max(0.0, strand.peak - best_of.get(strand.word, 0.0))
        best_of[strand.word] = best_of.get(strand.word, 0.0) + more
        rest.append(rest[-1] + more)
    return rest[::-1]


def group(passage: int, view: View) -> int:
    """Return what is the same for passages that say the same words."""
    found = view.book.group_of(passage)
    return -1 - passage if found is None else found


def best(scale: Scale, k: int, floor: float) -> dict[int, float]:
    """Return passages with their scores, best first: among them each of the best `k` groups that reach the floor."""
    race = Race(scale, k, floor)
    read = reader(race)
    for at, strand in enumerate(race.strands):
        if race.rest[at] < race.threshold - SLACK:
            break
        for least in _stages(strand, scale.view):
            need = (race.threshold - SLACK - race.rest[at + 1]) / strand.factor
            read(race, at, max(need, least))
    return race.found


def _stages(strand: Strand, view: View) -> tuple[float, ...]:
    """Return the least shares with which a strand is read: a frequent word's best passages come first."""
    return (widened(bound(strand.source.head), view), 0.0) if strand.source.head else (0.0,)


def reader(race: Race) -> Callable[[Race, int, float], None]:
    """Return what reads the postings: numpy where there are many, or where it is there anyway."""
    many = sum(len(strand.source) for at, strand in enumerate(race.strands) if race.rest[at] >= race.threshold)
    if not worth_numpy(many):
        return one_by_one
    from bearsout.sources.index.vector import all_at_once

    return all_at_once


def one_by_one(race: Race, at: int, share: float) -> None:
    """Score the passages of a strand whose share there reaches a least one."""
    sees, score = race.scale.view.sees, race.scale.score
    passages = race.strands[at].source.reaching(share)
    race.add({passage: score(passage) for passage in passages if passage not in race.found and sees(passage)})
