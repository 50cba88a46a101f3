"""Reading costs what the text is long: twice the text is at most 2.2 times the work, whatever stands in it.

No clock is read. Work is every call that the interpreter makes and every token that is looked at or copied. What the
pattern engine does inside one call cannot be counted so; benchmarks/reading_facts.py times it, to a megabyte.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator
from types import FrameType
from typing import SupportsIndex, overload
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bearsout.language.table import CODES
from bearsout.reading import reader
from bearsout.reading.facts import Token
from bearsout.reading.tokens import tokens

MOST = 2.2
"""How much more the work of twice the text may be."""
SHORT = 300
"""Characters of the shorter text; the longer one has twice as many."""

SIGNS = [
    *("1", "1 ", "12 ", "1,", "1.", "1,000,", "1 000 ", "1/1/1", "1/1/1 ", "-5", "1-", "1-2-", "1:", "10:30 ", "1h"),
    *("1º ", ".", ",", "..", ". ", ";", ":", "/", "-", "–", "'", "'s ", '"', '" ', "“", "(", ")", "()", "[", "((5)"),
    *("(5) ", "{}", " ", "\n", "\t", "\n\n", "$", "$ ", "$1 ", "$ $", "R$ ", "€5", "%", "5% ", "5 %", "+", "#", "@"),
    *("no. ", "nº ", "a@", "a@b.", "http://", "www.", "_", "é", "½", "五", "A ", "Ana ", "a.b.", "U.S.", "v1.", "X-1-"),
]
WORDS = {
    "en": [
        *("no no no ", "not ", "no, ", "except ", "only ", "if ", "unless ", "may ", "May ", "March ", "of ", "and "),
        *("one ", "five ", "twenty ", "hundred ", "million ", "half ", "third ", "dozen ", "between ", "from ", "to "),
        *("a ", "at least ", "more than ", "up to ", "days ", "kg ", "per ", "Ana of ", "five (5) ", "who ", "the "),
    ],
    "es": [
        *("sin ", "no, ", "marzo ", "enero de ", "de ", "y ", "un ", "cinco ", "veinte y ", "mil ", "entre ", "por "),
        *("tercero ", "días ", "hasta ", "al menos "),
    ],
    "pt": [
        *("não ", "nem ", "março ", "dia ", "de ", "e ", "um ", "cinco ", "vinte e ", "cem ", "mil ", "entre ", "a "),
        *("primeiro ", "reais e ", "até ", "por "),
    ],
}
"""What texts are made of that made other readers slow, or could."""

RUNS = [("en", sign) for sign in SIGNS] + [(language, word) for language in CODES for word in WORDS[language]]


class Counted(tuple[Token, ...]):
    """Tokens that count how often one is looked at or copied."""

    seen = 0

    @overload
    def __getitem__(self, key: SupportsIndex, /) -> Token: ...
    @overload
    def __getitem__(self, key: slice, /) -> tuple[Token, ...]: ...
    def __getitem__(self, key: SupportsIndex | slice, /) -> Token | tuple[Token, ...]:
        Counted.seen += len(range(*key.indices(len(self)))) if isinstance(key, slice) else 1
        return super().__getitem__(key)

    def __iter__(self) -> Iterator[Token]:
        for token in super().__iter__():
            Counted.seen += 1
            yield token


def counted(text: str) -> Counted:
    """Return the tokens of `text`, so that slices of them are counted."""
    return Counted(tokens(text))


UNREPEATED = itertools.count()


def work(text: str, language: str) -> int:
    """Return how much is done to read `text`: calls made, tokens looked at and copied."""
    # A text that was read before is not read again: no text here is.
    new = "".join(chr(ord("a") + int(digit)) for digit in f"{next(UNREPEATED):06}")
    calls = 0

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal calls
        calls += 1

    Counted.seen = 0
    before = sys.getprofile()
    with patch.object(reader, "tokens", counted):
        sys.setprofile(count)
        try:
            reader.read(f"{new} {text}", language)
        finally:
            sys.setprofile(before)
    return calls + Counted.seen


def growth(unit: str, language: str) -> float:
    """Return how many times the work grows when a text of `unit` after `unit` is made twice as long."""
    times = max(SHORT // len(unit), 1)
    work(unit * 2, language)  # the words of the text are folded once, whatever its length
    return work(unit * times * 2, language) / work(unit * times, language)


@pytest.mark.parametrize(("language", "unit"), RUNS, ids=repr)
def test_a_run_of_one_piece_is_read_in_linear_time(language: str, unit: str) -> None:
    assert growth(unit, language) <= MOST


@pytest.mark.parametrize("language", CODES)
@settings(max_examples=15, deadline=None, derandomize=True)
@given(data=st.data())
def test_runs_of_mixed_pieces_are_read_in_linear_time(data: st.DataObject, language: str) -> None:
    pieces = st.sampled_from(SIGNS + WORDS[language])
    unit = "".join(data.draw(st.lists(pieces, min_size=2, max_size=6)))
    assert growth(unit, language) <= MOST


def test_work_that_grows_with_the_square_is_seen() -> None:
    counted_before = counted

    def square(text: str) -> Counted:
        made = counted_before(text)
        for _ in range(20):
            made = Counted(token for at, token in enumerate(made) if made[at:])
        return made

    with patch.object(sys.modules[__name__], "counted", square):
        assert growth("the ", "en") > MOST
