"""The best passages for a question, exactly: bounds decide what is looked at, never what is found.

Words are taken by how much they can add, the most first. A passage that has none of the words taken so far can reach at
most what those left can add together; once that is below what the passages found have reached, nothing is left to find.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bearsout.model import AskedWord
from bearsout.sources.index.marks import bound
from bearsout.sources.index.strands import Sources, Strand, widened
from bearsout.sources.index.view import View

SLACK = 1e-9
"""How much a sum of bounds may fall short of a sum of shares by rounding."""

MANY = 20_000
"""Postings that are sooner read one by one than numpy is imported for them."""

FEW = 48
"""Postings that are read one by one even where numpy is there."""


@dataclass(frozen=True, slots=True)
class Scale:
    """What a question's shares are worth: the words, where their passages are, and the most that could be reached."""

    words: Sequence[AskedWord]
    held: Sequence[Sources]
    whole: float
    view: View

    def shares(self, passage: int) -> list[float]:
        """Return s(t, p) of each word of the question."""
        return [max((part.share(passage) for part in found.parts), default=0.0) for found in self.held]

    def score(self, passage: int) -> float:
        """Return the score of a passage."""
        score = 0.0
        for word, share in zip(self.words, self.shares(passage), strict=True):
            if share:
                score += word.weight * word.idf * share / self.whole
        return score

    def strands(self) -> list[Strand]:
        """Return the strands of the question, the one that can add the most first."""
        strands = [
            Strand(at, word.weight * word.idf / self.whole, part)
            for at, (word, found) in enumerate(zip(self.words, self.held, strict=True))
            for part in found.parts
            if word.weight and self.whole
        ]
        return sorted(strands, key=lambda strand: -strand.peak)


def best(scale: Scale, k: int, floor: float) -> dict[int, float]:
    """Return passages with their scores: among them each of the best `k` groups that reach the floor."""
    strands = scale.strands()
    rest = [0.0]
    for strand in reversed(strands):
        rest.insert(0, rest[0] + strand.peak)
    found: dict[int, float] = {}
    threshold = floor
    score = _scorer(strands, rest, floor)
    for at, strand in enumerate(strands):
        if rest[at] < threshold - SLACK:
            break
        for least in _stages(strand, scale.view):
            need = (threshold - SLACK - rest[at + 1]) / strand.factor
            found |= score(scale, strands, at, max(need, least), threshold - SLACK, found)
            threshold = max(threshold, _reached(found, k, scale.view))
    return {passage: score for passage, score in found.items() if score >= floor and score > 0}


Score = Callable[[Scale, Sequence[Strand], int, float, float, dict[int, float]], dict[int, float]]
"""Scores the passages of the strand at a position whose share there reaches a least one, and which may reach a
threshold; those that are scored already may be left out."""


def _stages(strand: Strand, view: View) -> tuple[float, ...]:
    """Return the least shares with which a strand is read: a frequent word's best passages come first."""
    return (widened(bound(strand.source.head), view), 0.0) if strand.source.head else (0.0,)


def _reached(found: dict[int, float], k: int, view: View) -> float:
    """Return the score of the k-th best group of passages that say the same words, or 0 where there are fewer."""
    groups: set[int] = set()
    for passage in sorted(found, key=lambda number: (-found[number], number)):
        group = view.book.group_of(passage)
        groups.add(-1 - passage if group is None else group)
        if len(groups) == k:
            return found[passage]
    return 0.0


def _scorer(strands: Sequence[Strand], rest: Sequence[float], floor: float) -> Score:
    """Return what reads the postings: numpy where there are many, or where it is there anyway."""
    read = sum(len(strand.source) for at, strand in enumerate(strands) if rest[at] >= floor)
    if read <= FEW or (read <= MANY and "numpy" not in sys.modules):
        return one_by_one
    from bearsout.sources.index.vector import all_at_once

    return all_at_once


def one_by_one(
    scale: Scale, strands: Sequence[Strand], at: int, share: float, threshold: float, found: dict[int, float]
) -> dict[int, float]:
    """Return the scores of the passages of a strand whose share there reaches a least one."""
    sees, score = scale.view.sees, scale.score
    return {
        passage: score(passage)
        for passage in strands[at].source.reaching(share)
        if passage not in found and sees(passage)
    }
