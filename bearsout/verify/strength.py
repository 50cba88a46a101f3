"""Strength: a sentence claims no more than its passage does, in "all", "always", "never" and "must"."""

from __future__ import annotations

from collections.abc import Iterator

from bearsout.model import Problem
from bearsout.reading import Cue, Fact
from bearsout.reading.lexicon import folded
from bearsout.verify.case import Case
from bearsout.verify.clauses import Prepared
from bearsout.verify.hedging import limits

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
OF_TIME = frozenset({"usually", "often", "sometimes"})
AGAINST = {"may": frozenset({"must"}), "optional": frozenset({"must"}), "must": frozenset({"optional"})}
"""What may not be told as the word on the left: a duty as a leave, a choice as a duty."""
NEXT = 3
"""What may or must be done follows within this many tokens."""
WEAKER = {"must": {"should", "may"}, "should": {"may"}}
"""The same for what must, should and may be done."""


def strength(case: Case) -> Iterator[Problem]:
    """Return a problem for each "all", "always", "never" or "must" that goes further than the passage, or less far."""
    for cue in case.sentence.cues:
        problem = None
        if cue.kind in ("quantifier", "strength"):
            problem = _too_strong(case, cue) or _too_weak(case, cue)
        elif cue.value == "never":
            problem = _never(case, cue)
        if problem is not None:
            yield problem


def _cues_of(case: Case, clause: int) -> Iterator[tuple[Prepared, list[Cue]]]:
    """Yield the passages and cues of each clause that a clause of the sentence may rest on."""
    for p, c, _ in case.rests[clause]:
        passage = case.passages[p]
        yield passage, [cue for cue in passage.cues if passage.clause_of[cue.first] == c]


def _never(case: Case, cue: Cue) -> Problem | None:
    """Return the problem of a "never" for what a passage denies only mostly."""
    for _, cues in _cues_of(case, case.sentence.clause_of[cue.first]):
        soft = next((one for one in cues if one.value in OF_TIME or one.value == "rare"), None)
        if soft is None:
            return None
        return case.problem("quantifier", cue.span, soft.text)
    return None


def _too_weak(case: Case, cue: Cue) -> Problem | None:
    """Return the problem of a "may" for what must be done, or of what is optional in one text and needed in the
    other."""
    found: str | None = None
    for passage, cues in _cues_of(case, case.sentence.clause_of[cue.first]):
        values = {one.value for one in cues if one.kind == "strength"}
        against = AGAINST.get(cue.value, frozenset())
        if values & {cue.value} or not values & against:
            return None
        other = next(one for one in cues if one.value in against)
        if cue.value == "may" and (_denied(case, cue) or not _same_verb(case, cue, passage, other)):
            return None
        if _only(case.sentence) and _only(passage):
            return None
        found = found or other.text
    return case.problem("strength", cue.span, found) if found else None


def _only(text: Prepared) -> bool:
    return not text.lexicon.facts.polarity.only.isdisjoint(text.forms)


def _same_verb(case: Case, cue: Cue, passage: Prepared, other: Cue) -> bool:
    """Return whether the same word follows two cues."""
    mine = next((word.stem for word in case.sentence.near(cue.last, NEXT) if word.token >= cue.last), "")
    theirs = next((word.stem for word in passage.near(other.last, NEXT) if word.token >= other.last), "")
    return bool(mine) and mine == theirs


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
        too_strong = values and values <= weaker and not limits(case.sentence, cue)
        return case.problem("strength", cue.span, held[0].text) if too_strong else None
    enough = ENTAILS.get(cue.value)
    stands = any(_holds(case, p, c, folded(cue.text)) for p, c, _ in rest)
    if any(not_all.value == "not_all" for _, cues in _cues_of(case, clause) for not_all in cues) and not _denied(
        case, cue
    ):
        stands = False
    if enough is None or values & enough or stands or _denied(case, cue) or _by_the_rate(case, cue):
        return None
    part = next((fact for p, c, _ in rest for fact in case.passages[p].facts if _is_minority(case, p, c, fact)), None)
    if cue.value == "most" and not values and part is not None:
        return case.problem("quantifier", cue.span, part.text)
    if values & LESS[cue.value] or (cue.value in ("all", "always") and rest):
        return case.problem("quantifier", cue.span, held[0].text if held else None)
    return None


def _by_the_rate(case: Case, cue: Cue) -> bool:
    """Return whether "each hour" tells a rate "per hour", or only which one is meant ("the first of each month")."""
    before = case.sentence.reading.tokens[cue.first - 1].fold if cue.first else ""
    if before in case.sentence.lexicon.facts.units.of:
        return True
    if not _rates(case, cue).isdisjoint(_units(case.sentence, range(cue.last, cue.last + NEXT - 1))):
        return True
    nouns = [word.stem for word in case.sentence.near(cue.last, NEXT) if word.token >= cue.last][:2]
    return any(
        passage.reading.tokens[i].fold in passage.lexicon.facts.units.per
        and not set(nouns).isdisjoint(passage.terms[i + 1 : fact.last + 1])
        for passage in case.passages
        for fact in passage.facts
        for i in range(fact.first, fact.last if fact.per else fact.first)
    )


def _rates(case: Case, cue: Cue) -> frozenset[str]:
    """Return the units of the rates in the clauses that a cue's clause may rest on ("quarterly", "per kilo")."""
    found: set[str] = set()
    for p, c, _ in case.rests[case.sentence.clause_of[cue.first]]:
        passage = case.passages[p]
        rates = passage.lexicon.facts.polarity.rates
        found |= {rates[fold] for fold in passage.clause_forms(c) if fold in rates}
        found.update(*(fact.per for fact in passage.facts if passage.clause_of[fact.first] == c))
    return frozenset(found)


def _units(text: Prepared, places: range) -> frozenset[str]:
    """Return the units that are named at some tokens of a text."""
    tokens = text.reading.tokens
    own = [i for i in places if i < len(tokens)]
    hits = [text.lexicon.units.at(tokens, i) for i in own]
    quarters = {"quarter" for i in own if tokens[i].fold in text.lexicon.facts.calendar.quarters}
    return frozenset(quarters.union(hit[0] for hit in hits if hit is not None))


def _is_minority(case: Case, p: int, c: int, fact: Fact) -> bool:
    """Return whether a value of a clause is a part that is no more than half ("a third", "40 %")."""
    if case.passages[p].clause_of[fact.first] != c or fact.low is None or fact.low != fact.high:
        return False
    return (fact.kind == "percent" and fact.low <= 50) or (fact.kind == "number" and 0 < 2 * fact.low <= 1)


def _holds(case: Case, p: int, c: int, fold: str) -> bool:
    tokens = case.passages[p].reading.tokens
    return any(tokens[t].fold == fold for t in case.passages[p].clause_tokens(c))


def _denied(case: Case, cue: Cue) -> bool:
    return any(
        other.kind == "negation" and other.scope_first <= cue.first < other.scope_last for other in case.sentence.cues
    )
