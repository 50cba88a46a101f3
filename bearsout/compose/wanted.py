"""What kind of fact is due to a question, and whether a sentence gives it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from bearsout.language.asking import Asking, asking
from bearsout.language.table import CODES, load
from bearsout.language.words import fold, words
from bearsout.reading import read
from bearsout.reading.facts import Fact, Name

GIVEN = {
    "duration": frozenset({"duration", "date"}),
    "money": frozenset({"money", "percent"}),
    "sum": frozenset({"money", "percent"}),
    "amount": frozenset({"money", "percent", "duration", "number", "quantity"}),
    "limit": frozenset({"money", "percent", "duration", "number", "quantity"}),
    "degree": frozenset({"money", "percent", "duration", "number", "quantity"}),
    "number": frozenset({"number", "quantity", "duration", "money"}),
    "percent": frozenset({"percent"}),
    "time": frozenset({"time"}),
    "when": frozenset({"date", "time", "duration"}),
}
"""The kinds of facts that a kind of question is answered by."""

DUE = frozenset({"duration", "money", "amount", "number", "percent", "time", "phone", "email", "address", "steps"})
"""Kinds without which there is no answer; the others are only liked: "when?" is answered by an event, too."""

OPENING = frozenset({"when", "person", "place", "reason", "steps"})
"""Kinds whose single words ("when", "who") ask only where they open the question or a part of it."""

MAYBE_STEPS = "maybe_steps"
"""What is only liked where no word asks for steps, but the first word may name a deed."""

SHORTEST_OWN = 3
"""Digits of the number that one thing has of its own ("order 441"); fewer count things."""

LONGEST_MARK = 4
"""Words of the longest phrase that marks an order."""

SHORTEST_PHONE = 6
"""Digits of a telephone number."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a question wants: the kinds that are due, and whether it asks for the steps of doing something."""

    kinds: frozenset[str] = frozenset()
    named: frozenset[str] = frozenset()
    """The folded words of the question: a name among them does not tell who."""

    @property
    def due(self) -> frozenset[str]:
        """The kinds without which there is no answer."""
        return self.kinds & DUE

    @property
    def steps(self) -> bool:
        """Whether the question asks how something is done."""
        return "steps" in self.kinds

    @property
    def maybe_steps(self) -> bool:
        """Whether the question may ask how something is done: "refund time" begins as "refund an order" does."""
        return not self.kinds.isdisjoint(("steps", MAYBE_STEPS))


def wanted(question: str, language: str | None) -> Wanted:
    """Return what a question wants, as far as its words tell.

    >>> sorted(wanted("How long does a refund take?", "en").kinds)
    ['duration']
    """
    if language not in CODES:
        return Wanted()
    spoken = _folded(question)
    table = load(language)
    found = _phrases_in(spoken, _due(language))
    kinds = {
        kind for kind, at, size in found if size > 1 or kind not in OPENING or _opens(spoken, at, table.words.stop)
    }
    if not kinds and _asks_a_degree(spoken, language):
        kinds.add("degree")
    if not kinds and spoken and _names_a_deed(spoken[0], asking(language)):
        kinds.add(MAYBE_STEPS)
    return Wanted(frozenset(kinds), frozenset(spoken))


def _opens(spoken: Sequence[str], at: int, stop: frozenset[str]) -> bool:
    """Return whether nothing but small words stands before a word of a question."""
    return at < 3 and all(word in stop for word in spoken[:at])


def _asks_a_degree(spoken: Sequence[str], language: str) -> bool:
    """Return whether a question asks how much of a quality there is ("how negative must it be")."""
    light = load(language).words.stop | load(language).words.frame
    return len(spoken) > 1 and spoken[0] in asking(language).degree and spoken[1] not in light


def _names_a_deed(first: str, table: Asking) -> bool:
    """Return whether a question's first word may be the name of something to do ("imprimir una hoja")."""
    return (
        first in table.orders_with or (len(first) > 4 and first.endswith(table.deed_endings)) or first in table.wishes
    )


def is_order(question: str, language: str | None) -> bool:
    """Return whether a text orders something to be done instead of asking: nobody's documents answer that.

    >>> is_order("cancel order 4411", "en"), is_order("How do I cancel an order?", "en")
    (True, False)
    """
    if language not in CODES or question.rstrip().endswith("?"):
        return False
    table, spoken = asking(language), _folded(question)
    asked = _past_courtesies(spoken, table)
    if not asked:
        return False
    return _size_at_start(asked, table.orders) > 0 or (
        asked[0] in table.orders_with and _is_marked(asked, spoken, table)
    )


def _past_courtesies(spoken: list[str], table: Asking) -> list[str]:
    """Return the words of a question after its courtesies and wishes ("please", "I want to")."""
    while size := _size_at_start(spoken, table.courtesies):
        spoken = spoken[size:]
    return spoken


def _is_marked(asked: Sequence[str], spoken: Sequence[str], table: Asking) -> bool:
    """Return whether the first word of `asked` has an object, and something in the whole question orders it done."""
    verb, following = asked[0], asked[1] if len(asked) > 1 else ""
    if following in table.orders_own.get(verb, table.orders_own.get("*", ())):
        return True
    thing = following in table.numbered and verb not in table.numbered
    if not (following in table.order_objects or following.isdecimal() or thing):
        return False
    marks = any(_size_at_start(spoken[at : at + LONGEST_MARK], table.order_marks) for at in range(len(spoken)))
    return marks or any(one in table.numbered and _is_own_number(other) for one, other in pairwise(asked[1:]))


def _is_own_number(word: str) -> bool:
    return word.isdecimal() and len(word) >= SHORTEST_OWN


def _size_at_start(spoken: Sequence[str], choices: tuple[str, ...]) -> int:
    """Return how many words the longest of the phrases has that a text begins with, 0 where there is none."""
    pieces = _pieces(choices).get(spoken[0], ()) if spoken else ()
    return max((len(piece) for piece in pieces if tuple(spoken[: len(piece)]) == piece), default=0)


@cache
def _pieces(choices: tuple[str, ...]) -> Mapping[str, list[tuple[str, ...]]]:
    """Return the words of phrases by the first of them."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for piece in (tuple(_folded(phrase)) for phrase in choices):
        found.setdefault(piece[0], []).append(piece)
    return found


def gives(text: str, asked: Wanted, language: str | None) -> bool:
    """Return whether a sentence gives one of the kinds of facts, by a value or by a phrase such as "for life".

    >>> gives("It takes three days.", Wanted(frozenset({"duration"})), "en")
    True
    """
    kinds = asked.kinds
    reading = read(text, language)
    facts = reading.facts
    if "person" in kinds and any(_tells_who(name, asked.named) for name in reading.names):
        return True
    if any(fact.kind in GIVEN.get(kind, ()) and not fact.weak for kind in kinds for fact in facts):
        return True
    if ("phone" in kinds and _phone(facts)) or ("email" in kinds and _email(facts)):
        return True
    if language not in CODES:
        return False
    if asked.maybe_steps and instructs(text, language):
        return True
    return not kinds.isdisjoint(kind for kind, _, _ in _phrases_in(_folded(text), _given_by(language)))


PATHS = ("▸", " > ", "→")
"""Marks of a way through a program's menus."""

STEP_BEGINS = 4
"""Among how many of the first words of a clause a step tells what to do ("To delete it, simply press ...")."""

CLAUSE = re.compile(r"[,:;.] ")


def begins_as_step(text: str, language: str | None) -> bool:
    """Return whether a sentence begins with what to do ("Press Return"), so that it is one step of some."""
    return language in CODES and not asking(language).instructions.isdisjoint(_folded(text)[:1])


def instructs(text: str, language: str) -> bool:
    """Return whether a sentence tells its reader what to do.

    >>> instructs("Open your account and choose Return.", "en")
    True
    """
    told = asking(language).instructions
    clauses = (_folded(clause)[:STEP_BEGINS] for clause in CLAUSE.split(text))
    return any(mark in text for mark in PATHS) or any(not told.isdisjoint(opening) for opening in clauses)


def _tells_who(name: Name, named: frozenset[str]) -> bool:
    """Return whether a name says something that the question did not: not its own names, nor a mere first word."""
    return not named.issuperset(name.words) and (not name.opens or len(name.words) > 1)


def _phone(facts: Sequence[Fact]) -> bool:
    return any(sum(char.isdigit() for char in fact.text) >= SHORTEST_PHONE and fact.kind != "money" for fact in facts)


def _email(facts: Sequence[Fact]) -> bool:
    return any(fact.kind == "link" and "@" in fact.text for fact in facts)


def _folded(text: str) -> list[str]:
    return [fold(word.text) for word in words(text)]


Phrases = Mapping[str, list[tuple[tuple[str, ...], str]]]
"""Phrases by their first word, each with its kind, the longest first."""


@cache
def _due(language: str) -> Phrases:
    return _by_first(asking(language).due)


@cache
def _given_by(language: str) -> Phrases:
    return _by_first(asking(language).given_by)


def _by_first(cell: Mapping[str, str]) -> Phrases:
    found: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for phrase, kind in cell.items():
        pieces = tuple(_folded(phrase))
        found.setdefault(pieces[0], []).extend((pieces, one) for one in kind.split())
    for choices in found.values():
        choices.sort(key=lambda choice: -len(choice[0]))
    return found


def _phrases_in(spoken: Sequence[str], phrases: Phrases) -> list[tuple[str, int, int]]:
    """Return the kinds of the phrases in a text with where each stands and how many words it has, in order; a phrase
    takes its words from shorter ones."""
    kinds: list[tuple[str, int, int]] = []
    at = 0
    while at < len(spoken):
        size = 1
        for pieces, kind in phrases.get(spoken[at], ()):
            if len(pieces) >= size and tuple(spoken[at : at + len(pieces)]) == pieces:
                kinds.append((kind, at, len(pieces)))
                size = len(pieces)
        at += size
    return kinds
