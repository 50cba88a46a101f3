"""Words of a text, as they are matched: folded for case and accents, stemmed for their language."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import NamedTuple, Protocol

import Stemmer

from bearsout.language.table import CODES, load
from bearsout.span import Span

WORD = re.compile(r"[^\W_](?:[\w]|['’](?=[^\W\d_]))*")
"""A word: letters, digits and their marks; an apostrophe inside joins ("don't"). Underscores may stand inside."""


class _StemsWords(Protocol):
    def stemWord(self, word: str, /) -> str: ...


class Word(NamedTuple):
    """A word as it stands in a text, lower case, with where it stands."""

    text: str
    span: Span


def words(text: str) -> list[Word]:
    """Return the words of `text` in reading order, lower case, with their offsets.

    >>> [word.text for word in words("It's R$ 5 à vista")]
    ["it's", 'r', '5', 'à', 'vista']
    """
    return [
        Word(match.group().replace("’", "'").lower(), Span(match.start(), match.end())) for match in WORD.finditer(text)
    ]


def fold(text: str) -> str:
    """Return `text` without case and accents, for comparing.

    >>> fold("Devolução")
    'devolucao'
    """
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char))


@cache
def _stemmer(snowball: str) -> _StemsWords:
    stemmer: _StemsWords = Stemmer.Stemmer(snowball)
    return stemmer


@lru_cache(maxsize=16_384)
def stem(word: str, language: str | None) -> str:
    """Return the folded stem of a lower-case word; a word of no known language is only folded.

    Accents are mended before stemming, so that "devolucao" as typed and "devolução" as spelled meet.

    >>> stem("devoluções", "pt") == stem("devolucao", "pt")
    True
    """
    if language not in CODES:
        return fold(word)
    plain = fold(word)
    if plain in _apart(language):
        return plain
    bare = _stemmed(word, language)
    return _families(language).get(bare, bare)


@cache
def _apart(language: str) -> frozenset[str]:
    return frozenset(fold(word) for word in load(language).words.apart)


@cache
def _families(language: str) -> dict[str, str]:
    """Return for the stem of each word of a family the stem of its first."""
    groups = load(language).words.families
    return {_stemmed(word, language): _stemmed(group[0], language) for group in groups for word in group}


def _stemmed(word: str, language: str) -> str:
    table = load(language).words
    spelled = unicodedata.normalize("NFC", word)
    if spelled.isascii():
        spelled = _with_accents(spelled, table.accented_endings)
    try:
        return fold(_stemmer(table.snowball).stemWord(spelled))
    except UnicodeEncodeError:
        # Half of a character, which no text file holds and JSON may: no word of any language.
        return fold(word)


def _with_accents(word: str, endings: tuple[tuple[str, str], ...]) -> str:
    for plain, accented in endings:
        if word.endswith(plain) and len(word) > len(plain) + 1:
            return word[: -len(plain)] + accented
    return word


def term(word: str, language: str | None) -> str:
    """Return what a lower-case word is matched by: its language and its stem there.

    >>> term("refunds", "en"), term("4411", None)
    ('en:refund', ':4411')
    """
    return f"{language or ''}:{stem(word, language)}"
