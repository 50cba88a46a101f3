"""The sentences that could be said to a question, each with how much of it they carry."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from bearsout.compose.fitting import fit, measures
from bearsout.compose.wanted import Wanted, gives
from bearsout.language.asking import asking
from bearsout.language.questions import is_question
from bearsout.language.sentences import sentences
from bearsout.language.table import CODES, load
from bearsout.language.words import fold, term, words
from bearsout.model import AskedWord, Found, Passage, Question, Span

OWN, HEADING, TITLE, BESIDE = 1.0, 0.85, 0.4, 0.5
"""What a word of the question is worth in the sentence itself, in the heading right above it, in a title further up, in
another sentence of its passage."""

SCORE_SHARE = 0.15
"""How much the passage's own score counts beside what the sentence carries."""

PRECISE = 0.1
"""How much it counts that the heading right above says nothing but what was asked."""

BRIEF = 0.2
"""How much it counts that the sentence itself says little but what was asked."""

ADJACENT = 0.2
"""How much it counts that words which stand side by side in the question do so here, too ("variable week")."""

OTHER_ROW = 0.75
"""What a table's row is worth whose subject, its first cell, was not asked for."""

NOT_GIVEN = 0.75
"""What a sentence is worth that does not give the kind of fact that is liked."""

POINTER, CAPTION, OPEN = 0.4, 0.4, 0.3
"""What a sentence is worth that only points elsewhere, that is a mere title, that ends where a list should begin."""

SHORTEST_CAPTION = 3


@dataclass(frozen=True, slots=True)
class Candidate:
    """A sentence of a found passage. `carries` holds for each word of the question how far it is met, 0 to 1; `support`
    is the share of the question's weight that it carries, `own` without its titles and neighbours, and `worth` orders
    the candidates."""

    found: int
    order: int
    span: Span
    text: str
    carries: tuple[float, ...]
    support: float
    worth: float
    given: bool
    own: float


Layer = tuple[frozenset[str], float]
"""The terms of a part of a passage, and what a word of the question is worth in it."""


def candidates(question: Question, found: Sequence[Found], asked: Wanted) -> list[Candidate]:
    """Return the sentences of all passages that may be said, in the order of the passages and of the text."""
    return [candidate for number, item in enumerate(found) for candidate in _of_passage(question, number, item, asked)]


@lru_cache(maxsize=4096)
def cut(text: str, language: str | None) -> tuple[Span, ...]:
    """Return the spans of a passage's sentences."""
    return tuple(sentences(text, language))


def _of_passage(question: Question, number: int, item: Found, asked: Wanted) -> Iterator[Candidate]:
    """Yield the sentences of one passage, questions apart."""
    passage = item.passage
    weights = [word.weight * word.idf for word in question.words]
    above = _layers_above(passage)
    weigh = _weigher(question, item, asked)
    for order, span in enumerate(cut(passage.text, passage.language)):
        text = span.of(passage.text)
        if is_question(text):
            continue
        layers = ((_terms(text, passage.language), OWN), *above)
        carries = [_carried(word, layers) for word in question.words]
        own = [_carried(word, layers[:1]) for word in question.words]
        support = _mean(carries, weights)
        given = not asked.kinds or gives(text, asked, passage.language)
        worth = support * weigh(text, given)
        yield Candidate(number, order, span, text, tuple(carries), support, worth, given, _mean(own, weights))


def _mean(shares: Sequence[float], weights: Sequence[float]) -> float:
    """Return the mean of the shares by their weights, 0 where nothing weighs anything."""
    whole = sum(weights)
    return sum(share * weight for share, weight in zip(shares, weights, strict=True)) / whole if whole else 0.0


def _layers_above(passage: Passage) -> tuple[Layer, ...]:
    """Return what each sentence of a passage is carried by beside itself: its heading, its titles, its neighbours."""
    heading = passage.heading_path[-1] if passage.heading_path else ""
    said = ((heading, HEADING), (_titles(passage), TITLE), (passage.text, BESIDE))
    return tuple((_terms(text, passage.language), worth) for text, worth in said)


def _titles(passage: Passage) -> str:
    return " \n ".join((*passage.document.titles, *passage.heading_path))


def _weigher(question: Question, item: Found, asked: Wanted) -> Callable[[str, bool], float]:
    """Return the function that says what the support of a sentence of one passage is multiplied by, from its text and
    whether it gives what is asked for."""
    passage, language = item.passage, item.passage.language
    values = measures(question.text, question.language)
    asked_terms = _asked_terms(question)
    row, pairs, above = _subject_share(passage, asked_terms), _asked_pairs(question), _pairs(_titles(passage), language)
    shared = 1 + SCORE_SHARE * item.score + PRECISE * _share(asked_terms, _context(passage), language)

    def weight(text: str, given: bool) -> float:
        brief = _share(asked_terms, _terms(text, language), language)
        beside = _met(pairs, _pairs(text, language) | above)
        made = _standing(text, passage) * (1.0 if given else NOT_GIVEN) * row
        fitting = fit(values, text, language) if values else 1.0
        return made * fitting * (shared + BRIEF * brief + ADJACENT * beside)

    return weight


def _asked_terms(question: Question) -> frozenset[str]:
    """Return the terms by which the words of a question may be met, those without weight apart."""
    return frozenset(
        met for word in question.words if word.weight for w in word.wordings for one in w.terms for met in one
    )


def _carried(word: AskedWord, layers: Sequence[Layer]) -> float:
    """Return how far a word of the question is met: where, and in which wording."""
    best = 0.0
    for wording in word.wordings:
        met = frozenset[str]()
        for here, worth in layers:
            met |= here
            if wording.factor * worth <= best:
                break
            if all(own & met for own in wording.terms):
                best = wording.factor * worth
                break
    return best


@lru_cache(maxsize=8192)
def _terms(text: str, language: str | None) -> frozenset[str]:
    return frozenset(term(word.text, language) for word in words(text))


Pair = tuple[str, str]


def _asked_pairs(question: Question) -> list[frozenset[Pair]]:
    """Return for each two words of the topic that stand side by side in a question the terms they may be met by."""
    sides = [
        frozenset(met for wording in word.wordings if wording.factor == 1 for one in wording.terms for met in one)
        if word.weight == 1
        else frozenset[str]()
        for word in question.words
    ]
    return [
        frozenset((left, right) for left in before for right in after)
        for before, after in pairwise(sides)
        if before and after
    ]


@lru_cache(maxsize=8192)
def _pairs(text: str, language: str | None) -> frozenset[Pair]:
    return frozenset(pairwise(term(word.text, language) for word in words(text)))


def _met(asked: Sequence[frozenset[Pair]], said: frozenset[Pair]) -> float:
    return sum(not pairs.isdisjoint(said) for pairs in asked) / len(asked) if asked else 0.0


def _context(passage: Passage) -> frozenset[str]:
    """Return the terms of the nearest heading, or title, that says anything of a topic."""
    for heading in (*reversed(passage.heading_path), *reversed(passage.document.titles)):
        if said := _terms(heading, passage.language) - _light(passage.language):
            return said
    return frozenset()


def _share(asked: frozenset[str], said: frozenset[str], language: str | None) -> float:
    """Return which share of the words said, small ones apart, was asked for."""
    own = said - _light(language)
    return len(own & asked) / len(own) if own else 0.0


def _subject_share(passage: Passage, asked: frozenset[str]) -> float:
    """Return OTHER_ROW for a table's row whose first cell was not asked for, else 1."""
    if passage.text.count("; ") < 1 or ": " not in passage.text.partition("; ")[0]:
        return 1.0
    subject = _terms(passage.text.partition("; ")[0].partition(": ")[2], passage.language)
    return OTHER_ROW if subject and subject.isdisjoint(asked) else 1.0


@lru_cache
def _light(language: str | None) -> frozenset[str]:
    if language not in CODES:
        return frozenset()
    table = load(language).words
    return frozenset(term(word, language) for word in table.stop | table.frame)


def _standing(text: str, passage: Passage) -> float:
    """Return what a sentence is worth by its make: one that says nothing by itself is worth less."""
    if text.rstrip().endswith(":"):
        return OPEN
    if points_elsewhere(text, passage.language):
        return POINTER
    return CAPTION if _is_caption(text) else 1.0


def points_elsewhere(text: str, language: str | None) -> bool:
    """Return whether a sentence only sends its reader elsewhere.

    >>> points_elsewhere("For more details, see the returns page.", "en")
    True
    """
    if language not in CODES:
        return False
    spoken = [fold(word.text) for word in words(text[:80])]
    return any(spoken[: len(opener)] == opener for opener in _pointers(language))


@lru_cache
def _pointers(language: str) -> tuple[list[str], ...]:
    return tuple([fold(word.text) for word in words(phrase)] for phrase in asking(language).pointers)


def _is_caption(text: str) -> bool:
    """Return whether a text is the mere name of something: its words have capitals, and it ends without a mark."""
    spoken = words(text)
    if len(spoken) < SHORTEST_CAPTION or text.rstrip()[-1:] in ".!;…" or any(char.isdigit() for char in text):
        return False
    long = [text[word.span.start] for word in spoken if len(word.text) > 3]
    return bool(long) and all(initial.isupper() for initial in long) and ";" not in text
