"""Mending a word that the index does not have: which of the index's spellings it was most likely meant to be."""

from __future__ import annotations

from collections.abc import Iterable

from bearsout.language.words import Word

SHORTEST_MENDED = 5
"""Shorter words are not mended: nearly every four letters are one letter from some word of an index."""

LETTERS_A_MISTAKE = 4
MOST_MISTAKES = 2
"""One mistake for each four letters after the first, two at the most: "refnud", "subscripton"."""

SHORT = 6
"""In a word of at most this many letters a replaced letter makes another word ("bread", "break") more often than it is
a slip; only a letter left out, put in or changed over is taken for one there."""


def may_mend(question: str, word: Word) -> bool:
    """Tell whether a word may be a typing mistake: not a number or a code, and not a name (a capital inside)."""
    typed = word.span.of(question)
    named = typed[:1].isupper() and not typed.isupper() and question[: word.span.start].strip() != ""
    return len(typed) >= SHORTEST_MENDED and typed.isalpha() and not named


def mendable(spelling: str) -> bool:
    """Tell whether a misspelt word may have been meant to be this one."""
    return len(spelling) >= SHORTEST_MENDED - MOST_MISTAKES and spelling.isalpha()


def backwards(spelling: str) -> str:
    """Return a spelling's first letter and then the spelling from its end: what finds words by how they end.

    >>> backwards("refund")
    'rdnufer'
    """
    return spelling[:1] + spelling[::-1]


def mistakes_allowed(word: str) -> int:
    """Return how many mistakes a word of that length may hold.

    >>> mistakes_allowed("refnud"), mistakes_allowed("subscripton")
    (1, 2)
    """
    return min(MOST_MISTAKES, (len(word) - 1) // LETTERS_A_MISTAKE)


def nearest(word: str, spellings: Iterable[str]) -> str | None:
    """Return the spelling nearest to a folded word: fewest mistakes, then the alphabet; None if all are far.

    >>> nearest("refnud", ["refund", "refuse"]), nearest("bread", ["break", "tread"])
    ('refund', None)
    """
    allowed = mistakes_allowed(word)
    best: tuple[int, str] | None = None
    for spelling in spellings:
        if abs(len(spelling) - len(word)) <= allowed and _is_slip(word, spelling):
            distance = _distance(word, spelling, allowed)
            if distance <= allowed and (best is None or (distance, spelling) < best):
                best = (distance, spelling)
    return best[1] if best else None


def _is_slip(word: str, spelling: str) -> bool:
    return len(word) > SHORT or len(word) != len(spelling) or sorted(word) == sorted(spelling)


def _distance(one: str, other: str, allowed: int) -> int:
    """Return how many letters are left out, put in, replaced or changed over between two words (OSA)."""
    # Imported here: most questions have no word to mend, and then asking is done before this would be loaded.
    from rapidfuzz.distance import OSA

    return OSA.distance(one, other, score_cutoff=allowed)
