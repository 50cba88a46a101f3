"""Relative clauses: what ", who spent six years there" says is said of the name right before it, and of no other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bearsout.model import Problem
from bearsout.reading import Name
from bearsout.verify.alignment import WINDOW
from bearsout.verify.case import Case
from bearsout.verify.clauses import Prepared

FEWEST = 2
"""A sentence tells a relative clause again where it holds this many of its words that stand nowhere else, or all."""
ENOUGH = 0.6
"""And where this much of what it says stands there."""


class Relative(NamedTuple):
    """A relative clause behind a comma: the name it is about, its first token, and the stems of what it says."""

    about: Name
    first: int
    stems: frozenset[str]


def relatives(case: Case) -> Iterator[Problem]:
    """Return a problem for each name of which the sentence says what a relative clause says of another name."""
    held = [(passage, relative) for passage in case.passages for relative in _relatives(passage)]
    for clause, stems in enumerate(case.sentence.clause_stems if held else ()):
        named = _names_of(case.sentence, clause)
        if not stems or not named:
            continue
        told = {word for name in named for word in name.words}
        for passage, relative in held:
            another = not told & set(relative.about.words) and _is_told(case, passage, clause, relative)
            if another and any(_stands_outside(passage, name, relative) for name in named):
                yield case.problem("name", named[0].span, relative.about.text)
                return


def _names_of(text: Prepared, clause: int) -> list[Name]:
    return [name for name in text.names if text.clause_of[name.first] == clause]


def _relatives(text: Prepared) -> Iterator[Relative]:
    """Yield the relative clauses of a text that a comma sets off right behind a name."""
    openers, tokens = text.lexicon.facts.polarity.relatives, text.reading.tokens
    for name in text.names:
        i = name.last + 1
        if i < len(tokens) and tokens[i - 1].text == "," and tokens[i].fold in openers:
            said = [word for word in text.near(i, WINDOW) if word.token > i and word.segment == text.segment_of[i]]
            yield Relative(name, i, frozenset(word.stem for word in said))


def _is_told(case: Case, passage: Prepared, clause: int, relative: Relative) -> bool:
    """Return whether a clause of the sentence says what a relative clause does, and hardly anything else."""
    said = frozenset(word.stem for word in case.clause_words_of(clause) if word.token not in case.sentence.named)
    there = said & relative.stems
    if len(there) < ENOUGH * len(said):
        return False
    segment = passage.segment_of[relative.first]
    elsewhere = {
        word.stem for text in case.passages for word in text.words if text is not passage or word.segment != segment
    }
    own = there - elsewhere
    return bool(own) and len(own) >= min(FEWEST, len(said))


def _stands_outside(text: Prepared, name: Name, relative: Relative) -> bool:
    """Return whether a name stands in the sentence of a relative clause, and not in that clause."""
    sentence, segment = text.sentence_of[relative.first], text.segment_of[relative.first]
    places = [one for one in text.names if set(one.words) & set(name.words) and text.sentence_of[one.first] == sentence]
    return bool(places) and all(text.segment_of[one.first] != segment for one in places)
