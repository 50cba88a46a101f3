"""Cutting a text into tokens, once. Everything that is read later points at these."""

from __future__ import annotations

from bearsout.reading.facts import Token
from bearsout.reading.lexicon import folded
from bearsout.reading.patterns import TOKEN


def tokens(text: str) -> tuple[Token, ...]:
    """Return the tokens of `text` in order; only white space stands between them.

    >>> [token.text for token in tokens("R$ 1.234,56 at 9h30")]
    ['R', '$', '1.234,56', 'at', '9h30']
    """
    found: list[Token] = []
    end = -1
    for match in TOKEN.finditer(text):
        piece = match.group()
        kind = "word" if match.lastgroup == "letters" else match.lastgroup or "mark"
        found.append(Token(piece, folded(piece), match.start(), match.end(), kind, match.start() == end))
        end = match.end()
    return tuple(found)
