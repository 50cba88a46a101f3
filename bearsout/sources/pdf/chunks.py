"""Lines of a column -> chunks: headings to be, paragraphs, list items, program text and notes.

A typesetter shows a new paragraph by a gap, an indent, or by breaking a line on which the next word still had room.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise

from bearsout.sources.pdf.layout import Column
from bearsout.sources.pdf.lines import MARK, Line

GAP = 1.22
"""Lines this many usual leadings apart are two paragraphs; TeX separates them by 1.3, scans waver by 1.1."""

USUAL_LEADING = 1.2
"""The leading of a size, in sizes, where a document has too few lines of that size to tell."""

ENOUGH_LINES = 3
"""How many pairs of lines tell a size's leading."""

OTHER_SIZE = 0.07
"""Lines whose sizes differ by more than this share are no one paragraph."""

INDENT = 0.8
"""The smallest indent, in sizes of the line."""

ROOM = 0.8
"""A word had room on a line where that leaves this many sizes to the edge: ragged text always does without."""

LARGER = 1.08
"""A heading by size is at least this many sizes of the running text."""

NOTE_SIZE = 0.93
"""Notes are at most this many sizes of the running text."""

TAB = 0.6
"""A gap wider than so many sizes is a tab; a space of justified text that begins a line with a number is narrower."""

BULLET = re.compile(r"[•‣◦▪▫●○■□·➢➤✓✔❑❖\uf0b7\uf0a7\uf0d8\uf0fc]|[–—*-](?=\s)")
NUMBER = re.compile(r"\(?(\d{1,3}|[a-zA-Z]|[ivx]{1,5})[.)](?=\s)|\d{1,2}\.(?=[^\W\d_a-z][^\W\d_])")
TICKS = "☐☑☒"
"""Boxes to tick: each begins a line of its own, and is said with it."""

ENDS = re.compile(r"[.!?:;…][\"'”’»)\]]*$")
NOTE_OPENS = re.compile(r"(?:\[?\d{1,3}(?![\da-z])\]?|[*†‡§¶]{1,3})\s*(?=\w|[“\"'(/.])")


class Kind(Enum):
    """What a chunk is, as far as its own lines tell."""

    TEXT = "text"
    ITEM = "item"
    CODE = "code"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Chunk:
    """Lines that belong together. `right` is the edge of their column and `gap` what stands above, in leadings.

    `first` and `last` say that it is the first or last of its column; `boxed` that the column is beside the text, and
    `within` is the title of the notice that it stands in.
    """

    kind: Kind
    lines: tuple[Line, ...]
    right: float
    gap: float
    first: bool = False
    last: bool = False
    boxed: bool = False
    marker: str = ""
    within: str = ""

    @property
    def left(self) -> float:
        """Where its first line begins: the marker of an item stands there."""
        return self.lines[0].left

    @property
    def size(self) -> float:
        """The size of its first line."""
        return self.lines[0].size

    @property
    def bold(self) -> bool:
        """True where all its lines are bold."""
        return all(line.bold for line in self.lines)


@dataclass(frozen=True, slots=True)
class Leadings:
    """The usual distance between two lines of a paragraph, by size; and the size of the running text."""

    body: float
    usual: Mapping[float, float]

    def of(self, size: float) -> float:
        """Return the usual leading of a size, in points."""
        return self.usual.get(round(size), USUAL_LEADING * size)


def leadings(columns: Sequence[Column], body: float) -> Leadings:
    """Return what `columns` tell of a document's leading."""
    seen: dict[float, Counter[float]] = {}
    for column in columns:
        for before, after in pairwise(column.lines):
            gap = after.base - before.base
            if abs(after.size - before.size) <= OTHER_SIZE * before.size and 0.9 <= gap / before.size <= 2.6:
                seen.setdefault(round(before.size), Counter())[round(gap * 2) / 2] += 1
    usual = {
        size: max(gaps, key=lambda gap: (gaps[gap], -gap))
        for size, gaps in seen.items()
        if gaps.total() >= ENOUGH_LINES
    }
    return Leadings(body, usual)


def chunks(column: Column, leading: Leadings) -> list[Chunk]:
    """Return the chunks of a column from top to bottom; its notes are the last."""
    if not column.lines:
        return []
    column = replace(column, lines=tuple(each for each in column.lines if not _is_stray_mark(each, leading.body)))
    at = _notes_begin(column.lines, leading.body)
    found: list[Chunk] = []
    for run, gap in _runs(column.lines[:at], leading):
        for number, lines in enumerate(_paragraphs(run, column.right, leading)):
            found.append(_chunk(lines, column.right, gap if number == 0 else 1.0))
    notes = [Chunk(Kind.NOTE, lines, column.right, 1.0) for lines in _notes(column.lines[at:])]
    if found:
        found[0] = replace(found[0], first=True)
        found[-1] = replace(found[-1], last=True)
    return found + notes


def _is_stray_mark(line: Line, body: float) -> bool:
    """True for a reference mark that the end of its line threw alone onto the next."""
    return line.size <= NOTE_SIZE * body and MARK.fullmatch(line.text) is not None


def ends_sentence(text: str) -> bool:
    """True where a text ends as a sentence, a lead-in or a list item does.

    >>> ends_sentence("It is free."), ends_sentence("It is")
    (True, False)
    """
    return ENDS.search(text) is not None


def _chunk(lines: tuple[Line, ...], right: float, gap: float) -> Chunk:
    marker = _marker(lines[0])
    listed = marker and not lines[0].words[0].face.mono  # a list of commands: only the bullet is not program text
    if all(line.mono and not line.bold for line in lines) and not listed:
        return Chunk(Kind.CODE, lines, right, gap)
    return Chunk(Kind.ITEM if marker else Kind.TEXT, lines, right, gap, marker=marker)


def _marker(line: Line) -> str:
    first = line.words[0]
    if first.text == "o" and first.face.mono and not line.mono:
        return "o"  # a word processor's hollow bullet, told from a Portuguese article by its face
    if len(line.words) > 1 and first.text.isdecimal() and len(first.text) <= 2:
        # A number without a stop is a list's where a tab follows it, and not a space.
        return first.text if line.words[1].left - first.right > TAB * line.size else ""
    match = BULLET.match(line.text) or NUMBER.match(line.text)
    return match[0] if match and len(line.text) > match.end() else ""


def _notes_begin(lines: Sequence[Line], body: float) -> int:
    """Return where the notes at a column's foot begin: smaller lines, the first of which opens with a mark."""
    at = len(lines)
    while at > 0 and lines[at - 1].size <= NOTE_SIZE * body:
        at -= 1
    while at < len(lines) and not _opens_note(lines[at]):
        at += 1
    return at


def _opens_note(line: Line) -> bool:
    return bool(line.opening) or (not line.mono and NOTE_OPENS.match(line.text) is not None)


def _notes(lines: Sequence[Line]) -> Iterator[tuple[Line, ...]]:
    begin = 0
    for at in range(1, len(lines) + 1):
        if at == len(lines) or lines[at].opening:
            yield tuple(lines[begin:at])
            begin = at


def _runs(lines: Sequence[Line], leading: Leadings) -> Iterator[tuple[list[Line], float]]:
    """Yield runs of lines that no gap and no change of face divides, each with the gap above it in leadings."""
    run: list[Line] = []
    above = GAP * 2  # the top of a column is as good as a gap
    for line in lines:
        if run:
            gap = (line.base - run[-1].base) / min(leading.of(line.size), leading.of(run[-1].size))
            if gap > GAP or _other_face(run[-1], line, leading.body):
                yield run, above
                run, above = [], gap
        run.append(line)
    if run:
        yield run, above


def _other_face(before: Line, after: Line, body: float) -> bool:
    if abs(after.size - before.size) > OTHER_SIZE * before.size:
        return True
    if before.size > LARGER * body:
        return False  # a heading may hold program text
    moved = min(abs(after.left - left) for left in (before.left, _text_left(before))) > INDENT * before.size
    if before.mono != after.mono and before.bold == after.bold:
        # Program text is set apart; a line of a paragraph may hold nothing else by chance.
        return moved or ends_sentence(before.text)
    changed = before.bold != after.bold or before.mono != after.mono
    return changed and (moved or before.right + after.first_width < after.right or len(before.text) < len(after.text))


def _text_left(line: Line) -> float:
    """Return where a line's text begins, behind its marker if it has one."""
    return line.words[1].left if len(line.words) > 1 and _marker(line) else line.left


def _paragraphs(run: Sequence[Line], right: float, leading: Leadings) -> Iterator[tuple[Line, ...]]:
    # Two lines tell nothing of the edge that their text is set to; the column does.
    edge = max(line.right for line in run) if len(run) > 2 else right
    begin = 0
    for at in range(1, len(run)):
        if _begins(run, begin, at, edge, leading.body):
            yield tuple(run[begin:at])
            begin = at
    yield tuple(run[begin:])


def _begins(run: Sequence[Line], begin: int, at: int, edge: float, body: float) -> bool:
    """True where line `at` of a run begins a paragraph; the one before began at line `begin`."""
    before, line = run[at - 1], run[at]
    if line.text[0] in TICKS or any(word.filled for each in (before, line) for word in each.words):
        return True
    if line.mono and before.mono:
        return False
    ended = ends_sentence(before.text)
    roomy = before.right + 0.3 * line.size + line.first_width < edge - ROOM * line.size
    if BULLET.match(line.text) or (_marker(line) and (ended or roomy or _marker(run[begin]))):
        return not _hangs(run[begin], line)
    if line.left > before.left + INDENT * line.size:
        return _indented(run, begin, at, ended, roomy)
    if line.left < before.left - INDENT * line.size and at - 1 > begin:
        return ended or roomy
    return ended and roomy and line.size <= 1.1 * body


def _hangs(first: Line, line: Line) -> bool:
    """True for a dash or a number that only happens to begin a line in the hanging part of an item."""
    marker = _marker(first)
    return bool(marker) and line.left > first.left + INDENT * line.size and not BULLET.match(line.text)


def _indented(run: Sequence[Line], begin: int, at: int, ended: bool, roomy: bool) -> bool:
    """True for the indented first line of a paragraph, False for the hanging lines of one."""
    line = run[at]
    if _marker(run[begin]) and at - 1 == begin:
        return False
    if at + 1 < len(run):
        returns = run[at + 1].left < line.left - INDENT * line.size
        return returns and ended
    return ended and (roomy or at - 1 > begin)
