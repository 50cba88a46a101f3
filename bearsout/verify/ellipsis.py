"""Clauses that say no more than "but X-rays do" or "parking is not": what the clause before them says is meant of them.

The words that such a clause leaves out are put where it ends, so that every check finds them there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bearsout.reading import Cue, Reading
from bearsout.reading.lexicon import Lexicon
from bearsout.verify.cutting import Places
from bearsout.verify.words import Word

LONGEST = 8
"""Such a clause has no more tokens than this before what it ends with."""


class Echo(NamedTuple):
    """A clause that leaves out what the one before it says: its tokens without the last, that one, whether it denies."""

    first: int
    at: int
    denied: bool


def echoes(reading: Reading, lexicon: Lexicon, cues: Sequence[Cue], places: Places) -> tuple[Echo, ...]:
    """Return the clauses of a text that leave out what the clause before them says, in order."""
    closers = lexicon.facts.polarity.echoes
    denials = {i for cue in cues if cue.kind == "negation" for i in range(cue.first, cue.last)}
    found: list[Echo] = []
    for i, token in enumerate(reading.tokens):
        if i and _ends(reading, places, i) and (token.fold in closers or (i in denials and _is_short(reading, i))):
            denied = i in denials
            last = i - 1 if denied and reading.tokens[i - 1].fold in closers else i
            first = _beginning(reading, lexicon, places, last)
            if first is not None and first < last and _is_bare(reading, lexicon, first, last):
                found.append(Echo(first, i, denied))
    return tuple(found)


def _is_short(reading: Reading, i: int) -> bool:
    """Return whether a denial is joined to a verb that stands for what was said ("isn't", "cannot")."""
    return reading.tokens[i].kind == "word"


def _ends(reading: Reading, places: Places, i: int) -> bool:
    """Return whether a clause, or a piece of it, ends right after a token."""
    after = i + 1
    if after >= len(reading.tokens) or places.clause[after] != places.clause[i]:
        return True
    return reading.tokens[after].kind == "mark"


def _beginning(reading: Reading, lexicon: Lexicon, places: Places, last: int) -> int | None:
    """Return where the clause that ends before `last` begins, behind its "but" or "and"; None where nothing that it
    could leave out stands before it."""
    polarity = lexicon.facts.polarity
    joins = polarity.breaks | polarity.conjunctions
    first = last
    while first > 0 and last - first <= LONGEST and places.clause[first - 1] == places.clause[last]:
        if reading.tokens[first - 1].kind == "mark" and first < last:
            break
        first -= 1
    whole = last - first <= LONGEST
    starts = [i for i in range(first, last) if reading.tokens[i].fold in joins]
    if not whole and not starts:
        return None
    first = first if whole else starts[-1]
    while first < last and reading.tokens[first].fold in joins:
        first += 1
    before = next((i for i in range(first - 1, -1, -1) if reading.owners[i] >= 0 or reading.tokens[i].kind != "mark"), -1)
    return first if before >= 0 else None


def _is_bare(reading: Reading, lexicon: Lexicon, first: int, last: int) -> bool:
    """Return whether the tokens name somebody or something and say nothing of it."""
    polarity = lexicon.facts.polarity
    stopped = polarity.passives | polarity.subordinators | polarity.relatives
    tokens = reading.tokens[first:last]
    ends_in_a_name = tokens[-1].kind != "mark" and tokens[-1].fold not in lexicon.stop
    return ends_in_a_name and all(token.kind != "mark" or token.text == "-" for token in tokens) and not any(
        token.fold in stopped for token in tokens
    )


def apart(places: Places, found: Sequence[Echo]) -> Places:
    """Return the places of a text where each such clause is a clause of its own."""
    clause, segment = list(places.clause), list(places.segment)
    for echo in found:
        if echo.first and clause[echo.first] == clause[echo.first - 1]:
            clause[echo.first :] = [one + 1 for one in clause[echo.first :]]
            segment[echo.first :] = [one + 1 for one in segment[echo.first :]]
    return Places(places.sentence, tuple(clause), tuple(segment))


def reaching(cues: Sequence[Cue], found: Sequence[Echo]) -> tuple[Cue, ...]:
    """Return the denials of a text, those that end such a clause with what it leaves out as their scope."""
    ends = {echo.at for echo in found}
    return tuple(
        cue._replace(scope_first=cue.last - 1, scope_last=cue.last)
        if cue.kind == "negation" and cue.last - 1 in ends
        else cue
        for cue in cues
    )


def completed(
    reading: Reading, lexicon: Lexicon, cues: Sequence[Cue], words: Sequence[Word], places: Places, found: Sequence[Echo]
) -> tuple[Word, ...]:
    """Return the words of a text with those that its clauses leave out."""
    added: list[Word] = []
    for echo in found:
        own = [word for word in words if echo.first <= word.token < echo.at]
        if not own:
            continue
        token = echo.at if echo.denied else own[-1].token
        place = (token, token + 1, places.sentence[token], places.clause[token], places.segment[token])
        stems = {word.stem for word in own}
        added += [Word(word.stem, *place) for word in _left_out(reading, lexicon, cues, words, echo) if word.stem not in stems]
    return tuple(sorted([*words, *added], key=lambda word: word.token))


def _left_out(
    reading: Reading, lexicon: Lexicon, cues: Sequence[Cue], words: Sequence[Word], echo: Echo
) -> list[Word]:
    """Return the words of the clause before one that leaves them out, without its subject."""
    before = [word for word in words if word.token < echo.first]
    clause = [word for word in before if word.clause == before[-1].clause] if before else []
    if not clause:
        return []
    polarity = lexicon.facts.polarity
    verbs = [i for i in range(clause[0].end, clause[-1].token) if reading.tokens[i].fold in polarity.passives]
    verbs += [cue.first for cue in cues if cue.kind == "strength" or cue.value == "not"]
    verb = min((i for i in verbs if clause[0].token <= i <= clause[-1].token), default=None)
    if verb is not None:
        return [word for word in clause if word.token >= verb]
    return clause if _led_by_a_pronoun(reading, lexicon, clause[0]) else clause[1:]


def _led_by_a_pronoun(reading: Reading, lexicon: Lexicon, word: Word) -> bool:
    return word.token > 0 and reading.tokens[word.token - 1].fold in lexicon.facts.polarity.pronouns
