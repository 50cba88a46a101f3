"""The composer without a model: the passages' own sentences that answer the question, as few as do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bearsout.language.questions import is_question
from bearsout.language.sentences import sentences
from bearsout.language.table import CODES, Discourse, load
from bearsout.language.words import term, words
from bearsout.model import Draft, DraftSentence, Found, Passage, Question, Span

TITLE_SHARE = 0.5
"""What a word of the question is worth that stands in a passage's titles and not in the sentence itself."""

ENOUGH = 0.5
"""A further sentence is said only where it adds this share of what the best sentence alone carries."""

BEST_OF_PASSAGE = 0.8
"""Within a passage, a sentence that carries this share of the best one's weight is as good as it."""

MOST_FOLLOWING = 2
"""How many sentences after the one that answers are said because they go on about the same thing."""


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A sentence of a found passage, with how much of each word of the question it carries (0 to 1)."""

    found: int
    order: int
    span: Span
    carries: tuple[float, ...]


def extract(question: Question, found: Sequence[Found]) -> Draft:
    """Return the sentences of the found passages that carry the question's rarer words, best passage first.

    A sentence comes with the neighbours without which it would mislead: its caveat, its rule, what its pronoun means.
    """
    weights = [word.weight * word.idf for word in question.words]
    if not found or not any(weights):
        return Draft(())
    spans = [sentences(item.passage.text, item.passage.language) for item in found]
    candidates = [
        _Candidate(number, order, span, _carried(question, item.passage, span))
        for number, item in enumerate(found)
        for order, span in enumerate(spans[number])
        if not is_question(span.of(item.passage.text))
    ]
    chosen = set(_choose(candidates, weights))
    whole = {
        (number, order)
        for number, first in {(candidate.found, candidate.order) for candidate in chosen}
        for order in _with_neighbours(found[number].passage, spans[number], first)
    }
    return Draft(
        tuple(
            DraftSentence(spans[number][order].of(found[number].passage.text), (number,))
            for number, order in sorted(whole)
        )
    )


def _carried(question: Question, passage: Passage, span: Span) -> tuple[float, ...]:
    """Return for each word of the question how far the sentence carries it: itself, or through its titles."""
    own = _terms(span.of(passage.text), passage.language)
    titles = _terms(" \n ".join((*passage.document.titles, *passage.heading_path)), passage.language)
    carried: list[float] = []
    for word in question.words:
        shares = [0.0]
        for wording in word.wordings:
            if all(met & own for met in wording.terms):
                shares.append(wording.factor)
            elif all(met & (own | titles) for met in wording.terms):
                shares.append(wording.factor * TITLE_SHARE)
        carried.append(max(shares))
    return tuple(carried)


def _terms(text: str, language: str | None) -> frozenset[str]:
    return frozenset(term(word.text, language) for word in words(text))


def _choose(candidates: Sequence[_Candidate], weights: Sequence[float]) -> Iterator[_Candidate]:
    """Yield the sentences worth saying: the best one, then each that adds enough to what is said already."""
    said = [0.0] * len(weights)
    best = 0.0
    left = list(candidates)
    while left:
        gains = [_gain(candidate.carries, said, weights) for candidate in left]
        gain = max(gains)
        best = best or gain
        if gain <= 0 or gain < ENOUGH * best:
            return
        pick = left.pop(gains.index(gain))
        yield pick
        said = [max(pair) for pair in zip(said, pick.carries, strict=True)]


def _gain(carries: Sequence[float], said: Sequence[float], weights: Sequence[float]) -> float:
    return sum(max(0.0, own - had) * weight for own, had, weight in zip(carries, said, weights, strict=True))


def _with_neighbours(passage: Passage, spans: Sequence[Span], at: int) -> Iterator[int]:
    """Yield the positions of a sentence and of the neighbours that it may not be said without."""
    table = load(passage.language).discourse if passage.language in CODES else Discourse()
    texts = [span.of(passage.text) for span in spans]
    # Under a heading that is a question the answer begins where the passage does ("Yes, for 30 minutes.").
    asked = bool(passage.heading_path) and is_question(passage.heading_path[-1])
    first, last = (max(0, at - MOST_FOLLOWING), at) if asked else (at, at)
    while first > 0 and _leans_back(texts, first, table, passage.language):
        first -= 1
    while last + 1 < len(texts) and last - at < MOST_FOLLOWING and _goes_on(texts, last + 1, table, passage.language):
        last += 1
    yield from (number for number in range(first, last + 1) if not is_question(texts[number]))


def _leans_back(texts: Sequence[str], at: int, table: Discourse, language: str | None) -> bool:
    """Tell whether a sentence needs the one before it: a pronoun or a caveat opens it, or it is the exception to it."""
    openers = (*table.pronoun_openers, *table.caveat_openers)
    return _opens(texts[at], openers) or _is_exception(texts[at - 1], texts[at], table, language)


def _goes_on(texts: Sequence[str], at: int, table: Discourse, language: str | None) -> bool:
    """Tell whether a sentence goes on about what the one before it says: by its opening, or by a word of the topic."""
    if _opens(texts[at], (*table.caveat_openers, *table.pronoun_openers)):
        return True
    before, here = ([word.text for word in words(text)] for text in (texts[at - 1], texts[at]))
    return bool(_topic(before, language) & _topic(here, language))


def _opens(text: str, openers: Sequence[str]) -> bool:
    spoken = [word.text for word in words(text[:80])]
    return any(spoken[: len(opener)] == opener for opener in ([w.text for w in words(o)] for o in openers))


def _is_exception(rule: str, text: str, table: Discourse, language: str | None) -> bool:
    """Tell whether `text` denies of something what `rule` grants: it has a negation, the rule has none, and they share
    a word of the topic ("An order can be refunded ... A gift card cannot be refunded.")."""
    ruled, denied = ([word.text for word in words(side)] for side in (rule, text))
    if table.negations.isdisjoint(denied) or not table.negations.isdisjoint(ruled):
        return False
    return bool(_topic(ruled, language) & _topic(denied, language))


def _topic(spoken: Sequence[str], language: str | None) -> frozenset[str]:
    light = load(language).words.stop | load(language).words.frame if language in CODES else frozenset[str]()
    return frozenset(term(word, language) for word in spoken if word not in light)
