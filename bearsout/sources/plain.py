"""Plain text to blocks: headings by their underlines, numbers and capitals; wrapped lines joined; lists and tables."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from statistics import median
from textwrap import dedent

from bearsout.sources.blocks import Block, Code, Content, Heading, Item, Paragraph
from bearsout.sources.hyphens import Words, join, words_of
from bearsout.sources.plain_pages import Group, groups
from bearsout.sources.plain_tables import table
from bearsout.sources.text_bytes import decode_lines

LONGEST_HEADING = 90
"""A line that is longer is no heading by its capitals or its number."""

UNWRAPPED = 110
"""In a text whose longer lines have more characters than this, a line is a paragraph: no one wraps so late."""

CODE_SIGNS = 0.12
"""Indented lines are program text where at least this share of their characters are signs of one."""

CENTRED = 8
"""The indent, in characters, from which a line alone, or the first lines of a text, are centred: a heading."""

RUN_IN_WORDS = 8
"""A run-in heading ("2. Grant of Licence. Subject to ...") has at most so many words."""

UNDERLINE = re.compile(r"\s*([=\-~^*#+_])\1{2,}\s*")
HASHES = re.compile(r"\s*(#{1,6})\s+(\S.*?)\s*#*")
NUMBERED = re.compile(r"(?:[^\W\d_]+\.?\s+)?(\d{1,3}(?:\.\d{1,3})*)[.):]?\s+(\S.*)")
MARKER = re.compile(r"(\s*)([-*•+–—◦▪‣]|o|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{2,5})[.)])(\s+)(?=\S)")
NEAR = 20
"""How many lines down the second of two points told in one sentence stands, at most."""

INLINE = re.compile(r"\((\d{1,3}|[a-zA-Z])\)")
PAIR = re.compile(r"\s*[^\W\d_][\w '’/.()-]{1,38}:\s+\S.*")
SIGNS = re.compile(r"[{}()\[\];=<>$#|&\\/_]")
RUN_IN = re.compile(r"(\d{1,3}(?:\.\d{1,3})*\.?\s+[^.:]{3,90}?)[.:]\s+(\S.*)", re.DOTALL)


class Sort(Enum):
    """How a heading shows itself; those of one sort, numbered ones of one depth, share a level."""

    TITLE = "title"
    CENTRED = "centred"
    CAPITALS = "capitals"
    NUMBERED = "numbered"


def read(data: bytes, name: str) -> Content:
    r"""Return the blocks of a plain text; raises UnreadableDocument where it is not UTF-8 or has nothing in it.

    >>> [block.text for block in read(b"Fees\n====\n\nA return is\nfree.\n", "a.txt").blocks]
    ['Fees', 'A return is free.']
    """
    found = groups(decode_lines(data, name))
    lines = [line for group in found for line in group.lines]
    lengths = sorted(map(len, lines))
    wrapped = not lengths or lengths[int(0.9 * (len(lengths) - 1))] <= UNWRAPPED
    maker = _Maker(words_of(lines), wrapped, _shouts(lines), _usual_indent(found))
    for at, group in enumerate(found):
        maker.add(group, found[at + 1] if at + 1 < len(found) else None)
    return Content(tuple(maker.blocks), warnings=tuple(_warnings(lines)))


def _warnings(lines: Sequence[str]) -> Iterator[str]:
    """Yield a line where a text has lost characters before it came here."""
    lost = sum(line.count("\ufffd") for line in lines)
    if lost:
        yield f"{lost} characters without a meaning (U+FFFD)"


def _shouts(lines: Sequence[str]) -> bool:
    """True for a text that is mostly capitals, where they mark no heading."""
    letters = [c for line in lines for c in line if c.isalpha()]
    return sum(c.isupper() for c in letters) * 2 > len(letters)


def _usual_indent(found: Sequence[Group]) -> int:
    return int(median(group.indent for group in found)) if found else 0


@dataclass(slots=True)
class _Maker:
    """Where the making is: the blocks, the sorts of headings in the order in which they came, and the open list."""

    words: Words
    wrapped: bool
    shouts: bool
    usual: int
    blocks: list[Block] = field(default_factory=list[Block])
    sorts: list[object] = field(default_factory=list[object])
    indents: list[int] = field(default_factory=list[int])
    item_text: int = 0
    last_number: tuple[int, ...] = ()

    def add(self, group: Group, after: Group | None) -> None:
        """Make the blocks of lines that stand together; `after` are the lines below the next blank line."""
        for lines in _underlined(group.lines):
            if len(lines) > 1 and UNDERLINE.fullmatch(lines[-1]):
                self._heading(" ".join(lines[-2].split()), lines[-1].strip()[0])
            elif not all(UNDERLINE.fullmatch(line) for line in lines):
                self._lines(Group(lines), after)

    def _lines(self, group: Group, after: Group | None) -> None:
        made = table(group.lines)
        if made:
            self.indents = []
            self.blocks.append(made)
        elif _is_code(group, self.usual):
            self.blocks.append(Code(dedent(group.text)))
        elif not self._as_heading(group, after):
            self._text(group)

    def _as_heading(self, group: Group, after: Group | None) -> bool:
        """Add the heading that a group is, or begins with, and return whether nothing is left of it."""
        first = group.lines[0]
        text = " ".join(first.split())
        hashes = HASHES.fullmatch(first)
        if hashes and len(group.lines) == 1:
            self._heading(hashes[2], len(hashes[1]))
            return True
        if not self.blocks and self._is_title(group, after):
            self._heading(text, Sort.TITLE)
            return not self._rest(group.lines[1:])
        if len(group.lines) <= 2 and self._is_capitals(" ".join(group.text.split())):
            self._heading(" ".join(group.text.split()), Sort.CAPITALS)
            return True
        if len(group.lines) == 1 and self._is_centred(group, after):
            self._heading(text, Sort.CENTRED)
            return True
        number = _number(text)
        if len(group.lines) == 1 and number and _is_numbered(text, group, after):
            self._numbered(text, number)
            return True
        return self._run_in(group)

    def _is_title(self, group: Group, after: Group | None) -> bool:
        first = group.lines[0]
        centred = all(line[:CENTRED].isspace() for line in group.lines) and len(group.lines) <= 4
        text = group.text.strip()
        alone = len(group.lines) == 1 and len(text) <= LONGEST_HEADING and text[-1] not in ".:;,!?"
        return after is not None and (centred or alone) and not MARKER.match(first) and not PAIR.match(text)

    def _is_centred(self, group: Group, after: Group | None) -> bool:
        text = group.text.strip()
        far = group.indent >= self.usual + CENTRED and after is not None and after.indent < group.indent
        return far and len(text) <= LONGEST_HEADING and text[-1].isalnum() and not MARKER.match(group.lines[0])

    def _rest(self, lines: Sequence[str]) -> bool:
        """Add what stands under a title in its own lines, and return False: nothing is left then."""
        if lines:
            self.blocks.append(Paragraph(join([line.strip() for line in lines], self.words)))
        return False

    def _is_capitals(self, text: str) -> bool:
        letters = [c for c in text if c.isalpha()]
        loud = len(letters) >= 3 and all(c.isupper() for c in letters)
        return loud and not self.shouts and len(text) <= LONGEST_HEADING and not text.endswith((".", ",", ";"))

    def _run_in(self, group: Group) -> bool:
        """Add a heading that is the beginning of its paragraph, and the paragraph under it."""
        if not _number(group.lines[0].strip()):
            return False
        match = RUN_IN.fullmatch(join([line.strip() for line in group.lines], self.words))
        if not match or not _in_title_case(match[1]) or not self._follows(_number(match[1])):
            return False
        self._numbered(match[1], _number(match[1]))
        self.blocks.append(Paragraph(match[2]))
        return True

    def _follows(self, number: tuple[int, ...]) -> bool:
        """True where a number is the next after the last heading's, which is what tells a section from an item."""
        last = self.last_number
        nexts = {(*last[:depth], last[depth] + 1) for depth in range(len(last))} | {(*last, 1)}
        return bool(last) and number in nexts

    def _numbered(self, text: str, number: tuple[int, ...]) -> None:
        self.last_number = number
        self._heading(text, (Sort.NUMBERED, len(number)))

    def _heading(self, text: str, sort: object) -> None:
        self.indents = []
        if sort not in self.sorts:
            self.sorts.append(sort)
        self.blocks.append(Heading(text, self.sorts.index(sort) + 1))

    def _text(self, group: Group) -> None:
        for lines in _pieces(group.lines, self.wrapped):
            marker = MARKER.match(lines[0])
            text = join([line.strip() for line in lines], self.words)
            indent = len(lines[0]) - len(lines[0].lstrip())
            if marker:
                self._item(text[len(marker[2]) :].strip(), indent, marker)
            elif self.indents and indent >= min(self.item_text, self.indents[-1] + 2) and indent > self.indents[0]:
                self.blocks.append(Item(text, len(self.indents) - 1, continues=True))
            else:
                self.indents = []
                self.blocks.append(Paragraph(text))

    def _item(self, text: str, indent: int, marker: re.Match[str]) -> None:
        while self.indents and indent < self.indents[-1]:
            self.indents.pop()
        if not self.indents or indent > self.indents[-1]:
            self.indents.append(indent)
        self.item_text = marker.end()
        digits = marker[2].strip("().")
        self.blocks.append(Item(text, len(self.indents) - 1, int(digits) if digits.isdecimal() else None))


def _underlined(lines: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield the lines of a group, cut behind each heading with its underline, and before the line it underlines."""
    begin = 0
    for at, line in enumerate(lines):
        if at > begin and UNDERLINE.fullmatch(line) and _fits(lines[at - 1], line):
            if at - 1 > begin:
                yield tuple(lines[begin : at - 1])
            yield tuple(lines[at - 1 : at + 1])
            begin = at + 1
    if begin < len(lines):
        yield tuple(lines[begin:])


def _fits(text: str, line: str) -> bool:
    """True where a line of signs is about as long as the one above it, which is words."""
    above, below = len(text.strip()), len(line.strip())
    return (
        any(c.isalnum() for c in text) and 0.5 * above <= below <= 2 * above + 8 and not re.search(r"\S {3,}\S", text)
    )


def _is_code(group: Group, usual: int) -> bool:
    text = group.text
    dense = sum(1 for _ in SIGNS.finditer(text)) >= CODE_SIGNS * len(re.sub(r"\s", "", text))
    return group.indent >= usual + 4 and dense and not MARKER.match(group.lines[0])


def _number(text: str) -> tuple[int, ...]:
    match = NUMBERED.match(text)
    return tuple(int(part) for part in match[1].split(".")) if match else ()


def _is_numbered(text: str, group: Group, after: Group | None) -> bool:
    """True where a short numbered line heads what follows, and is no item of a list with blank lines in it."""
    match = NUMBERED.fullmatch(text)
    if match is None or after is None or len(text) > LONGEST_HEADING or not match[2][0].isupper():
        return False
    if text.endswith((";", ",", ":")) or (text.endswith(".") and len(match[2].split()) > RUN_IN_WORDS):
        return False
    beside = after.indent == group.indent and _number(after.lines[0].strip())
    return not beside or len(beside) > len(_number(text))


def _in_title_case(text: str) -> bool:
    words = [word for word in text.split()[1:] if len(word) > 3]
    return 0 < len(text.split()) - 1 <= RUN_IN_WORDS and bool(words) and all(word[0].isupper() for word in words)


def _pieces(lines: Sequence[str], wrapped: bool) -> Iterator[tuple[str, ...]]:
    """Yield the paragraphs and items of a group."""
    pairs = len(lines) > 1 and all(PAIR.fullmatch(line) for line in lines)
    begin = 0
    for at in range(1, len(lines)):
        if pairs or not wrapped or _is_item(lines, at) or _first_line(lines, begin, at):
            yield tuple(lines[begin:at])
            begin = at
    yield tuple(lines[begin:])


def _is_item(lines: Sequence[str], at: int) -> bool:
    """True for a line with a list mark, unless the list is told inside a sentence: "(1) this, and (2) that"."""
    match = MARKER.match(lines[at])
    following = INLINE.fullmatch(match[2]) if match else None
    if match is None or following is None:
        return match is not None
    mark = following[1]
    later = f"({int(mark) + 1})" if mark.isdecimal() else f"({chr(ord(mark) + 1)})"
    return not any(
        f" {later} " in line.rstrip() + " " and not line.lstrip().startswith(later) for line in lines[at : at + NEAR]
    )


def _first_line(lines: Sequence[str], begin: int, at: int) -> bool:
    """True for the indented first line of a paragraph that no blank line sets apart."""
    indents = [len(line) - len(line.lstrip()) for line in lines[at - 1 : at + 2]]
    ended = lines[at - 1].rstrip().endswith((".", "!", "?", ":"))
    returns = len(indents) > 2 and indents[2] < indents[1]
    return ended and returns and indents[1] >= indents[0] + 2 and not MARKER.match(lines[begin])
