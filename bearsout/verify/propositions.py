"""Propositions: the pieces of a text that each say something of a subject of their own.

"Ms Okoye reports to the finance director, while Mr Dunn reports to the board" holds two. What is said of one subject
is not said of the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from bearsout.language.words import stem
from bearsout.reading import Cue, Fact, Reading
from bearsout.reading.lexicon import Lexicon
from bearsout.reading.lexicon import lexicon as lexicon_of
from bearsout.verify.cutting import Places
from bearsout.verify.words import Word

FIRST = 6
"""A repeated word among this many words of a segment shows that it says of another what was said before; half as many
where no article or name opens the segment."""
FEWEST = 2
"""A proposition has at least this many words; fewer are a list."""


class Proposition(NamedTuple):
    """A piece with its subject: `core` are the stems the subject begins with, none where it is the one before's."""

    core: frozenset[str]
    stems: frozenset[str]
    kinds: frozenset[str]
    first: int
    last: int
    sentence: int
    named: bool
    rest: bool
    """Whether it speaks of the others: "the rest"."""
    second: str
    """The stem that follows the subject: mostly its verb, which a later proposition may leave out."""


def propositions(
    reading: Reading,
    lexicon: Lexicon,
    facts: Sequence[Fact],
    cues: Sequence[Cue],
    words: Sequence[Word],
    places: Places,
) -> tuple[Proposition, ...]:
    """Return the propositions of a text in order."""
    pieces = _segments(words, places)
    verbs = _verbs(reading, lexicon, facts, cues)
    groups: list[list[list[Word]]] = []
    for piece in pieces:
        before = groups[-1] if groups else None
        if before is None or _has_a_subject(reading, lexicon, before, piece, verbs):
            groups.append([piece])
        else:
            before.append(piece)
    return tuple(_proposition(reading, lexicon, facts, cues, group) for group in groups)


def _segments(words: Sequence[Word], places: Places) -> list[list[Word]]:
    found: list[list[Word]] = []
    for word in words:
        if not found or found[-1][-1].segment != word.segment:
            found.append([])
        found[-1].append(word)
    return found


def _verbs(reading: Reading, lexicon: Lexicon, facts: Sequence[Fact], cues: Sequence[Cue]) -> frozenset[int]:
    """Return the tokens that show that something has been said: an "is", a "must", a value."""
    polarity = lexicon.facts.polarity
    sure = {i for i, token in enumerate(reading.tokens) if token.fold in polarity.passives}
    sure |= {cue.first for cue in cues if cue.kind in ("strength", "negation")}
    return frozenset(sure | {fact.first for fact in facts if not fact.weak})


def _has_a_subject(
    reading: Reading, lexicon: Lexicon, before: list[list[Word]], piece: list[Word], verbs: frozenset[int]
) -> bool:
    """Return whether a segment speaks of a subject of its own."""
    last, first = before[-1][-1], piece[0]
    if last.clause != first.clause:
        return True
    said = [word for group in before for word in group]
    if len(piece) < FEWEST or len(said) < FEWEST or not _joined(reading, lexicon, last, first):
        return False
    noun = _noun_first(reading, lexicon, first)
    near = piece[: FIRST if noun else FIRST // 2]
    repeated = {word.stem for word in near} & {word.stem for word in said}
    stated = any(i in verbs for i in range(said[0].token, said[-1].end))
    names = {name.first for name in reading.names}
    both = _name_at(reading, said[0], names) and _name_at(reading, first, names)
    return bool(repeated) or (noun and (stated or both))


def _name_at(reading: Reading, word: Word, names: set[int]) -> bool:
    """Return whether a word begins a name, or stands in one."""
    return word.token in names or any(name.first <= word.token < name.last for name in reading.names)


def _joined(reading: Reading, lexicon: Lexicon, last: Word, first: Word) -> bool:
    """Return whether an "and" or a semicolon stands between two words."""
    joins = lexicon.facts.polarity.conjunctions | {";"}
    return any(reading.tokens[i].fold in joins for i in range(last.end, first.token))


def _noun_first(reading: Reading, lexicon: Lexicon, word: Word) -> bool:
    """Return whether an article stands before a word, or it has a capital."""
    polarity = lexicon.facts.polarity
    led = word.token > 0 and reading.tokens[word.token - 1].fold in polarity.articles - polarity.pronouns
    return led or reading.tokens[word.token].text[0].isupper()


def _proposition(
    reading: Reading, lexicon: Lexicon, facts: Sequence[Fact], cues: Sequence[Cue], group: list[list[Word]]
) -> Proposition:
    words = [word for piece in group for word in piece]
    first, last = words[0].token, words[-1].end
    kinds = frozenset(fact.kind for fact in facts if first <= fact.first < last and not fact.weak)
    core = _core(reading, lexicon, cues, words)
    return Proposition(
        core,
        frozenset(word.stem for word in words),
        kinds,
        first,
        last,
        words[0].sentence,
        len(core) > 1 or any(name.first <= first < name.last and not name.opens for name in reading.names),
        not core.isdisjoint(others(lexicon.code)),
        next((word.stem for word in words if word.stem not in core), ""),
    )


@cache
def others(code: str | None) -> frozenset[str]:
    """Return the stems of a language's words for those that were not spoken of."""
    return frozenset(stem(word, code) for word in lexicon_of(code).facts.polarity.others)


def _core(reading: Reading, lexicon: Lexicon, cues: Sequence[Cue], words: list[Word]) -> frozenset[str]:
    """Return the stems that a proposition's subject begins with: a name's words, or the first word that is no value."""
    word = next((word for word in words if not word.stem.startswith("=")), None)
    if word is None or _after_a_verb(reading, lexicon, cues, word):
        return frozenset()
    name = next((name for name in reading.names if name.first <= word.token < name.last), None)
    if name is None:
        return frozenset({word.stem})
    titles = lexicon.beside_names
    named = [one for one in words if name.first <= one.token < name.last]
    return frozenset(one.stem for one in named if reading.tokens[one.token].fold not in titles)


def _after_a_verb(reading: Reading, lexicon: Lexicon, cues: Sequence[Cue], word: Word) -> bool:
    """Return whether what stands before a word in its segment is already a verb or a pronoun ("It is open")."""
    polarity = lexicon.facts.polarity
    i = word.token - 1
    while i >= 0 and reading.owners[i] < 0 and reading.tokens[i].kind == "word":
        fold = reading.tokens[i].fold
        if fold in polarity.passives or fold in polarity.pronouns:
            return True
        i -= 1
    return any(cue.kind in ("strength", "negation") and i < cue.first < word.token for cue in cues)
