"""Where something stands in a text. It has a module of its own, so that reading a text loads no other noun."""

from __future__ import annotations

from typing import NamedTuple


class Span(NamedTuple):
    """Where something stands in a text: code points, from `start` up to, not including, `end`.

    >>> Span(2, 4).of("a 30 b")
    '30'
    """

    start: int
    end: int

    def of(self, text: str) -> str:
        """Return the piece of `text` that the span covers."""
        return text[self.start : self.end]
