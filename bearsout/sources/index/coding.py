"""Coding texts: the ranks of their pieces as bytes, many at a time (`codes` reads them one by one)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from bearsout.sources.index.codes import BASES


def encode(ranks: npt.NDArray[np.int64]) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int64]]:
    """Return the codes of the ranks, end to end, and where each of them ends."""
    sizes = np.ones(len(ranks), np.int64)
    for base in BASES[1:]:
        sizes += ranks >= base
    ends = np.cumsum(sizes)
    out = np.empty(int(ends[-1]) if len(ends) else 0, np.uint8)
    values = ranks - np.array(BASES)[sizes - 1]
    out[ends - 1] = values & 127 | 128
    for size in range(2, len(BASES) + 1):
        longer = np.flatnonzero(sizes >= size)
        out[ends[longer] - size] = values[longer] >> 7 * (size - 1) & 127
    return out, ends
