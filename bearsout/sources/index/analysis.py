"""A passage as the index sees it: how often it says each word, in its text and in its titles."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from bearsout.language.words import fold, term, words
from bearsout.model import Passage
from bearsout.sources.index.scoring import TITLE_COUNT


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
            key = term(word.text, passage.language)
            counts[key] += times
            spellings[fold(word.text)] = key
    return Analysed(dict(counts), counts.total(), spellings)
