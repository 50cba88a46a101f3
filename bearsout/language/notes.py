"""Titles that only say what kind of note follows: "Note", "Atenção:", "Good to know"."""

from __future__ import annotations

from functools import cache

from bearsout.language.table import CODES, load
from bearsout.language.words import fold, words


@cache
def _kinds() -> frozenset[str]:
    return frozenset(fold(kind) for code in CODES for kind in load(code).discourse.note_kinds)


def is_note_kind(title: str) -> bool:
    """Return whether a title names nothing but a kind of note, in whichever language and with whatever marks.

    >>> is_note_kind("Atenção!"), is_note_kind("Opening hours")
    (True, False)
    """
    return fold(" ".join(word.text for word in words(title))) in _kinds()
