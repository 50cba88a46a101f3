"""The composer without a model: the passages' own sentences that answer the question, as few as do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bearsout.compose.candidates import Candidate, candidates, cut
from bearsout.compose.lists import whole_list
from bearsout.compose.neighbours import with_neighbours
from bearsout.compose.wanted import is_order, wanted
from bearsout.language.words import words
from bearsout.model import Draft, DraftSentence, Found, Question

ENOUGH = 0.4
"""A further sentence is said only where it adds this share of what the best sentence alone carries."""

DONE = 0.3
"""How far the word for what is to be done must be carried where steps are asked for: "delete" is not "change"."""

ACCEPTED = 0.44
"""The share of the question's weight that the best sentence must carry, with its titles and its passage."""


def extract(question: Question, found: Sequence[Found]) -> Draft:
    """Return the sentences of the found passages that answer the question, or none and why.

    A sentence comes with the neighbours without which it would mislead: its caveat, its rule, what its pronoun means.
    """
    if is_order(question.text, question.language):
        return Draft((), reason="action_not_question")
    asked = wanted(question.text, question.language)
    able = [candidate for candidate in candidates(question, found, asked) if candidate.support >= ACCEPTED]
    if not able:
        return Draft((), reason="topic_not_covered")
    for at in _named(question):
        if any(candidate.carries[at] >= DONE for candidate in able):
            able = [candidate for candidate in able if candidate.carries[at] >= DONE]
    if asked.steps:
        deed = _deed(question)
        able = [candidate for candidate in able if deed is None or candidate.carries[deed] >= DONE]
    if asked.due:
        able = [candidate for candidate in able if candidate.given]
    if not able:
        return Draft((), reason="kind_not_found")
    weights = [word.weight * word.idf for word in question.words]
    chosen = list(_choose(able, weights))
    items = whole_list(chosen[0], found, asked)
    if items:
        return Draft(tuple(items))
    whole = {
        (candidate.found, order)
        for candidate in chosen
        for order in with_neighbours(
            found[candidate.found].passage, _spans(found[candidate.found]), candidate.order
        )
    }
    return Draft(
        tuple(
            DraftSentence(_spans(found[number])[order].of(found[number].passage.text), (number,))
            for number, order in sorted(whole)
        )
    )


def _deed(question: Question) -> int | None:
    """Return the position of the word that names what is to be done in a question for steps: its first of the topic."""
    return next((at for at, word in enumerate(question.words) if word.weight == 1), None)


def _named(question: Question) -> list[int]:
    """Return the positions of the words that name one thing of its kind: written with a capital or a digit."""
    spelled = {word.text: question.text[word.span.start : word.span.end] for word in words(question.text)[1:]}
    return [
        at
        for at, word in enumerate(question.words)
        if word.weight == 1 and (spelled.get(word.text, "")[:1].isupper() or any(c.isdigit() for c in word.text))
    ]


def _spans(item: Found) -> tuple:
    return cut(item.passage.text, item.passage.language)


def _choose(able: Sequence[Candidate], weights: Sequence[float]) -> Iterator[Candidate]:
    """Yield the sentences worth saying: the best one, then each that adds enough to what is said already."""
    left = sorted(able, key=lambda candidate: (-candidate.worth, candidate.found, candidate.order))
    best = left.pop(0)
    yield best
    said = list(best.carries)
    bar = ENOUGH * sum(share * weight for share, weight in zip(best.carries, weights, strict=True))
    for candidate in left:
        gain = sum(
            max(0.0, own - had) * weight for own, had, weight in zip(candidate.carries, said, weights, strict=True)
        )
        if gain >= bar:
            yield candidate
            said = [max(pair) for pair in zip(said, candidate.carries, strict=True)]
