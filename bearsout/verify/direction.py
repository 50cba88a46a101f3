"""Direction: no word of a sentence has its opposite in its place in the passage."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bearsout.language.words import stem
from bearsout.model import Problem, Span
from bearsout.reading.lexicon import folded, pieces
from bearsout.verify.alignment import best_clauses
from bearsout.verify.case import Case
from bearsout.verify.clauses import Prepared

CLOSE = 0.7
"""A word counts as turned round where this much of its clause stands in the passage's."""
AFTER = 3
"""Or where a word at most this many tokens after it follows its opposite as closely ("the lowest earning film")."""
SHORTEST = 4
"""Words with fewer letters take no prefix that turns them round ("port" and "import" are no opposites)."""


def direction(case: Case) -> Iterator[Problem]:
    """Return a problem for each word whose opposite stands in its place in the passage."""
    for i, token in enumerate(case.sentence.reading.tokens):
        if token.kind != "word" or case.sentence.reading.owners[i] >= 0:
            continue
        turned = _turned(case, token.fold) & case.all_folds
        found = (_in_its_clause(case, i, turned) or _in_its_phrase(case, i, turned)) if turned else None
        if found is not None:
            yield case.problem("direction", Span(token.start, token.end), found)


@lru_cache(maxsize=16)
def _opposites(pairs: tuple[tuple[str, ...], ...]) -> dict[str, frozenset[str]]:
    """Return the table's single words, folded, each with its opposites."""
    table: dict[str, set[str]] = {}
    for pair in pairs:
        for word in pair:
            if len(pieces(word)) == 1:
                table.setdefault(folded(word), set()).update(folded(other) for other in pair if other != word)
    return {word: frozenset(others) for word, others in table.items()}


def _turned(case: Case, fold: str) -> frozenset[str]:
    """Return the words that are the opposite of one: those of the table, and itself with and without a prefix."""
    polarity = case.sentence.lexicon.facts.polarity
    others = set(_opposites(polarity.opposites).get(fold, ()))
    for prefix in polarity.prefixes:
        if len(fold) >= SHORTEST:
            others.add(prefix + fold)
        if fold.startswith(prefix) and len(fold) - len(prefix) >= SHORTEST:
            others.add(fold.removeprefix(prefix))
    return frozenset(others)


def _in_its_clause(case: Case, i: int, turned: frozenset[str]) -> str | None:
    """Return the opposite that stands in the clause which holds nearly all the other words, and not the word itself."""
    fold = case.sentence.reading.tokens[i].fold
    words = case.clause_words_of(case.sentence.clause_of[i])
    stems = frozenset(word.stem for word in words if word.token != i)
    best = best_clauses(stems, case.passages) if len(stems) >= 2 else []
    close = [(case.passages[p], c) for p, c, part in best if part >= CLOSE and part == best[0][2]]
    root = stem(fold, case.language)
    if any(_holds(passage, c, fold) or root in passage.clause_stems[c] for passage, c in close):
        return None
    return next((hit for passage, c in close if (hit := _hit(passage, passage.clause_tokens(c), turned))), None)


def _holds(passage: Prepared, clause: int, fold: str) -> bool:
    return any(passage.reading.tokens[t].fold == fold for t in passage.clause_tokens(clause))


def _hit(passage: Prepared, places: range, turned: frozenset[str]) -> str | None:
    """Return the first of the opposites; those that deny ("impossible") are the business of negation."""
    tokens = passage.reading.tokens
    for t in places:
        if tokens[t].fold in turned and passage.lexicon.lexical.at(tokens, t) is None:
            return tokens[t].text
    return None


def _in_its_phrase(case: Case, i: int, turned: frozenset[str]) -> str | None:
    """Return the opposite that stands before the same word as a word of which the passages know nothing."""
    fold = case.sentence.reading.tokens[i].fold
    if fold in case.all_folds or stem(fold, case.language) in case.all_stems:
        return None
    turned &= _opposites(case.sentence.lexicon.facts.polarity.opposites).get(fold, frozenset())
    followed = {word.stem for word in case.sentence.near(i, AFTER) if word.token > i}
    for passage in case.passages:
        for word in passage.words:
            at = word.token
            if passage.reading.tokens[at].fold in turned and followed & {
                other.stem for other in passage.near(at, AFTER) if other.token > at
            }:
                return _hit(passage, range(at, at + 1), turned)
    return None
