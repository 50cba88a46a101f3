"""The shape of a language's table, and the one loader. A language is data: adding one is adding a module like `en`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import NamedTuple

from bearsout.language.facts import Facts

CODES = ("en", "es", "pt")
"""The languages that have a table, in the order in which ties between them are settled."""


def terms(text: str) -> frozenset[str]:
    """Return the words of a table's cell: what stands between white space.

    >>> sorted(terms("mr. mrs."))
    ['mr.', 'mrs.']
    """
    return frozenset(text.split())


def phrases(text: str) -> tuple[str, ...]:
    """Return the phrases of a table's cell, which stand between bars, in order.

    >>> phrases("however | in that case")
    ('however', 'in that case')
    """
    return tuple(" ".join(piece.split()) for piece in text.split("|"))


def families(text: str) -> tuple[tuple[str, ...], ...]:
    """Return the groups of words of a table's cell, which stand between bars.

    >>> families("buy bought | pay paid")
    (('buy', 'bought'), ('pay', 'paid'))
    """
    return tuple(tuple(group.split()) for group in text.split("|") if group.strip())


class Words(NamedTuple):
    """What finding needs: how words weigh and how they are stemmed. All words are lower case with their accents."""

    snowball: str
    """The name of the Snowball stemmer."""
    stop: frozenset[str]
    """Words that say nothing about the topic: weight 0 in a question."""
    frame: frozenset[str]
    """Words of a question's frame ("how long ... take"): they weigh little (docs/scoring.md)."""
    accented_endings: tuple[tuple[str, str], ...] = ()
    """Endings as typed without accents, and as spelled; mended before stemming, so that both spellings meet."""
    families: tuple[tuple[str, ...], ...] = ()
    """Words of one family that the stemmer takes apart ("buy bought"): all are matched as the first."""
    apart: frozenset[str] = frozenset()
    """Words that the stemmer takes for others ("libre" for "libro"): they are matched as spelled."""


class Sentences(NamedTuple):
    """What cutting a text into sentences needs.

    Abbreviations stand with their dots and without spaces ("p.ej." is also "p. ej."). In lower case they mean any
    case; with a capital they mean just that spelling ("Rep. Smith", but "your rep.").
    """

    never_end: frozenset[str] = frozenset()
    """Abbreviations that never end a sentence ("mr.", "e.g.")."""
    end_before_capital: frozenset[str] = frozenset()
    """Abbreviations that end one only before a capital letter ("etc.", "ltda.")."""
    end_before_opener: frozenset[str] = frozenset()
    """Abbreviations that end one only before an opener: names follow them too ("Main St. The shop", "St. Louis")."""
    before_number: frozenset[str] = frozenset()
    """Abbreviations that do not end one before a number ("no.", "pág."), and are otherwise words like others."""
    openers: frozenset[str] = frozenset()
    """Words that open sentences and are no names, lower case: what tells "in the U.S. It" from "U.S. Army"."""
    never_open: frozenset[str] = frozenset()
    """Capitalised words that carry on after an abbreviation, lower case ("5 p.m. Monday", "9 a.m. Eastern")."""
    numbered: frozenset[str] = frozenset()
    """Nouns whose number follows them, lower case: "step 2." is no list mark."""


class Signs(NamedTuple):
    """What tells a text's language beside its stop and frame words; spelled with accents, found without them too."""

    common: frozenset[str] = frozenset()
    """Words that short questions are made of ("refund time?")."""
    endings: frozenset[str] = frozenset()
    """How many of its words end."""
    pieces: frozenset[str] = frozenset()
    """Groups of letters that the other languages rarely have."""
    letters: frozenset[str] = frozenset()
    """Letters and marks that the other languages do not have."""


class Discourse(NamedTuple):
    """How sentences lean on their neighbours. Openers are whole words, lower case, at a sentence's beginning."""

    caveat_openers: tuple[str, ...] = ()
    """A sentence that begins so restricts the one before it ("however", "this does not apply")."""
    pronoun_openers: tuple[str, ...] = ()
    """A sentence that begins so needs the one before it ("it", "they", "in that case")."""
    negations: frozenset[str] = frozenset()
    """Words that make a sentence the exception to the rule before it."""
    note_kinds: tuple[str, ...] = ()
    """Titles that only say what kind of note follows ("Note", "Good to know"), lower case: nothing to be told."""


class Language(NamedTuple):
    """One language's table."""

    code: str
    name: str
    words: Words
    sentences: Sentences = Sentences()
    discourse: Discourse = Discourse()
    facts: Facts = Facts()
    signs: Signs = Signs()


@cache
def load(code: str) -> Language:
    """Return the table of the language `code`; raise LookupError where there is none.

    >>> load("pt").words.snowball
    'portuguese'
    """
    if code not in CODES:
        raise LookupError(f"no table for the language {code!r}; there are {', '.join(CODES)}")
    language = import_module(f"bearsout.language.{code}").LANGUAGE
    assert isinstance(language, Language)
    return language
