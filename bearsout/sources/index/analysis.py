"""The words of a piece of text as the index keeps them, and the term that each becomes in a language."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

from bearsout.language.words import fold, term, words
from bearsout.model import Document


def titles_of(document: Document, heading_path: Iterable[str]) -> str:
    """Return the text of a passage's titles, which are searched with it."""
    return " \n ".join((*document.titles, *heading_path))


class Analysis:
    """Numbers for the pieces, words and terms of texts. Each piece is cut once and each word stemmed once a language.

    `words_of` has the numbers of each piece's words, end to end, and `first` where those of each piece begin.
    """

    def __init__(self) -> None:
        self.forms = Numbered()
        self.words = Numbered()
        self.terms = Numbered()
        self.first = [0]
        self.words_of: list[int] = []
        self.seals: list[tuple[int, int]] = []
        self.spellings: set[tuple[str, int]] = set()
        self._words: list[str] = []

    def pieces(self, text: str) -> list[int]:
        """Return the numbers of the pieces between the spaces of a text."""
        numbers = self.forms
        return [numbers[piece] for piece in text.split(" ")]

    def catch_up(self) -> None:
        """Cut the pieces that are new since the last call into words."""
        for piece in self.forms.since(len(self.first) - 1):
            for word in words(piece):
                number = self.words[word.text]
                if number == len(self.seals):
                    self.seals.append(_seal(word.text))
                    self._words.append(word.text)
                self.words_of.append(number)
            self.first.append(len(self.words_of))

    def term_of(self, word: int, language: str | None) -> int:
        """Return the number of a word's term in a language."""
        text = self._words[word]
        number = self.terms[term(text, language)]
        self.spellings.add((fold(text), number))
        return number


class Numbered(dict[str, int]):
    """Texts with numbers from 0 in the order in which they were first asked for."""

    def __missing__(self, text: str) -> int:
        self[text] = number = len(self)
        return number

    def since(self, number: int) -> list[str]:
        """Return the texts from that number on."""
        newest = len(self) - number
        late = iter(reversed(self))
        return [next(late) for _ in range(newest)][::-1]


def _seal(word: str) -> tuple[int, int]:
    """Return two numbers of 64 bits that stand for a word wherever texts are compared."""
    digest = blake2b(word.encode("utf-8", "surrogatepass"), digest_size=16).digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:], "little")
