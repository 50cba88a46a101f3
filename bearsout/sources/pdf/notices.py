"""Notices ("Note", "Aviso"): a title that rules the box below it, and not what comes after the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bearsout.sources.pdf.chunks import INDENT, LARGER, Chunk, Kind
from bearsout.sources.pdf.contents import plain
from bearsout.sources.pdf.joining import Piece
from bearsout.sources.pdf.rules import Rule
from bearsout.sources.pdf.structure import Entry

TITLES = frozenset(
    {"note", "notes", "tip", "hint", "warning", "caution", "important", "attention", "danger"}
    | {"nota", "notas", "aviso", "advertencia", "atención", "precaución", "cuidado", "importante", "sugerencia"}
    | {"consejo", "peligro", "observação", "observações", "dica", "advertência", "atenção", "sugestão"}
    | {"perigo"}
)
"""What boxes are called, in three languages; any other bold line is a heading, if no frame is drawn around it."""

BOX_RULE = 100.0
"""A rule at least so many points long ends a box that has no sides."""


def noticed(
    found: Sequence[Piece], rules: Mapping[int, Sequence[Rule]], body: float, outline: Sequence[Entry]
) -> list[Piece]:
    """Return the pieces without the titles of notices, which the pieces of their boxes carry.

    What the outline names is a heading.
    """
    named = {(entry.page, plain(entry.title)) for entry in outline}
    out: list[Piece] = []
    at = 0
    while at < len(found):
        piece = found[at]
        end = at + 1
        if isinstance(piece, Chunk) and _is_title(piece) and _name(piece) not in named:
            end = _end(found, at, rules.get(piece.lines[0].page, ()), body)
        if isinstance(piece, Chunk) and end > at + 1:
            title = piece.lines[0].text.rstrip(" :.")
            out += [replace(each, within=title) if isinstance(each, Chunk) else each for each in found[at + 1 : end]]
        else:
            out.append(piece)
        at = end
    return out


def _name(chunk: Chunk) -> tuple[int, str]:
    return chunk.lines[0].page, plain(chunk.lines[0].text)


def _is_title(chunk: Chunk) -> bool:
    text = chunk.lines[0].text.rstrip(" :.").casefold()
    return len(chunk.lines) == 1 and chunk.kind is Kind.TEXT and text in TITLES


def _end(found: Sequence[Piece], at: int, rules: Sequence[Rule], body: float) -> int:
    """Return where a box ends whose title is at `at`: at the rule below it, where its indent ends, or after a piece."""
    title = found[at]
    assert isinstance(title, Chunk)
    floor = _floor(title, rules)
    indented = _stands_in(found, at)
    end = at + 1
    while end < len(found):
        piece = found[end]
        if not isinstance(piece, Chunk) or piece.lines[0].page != title.lines[0].page or piece.kind is Kind.NOTE:
            break
        if piece.size >= LARGER * body or _is_title(piece):
            break
        if floor is not None and piece.lines[0].base > floor:
            break
        if floor is None and piece.left < title.left - INDENT * body / 2:
            break
        end += 1
        if floor is None and not indented and not _leads_in(piece):
            break
    return end


def _floor(title: Chunk, rules: Sequence[Rule]) -> float | None:
    """Return where the rule is that closes the box: the first one below its title, where one stands right above it."""
    line = title.lines[0]
    wide = [rule for rule in rules if rule.level and rule.right - rule.left >= BOX_RULE and rule.left <= line.left + 2]
    above = any(0 <= line.base - rule.top <= 3 * line.size for rule in wide)
    below = [rule.top for rule in wide if rule.top > line.base]
    return min(below) if above and below else None


def _stands_in(found: Sequence[Piece], at: int) -> bool:
    """True where a title is indented against the text above it."""
    title, before = found[at], found[at - 1] if at else None
    if not isinstance(title, Chunk) or not isinstance(before, Chunk):
        return False
    return min(line.left for line in before.lines) < title.left - INDENT * title.size / 2


def _leads_in(piece: Chunk) -> bool:
    return piece.lines[-1].text.endswith(":")
