"""PDF to blocks, from the top: refuse what cannot be read, then pages -> rows -> columns -> chunks -> blocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pypdfium2 as pdfium
import pypdfium2.raw as raw

from bearsout.errors import UnreadableDocument
from bearsout.sources import hyphens
from bearsout.sources.blocks import Block, Content, Place
from bearsout.sources.pdf import headings, quality
from bearsout.sources.pdf.assembly import Assembler, is_term, pieces
from bearsout.sources.pdf.chunks import Chunk, leadings
from bearsout.sources.pdf.contents import without_contents
from bearsout.sources.pdf.fields import Field
from bearsout.sources.pdf.filling import filled
from bearsout.sources.pdf.furniture import without_furniture
from bearsout.sources.pdf.joining import Piece
from bearsout.sources.pdf.layout import Box, Column, Part, Row, layout
from bearsout.sources.pdf.lines import rows
from bearsout.sources.pdf.notices import noticed
from bearsout.sources.pdf.ruled import put_back, set_apart
from bearsout.sources.pdf.structure import Structure, structure
from bearsout.sources.pdf.words import Sheet, sheet

MOST_PAGES = 20_000
"""More pages than any book has; a file that says so is refused before they are read."""

HEAD, TAIL = 1024, 8192
"""How far from a file's beginning its mark may stand, and how far from its end its end mark (readers allow as much)."""

CUT = "what follows where the file is cut"
"""The part of a cut file that no one can name better."""

PLAIN_SHARE = 0.2
"""The running text is not bold where at least this share of the characters is not."""

NO_TEXT = 10.0
"""The size of the text of a document that has none, in points: its pages are refused later."""

WITH_TEXT = 1 / 3
"""A document is refused as pictures where a smaller share of its drawn pages has text."""


def read(data: bytes, name: str) -> Content:
    """Return the blocks of a PDF; raises UnreadableDocument for what is no whole PDF, is locked, or has no text."""
    _refuse_other_files(data, name)
    cut = _is_cut(data)
    told = structure(data)
    sheets, broken = _sheets(data, name, told.fields)
    if cut:
        # Whether a page is blank or its text was cut off cannot be told any more.
        broken = sorted([*broken, *(each.number for each in sheets if not each.drawn)])
    _refuse_pictures(sheets, name)

    def label(number: int) -> str:
        return told.labels[number - 1] if number <= len(told.labels) and told.labels[number - 1] else str(number)

    blocks = _blocks(sheets, told, lambda number: Place(page=label(number), page_number=number))
    unread = (*[CUT] * cut, *(f"page {label(number)}" for number in broken))
    warnings = tuple(quality.warnings(sheets, label))
    return Content(blocks, title=told.title, language=told.language, warnings=warnings, unread=unread)


def _refuse_other_files(data: bytes, name: str) -> None:
    if not data:
        raise UnreadableDocument(name, "is empty (0 bytes).", "Fill it or leave it out.")
    if b"%PDF-" not in data[:HEAD]:
        begins = data[:16].decode("utf-8", "replace").split("\n")[0].strip()
        raise UnreadableDocument(name, f"is not a PDF: begins with {begins[:12]!r}.", "Give it its true suffix.")


def _is_cut(data: bytes) -> bool:
    end = data.rstrip(b"\0\t\r\n ")[-TAIL:]  # copies between systems pad files
    return b"%%EOF" not in end and b"startxref" not in end


def _sheets(data: bytes, name: str, fields: Sequence[Field]) -> tuple[list[Sheet], list[int]]:
    """Return the pages that can be read, and the numbers of those that cannot."""
    document = _open(data, name)
    try:
        count = len(document)
        if count > MOST_PAGES:
            raise UnreadableDocument(name, f"says it has {count} pages; at most {MOST_PAGES} are read.", "Split it.")
        sheets: list[Sheet] = []
        broken: list[int] = []
        for index in range(count):
            try:
                own = [field for field in fields if field.page == index + 1]
                sheets.append(sheet(document, index, partial(filled, own) if own else None))
            except pdfium.PdfiumError:
                broken.append(index + 1)
    finally:
        document.close()
    if not sheets:
        raise UnreadableDocument(name, "is damaged: none of its pages can be read.", "Save or download it again.")
    return sheets, broken


def _open(data: bytes, name: str) -> pdfium.PdfDocument:
    """Return the opened document; one that opens with the empty password is only barred from printing, and read."""
    try:
        return pdfium.PdfDocument(data)
    except pdfium.PdfiumError as error:
        if error.err_code in {raw.FPDF_ERR_PASSWORD, raw.FPDF_ERR_SECURITY}:
            fix = "Save a copy without the password."
            raise UnreadableDocument(name, "is protected by a password.", fix) from None
        raise UnreadableDocument(
            name, "is cut or damaged: no page can be read.", "Save or download it again."
        ) from None


def _refuse_pictures(sheets: Sequence[Sheet], name: str) -> None:
    drawn = [each for each in sheets if each.drawn]
    with_text = sum(each.has_text for each in drawn)
    if not drawn:
        raise UnreadableDocument(name, "has only blank pages.", "Leave it out.")
    if with_text < WITH_TEXT * len(drawn):
        reason = f"has no text layer: {len(drawn) - with_text} of its {len(drawn)} pages are pictures."
        raise UnreadableDocument(name, reason, "Make one with OCR (ocrmypdf, for example).")


def _blocks(sheets: Sequence[Sheet], told: Structure, place: Callable[[int], Place]) -> tuple[Block, ...]:
    titles = frozenset(headings.titles(told.outline))
    pages = [rows(each.words) for each in sheets]
    # An index may have more letters than the text that it points to: how that is set is asked without it.
    body = _body(without_contents(pages, titles)) or _body(pages) or headings.Style(NO_TEXT, bold=False)
    pages = without_contents(without_furniture(sheets, pages, body.size), titles)
    parts = [part for each, left in zip(sheets, pages, strict=True) for part in _parts(each, left)]
    columns = _columns(parts)
    leading = leadings(columns, body.size)
    ruled = {each.number: each.rules for each in sheets}
    found = noticed(list(pieces(parts, leading)), ruled, body.size, told.outline)
    words = hyphens.words_of(_lines(parts))
    return Assembler(_levels(found, told, body), words, place, body.size).assemble(found)


def _parts(each: Sheet, page: Sequence[Row]) -> list[Part]:
    apart, regions = set_apart(each, page)
    return put_back(layout(each.number, apart), regions)


def _lines(parts: Sequence[Part]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, Box):
            yield from _lines(part.parts)
        elif isinstance(part, Column):
            yield from (line.text for line in part.lines)
        else:
            yield from (line.text for row in part.cells for cell in row for line in cell)


def _columns(parts: Sequence[Part]) -> list[Column]:
    inner = [part for box in parts if isinstance(box, Box) for part in box.parts]
    return [part for part in (*parts, *inner) if isinstance(part, Column)]


def _body(pages: Sequence[Sequence[Row]]) -> headings.Style | None:
    """Return how most of the text is set; a short page may have more letters in bold headings than in its text."""
    weights: Counter[tuple[float, bool]] = Counter()
    for word in (word for page in pages for row in page for word in row):
        weights[word.face.size, word.face.bold] += len(word.text)
    if not weights:
        return None
    plain = {face: weight for face, weight in weights.items() if not face[1]}
    enough = sum(plain.values()) >= PLAIN_SHARE * weights.total()
    size, bold = max(plain if enough else weights, key=lambda face: (weights[face], face))
    return headings.Style(size, bold)


def _levels(found: Sequence[Piece], told: Structure, body: headings.Style) -> dict[int, int]:
    """Return the level of each heading by its position among all pieces; the terms of definitions are none."""
    after = [*found[1:], None]
    places = [
        at for at, piece in enumerate(found) if isinstance(piece, Chunk) and not is_term(piece, after[at], body.size)
    ]
    chunks = [piece for at in places if isinstance(piece := found[at], Chunk)]
    levels = headings.levels(chunks, told.outline, body)
    return {places[at]: level for at, level in levels.items()}
