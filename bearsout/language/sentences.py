"""Cutting a paragraph into sentences. No character is lost: the spans cover all that is not white space."""

from __future__ import annotations

import re

from bearsout.model import Span

_END = re.compile(r"[.!?…]+[\"'”’»)\]]*(?=\s)")


def sentences(text: str, language: str | None) -> list[Span]:
    """Return where each sentence of `text` stands, in order, without the white space around it.

    >>> text = "It is free. Ask us!"
    >>> [span.of(text) for span in sentences(text, "en")]
    ['It is free.', 'Ask us!']
    """
    spans: list[Span] = []
    start = 0
    for end in [match.end() for match in _END.finditer(text)] + [len(text)]:
        piece = text[start:end]
        if piece.strip():
            left = start + len(piece) - len(piece.lstrip())
            spans.append(Span(left, start + len(piece.rstrip())))
        start = end
    return spans
