"""Which chunks are headings, and how deep: by the outline first, then by size and weight, then by numbering."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bearsout.sources.pdf.captions import CAPTION
from bearsout.sources.pdf.chunks import LARGER, Chunk, Kind
from bearsout.sources.pdf.contents import plain
from bearsout.sources.pdf.structure import Entry

LONGEST, MOST_LINES = 200, 4
"""A heading by its look has at most so many characters, and lines."""

LONGEST_BOLD, MOST_BOLD_WORDS = 110, 14
"""A heading that is only bold is at most so long: a warning set in bold is a paragraph."""

TELLING = 3
"""An outline tells which headings there are where it names so many of them."""

DEEPEST = 9
"""No numbering is deeper."""

NUMBERED = re.compile(r"(?:[A-Z]\.)?(\d{1,3}(?:\.\d{1,3})*)\.?\s+\S")
ENDS_TEXT = re.compile(r"[.,;:]$")


@dataclass(frozen=True, slots=True)
class Style:
    """How a heading is set; the larger and the bolder stands farther out."""

    size: float
    bold: bool


def style(chunk: Chunk) -> Style:
    """Return how a chunk is set, with its size to the half point: scans and scaling waver by less."""
    return Style(round(chunk.size * 2) / 2, chunk.bold)


def levels(chunks: Sequence[Chunk], outline: Sequence[Entry], body: Style) -> dict[int, int]:
    """Return the level of each heading by its position in `chunks`; what is not in it is no heading.

    A style's level is deepened by the numbering where one style is used for "2" and for "2.1".
    """
    matched = _matched(chunks, outline, body)
    found = {at for at, chunk in enumerate(chunks) if at in matched or _looks_like_heading(chunk, body)}
    found -= _cover_lines(chunks, found, matched) | _subtitles(chunks, found, matched)
    by_style = _style_levels(chunks, found, matched)
    depths = {at: _depth(chunks[at]) for at in found}
    shallowest: dict[Style, int] = {}
    for at, depth in depths.items():
        own = style(chunks[at])
        shallowest[own] = min(depth or DEEPEST, shallowest.get(own, DEEPEST))
    return {
        at: matched.get(at) or by_style[own] + max(0, depths[at] - shallowest[own])
        for at in sorted(found)
        for own in [style(chunks[at])]
    }


def _matched(chunks: Sequence[Chunk], outline: Sequence[Entry], body: Style) -> dict[int, int]:
    """Return the levels of chunks that say an outline's title on its page, each entry being found once."""
    waiting: dict[tuple[int, str], list[int]] = {}
    for entry in outline:
        waiting.setdefault((entry.page, plain(entry.title)), []).append(entry.level)
    matched: dict[int, int] = {}
    large: list[int] = []
    for at, chunk in enumerate(chunks):
        if chunk.kind in {Kind.NOTE, Kind.CODE} or len(chunk.lines) > MOST_LINES:
            continue
        key = _key(chunk)
        if waiting.get(key):
            matched[at] = waiting[key].pop(0)
        elif chunk.size >= LARGER * body.size:
            large.append(at)
    return matched | _begun(chunks, large, waiting)


def _key(chunk: Chunk) -> tuple[int, str]:
    return chunk.lines[0].page, plain(" ".join(line.text for line in chunk.lines))


def _begun(chunks: Sequence[Chunk], large: Sequence[int], waiting: dict[tuple[int, str], list[int]]) -> dict[int, int]:
    """Return the levels of large chunks that begin with a title and go on: with a date, or a number of a version."""
    left = {key: levels for key, levels in waiting.items() if levels}
    out: dict[int, int] = {}
    for at in large:
        page, text = _key(chunks[at])
        for (where, title), levels in left.items():
            if where == page and title and levels and text.startswith(title + " "):
                out[at] = levels.pop(0)
                break
    return out


def _looks_like_heading(chunk: Chunk, body: Style) -> bool:
    text = " ".join(line.text for line in chunk.lines)
    if chunk.kind is Kind.ITEM and not any(letter.isalnum() for letter in chunk.marker):
        return False
    if chunk.kind in {Kind.NOTE, Kind.CODE} or chunk.boxed or not any(letter.isalpha() for letter in text):
        return False
    if len(chunk.lines) > MOST_LINES or len(text) > LONGEST or CAPTION.match(text):
        return False
    if chunk.size >= LARGER * body.size and not _inline(chunk, text, body):
        return True
    begins_bold = chunk.lines[0].words[0].face.bold  # a list number that is not bold makes it an item
    alone = (
        chunk.bold
        and begins_bold
        and not chunk.lines[0].mono
        and not body.bold
        and chunk.size >= 0.95 * body.size
        and chunk.gap > 1.0
    )
    short = len(text) <= LONGEST_BOLD and len(text.split()) <= MOST_BOLD_WORDS and len(chunk.lines) <= 2
    return alone and short and not ENDS_TEXT.search(text)


def _inline(chunk: Chunk, text: str, body: Style) -> bool:
    """True for running text that is set a little larger, such as a summary above an article."""
    return chunk.size < 1.3 * body.size and not chunk.bold and len(text) > 80 and text.endswith(".")


def _cover_lines(chunks: Sequence[Chunk], found: set[int], matched: dict[int, int]) -> set[int]:
    """Return the headings of a first page that is all headings, but for the largest: author, date, edition."""
    cover = [at for at, chunk in enumerate(chunks) if chunk.lines[0].page == chunks[0].lines[0].page]
    if len(cover) == len(chunks) or not found.issuperset(cover):
        return set()
    title = max(cover, key=lambda at: chunks[at].size)
    return {at for at in cover if at != title and at not in matched}


def _subtitles(chunks: Sequence[Chunk], found: set[int], matched: dict[int, int]) -> set[int]:
    """Return the headings of the first page that only accompany the title: a date, an author, an edition.

    Each stands right below another heading, and nothing else in the document is set like it.
    """
    counts = Counter(style(chunks[at]) for at in found)
    first = [at for at in found if chunks[at].lines[0].page == chunks[0].lines[0].page]
    if len(matched) >= TELLING and first:
        # An outline that names the headings names none of these: author, edition.
        title = max(first, key=lambda at: chunks[at].size)
        return {at for at in first if at != title and at not in matched}
    return {
        at
        for at in found
        if at - 1 in found
        and at not in matched
        and at + 1 < len(chunks)
        and chunks[at].lines[0].page == chunks[0].lines[0].page
        and counts[style(chunks[at])] == 1
        and chunks[at].size < chunks[at - 1].size
        and len(found) > 1
        and not _heads_sections(chunks, found, at)
    }


def _heads_sections(chunks: Sequence[Chunk], found: set[int], at: int) -> bool:
    """True where text of its own follows, or smaller headings after text: then it is a section's title."""
    after = chunks[at + 1]
    if at + 1 in found or after.lines[0].page != chunks[at].lines[0].page:
        return False
    dated = any(character.isdecimal() for character in chunks[at].lines[0].text)
    return not dated or any(later > at and chunks[later].size < chunks[at].size for later in found)


def _style_levels(chunks: Sequence[Chunk], found: set[int], matched: dict[int, int]) -> dict[Style, int]:
    """Return the level of each style: that of most of its outline entries, else one below the next larger style."""
    told: dict[Style, Counter[int]] = {}
    for at, level in matched.items():
        told.setdefault(style(chunks[at]), Counter())[level] += 1
    out: dict[Style, int] = {}
    level = 0
    for each in sorted({style(chunks[at]) for at in found}, key=lambda s: (-s.size, not s.bold)):
        level = told[each].most_common(1)[0][0] if each in told else level + 1
        out[each] = level
    return out


def _depth(chunk: Chunk) -> int:
    match = NUMBERED.match(chunk.lines[0].text)
    return match[1].count(".") + 1 if match else 0


def titles(outline: Sequence[Entry]) -> Iterator[str]:
    """Yield the outline's titles as they are compared with contents pages."""
    return (plain(entry.title) for entry in outline)
