"""The shape of the part of a language's table that understanding a question needs beyond its words' weights.

All words here are folded: no case, no accents. The phrases of a kind's cell are looked up in a question, longest first.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from bearsout.language.table import CODES


class Asking(NamedTuple):
    """How people ask in a language."""

    due: Mapping[str, str] = {}
    """Phrases of a question and the kind of fact that is due to it (compose/wanted.py names the kinds)."""
    given_by: Mapping[str, str] = {}
    """Phrases of an answer that give such a kind without a value: "for life" is a duration."""
    everyday: tuple[tuple[str, ...], ...] = ()
    """Groups of words and phrases that people use for each other when they ask ("money back / refund"). Said instead of
    one another they count for less than the word itself. Groups do not chain: the others of a word are those of its own
    groups alone, so that "dog" finds "pet", and "cat" only where they share a group."""
    orders: tuple[str, ...] = ()
    """Openings that can only be an order to do something ("crie", "approve my")."""
    orders_with: frozenset[str] = frozenset()
    """First words that are an order only where one of `order_objects` follows at once and something marks it: one of
    `order_marks`, or a number after one of `numbered` ("cancel my order 4411")."""
    orders_own: Mapping[str, frozenset[str]] = {}
    """Words right after one of `orders_with`, by that word ("*" for all), that mark it alone: "send it"."""
    order_objects: frozenset[str] = frozenset()
    """Words that begin the object of a verb, so that it is no part of a noun ("book a", not "book return policy")."""
    numbered: frozenset[str] = frozenset()
    """Words for things that have a number of their own ("order 4411")."""
    order_marks: tuple[str, ...] = ()
    """Phrases that make an order of them anywhere: "for me", "please", "tomorrow"."""
    courtesies: tuple[str, ...] = ()
    """Openings that come before what is ordered or wished ("please", "I want to")."""
    pointers: tuple[str, ...] = ()
    """Openings of sentences that only send the reader elsewhere ("for more details, see")."""
    deed_endings: tuple[str, ...] = ()
    """Endings of a first word that may name something to do ("imprimir"): the question may ask for its steps."""
    wishes: frozenset[str] = frozenset()
    """First words of such a question that are no name of a deed ("quiero")."""
    old: frozenset[str] = frozenset()
    """Words that ask for what no longer holds where they stand beside a word of its titles ("former fee")."""
    replaced: tuple[str, ...] = ()
    """Words of a whole title, or in brackets, by which a document says of itself that it no longer holds."""
    replaced_in: tuple[str, ...] = ()
    """Phrases that say so anywhere in a title ("has been replaced")."""
    instructions: frozenset[str] = frozenset()
    """Words that tell a reader what to do ("click"): with one of them near its beginning a sentence is a step."""
    degree: frozenset[str] = frozenset()
    """Words that ask for the degree of the quality after them ("how" negative)."""


def groups(text: str) -> tuple[tuple[str, ...], ...]:
    """Return the groups of a cell, which stand between bars: `this / that` are one, `broad > narrow / narrow` a pair
    for each of the narrow ones, which do not stand for one another.

    >>> groups("buy / order | pet > dog / cat")
    (('buy', 'order'), ('pet', 'dog'), ('pet', 'cat'))
    """
    found: list[tuple[str, ...]] = []
    for group in text.split("|"):
        broad, wide, rest = group.partition(">")
        sides = tuple(" ".join(side.split()) for side in (rest if wide else broad).split("/"))
        found += [(" ".join(broad.split()), side) for side in sides] if wide else [sides]
    return tuple(found)


@cache
def asking(code: str) -> Asking:
    """Return how people ask in the language `code`; raise LookupError where it has no table.

    Apart from the rest of the table: only answering reads it, and reading facts starts the sooner.
    """
    if code not in CODES:
        raise LookupError(f"no table for the language {code!r}; there are {', '.join(CODES)}")
    name = f"bearsout.language.{code}_asking"
    # A language may be added with its words and facts alone.
    if find_spec(name) is None:
        return Asking()
    found = import_module(name).ASKING
    assert isinstance(found, Asking)
    return found
