"""Articles that stand for a noun said before: "runs the Seville office; Ms Dunn runs the one in Leeds"."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache

from bearsout.reading import Reading
from bearsout.reading.lexicon import Lexicon, Lookup
from bearsout.reading.lexicon import lexicon as lexicon_of
from bearsout.verify.words import Word

FARTHEST = 16
"""The noun is one of this many words before."""


@cache
def _phrases(code: str | None) -> Lookup:
    return Lookup(lexicon_of(code).facts.polarity.heads)


def headed(reading: Reading, lexicon: Lexicon, words: tuple[Word, ...]) -> tuple[Word, ...]:
    """Return the words of a text with the nouns that such articles stand for, each at its article."""
    phrases, tokens = _phrases(lexicon.code), reading.tokens
    places = [i for i in range(1, len(tokens)) if reading.owners[i] < 0 and phrases.at(tokens, i) is not None]
    if not places:
        return words
    at = [word.token for word in words]
    added: list[Word] = []
    for i in places:
        first, after = bisect_left(at, i), bisect_left(at, i + 1)
        noun = _noun(reading, words[max(0, first - FARTHEST) : first], tokens[i].fold)
        if noun is not None and after < len(words):
            added.append(words[after]._replace(stem=noun.stem, token=i, end=i + 1))
    return tuple(sorted([*words, *added], key=lambda word: word.token))


def _noun(reading: Reading, before: tuple[Word, ...], article: str) -> Word | None:
    """Return the nearest word before that has the same article, in the same sentence or the one before."""
    return next(
        (word for word in reversed(before) if word.token > 0 and reading.tokens[word.token - 1].fold == article), None
    )
