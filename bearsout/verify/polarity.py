"""Polarity: a sentence denies what its passage denies and nothing else, and claims no more than the passage does."""

from __future__ import annotations

from collections.abc import Iterator

from bearsout.model import Problem, Span
from bearsout.reading import Cue
from bearsout.reading.lexicon import folded
from bearsout.verify.alignment import conflicts
from bearsout.verify.case import Case
from bearsout.verify.clauses import Prepared

Denial = tuple[Cue, frozenset[str]]
"""A denial and the stems that it reaches."""

ENOUGH = 0.5
FEWEST = 2
"""A denial of the passage counts against a clause that shares this part, or this many, of its words with it."""
ROOT = 5
"""Stems that share this many letters may be forms of one word."""
BY_NAMING = frozenset({"except", "unless", "nor"})
"""Denials of what they name, whatever word carries the denial on the other side."""

ENTAILS = {
    "all": {"all"}, "most": {"all", "most"},
    "always": {"always", "all"}, "usually": {"always", "usually", "all", "most"},
    "often": {"always", "usually", "often", "many", "most"},
}  # fmt: skip
"""What a passage must say for a sentence to say the word on the left; a word that is not here needs nothing."""
LESS = {
    "all": {"some", "many", "most", "few"}, "most": {"some", "many", "few"},
    "always": {"usually", "often", "sometimes"}, "usually": {"sometimes", "often"}, "often": {"sometimes"},
}  # fmt: skip
"""What a passage says when a sentence that says the word on the left goes too far."""
WEAKER = {"must": {"should", "may"}, "should": {"may"}}
"""The same for what must, should and may be done."""


def negation(case: Case) -> Iterator[Problem]:
    """Return a problem for each denial that the sentence adds to its passage or leaves out."""
    for clause, stems in enumerate(case.sentence.clause_stems):
        if stems:
            said = [(cue, _scope(case.sentence, cue)) for cue in _denials(case.sentence, clause)]
            problem = _added(case, clause, said) or _lost(case, clause, said)
            if problem is not None:
                yield problem


def _added(case: Case, clause: int, said: list[Denial]) -> Problem | None:
    """Return the problem of a denial that no clause of the sentences it rests on makes too."""
    stems = case.sentence.clause_stems[clause]
    held = [denial for p, c in _around(case, clause) for denial in _held(case, p, c)]
    for cue, scope in said:
        if not any(_answers(cue, scope, other, theirs, stems) for other, theirs in held) and not _free(case, cue):
            rest = case.rests[clause]
            return case.problem(
                "negation", cue.span, case.passages[rest[0][0]].clause_text(rest[0][1]) if rest else None
            )
    return None


def _around(case: Case, clause: int) -> list[tuple[int, int]]:
    """Return the clauses of the sentences that a clause rests on, without those that speak of another thing."""
    sentences = {(p, case.passages[p].sentence_of_clause[c]) for p, c, _ in case.rests[clause]}
    return [
        (p, c)
        for p, passage in enumerate(case.passages)
        for c, sentence in enumerate(passage.sentence_of_clause)
        if (p, sentence) in sentences and not conflicts(case.sentence, clause, passage, c, case.pairs)
    ]


def _lost(case: Case, clause: int, said: list[Denial]) -> Problem | None:
    """Return the problem of a clause that every clause it may rest on denies, while it does not."""
    stems = case.sentence.clause_stems[clause]
    found: tuple[int, int, Cue] | None = None
    for p, c, part in case.rests[clause]:
        if part < ENOUGH and len(stems) * part < FEWEST:
            continue
        lost = [
            other
            for other, theirs in _held(case, p, c)
            if (theirs & stems) and not any(_answers(cue, scope, other, theirs, stems) for cue, scope in said)
        ]
        lost = [other for other in lost if not _zero(case, p, other)]
        if _if_for_unless(lost, said):
            lost = []
        if not lost:
            found = None
            break
        found = found or (p, c, lost[0])
    found = found or _lost_predicate(case, clause, said)
    if found is None:
        return None
    words = [word.token for word in case.sentence.words if word.clause == clause]
    tokens = case.sentence.reading.tokens
    span = Span(tokens[words[0]].start, tokens[words[-1]].end)
    return case.problem("negation", span, case.passages[found[0]].clause_text(found[1]), "lost")


def _if_for_unless(lost: list[Cue], said: list[Denial]) -> bool:
    """Return whether "not ... unless you cancel" is told as "if you cancel", without a denial."""
    return not said and {"unless", "not"} <= {cue.value for cue in lost}


def _lost_predicate(case: Case, clause: int, said: list[Denial]) -> tuple[int, int, Cue] | None:
    """Return a denial, near the clauses rested on, of what the sentence says and those clauses do not."""
    stems = case.sentence.clause_stems[clause]
    told = [
        case.passages[p].clause_stems[c]
        for p, c, _ in case.rests[clause]
        if not any(s & stems for _, s in _held(case, p, c))
    ]
    stems = stems.difference(*told) if told else frozenset()
    for p, c in _around(case, clause):
        for other, theirs in _held(case, p, c):
            answered = any(_answers(cue, scope, other, theirs, stems) for cue, scope in said)
            if theirs & stems and not answered and not _zero(case, p, other):
                return p, c, other
    return None


def _denials(text: Prepared, clause: int) -> list[Cue]:
    return [cue for cue in text.cues if cue.kind == "negation" and text.clause_of[cue.first] == clause]


def _held(case: Case, p: int, c: int) -> list[Denial]:
    return [(cue, _scope(case.passages[p], cue)) for cue in _denials(case.passages[p], c)]


def _scope(text: Prepared, cue: Cue) -> frozenset[str]:
    """Return the stems that a denial reaches."""
    return frozenset(word.stem for word in text.words if cue.scope_first <= word.token < cue.scope_last)


def _answers(cue: Cue, scope: frozenset[str], other: Cue, theirs: frozenset[str], stems: frozenset[str]) -> bool:
    """Return whether a denial of the sentence and one of the passage deny the same thing."""
    if (cue.value == "not_all") != (other.value == "not_all") or (
        ("rare" in (cue.value, other.value)) and cue.value != other.value
    ):
        return False
    if cue.value == other.value and scope == theirs:
        return True
    if other.value in BY_NAMING or cue.value in BY_NAMING:
        return bool(theirs & stems)
    return not scope or not theirs or _meet(scope, theirs)


def _meet(scope: frozenset[str], theirs: frozenset[str]) -> bool:
    """Return whether two scopes share a word, or forms of one word that the stemmer keeps apart ("inclui",
    "incluído")."""
    if scope & theirs:
        return True
    cut = {word[:ROOT] for word in scope if len(word) >= ROOT}
    return any(word[:ROOT] in cut for word in theirs if len(word) >= ROOT)


def _zero(case: Case, p: int, other: Cue) -> bool:
    """Return whether the sentence says by "free" what the passage denies by "no charge"."""
    paid = case.passages[p].lexicon.facts.units.payment
    tokens = case.passages[p].reading.tokens[other.first : other.scope_last]
    return any(fact.bound == "free" for fact in case.sentence.facts) and any(token.fold in paid for token in tokens)


def _free(case: Case, cue: Cue) -> bool:
    """Return whether the sentence denies by "no cost" what a passage says by "free"."""
    paid = case.sentence.lexicon.facts.units.payment
    tokens = case.sentence.reading.tokens[cue.first : cue.scope_last]
    return any(token.fold in paid for token in tokens) and any(
        fact.bound == "free" for passage in case.passages for fact in passage.facts
    )


def strength(case: Case) -> Iterator[Problem]:
    """Return a problem for each "all", "always" or "must" that goes further than the passage."""
    for cue in case.sentence.cues:
        if cue.kind in ("quantifier", "strength"):
            problem = _too_strong(case, cue)
            if problem is not None:
                yield problem


def _too_strong(case: Case, cue: Cue) -> Problem | None:
    clause = case.sentence.clause_of[cue.first]
    rest = case.rests[clause]
    held = [
        other
        for p, c, _ in rest
        for other in case.passages[p].cues
        if other.kind == cue.kind and case.passages[p].clause_of[other.first] == c
    ]
    values = {other.value for other in held}
    if cue.kind == "strength":
        weaker = WEAKER.get(cue.value, set[str]())
        return case.problem("strength", cue.span, held[0].text) if values and values <= weaker else None
    enough = ENTAILS.get(cue.value)
    stands = any(_holds(case, p, c, folded(cue.text)) for p, c, _ in rest)
    if enough is None or values & enough or stands or _denied(case, cue):
        return None
    if values & LESS[cue.value] or (cue.value in ("all", "always") and rest):
        return case.problem("quantifier", cue.span, held[0].text if held else None)
    return None


def _holds(case: Case, p: int, c: int, fold: str) -> bool:
    tokens = case.passages[p].reading.tokens
    return any(tokens[t].fold == fold for t in case.passages[p].clause_tokens(c))


def _denied(case: Case, cue: Cue) -> bool:
    return any(
        other.kind == "negation" and other.scope_first <= cue.first < other.scope_last for other in case.sentence.cues
    )
