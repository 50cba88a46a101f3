"""An HTML table as rows of texts: spans repeated, header found, or seen to be no table of data at all."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bearsout.language.notes import is_note_kind
from bearsout.sources.blocks import Place, Table
from bearsout.sources.html_text import inline_text
from bearsout.sources.html_tree import Element, text_of, walk

MOST_SPAN = 100
"""A span is believed up to here; larger ones are mistakes or attacks."""

WIDEST = 100
"""Spans and empty cells are filled in up to this column; no table for people is wider."""

MOST_CELLS = 200_000
"""How many cells, repeated ones counted, are laid out before a table's spans are no longer followed."""

_LAYOUT = frozenset({"table", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "form", "article", "section"})
_PAGES = frozenset({"table", "h1", "h2", "form", "article", "section"})
"""What is in no cell of a table that has a header; program text may be."""

_PARTS = frozenset({"p", "div", "li", "dl", "dt", "dd", "blockquote"})
_DIGIT = re.compile(r"\d")

Cell = tuple[str, bool]
"""The text of a cell, and whether it is a header's (`th`)."""


def rows_of(table: Element) -> list[Element]:
    """Return the rows of a table, not those of tables inside it."""
    rows: list[Element] = []
    for part in table.elements:
        if part.name == "tr":
            rows.append(part)
        elif part.name in {"thead", "tbody", "tfoot"}:
            rows.extend(row for row in part.elements if row.name == "tr")
    return rows


def cells_of(row: Element) -> list[Element]:
    """Return the cells of a row."""
    return [cell for cell in row.elements if cell.name in {"td", "th"}]


def is_layout(table: Element) -> bool:
    """Return whether a table only places things on the page: it says so, or its cells hold whole parts of a page."""
    if table.get("role") in {"presentation", "none"}:
        return True
    rows = rows_of(table)
    cells = [cell for row in rows for cell in cells_of(row)]
    if _frames_a_note(rows):
        return True
    if any(part.name == "thead" for part in table.elements) and any(cell.name == "th" for cell in cells):
        return any(inner.name in _PAGES for cell in cells for inner in walk(cell) if inner is not cell)
    if len(cells) == len(rows) and not any(cell.name == "th" for cell in cells):
        return True
    return any(inner.name in _LAYOUT for cell in cells for inner in walk(cell) if inner is not cell)


def _frames_a_note(rows: list[Element]) -> bool:
    """Return whether a table is a note's frame: its first row, or its only row's first cell, says what kind it is."""
    if not 0 < len(rows) < 3:
        return False
    cells = cells_of(rows[0])
    said = [text for text in map(text_of, cells if len(rows) > 1 else cells[:1]) if text.strip()]
    return len(said) == 1 and is_note_kind(said[0])


def read_table(table: Element, caption: str, place: Place) -> Table:
    """Return the table with its header, where it has one, and its rows."""
    grid = _grid(rows_of(table))
    in_head = sum(len(rows_of(part)) for part in table.elements if part.name == "thead")
    heads = _header_rows(grid, in_head)
    header = tuple(" ".join(dict.fromkeys(filter(None, column))) for column in _columns(grid[:heads]))
    return Table(header, tuple(tuple(text for text, _ in row) for row in grid[heads:]), caption, place)


def _columns(rows: list[list[Cell]]) -> Iterator[list[str]]:
    for column in range(max((len(row) for row in rows), default=0)):
        yield [row[column][0] for row in rows if column < len(row)]


def _grid(rows: list[Element]) -> list[list[Cell]]:
    """Return the cells of `rows` with spanned ones repeated; each row as long as the longest, where people made it."""
    grid: list[list[Cell]] = []
    from_above: dict[int, tuple[int, Cell]] = {}
    laid = 0
    for row in rows:
        line, from_above = _line(row, from_above, MOST_SPAN if laid < MOST_CELLS else 1)
        laid += len(line)
        if line:
            grid.append(line)
    width = min(max((len(line) for line in grid), default=0), WIDEST)
    return [line + [("", False)] * (width - len(line)) for line in grid]


def _line(
    row: Element, from_above: dict[int, tuple[int, Cell]], most: int
) -> tuple[list[Cell], dict[int, tuple[int, Cell]]]:
    """Return the cells of one row, and the cells that reach from it into the rows below."""
    line: list[Cell] = []
    below = {column: (left - 1, cell) for column, (left, cell) in from_above.items() if left > 1}

    def take_spanned() -> None:
        while len(line) in from_above:
            line.append(from_above[len(line)][1])

    for element in cells_of(row):
        take_spanned()
        cell = (inline_text(_spaced(element)), element.name == "th")
        down = _span(element, "rowspan", most)
        for _ in range(_span(element, "colspan", min(most, max(1, WIDEST - len(line))))):
            if down > 1 and len(line) < WIDEST:
                below[len(line)] = (down - 1, cell)
            line.append(cell)
    take_spanned()
    return line, below


def _spaced(cell: Element) -> Iterator[Element | str]:
    """Yield what is in a cell, with breaks where a paragraph ends and commas where an item does."""
    waiting: list[Element | str] = list(reversed(cell.children))
    while waiting:
        node = waiting.pop()
        if isinstance(node, Element) and node.name in {"ul", "ol"}:
            waiting.extend(reversed(_listed(node.elements)))
        elif isinstance(node, Element) and node.name in _PARTS:
            waiting.extend([" ", *reversed(node.children), " "])
        else:
            yield node


def _listed(items: list[Element]) -> list[Element | str]:
    nodes: list[Element | str] = [" "]
    for item in items:
        ends = text_of(item).rstrip()[-1:]
        nodes.extend([*item.children, ", " if ends.isalnum() and item is not items[-1] else " "])
    return nodes


def _span(cell: Element, attribute: str, most: int) -> int:
    value = cell.get(attribute)
    return max(1, min(int(value), most)) if value.isdecimal() and len(value) < 6 else 1


def _header_rows(grid: list[list[Cell]], in_head: int) -> int:
    """Return how many rows at the top are the header: what `thead` holds, rows of `th`, or a row of names."""
    if 0 < in_head < len(grid):
        return in_head
    marked = 0
    while marked < len(grid) - 1 and all(is_header for _, is_header in grid[marked]):
        marked += 1
    if marked:
        return marked
    return 1 if _names_columns(grid) else 0


def _names_columns(grid: list[list[Cell]]) -> bool:
    """Return whether an unmarked first row names columns: words only, all different, over a column of figures."""
    if len(grid) < 3 or any(is_header for row in grid[:2] for _, is_header in row):
        return False
    first = [text for text, _ in grid[0]]
    if not all(first) or len(set(first)) < len(first) or any(map(_DIGIT.search, first)):
        return False
    return any(all(_DIGIT.search(row[column][0]) for row in grid[1:]) for column in range(len(first)))
