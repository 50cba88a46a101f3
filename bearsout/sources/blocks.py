"""What every reader returns: a document's own words about itself, and its blocks in reading order.

A reader knows its format and nothing of passages; `passages` knows blocks and no format.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bearsout.model import Dates


@dataclass(frozen=True, slots=True)
class Place:
    """Where a block can be linked to: the nearest fragment id, and the page's label and number (from 1).

    `link` is an address of the block's own, which takes the place of the document's. `within` are the titles of the
    boxes (notes, sidebars) that it stands in, outermost first: they hold for it and not for what comes after the box.
    `language` is what the document declares for this block alone.
    """

    anchor: str | None = None
    page: str | None = None
    page_number: int | None = None
    link: str | None = None
    within: tuple[str, ...] = ()
    language: str | None = None


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; `level` 1 is the outermost."""

    text: str
    level: int
    place: Place = field(default_factory=Place)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph, a quotation or the text of a note: running text that stands alone."""

    text: str
    place: Place = field(default_factory=Place)


@dataclass(frozen=True, slots=True)
class Item:
    """A list item. `depth` 0 is the outermost list; `number` is its place in an ordered list, from 1, else None.

    `continues` is true of a further paragraph of the item above.
    """

    text: str
    depth: int = 0
    number: int | None = None
    place: Place = field(default_factory=Place)
    continues: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table. Spanned cells are repeated, so that each row has as many cells as `header` (where there is one)."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    caption: str = ""
    place: Place = field(default_factory=Place)


@dataclass(frozen=True, slots=True)
class Definition:
    """A term, or a question, with one paragraph of what is said of it."""

    term: str
    text: str
    place: Place = field(default_factory=Place)


@dataclass(frozen=True, slots=True)
class Code:
    """Program text or other preformatted text; its line breaks are kept."""

    text: str
    place: Place = field(default_factory=Place)


Block = Heading | Paragraph | Item | Table | Definition | Code
"""One block of a document. Texts are plain: no marks of the format, entities decoded, white space collapsed."""


@dataclass(frozen=True, slots=True)
class Content:
    """A document as its reader saw it.

    `title` is what the document declares (front matter, `<title>`, PDF metadata), not its first heading. `warnings`
    are lines for the person who builds ("page 3: characters without a meaning"), and `unread` are the parts that
    could not be read at all ("page 7").
    """

    blocks: tuple[Block, ...]
    title: str | None = None
    language: str | None = None
    link: str | None = None
    tags: tuple[str, ...] = ()
    dates: Dates = field(default_factory=Dates)
    warnings: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()


ReadBlocks = Callable[[bytes, str], Content]
"""A reader: the bytes of a file and its name (for errors) in, its content out; raises UnreadableDocument."""
