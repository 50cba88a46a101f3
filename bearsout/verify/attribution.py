"""Attribution: what a sentence says is said of the same thing in its passage, and of no other."""

from __future__ import annotations

from collections.abc import Iterator

from bearsout.model import Problem, Span
from bearsout.verify.alignment import conflicts
from bearsout.verify.case import Case
from bearsout.verify.clauses import Prepared

FEW = 3
"""How many tokens after an "only" say whom it means, where no "can" or "must" ends them."""
ENOUGH = 0.5
"""A clause with an "only" counts where it holds this much of the sentence's words."""


def attribution(case: Case) -> Iterator[Problem]:
    """Return a problem for what a passage says of something else: of another plan, or of those that "only" names."""
    for clause, stems in enumerate(case.sentence.clause_stems):
        if stems:
            problem = _of_another(case, clause) or _only(case, clause)
            if problem is not None:
                yield problem


def _of_another(case: Case, clause: int) -> Problem | None:
    """Return the problem of a word that stands only in clauses that speak of another thing."""
    others: list[tuple[Prepared, int]] = []
    own: set[str] = set().union(*case.context_stems)
    for passage in case.passages:
        for held, stems in enumerate(passage.clause_stems):
            if conflicts(case.sentence, clause, passage, held, case.pairs):
                others.append((passage, held))
            else:
                own |= stems
    for word in case.clause_words_of(clause):
        if word.stem.startswith("=") or word.stem in own:
            continue
        for passage, held in others:
            if word.stem in passage.clause_stems[held] and not _leant_on(case, clause, passage, held):
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


def _only(case: Case, clause: int) -> Problem | None:
    """Return the problem of a sentence that gives to others what its passage keeps to some ("only the owner")."""
    stems = case.sentence.clause_stems[clause]
    for p, c, part in case.rests[clause][:1]:
        passage = case.passages[p]
        kept = _kept_to(passage, c)
        if kept and part >= ENOUGH and not kept & stems and not _kept_to(case.sentence, clause):
            tokens = case.sentence.reading.tokens
            words = case.clause_words_of(clause)
            span = Span(tokens[words[0].token].start, tokens[words[-1].token].end)
            return case.problem("condition", span, passage.clause_text(c))
    return None


def _kept_to(text: Prepared, clause: int) -> frozenset[str]:
    """Return the stems of the two words after an "only" in a clause."""
    only = text.lexicon.facts.polarity.only
    tokens = text.reading.tokens
    at = next((i for i in text.clause_tokens(clause) if tokens[i].fold in only), None)
    if at is not None and text.lexicon.pseudo.at(tokens, at - 1) is not None:
        return frozenset()
    if at is None:
        return frozenset()
    end = next((cue.first for cue in text.cues if cue.first > at and cue.kind in ("strength", "negation")), at + FEW)
    return frozenset(word.stem for word in text.words if at < word.token < end and word.clause == clause)
