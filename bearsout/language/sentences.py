"""Cutting a paragraph into sentences. No character is lost: the spans cover all that is not white space.

One pass over the text meets stops, line ends and list marks in reading order; whether a stop ends a sentence is asked
in `stops`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from bearsout.language.enclosed import outermost, pairs
from bearsout.language.list_marks import BULLETS, LINE_MARK, ListMarks, mark_at
from bearsout.language.stops import AHEAD, Stop, carried_on, ends
from bearsout.language.table import CODES, Sentences, load
from bearsout.span import Span

WRAPPED_LINE = 50
"""Code points. A shorter line without a stop is a line of its own (a list, an address); a longer one is wrapped."""

LONGEST_ABBREVIATION = 24
"""Code points looked back for the word before a stop, so that a text without spaces costs no more than another."""

_LINE_ENDS = "\n\r\f\u2028\u2029"
_STOPS = ".!?…؟。！？"
_EVENT = re.compile(f"[{_LINE_ENDS}{_STOPS}{BULLETS})]")
"""The characters that a sentence may end at, or a list's mark; all else is passed over at the speed of the pattern."""

_WHITE = re.compile(r"\s*+")
_SPACED = re.compile(r"\.(?:[ \u00a0]\.){2,}+")
"""An ellipsis as typewriters set it."""
_STOP = re.compile(rf"[{_STOPS}]++(?:[{_STOPS}\"'”’»)\]]|\(\d{{1,3}}\)|\[\d{{1,3}}\]|[⁰¹²³⁴-⁹])*+")
"""Stops, then what closes with them: quotation marks, brackets, the number of a note."""
_UP_TO_WORD = re.compile(r".*[\s/(\[{\"“‘«—–-]", re.DOTALL)
_NOT_SPACE = re.compile(r"\S")
_FULL_WIDTH = "。！？"


def _inside_a_word(text: str, end: int) -> bool:
    """Return whether no white space follows the stop ("3.5", "final.pdf"), in scripts that need some."""
    return not text[end].isspace() and text[end - 1] not in _FULL_WIDTH


@dataclass(slots=True)
class _Reading:
    """How far a text has been read: where its sentence and its line begin, and which lists are under way."""

    text: str
    table: Sentences
    closes: dict[int, int]
    enclosed: list[tuple[int, int]]
    """Stretches inside brackets or quotation marks that are still ahead, the next one last."""
    lists: ListMarks
    sentence: int = 0
    line: int = 0

    def begin(self, at: int) -> None:
        """Begin a sentence with the next character that is no white space."""
        match = _NOT_SPACE.search(self.text, at)
        self.sentence = match.start() if match else len(self.text)

    def is_enclosed(self, at: int) -> bool:
        """Return whether `at`, never less than the last one asked for, stands inside brackets or quotation marks."""
        while self.enclosed and self.enclosed[-1][1] < at:
            self.enclosed.pop()
        return bool(self.enclosed) and self.enclosed[-1][0] < at

    def last_character(self, at: int) -> str:
        """Return the last character before `at` that is no white space, or nothing."""
        while at > self.sentence and self.text[at - 1].isspace():
            at -= 1
        return self.text[at - 1] if at > self.sentence else ""

    def word_before(self, at: int) -> str:
        """Return the word before `at`, as it is written."""
        pieces = self.text[max(self.sentence, at - LONGEST_ABBREVIATION) : at].split()
        return pieces[-1] if pieces else ""

    def stop(self, at: int, end: int) -> Stop:
        """Return the stop that stands from `at` to `end`, with its surroundings."""
        before = self.text[max(self.sentence, at - LONGEST_ABBREVIATION) : at]
        up_to_word, ahead = _UP_TO_WORD.match(before), AHEAD.match(self.text, end)
        word = up_to_word.end() if up_to_word else 0
        assert ahead is not None
        return Stop(
            text=self.text,
            table=self.table,
            closes=self.closes,
            before=before,
            opens=at - self.sentence == len(before),
            marks=self.text[at:end],
            at=at,
            end=end,
            word=before[word:] + self.text[at],
            word_before=(before[:word].split() or [""])[-1],
            ahead=ahead,
        )


def _at_stop(reading: _Reading, at: int, end: int) -> int | None:
    """Return where the sentence ends if the stop from `at` to `end` ends it."""
    if end >= len(reading.text) or reading.is_enclosed(end) or _inside_a_word(reading.text, end):
        return None
    return end if ends(reading.stop(at, end)) else None


def _at_spaced_ellipsis(reading: _Reading, at: int, end: int) -> int | None:
    """Of four dots, one is a stop: the first where it touches a word, else the last. Three are none."""
    text = reading.text
    if end - at < 7 or end >= len(text) or reading.is_enclosed(end) or carried_on(reading.stop(at, end)) is False:
        return None
    touches = at > reading.sentence and not text[at - 1].isspace()
    return at + 1 if touches and text[end].isspace() else end


def _at_line_end(reading: _Reading, at: int, end: int) -> int | None:
    """A line ends a sentence unless it was too long for its page; so do a blank line, and a line before a mark."""
    length, reading.line = at - reading.line, end
    white = reading.text[at:end]
    if white.count("\n") > 1 or white.count("\r") > 1:
        return at
    if reading.is_enclosed(at):
        return None
    return at if length < WRAPPED_LINE or LINE_MARK.match(reading.text, end) else None


def _at_mark(reading: _Reading, at: int, end: int) -> int | None:
    """Return `at` where a list goes on there; what is no mark may still be a stop ("vitamin c. It")."""
    text, before = reading.text, reading.last_character(at)
    opens = at == reading.sentence
    named = reading.word_before(at).lower() in reading.table.numbered
    if not reading.is_enclosed(at) and not named and reading.lists.take(text[at:end], opens, before == ":"):
        return None if opens or before in ",;:" else at
    dot = text.find(".", at, end)
    return _at_stop(reading, dot, end) if dot > 0 else None


def _cut_at(reading: _Reading, at: int) -> tuple[int | None, int]:
    """Return where the sentence ends, if it ends with what stands at `at`, and how far that reaches."""
    text = reading.text
    if text[at] in _LINE_ENDS:
        end = _end_of(_WHITE.match(text, at))
        return _at_line_end(reading, at, end), end
    mark = mark_at(text, at)
    if mark:
        return _at_mark(reading, mark.start, mark.end), mark.end
    if text[at] not in _STOPS:
        return None, at + 1
    spaced = _SPACED.match(text, at)
    if spaced:
        return _at_spaced_ellipsis(reading, at, spaced.end()), spaced.end()
    end = _end_of(_STOP.match(text, at))
    return _at_stop(reading, at, end), end


def _end_of(match: re.Match[str] | None) -> int:
    assert match is not None
    return match.end()


def _cuts(text: str, table: Sentences) -> Iterator[int]:
    """Yield where sentences end, in order."""
    closes = pairs(text)
    reading = _Reading(text, table, closes, outermost(closes)[::-1], ListMarks())
    reading.begin(0)
    read = 0
    for event in _EVENT.finditer(text):
        if event.start() < read:
            continue
        cut, read = _cut_at(reading, event.start())
        if cut is not None:
            yield cut
            reading.begin(cut)


@cache
def _table(language: str | None) -> Sentences:
    """Return the language's table; for a text of no known language, what the tables say together."""
    if language in CODES:
        return load(language).sentences
    tables = [load(code).sentences for code in CODES]
    return Sentences(
        never_end=_union(table.never_end for table in tables),
        end_before_capital=_union(table.end_before_capital for table in tables),
        end_before_opener=_union(table.end_before_opener for table in tables),
        before_number=_union(table.before_number for table in tables),
        openers=_union(table.openers for table in tables),
        never_open=_union(table.never_open for table in tables),
        numbered=_union(table.numbered for table in tables),
    )


def _union(sets: Iterable[frozenset[str]]) -> frozenset[str]:
    return frozenset[str]().union(*sets)


def sentences(text: str, language: str | None) -> list[Span]:
    """Return where each sentence of `text` stands, in order, without the white space around it.

    >>> text = "Ask Dr. Lee (approx. 5 p.m.). It is free!"
    >>> [span.of(text) for span in sentences(text, "en")]
    ['Ask Dr. Lee (approx. 5 p.m.).', 'It is free!']
    """
    spans: list[Span] = []
    start = 0
    for end in (*_cuts(text, _table(language)), len(text)):
        piece = text[start:end]
        if piece.strip():
            left = start + len(piece) - len(piece.lstrip())
            spans.append(Span(left, start + len(piece.rstrip())))
        start = end
    return spans
