"""Direction: no word of a sentence has its opposite in its place in the passage."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from bearsout.model import Problem, Span
from bearsout.reading.lexicon import folded, lexicon, pieces
from bearsout.verify.alignment import best_clauses
from bearsout.verify.case import Case
from bearsout.verify.clauses import Prepared
from bearsout.verify.denied_bounds import is_cell
from bearsout.verify.words import term

CLOSE = 0.7
"""A word counts as turned round where this much of its clause stands in the passage's."""
AFTER = 3
"""Or where a word at most this many tokens after it follows its opposite as closely ("the lowest earning film")."""
SHORTEST = 4
"""Words with fewer letters take no prefix that turns them round ("port" and "import" are no opposites)."""


def direction(case: Case) -> Iterator[Problem]:
    """Return a problem for each word whose opposite stands in its place in the passage."""
    denying = {cue.first for cue in case.sentence.cues if cue.value == "lexical"}
    for i, token in enumerate(case.sentence.reading.tokens):
        if token.kind != "word" or case.sentence.reading.owners[i] >= 0 or i in denying:
            continue
        turned = _turned(case, i)
        if turned.isdisjoint(case.all_forms):
            continue
        found = _in_its_clause(case, i, turned) or _in_its_sentence(case, i, turned) or _in_its_phrase(case, i, turned)
        if found is not None:
            yield case.problem("direction", Span(token.start, token.end), found)


@cache
def opposites(code: str | None) -> dict[str, frozenset[str]]:
    """Return a language's single words, as they stand or by their roots, each with its opposites."""
    lex = lexicon(code)
    table: dict[str, set[str]] = {}
    polarity = lex.facts.polarity
    forms = [[folded(word) for word in group if len(pieces(word)) == 1] for group in polarity.opposites]
    roots = [[term(folded(word), lex) for word in group] for group in polarity.opposite_roots]
    for words in (*forms, *roots):
        for word in words:
            table.setdefault(word, set()).update(other for other in words if other != word)
    return {word: frozenset(others) for word, others in table.items()}


def _turned(case: Case, i: int) -> frozenset[str]:
    """Return the opposites of a token that its clause does not hold as well: those of the table, and itself with and
    without a prefix."""
    fold, lex = case.sentence.reading.tokens[i].fold, case.sentence.lexicon
    others = _all_opposites(fold, case.sentence.terms[i], lex.code) | _converse(case, i)
    if others.isdisjoint(case.all_forms):
        return frozenset()
    return others - case.sentence.clause_forms(case.sentence.clause_of[i])


@lru_cache(maxsize=4096)
def _all_opposites(fold: str, own: str, code: str | None) -> frozenset[str]:
    """Return the opposites of a word of the table, and the word with and without a prefix."""
    table = opposites(code)
    others = set(table.get(fold, ())) | table.get(own, frozenset())
    for prefix in lexicon(code).facts.polarity.prefixes:
        if len(fold) >= SHORTEST:
            others.add(prefix + fold)
        if fold.startswith(prefix) and len(fold) - len(prefix) >= SHORTEST:
            others.add(fold.removeprefix(prefix))
    return frozenset(others)


@cache
def _converses(code: str | None) -> dict[str, frozenset[str]]:
    """Return a language's pairs that are opposites only of the same subject, by their roots."""
    lex = lexicon(code)
    groups = [[term(folded(word), lex) for word in group] for group in lex.facts.polarity.converses]
    return {word: frozenset(group) - {word} for group in groups for word in group}


def _converse(case: Case, i: int) -> frozenset[str]:
    """Return what the same subject may not do for what the sentence says it does: sell for buy."""
    others = _converses(case.sentence.lexicon.code).get(case.sentence.terms[i])
    subject = case.sentence.firsts[case.sentence.clause_of[i]]
    if others is None or not subject:
        return frozenset()
    return others if any(subject in passage.firsts for passage in case.passages) else frozenset()


def _in_its_clause(case: Case, i: int, turned: frozenset[str]) -> str | None:
    """Return the opposite that stands in the clause which holds nearly all the other words, and not the word itself."""
    words = case.clause_words_of(case.sentence.clause_of[i])
    stems = frozenset(word.stem for word in words if word.token != i)
    best = best_clauses(stems, case.passages) if stems else []
    if len(stems) == 1:
        best = [(p, c, part) for p, c, part in best if case.passages[p].firsts[c] in stems]
    close = [(case.passages[p], c) for p, c, part in best if part >= CLOSE and part == best[0][2]]
    own = case.sentence.terms[i]
    if any(own in passage.clause_forms(c) for passage, c in close):
        return None
    return next((hit for passage, c in close if (hit := _hit(passage, passage.clause_tokens(c), turned))), None)


def _in_its_sentence(case: Case, i: int, turned: frozenset[str]) -> str | None:
    """Return the opposite that stands in a sentence which holds all the other words, and not the word itself."""
    own = case.sentence.sentence_of[i]
    stems = frozenset(word.stem for word in case.sentence.words if word.sentence == own and word.token != i)
    if len(stems) < 3 or case.sentence.terms[i] in case.sentence.lexicon.stop:
        return None
    for passage in case.passages:
        for s, held in enumerate(passage.sentence_stems):
            places = passage.sentence_tokens[s]
            if stems <= held and not any(passage.terms[t] == case.sentence.terms[i] for t in places):
                return _hit(passage, places, turned)
    return None


def _hit(passage: Prepared, places: range, turned: frozenset[str]) -> str | None:
    """Return the first of the opposites; those that deny ("impossible") are the business of negation."""
    tokens, owners = passage.reading.tokens, passage.reading.owners
    for t in places:
        here = tokens[t].fold in turned or passage.terms[t] in turned
        owned = owners[t] >= 0 and not passage.facts[owners[t]].per
        if here and not owned and (is_cell(passage.reading, t) or passage.lexicon.lexical.at(tokens, t) is None):
            return tokens[t].text
    return None


def _in_its_phrase(case: Case, i: int, turned: frozenset[str]) -> str | None:
    """Return the opposite that stands before the same word as a word of which the passages know nothing."""
    fold, own = case.sentence.reading.tokens[i].fold, case.sentence.terms[i]
    if fold in case.all_forms or own in case.all_forms or own in case.all_stems:
        return None
    table = opposites(case.sentence.lexicon.code)
    turned &= table.get(fold, frozenset()) | table.get(own, frozenset())
    followed = {word.stem for word in case.sentence.near(i, AFTER) if word.token > i}
    for passage in case.passages:
        for word in passage.words:
            at = word.token
            if (passage.reading.tokens[at].fold in turned or passage.terms[at] in turned) and followed & {
                other.stem for other in passage.near(at, AFTER) if other.token > at
            }:
                return _hit(passage, range(at, at + 1), turned)
    return None
