"""The composer without a model: the passages' own sentences that answer the question, as few as do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bearsout.compose.candidates import Candidate, candidates, cut
from bearsout.compose.neighbours import with_neighbours
from bearsout.compose.steps import procedure
from bearsout.compose.wanted import Wanted, is_order, wanted
from bearsout.language.words import words
from bearsout.model import Draft, DraftSentence, Found, Question
from bearsout.reading import read

ACCEPTED = 0.44
"""The share of the question's weight that a sentence must carry, with its titles and its passage. Measured on the cases
of answers: at .39 four in a hundred fewer are refused rightly, at .48 two in a hundred fewer are answered rightly."""

CARRIED = 0.3
"""From here on a word counts as carried: a synonym in a title further up is not yet enough."""

ENOUGH = 0.4
"""A further sentence is said only where it adds this share of what the best sentence alone carries."""

ORDERED = "action_not_question"
NOT_COVERED = "topic_not_covered"
NOT_GIVEN = "kind_not_found"


def extract(question: Question, found: Sequence[Found]) -> Draft:
    """Return the sentences of the found passages that answer the question, or none and the code of the reason.

    A sentence comes with the neighbours without which it would mislead: its caveat, its rule, what its pronoun means;
    the steps of doing something come whole and in order.
    """
    if is_order(question.text, question.language):
        return Draft((), reason=ORDERED)
    asked = wanted(question.text, question.language)
    covering = _covering(question, asked, candidates(question, found, asked))
    if not covering:
        return Draft((), reason=NOT_COVERED)
    able = [candidate for candidate in covering if candidate.given] if asked.due else covering
    if not able:
        return Draft((), reason=NOT_GIVEN)
    chosen = list(_choose(able, [word.weight * word.idf for word in question.words]))
    steps = procedure(chosen[0], found) if asked.maybe_steps else ()
    return Draft(steps or tuple(_whole(chosen, found)))


def _covering(question: Question, asked: Wanted, said: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates that cover the topic: enough of the question, what it names, what it wants done."""
    able = [candidate for candidate in said if candidate.support >= ACCEPTED]
    if not all(_borne(question, label, able) for label in _labels(question)):
        return []
    for at in _named(question):
        able = [candidate for candidate in able if candidate.carries[at] >= CARRIED] or able
    deed = _deed(question) if asked.steps else None
    return able if deed is None else [candidate for candidate in able if candidate.carries[deed] >= CARRIED]


def _labels(question: Question) -> list[str]:
    """Return the words of versions, order numbers and other codes of a question: nothing else may stand for them."""
    facts = read(question.text, question.language).facts
    return [word.text for fact in facts if fact.kind == "label" for word in words(fact.text)]


def _borne(question: Question, label: str, able: Sequence[Candidate]) -> bool:
    at = next((at for at, word in enumerate(question.words) if word.text == label), None)
    return at is None or any(candidate.carries[at] >= CARRIED for candidate in able)


def _named(question: Question) -> list[int]:
    """Return the positions of the words that name one thing of its kind: written with a capital or a digit."""
    spelled = {word.text: word.span.of(question.text) for word in words(question.text)[1:]}
    return [
        at
        for at, word in enumerate(question.words)
        if word.weight == 1 and (spelled.get(word.text, "")[:1].isupper() or any(char.isdigit() for char in word.text))
    ]


def _deed(question: Question) -> int | None:
    """Return the position of the word that names what is to be done in a question for steps: its first of the topic.

    "Delete" in such a question is not answered by a sentence on changing the same thing.
    """
    return next((at for at, word in enumerate(question.words) if word.weight == 1), None)


def _choose(able: Sequence[Candidate], weights: Sequence[float]) -> Iterator[Candidate]:
    """Yield the sentences worth saying: the best one, then each that adds enough to what is said already."""
    best, *left = sorted(able, key=lambda candidate: (-candidate.worth, candidate.found, candidate.order))
    yield best
    said = best.carries
    bar = ENOUGH * _weight(best.carries, weights)
    for candidate in left:
        together = tuple(max(pair) for pair in zip(said, candidate.carries, strict=True))
        if _weight(together, weights) - _weight(said, weights) >= bar:
            yield candidate
            said = together


def _weight(carries: Sequence[float], weights: Sequence[float]) -> float:
    return sum(share * weight for share, weight in zip(carries, weights, strict=True))


def _whole(chosen: Sequence[Candidate], found: Sequence[Found]) -> Iterator[DraftSentence]:
    """Yield the chosen sentences with their neighbours, best passage first, in the order of its text."""
    orders: dict[int, set[int]] = {}
    for candidate in chosen:
        passage = found[candidate.found].passage
        needed = with_neighbours(passage, cut(passage.text, passage.language), candidate.order)
        orders.setdefault(candidate.found, set()).update(needed)
    for number, kept in orders.items():
        passage = found[number].passage
        spans = cut(passage.text, passage.language)
        yield from (DraftSentence(spans[order].of(passage.text), (number,)) for order in sorted(kept))
