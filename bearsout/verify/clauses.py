"""A text read and cut into what a sentence can rest on: its sentences, clauses and segments, and the words of each.

Facts take part as words of their own ("=ordinal:2"), so that one can bind another.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from typing import NamedTuple

from bearsout.language.sentences import sentences
from bearsout.model import Span
from bearsout.reading import Cue, Fact, Name, Reading, read
from bearsout.reading.lexicon import Lexicon, Lookup, lexicon
from bearsout.reading.names import bare
from bearsout.verify.cutting import cut
from bearsout.verify.denied_bounds import flipped, in_cells, paid_nothing, some_not
from bearsout.verify.ellipsis import Echo, apart, completed, echoes, reaching
from bearsout.verify.framed import framed
from bearsout.verify.heads import headed
from bearsout.verify.propositions import Proposition, propositions
from bearsout.verify.words import Word, term, topic_words

BEGINNING = 4
"""Stems that are kin share this many letters at least."""
KEPT = 4096
"""How many texts stay prepared."""


class Frame(NamedTuple):
    """What a value is bound to in its text: each stem with how tightly, and the stems right beside it."""

    bonds: Mapping[str, float]
    beside: tuple[str, ...]


class Beside(NamedTuple):
    """The stems right before and right after a stem in a clause."""

    before: set[str]
    after: set[str]


class _Cut(NamedTuple):
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
    propositions: tuple[Proposition, ...] = ()
    echoes: tuple[Echo, ...] = ()


class Prepared(_Cut):
    """A text, read and cut, with what follows from that, worked out when it is first asked for."""

    @cached_property
    def frames(self) -> dict[int, Frame]:
        """What each value is bound to, by its first token; verify/alignment.py makes and reads it."""
        return {}

    @cached_property
    def kept(self) -> dict[str, frozenset[str]]:
        """What checks have found out about the text alone, by what it is."""
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
    def by_beginning(self) -> Mapping[str, tuple[str, ...]]:
        """The stems of the text that are as long, by their first letters."""
        found: dict[str, list[str]] = {}
        for one in sorted(self.stems):
            if len(one) >= BEGINNING:
                found.setdefault(one[:BEGINNING], []).append(one)
        return {beginning: tuple(stems) for beginning, stems in found.items()}

    @cached_property
    def terms(self) -> tuple[str, ...]:
        """Every token as a term, which is one for all forms of a word."""
        return tuple(term(token.fold, self.lexicon) for token in self.reading.tokens)

    @cached_property
    def forms(self) -> frozenset[str]:
        """All tokens of the text, as they stand and as terms."""
        return frozenset(self.terms) | {token.fold for token in self.reading.tokens}

    def clause_forms(self, clause: int) -> frozenset[str]:
        """Return the tokens of a clause, as they stand and as terms."""
        return self._clause_forms[clause]

    def clause_folds(self, clause: int) -> frozenset[str]:
        """Return the tokens of a clause as names are compared."""
        return self._clause_folds[clause]

    @cached_property
    def _clause_folds(self) -> tuple[frozenset[str], ...]:
        tokens = self.reading.tokens
        return tuple(frozenset(bare(tokens[i].fold) for i in own) for own in self.clause_ranges)

    @cached_property
    def _clause_forms(self) -> tuple[frozenset[str], ...]:
        tokens = self.reading.tokens
        return tuple(
            frozenset(self.terms[i] for i in own) | {tokens[i].fold for i in own} for own in self.clause_ranges
        )

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
    def neighbours(self) -> tuple[Mapping[str, Beside], ...]:
        """For each clause its stems, but for names, with the stems right before and right after each."""
        found: list[dict[str, Beside]] = [{} for _ in self.clause_stems]
        for one, other in pairwise(self.words):
            beside = other.token - one.token == 1 and one.clause == other.clause
            if beside and not one.stem.startswith("=") and not other.stem.startswith("="):
                if one.token not in self.named:
                    found[one.clause].setdefault(one.stem, Beside(set(), set())).after.add(other.stem)
                if other.token not in self.named:
                    found[one.clause].setdefault(other.stem, Beside(set(), set())).before.add(one.stem)
        return tuple(found)

    @cached_property
    def pairs(self) -> frozenset[tuple[str, str]]:
        """Every pair of stems that stand side by side, both ways round."""
        return frozenset(
            (head, word)
            for clause in self.neighbours
            for head, beside in clause.items()
            for word in beside.before | beside.after
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
    def partitive(self) -> frozenset[int]:
        """The segments that speak of a part of what was counted before ("35 of which have a balcony")."""
        phrases = partitives(self.lexicon.code)
        tokens = self.reading.tokens
        return frozenset(self.segment_of[i] for i in range(len(tokens)) if phrases.at(tokens, i) is not None)

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
            if word.token < first.get(word.clause, 0) and not word.stem.startswith(("=", "weekday:")):
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

    @cached_property
    def shut(self) -> frozenset[int]:
        """The clauses that deny a word by another one: of a day on which a shop is closed they do not say that it
        opens."""
        return frozenset(self.clause_of[cue.first] for cue in self.cues if cue.word)

    @cached_property
    def echoed(self) -> Mapping[int, frozenset[str]]:
        """For each clause that leaves out what the one before it says, the stems of whom or what it says it of."""
        return {
            self.clause_of[echo.at]: frozenset(word.stem for word in self.words if echo.first <= word.token < echo.at)
            - (frozenset() if echo.denied else self._taken_over(echo))
            for echo in self.echoes
        }

    def _taken_over(self, echo: Echo) -> frozenset[str]:
        """Return the stems of the clause before one that takes them over."""
        before = self.clause_of[echo.at] - 1
        return self.clause_stems[before] if before >= 0 else frozenset()

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


@cache
def partitives(code: str | None) -> Lookup:
    """Return a language's phrases for a part of what was counted."""
    return Lookup(lexicon(code).facts.polarity.partitives)


@lru_cache(maxsize=KEPT)
def prepare(text: str, language: str | None, locale: str | None) -> Prepared:
    """Return `text` read and cut into sentences, clauses and segments."""
    reading = read(text, language, locale)
    lex = lexicon(reading.language)
    spans = tuple(sentences(text, reading.language))
    places = cut(reading, lex, spans)
    facts, cues = flipped(reading)
    facts, cues = paid_nothing(reading, facts, cues)
    cues = in_cells(reading, cues)
    left_out = echoes(reading, lex, cues, places)
    places, cues = apart(places, left_out), reaching(cues, left_out)
    facts = framed(reading, facts, lex, places.segment)
    cues = tuple(some_not(cue, cues, places.clause) for cue in cues)
    words = headed(reading, lex, tuple(topic_words(reading, lex, facts, cues, places)))
    words = completed(reading, lex, cues, words, places, left_out)
    said = propositions(reading, lex, facts, cues, words, places)
    return Prepared(
        reading, lex, spans, places.sentence, places.clause, places.segment, facts, cues, words, said, left_out
    )
