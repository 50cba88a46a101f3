"""Clauses that say no more than "but X-rays do" or "parking is not": what the clause before them says is meant of them.

The words that such a clause leaves out are put where it ends, so that every check finds them there.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from bearsout.reading import Cue, Reading
from bearsout.reading.lexicon import Lexicon
from bearsout.verify.cutting import Places
from bearsout.verify.words import Word

MOST = 24
"""No more words than this are taken over from the clause before."""
LONGEST = 8
"""Such a clause has no more tokens than this before what it ends with."""
ENDS = frozenset(",;.!?…)—|")
"""What stands behind such a clause."""


class Echo(NamedTuple):
    """A clause that leaves out what the one before it says: where it begins, with its "but" or "and" and without it,
    the token that it ends with, and whether it denies."""

    opens: int
    first: int
    at: int
    denied: bool


def echoes(reading: Reading, lexicon: Lexicon, cues: Sequence[Cue], places: Places) -> tuple[Echo, ...]:
    """Return the clauses of a text that leave out what the clause before them says, in order."""
    closers = lexicon.facts.polarity.echoes
    denials = {i for cue in cues if cue.value == "not" for i in range(cue.first, cue.last)}
    found: list[Echo] = []
    for i, token in enumerate(reading.tokens):
        if i and _ends(reading, places, i) and (token.fold in closers or i in denials):
            denied = i in denials
            last = i - 1 if denied and reading.tokens[i - 1].fold in closers else i
            opens = _beginning(reading, lexicon, places, last)
            first = _behind_joins(reading, lexicon, opens, last)
            if 0 < opens <= first < last and _is_bare(reading, lexicon, first, last):
                found.append(Echo(opens, first, i, denied))
    return tuple(found)


def _ends(reading: Reading, places: Places, i: int) -> bool:
    """Return whether a clause, or a piece of it, ends right after a token."""
    after = i + 1
    if after >= len(reading.tokens) or places.clause[after] != places.clause[i]:
        return True
    return reading.owners[after] < 0 and reading.tokens[after].text in ENDS


def _beginning(reading: Reading, lexicon: Lexicon, places: Places, last: int) -> int:
    """Return where the clause that ends before `last` begins: after a mark, else at an "and", where it is too long."""
    first = last
    while first > 0 and last - first <= LONGEST and places.clause[first - 1] == places.clause[last]:
        if _parts(reading, first - 1) and first < last:
            return first
        first -= 1
    if last - first <= LONGEST:
        return first
    joins = lexicon.facts.polarity.conjunctions
    return next((i for i in range(last - 1, first, -1) if reading.tokens[i].fold in joins), last)


def _behind_joins(reading: Reading, lexicon: Lexicon, first: int, last: int) -> int:
    polarity = lexicon.facts.polarity
    joins = polarity.breaks | polarity.conjunctions
    return next((i for i in range(first, last) if reading.tokens[i].fold not in joins and not _parts(reading, i)), last)


def _parts(reading: Reading, i: int) -> bool:
    """Return whether a token is a mark between words, and no hyphen in one."""
    token = reading.tokens[i]
    return token.kind == "mark" and not (token.text == "-" and token.glued)


def _is_bare(reading: Reading, lexicon: Lexicon, first: int, last: int) -> bool:
    """Return whether the tokens name somebody or something and say nothing of it."""
    polarity = lexicon.facts.polarity
    stopped = polarity.passives | polarity.subordinators | polarity.relatives
    tokens = reading.tokens[first:last]
    ends_in_a_name = tokens[-1].kind != "mark" and tokens[-1].fold not in lexicon.stop
    marked = any(_parts(reading, i) for i in range(first, last))
    return ends_in_a_name and not marked and not any(token.fold in stopped for token in tokens)


def apart(places: Places, found: Sequence[Echo]) -> Places:
    """Return the places of a text where each such clause is a clause of its own."""
    inside = [echo for echo in found if places.clause[echo.opens] == places.clause[echo.opens - 1]]
    begins = [echo.first for echo in inside]
    if not begins:
        return places
    shifts = [bisect_right(begins, i) for i in range(len(places.clause))]
    clause = tuple(one + shift for one, shift in zip(places.clause, shifts, strict=True))
    segment = tuple(one + shift for one, shift in zip(places.segment, shifts, strict=True))
    return Places(places.sentence, clause, segment)


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
    reading: Reading,
    lexicon: Lexicon,
    cues: Sequence[Cue],
    words: tuple[Word, ...],
    places: Places,
    found: Sequence[Echo],
) -> tuple[Word, ...]:
    """Return the words of a text with those that its clauses leave out."""
    if not found:
        return words
    tokens = [word.token for word in words]
    verbs = frozenset(cue.first for cue in cues if cue.kind == "strength" or cue.value == "not")
    added: list[Word] = []
    for echo in found:
        first = bisect_left(tokens, echo.first)
        own = words[first : bisect_left(tokens, echo.at)]
        if own:
            token = echo.at if echo.denied else own[-1].token
            place = (token, token + 1, places.sentence[token], places.clause[token], places.segment[token])
            left_out = _left_out(reading, lexicon, verbs, words[max(0, first - MOST) : first])
            stems = {word.stem for word in left_out} - {word.stem for word in own}
            added += [Word(stem, *place) for stem in sorted(stems)]
    ends = {echo.at for echo in found}
    kept = [word for word in words if word.token not in ends]
    return tuple(sorted([*kept, *added], key=lambda word: word.token))


def _left_out(reading: Reading, lexicon: Lexicon, verbs: frozenset[int], before: Sequence[Word]) -> list[Word]:
    """Return the words of the last clause of `before` without its subject."""
    clause = [word for word in before if word.clause == before[-1].clause]
    if not clause:
        return []
    polarity = lexicon.facts.polarity
    inside = range(clause[0].token, clause[-1].token + 1)
    verb = next((i for i in inside if i in verbs or reading.tokens[i].fold in polarity.passives), None)
    if verb is not None:
        return [word for word in clause if word.token >= verb]
    led = clause[0].token > 0 and reading.tokens[clause[0].token - 1].fold in polarity.pronouns
    return clause if led else clause[1:]
