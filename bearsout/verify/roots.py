"""Roots: words of a sentence that the stemmer keeps apart from their kin in the passages ("visiting", "visitors")."""

from __future__ import annotations

from dataclasses import replace

from bearsout.verify.clauses import Prepared

SHORTEST = 4
"""A stem with fewer letters is the root of too much ("bar", "barrel")."""
LONGER = {4: 2}
"""Its kin is longer by at most this many letters, by its length; longer stems may have kin longer by three."""


def rooted(said: Prepared, known: frozenset[str]) -> Prepared:
    """Return a sentence whose words have the stems of their kin, where the passages do not know their own."""
    strange = {stem for stem in said.stems if stem not in known and len(stem) >= SHORTEST and stem.isalpha()}
    if not strange:
        return said
    kin = {stem: found for stem in strange if (found := _kin(stem, known)) is not None}
    if not kin:
        return said
    words = tuple(replace(word, stem=kin.get(word.stem, word.stem)) for word in said.words)
    propositions = tuple(
        replace(one, core=_told(one.core, kin), stems=_told(one.stems, kin)) for one in said.propositions
    )
    return replace(said, words=words, propositions=propositions)


def _kin(stem: str, known: frozenset[str]) -> str | None:
    """Return the known stem that begins with this one, or that this one begins with; the nearest in length."""
    near = [
        other
        for other in known
        if len(other) >= SHORTEST
        and abs(len(other) - len(stem)) <= LONGER.get(min(len(other), len(stem)), 3)
        and (other.startswith(stem) or stem.startswith(other))
    ]
    return min(near, key=lambda other: (abs(len(other) - len(stem)), other), default=None)


def _told(stems: frozenset[str], kin: dict[str, str]) -> frozenset[str]:
    return frozenset(kin.get(stem, stem) for stem in stems)
