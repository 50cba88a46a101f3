"""Words -> rows of a page -> lines: what stands on one baseline, with reference marks taken out."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from statistics import median

from bearsout.sources.pdf.words import Word

SAME_BASE = 0.3
"""Words whose baselines differ by less than this share of their size stand on one row; OCR wavers by up to 0.2."""

SMALL = 0.86
"""A word of at most this share of its row's size may be a raised mark; TeX sets marks at 0.7, browsers at 0.8."""

RAISED = 0.1
"""How far above the baseline a mark stands at least, as a share of the row's size."""

REACH = 0.75
"""How far from the baseline a mark can stand, as a share of the row's size."""

TOUCHING = 0.45
"""The widest gap between a mark and the word it belongs to, as a share of the row's size."""

MOST_PAIRS = 250_000
"""How many pairs of words of two rows are looked at; no row that a person reads has so many words."""

OVERLAP = 0.2
"""How far a mark may reach into the word it belongs to, in the same measure."""

MARK = re.compile(r"(?:\[\w{1,3}\]|\(\d{1,3}\)|\d{1,3}|[*†‡§¶]{1,3})(?:[,;]?(?:\[\w{1,3}\]|\d{1,3}|[*†‡§¶]))*[,;]?")
"""Marks that refer to a note or a source: 4, 12, [4], [a], (2), *, †."""

MARKER = re.compile(r"[☐☑☒•‣◦▪▫●○■□–—*·➢➤✓\uf0b7\uf0a7-]|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)]")
"""What stands before a list item: the gap after it is no gutter, and its weight not the line's."""

STOPS, STOP_GAP = frozenset(".,;:"), 0.15
"""Stops, and how far from its word one may stand, in sizes; the narrowest spaces are 0.2."""

UNIT = re.compile(r"(?:[a-zµμ]{1,2}|[A-Z]|10|[)\]])$")
"""A raised number after one of these is a power (m², x², 10³) and stays."""

DRAWN_MARK = re.compile(
    "(?:(?<=[^\\W\\d_]{3})|(?<=[.,;:!?)»”\"'])|(?<=[^\\W\\d_]{3} )|(?<=[.,;:!?)»”] ))[⁰¹²³⁴-⁹]{1,3}(?!\\w)"
)
"""A mark that the font draws raised, behind a word or a stop; behind a unit or a figure it is a power."""

DRAWN_OPENING = re.compile("[⁰¹²³⁴-⁹]{1,3}\\s*(?=\\S)")

POWERS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of one column. `left`, `right` and `base` are points from the page's top left corner.

    `marks` are the reference marks taken out of it, and `opening` is one that stood before its first word (the line
    is then the first of a note).
    """

    page: int
    text: str
    left: float
    right: float
    base: float
    size: float
    bold: bool
    mono: bool
    words: tuple[Word, ...]
    marks: tuple[str, ...] = ()
    opening: str = ""

    @property
    def first_width(self) -> float:
        """The width of its first word: whether that would have fitted at the end of the line above."""
        return self.words[0].right - self.words[0].left


def rows(words: Sequence[Word]) -> list[tuple[Word, ...]]:
    """Return the words of each baseline of a page, from top to bottom, and in each from left to right."""
    clusters = _attach(_clusters(words))
    return [tuple(sorted(cluster, key=lambda word: word.left)) for cluster in clusters if cluster]


def _clusters(words: Sequence[Word]) -> list[list[Word]]:
    clusters: list[list[Word]] = []
    for word in sorted(words, key=lambda each: (each.base, each.left)):
        last = clusters[-1] if clusters else []
        if last and word.base - last[0].base <= SAME_BASE * min(word.face.size, last[0].face.size):
            last.append(word)
        else:
            clusters.append([word])
    return clusters


def _attach(clusters: list[list[Word]]) -> list[list[Word]]:
    """Move small words that touch a larger one of the row below (raised) or above (lowered) into that row."""
    for at, cluster in enumerate(clusters):
        for near in (at + 1, at - 1):
            if cluster and 0 <= near < len(clusters) and _could_belong(cluster, clusters[near]):
                moved = [word for word in cluster if _belongs(word, clusters[near])]
                clusters[near] = clusters[near] + moved
                cluster = clusters[at] = [word for word in cluster if word not in moved]
    return clusters


def _are_pieces(cluster: Sequence[Word]) -> bool:
    return all(word.glued for word in cluster)


def _could_belong(cluster: list[Word], row: list[Word]) -> bool:
    if not row:
        return False
    smallest, largest = (pick(word.face.size for word in each) for pick, each in ((min, cluster), (max, row)))
    small = smallest <= SMALL * largest or _are_pieces(cluster)
    return small and len(cluster) * len(row) <= MOST_PAIRS


def _belongs(word: Word, row: list[Word]) -> bool:
    return any(
        (word.face.size <= SMALL * other.face.size or word.glued)
        and abs(word.base - other.base) <= REACH * other.face.size
        and any(
            -OVERLAP * other.face.size <= gap <= TOUCHING * other.face.size
            for gap in (word.left - other.right, other.left - word.right)
        )
        for other in row
    )


def line(page: int, words: Sequence[Word]) -> Line:
    """Return the line that the words of one row and column make; there is at least one word."""
    size = _weightiest([(word.face.size, len(word.text)) for word in words])
    base = median(word.base for word in words if word.face.size >= SMALL * size)
    kept: list[Word] = []
    marks: list[str] = []
    opening = ""
    before: Word | None = None
    for word in words:
        if not _raised(word, size, base):
            kept.append(_after_raised(word, before) if before else word)
            before = None
        elif _power(word, kept):
            kept.append(_as_power(word))
            before = word
        else:
            marks.append(word.text.strip("[](),;"))
            opening = opening or ("" if kept else marks[-1])
            before = word
    kept = kept or list(words)
    text, drawn = _without_drawn_marks(joined(_in_reading_order(kept)))
    opening = opening or drawn
    own = kept[1:] if len(kept) > 1 and MARKER.fullmatch(kept[0].text) else kept
    bold = _share(own, [word.face.bold for word in own]) > 0.9
    mono = _share(own, [word.face.mono for word in own]) > 0.9
    left, right = min(word.left for word in kept), max(word.right for word in kept)
    return Line(page, text, left, right, base, size, bold, mono, tuple(kept), tuple(marks), opening)


def _without_drawn_marks(text: str) -> tuple[str, str]:
    """Return a text without marks that are superscript figures, and the one that opens it."""
    if text.isascii():
        return text, ""
    opens = DRAWN_OPENING.match(text)
    opening = opens[0].strip() if opens else ""
    text, count = DRAWN_MARK.subn("", text[opens.end() :] if opens else text)
    return re.sub(r" (?=[.,;)](?: |$))", "", text) if count else text, opening


def _raised(word: Word, size: float, base: float) -> bool:
    smaller = word.face.size <= SMALL * size
    return smaller and base - word.base >= RAISED * size and MARK.fullmatch(word.text) is not None


def _power(word: Word, before: list[Word]) -> bool:
    return bool(before) and word.text.isdecimal() and UNIT.fullmatch(before[-1].text) is not None


def _after_raised(word: Word, raised: Word) -> Word:
    """Return the word after something raised: a space before it unless it is a stop that touches."""
    touches = word.left - raised.right <= 0.15 * word.face.size
    return replace(word, glued=touches and not word.text[0].isalnum())


def _as_power(word: Word) -> Word:
    return replace(word, text=word.text.translate(POWERS), glued=True)


def _weightiest(pairs: Sequence[tuple[float, int]]) -> float:
    """Return the value that carries the most characters; of two that carry as many, the larger."""
    weights: dict[float, int] = {}
    for value, weight in pairs:
        weights[value] = weights.get(value, 0) + weight
    return max(weights, key=lambda value: (weights[value], value))


def _share(words: Sequence[Word], flags: Sequence[bool]) -> float:
    total = sum(len(word.text) for word in words)
    return sum(len(word.text) for word, flag in zip(words, flags, strict=True) if flag) / max(1, total)


def joined(words: Sequence[Word]) -> str:
    """Return the words as text: a space between two unless the second is a piece of the first."""
    parts: list[str] = []
    before: Word | None = None
    for word in _unspaced(words):
        if before and word.filled is not before.filled:
            parts.append("; " if before.filled else " " if before.text.endswith((":", "?")) else ": ")
        elif before and not word.glued and not _stops(word, before):
            parts.append(" ")
        parts.append(word.text)
        before = word
    return "".join(parts).strip()


def _stops(word: Word, before: Word) -> bool:
    """True for a stop that is drawn on its own, right behind its word."""
    return word.text in STOPS and -STOP_GAP <= (word.left - before.right) / word.face.size <= STOP_GAP


def _unspaced(words: Sequence[Word]) -> list[Word]:
    """Return the words with letter-spaced ones ("N O T E") put together again: runs of four single letters or more."""
    out: list[Word] = []
    run: list[Word] = []
    for word in words:
        if len(word.text) == 1 and word.text.isalpha() and not word.glued:
            run.append(word)
            continue
        out += _closed(run)
        run = []
        out.append(word)
    return out + _closed(run)


def _closed(run: list[Word]) -> list[Word]:
    if len(run) < 4:
        return run
    gaps = [after.left - before.right for before, after in pairwise(run)]
    usual = median(gaps)
    out = [run[0]]
    for word, gap in zip(run[1:], gaps, strict=True):
        glued = gap <= 1.6 * usual  # a wider gap is a space between two letter-spaced words
        out.append(replace(word, glued=glued))
    return out


def _in_reading_order(words: list[Word]) -> list[Word]:
    """Return the words of a line in the order in which they are read: from the right for right-to-left scripts."""
    to_left = [_to_left(word.text) for word in words]
    if sum(to_left) * 2 <= len(words):
        return words
    out: list[Word] = []
    run: list[Word] = []
    for word, turned in sorted(zip(words, to_left, strict=True), key=lambda pair: -pair[0].left):
        if turned:
            out += [*run[::-1], word]
            run = []
        else:
            run.append(word)  # numbers and Latin words keep their own order inside the line
    return out + run[::-1]


def _to_left(text: str) -> bool:
    return any(unicodedata.bidirectional(character) in {"R", "AL"} for character in text)
