"""The characters of a text that a person would read: white space collapsed, invisible and control characters gone."""

from __future__ import annotations

import re

_INVISIBLE = re.compile(
    "[\u00ad\u200b\u2060\ufeff"  # soft hyphen, zero-width space, word joiner, byte order mark
    "\u200e\u200f\u202a-\u202e\u2066-\u2069"  # marks, embeddings, overrides and isolates of writing direction
    "\U000e0000-\U000e007f"  # tags: text that no one sees
    "\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f]"  # controls; those that are white space (tab, form feed ...) stay
)

_JOINERS = re.compile("(?<=[\x00-\u024f])[\u200c\u200d]|[\u200c\u200d](?=[\x00-\u024f])")
"""Joiners shape letters in Persian and Hindi and emoji; beside a Latin letter or a digit they only hide."""


_TURNED = re.compile("[\u202d\u202e][^\u202c]*\u202c")
"""Letters and digits that are shown in another order than they are written in: nobody reads what stands there."""

_DIGITS = {
    first + at: str(at % 10) for first, many in ((0xFF10, 10), (0x1D7CE, 50), (0x1FBF0, 10)) for at in range(many)
}
"""Digits that only look different (full width, bold ...), with those that they are."""

HOLE = "\ufdd0"
"""Stands for words that only the publishing program knows. Unicode keeps it free for such use: no text has it."""


def tidy(text: str) -> str:
    r"""Return `text` on one line: single spaces, no invisible or control characters.

    >>> tidy(" R$\u00a01.2\u200b34 \n por\u00adque ")
    'R$ 1.234 porque'
    """
    if "\u202d" in text or "\u202e" in text:
        text = _TURNED.sub(HOLE, text)
    return " ".join(visible(text).split())


def tidy_lines(text: str) -> str:
    r"""Return `text` with its line breaks and indents (program text), without what `tidy` takes out.

    >>> tidy_lines("\n  one\x1b \ntwo\n")
    '  one\ntwo'
    """
    lines = [line.rstrip() for line in visible(text).expandtabs(4).split("\n")]
    return "\n".join(lines).strip("\n")


def visible(text: str) -> str:
    """Return `text` without its invisible and control characters."""
    # Most texts have none, and asking is far cheaper than replacing.
    if text.isascii() and text.isprintable():
        return text
    return _JOINERS.sub("", _INVISIBLE.sub("", text)).translate(_DIGITS)


def wordy(text: str) -> bool:
    """Return whether `text` has a letter or a digit at all.

    >>> wordy("* * *"), wordy("30 €")
    (False, True)
    """
    return any(char.isalnum() for char in text)
