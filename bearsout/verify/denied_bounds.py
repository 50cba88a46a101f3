"""Denials that are part of something else: "no more than 2" is at most 2, and "some do not" is "not all do"."""

from __future__ import annotations

from bisect import bisect_left

from bearsout.reading import Cue, Fact, Reading
from bearsout.reading.lexicon import lexicon
from bearsout.verify.cutting import is_row

NEAREST = 4
"""How many cues before a bound are looked at."""
FLIP_WITHIN = 4
"""A denial at most this many tokens before "more than 2" makes it "at most 2"."""
EXCEEDED_WITHIN = 3
"""And a verb such as "exceed" at most this many tokens before a value makes it "more than"."""
PAID_WITHIN = 25
"""How many tokens about a "nothing" a word for paying is looked for, within its sentence."""
ENDS = frozenset(".!?;")
EXACT = ("number", "quantity", "money", "percent", "duration")


def flipped(reading: Reading) -> tuple[tuple[Fact, ...], tuple[Cue, ...]]:
    """Return facts and cues where "no ... more than 2" has become "at most 2"."""
    facts, cues = [_over(reading, fact) for fact in reading.facts], list(reading.cues)
    for i, fact in enumerate(facts):
        if fact.bound not in (">", "<") or not _turns(reading, fact):
            continue
        for cue in cues[max(0, bisect_left(cues, fact.first, key=lambda one: one.first) - NEAREST) :][: 2 * NEAREST]:
            gap = fact.first - cue.last
            near = cue.kind == "negation" and 0 <= gap <= FLIP_WITHIN and fact.first < cue.scope_last
            if near and cue.value in ("not", "never", "none"):
                bound = "<=" if fact.bound == ">" else ">="
                facts[i] = fact._replace(bound=bound, low=fact.high, high=fact.low, low_open=False, high_open=False)
                cues.remove(cue)
                break
    inside = {i for fact in facts if fact.bound not in ("", "free") for i in range(fact.first, fact.last)}
    return tuple(facts), tuple(cue for cue in cues if cue.kind != "negation" or cue.first not in inside)


def _over(reading: Reading, fact: Fact) -> Fact:
    """Return "exceeds 40" as the "more than 40" that it is."""
    if fact.bound or fact.kind not in EXACT or not _exceeded(reading, fact):
        return fact
    return fact._replace(bound=">", high=None, low_open=True)


def paid_nothing(
    reading: Reading, facts: tuple[Fact, ...], cues: tuple[Cue, ...]
) -> tuple[tuple[Fact, ...], tuple[Cue, ...]]:
    """Return facts and cues where "costs nothing" is an amount and no denial, and "nothing is stored" a denial and no
    amount."""
    facts = tuple(fact._replace(weak=True) if _names_a_kind(reading, fact) else fact for fact in facts)
    free = {i: fact for fact in facts if fact.bound == "free" for i in range(fact.first, fact.last)}
    denied = [cue for cue in cues if cue.kind == "negation" and cue.first in free]
    if not denied:
        return facts, cues
    said_free = {cue for cue in denied if _pays(reading, free[cue.first])}
    unpaid = {free[cue.first] for cue in denied if cue not in said_free}
    return (
        tuple(fact._replace(weak=True) if fact in unpaid else fact for fact in facts),
        tuple(cue for cue in cues if cue not in said_free),
    )


def in_cells(reading: Reading, cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """Return the cues of a row of a table without a "closed" that is all its cell says: it denies no other cell."""
    return tuple(cue for cue in cues if not cue.word or not is_cell(reading, cue.first))


def is_cell(reading: Reading, i: int) -> bool:
    """Return whether a token is all that a cell of a row says ("Winter hours: closed")."""
    tokens = reading.tokens
    alone = i > 0 and tokens[i - 1].text == ":" and (i + 1 == len(tokens) or tokens[i + 1].text in ENDS)
    return alone and is_row(reading.text)


def _names_a_kind(reading: Reading, fact: Fact) -> bool:
    """Return whether a "free" only names a kind of thing ("the free plan")."""
    articles = lexicon(reading.language).facts.polarity.articles
    led = fact.first > 0 and reading.tokens[fact.first - 1].fold in articles
    followed = fact.last < len(reading.tokens) and reading.tokens[fact.last].kind == "word"
    return fact.bound == "free" and fact.last == fact.first + 1 and led and followed


def _pays(reading: Reading, fact: Fact) -> bool:
    """Return whether a word for paying stands in the sentence of a "nothing"."""
    payment = lexicon(reading.language).facts.units.payment
    tokens = reading.tokens
    first, last = fact.first, fact.last
    while first > 0 and tokens[first - 1].text not in ENDS and fact.first - first < PAID_WITHIN:
        first -= 1
    while last < len(tokens) and tokens[last].text not in ENDS and last - fact.last < PAID_WITHIN:
        last += 1
    return any(token.fold in payment for token in tokens[first:last])


def _turns(reading: Reading, fact: Fact) -> bool:
    """Return whether a denial turns a bound round ("no more than"); "not above 40 °C" speaks of what is above, and "not
    with less than 48 hours" of what has less."""
    first = " ".join(token.fold for token in reading.tokens[fact.first : fact.first + 2])
    facts = lexicon(reading.language).facts
    before = reading.tokens[fact.first - 1].fold if fact.first else ""
    if before in facts.polarity.prepositions:
        return False
    comparatives = facts.units.comparatives | facts.polarity.exceeds
    return first in comparatives or reading.tokens[fact.first].fold in comparatives or _exceeded(reading, fact)


def _exceeded(reading: Reading, fact: Fact) -> bool:
    """Return whether a verb such as "exceed" stands before a value."""
    exceeds = lexicon(reading.language).facts.polarity.exceeds
    return any(token.fold in exceeds for token in reading.tokens[max(0, fact.first - EXCEEDED_WITHIN) : fact.first])


def some_not(cue: Cue, cues: tuple[Cue, ...], clause_of: tuple[int, ...]) -> Cue:
    """Return "some ... do not" as the "not all" that it is."""
    if cue.kind != "negation" or cue.value not in ("not", "never"):
        return cue
    some = any(
        other.value == "some" and other.last <= cue.first and clause_of[other.first] == clause_of[cue.first]
        for other in cues
    )
    return cue._replace(value="not_all") if some else cue
