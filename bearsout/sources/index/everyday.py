"""What people say for one another when they ask, in every shop and office: a language's own small vocabulary."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from bearsout.language.asking import asking
from bearsout.language.table import CODES
from bearsout.language.words import term, words

Stems = tuple[str, ...]


@cache
def everyday(language: str | None) -> Mapping[Stems, tuple[str, ...]]:
    """Return for the stems of each everyday phrase of a language the phrases that may stand for it.

    >>> everyday("en")[("en:guarante",)]
    ('warranty',)
    """
    if language not in CODES:
        return {}
    others: defaultdict[Stems, dict[str, None]] = defaultdict(dict)
    for group in asking(language).everyday:
        stems = {phrase: stems_of(phrase, language) for phrase in group}
        for phrase in group:
            said = others[stems[phrase]]
            said.update((other, None) for other in group if stems[other] != stems[phrase])
    return {phrase: tuple(said) for phrase, said in others.items()}


@cache
def longest(language: str | None) -> int:
    """Return how many words the longest everyday phrase of a language has."""
    return max((len(stems) for stems in everyday(language)), default=0)


def stems_of(phrase: str, language: str | None) -> Stems:
    """Return the terms of a phrase's words, in order."""
    return tuple(term(word.text, language) for word in words(phrase))
