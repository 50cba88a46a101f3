"""What one asker may see of an index: the passages, and the statistics and the words of those alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bearsout.language.words import fold, term
from bearsout.sources.index.book import Book
from bearsout.sources.index.lookups import near, number_of
from bearsout.sources.index.spelling import nearest
from bearsout.sources.vocabulary import Vocabulary

EVERY_TAG = "*"
"""The tag of an asker who may see everything."""

KEPT_WORDS = 10_000


class View:
    """An index as an asker with some tags sees it: what other passages say changes nothing here."""

    def __init__(self, book: Book, tags: frozenset[str]) -> None:
        self.book = book
        self.visible = tuple(not own or EVERY_TAG in tags or bool(tags.intersection(own)) for own in book.classes)
        self.whole = all(self.visible)
        totals = [book.class_totals(number) for number, seen in enumerate(self.visible) if seen]
        self.count = sum(count for count, _ in totals)
        length = sum(length for _, length in totals)
        self.average = length / self.count if length else 1.0
        # A longer average makes each passage look shorter, so that a bound made with the file's own is too low.
        overall = book.total_length / book.passages if book.total_length else 1.0
        self.stretch = min(1.0, overall / self.average)
        self.languages = self._spoken()
        self.kept: dict[int, Any] = {}
        self.phrases: dict[tuple[frozenset[str], ...], Any] = {}
        self._met: dict[str, frozenset[str]] = {}
        self._numbers: dict[str, int] = {}

    def _spoken(self) -> tuple[str | None, ...]:
        """Return the languages of the visible passages, the commonest first."""
        spoken: Counter[str | None] = Counter()
        for number, language, count in self.book.class_languages():
            if self.visible[number]:
                spoken[language] += count
        return tuple(sorted(spoken, key=lambda language: (-spoken[language], language or "")))

    @property
    def vocabulary(self) -> Vocabulary:
        """The declared phrases."""
        return self.book.vocabulary

    def sees(self, passage: int) -> bool:
        """Tell whether the asker may see a passage."""
        if self.whole or len(self.visible) == 1:
            return self.whole
        return self.visible[self.book.class_of[passage]]

    def having(self, number: int) -> int:
        """Return how many visible passages have a term."""
        count = self.book.having(number)
        if self.whole:
            return count
        tagged = self.book.having_tagged(number)
        return count - sum(many for own, many in tagged.items() if not self.visible[own])

    def terms_of(self, word: str) -> frozenset[str]:
        """Return the visible terms that a lower-case word meets, in each language of the index."""
        if word not in self._met:
            if len(self._met) >= KEPT_WORDS:
                self._met.clear()
            met = {key for language in self.languages if self._has(key := term(word, language))}
            # A word typed without its accents may stem elsewhere than the same word as the documents spell it.
            self._met[word] = frozenset(met) or self.spelled(fold(word))
        return self._met[word]

    def _has(self, name: str) -> bool:
        number = self.number(name)
        return number is not None and self.having(number) > 0

    def number(self, name: str) -> int | None:
        """Return the number of a term, or None where no passage has it."""
        number = self._numbers.get(name)
        if number is None and (number := self.book.term(name)) is not None:
            if len(self._numbers) >= KEPT_WORDS:
                self._numbers.clear()
            self._numbers[name] = number
        return number

    def spelled(self, spelling: str) -> frozenset[str]:
        """Return the visible terms that a folded spelling became."""
        number = number_of(self.book, spelling)
        terms = [] if number is None else self.book.terms_spelled(number)
        return frozenset(self.book.term_name(own) for own in terms if self.having(own) > 0)

    def meant(self, word: str) -> str | None:
        """Return the visible spelling that a misspelt folded word was most likely meant to be."""
        likely = near(self.book, word)
        return nearest(word, likely if self.whole else (spelling for spelling in likely if self.spelled(spelling)))
