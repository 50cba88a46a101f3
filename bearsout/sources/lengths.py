"""Texts in pieces that are no longer than a passage may be, cut where a reader would pause."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bearsout.language.sentences import sentences
from bearsout.sources.characters import wordy

LONGEST = 2_000
"""No passage is longer, in characters: a passage is a paragraph, not a page."""


def pieces(text: str, language: str | None) -> Iterator[str]:
    """Yield a text in pieces of at most 2,000 characters, cut at the ends of lines (program text) or of sentences.

    >>> [len(piece) for piece in pieces("It is free. " * 200, "en")]
    [1991, 407]
    """
    if len(text) <= LONGEST:
        yield from filter(wordy, [text])
        return
    cut: Callable[[str], list[str]] = _lines if "\n" in text else lambda whole: _sentences(whole, language)
    piece = ""
    for part in (short for long in cut(text) for short in _shortened(long)):
        if piece and len(piece) + len(part) > LONGEST:
            yield from filter(wordy, [_trimmed(piece)])
            piece = ""
        piece += part
    yield from filter(wordy, [_trimmed(piece)])


def _trimmed(piece: str) -> str:
    """Return a piece without the white space of the cut; the first line of program text keeps its indent."""
    return piece.strip("\n").rstrip() if "\n" in piece else piece.strip()


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _sentences(text: str, language: str | None) -> list[str]:
    return [span.of(text) + " " for span in sentences(text, language)]


def _shortened(text: str) -> Iterator[str]:
    """Yield a text of any length in pieces that fit, cut at white space where there is any."""
    start = 0
    while len(text) - start > LONGEST:
        space = text.rfind(" ", start + LONGEST // 2, start + LONGEST)
        end = space + 1 if space > 0 else start + LONGEST
        yield text[start:end]
        start = end
    yield text[start:]
