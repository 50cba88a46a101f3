"""A passage as the index sees it: how often it says each word, in its text and in its titles."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from bearsout.language.words import fold, term, words
from bearsout.model import Passage
from bearsout.sources.index.scoring import TITLE_COUNT

REMEMBERED = 200_000
"""Words whose terms are kept at hand while an index is made: a large folder has no more different ones."""


@dataclass(frozen=True, slots=True)
class Analysed:
    """The words of a passage: `counts` by term, `length` in words, and the term of each spelling that stands there."""

    counts: dict[str, int]
    length: int
    spellings: dict[str, str]


def analyse(passage: Passage) -> Analysed:
    """Return the words of a passage and its titles, titles counted `TITLE_COUNT` times."""
    counts: Counter[str] = Counter()
    spellings: dict[str, str] = {}
    titles = " \n ".join((*passage.document.titles, *passage.heading_path))
    for text, times in ((passage.text, 1), (titles, TITLE_COUNT)):
        for word in words(text):
            key, spelling = _known(word.text, passage.language)
            counts[key] += times
            spellings[spelling] = key
    return Analysed(dict(counts), counts.total(), spellings)


@lru_cache(REMEMBERED)
def _known(word: str, language: str | None) -> tuple[str, str]:
    """Return the term of a word, and its spelling without case and accents."""
    return term(word, language), fold(word)
