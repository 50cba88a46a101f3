"""Texts as codes: a text is cut at its spaces, and each piece is said by its rank, the commonest in one byte.

The codes are the End-Tagged Dense Code (Brisaboa, Fariña, Navarro, Paramá, "Lightweight natural language text
compression", 2007): seven bits a byte, the last byte of a code has its high bit set, and no code is wasted. It comes
with us because the bytes of a library's codec change with its version, and those of an index may not.
"""

from __future__ import annotations

from collections.abc import Sequence

BASES = (0, 128, 128 + 128**2, 128 + 128**2 + 128**3)
"""The lowest rank that takes one byte more than its index here."""


def ranks_of(codes: Sequence[int] | memoryview) -> list[int]:
    """Return the ranks that the codes say.

    >>> ranks_of(bytes([128, 0, 129]))
    [0, 129]
    """
    ranks: list[int] = []
    value = base = 0
    for byte in codes:
        value = value << 7 | byte & 127
        if byte & 128:
            ranks.append(value + base)
            value = base = 0
        else:
            base = base * 128 + 128
    return ranks
