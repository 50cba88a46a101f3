"""One sentence beside the passages it cites, prepared for every check."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

from bearsout.language.words import stem, words
from bearsout.model import Passage, Problem, Span
from bearsout.reading.lexicon import folded
from bearsout.reading.names import bare
from bearsout.verify.alignment import best_clauses, conflicts
from bearsout.verify.clauses import Prepared
from bearsout.verify.parallel import Parallel, parallel
from bearsout.verify.reasons import reason
from bearsout.verify.words import Word

NEAR_BEST = 0.75
"""A clause may be rested on that holds this much of what the best one holds."""


class _Beside(NamedTuple):
    """A sentence and the passages it cites. `contexts` are the folded words of each one's headings and titles."""

    sentence: Prepared
    passages: tuple[Prepared, ...]
    contexts: tuple[frozenset[str], ...]
    context_stems: tuple[frozenset[str], ...]
    language: str | None


class Case(_Beside):
    """What a check looks at, with what follows from it, worked out when it is first asked for."""

    @cached_property
    def all_stems(self) -> frozenset[str]:
        """Return every stem of the cited passages and their headings."""
        return frozenset().union(*(passage.stems for passage in self.passages), *self.context_stems)

    @cached_property
    def all_folds(self) -> frozenset[str]:
        """Return every folded word of the cited passages and their headings."""
        return frozenset().union(*(passage.folds for passage in self.passages), *self.contexts)

    @cached_property
    def all_forms(self) -> frozenset[str]:
        """Return every word of the cited passages, as it stands and as a term."""
        return frozenset().union(*(passage.forms for passage in self.passages))

    @cached_property
    def pairs(self) -> frozenset[tuple[str, str]]:
        """Return every pair of stems that stand side by side in the passages."""
        return frozenset().union(*(passage.pairs for passage in self.passages))

    @cached_property
    def parallels(self) -> tuple[Parallel | None, ...]:
        """Return for each sentence of the text the piece of a passage that it nearly repeats."""
        return tuple(parallel(self.sentence, i, self.passages) for i in range(len(self.sentence.spans)))

    @cached_property
    def rests(self) -> tuple[tuple[tuple[int, int, float], ...], ...]:
        """Return for each clause of the sentence the clauses it may rest on: passage, clause, part held; best first."""
        return tuple(tuple(_resting(self, clause)) for clause in range(len(self.sentence.clause_stems)))

    @cached_property
    def _conflicts(self) -> dict[tuple[int, int, int], bool]:
        return {}

    def conflicts(self, clause: int, p: int, c: int) -> bool:
        """Return whether a clause of a passage speaks of another thing than a clause of the sentence."""
        at = (clause, p, c)
        known = self._conflicts.get(at)
        if known is None:
            known = self._conflicts[at] = conflicts(self.sentence, clause, self.passages[p], c, self.pairs)
        return known

    def clause_words_of(self, clause: int) -> list[Word]:
        """Return the words of one clause of the sentence."""
        return [word for word in self.sentence.words if word.clause == clause]

    def span_of(self, clause: int) -> Span:
        """Return where a clause of the sentence stands, from its first word to its last."""
        tokens, words = self.sentence.reading.tokens, self.clause_words_of(clause)
        return Span(tokens[words[0].token].start, tokens[words[-1].end - 1].end)

    def problem(self, kind: str, span: Span, found: str | None = None, variant: str = "") -> Problem:
        """Return a problem of this sentence, told in its language."""
        text = span.of(self.sentence.text)
        return Problem(kind, span, text, reason(kind, variant, text, found, self.language), found)


def _resting(case: Case, clause: int) -> list[tuple[int, int, float]]:
    best = best_clauses(case.sentence.clause_stems[clause], case.passages)
    if not best:
        return []
    of_it = [hit for hit in best if not case.conflicts(clause, hit[0], hit[1])]
    kept = of_it or best
    top = kept[0][2]
    return [hit for hit in kept if hit[2] >= top * NEAR_BEST - 1e-9]


Check = Callable[[Case], Iterator[Problem]]


def context(passage: Passage) -> str:
    """Return what stands over a passage: its headings and its document's titles and name."""
    document = passage.document
    return " \n ".join([*passage.heading_path, *document.titles, document.name])


@lru_cache(maxsize=4096)
def context_folds(text: str) -> frozenset[str]:
    """Return the folded words of a passage's context."""
    return frozenset(bare(folded(word.text)) for word in words(text))


@lru_cache(maxsize=4096)
def context_stems(text: str, language: str | None) -> frozenset[str]:
    """Return the stems of a passage's context."""
    return frozenset(stem(word.text, language) for word in words(text))
