"""Edits: a sentence that is nearly a passage's own is held against it word by word.

Two names or two values that have changed places stand in the right clause, among the right words; only the order tells.
"""

from __future__ import annotations

from collections.abc import Iterator

from bearsout.model import Problem
from bearsout.reading import Fact
from bearsout.verify.alignment import tightness, weights
from bearsout.verify.case import Case
from bearsout.verify.clauses import Prepared
from bearsout.verify.equality import licenses
from bearsout.verify.parallel import Stretch
from bearsout.verify.values import PROBLEMS, comparable

CLEARLY = 0.1
"""By how much tighter a value must be bound to be no slip for what stands in its place."""


def edits(case: Case) -> Iterator[Problem]:
    """Return a problem for each name or value that stands in the place of another one."""
    for beside in case.parallels:
        for stretch in beside.stretches if beside else ():
            if beside and not stretch.same:
                yield from _names(case, beside.passage, stretch)
                yield from _values(case, beside.passage, stretch)


def _names(case: Case, passage: Prepared, stretch: Stretch) -> Iterator[Problem]:
    mine = [name for name in case.sentence.names if name.first in stretch.mine or name.last - 1 in stretch.mine]
    theirs = [name for name in passage.names if name.first in stretch.theirs or name.last - 1 in stretch.theirs]
    held = {word for name in theirs for word in name.words}
    for name in mine:
        if name.opens and len(name.words) == 1 and name.words[0].endswith("s"):
            continue
        strange = [other for other in theirs if not set(other.words) & set(name.words)]
        if strange and not set(name.words) & held and not _initials(name.words, strange[0].words):
            yield case.problem("name", name.span, strange[0].text)


def _initials(words: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """Return whether one name is the initials of the other."""
    short, long = sorted((words, other), key=len)
    return len(short) == 1 and short[0] == "".join(word[0] for word in long if word)


def _values(case: Case, passage: Prepared, stretch: Stretch) -> Iterator[Problem]:
    theirs = [fact for fact in passage.facts if fact.first in stretch.theirs or fact.last - 1 in stretch.theirs]
    for fact in case.sentence.facts:
        if fact.weak or not (fact.first in stretch.mine or fact.last - 1 in stretch.mine):
            continue
        rivals = [other for other in theirs if comparable(other, fact) and other.bound == fact.bound]
        if (
            rivals
            and not any(licenses(other, fact) for other in theirs)
            and not _in_company(case, passage, fact, rivals[0])
            and not _bound_tighter(case, passage, fact, rivals[0])
        ):
            yield case.problem(PROBLEMS[fact.kind], fact.span, rivals[0].text)


def _bound_tighter(case: Case, passage: Prepared, fact: Fact, rival: Fact) -> bool:
    """Return whether the passage binds the sentence's value to its words more tightly than what stands in its place."""
    wanted = weights(case.sentence, fact)
    clause = passage.clause_of[rival.first]
    own = [one for one in passage.facts if passage.clause_of[one.first] == clause and licenses(one, fact)]
    tight = max((tightness(passage, one, wanted, fact.noun) for one in own), default=0.0)
    swapped = any(licenses(rival, one) for one in case.sentence.facts)
    return bool(own) and not swapped and tight > tightness(passage, rival, wanted, fact.noun) + CLEARLY


def _in_company(case: Case, passage: Prepared, fact: Fact, rival: Fact) -> bool:
    """Return whether a clause without the rival holds this value with all others of the sentence's clause."""
    clause = case.sentence.clause_of[fact.first]
    mine = [one for one in case.sentence.facts if case.sentence.clause_of[one.first] == clause]
    places = [{passage.clause_of[held.first] for held in passage.facts if licenses(held, one)} for one in mine]
    return len(mine) > 1 and bool(set.intersection(*places) - {passage.clause_of[rival.first]})
