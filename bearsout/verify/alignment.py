"""Which piece of a passage a piece of a sentence is about.

A value of a passage is bound to the words around it: those of its own segment, those that an elliptical segment takes
from the ones before it ("$8 for adults, $5 for students"), and, more loosely, the rest of its sentence. The weights
below say how tightly; they were set on the verifier pairs and are all there is to tune.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bearsout.reading import Fact
from bearsout.verify.clauses import Frame, Prepared
from bearsout.verify.words import Word, key

OWN_SEGMENT = 1.0
"""A word in the value's own segment."""
TAKEN_OVER = 0.9
"""A word before it that an elliptical segment takes over."""
PARALLEL = 0.05
"""What an elliptical value loses against the one it runs parallel to."""
SAME_CLAUSE = 0.55
SAME_SENTENCE = 0.3
ELSEWHERE = 0.05
"""A word in another sentence of the passage."""
RIGHT_BEFORE = 0.5
RIGHT_AFTER = 0.2
"""A word beside the value counts this much more, before it ("opens at 9") more than after it, as other values do."""
CLOSEST = 1.2
"""On the sentence's side a word beside the value counts no more than this."""
FACT = 2.0
"""Another fact of the sentence tells more of what a value is about than a word does."""
PER_TOKEN = 0.01
"""Each token between takes this much away, up to ten."""
COUNTED = 1.2
"""The noun that is counted is the value's own."""
MAYBE_COUNTED = 0.8
"""A bare number may count it too ("the third has 22")."""
FOREIGN = 0.1
"""What a word beside the value costs that the sentence does not hold."""
CONFLICT = 1.5
"""A clause that speaks of another thing of the same kind ("express delivery", not "standard delivery") loses this."""
MARGIN = 0.3
"""A rival value wins only when it is bound tighter by more than this."""
BARE = 2
"""A clause with no more words than this beside its values leans on the clause before it."""
WINDOW = 40
"""Words further away than this many tokens count as those of another sentence; it bounds the work."""
MOST_PARALLEL = 8
"""How many values before an elliptical one are looked at."""


def frame(text: Prepared, fact: Fact) -> Frame:
    """Return the frame of a value of a text; it is made once and kept with the text."""
    known = text.frames.get(fact.first)
    if known is None:
        known = text.frames[fact.first] = _frame(text, fact)
    return known


def _frame(text: Prepared, fact: Fact) -> Frame:
    bonds: dict[str, float] = {}
    around = text.near(fact.first, WINDOW)
    lean = _lean(text, fact, around)
    for word in around:
        if not fact.first <= word.token < fact.last and not _counted(text, fact, word):
            bonds[word.stem] = max(bonds.get(word.stem, 0.0), _bond(text, fact, word, lean))
    segment = text.segment_of[fact.first]
    beside = [word.stem for word in around if word.segment == segment and 0 < _distance(fact, word) <= 3]
    return Frame(bonds, tuple(stem for stem in beside if stem != key(fact)))


def _distance(fact: Fact, word: Word) -> int:
    """Return how many tokens lie from the value to a word; 0 inside it."""
    return max(fact.first - word.end + 1, word.token - fact.last + 1, 0)


def weights(sentence: Prepared, fact: Fact) -> dict[str, float]:
    """Return the sentence's stems with how tightly the sentence binds each to `fact`."""
    bonds = frame(sentence, fact).bonds
    if len(sentence.facts) == 1:
        return dict.fromkeys(bonds, 1.0)
    return {stem: min(bond, CLOSEST) for stem, bond in bonds.items()}


def tightness(passage: Prepared, fact: Fact, wanted: Mapping[str, float], noun: str | None) -> float:
    """Return how tightly the passage binds `fact` to the words that are `wanted`."""
    own = frame(passage, fact)
    total = 0.0 if noun is None else COUNTED if fact.noun == noun else MAYBE_COUNTED if fact.noun is None else 0.0
    for stem, weight in wanted.items():
        bond = own.bonds.get(stem)
        if bond is None:
            total += ELSEWHERE * weight if stem in passage.stems else 0.0
        else:
            total += bond * weight * (FACT if stem.startswith("=") else 1.0)
    strange = sum(stem not in wanted and not stem.startswith("=") for stem in own.beside)
    return total - FOREIGN * strange


class _Lean(NamedTuple):
    """How an elliptical value leans on the words before it: on those of `parallel`, but for the token `apart`.

    `across` says that it leans on the clause before its own, which holds nothing but values; `before` is how the
    parallel value itself leans.
    """

    parallel: Fact | None = None
    apart: int = -1
    across: bool = False
    before: _Lean | None = None


def _lean(text: Prepared, fact: Fact, around: tuple[Word, ...]) -> _Lean | None:
    """Return how a value leans, where hardly a word stands before it in its segment; None where it stands alone.

    What stands right before the parallel value is what the two differ in, where this one has a word of its own there.
    """
    segment, clause = text.segment_of[fact.first], text.clause_of[fact.first]
    before = [word for word in around if word.segment == segment and word.token < fact.first]
    own = sum(not word.stem.startswith("=") for word in before)
    if own > 1:
        return None
    bare = _bare(text, clause)
    parallel = None
    for other in text.facts_before(fact, MOST_PARALLEL):
        near = (
            text.sentence_of[other.first] == text.sentence_of[fact.first]
            if bare
            else text.clause_of[other.first] == clause
        )
        if other.kind == fact.kind and near and text.segment_of[other.first] < segment:
            parallel = other
    if parallel is None:
        return _Lean()
    beside = max((word.token for word in around if word.token < parallel.first), default=-1)
    return _Lean(parallel, beside if own else -1, bare, _Lean() if _stands_bare(text, parallel, around) else None)


def _stands_bare(text: Prepared, fact: Fact, around: tuple[Word, ...]) -> bool:
    """Return whether hardly a word stands before a value in its segment."""
    segment = text.segment_of[fact.first]
    before = [word for word in around if word.segment == segment and word.token < fact.first]
    return sum(not word.stem.startswith("=") for word in before) <= 1


def _bare(text: Prepared, clause: int) -> bool:
    """Return whether a clause holds hardly a word beside its values ("those under 18, 30 %")."""
    owners, tokens = text.reading.owners, text.reading.tokens
    places = text.clause_tokens(clause)[: 4 * BARE + WINDOW]
    return sum(owners[i] < 0 and tokens[i].kind == "word" for i in places) <= BARE


def _counted(text: Prepared, fact: Fact, word: Word) -> bool:
    beside = fact.last <= word.token < fact.last + 3
    return beside and fact.noun is not None and text.reading.tokens[word.token].fold == fact.noun


def _bond(text: Prepared, fact: Fact, word: Word, lean: _Lean | None) -> float:
    """Return how tightly `word` is bound to `fact` in one text."""
    at = fact.first
    distance = _distance(fact, word)
    loss = PER_TOKEN * min(distance, 10)
    if word.segment == text.segment_of[at]:
        return OWN_SEGMENT - loss + _close(fact, word, distance)
    if word.sentence != text.sentence_of[at] or word.segment in text.partitive:
        return ELSEWHERE
    same_clause = word.clause == text.clause_of[at]
    across = lean is not None and lean.across
    if lean is None or not (same_clause or across) or word.token > at:
        return (SAME_CLAUSE if same_clause else SAME_SENTENCE) - loss
    if lean.parallel is None:
        return TAKEN_OVER - loss
    if word.token > lean.parallel.first or word.token == lean.apart:
        return SAME_CLAUSE - loss
    return _bond(text, lean.parallel, word, lean.before) - PARALLEL


def _close(fact: Fact, word: Word, distance: int) -> float:
    if distance > 2:
        return 0.0
    return RIGHT_BEFORE if word.token < fact.first and not word.stem.startswith("=") else RIGHT_AFTER


def shared(stems: frozenset[str], other: frozenset[str]) -> float:
    """Return which part of `stems` stands in `other`."""
    return len(stems & other) / len(stems) if stems else 0.0


def best_clauses(stems: frozenset[str], passages: tuple[Prepared, ...]) -> list[tuple[int, int, float]]:
    """Return the clauses that hold most of `stems`, as passage, clause and part held, the best first."""
    scored = [
        (p, c, shared(stems, own))
        for p, passage in enumerate(passages)
        for c, own in enumerate(passage.clause_stems)
        if stems & own
    ]
    return sorted(scored, key=lambda hit: -hit[2])


def conflicts(sentence: Prepared, clause: int, passage: Prepared, held: int, pairs: frozenset[tuple[str, str]]) -> bool:
    """Return whether a clause of a passage speaks of another thing than a clause of the sentence.

    It does where the two share a word ("delivery"), the sentence has a word beside it that the clause lacks
    ("standard"), the clause has another there ("express"), and the passages know the sentence's pair elsewhere. Where
    both have the same word before it, what follows tells nothing ("the free plan includes", "the free plan allows").
    """
    stems = passage.clause_stems[held]
    if _of_the_other(sentence.clause_stems[clause], passage, held):
        return True
    if passage.echoed.keys() & {held, held + 1}:
        return False
    if _other_subject(sentence.subjects[clause], passage, held):
        return True
    theirs = passage.neighbours[held]
    for head, beside in sentence.neighbours[clause].items():
        held_beside = theirs.get(head)
        if held_beside is None:
            continue
        agrees = bool(beside.before & held_beside.before)
        sides = ((beside.before, held_beside.before), (set() if agrees else beside.after, held_beside.after))
        for said, other in sides:
            if other - sentence.stems and any(word not in stems and (head, word) in pairs for word in said):
                return True
    return False


def _of_the_other(said: frozenset[str], passage: Prepared, held: int) -> bool:
    """Return whether a clause and one that only says "but X-rays do" stand side by side, and the other is meant."""
    own, after = passage.echoed.get(held), passage.echoed.get(held + 1)
    if own:
        return not own <= said
    if not after:
        return False
    return after <= said and not passage.clause_stems[held] <= said


def _other_subject(said: frozenset[str], passage: Prepared, held: int) -> bool:
    """Return whether a clause speaks of others than `said`, of whom the passage speaks in another sentence."""
    own = passage.subjects[held]
    if not own or not said - passage.clause_stems[held] or not own - said:
        return False
    sentence = passage.sentence_of_clause[held]
    return any(said <= stems for i, stems in enumerate(passage.sentence_stems) if i != sentence)
