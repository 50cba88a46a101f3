"""The gates before the checks: what is too long, what states nothing, and what cites nothing."""

from __future__ import annotations

from functools import cache

from bearsout.language.questions import is_question
from bearsout.model import Problem, Span
from bearsout.reading.lexicon import Lookup, lexicon
from bearsout.verify.clauses import Prepared, prepare
from bearsout.verify.reasons import reason

LONGEST_SENTENCE = 10_000
"""Characters. What is longer is no sentence, and each of its values would be held against each of the passage's."""
SHOWN = 80
"""How much of a sentence that is too long is shown."""
SAYS_MORE = 2
"""A greeting that goes on for at least this many words, or with a value, is held to what it goes on to say."""


def too_long(sentence: str, language: str | None) -> Problem | None:
    """Return the problem of a text that is too long to be a sentence."""
    if len(sentence) <= LONGEST_SENTENCE:
        return None
    start = sentence[:SHOWN]
    return Problem("unread", Span(0, len(start)), start, reason("unread", "long", start, None, language))


def refused(text: str, kind: str, language: str | None, variant: str = "") -> Problem:
    """Return a problem of the whole sentence."""
    return Problem(kind, Span(0, len(text)), text, reason(kind, variant, text, None, language))


def without_greeting(said: Prepared, locale: str | None) -> Prepared:
    """Return a sentence whose greeting is blank ("Sure, it takes 5 days"); every other character keeps its place."""
    end = _greeted(said)
    if not end:
        return said
    at = said.reading.tokens[end - 1].end
    return prepare(" " * at + said.text[at:], said.reading.language, locale)


def states_nothing(said: Prepared) -> bool:
    """Return whether a sentence is a question, a mere greeting, or without a word that says something."""
    greeted = _greeted(said)
    return is_question(said.text) or not any(word.token >= greeted for word in said.words)


def speaks_of_itself(said: Prepared) -> bool:
    """Return whether a sentence greets or speaks of the answer ("I hope this helps"), and goes on to say nothing."""
    greeted = _greeted(said)
    frames, tokens = _frames(said.lexicon.code), said.reading.tokens
    framed = any(frames.at(tokens, _first_word(said, i)) is not None for i in (0, greeted))
    if not greeted and not framed:
        return False
    if any(not fact.weak for fact in said.facts):
        return False
    begins = _after_colon(said) if framed else greeted
    more = [word for word in said.words if word.token >= begins]
    return len(more) < SAYS_MORE or (framed and not begins)


def _first_word(said: Prepared, i: int) -> int:
    while i < len(said.reading.tokens) and said.reading.tokens[i].kind == "mark":
        i += 1
    return i


def _after_colon(said: Prepared) -> int:
    """Return the position after the first colon, or 0."""
    return next((i + 1 for i, token in enumerate(said.reading.tokens) if token.text == ":"), 0)


@cache
def _frames(code: str | None) -> Lookup:
    """Return a language's phrases that open a sentence about the answer itself."""
    return Lookup(lexicon(code).facts.polarity.frames)


def _greeted(said: Prepared) -> int:
    """Return how many tokens the greetings take with which a sentence opens ("Hello and welcome!")."""
    tokens, polarity = said.reading.tokens, said.lexicon.facts.polarity
    end = i = 0
    while (hit := said.lexicon.greetings.at(tokens, i)) is not None:
        i = end = hit[1]
        while i < len(tokens) and (tokens[i].kind == "mark" or tokens[i].fold in polarity.conjunctions):
            i += 1
    return end
