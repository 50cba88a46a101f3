"""Finding the spelling that a word was meant to be among hundreds of thousands, without looking at each."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bearsout.sources.index.book import Book
from bearsout.sources.index.spelling import backwards, mistakes_allowed


def near(book: Book, word: str) -> Iterator[str]:
    """Yield the spellings that may be a slip away from a folded word: they begin with its first letter.

    One mistake leaves the word's beginning or its end whole: a letter changed over with its neighbour touches two
    places, so beginning and end together are one letter shorter than the word. Two mistakes may touch both.
    """
    half = len(word) // 2
    if mistakes_allowed(word) > 1:
        yield from _beginning(book, word[:1])
        return
    yield from _beginning(book, word[: max(1, half)])
    back = book.spelling_back
    end = word[:1] + word[half + 1 :][::-1]
    at = _first(len(back), lambda number: backwards(book.spelling(back[number])) >= end)
    while at < len(back) and backwards(spelling := book.spelling(back[at])).startswith(end):
        yield spelling
        at += 1


def number_of(book: Book, spelling: str) -> int | None:
    """Return the number of a folded spelling, or None where no passage spells a word so."""
    at = _first(book.spellings, lambda number: book.spelling(number) >= spelling)
    return at if at < book.spellings and book.spelling(at) == spelling else None


def _beginning(book: Book, beginning: str) -> list[str]:
    """Return the spellings with that beginning."""
    first = _first(book.spellings, lambda number: book.spelling(number) >= beginning)
    last = _first(book.spellings, lambda number: book.spelling(number)[: len(beginning)] > beginning)
    return book.spellings_between(first, last)


def _first(count: int, holds: Callable[[int], bool]) -> int:
    """Return the first number below `count` for which a test holds that holds from some number on."""
    low, high = 0, count
    while low < high:
        middle = (low + high) // 2
        if holds(middle):
            high = middle
        else:
            low = middle + 1
    return low
