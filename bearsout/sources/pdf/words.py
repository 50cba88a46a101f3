"""Pages as pdfium sees them: words with their places and faces, upright and measured from the top left corner.

pdfium is trusted for all text: it places each character, joins what a file draws in pieces and puts spaces where the
gaps are, and pypdf does not. It is asked for a page's text at once, and then only for the first and the last character
of each word, which is a fifth of the calls that a call a character would be.
"""

from __future__ import annotations

import ctypes
import math
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import pypdfium2 as pdfium
import pypdfium2.raw as raw

from bearsout.sources.pdf.rules import Rule, drawn_rules

LIGATURES = {0xFB00: "ff", 0xFB01: "fi", 0xFB02: "fl", 0xFB03: "ffi", 0xFB04: "ffl", 0xFB05: "st", 0xFB06: "st"}
"""Folded because a reader sees letters. NFKC would fold these, and break º, ½ and ² with them."""

LINE_HYPHEN = "\ufffe"
"""What pdfium writes for a hyphen at a line's end, when it joins the two lines (older versions write U+0002)."""

MOST_CHARACTERS = 100_000
"""More characters on one page than any page that can be read has; the rest is not looked at."""

STAMP_WORDS, SCAN_SHARE = 12, 0.5
"""A page with at most so many words, and a picture over at least this share of it, is a scan."""

MOST_OBJECTS = 10_000
"""How many objects of a page with few words are looked at for pictures."""

BOLD = re.compile(r"bold|black|heavy|semibold|demi|cmbx|cmssbx|sfbx|[-,]bd\b", re.IGNORECASE)
MONO = re.compile(r"mono|courier|typewriter|(?:cm|sf|ec|ae|lm)\w{0,3}tt|consol|menlo|inconsol|nimbusmon", re.IGNORECASE)
BOLD_WEIGHT = 600
FAKE_BOLD = 2  # the text render mode that fills and strokes: how a bold face is imitated

_WORD = re.compile(r"[^\s\x00\x02\ufffe]+[\x02\ufffe]?|[\x02\ufffe]")


@dataclass(frozen=True, slots=True)
class Face:
    """How a word is drawn; `size` is in points on the page, whatever the file scales it by."""

    size: float
    bold: bool = False
    mono: bool = False


@dataclass(frozen=True, slots=True)
class Word:
    """A word, or a piece of one where the face changes inside it. `base` is its baseline, counted downwards.

    `glued` is True where no space stands before the piece, and `filled` where it is the value of a form's field.
    """

    text: str
    left: float
    right: float
    base: float
    face: Face
    glued: bool = False
    filled: bool = False


Added = Callable[[Sequence[Word]], Sequence[Word]]
"""What gives further words for those of a page, in pdfium's measure: the values of fields."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One page. `number` counts from 1.

    `drawn` is False for a page on which nothing is drawn at all; `picture` is True for one that is a picture with a
    stamp or a caption at most: a scan. `cut` is True where the page has more characters than are looked at.
    """

    number: int
    width: float
    height: float
    words: tuple[Word, ...]
    drawn: bool = True
    picture: bool = False
    cut: bool = False
    rules: tuple[Rule, ...] = ()

    @property
    def has_text(self) -> bool:
        """True where there is more than what is stamped on a scan."""
        return bool(self.words) and not self.picture


@dataclass(frozen=True, slots=True)
class _Style:
    """How a text object is drawn: its face, its quarter turns, and where its baseline runs in pdfium's own measure."""

    face: Face
    turn: int
    base: float

    def same(self, other: _Style) -> bool:
        """True where two objects can be pieces of one word; browsers draw each letter as an object of its own."""
        return self.face == other.face and self.turn == other.turn and abs(self.base - other.base) < 0.5


def sheet(document: pdfium.PdfDocument, index: int, added: Added | None = None) -> Sheet:
    """Return page `index` (from 0); raises pdfium.PdfiumError where the page cannot be loaded."""
    page = document.get_page(index)
    try:
        left, bottom, right, top = _crop(page)
        text_page = page.get_textpage()
        try:
            found = list(_words(text_page.raw))
            cut = raw.FPDFText_CountChars(text_page.raw) > MOST_CHARACTERS
        finally:
            text_page.close()
        rules = drawn_rules(page.raw)
        drawn = bool(found) or raw.FPDFPage_CountObjects(page.raw) > 0
        picture = len(found) <= STAMP_WORDS and _covered(page.raw) >= SCAN_SHARE * (right - left) * (top - bottom)
    finally:
        page.close()
    if added:
        found += [(word, 0) for word in added([word for word, turn in found if turn == 0])]
    return replace(_upright(index + 1, (left, bottom, right, top), found, rules), drawn=drawn, picture=picture, cut=cut)


def _crop(page: pdfium.PdfPage) -> tuple[float, float, float, float]:
    """Return the edges of what a reader sees of a page: left, bottom, right, top."""
    left, bottom, right, top = page.get_cropbox() or page.get_mediabox() or (0.0, 0.0, 612.0, 792.0)
    return left, bottom, right, top


def _words(page: ctypes.c_void_p) -> Iterator[tuple[Word, int]]:
    """Yield each word with the quarter turns that it is drawn at; left, right and base are still pdfium's."""
    count = min(raw.FPDFText_CountChars(page), MOST_CHARACTERS)
    text = _text(page, count)
    styles: dict[int, _Style] = {}
    for match in _WORD.finditer(text):
        for start, stop, style in _pieces(page, match.span(), styles):
            yield _word(page, text[start:stop], start, style, glued=start > match.start()), style.turn


def _text(page: ctypes.c_void_p, count: int) -> str:
    """Return the page's text, one code point a character of pdfium's."""
    buffer = (ctypes.c_ushort * (count + 1))()
    written = raw.FPDFText_GetText(page, 0, count, buffer)
    text = bytes(buffer)[: max(0, written - 1) * 2].decode("utf-16-le", "replace")
    if len(text) == count:
        return text
    # Characters beyond the first plane, or without a meaning, shift the bulk text against pdfium's own counting.
    return "".join(chr(raw.FPDFText_GetUnicode(page, at) or 0) for at in range(count))


def _pieces(
    page: ctypes.c_void_p, span: tuple[int, int], styles: dict[int, _Style]
) -> Iterator[tuple[int, int, _Style]]:
    """Yield the runs of a word that are drawn alike: a raised mark behind a word is a piece of its own."""
    start, stop = span
    first, last = _object(page, start), _object(page, stop - 1)
    style = _style(page, start, first, styles)
    if first == last:
        yield start, stop, style
        return
    for at in range(start + 1, stop):
        found = _object(page, at)
        if found and found != first:
            first = found
            now = _style(page, at, found, styles)
            if not now.same(style):
                yield start, at, style
                start, style = at, now
    yield start, stop, style


def _object(page: ctypes.c_void_p, at: int) -> int:
    found = raw.FPDFText_GetTextObject(page, at)
    return ctypes.addressof(found.contents) if found else 0


def _style(page: ctypes.c_void_p, at: int, key: int, styles: dict[int, _Style]) -> _Style:
    if key not in styles:
        styles[key] = _read_style(page, at)
    return styles[key]


def _read_style(page: ctypes.c_void_p, at: int) -> _Style:
    matrix = raw.FS_MATRIX()
    raw.FPDFText_GetMatrix(page, at, matrix)
    scale = math.hypot(matrix.c, matrix.d) or 1.0
    size = round(raw.FPDFText_GetFontSize(page, at) * scale, 1)
    drawn = raw.FPDFText_GetTextObject(page, at)
    name = _font_name(drawn)
    bold = bool(BOLD.search(name)) or raw.FPDFText_GetFontWeight(page, at) >= BOLD_WEIGHT
    bold = bold or (bool(drawn) and raw.FPDFTextObj_GetTextRenderMode(drawn) == FAKE_BOLD)
    turn = round(math.atan2(matrix.b, matrix.a) / (math.pi / 2)) % 4
    x, y = ctypes.c_double(), ctypes.c_double()
    raw.FPDFText_GetCharOrigin(page, at, x, y)
    return _Style(Face(size or 1.0, bold, bool(MONO.search(name))), turn, x.value if turn % 2 else y.value)


def _font_name(drawn: ctypes.c_void_p | None) -> str:
    font = raw.FPDFTextObj_GetFont(drawn) if drawn else None
    if not font:
        return ""
    buffer = ctypes.create_string_buffer(128)
    raw.FPDFFont_GetBaseFontName(font, buffer, 128)
    return buffer.value.decode("utf-8", "replace")


def _word(page: ctypes.c_void_p, text: str, start: int, style: _Style, glued: bool) -> Word:
    first, last = _box(page, start), _box(page, start + len(text) - 1)
    if text.endswith(("\x02", LINE_HYPHEN)):
        text = text[:-1] + "-"
    ends = (first.left, first.right, last.left, last.right)
    if style.turn % 2:
        ends = (first.bottom, first.top, last.bottom, last.top)
    return Word(text.translate(LIGATURES), min(ends), max(ends), style.base, style.face, glued)


def _box(page: ctypes.c_void_p, at: int) -> raw.FS_RECTF:
    box = raw.FS_RECTF()
    raw.FPDFText_GetLooseCharBox(page, at, box)
    return box


def _covered(page: ctypes.c_void_p) -> float:
    """Return the area of the largest picture on a page, in square points; scanners often wrap theirs in a form."""
    largest = 0.0
    for at in range(min(raw.FPDFPage_CountObjects(page), MOST_OBJECTS)):
        drawn = raw.FPDFPage_GetObject(page, at)
        if raw.FPDFPageObj_GetType(drawn) in {raw.FPDF_PAGEOBJ_IMAGE, raw.FPDF_PAGEOBJ_FORM}:
            left, bottom, right, top = (ctypes.c_float() for _ in range(4))
            raw.FPDFPageObj_GetBounds(drawn, left, bottom, right, top)
            largest = max(largest, (right.value - left.value) * (top.value - bottom.value))
    return largest


def _upright(
    number: int, box: tuple[float, float, float, float], found: list[tuple[Word, int]], rules: list[Rule]
) -> Sheet:
    """Return the page turned so that most of its text runs to the right; text at another angle is left out."""
    left, bottom, right, top = box
    letters: Counter[int] = Counter()
    for word, turn in found:
        letters[turn] += len(word.text)
    turn = max(letters, key=lambda each: letters[each], default=0)
    words = [word for word, its in found if its == turn]
    size = (right - left, top - bottom) if turn % 2 == 0 else (top - bottom, right - left)
    placed = tuple(_placed(word, turn, box) for word in words)
    return Sheet(number, size[0], size[1], placed, rules=tuple(_turned(rule, turn, box) for rule in rules))


def _placed(word: Word, turn: int, box: tuple[float, float, float, float]) -> Word:
    left, bottom, right, top = box
    start, stop, base = {
        0: (word.left - left, word.right - left, top - word.base),
        1: (word.left - bottom, word.right - bottom, word.base - left),
        2: (right - word.right, right - word.left, word.base - bottom),
        3: (top - word.right, top - word.left, right - word.base),
    }[turn]
    return Word(word.text, start, stop, base, word.face, word.glued, word.filled)


def _turned(rule: Rule, turn: int, box: tuple[float, float, float, float]) -> Rule:
    (left, top), (right, bottom) = (
        _point(*end, turn, box) for end in ((rule.left, rule.top), (rule.right, rule.bottom))
    )
    return Rule(min(left, right), min(top, bottom), max(left, right), max(top, bottom))


def _point(x: float, y: float, turn: int, box: tuple[float, float, float, float]) -> tuple[float, float]:
    left, bottom, right, top = box
    return {0: (x - left, top - y), 1: (y - bottom, x - left), 2: (right - x, y - bottom), 3: (top - y, right - x)}[
        turn
    ]
