"""Merging runs of postings into one list a word, in the order of the words, a stretch of words at a time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from bearsout.sources.index.gather import Gathered, Run, Words, spread
from bearsout.sources.index.marks import HEAD, HEADED, LEVELS, MOST_COUNTED
from bearsout.sources.index.scoring import K1, B

STRETCH = 3_000_000
"""Postings that are merged at a time."""


class Merged:
    """The postings of all runs. `names` are the terms in order and `rank` is each gathered term's place there."""

    def __init__(self, gathered: Gathered) -> None:
        self._gathered = gathered
        names = list(gathered.analysis.terms)
        order = sorted(range(len(names)), key=names.__getitem__)
        self.names = [names[at] for at in order]
        self.rank = np.empty(len(names), np.int64)
        self.rank[order] = np.arange(len(names))
        self.lengths: Words = np.concatenate([np.zeros(0, np.int64), *gathered.columns.lengths])
        self.first = self._first()
        self.class_numbers = {tags: at for at, tags in enumerate(sorted({d.tags for d, _ in gathered.documents}))}
        self.class_of = self._class_of()
        self.peak = np.zeros(len(names), np.int64)
        self.head = np.zeros(len(names), np.int64)
        self.passages = gathered.spool("<u4")
        self.marks = gathered.spool("u1")
        self.more_at: list[int] = []
        self.more: list[int] = []
        self._tagged: defaultdict[int, list[int]] = defaultdict(list)

    def _first(self) -> Words:
        having = np.zeros(len(self.names) + 1, np.int64)
        for run in self._gathered.runs:
            having[self.rank[run.terms] + 1] += np.diff(run.starts)
        return np.cumsum(having)

    def _class_of(self) -> Words:
        numbers = [self.class_numbers[document.tags] for document, _ in self._gathered.documents]
        first = np.array(self._gathered.columns.first_of, np.int64)
        return np.repeat(np.array(numbers, np.int64), first[1:] - first[:-1])

    def class_totals(self) -> list[list[int]]:
        """Return for each set of tags how many passages carry it, and how many words they have."""
        counts = np.bincount(self.class_of, minlength=len(self.class_numbers))
        words = np.zeros(len(counts), np.int64)
        np.add.at(words, self.class_of, self.lengths)
        return [[int(count), int(length)] for count, length in zip(counts, words, strict=True)]

    def class_languages(self, language_of: Sequence[str | None]) -> list[tuple[int, str | None, int]]:
        """Return for each set of tags how many of its passages are in each language, given that of each place."""
        languages = {language: at for at, language in enumerate(dict.fromkeys(language_of))}
        spoken = np.array([languages[language] for language in language_of], np.int64)
        pairs = self.class_of * max(1, len(languages)) + spoken[np.array(self._gathered.columns.place, np.int64)]
        found, counts = np.unique(pairs, return_counts=True)
        named = list(languages)
        rows = [
            (pair // len(languages), named[pair % len(languages)], count)
            for pair, count in zip(found.tolist(), counts.tolist(), strict=True)
        ]
        return sorted(rows, key=lambda row: (row[0], row[1] or ""))

    def run(self) -> None:
        """Merge all runs."""
        average = self.lengths.sum() / max(1, len(self.lengths))
        norms = K1 * (1 - B + B * self.lengths / max(average, 1))
        runs = [(run, self.rank[run.terms]) for run in self._gathered.runs]
        for low, high in self._stretches():
            passages, counts = self._merged(runs, low, high)
            marks = _marks(counts, norms[passages])
            self.passages.add(passages)
            self.marks.add(marks)
            larger = np.flatnonzero(counts > MOST_COUNTED)
            self.more_at += (larger + self.first[low]).tolist()
            self.more += counts[larger].tolist()
            self._summarise(marks, low, high)
            if any(self.class_numbers):
                self._note_tagged(passages, low, high)

    def _stretches(self) -> Iterator[tuple[int, int]]:
        low = 0
        while low < len(self.names):
            high = int(np.searchsorted(self.first, self.first[low] + STRETCH, side="right")) - 1
            high = min(max(high, low + 1), len(self.names))
            yield low, high
            low = high

    def _merged(self, runs: Sequence[tuple[Run, Words]], low: int, high: int) -> tuple[Words, Words]:
        """Return the postings of the terms from `low` up to `high`: the runs hold ever later passages."""
        size = int(self.first[high] - self.first[low])
        passages, counts = np.empty(size, np.int64), np.empty(size, np.int64)
        filled = self.first[low:high] - self.first[low]
        for run, terms in runs:
            here = slice(*np.searchsorted(terms, [low, high]).tolist())
            sizes = run.starts[here.start + 1 : here.stop + 1] - run.starts[here]
            held = terms[here] - low
            to = spread(filled[held], sizes)
            filled[held] += sizes
            bounds = [run.offset + int(run.starts[at]) for at in (here.start, here.stop)]
            passages[to] = self._gathered.passages_of.read(*bounds)
            counts[to] = self._gathered.counts_of.read(*bounds)
        return passages, counts

    def _summarise(self, marks: npt.NDArray[np.uint8], low: int, high: int) -> None:
        """Keep each term's best mark, and of frequent terms the mark of the last posting of their head."""
        starts = self.first[low : high + 1] - self.first[low]
        self.peak[low:high] = np.maximum.reduceat(marks, starts[:-1])
        for term in np.flatnonzero(np.diff(starts) > HEADED).tolist():
            own = marks[starts[term] : starts[term + 1]]
            self.head[low + term] = np.partition(own, -HEAD)[-HEAD]

    def _note_tagged(self, passages: Words, low: int, high: int) -> None:
        terms = np.repeat(np.arange(low, high), np.diff(self.first[low : high + 1]))
        bare = self.class_numbers.get((), -1)
        classes = self.class_of[passages]
        hidden = classes != bare
        keys, counts = np.unique(terms[hidden] << 32 | classes[hidden], return_counts=True)
        for key, count in zip(keys.tolist(), counts.tolist(), strict=True):
            self._tagged[key >> 32] += [key & 0xFFFFFFFF, count]

    def tagged(self) -> list[tuple[int, list[int]]]:
        """Return the terms that tagged passages have, each with pairs: a set of tags, how many passages under it."""
        return sorted(self._tagged.items())


def _marks(counts: Words, norms: npt.NDArray[np.float64]) -> npt.NDArray[np.uint8]:
    levels = np.minimum(counts / (counts + norms) * LEVELS, LEVELS - 1).astype(np.int64)
    return (levels << 2 | np.where(counts > MOST_COUNTED, 0, counts)).astype(np.uint8)
