"""Reading many postings at a time with numpy: the same passages and the same scores as one by one."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from bearsout.sources.index.marks import LEVELS, MOST_COUNTED, least_mark
from bearsout.sources.index.ranking import SLACK, Race, Scale
from bearsout.sources.index.scoring import K1, B
from bearsout.sources.index.strands import Postings, Shares, Strand, narrowed
from bearsout.sources.index.view import View

Numbers = npt.NDArray[np.uint32]
Floats = npt.NDArray[np.float64]

FIRST_LOOK = 64
"""Where more passages than this may be among the best, those with the highest bounds are scored first."""


def all_at_once(race: Race, at: int, share: float) -> None:
    """Score the passages of a strand whose share there reaches a least one and which may be among the best."""
    strands, view = race.strands, race.scale.view
    passages, upper = _reaching(strands[at], share, view)
    for number, strand in enumerate(strands):
        if number == at or not len(passages):
            continue
        places, hit = _places(strand.source, passages)
        if number < at:
            # These were looked at with the earlier strand.
            keep = ~hit
        else:
            upper += np.where(hit, _bounds(strand, places, view), 0.0)
            keep = upper + race.rest[number + 1] >= race.threshold - SLACK
        passages, upper = passages[keep], upper[keep]
    passages, upper = _visible(passages, upper, view)
    if len(passages) > FIRST_LOOK:
        first = np.argpartition(upper, -FIRST_LOOK)[-FIRST_LOOK:]
        race.add(_scored(race.scale, passages[first]))
        passages = passages[upper >= race.threshold - SLACK]
    race.add(_scored(race.scale, passages))


def _reaching(strand: Strand, share: float, view: View) -> tuple[Numbers, Floats]:
    """Return the passages of a strand whose share may reach a least one, and what it adds to each at most."""
    source = strand.source
    passages = np.frombuffer(source.passages, np.uint32)
    if isinstance(source, Shares):
        shares = np.array([source.shares[passage] for passage in source.passages])
        here = np.flatnonzero(shares >= share)
    else:
        marks = np.frombuffer(source.marks, np.uint8)
        least = least_mark(narrowed(share, view))
        here = np.flatnonzero(marks >= min(least, 255)) if least < 256 else np.empty(0, np.int64)
    return passages[here], _bounds(strand, here, view)


def _places(source: Postings | Shares, passages: Numbers) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.bool_]]:
    """Return where passages are, or would be, in a strand, and whether they are."""
    held = np.frombuffer(source.passages, np.uint32)
    places = np.searchsorted(held, passages)
    np.minimum(places, len(held) - 1, out=places)
    return places, held[places] == passages


def _bounds(strand: Strand, places: npt.NDArray[np.int64], view: View) -> Floats:
    source = strand.source
    if isinstance(source, Shares):
        shares = np.array([source.shares[passage] for passage in source.passages])
        return shares[places] * strand.factor
    table = (np.arange(256) // 4 + 1) / LEVELS
    if view.stretch != 1.0:
        table = 1 / (1 + view.stretch * (1 / table - 1))
    return (table * strand.factor)[np.frombuffer(source.marks, np.uint8)[places]]


def _visible(passages: Numbers, upper: Floats, view: View) -> tuple[Numbers, Floats]:
    if view.whole or len(view.visible) == 1:
        return (passages, upper) if view.whole else (passages[:0], upper[:0])
    classes = view.book.class_of
    seen = np.array(view.visible)[np.frombuffer(classes.part(0, len(classes)), np.uint32)[passages]]
    return passages[seen], upper[seen]


def _scored(scale: Scale, passages: Numbers) -> dict[int, float]:
    """Return the scores of passages, each number made in the order in which one alone is."""
    if not len(passages):
        return {}
    lengths = scale.view.book.lengths
    length = np.frombuffer(lengths.part(0, len(lengths)), np.uint32)[passages].astype(np.float64)
    norm = K1 * (1 - B + B * length / scale.view.average)
    scores = np.zeros(len(passages))
    for word, found in zip(scale.words, scale.held, strict=True):
        shares = np.zeros(len(passages))
        for part in found.parts:
            np.maximum(shares, _shares(part, passages, norm, scale.view), out=shares)
        scores += word.weight * word.idf * shares / scale.whole
    return dict(zip(passages.tolist(), scores.tolist(), strict=True))


def _shares(source: Postings | Shares, passages: Numbers, norm: Floats, view: View) -> Floats:
    places, hit = _places(source, passages)
    if isinstance(source, Shares):
        return np.array([source.share(passage) for passage in passages.tolist()])
    counts = (np.frombuffer(source.marks, np.uint8)[places] & MOST_COUNTED).astype(np.float64)
    many = np.flatnonzero(hit & (counts == 0))
    if len(many):
        postings, larger = source.larger
        at = np.searchsorted(np.frombuffer(postings, np.uint32), (places[many] + source.first).astype(np.uint32))
        counts[many] = np.frombuffer(larger, np.uint32)[at]
    return np.where(hit, counts / (counts + norm), 0.0)
