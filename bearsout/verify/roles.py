"""Roles: who did it to whom. In "was promoted by Solberg" she acts; in "Solberg was promoted" she does not.

A role is read where a verb shows by a passive which words are verbs, or where two nouns with articles stand round a
word without one ("the apprentice teaches the dog").
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bearsout.model import Problem, Span
from bearsout.reading import Name
from bearsout.verify.case import Case
from bearsout.verify.clauses import Prepared
from bearsout.verify.words import Word

BESIDE = 4
"""A name acts, or is acted on, at most this many tokens from the verb."""
POSSESSIVES = ("'s", "’s", "s'", "s’")
"""A name with one of these acts in nothing: what it owns does."""
LED_BY = 3
"""Words between a "by" and the name of who acts ("by his daughter Ilse")."""
FAR_BEFORE = 20
"""A "was" this many tokens before serves a second verb as well ("was begun ... and finished")."""
BY_WITHIN = 12
"""The one who acts in a passive follows the verb within this many tokens."""


class Role(NamedTuple):
    """What a name has to do with a verb."""

    verb: str
    name: frozenset[str]
    acts: bool


def roles(case: Case) -> Iterator[Problem]:
    """Return a problem for each name or noun that has changed its part with another one."""
    verbs = _verbs_of(case.sentence).union(*(_verbs_of(passage) for passage in case.passages))
    held = {role for passage in case.passages for role, _ in _roles(passage, verbs)} if verbs else set[Role]()
    for role, name in _roles(case.sentence, verbs) if verbs else ():
        sure = (not name.opens or len(name.words) > 1) and not name.text.endswith(POSSESSIVES)
        if not sure or role in held:
            continue
        if Role(role.verb, role.name, not role.acts) in held or (
            role.acts and any(one.verb == role.verb and one.acts and not one.name & role.name for one in held)
        ):
            yield case.problem("name", name.span, variant="role")
    yield from _turned_nouns(case)


def _verbs_of(text: Prepared) -> frozenset[str]:
    """Return the verbs of a text's passives, which are kept with the text."""
    if "passive" not in text.kept:
        text.kept["passive"] = passive_verbs(text)
    return text.kept["passive"]


def passive_verbs(text: Prepared) -> frozenset[str]:
    """Return the stems of the words that stand in a passive with the name of who acts ("was promoted by Solberg")."""
    if text.lexicon.facts.names.agents.isdisjoint(text.forms):
        return frozenset()
    return frozenset(word.stem for word in text.words if _is_passive(text, word) and _after(text, word, True))


def _is_passive(text: Prepared, word: Word) -> bool:
    """Return whether a "was" stands right before a word, or one word before it ("was later promoted"), or the one who
    acts right after it ("designed by Duarte")."""
    tokens, facts = text.reading.tokens, text.lexicon.facts
    if any(tokens[i].fold in facts.polarity.passives for i in (word.token - 1, word.token - 2) if i >= 0):
        return True
    led = word.token > 0 and tokens[word.token - 1].fold in text.lexicon.stop
    if not led and word.end < len(tokens) and tokens[word.end].fold in facts.names.agents:
        return True
    joined = word.token > 0 and tokens[word.token - 1].fold in facts.polarity.conjunctions
    return joined and any(tokens[i].fold in facts.polarity.passives for i in _sentence_before(text, word))


def _sentence_before(text: Prepared, word: Word) -> range:
    own = text.sentence_tokens[word.sentence]
    return range(max(own.start, word.token - FAR_BEFORE), word.token)


def _roles(text: Prepared, verbs: frozenset[str]) -> Iterator[tuple[Role, Name]]:
    for word in text.words:
        if word.stem not in verbs:
            continue
        passive = _is_passive(text, word)
        before, after = _before(text, word), _after(text, word, passive)
        if before is not None:
            yield Role(word.stem, frozenset(before.words), not passive), before
        if after is not None:
            yield Role(word.stem, frozenset(after.words), passive), after


def _before(text: Prepared, word: Word) -> Name | None:
    near = [
        name
        for name in text.names
        if 0 <= word.token - name.last <= BESIDE and text.clause_of[name.first] == word.clause
    ]
    return near[-1] if near else None


def _after(text: Prepared, word: Word, passive: bool) -> Name | None:
    """Return the name after a verb: of a passive the one behind its "by", else the next one."""
    agents = text.lexicon.facts.names.agents
    for name in text.names:
        gap = name.first - word.end
        if name.first < word.end or text.clause_of[name.first] != word.clause:
            continue
        by = any(text.reading.tokens[i].fold in agents for i in range(max(word.end, name.first - LED_BY), name.first))
        if gap <= (BY_WITHIN if by else BESIDE):
            return name if by == passive else None
    return None


def _turned_nouns(case: Case) -> Iterator[Problem]:
    """Return a problem where two nouns with articles have changed places round the same verb."""
    told = {pair: place for pair, place in _round_verbs(case.sentence)}
    if not told:
        return
    held = {pair for passage in case.passages for pair, _ in _round_verbs(passage)}
    for (one, verb, other), place in told.items():
        if (other, verb, one) in held and (one, verb, other) not in held:
            yield case.problem("attribution", place, variant="role")


def _round_verbs(text: Prepared) -> Iterator[tuple[tuple[str, str, str], Span]]:
    """Yield two nouns and the word between them, where both nouns have an article and the word has none."""
    tokens = text.reading.tokens
    articles = text.lexicon.facts.polarity.articles
    for one, verb, other in zip(text.words, text.words[1:], text.words[2:], strict=False):
        led = [one.token - 1, other.token - 1]
        close = verb.token == one.end and other.token == verb.end + 1 and one.segment == verb.segment == other.segment
        if close and all(i >= 0 and tokens[i].fold in articles for i in led):
            yield (one.stem, verb.stem, other.stem), Span(tokens[one.token].start, tokens[other.token].end)
