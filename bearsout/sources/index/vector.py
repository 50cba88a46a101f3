"""Reading many postings at a time with numpy: the same passages and the same scores as one by one."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from bearsout.sources.index.marks import LEVELS, MOST_COUNTED, least_mark
from bearsout.sources.index.meeting import Part
from bearsout.sources.index.ranking import SLACK, Race, Scale
from bearsout.sources.index.scoring import K1, B
from bearsout.sources.index.strands import Postings, Shares, Strand, narrowed
from bearsout.sources.index.view import View

Numbers = npt.NDArray[np.uint32]
Floats = npt.NDArray[np.float64]

SCORED_AT_ONCE = 1_000
"""More passages than this are not scored before bounds have told which of them may be among the best."""

FIRST_LOOK = 32
"""Where more passages than this are left, as many of the best are taken first, to raise the threshold for the rest."""

LOOKED_UP = 12
PASSED_OVER = 4
"""How many postings are read in the time in which one passage is looked up, and passages passed over in that of one
posting."""

ROUNDING = 1e-6
"""How much a sum of bounds in four bytes may fall short by rounding."""

SCORED_ALONE = 8
"""As many passages are scored sooner one by one."""

BOUNDS: Floats = (np.arange(256) // 4 + 1) / LEVELS
"""What s(t, p) is below, by the mark of a posting."""


def all_at_once(race: Race, at: int, share: float) -> None:
    """Score the passages of a strand whose share there reaches a least one and which may be among the best."""
    view = race.scale.view
    passages, upper = _reaching(race.strands[at], share, view)
    if len(passages) > SCORED_AT_ONCE:
        if not race.found:
            _enter(race, _visible(passages[np.argpartition(upper, -FIRST_LOOK)[-FIRST_LOOK:]], view))
        if _crowded(race, len(passages)):
            _enter_all(race)
            return
        passages, upper = _promising(race, at, passages, upper)
    _enter_best(race, passages, upper)


def _crowded(race: Race, passages: int) -> bool:
    """Tell whether it takes longer to look passages up in each strand than to go over all postings and passages."""
    strands = race.strands
    words = len({strand.word for strand in strands})
    everything = sum(len(strand.source) for strand in strands) + words * race.scale.view.book.passages / PASSED_OVER
    return passages * len(strands) * LOOKED_UP > everything


def _enter_all(race: Race) -> None:
    """Go over all postings of all strands at once, and end the race."""
    view = race.scale.view
    upper = np.zeros(view.book.passages, np.float32)
    for strand in race.strands:
        # A passage that has several parts of one word gets the sum of their bounds: too high, and quick.
        passages, bounds = _reaching(strand, 0.0, view)
        upper[passages] += bounds.astype(np.float32)
    least = max(race.threshold - ROUNDING, ROUNDING)
    passages = np.flatnonzero(upper >= np.float32(least)).astype(np.uint32)
    _enter_best(race, passages, upper[passages].astype(np.float64) + ROUNDING)
    race.end()


def _enter_best(race: Race, passages: Numbers, upper: Floats) -> None:
    """Score passages, where they are many those with the highest bounds first."""
    if len(passages) > SCORED_AT_ONCE:
        _enter(race, _visible(passages[np.argpartition(upper, -FIRST_LOOK)[-FIRST_LOOK:]], race.scale.view))
        passages = passages[upper >= race.threshold - SLACK]
    _enter(race, _visible(passages, race.scale.view))


def _promising(race: Race, at: int, passages: Numbers, upper: Floats) -> tuple[Numbers, Floats]:
    """Return the passages whose bounds, all together, reach the threshold, and those sums."""
    for number, strand in enumerate(race.strands):
        if number == at or not len(passages):
            continue
        places, hit = _places(strand.source, passages)
        if number < at:
            # These were looked at with the earlier strand.
            keep = ~hit
        else:
            upper += np.where(hit, _bounds(strand, places, race.scale.view), 0.0)
            keep = upper + race.rest[number + 1] >= race.threshold - SLACK
        passages, upper = passages[keep], upper[keep]
    return passages, upper


def _enter(race: Race, passages: Numbers) -> None:
    """Score passages and take in those that are among the best: a few first, which raise the threshold for the rest."""
    if len(passages) <= SCORED_ALONE:
        race.add({passage: race.scale.score(passage) for passage in passages.tolist()})
        return
    scores = _scored(race.scale, passages)
    if len(scores) > FIRST_LOOK:
        first = np.argpartition(scores, -FIRST_LOOK)[-FIRST_LOOK:]
        race.add(dict(zip(passages[first].tolist(), scores[first].tolist(), strict=True)))
    rest = np.flatnonzero(scores >= race.threshold)
    race.add(dict(zip(passages[rest].tolist(), scores[rest].tolist(), strict=True)))


def _reaching(strand: Strand, share: float, view: View) -> tuple[Numbers, Floats]:
    """Return the passages of a strand whose share may reach a least one, and what it adds to each at most."""
    source = strand.source
    passages = _held(source)
    if isinstance(source, Shares):
        shares = np.frombuffer(source.shares)
        here = np.flatnonzero(shares >= share)
        return passages[here], shares[here] * strand.factor
    marks = np.frombuffer(source.marks, np.uint8)
    least = least_mark(narrowed(share, view))
    if least <= 0:
        return passages, _table(strand, view)[marks]
    here = np.flatnonzero(marks >= least) if least < 256 else np.empty(0, np.int64)
    return passages[here], _table(strand, view)[marks[here]]


def _held(source: Postings | Shares) -> Numbers:
    return np.frombuffer(source.passages, np.uint32)


def _places(source: Postings | Shares, passages: Numbers) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.bool_]]:
    """Return where passages are, or would be, in a strand, and whether they are."""
    held = _held(source)
    places = held.searchsorted(passages)
    np.minimum(places, len(held) - 1, out=places)
    return places, held[places] == passages


def _bounds(strand: Strand, places: npt.NDArray[np.int64], view: View) -> Floats:
    source = strand.source
    if isinstance(source, Shares):
        return np.frombuffer(source.shares)[places] * strand.factor
    return _table(strand, view)[np.frombuffer(source.marks, np.uint8)[places]]


def _table(strand: Strand, view: View) -> Floats:
    """Return what a posting of a strand adds to a score at most, by its mark."""
    if view.stretch == 1.0:
        return BOUNDS * strand.factor
    return strand.factor / (1 + view.stretch * (1 / BOUNDS - 1))


def _visible(passages: Numbers, view: View) -> Numbers:
    if view.whole or len(view.visible) == 1:
        return passages if view.whole else passages[:0]
    column = view.book.class_of
    classes: Numbers = np.frombuffer(column.part(0, len(column)), np.uint32)[passages]
    seen: npt.NDArray[np.bool_] = np.array(view.visible)[classes]
    return passages[seen]


def _scored(scale: Scale, passages: Numbers) -> Floats:
    """Return the scores of passages, each made in the order in which that of one alone is."""
    norm = _norm(passages, scale.view)
    scores = np.zeros(len(passages))
    for word, found in zip(scale.words, scale.met, strict=True):
        if found.parts:
            shares = _shares(found.parts[0], passages, norm)
            for part in found.parts[1:]:
                np.maximum(shares, _shares(part, passages, norm), out=shares)
            scores += word.weight * word.idf * shares / scale.whole
    return scores


def how_many(sources: Sequence[Postings | Shares], view: View) -> int:
    """Return how many visible passages there are in sources that may share some."""
    return len(_visible(np.unique(np.concatenate([_held(source) for source in sources])), view))


def shares_of_phrase(words: Sequence[Sequence[Postings]], view: View) -> Shares:
    """Return s(t, p) of the visible passages that have each of the words: that of the word said least."""
    passages = _visible(np.unique(np.concatenate([_held(source) for source in words[0]])), view)
    for word in words[1:]:
        passages = passages[np.logical_or.reduce([_places(source, passages)[1] for source in word])]
    norm = _norm(passages, view)
    least = np.ones(len(passages))
    for word in words:
        counts = np.zeros(len(passages))
        for source in word:
            counts += _counts(source, passages)
        np.minimum(least, counts / (counts + norm), out=least)
    return Shares(array("I", passages.tobytes()), array("d", least.tobytes()))


def _norm(passages: Numbers, view: View) -> Floats:
    lengths = view.book.lengths
    length = np.frombuffer(lengths.part(0, len(lengths)), np.uint32)[passages].astype(np.float64)
    return K1 * (1 - B + B * length / view.average)


def _shares(part: Part, passages: Numbers, norm: Floats) -> Floats:
    if isinstance(part.source, Shares):
        places, hit = _places(part.source, passages)
        return np.where(hit, np.frombuffer(part.source.shares)[places], 0.0) * part.factor
    counts = _counts(part.source, passages)
    return counts / (counts + norm) * part.factor


def _counts(source: Postings, passages: Numbers) -> Floats:
    """Return how often each passage says a term."""
    places, hit = _places(source, passages)
    marks = np.frombuffer(source.marks, np.uint8)[places] & MOST_COUNTED
    counts = marks.astype(np.float64)
    many = np.flatnonzero(hit & (marks == 0))
    if len(many):
        postings, larger = source.larger
        at = np.frombuffer(postings, np.uint32).searchsorted((places[many] + source.first).astype(np.uint32))
        counts[many] = np.frombuffer(larger, np.uint32)[at]
    counts *= hit
    return counts
