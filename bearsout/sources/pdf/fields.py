"""Forms that were filled in: what stands in their fields, which the text of a page does not hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pypdf import PdfReader
from pypdf.generic import ArrayObject, DictionaryObject, PdfObject

MOST_FIELDS = 2_000
"""No form that a person fills in has more fields."""

BUTTON = 1 << 16
"""The flag of a button that is pressed and holds nothing."""

TICKED, EMPTY = "☒", "☐"
DEEPEST = 10


@dataclass(frozen=True, slots=True)
class Field:
    """A field with its value, and its edges in the file's own measure; `ticks` is True for a box to tick."""

    page: int
    left: float
    bottom: float
    right: float
    top: float
    value: str
    ticks: bool = False


def fields(reader: PdfReader) -> Iterator[Field]:
    """Yield the filled fields of a document, and its boxes, ticked or not."""
    if "/AcroForm" not in reader.root_object:
        return
    count = 0
    for number, page in enumerate(reader.pages, start=1):
        annotations = page.get("/Annots")
        found = annotations.get_object() if isinstance(annotations, PdfObject) else None
        for each in found if isinstance(found, ArrayObject) else ():
            count += 1
            widget = each.get_object()
            if count <= MOST_FIELDS and isinstance(widget, DictionaryObject) and widget.get("/Subtype") == "/Widget":
                yield from _field(number, widget)


def _field(page: int, widget: DictionaryObject) -> Iterator[Field]:
    kind, value = str(_inherited(widget, "/FT")), _inherited(widget, "/V")
    flags, edges = _inherited(widget, "/Ff"), widget["/Rect"]
    if not isinstance(edges, ArrayObject):
        return
    left, bottom, right, top = (float(str(edge)) for edge in edges)
    if kind == "/Btn" and not (isinstance(flags, int) and flags & BUTTON):
        ticked = str(widget.get("/AS", value)) not in {"/Off", "None", ""}
        yield Field(page, left, bottom, right, top, TICKED if ticked else EMPTY, ticks=True)
    elif kind in {"/Tx", "/Ch"} and value is not None:
        said = ", ".join(map(str, value)) if isinstance(value, ArrayObject) else str(value)
        if said.strip():
            yield Field(page, left, bottom, right, top, said)


def _inherited(widget: DictionaryObject, key: str) -> PdfObject | None:
    """Return an entry of a field, or of the fields it belongs to."""
    node: object = widget
    for _ in range(DEEPEST):
        if not isinstance(node, DictionaryObject):
            break
        if key in node:
            return node[key]
        node = node.get("/Parent")
        node = node.get_object() if isinstance(node, PdfObject) else None
    return None
