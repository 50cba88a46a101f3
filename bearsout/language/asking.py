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
    one another they count for less than the word itself."""
    orders: frozenset[str] = frozenset()
    """First words that can only be an order to do something ("crie", "imprime")."""
    orders_with: frozenset[str] = frozenset()
    """First words that are an order where one of `order_marks` or a number follows ("cancel my order 4411")."""
    order_marks: frozenset[str] = frozenset()
    """Words that make an order of them: "me", "please", "tomorrow"."""
    pointers: tuple[str, ...] = ()
    """Openings of sentences that only send the reader elsewhere ("for more details, see")."""
    deed_endings: tuple[str, ...] = ()
    """Endings of a first word that names something to do ("imprimir"): the question asks for its steps."""
    wishes: frozenset[str] = frozenset()
    """First words of such a question that are no name of a deed ("quiero")."""
    old: frozenset[str] = frozenset()
    """Words that ask for what no longer holds ("former", "previous")."""
    replaced: tuple[str, ...] = ()
    """Phrases by which a document says of itself that it no longer holds."""
    instructions: frozenset[str] = frozenset()
    """Words that tell a reader what to do ("click"): with one of them near its beginning a sentence is a step."""
    degree: frozenset[str] = frozenset()
    """Words that ask for the degree of the quality after them ("how" negative)."""


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
