"""What each word of a language says in a number; words that are written together ("treintaicinco") are taken apart."""

from __future__ import annotations

from collections.abc import Iterator

from bearsout.language.facts import Numbers
from bearsout.reading.sums import Numeral, Rules, Sum

SHORTEST, LONGEST = 6, 48
"""Letters of a word that may be several number words written together."""
BEGINNING = 3
"""By so many first letters a word is told that cannot begin with a number word."""

Piece = tuple[str, bool]
"""A number word inside a longer one, and whether a link ("i", "e") stands before it."""


class Numerals:
    """The number words of one language."""

    __slots__ = ("_beginnings", "_ends", "_links", "_rules", "_words")

    def __init__(self, numbers: Numbers) -> None:
        self._words = _ordinals(numbers) | _cardinals(numbers)
        self._rules = Rules(numbers.joined, numbers.counted)
        self._ends = numbers.avos
        self._links = numbers.joiners | numbers.links
        self._beginnings = frozenset(word[:BEGINNING] for word in self._words if len(word) >= BEGINNING)

    @property
    def firsts(self) -> frozenset[str]:
        """All the words of the table."""
        return frozenset(self._words)

    def at(self, word: str) -> Numeral | None:
        """Return what a folded word says in a number, or None."""
        return self._words.get(word) or self._together(word)

    def _together(self, word: str) -> Numeral | None:
        if word[:BEGINNING] not in self._beginnings or not SHORTEST <= len(word) <= LONGEST or not word.isalpha():
            return None
        for end in self._ends:
            parted = self._sum(word.removesuffix(end)) if word.endswith(end) else None
            if parted and not parted.place:
                return Numeral("unit", int(parted.value), part=True, plural=word.endswith("s"))
        whole = self._sum(word)
        return _numeral(whole, word) if whole and whole.size > 1 else None

    def _sum(self, word: str) -> Sum | None:
        """Return the number that the pieces of a word say together, or None where one of them does not fit."""
        pieces = self._pieces(word, 0, {})
        if not pieces:
            return None
        so_far: Sum | None = Sum()
        for piece, linked in pieces:
            so_far = so_far.add(self._words[piece], linked, self._rules) if so_far else None
        return so_far

    def _pieces(self, word: str, at: int, seen: dict[int, list[Piece] | None]) -> list[Piece] | None:
        """Return the number words that make up `word` from letter `at` on, the longest first; None where none do."""
        if at == len(word):
            return []
        if at not in seen:
            seen[at] = None
            seen[at] = next(self._cuts(word, at, seen), None)
        return seen[at]

    def _cuts(self, word: str, at: int, seen: dict[int, list[Piece] | None]) -> Iterator[list[Piece]]:
        for linked in (False, True):
            start = at + 1 if linked else at
            if linked and (at == 0 or word[at] not in self._links):
                return
            for end in range(len(word), start + 1, -1):
                if word[start:end] in self._words and (rest := self._pieces(word, end, seen)) is not None:
                    yield [(word[start:end], linked), *rest]


def _numeral(whole: Sum, word: str) -> Numeral:
    """Return the number of a word taken apart as one numeral."""
    value, plural = int(whole.value), word.endswith("s")
    if value < 1000:
        return Numeral("unit", value, place=whole.place, part=whole.place, plural=plural)
    scale = whole.terms[-1][1] if whole.rest is None else 1
    return Numeral("term", value, scale, whole.place, whole.place, plural)


def _cardinals(numbers: Numbers) -> dict[str, Numeral]:
    found = {word: Numeral("hundred" if value == 100 else "scale", value) for word, value in numbers.scales.items()}
    return found | {word: Numeral("unit", value) for word, value in numbers.words.items()}


def _ordinals(numbers: Numbers) -> dict[str, Numeral]:
    """Return ordinals and names of fractions; those of a hundred and a thousand multiply where the cardinals do."""
    multiplies = frozenset(numbers.scales.values())
    found: dict[str, Numeral] = {}
    for word, value in {**numbers.parts, **numbers.ordinals}.items():
        kind = ("hundred" if value == 100 else "scale") if value in multiplies else "unit"
        place, part, plural = word in numbers.ordinals, word in numbers.parts, word.endswith("s")
        found[word] = Numeral(kind, value, place=place, part=part, plural=plural)
    return found
