"""Where a text is cut: its sentences, their clauses and segments, token by token.

A clause ends where a sentence does, at a semicolon and at words such as "but"; a segment also at a comma, a bracket
and at words such as "and" and "if". A row of a table is one clause, and each of its cells a segment.
"""

from __future__ import annotations

from typing import NamedTuple

from bearsout.model import Span
from bearsout.reading import Reading
from bearsout.reading.lexicon import Lexicon

CLAUSE_MARKS = frozenset(";—•")
FEW = 8
"""An elliptical segment has no more tokens than this."""
FEWEST = 2
SEGMENT_MARKS = frozenset(",:()[]–|")


class Places(NamedTuple):
    """For each token of a text the sentence, clause and segment it stands in, counted through the text."""

    sentence: tuple[int, ...]
    clause: tuple[int, ...]
    segment: tuple[int, ...]


def is_row(text: str) -> bool:
    """Return whether `text` is a row of a table, whose cells speak of one thing.

    >>> is_row("Country: Portugal; Fee: €4.90"), is_row("It is red; it is old.")
    (True, False)
    """
    cells = text.split("; ")
    return len(cells) > 1 and all(": " in cell for cell in cells[1:])


class _Cutting:
    """How far a text has been cut. `gap` says that the segment goes on about another thing and has no value yet."""

    def __init__(self, reading: Reading, lexicon: Lexicon, row: bool, joined: frozenset[int]) -> None:
        self.reading = reading
        self.lexicon = lexicon
        self.row = row
        self.joined = joined
        self.sentence = self.clause = self.segment = 0
        self.gap = False
        self.found: list[tuple[int, int, int]] = []

    def take(self, i: int, new_sentence: bool) -> None:
        """Place token `i`, before which a sentence may begin."""
        reading, tokens = self.reading, self.reading.tokens
        owned = reading.owners[i] >= 0
        before = "" if i == 0 or reading.owners[i - 1] >= 0 else tokens[i - 1].text
        new_line = i > 0 and "\n" in reading.text[tokens[i - 1].end : tokens[i].start]
        if new_sentence or new_line or self._ends_clause(i, before, owned):
            self.clause, self.segment, self.gap = self.clause + 1, self.segment + 1, False
        elif self._ends_segment(i, before, owned):
            self.segment += 1
            self.gap = before == ";" or tokens[i].fold in self.lexicon.facts.polarity.conjunctions
        self.gap = self.gap and not owned
        self.found.append((self.sentence, self.clause, self.segment))

    def _is_elliptical(self) -> bool:
        """Return whether an "or" opened the segment, which holds a value and hardly a word: a condition belongs to it
        ("30 days, or 60 if you are a member")."""
        own = [
            i
            for i in range(len(self.found) - 1, max(-1, len(self.found) - FEW), -1)
            if self.found[i][2] == self.segment
        ]
        tokens, polarity = self.reading.tokens, self.lexicon.facts.polarity
        if not own or tokens[own[-1]].fold not in polarity.conjunctions:
            return False
        loose = [
            i
            for i in own
            if self.reading.owners[i] < 0 and tokens[i].kind == "word" and tokens[i].fold not in self.lexicon.stop
        ]
        return len(loose) < FEWEST and any(self.reading.owners[i] >= 0 for i in own)

    def _fills_a_gap(self, i: int, owned: bool) -> bool:
        """Return whether a value, a name or a noun begins at a token: what "and the other" left out a verb before."""
        token = self.reading.tokens[i]
        return owned or token.text[0].isupper() or token.fold in self.lexicon.facts.polarity.articles

    def _only_values(self) -> bool:
        """Return whether the segment so far holds values and no word of the topic ("In 2019, ...")."""
        i = len(self.found) - 1
        owned = False
        while i >= 0 and self.found[i][2] == self.segment:
            token = self.reading.tokens[i]
            owned = owned or self.reading.owners[i] >= 0
            if self.reading.owners[i] < 0 and token.kind == "word" and token.fold not in self.lexicon.stop:
                return False
            i -= 1
        return owned and self.clause == self.found[-1][1]

    def _ends_clause(self, i: int, before: str, owned: bool) -> bool:
        if before in CLAUSE_MARKS:
            return not (self.row and before == ";")
        return not owned and not self.row and self.reading.tokens[i].fold in self.lexicon.facts.polarity.breaks

    def _ends_segment(self, i: int, before: str, owned: bool) -> bool:
        if self.row or before == ";":
            return before == ";"
        if i in self.joined:
            return False
        if before in SEGMENT_MARKS:
            goes_on = before == "," and ((self.gap and self._fills_a_gap(i, owned)) or self._only_values())
            return not goes_on
        if owned or not _opens_segment(self.reading.tokens[i].fold, before, self.lexicon):
            return False
        return not (self.reading.tokens[i].fold in self.lexicon.facts.polarity.conditions and self._is_elliptical())


def cut(reading: Reading, lexicon: Lexicon, spans: tuple[Span, ...]) -> Places:
    """Return where each token of a text stands; `spans` are its sentences."""
    cutting = _Cutting(reading, lexicon, is_row(reading.text), _joined(reading, lexicon))
    for i, token in enumerate(reading.tokens):
        moved = False
        while cutting.sentence + 1 < len(spans) and token.start >= spans[cutting.sentence + 1].start:
            cutting.sentence, moved = cutting.sentence + 1, True
        cutting.take(i, moved)
    return Places(
        tuple(place[0] for place in cutting.found),
        tuple(place[1] for place in cutting.found),
        tuple(place[2] for place in cutting.found),
    )


def _opens_segment(fold: str, before: str, lexicon: Lexicon) -> bool:
    """Return whether a word opens a segment; in "35 of which" the "which" opens none."""
    polarity = lexicon.facts.polarity
    if before in lexicon.facts.units.of:
        return False
    return fold in polarity.conjunctions or fold in polarity.subordinators


def _joined(reading: Reading, lexicon: Lexicon) -> frozenset[int]:
    """Return the tokens between two names that only a comma or an "and" keeps apart: both do the same."""
    found: set[int] = set()
    conjunctions = lexicon.facts.polarity.conjunctions
    for one, other in zip(reading.names, reading.names[1:], strict=False):
        between = range(one.last, other.first)
        if 0 < len(between) <= 2 and all(reading.tokens[i].fold in conjunctions | {","} for i in between):
            found.update(between, (other.first,))
    return frozenset(found)
