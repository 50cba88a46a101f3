"""Which piece of a passage a piece of a sentence is about.

A value of a passage is bound to the words around it: those of its own segment, those that an elliptical segment
takes from
the ones before it ("$8 for adults, $5 for students"), and, more loosely, the rest of its sentence. The weights below
say how
tightly; they were set on the verifier pairs and are all there is to tune.
"""

from __future__ import annotations

from collections.abc import Mapping

from bearsout.reading import Fact
from bearsout.verify.clauses import Prepared, Word, key

OWN_SEGMENT = 1.0
"""A word in the value's own segment."""
TAKEN_OVER = 0.9
"""A word before it that an elliptical segment takes over."""
CLOSEST = 1.2
"""On the sentence's side a word beside the value counts no more than this."""
PARALLEL = 0.05
"""What an elliptical value loses against the one it runs parallel to."""
SAME_CLAUSE = 0.55
SAME_SENTENCE = 0.3
ELSEWHERE = 0.05
"""A word in another sentence of the passage."""
RIGHT_BEFORE = 0.5
RIGHT_AFTER = 0.2
"""A word beside the value counts this much more, before it ("opens at 9") more than after it."""
FACT = 2.0
"""Another fact of the sentence tells more of what a value is about than a word does."""
CONFLICT = 1.5
"""A clause that speaks of another thing of the same kind ("express delivery", not "standard delivery") loses this."""
PER_TOKEN = 0.01
"""And each token between takes this much away, up to ten."""
COUNTED = 1.2
"""The noun that is counted is the value's own."""
FOREIGN = 0.1
"""A word beside the value that the sentence does not hold."""
MOST_PARALLEL = 8
"""How many values before an elliptical one are looked at."""
WINDOW = 60
"""Words further away than this many tokens count as those of another sentence; it bounds the work."""
MARGIN = 0.3
"""A rival value wins only when it is bound tighter by more than this."""


def weights(sentence: Prepared, fact: Fact) -> dict[str, float]:
    """Return the sentence's stems with how tightly the sentence binds each to `fact`."""
    own: dict[str, float] = {}
    many = len(sentence.facts) > 1
    for word in sentence.words:
        if fact.first <= word.token < fact.last:
            continue
        if _counted(sentence, fact, word):
            continue
        weight = 1.0 if not many else min(_near(sentence, fact, word), CLOSEST)
        own[word.stem] = max(own.get(word.stem, 0.0), weight)
    return own


def tightness(passage: Prepared, fact: Fact, wanted: Mapping[str, float], noun: str | None) -> float:
    """Return how tightly the passage binds `fact` to the words that are `wanted`."""
    nearest = dict.fromkeys(wanted.keys() & passage.stems, ELSEWHERE)
    for word in passage.near(fact.first, WINDOW):
        if word.stem in wanted and not fact.first <= word.token < fact.last and not _counted(passage, fact, word):
            bond = _near(passage, fact, word) * wanted[word.stem] * (FACT if word.stem.startswith("=") else 1.0)
            if bond > nearest[word.stem]:
                nearest[word.stem] = bond
    counted = COUNTED if noun is not None and fact.noun in (None, noun) else 0.0
    return sum(nearest.values()) + counted - _foreign(passage, fact, wanted)


def _counted(text: Prepared, fact: Fact, word: Word) -> bool:
    return word.token == fact.last and fact.noun is not None and text.reading.tokens[word.token].fold == fact.noun


def _near(text: Prepared, fact: Fact, word: Word) -> float:
    """Return how tightly `word` is bound to `fact` in one text."""
    at = fact.first
    distance = min(abs(word.token - fact.first), abs(word.token - fact.last + 1))
    loss = PER_TOKEN * min(distance, 10)
    if word.segment == text.segment_of[at]:
        return OWN_SEGMENT - loss + _beside(fact, word, distance)
    if word.sentence != text.sentence_of[at]:
        return ELSEWHERE
    if word.token < at and word.clause == text.clause_of[at] and _elliptical(text, fact):
        return _taken_over(text, fact, word, loss)
    return (SAME_CLAUSE if word.clause == text.clause_of[at] else SAME_SENTENCE) - loss


def _taken_over(text: Prepared, fact: Fact, word: Word, loss: float) -> float:
    """Return how tightly an elliptical value is bound to a word before it: as the value that it runs parallel to is.

    What stands right before that value is what the two differ in, where the elliptical one has a word of its own there.
    """
    parallel = next((other for other in text.facts_before(fact, MOST_PARALLEL) if _parallel(text, other, fact)), None)
    if parallel is None:
        return TAKEN_OVER - loss
    if word.token > parallel.first:
        return SAME_CLAUSE - loss
    own = any(other.segment == text.segment_of[fact.first] and other.token < fact.first for other in text.near(fact.first, WINDOW))
    beside = max((other.token for other in text.near(fact.first, WINDOW) if other.token < parallel.first), default=-1)
    if own and word.token == beside:
        return SAME_CLAUSE - loss
    return _near(text, parallel, word) - PARALLEL


def _parallel(text: Prepared, other: Fact, fact: Fact) -> bool:
    return (
        other.first < fact.first
        and other.kind == fact.kind
        and text.clause_of[other.first] == text.clause_of[fact.first]
        and text.segment_of[other.first] < text.segment_of[fact.first]
    )


def _beside(fact: Fact, word: Word, distance: int) -> float:
    if distance > 2:
        return 0.0
    return RIGHT_BEFORE if word.token < fact.first else RIGHT_AFTER


def _elliptical(text: Prepared, fact: Fact) -> bool:
    """Return whether hardly a word stands before the value in its segment, so that it leans on the segment before."""
    segment = text.segment_of[fact.first]
    before = [word for word in text.near(fact.first, WINDOW) if word.segment == segment and word.token < fact.first]
    return len(before) <= 1


def _foreign(text: Prepared, fact: Fact, wanted: Mapping[str, float]) -> float:
    """Return the loss for words beside the value that the sentence does not hold."""
    beside = [
        word
        for word in text.near(fact.first, WINDOW)
        if word.segment == text.segment_of[fact.first]
        and 0 < max(fact.first - word.token, word.token - fact.last + 1) <= 3
    ]
    return FOREIGN * sum(word.stem not in wanted and word.stem != key(fact) for word in beside)


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
    ("standard"), the
    clause has another there ("express"), and the passages know the sentence's pair elsewhere (`pairs`).
    """
    stems = passage.clause_stems[held]
    theirs = passage.neighbours[held]
    for head, beside in sentence.neighbours[clause].items():
        if head not in theirs:
            continue
        missing = {word for word in beside if word not in stems and (head, word) in pairs}
        if missing and theirs[head] - sentence.stems:
            return True
    return False
