"""Attribution: what a sentence says is said of the same thing in its passage, and of no other ("the Pro plan")."""

from __future__ import annotations

from collections.abc import Iterator

from bearsout.model import Problem, Span
from bearsout.verify.case import Case
from bearsout.verify.clauses import Prepared
from bearsout.verify.homes import text_of, words_of_others

LOOSE = 3
"""One word in this many may stand in a clause about others by chance."""


def attribution(case: Case) -> Iterator[Problem]:
    """Return a problem for what a passage says of something else: of another plan."""
    for clause, stems in enumerate(case.sentence.clause_stems):
        if stems:
            problem = _of_another(case, clause)
            if problem is not None:
                yield problem
    for i, p, other in words_of_others(case):
        word = case.sentence.words[i]
        tokens = case.sentence.reading.tokens
        span = Span(tokens[word.token].start, tokens[word.end - 1].end)
        yield case.problem("attribution", span, text_of(case.passages[p], other))


def _of_another(case: Case, clause: int) -> Problem | None:
    """Return the problem of a word that stands only in clauses that speak of another thing."""
    others: list[tuple[Prepared, int]] = []
    own: set[str] = set().union(*case.context_stems)
    stems = case.sentence.clause_stems[clause]
    for p, passage in enumerate(case.passages):
        for held, said in enumerate(passage.clause_stems):
            if case.conflicts(clause, p, held):
                others.append((passage, held))
            else:
                own |= said
    for word in case.clause_words_of(clause):
        if word.stem.startswith("=") or word.stem in own:
            continue
        for passage, held in others:
            by_chance = len(passage.clause_stems[held] & stems) < 2 and len(stems) >= LOOSE
            if word.stem in passage.clause_stems[held] and not by_chance and not _leant_on(case, clause, passage, held):
                token = case.sentence.reading.tokens[word.token]
                return case.problem("attribution", Span(token.start, token.end), passage.clause_text(held))
    return None


def _leant_on(case: Case, clause: int, passage: Prepared, held: int) -> bool:
    """Return whether a later clause of its sentence may leave out what this one says ("the Pro plan does")."""
    sentence = passage.sentence_of_clause[held]
    return any(
        case.passages[p] is passage and c > held and passage.sentence_of_clause[c] == sentence
        for p, c, _ in case.rests[clause]
    )
