"""Quotations: what stands between quotation marks must stand in a cited passage, nearly letter for letter.

The score is `1 - d / len(quote)`, where `d` is the least edit distance from the quotation to any run of whole words of
the passage, both folded. Numbers and denials must be equal, whatever the score: one digit is a small edit.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from typing import NamedTuple, Protocol, cast

from bearsout.language.words import Word, fold, words
from bearsout.model import Problem
from bearsout.reading import read
from bearsout.span import Span
from bearsout.verify.case import Case
from bearsout.verify.words import key

HOLDS = 0.90
"""A quotation with this score holds: a slip of the pen in each ten letters (claim contract, section 9)."""
FEWEST = 4
"""Fewer words between quotation marks are a name, a title or a word that is spoken of, not a quotation."""
SPREAD = 2
"""The piece that is quoted may be this many words longer or shorter than the quotation."""
MOST = 16
"""Quotations beyond this many are not checked, and so refused."""
CLOSE = 0.5
"""What the passage says instead is shown where it is at least this near."""
LONGEST = 600
"""A quotation of more characters is not checked, and so refused."""
QUOTED = re.compile(r"“([^“”]+)”|«([^«»]+)»|\"([^\"]+)\"|„([^„“”]+)[“”]")
"""What stands between marks that belong together."""


class _Distance(Protocol):
    def distance(self, one: str, other: str, /, *, score_cutoff: int | None = None) -> int: ...


class Anchor(NamedTuple):
    """Where a quotation stands best in a text, how well, and whether its numbers and denials are the same there."""

    span: Span
    score: float
    same_facts: bool

    @property
    def holds(self) -> bool:
        """True where the quotation may be told as one."""
        return self.score >= HOLDS and self.same_facts


def anchor(quote: str, text: str, language: str | None = None, locale: str | None = None) -> Anchor | None:
    """Return where `quote` stands best in `text`, or None where one of them has no words.

    >>> anchor("reaches the card in five days", "A refund reaches the card in five days.").holds
    True
    >>> anchor("reaches the card in 5 days", "It reaches the card in 15 days.").holds
    False
    """
    mine, theirs = _folded(quote), _folded(text)
    if not mine or not theirs:
        return None
    score, span = _best([word.text for word in mine], theirs)
    return Anchor(span, score, _facts(quote, language, locale) == _facts(span.of(text), language, locale))


@lru_cache(maxsize=256)
def _folded(text: str) -> tuple[Word, ...]:
    return tuple(Word(fold(word.text), word.span) for word in words(text))


def _best(mine: list[str], theirs: tuple[Word, ...]) -> tuple[float, Span]:
    """Return the best score of a run of whole words that begins with a word of the quotation, and where it stands."""
    # Imported here: a verifier that meets no quotation does without it.
    levenshtein = cast(_Distance, import_module("rapidfuzz.distance").Levenshtein)
    quote, own = " ".join(mine), set(mine)
    best, where = len(quote), Span(theirs[0].span.start, theirs[0].span.end)
    for first in range(len(theirs)):
        if not any(word.text in own for word in theirs[first : first + 2]):
            continue
        for last in range(first + max(1, len(mine) - SPREAD), min(first + len(mine) + SPREAD, len(theirs)) + 1):
            piece = " ".join(word.text for word in theirs[first:last])
            distance = levenshtein.distance(quote, piece, score_cutoff=best)
            if distance < best:
                best, where = distance, Span(theirs[first].span.start, theirs[last - 1].span.end)
    return 1 - best / len(quote), where


def _facts(text: str, language: str | None, locale: str | None) -> Counter[str]:
    """Return the values and denials of a text."""
    reading = read(text, language, locale)
    values = [f"{key(fact)} {fact.bound} {sorted(fact.currencies)}" for fact in reading.facts if not fact.weak]
    return Counter([*values, *(cue.value for cue in reading.cues if cue.kind == "negation")])


def quotations(case: Case) -> Iterator[Problem]:
    """Return a problem for each quotation that stands in no cited passage."""
    for number, match in enumerate(QUOTED.finditer(case.sentence.text)):
        group = match.lastindex or 0
        quote = match.group(group)
        if len(words(quote)) < FEWEST:
            continue
        if number >= MOST or len(quote) > LONGEST:
            yield case.problem("quotation", Span(*match.span(group)))
            return
        language = case.language
        found = [(passage, anchor(quote, passage.text, language)) for passage in case.passages]
        near = [(passage, one) for passage, one in found if one is not None]
        if any(one.holds for _, one in near):
            continue
        best = max(near, key=lambda pair: pair[1].score, default=None)
        said = best[1].span.of(best[0].text) if best is not None and best[1].score >= CLOSE else None
        yield case.problem("quotation", Span(*match.span(group)), said)
