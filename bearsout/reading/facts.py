"""What a text says that can be read without a model: its facts, names and cues, each with where it stands."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from bearsout.span import Span


class Token(NamedTuple):
    """A piece of text as it was cut: `fold` is without case and accents, `glued` says that no space stands before
    it."""

    text: str
    fold: str
    start: int
    end: int
    kind: str
    glued: bool


class When(NamedTuple):
    """A day, a period or a time of day, any part of which may be missing.

    `weekday` counts from Monday, 1; `half` is that of a year, `decade` its first year, `zone` minutes ahead of UTC.
    """

    year: int | None = None
    month: int | None = None
    day: int | None = None
    hour: int | None = None
    minute: int | None = None
    weekday: int | None = None
    quarter: int | None = None
    half: int | None = None
    decade: int | None = None
    zone: int | None = None

    def parts(self) -> tuple[int | None, ...]:
        """Return all the parts, in the order of the fields."""
        period = (self.weekday, self.quarter, self.half, self.decade, self.zone)
        return (self.year, self.month, self.day, self.hour, self.minute, *period)


class Fact(NamedTuple):
    """A value that stands in a text.

    `kind`: number, quantity, money, percent, duration, date, time, ordinal, label, link or unread. An exact value has
    `low == high`; a bound has one of them; `low_open` and `high_open` say that the end itself is not meant. `bound` is
    the word of the bounds table that was read (`>=`, `in`, ...), "-" for a range with two ends, "free" for an amount of
    nothing said in words, "" for an exact value. `unit` is a unit of reading/units.py, `noun` the folded word that is
    counted, `per` the units or nouns of its rate. `weak` marks a number that may be an article or a pronoun ("one").
    `exact`: a word says that this and no other value is meant ("equal to 20").
    A date has its parts in `when`, a range of dates its last end in `until`; its `bound` is `>`, `>=`, `<`, `<=`,
    or `start`, `mid`, `end` for a part of a period, and the word that says so is no part of the fact.
    `first` and `last` are its tokens. `others` are other readings of the same characters that nothing rules out.
    """

    kind: str
    span: Span
    text: str
    low: Fraction | None = None
    high: Fraction | None = None
    low_open: bool = False
    high_open: bool = False
    bound: str = ""
    unit: str | None = None
    noun: str | None = None
    per: tuple[str, ...] = ()
    currencies: frozenset[str] = frozenset()
    when: When | None = None
    until: When | None = None
    about: bool = False
    exact: bool = False
    weak: bool = False
    first: int = 0
    last: int = 0
    others: tuple[When, ...] = ()
    either: bool = False
    """Its digits may hold decimals or groups ("12,500"), and nothing rules either out."""


class Name(NamedTuple):
    """A name: `words` are its folded words without titles and small words. `first`, `last` are its tokens."""

    span: Span
    text: str
    words: tuple[str, ...]
    first: int
    last: int
    opens: bool = False


class Cue(NamedTuple):
    """A word that turns, weakens or strengthens a statement.

    `kind`: negation, quantifier or strength; `value` is the word of the language's table. A negation reaches the tokens
    from `scope_first` up to, not including, `scope_last`; `word` is the positive word that a lexical denial denies.
    """

    kind: str
    value: str
    span: Span
    text: str
    first: int
    last: int
    scope_first: int = 0
    scope_last: int = 0
    word: str = ""


class Reading(NamedTuple):
    """All that was read in a text."""

    text: str
    language: str | None
    tokens: tuple[Token, ...]
    facts: tuple[Fact, ...] = ()
    names: tuple[Name, ...] = ()
    cues: tuple[Cue, ...] = ()
    owners: tuple[int, ...] = ()
    """For each token the position of the fact that owns it, or -1."""
