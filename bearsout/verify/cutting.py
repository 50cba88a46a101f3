"""Where a text is cut: its sentences, their clauses and segments, token by token.

A clause ends where a sentence does, at a semicolon and at words such as "but"; a segment also at a comma, a bracket
and at words such as "and" and "if". A row of a table is one clause, and each of its cells a segment.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bearsout.model import Span
from bearsout.reading import Reading
from bearsout.reading.lexicon import Lexicon

CLAUSE_MARKS = frozenset(";—•")
SEGMENT_MARKS = frozenset(",:()[]–|")


@dataclass(frozen=True, slots=True)
class Places:
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


@dataclass(slots=True)
class _Cutting:
    """How far a text has been cut. `gap` says that the segment goes on about another thing and has no value yet."""

    reading: Reading
    lexicon: Lexicon
    row: bool
    joined: frozenset[int]
    sentence: int = 0
    clause: int = 0
    segment: int = 0
    gap: bool = False
    found: list[tuple[int, int, int]] = field(default_factory=list[tuple[int, int, int]])

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
            articles = self.lexicon.facts.polarity.articles
            gapped = self.gap and (owned or self.reading.tokens[i].text[0].isupper() or self.reading.tokens[i].fold in articles)
            return not (before == "," and (gapped or self._only_values()))
        return not owned and _opens_segment(self.reading.tokens[i].fold, before, self.lexicon)


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
