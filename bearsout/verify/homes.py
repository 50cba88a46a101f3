"""Homes: what the passages say of the subject that a sentence speaks of, and what they say of others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bearsout.reading import Fact
from bearsout.verify.case import Case
from bearsout.verify.clauses import Prepared
from bearsout.verify.propositions import Proposition

COUNTED_WITHIN = 2
"""What is counted follows its value within this many tokens."""


class Homes(NamedTuple):
    """The propositions about a subject, and those about subjects that the sentence does not speak of."""

    own: tuple[Proposition, ...]
    foreign: tuple[tuple[int, Proposition], ...]


def homes(case: Case, said: Proposition) -> Homes:
    """Return the homes of a proposition of the sentence; none where its subject is unknown to the passages."""
    own: list[Proposition] = []
    foreign: list[tuple[int, Proposition]] = []
    for p, passage in enumerate(case.passages if said.core else ()):
        about = bool(said.core & case.context_stems[p])
        for one in passage.propositions:
            about = bool(said.core & one.stems) or (about and not one.core)
            if about:
                own.append(one)
            elif one.core and (not one.core & case.sentence.stems or _is_object(case.sentence, one.core)):
                foreign.append((p, one))
    return Homes(tuple(own), tuple(foreign))


def _is_object(said: Prepared, core: frozenset[str]) -> bool:
    """Return whether the sentence has a name right after a word that is no passive's: somebody does it to them."""
    facts = said.lexicon.facts
    if not facts.polarity.passives.isdisjoint(said.forms) or not facts.names.agents.isdisjoint(said.forms):
        return False
    for name in said.names:
        named = {word.stem for word in said.words if name.first <= word.token < name.last}
        if core <= named:
            small = name.first - (said.reading.tokens[name.first - 1].fold in facts.polarity.prepositions)
            return any(word.end == small and word.token not in said.named for word in said.words)
    return False


def parallel(one: Proposition, other: Proposition, apart: str) -> bool:
    """Return whether two propositions say the same kind of thing: they share a word, or a kind of value, or are of two
    names in one sentence and `apart` is no verb that the other leaves out ("Ana runs the shop and Hugo, the store")."""
    if (one.stems & other.stems) - {apart} or one.kinds & other.kinds or other.rest:
        return True
    return one.sentence == other.sentence and one.named and other.named and not _is_verb(other, apart)


def _is_verb(one: Proposition, stem: str) -> bool:
    """Return whether a stem follows the subject of a proposition that says more than one word of it."""
    return one.second == stem and len(one.stems) > len(one.core) + 1


def words_of_others(case: Case) -> Iterator[tuple[int, int, Proposition]]:
    """Yield each word of the sentence that the passages say only of other subjects, beside one that says something like
    it of this subject: the word's position, and the passage and proposition that have it."""
    context = frozenset().union(*case.context_stems)
    for said in case.sentence.propositions:
        found = homes(case, said)
        known = context.union(*(one.stems for one in found.own))
        for i, word in enumerate(case.sentence.words):
            inside = said.first <= word.token < said.last and word.stem not in said.core
            free = word.stem.startswith("=") or word.stem in known or word.token in case.sentence.named
            free = free or case.sentence.reading.tokens[word.token].fold in case.sentence.lexicon.facts.units.payment
            if not inside or free or _of_a_pronoun(case.sentence, word.token) or _counted(case.sentence, word.token):
                continue
            for p, other in found.foreign:
                if word.stem in other.stems and any(parallel(one, other, word.stem) for one in found.own):
                    yield i, p, other
                    break


def _of_a_pronoun(text: Prepared, token: int) -> bool:
    """Return whether a pronoun stands right before a word: who is meant stands elsewhere."""
    return token > 0 and text.reading.tokens[token - 1].fold in text.lexicon.facts.polarity.pronouns


def _counted(text: Prepared, token: int) -> bool:
    """Return whether a word follows a value, which others may have left it out after ("41 % of the votes")."""
    return any(fact.last <= token <= fact.last + COUNTED_WITHIN for fact in text.facts if not fact.weak)


def is_of_another(case: Case, fact: Fact, p: int, held: Fact) -> bool:
    """Return whether a value of a passage is said of another subject, beside one like it of the sentence's subject."""
    said = next((one for one in case.sentence.propositions if one.first <= fact.first < one.last), None)
    where = next((one for one in case.passages[p].propositions if one.first <= held.first < one.last), None)
    if said is None or where is None:
        return False
    found = homes(case, said)
    return (p, where) in found.foreign and any(parallel(one, where, "") for one in found.own)


def text_of(passage: Prepared, one: Proposition) -> str:
    """Return a proposition as it stands in its passage."""
    tokens = passage.reading.tokens
    return passage.text[tokens[one.first].start : tokens[one.last - 1].end]
