"""Subjects: what a clause says of one name is not said of another that the same clause speaks of.

"The director is Carmen Vidal and the secretary, Luis Ortega" does not bear out "Luis Ortega is the director".
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from bearsout.model import Problem
from bearsout.reading import Name
from bearsout.verify.alignment import WINDOW
from bearsout.verify.case import Case
from bearsout.verify.clauses import Prepared

MOST = 16
"""A sentence with more names than this is a list of them; what is beyond is not bound."""


def subjects(case: Case) -> Iterator[Problem]:
    """Return a problem for each name of which the sentence says what its clause in a passage says of another name."""
    for name in case.sentence.names[:MOST]:
        rival = _rival(case, name)
        if rival is not None:
            yield case.problem("name", name.span, rival.text)


def _rival(case: Case, name: Name) -> Name | None:
    """Return the name that stands where a clause says these things, while every `name` stands where it says others."""
    places = [(passage, held) for passage in case.passages for held in passage.names if _is_one(held, name)]
    if not all(_is_joined(passage, held) for passage, held in places):
        return None
    said = _said_of(case.sentence, name) & case.all_stems
    if not said or not all(_is_said_of_another(passage, held, said) for passage, held in places):
        return None
    for passage, held in places:
        for other in passage.names:
            beside = passage.clause_of[other.first] == passage.clause_of[held.first] and not _is_one(other, name)
            if beside and 2 * len(said & _said_of(passage, other)) >= len(said):
                return other
    return None


def _is_said_of_another(text: Prepared, held: Name, said: frozenset[str]) -> bool:
    """Return whether a name stands in a segment that an "and" opens and that says something else of it."""
    own = _said_of(text, held)
    return bool(own) and not own & said


def _is_joined(text: Prepared, held: Name) -> bool:
    """Return whether an "and" opens the segment of a name."""
    first = bisect_left(text.segment_of, text.segment_of[held.first])
    return text.reading.tokens[first].fold in text.lexicon.facts.polarity.conjunctions


def _is_one(held: Name, name: Name) -> bool:
    return bool(set(held.words) & set(name.words))


def _said_of(text: Prepared, name: Name) -> frozenset[str]:
    """Return the stems of a name's segment, names apart."""
    segment = text.segment_of[name.first]
    near = text.near(name.first, WINDOW)
    return frozenset(word.stem for word in near if word.segment == segment and word.token not in text.named)
