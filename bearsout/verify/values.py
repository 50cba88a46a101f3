"""Values: each number, amount, date and label of a sentence stands in a passage, about the same thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple

from bearsout.model import Problem
from bearsout.reading import Fact, When
from bearsout.reading.units import plain
from bearsout.verify.alignment import CONFLICT, ELSEWHERE, MARGIN, tightness, weights
from bearsout.verify.case import Case
from bearsout.verify.clauses import Prepared
from bearsout.verify.derived import operands
from bearsout.verify.equality import COUNTS, licenses
from bearsout.verify.homes import is_of_another

PROBLEMS = {
    "number": "number", "quantity": "quantity", "money": "amount", "percent": "percent", "duration": "duration",
    "date": "date", "time": "time", "ordinal": "ordinal", "label": "label", "link": "label", "unread": "unread",
}  # fmt: skip
"""What a problem with each kind of fact is called."""


NO_WORDS = -1.0
"""Where a sentence has no words to bind a value by, any value of the kind is worth showing."""
OTHER_UNIT = 0.9
"""By how much more a rival must win that is measured in another unit."""
SIDES = frozenset({">", "<", ">=", "<="})
MARKS = frozenset({"date", "ordinal", "label"})
"""What tells one value from another like it."""
WITHOUT = 1.4
"""What a value loses that stands with a "without" in one text and has none in the other, or a day with a denial."""
WHENS = frozenset({"date", "time"})
DENIED = frozenset({"not", "never", "none", "lexical"})
MOST = 64
"""A sentence with more values than this is no sentence; what is beyond is not checked, and so refused."""


class Held(NamedTuple):
    """A fact of a passage, with how tightly it is bound to the sentence's words, and whether it
    says what the sentence says."""

    passage: int
    fact: Fact
    score: float
    says: bool


def values(case: Case) -> Iterator[Problem]:
    """Return a problem for each value that no cited passage holds about the same thing."""
    for fact in case.sentence.facts[MOST:]:
        yield case.problem("unread", fact.span)
    for fact in case.sentence.facts[:MOST]:
        problem = _value(case, fact)
        if problem is not None:
            yield problem


def _value(case: Case, fact: Fact) -> Problem | None:
    if fact.weak or _in_its_place(case, fact):
        return None
    wanted = weights(case.sentence, fact)
    held = [
        Held(p, other, tightness(passage, other, wanted, fact.noun) - _conflict(case, fact, p, other), says)
        for p, passage in enumerate(case.passages)
        for other in passage.facts
        if (says := _says(case, p, other, fact)) or comparable(other, fact) or licenses(other, fact)
    ]
    same = max((one for one in held if one.says), key=lambda one: one.score, default=None)
    rival = max((one for one in held if not one.says), key=lambda one: one.score, default=None)
    if same is None:
        if _in_context(case, fact) or _said_free(case, fact) or _both_ends(case, fact):
            return None
        from_values = operands(case, fact)
        if from_values:
            return case.problem(PROBLEMS[fact.kind], fact.span, ", ".join(from_values), "derived")
        return _problem(case, fact, rival, ELSEWHERE if len(wanted) > 1 else NO_WORDS)
    if rival is not None and _said_before(case, same, rival, wanted):
        rival = None
    if rival is not None and rival.score > same.score + (MARGIN if _same_unit(rival.fact, fact) else OTHER_UNIT):
        return _problem(case, fact, rival)
    qualified = _qualified_rival(case, fact, same, held)
    if qualified is not None:
        return _problem(case, fact, qualified, NO_WORDS)
    if _of_another_subject(case, fact, same, held) or is_of_another(case, fact, same.passage, same.fact):
        return _problem(case, fact, rival)
    unbound = same.score <= ELSEWHERE and len(wanted) > 1 and fact.kind not in ("label", "link") and rival is not None
    if unbound and rival is not None and rival.score <= ELSEWHERE and (fact.per or fact.bound in SIDES):
        unbound = False
    if unbound or _conflict(case, fact, same.passage, same.fact) >= CONFLICT:
        return _problem(case, fact, rival)
    return None


def _said_before(case: Case, same: Held, rival: Held, wanted: Mapping[str, float]) -> bool:
    """Return whether a rival stands in an earlier clause of the same sentence, and the value's own clause has a word of
    the sentence that the earlier one lacks ("wrote it in 1931, but it did not appear until 1958")."""
    if same.passage != rival.passage:
        return False
    passage = case.passages[same.passage]
    mine, theirs = passage.clause_of[same.fact.first], passage.clause_of[rival.fact.first]
    apart = theirs < mine and passage.sentence_of[same.fact.first] == passage.sentence_of[rival.fact.first]
    own = {stem for stem in passage.clause_stems[mine] - passage.clause_stems[theirs] if not stem.startswith("=")}
    return apart and not own.isdisjoint(wanted)


def _same_unit(one: Fact, other: Fact) -> bool:
    return one.kind != "duration" or plain(one.unit)[0] == plain(other.unit)[0]


def _qualified_rival(case: Case, fact: Fact, same: Held, held: list[Held]) -> Held | None:
    """Return a value of a clause that holds a date, day or ordinal of the sentence's clause, where the clause of the
    sentence's own value does not ("in 2021 it had 712", which was in 2023)."""
    clause = case.sentence.clause_of[fact.first]
    facts = [one for one in case.sentence.facts if case.sentence.clause_of[one.first] == clause]
    for mark in facts:
        if mark.first == fact.first or mark.kind not in MARKS or _holds(case, same, mark):
            continue
        for one in held:
            if not one.says and one.fact.kind == fact.kind and _holds(case, one, mark):
                return one
    return None


def _holds(case: Case, held: Held, mark: Fact) -> bool:
    """Return whether the clause of a passage's value holds another value of the sentence."""
    passage = case.passages[held.passage]
    clause = passage.clause_of[held.fact.first]
    return any(passage.clause_of[one.first] == clause and licenses(one, mark) for one in passage.facts)


def holders(case: Case, fact: Fact) -> frozenset[tuple[int, int]]:
    """Return the passages and sentences that say a value of the sentence about the same thing, as far as it is
    bound there."""
    wanted = weights(case.sentence, fact)
    found = [
        (
            tightness(passage, other, wanted, fact.noun) - _conflict(case, fact, p, other),
            (p, passage.sentence_of[other.first]),
        )
        for p, passage in enumerate(case.passages)
        for other in passage.facts
        if _says(case, p, other, fact)
    ]
    best = max((score for score, _ in found), default=0.0)
    return frozenset(place for score, place in found if score >= best - MARGIN)


def _of_another_subject(case: Case, fact: Fact, same: Held, held: list[Held]) -> bool:
    """Return whether the value is that of a clause about others, while a clause about these has another one."""
    clause = case.sentence.clause_of[fact.first]
    mine, theirs = case.sentence.firsts[clause], _first(case, same)
    if not mine or not theirs or theirs in case.sentence.stems or mine in _stems(case, same):
        return False
    return any(_first(case, one) == mine and not one.says for one in held if one.fact.noun == fact.noun)


def _first(case: Case, held: Held) -> str:
    passage = case.passages[held.passage]
    return passage.firsts[passage.clause_of[held.fact.first]]


def _stems(case: Case, held: Held) -> frozenset[str]:
    passage = case.passages[held.passage]
    return passage.clause_stems[passage.clause_of[held.fact.first]]


def _in_its_place(case: Case, fact: Fact) -> bool:
    """Return whether the sentence repeats a passage's own without a word more, and this value stands where it stood."""
    beside = case.parallels[case.sentence.sentence_of[fact.first]]
    if beside is None or not beside.whole:
        return False
    for stretch in beside.stretches:
        if fact.first in stretch.mine and fact.last - 1 in stretch.mine:
            theirs = [other for other in beside.passage.facts if other.first in stretch.theirs]
            return any(licenses(other, fact) for other in theirs)
    return False


def _both_ends(case: Case, fact: Fact) -> bool:
    """Return whether the two ends of a range of days stand apart in one sentence: "begins on ... and ends on ..."."""
    if fact.until is None:
        return False
    ends = (fact._replace(until=None), fact._replace(when=fact.until, until=None))
    return any(
        all(
            any(licenses(other, end) and passage.sentence_of[other.first] == s for other in passage.facts)
            for end in ends
        )
        for passage in case.passages
        for s in range(len(passage.spans))
    )


def _says(case: Case, p: int, held: Fact, said: Fact) -> bool:
    """Return whether a passage's value is the sentence's, at the end of a range that the sentence speaks of."""
    if not licenses(held, said) or not _rate_told(case.passages[p], held, said):
        return False
    if held.until is None or held.when is None or said.until is not None:
        return True
    calendar = case.sentence.lexicon.facts.calendar
    clause = case.sentence.clause_of[said.first]
    folds = {case.sentence.reading.tokens[i].fold for i in case.sentence.clause_tokens(clause)}
    first, last = held._replace(until=None), held._replace(when=held.until, until=None)
    if folds & calendar.starts and not folds & calendar.ends:
        return licenses(first, said)
    if folds & calendar.ends and not folds & calendar.starts:
        return licenses(last, said)
    return True


def _rate_told(passage: Prepared, held: Fact, said: Fact) -> bool:
    """Return whether a passage names the unit of the sentence's rate beside a value that it gives without one."""
    if held.per or not said.per:
        return True
    own = passage.sentence_tokens[passage.sentence_of[held.first]]
    tokens = passage.reading.tokens
    units = {hit[0] for i in own if (hit := passage.lexicon.units.at(tokens, i)) is not None}
    rates = passage.lexicon.facts.polarity.rates
    units |= {rates[tokens[i].fold] for i in own if tokens[i].fold in rates}
    folds = {tokens[i].fold for i in own} | {tokens[i].fold.rstrip("s") for i in own}
    return all(unit in units or unit in folds for unit in said.per)


def _conflict(case: Case, fact: Fact, p: int, held: Fact) -> float:
    passage = case.passages[p]
    apart = WITHOUT if _has_without(case.sentence, fact) != _has_without(passage, held) else 0.0
    mine, theirs = case.sentence.clause_of[fact.first], passage.clause_of[held.first]
    told = fact.kind in WHENS and bool(passage.shut)
    if told and _is_denied(case.sentence, mine) != (theirs in passage.shut):
        apart += WITHOUT
    return apart + (CONFLICT if case.conflicts(mine, p, theirs) else 0.0)


def _is_denied(text: Prepared, clause: int) -> bool:
    return any(cue.value in DENIED and text.clause_of[cue.first] == clause for cue in text.cues)


def _has_without(text: Prepared, fact: Fact) -> bool:
    """Return whether a "without" stands in the segment of a value ("rooms without a view, 110")."""
    segment = text.segment_of[fact.first]
    return any(cue.value == "without" and text.segment_of[cue.first] == segment for cue in text.cues)


def comparable(held: Fact, said: Fact) -> bool:
    """Return whether a value of a passage could stand in the place of one of the sentence."""
    if held.weak or held.kind in ("link", "unread") or (held.bound == "free" and said.bound not in ("", "free")):
        return False
    if said.when is not None and held.kind == "number" and said.when == When(said.when.year):
        return held.noun is None and _is_year(held.low) and _is_year(held.high)
    if held.when is not None and said.when is not None:
        return any(a is not None and b is not None for a, b in zip(held.when.parts(), said.when.parts(), strict=True))
    if held.kind == said.kind or (held.kind == "label" and held.text.isdecimal() and said.kind == "number"):
        return True
    return said.kind in COUNTS and held.kind == "number" and not _part(held)


def _is_year(value: Fraction | None) -> bool:
    return value is not None and value.denominator == 1 and 1000 <= value < 2100


def _part(fact: Fact) -> bool:
    return fact.low is not None and 0 < fact.low < 1


def _in_context(case: Case, fact: Fact) -> bool:
    """Return whether a label or year stands in a heading or title over a passage, letter for letter."""
    text = fact.text.casefold()
    return any(text in folds for folds in case.contexts)


def _said_free(case: Case, fact: Fact) -> bool:
    """Return whether a passage denies a charge in other words: "you do not pay"."""
    if fact.bound != "free":
        return False
    return any(
        cue.kind == "negation"
        and cue.value in ("none", "without", "not")
        and _denies_payment(case, p, cue.scope_first, cue.scope_last)
        for p, passage in enumerate(case.passages)
        for cue in passage.cues
    )


def _denies_payment(case: Case, p: int, first: int, last: int) -> bool:
    passage = case.passages[p]
    paid = passage.lexicon.facts.units.payment
    return any(passage.reading.tokens[i].fold in paid for i in range(first, last))


def _problem(case: Case, fact: Fact, rival: Held | None, least: float = ELSEWHERE) -> Problem:
    """Return the problem of a value, with what a rival bound tighter than `least` says in its place."""
    kind = PROBLEMS[fact.kind]
    if fact.kind in COUNTS and fact.bound not in ("", "free") and rival is not None and _same_number(rival.fact, fact):
        kind = "range"
    found = rival.fact.text if rival is not None and rival.score > least else None
    return case.problem(kind, fact.span, found, "free" if fact.bound == "free" else "")


def _same_number(one: Fact, other: Fact) -> bool:
    return bool({one.low, one.high} & {other.low, other.high} - {None})
