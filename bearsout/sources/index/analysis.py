"""The words of a piece of text as the index keeps them, and the term that each becomes in a language."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from hashlib import blake2b

from bearsout.language.words import WORD, fold, term
from bearsout.model import Document


def titles_of(document: Document, heading_path: Iterable[str]) -> str:
    """Return the text of a passage's titles, which are searched with it."""
    return " \n ".join((*document.titles, *heading_path))


class Analysis:
    """Numbers for the pieces, words and terms of texts. Each piece is cut once and each word stemmed once a language.

    `words_of` has the numbers of each piece's words, end to end, and `first` where those of each piece begin. `seals`
    has 128 bits for each word, which stand for it wherever texts are compared.
    """

    def __init__(self) -> None:
        self.forms = Numbered()
        self.words = Numbered()
        self.terms = Numbered()
        self.first = array("I", [0])
        self.words_of = array("I")
        self.seals = array("Q")
        self.spellings: set[tuple[str, int]] = set()
        self._words: list[str] = []

    def pieces(self, text: str) -> Iterator[int]:
        """Return the numbers of the pieces between the spaces of a text."""
        return map(self.forms.__getitem__, text.split(" "))

    def catch_up(self) -> None:
        """Cut the pieces that are new since the last call into words."""
        for piece in self.forms.since(len(self.first) - 1):
            for word in words_in(piece):
                number = self.words[word]
                if number == len(self._words):
                    self._words.append(word)
                    self.seals.frombytes(blake2b(word.encode("utf-8", "surrogatepass"), digest_size=16).digest())
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


def words_in(piece: str) -> list[str]:
    """Return the words of a piece of text, lower case.

    >>> words_in("“It’s")
    ["it's"]
    """
    if piece.isascii() and piece.isalpha():
        return [piece.lower()]
    return [word.replace("’", "'").lower() for word in WORD.findall(piece)]
