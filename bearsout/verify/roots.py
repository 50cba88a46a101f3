"""Roots: words of a sentence that the stemmer keeps apart from their kin in the passages ("visiting", "visitors")."""

from __future__ import annotations

from collections.abc import Sequence

from bearsout.verify.clauses import BEGINNING, Prepared

SHORTEST = BEGINNING
"""A stem with fewer letters is the root of too much ("bar", "barrel")."""
LONGER = {4: 2}
"""Its kin is longer by at most this many letters, by its length; longer stems may have kin longer by three."""


def rooted(said: Prepared, held: Sequence[Prepared], context: frozenset[str]) -> Prepared:
    """Return a sentence whose words have the stems of their kin, where neither `held` nor `context` has their own."""
    strange = [stem for stem in said.stems if len(stem) >= SHORTEST and stem.isalpha() and stem not in context]
    strange = [stem for stem in strange if not any(stem in passage.stems for passage in held)]
    kin = {stem: found for stem in strange if (found := _kin(stem, held)) is not None}
    if not kin:
        return said
    words = tuple(word._replace(stem=kin.get(word.stem, word.stem)) for word in said.words)
    propositions = tuple(
        one._replace(core=_told(one.core, kin), stems=_told(one.stems, kin)) for one in said.propositions
    )
    return said._replace(words=words, propositions=propositions)


def _kin(stem: str, held: Sequence[Prepared]) -> str | None:
    """Return the known stem that begins with this one, or that this one begins with; the nearest in length."""
    near = [
        other
        for passage in held
        for other in passage.by_beginning.get(stem[:BEGINNING], ())
        if abs(len(other) - len(stem)) <= LONGER.get(min(len(other), len(stem)), 3)
        and (other.startswith(stem) or stem.startswith(other))
    ]
    return min(near, key=lambda other: (abs(len(other) - len(stem)), other), default=None)


def _told(stems: frozenset[str], kin: dict[str, str]) -> frozenset[str]:
    return frozenset(kin.get(stem, stem) for stem in stems)
