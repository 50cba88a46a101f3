"""Hedges: what a passage leaves open, or gives as somebody's word, may not be told as settled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from bearsout.model import Problem, Span
from bearsout.reading import Cue
from bearsout.reading.lexicon import Lookup, lexicon
from bearsout.verify.case import Case
from bearsout.verify.clauses import Prepared
from bearsout.verify.equality import licenses

ENOUGH = 0.5
"""A clause is told again where it holds this much of the sentence's words."""
NEXT = 3
"""A hedge is about a word at most this many tokens after it."""
BEFORE_VALUE = 4
"""And "can" leaves a value open that stands at most this many tokens after it ("can take 5 days")."""
PARTLY = frozenset({"most", "many", "some", "few"})
AT_TIMES = frozenset({"usually", "often", "sometimes"})

Lost = Callable[[Case, int, Prepared, int], Cue | None]
"""What a clause of the sentence has lost of a clause of a passage."""


def hedging(case: Case) -> Iterator[Problem]:
    """Return a problem for each clause that is firmer than all the clauses it may rest on."""
    for clause, stems in enumerate(case.sentence.clause_stems):
        if stems:
            problem = next((found for kind, lost in LOST for found in _lost(case, clause, kind, lost)), None)
            if problem is not None:
                yield problem


def _lost(case: Case, clause: int, kind: str, lost: Lost) -> Iterator[Problem]:
    """Yield the problem of a clause that has lost something of every clause it may rest on."""
    rest = [(p, c) for p, c, part in case.rests[clause] if part >= ENOUGH]
    found = [lost(case, clause, case.passages[p], c) for p, c in rest]
    if found and found[0] is not None and all(found):
        p, c = rest[0]
        yield case.problem(kind, case.span_of(clause), case.passages[p].clause_text(c), "lost")


def limits(text: Prepared, cue: Cue) -> bool:
    """Return whether a "must" only sets a limit to who may ("you must be at least 16")."""
    return any(fact.bound and 0 <= fact.first - cue.last <= NEXT for fact in text.facts)


@cache
def _phrases(code: str | None) -> tuple[Lookup, Lookup]:
    """Return a language's words that leave things open, and those that give somebody's word."""
    polarity = lexicon(code).facts.polarity
    return Lookup(polarity.hedges), Lookup(polarity.reports)


def _found(text: Prepared, clause: int, lookup: Lookup, kind: str) -> list[Cue]:
    """Return the phrases of a clause as cues."""
    tokens = text.reading.tokens
    free = [i for i in text.clause_tokens(clause) if text.reading.owners[i] < 0]
    hits = [(i, hit[1]) for i in free if (hit := lookup.at(tokens, i)) is not None]
    spans = [Span(tokens[first].start, tokens[last - 1].end) for first, last in hits]
    return [
        Cue(kind, "", span, span.of(text.text), first, last) for span, (first, last) in zip(spans, hits, strict=True)
    ]


def _softened(text: Prepared, clause: int) -> bool:
    """Return whether a clause leaves itself open in any way."""
    soft = PARTLY | AT_TIMES | {"may", "should", "not_all", "rare"}
    own = text.clause_tokens(clause)
    if any(cue.first in own and cue.value in soft for cue in text.cues):
        return True
    if any(cue.first in own and cue.value == "must" and limits(text, cue) for cue in text.cues):
        return True
    return any(_found(text, clause, lookup, "") for lookup in _phrases(text.lexicon.code))


def _told_next(case: Case, clause: int, text: Prepared, cue: Cue) -> bool:
    """Return whether the sentence tells the word that a cue of a passage is about."""
    after = [word for word in text.near(cue.last, NEXT) if word.token >= cue.last]
    return bool(after) and after[0].stem in case.sentence.clause_stems[clause]


def _open(case: Case, clause: int, text: Prepared, held: int) -> Cue | None:
    """Return a "might" or a "usually" of a passage that the sentence tells without one."""
    times = [cue for cue in text.cues if cue.value in AT_TIMES and text.clause_of[cue.first] == held]
    denied = any(cue.kind == "negation" and text.clause_of[cue.first] == held for cue in text.cues)
    hedges = times if denied else [*_found(text, held, _phrases(text.lexicon.code)[0], "strength"), *times]
    found = next((cue for cue in hedges if _told_next(case, clause, text, cue)), None)
    return None if found is None or _softened(case.sentence, clause) else found


def _can(case: Case, clause: int, text: Prepared, held: int) -> Cue | None:
    """Return a "can" before a value that the sentence tells as it stands ("can take 5 days")."""
    mine = [fact for fact in case.sentence.facts if case.sentence.clause_of[fact.first] == clause]
    for cue in text.cues:
        if cue.kind == "strength" and cue.value == "may" and text.clause_of[cue.first] == held:
            near = [fact for fact in text.facts if 0 < fact.first - cue.last < BEFORE_VALUE]
            if any(licenses(fact, one) and not one.bound for fact in near for one in mine):
                return None if _softened(case.sentence, clause) else cue
    return None


def _some(case: Case, clause: int, text: Prepared, held: int) -> Cue | None:
    """Return a "some" or a "most" of a passage whose noun the sentence speaks of as a whole."""
    partly = [cue for cue in text.cues if cue.value in PARTLY and text.clause_of[cue.first] == held]
    found = next((cue for cue in partly if _told_next(case, clause, text, cue)), None)
    return None if found is None or _softened(case.sentence, clause) else found


def _said(case: Case, clause: int, text: Prepared, held: int) -> Cue | None:
    """Return a "claims that" of a passage before what the sentence tells as so."""
    reports = _found(text, held, _phrases(text.lexicon.code)[1], "strength")
    if not reports:
        return None
    own = case.sentence.clause_tokens(clause)
    says = case.sentence.lexicon.facts.polarity.says
    if any(case.sentence.reading.tokens[i].fold in says for i in own):
        return None
    if _found(case.sentence, clause, _phrases(case.sentence.lexicon.code)[1], ""):
        return None
    stems = case.sentence.clause_stems[clause]
    for cue in reports:
        after = {word.stem for word in text.words if word.token >= cue.last and word.clause == held}
        before = {word.stem for word in text.words if word.token < cue.first and word.clause == held}
        if not before & stems and 2 * len(after & stems) >= len(stems):
            return cue
    return None


LOST: tuple[tuple[str, Lost], ...] = (("strength", _open), ("strength", _can), ("quantifier", _some), ("report", _said))
"""What may be lost, and what that problem is called."""
