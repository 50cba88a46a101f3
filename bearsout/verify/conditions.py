"""Conditions: what a passage keeps to some cases may not be told as the rule.

"Dogs are welcome in ground-floor rooms only" does not bear out "Dogs are welcome", nor does "... unless it is faulty"
bear out the rule without the exception.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from bearsout.model import Problem, Span
from bearsout.reading import Cue, Fact
from bearsout.reading.lexicon import Lookup, lexicon
from bearsout.verify.case import Case
from bearsout.verify.clauses import Prepared

FEW = 3
"""How many tokens beside an "only" say whom it means, where no "can" or "must" ends them."""
ENOUGH = 0.5
"""A clause is told again where it holds this much of the sentence's words."""
FEWEST = 2
"""And where the sentence has at least this many words of the clause outside the condition, or all there are."""
NEXT = 4
"""What may or may not be done follows within this many tokens."""
BESIDE_SUBJECT = 3
"""A limit at most this many tokens into a clause is one of those that it speaks of."""
SIDES = frozenset({">", "<", ">=", "<="})
TIMES = frozenset({"date", "time", "duration", "ordinal"})
OPEN = frozenset({"may", "not", "none"})
"""Permissions and denials: "when" and "until" restrict these. Of what simply happens they only say more."""


class Condition(NamedTuple):
    """What restricts a clause: its stems and where they stand; `main` are the stems of the rule itself, and
    `rule` what it allows or denies, where that is all it restricts. `limit`: it is a value alone."""

    stems: frozenset[str]
    main: frozenset[str]
    span: Span
    rule: frozenset[str] = frozenset()
    limit: bool = False


@cache
def _openers(code: str | None) -> tuple[Lookup, Lookup]:
    """Return the phrases that open conditions, and those that say when or where."""
    polarity = lexicon(code).facts.polarity
    return Lookup(polarity.conditions), Lookup(polarity.occasions)


def conditions(case: Case) -> Iterator[Problem]:
    """Return a problem for each clause that leaves out what its passage restricts it by."""
    for clause, stems in enumerate(case.sentence.clause_stems):
        if stems:
            problem = _only(case, clause) or _left_out(case, clause)
            if problem is not None:
                yield problem


def _only(case: Case, clause: int) -> Problem | None:
    """Return the problem of a sentence that gives to others what its passage keeps to some ("only the owner")."""
    stems = case.sentence.clause_stems[clause]
    for p, c, part in case.rests[clause][:1]:
        passage = case.passages[p]
        kept = _kept_to(passage, c)
        rest = passage.clause_stems[c] - kept
        told = part >= ENOUGH or (len(rest) >= FEWEST and rest <= stems)
        if kept and told and not kept <= stems and not _restricts(case.sentence, clause):
            return case.problem("condition", case.span_of(clause), passage.clause_text(c))
    return None


def _kept_to(text: Prepared, clause: int) -> frozenset[str]:
    """Return the stems of the words that an "only" in a clause keeps it to: those after it, or before it at the end."""
    only = text.lexicon.facts.polarity.only
    tokens, own = text.reading.tokens, text.clause_tokens(clause)
    at = next((i for i in own if tokens[i].fold in only and text.lexicon.pseudo.at(tokens, i - 1) is None), None)
    if at is None:
        return frozenset()
    last = next((cue.first for cue in text.cues if cue.first > at and cue.kind in ("strength", "negation")), at + FEW)
    ends = at + 1 >= len(tokens) or text.segment_of[at + 1] != text.segment_of[at] or not tokens[at + 1].text.isalnum()
    first, last = (at - FEW, at) if ends else (at, min(last, at + FEW))
    near = [word for word in text.words if first <= word.token <= last and word.clause == clause]
    kept = frozenset(word.stem for word in near if word.token != at)
    if kept or ends:
        return kept
    return frozenset(word.stem for word in text.words if word.token > at and word.clause == clause)


def _left_out(case: Case, clause: int) -> Problem | None:
    """Return the problem of a clause all of whose resting places restrict it, while it does not."""
    if _restricts(case.sentence, clause):
        return None
    found: Problem | None = None
    for p, c, part in case.rests[clause]:
        passage = case.passages[p]
        lost = next((one for one in _conditions(passage, c) if _is_lost(case, clause, one, part)), None)
        if lost is None:
            return None
        found = found or case.problem("condition", case.span_of(clause), lost.span.of(passage.text))
    return found


def _restricts(text: Prepared, clause: int) -> bool:
    """Return whether a clause of the sentence restricts itself in some way."""
    polarity, own = text.lexicon.facts.polarity, text.clause_tokens(clause)
    tokens = text.reading.tokens
    by_word = any(tokens[i].fold in polarity.only for i in own)
    opened = any(_openers(text.lexicon.code)[0].at(tokens, i) is not None for i in own)
    cued = any(
        cue.first in own and (cue.value in ("not_all", "rare", "some", "most", "few", "many", "usually", "often",
                                            "sometimes", "except", "unless", "without"))
        for cue in text.cues
    )  # fmt: skip
    return by_word or opened or cued


def _limited(text: Prepared, clause: int) -> bool:
    """Return whether a clause sets a limit of its own, which the check of values holds against the passage's."""
    return any(text.clause_of[fact.first] == clause and fact.bound in SIDES for fact in text.facts)


def _is_lost(case: Case, clause: int, condition: Condition, part: float) -> bool:
    """Return whether a clause tells the rule of a passage and nothing of its condition."""
    stems = case.sentence.clause_stems[clause]
    told = len(stems & condition.main)
    enough = part >= ENOUGH and told >= min(FEWEST, len(condition.main), len(stems))
    if condition.rule and not condition.rule & stems:
        return False
    if condition.limit and _limited(case.sentence, clause):
        return False
    return enough and not condition.stems & case.sentence.stems


def _conditions(text: Prepared, clause: int) -> Iterator[Condition]:
    """Yield what restricts a clause: pieces that a condition opens, and, of what may or may not be, when and where."""
    always, at_times = _openers(text.lexicon.code)
    own = _with_what_follows(text, clause, at_times)
    cue = next((cue for cue in text.cues if cue.first in own and cue.value in OPEN), None)
    gift = next((fact for fact in text.facts if fact.first in own and fact.bound == "free"), None)
    opened = cue.first if cue is not None else gift.first if gift is not None else None
    named = {cue.first for cue in text.cues if cue.value in ("except", "unless")}
    rule = _allowed(text, cue) if cue is not None else _words_of(text, gift)
    for i in own:
        free = text.reading.owners[i] < 0
        if free and (i in named or always.at(text.reading.tokens, i) is not None):
            yield from _piece(text, own, i, frozenset())
        elif opened is not None and (opened < i or i == own.start) and at_times.at(text.reading.tokens, i) is not None:
            yield from _piece(text, own, i, rule) if not _inside_value(text, i) else ()
    yield from _relatives(text, own)
    if cue is not None and cue.kind == "negation":
        without = [one.first for one in text.cues if one.value == "without" and one.first in own]
        for i in without:
            if cue.first < i:
                yield from _piece(text, own, i, rule)
    yield from _limits(text, own, cue, rule)


def _words_of(text: Prepared, fact: Fact | None) -> frozenset[str]:
    """Return the stems of what says that something is free."""
    return frozenset(word.stem for word in text.words if fact is not None and fact.first <= word.token < fact.last)


def _allowed(text: Prepared, cue: Cue) -> frozenset[str]:
    """Return the stem of what a "may" or a "not" is about: the next word, or the one before where none follows."""
    after = next((word.stem for word in text.near(cue.last, NEXT) if word.token >= cue.last), None)
    return frozenset() if after is None else frozenset({after})


def _limits(text: Prepared, own: range, cue: Cue | None, rule: frozenset[str]) -> Iterator[Condition]:
    """Yield the limits of those of whom something is said ("children under 12"), and within which something may be
    done, or may not."""
    for fact in text.facts:
        if fact.first not in own or fact.weak or fact.bound == "free":
            continue
        noun = _noun_before(text, fact) if fact.bound in SIDES and fact.first - own.start <= BESIDE_SUBJECT else None
        if noun is not None:
            yield from _piece(text, own, fact.first, frozenset({noun}), fact)
        elif cue is not None and _limits_rule(fact, cue):
            yield from _piece(text, own, fact.first, rule)


def _noun_before(text: Prepared, fact: Fact) -> str | None:
    """Return the stem of the word right before a value, or before its "of", where it says something."""
    small = text.lexicon.facts.units.of | text.lexicon.facts.polarity.prepositions
    of = fact.first > 0 and text.reading.tokens[fact.first - 1].fold in small
    return next((word.stem for word in text.near(fact.first, 2) if word.end == fact.first - of), None)


def _limits_rule(fact: Fact, cue: Cue) -> bool:
    """Return whether a value limits what may be done, or may not: any day, hour or length of what may not."""
    if cue.kind == "negation" and cue.first < fact.first and fact.kind in TIMES:
        return True
    if not fact.bound:
        return False
    return cue.kind == "negation" or fact.first < cue.first or (fact.kind == "duration" and fact.bound in ("in", "<="))


def _with_what_follows(text: Prepared, clause: int, openers: Lookup) -> range:
    """Return the tokens of a clause, with those of the next one where it only says when ("while the light is red")."""
    own, after = text.clause_tokens(clause), text.clause_tokens(clause + 1)
    if not after or text.sentence_of[after.start] != text.sentence_of[own.start]:
        return own
    return range(own.start, after.stop) if openers.at(text.reading.tokens, after.start) else own


def _relatives(text: Prepared, own: range) -> Iterator[Condition]:
    """Yield the relative clauses that no comma sets off and that keep the subject to some ("guests who cancel")."""
    relatives = text.lexicon.facts.polarity.relatives
    tokens = text.reading.tokens
    for i in own:
        if tokens[i].fold not in relatives or i == own.start or tokens[i - 1].kind == "mark":
            continue
        words = [word for word in text.words if word.token in own]
        before, after = [word for word in words if word.token < i], [word for word in words if word.token > i]
        if before and len(before) <= FEWEST and len(after) > 1:
            stems = frozenset({after[0].stem})
            main = frozenset(word.stem for word in words) - stems
            yield Condition(stems, main, Span(tokens[i].start, tokens[after[0].end - 1].end))


def _inside_value(text: Prepared, i: int) -> bool:
    owner = text.reading.owners[i]
    return owner >= 0 and text.facts[owner].first != i


def _elliptical(text: Prepared, own: range, first: int) -> frozenset[str]:
    """Return the stems of the segment before a condition where it is a value of its own ("two months, and six if")."""
    if first <= own.start:
        return frozenset()
    segment = text.segment_of[first - 1]
    words = [word for word in text.words if word.token in own and word.token < first and word.segment == segment]
    opener = next(i for i in own if text.segment_of[i] == segment)
    joined = text.reading.tokens[opener].fold in text.lexicon.facts.polarity.conjunctions
    alone = joined and 0 < len(words) <= FEWEST and any(word.stem.startswith("=") for word in words)
    return frozenset(word.stem for word in words) if alone else frozenset()


def _piece(
    text: Prepared, own: range, first: int, rule: frozenset[str], fact: Fact | None = None
) -> Iterator[Condition]:
    """Yield the condition that begins at a token, where it says something; it goes to the end of its segment, or is a
    value alone."""
    segment = text.segment_of[first]
    last = first if fact is None else fact.last - 1
    while fact is None and last + 1 < own.stop and text.segment_of[last + 1] == segment:
        last += 1
    words = [word for word in text.words if word.token in own]
    stems = frozenset(word.stem for word in words if first <= word.token <= last)
    main = frozenset(word.stem for word in words if not first <= word.token <= last)
    if fact is None:
        main = _elliptical(text, own, first) or main
    if stems and main:
        span = Span(text.reading.tokens[first].start, text.reading.tokens[last].end)
        yield Condition(stems, main, span, rule, fact is not None)
