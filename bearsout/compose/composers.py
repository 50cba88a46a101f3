"""Which composers there are, and what a composer is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bearsout.compose.extract import extract
from bearsout.errors import UsageError
from bearsout.model import Draft, Found, Question

Composer = Callable[[Question, Sequence[Found]], Draft]
"""A composer: the question and the found passages, best first; out comes a draft that is checked before it is said."""

COMPOSERS: dict[str, Composer] = {"extract": extract}

WITHOUT_A_MODEL = frozenset(["extract"])
"""The composers that use no language model."""


def composer(name: str) -> Composer:
    """Return the composer of that name; raise UsageError where there is none.

    >>> composer("extract") is extract
    True
    """
    if name not in COMPOSERS:
        raise UsageError(f"There is no composer {name!r} in this version.", f"Use one of: {', '.join(COMPOSERS)}.")
    return COMPOSERS[name]
