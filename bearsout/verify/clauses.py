"""A text cut into what a sentence can rest on: its sentences, their clauses and segments, and the words of each.

A clause ends where a sentence does, at a semicolon and at words such as "but"; a segment also at a comma, a bracket
and at words such as "and" and "if". Facts take part as words of their own ("=ordinal:2"), so that one can bind another.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import pairwise

from bearsout.language.sentences import sentences
from bearsout.language.words import stem
from bearsout.model import Span
from bearsout.reading import Cue, Fact, Name, Reading, When, read
from bearsout.reading.lexicon import Lexicon, lexicon
from bearsout.reading.names import bare
from bearsout.reading.units import plain

KEPT = 4096
"""How many texts stay prepared."""
CLAUSE_MARKS = frozenset(";—•")
SEGMENT_MARKS = frozenset(",:()[]–|")
NEAREST = 4
"""How many cues before a bound are looked at."""
FLIP_WITHIN = 4
"""A denial at most this many tokens before "more than 2" makes it "at most 2"."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word that says something of the topic, or a fact as a word: where it stands, and in what."""

    stem: str
    token: int
    end: int
    sentence: int
    clause: int
    segment: int


@dataclass(frozen=True, slots=True)
class Frame:
    """What a value is bound to in its text: each stem with how tightly, and the stems right beside it."""

    bonds: Mapping[str, float]
    beside: tuple[str, ...]


@dataclass(frozen=True)
class Prepared:
    """A text, read and cut. The tuples `sentence_of`, `clause_of`, `segment_of` go by token."""

    reading: Reading
    lexicon: Lexicon
    spans: tuple[Span, ...]
    sentence_of: tuple[int, ...]
    clause_of: tuple[int, ...]
    segment_of: tuple[int, ...]
    facts: tuple[Fact, ...]
    cues: tuple[Cue, ...]
    words: tuple[Word, ...]

    @cached_property
    def frames(self) -> dict[int, Frame]:
        """What each value is bound to, by its first token; verify/alignment.py makes and reads it."""
        return {}

    @property
    def text(self) -> str:
        """The text itself."""
        return self.reading.text

    @property
    def names(self) -> tuple[Name, ...]:
        """The names in the text."""
        return self.reading.names

    @cached_property
    def stems(self) -> frozenset[str]:
        """All stems of the text."""
        return frozenset(word.stem for word in self.words)

    @cached_property
    def folds(self) -> frozenset[str]:
        """All folded words of the text, as names are compared."""
        return frozenset(bare(token.fold) for token in self.reading.tokens)

    @cached_property
    def clause_stems(self) -> tuple[frozenset[str], ...]:
        """For each clause its stems."""
        return _by(self.words, [word.clause for word in self.words], max(self.clause_of, default=-1) + 1)

    @cached_property
    def sentence_stems(self) -> tuple[frozenset[str], ...]:
        """For each sentence its stems."""
        return _by(self.words, [word.sentence for word in self.words], len(self.spans))

    @cached_property
    def named(self) -> frozenset[int]:
        """The tokens of the names, without first words of sentences that stand alone."""
        sure = [name for name in self.names if not name.opens or len(name.words) > 1]
        return frozenset(i for name in sure for i in range(name.first, name.last))

    @cached_property
    def neighbours(self) -> tuple[Mapping[str, frozenset[str]], ...]:
        """For each clause its stems, but for names, with the stems that stand right beside each."""
        found: list[dict[str, set[str]]] = [{} for _ in self.clause_stems]
        for one, other in pairwise(self.words):
            beside = other.token - one.token == 1 and one.clause == other.clause
            if beside and not one.stem.startswith("=") and not other.stem.startswith("="):
                for head, word in ((one, other), (other, one)):
                    if head.token not in self.named:
                        found[one.clause].setdefault(head.stem, set()).add(word.stem)
        return tuple({head: frozenset(beside) for head, beside in clause.items()} for clause in found)

    @cached_property
    def pairs(self) -> frozenset[tuple[str, str]]:
        """Every pair of stems that stand side by side, both ways round."""
        return frozenset(
            (head, word) for clause in self.neighbours for head, beside in clause.items() for word in beside
        )

    @cached_property
    def sentence_of_clause(self) -> tuple[int, ...]:
        """For each clause the sentence it belongs to."""
        found = [0] * len(self.clause_stems)
        for clause, sentence in zip(self.clause_of, self.sentence_of, strict=True):
            found[clause] = sentence
        return tuple(found)

    @cached_property
    def title(self) -> frozenset[str]:
        """The folded words of the first sentence, where it holds names alone, as the title of what follows does."""
        named = {i for name in self.names for i in range(name.first, name.last)}
        first = self.sentence_tokens[0] if len(self.spans) > 1 else range(0)
        if any(word.token not in named for word in self.words if word.token in first):
            return frozenset()
        return frozenset(bare(self.reading.tokens[i].fold) for i in first)

    @cached_property
    def sentence_tokens(self) -> tuple[range, ...]:
        """For each sentence the positions of its tokens."""
        firsts = [bisect_left(self.sentence_of, sentence) for sentence in range(len(self.spans) + 1)]
        return tuple(range(first, last) for first, last in pairwise(firsts))

    @cached_property
    def clause_ranges(self) -> tuple[range, ...]:
        """For each clause the positions of its tokens."""
        firsts = [bisect_left(self.clause_of, clause) for clause in range(len(self.clause_stems) + 1)]
        return tuple(range(first, last) for first, last in pairwise(firsts))

    @cached_property
    def _word_tokens(self) -> list[int]:
        return [word.token for word in self.words]

    def near(self, token: int, window: int) -> tuple[Word, ...]:
        """Return the words at most `window` tokens away from a token."""
        places = self._word_tokens
        return self.words[bisect_left(places, token - window) : bisect_left(places, token + window + 1)]

    def facts_before(self, fact: Fact, most: int) -> list[Fact]:
        """Return up to `most` facts before one, the nearest first."""
        at = bisect_left(self.facts, fact.first, key=lambda one: one.first)
        return list(reversed(self.facts[max(0, at - most) : at]))

    @cached_property
    def subjects(self) -> tuple[frozenset[str], ...]:
        """For each clause the stems before its first denial or "can", where there is one: what it speaks of."""
        first: dict[int, int] = {}
        for cue in self.cues:
            if cue.kind in ("negation", "strength"):
                first.setdefault(self.clause_of[cue.first], cue.first)
        found: list[set[str]] = [set() for _ in self.clause_stems]
        for word in self.words:
            if word.token < first.get(word.clause, 0) and not word.stem.startswith("="):
                found[word.clause].add(word.stem)
        return tuple(frozenset(stems) for stems in found)

    @cached_property
    def firsts(self) -> tuple[str, ...]:
        """For each clause its first stem that is no value, or "": mostly what it speaks of."""
        found = [""] * len(self.clause_stems)
        for word in self.words:
            if not found[word.clause] and not word.stem.startswith("="):
                found[word.clause] = word.stem
        return tuple(found)

    def clause_tokens(self, clause: int) -> range:
        """Return the positions of a clause's tokens."""
        return self.clause_ranges[clause] if 0 <= clause < len(self.clause_ranges) else range(0)

    def clause_text(self, clause: int) -> str:
        """Return a clause as it stands in the text."""
        own = self.clause_tokens(clause)
        return self.text[self.reading.tokens[own[0]].start : self.reading.tokens[own[-1]].end] if own else ""


def _by(words: tuple[Word, ...], places: list[int], size: int) -> tuple[frozenset[str], ...]:
    groups: list[set[str]] = [set() for _ in range(size)]
    for word, place in zip(words, places, strict=True):
        groups[place].add(word.stem)
    return tuple(frozenset(group) for group in groups)


@lru_cache(maxsize=KEPT)
def prepare(text: str, language: str | None, locale: str | None) -> Prepared:
    """Return `text` read and cut into sentences, clauses and segments."""
    reading = read(text, language, locale)
    lex = lexicon(reading.language)
    spans = tuple(sentences(text, reading.language))
    sentence_of, clause_of, segment_of = _cut(reading, lex, spans)
    facts, cues = _flipped(reading)
    cues = tuple(_some_not(cue, cues, clause_of) for cue in cues)
    words = tuple(_words(reading, lex, facts, cues, sentence_of, clause_of, segment_of))
    return Prepared(reading, lex, spans, sentence_of, clause_of, segment_of, facts, cues, words)


def _cut(
    reading: Reading, lex: Lexicon, spans: tuple[Span, ...]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    polarity = lex.facts.polarity
    in_sentence, in_clause, in_segment = [], [], []
    sentence = clause = segment = 0
    ends = CLAUSE_MARKS - {";"} if is_row(reading.text) else CLAUSE_MARKS
    before = ""
    for i, token in enumerate(reading.tokens):
        owned = reading.owners[i] >= 0
        moved = False
        while sentence + 1 < len(spans) and token.start >= spans[sentence + 1].start:
            sentence, moved = sentence + 1, True
        moved = moved or (i > 0 and "\n" in reading.text[reading.tokens[i - 1].end : token.start])
        if moved or (before in ends) or (not owned and token.fold in polarity.breaks):
            clause, segment = clause + 1, segment + 1
        elif before == ";" or before in SEGMENT_MARKS or (not owned and _opens_segment(token.fold, before, lex)):
            segment += 1
        in_sentence.append(sentence)
        in_clause.append(clause)
        in_segment.append(segment)
        before = "" if owned else token.text
    return tuple(in_sentence), tuple(in_clause), tuple(in_segment)


def is_row(text: str) -> bool:
    """Return whether `text` is a row of a table, whose cells speak of one thing.

    >>> is_row("Country: Portugal; Fee: €4.90"), is_row("It is red; it is old.")
    (True, False)
    """
    cells = text.split("; ")
    return len(cells) > 1 and all(": " in cell for cell in cells[1:])


def _opens_segment(fold: str, before: str, lex: Lexicon) -> bool:
    """Return whether a word opens a segment; in "35 of which" the "which" opens none."""
    polarity = lex.facts.polarity
    if before in lex.facts.units.of:
        return False
    return fold in polarity.conjunctions or fold in polarity.subordinators


def _flipped(reading: Reading) -> tuple[tuple[Fact, ...], tuple[Cue, ...]]:
    """Return facts and cues where "no ... more than 2" has become "at most 2"."""
    facts, cues = list(reading.facts), list(reading.cues)
    for i, fact in enumerate(facts):
        if fact.bound not in (">", "<") or not _turns(reading, fact):
            continue
        for cue in cues[max(0, bisect_left(cues, fact.first, key=lambda one: one.first) - NEAREST) :][: 2 * NEAREST]:
            gap = fact.first - cue.last
            near = cue.kind == "negation" and 0 <= gap <= FLIP_WITHIN and fact.first < cue.scope_last
            if near and (cue.value == "not" or (cue.value == "none" and gap == 0)):
                bound = "<=" if fact.bound == ">" else ">="
                facts[i] = replace(fact, bound=bound, low=fact.high, high=fact.low, low_open=False, high_open=False)
                cues.remove(cue)
                break
    return tuple(facts), tuple(cues)


def _turns(reading: Reading, fact: Fact) -> bool:
    """Return whether a denial turns a bound round ("no more than"); "not above 40 °C" speaks of what is above."""
    first = " ".join(token.fold for token in reading.tokens[fact.first : fact.first + 2])
    comparatives = lexicon(reading.language).facts.units.comparatives
    return first in comparatives or reading.tokens[fact.first].fold in comparatives


def _some_not(cue: Cue, cues: tuple[Cue, ...], clause_of: tuple[int, ...]) -> Cue:
    """Return "some ... do not" as the "not all" that it is."""
    if cue.kind != "negation" or cue.value != "not":
        return cue
    some = any(
        other.value == "some" and other.last <= cue.first and clause_of[other.first] == clause_of[cue.first]
        for other in cues
    )
    return replace(cue, value="not_all") if some else cue


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


def _words(
    reading: Reading,
    lex: Lexicon,
    facts: tuple[Fact, ...],
    cues: tuple[Cue, ...],
    sentence_of: tuple[int, ...],
    clause_of: tuple[int, ...],
    segment_of: tuple[int, ...],
) -> Iterator[Word]:
    denied = {cue.first: cue.word for cue in cues if cue.word}
    silent = {i for cue in cues if cue.kind != "strength" and not cue.word for i in range(cue.first, cue.last)}
    done = -1
    for i, token in enumerate(reading.tokens):
        owner = reading.owners[i]
        end = facts[owner].last if owner >= 0 else i + 1
        place = (i, end, sentence_of[i], clause_of[i], segment_of[i])
        if owner >= 0 and facts[owner].bound != "free":
            if owner != done:
                yield Word(key(facts[owner]), *place)
            done = owner
        elif i in denied:
            yield Word(stem(denied[i], reading.language), *place)
        elif token.kind in ("word", "short", "odd") and token.fold not in lex.stop and i not in silent:
            yield Word(stem(bare(token.text.lower().replace("’", "'")), reading.language), *place)
