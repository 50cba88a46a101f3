"""A sentence that is nearly a passage's own, laid beside it token by token."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import NamedTuple

from bearsout.verify.alignment import shared
from bearsout.verify.clauses import Prepared

NEARLY = 0.7
"""A sentence is nearly a passage's own where this part of its tokens stands there in the same order."""
ALL_BUT = 0.8
"""It repeats the piece whole where it leaves out no more than the rest."""
FEWEST = 6
LONGEST = 200
"""Sentences of fewer tokens tell too little by their order; longer ones cost too much (the work is their product)."""


class Stretch(NamedTuple):
    """Tokens of the sentence and those that stand in their place in the passage; `same` where they are the same."""

    same: bool
    mine: range
    theirs: range


class Parallel(NamedTuple):
    """A sentence beside the piece of a passage that it nearly repeats. `whole` says that it adds no word and leaves out
    hardly any."""

    passage: Prepared
    whole: bool
    stretches: tuple[Stretch, ...]


def parallel(said: Prepared, sentence: int, passages: tuple[Prepared, ...]) -> Parallel | None:
    """Return one sentence of `said` beside the piece that it nearly repeats, or None where it repeats none."""
    mine = said.sentence_tokens[sentence]
    best = _nearest(said.sentence_stems[sentence], passages)
    if best is None or not FEWEST <= len(mine) <= LONGEST:
        return None
    passage, theirs, stems = best
    own = [said.reading.tokens[i].fold for i in mine]
    other = [passage.reading.tokens[i].fold for i in theirs]
    matcher = SequenceMatcher(None, own, other, autojunk=False)
    matching = sum(block.size for block in matcher.get_matching_blocks())
    if matching < NEARLY * len(own):
        return None
    whole = matching >= ALL_BUT * len(other) and all(
        stem.startswith("=") or stem in stems for stem in said.sentence_stems[sentence]
    )
    stretches = [
        Stretch(tag == "equal", mine[a:b], theirs[c:d])
        for tag, a, b, c, d in matcher.get_opcodes()
        if tag in ("equal", "replace")
    ]
    return Parallel(passage, whole, tuple(stretches))


def _nearest(stems: frozenset[str], passages: tuple[Prepared, ...]) -> tuple[Prepared, range, frozenset[str]] | None:
    """Return the passage and its sentence or clause that holds most of `stems`, the shorter first."""
    scored = [
        (shared(stems, own), -len(tokens), passage, tokens, own)
        for passage in passages
        for pieces, tokens_of in (
            (passage.sentence_stems, passage.sentence_tokens),
            (passage.clause_stems, passage.clause_ranges),
        )
        for own, tokens in zip(pieces, tokens_of, strict=True)
        if 0 < len(tokens) <= LONGEST
    ]
    if not scored:
        return None
    part, _, passage, tokens, own = max(scored, key=lambda one: one[:2])
    return (passage, tokens, own) if part >= NEARLY / 2 else None
