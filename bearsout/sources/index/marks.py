"""What a posting says in one byte: a bound of s(t, p) in its upper six bits, and how often the word is said below.

A bound only tells which passages are worth a look; those are scored from the exact count and length.
"""

from __future__ import annotations

LEVELS = 64
"""A mark's upper bits say that s(t, p) is below (level + 1) / LEVELS."""

MOST_COUNTED = 3
"""A word said more often has 0 in the mark's lower bits, and its count among the larger ones."""

HEADED = 4_096
"""A word that more passages have than this has a head: the mark of its HEAD best postings, which are read first."""

HEAD = 256


def bound(mark: int) -> float:
    """Return what s(t, p) of a posting is below, given its mark.

    >>> bound(0b111111_00)
    1.0
    """
    return ((mark >> 2) + 1) / LEVELS


def least_mark(share: float) -> int:
    """Return the lowest mark whose bound reaches `share`; 256 where none does.

    >>> least_mark(0.5), least_mark(0.0), least_mark(1.1)
    (124, 0, 256)
    """
    level = max(0, -int(-share * LEVELS // 1) - 1)
    return min(level, LEVELS) << 2
