"""The words of a text that say something of its topic, with their places; facts take part as words of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bearsout.language.words import stem
from bearsout.reading import Cue, Fact, Reading, When
from bearsout.reading.lexicon import Lexicon
from bearsout.reading.names import bare
from bearsout.reading.units import plain
from bearsout.verify.cutting import Places


class Word(NamedTuple):
    """A word that says something of the topic, or a fact as a word: where it stands, and in what."""

    stem: str
    token: int
    end: int
    sentence: int
    clause: int
    segment: int


def term(fold: str, lex: Lexicon) -> str:
    """Return what stands for all forms of a folded word: its stem, or itself where it is a stop word."""
    return fold if fold in lex.stop else stem(fold, lex.code)


def key(fact: Fact) -> str:
    """Return a fact as a word, the same for every way of writing it."""
    if fact.when is not None and fact.when == When(weekday=fact.when.weekday):
        return f"weekday:{fact.when.weekday}"
    if fact.when is not None:
        return f"={fact.kind}:{fact.when.parts()}:{fact.until.parts() if fact.until else ''}"
    if fact.kind in ("label", "link", "unread"):
        return "=label:" + "".join(char for char in fact.text.casefold() if char.isalnum())
    unit, factor = plain(fact.unit)
    ends = sorted({end * factor for end in (fact.low, fact.high) if end is not None})
    kind = "ordinal" if fact.kind == "ordinal" else "number"
    return f"={kind}:{unit}:{'-'.join(str(end) for end in ends)}"


def topic_words(
    reading: Reading,
    lex: Lexicon,
    facts: tuple[Fact, ...],
    cues: tuple[Cue, ...],
    places: Places,
) -> Iterator[Word]:
    denied = {cue.first: cue.word for cue in cues if cue.word}
    silent = {i for cue in cues if cue.kind != "strength" and not cue.word for i in range(cue.first, cue.last)}
    done = -1
    for i, token in enumerate(reading.tokens):
        owner = reading.owners[i]
        end = facts[owner].last if owner >= 0 else i + 1
        place = (i, end, places.sentence[i], places.clause[i], places.segment[i])
        if owner >= 0 and facts[owner].bound != "free":
            if owner != done:
                yield Word(key(facts[owner]), *place)
            done = owner
        elif i in denied:
            yield Word(stem(denied[i], reading.language), *place)
        elif token.kind in ("word", "short", "odd") and token.fold not in lex.stop and i not in silent:
            yield Word(stem(bare(token.text.lower().replace("’", "'")), reading.language), *place)
