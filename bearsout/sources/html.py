"""HTML pages, as found: what the page says of itself, and its content without the furniture around it."""

from __future__ import annotations

from dataclasses import replace

from bearsout.errors import UnreadableDocument
from bearsout.model import Dates
from bearsout.sources.blocks import Block, Content, Heading
from bearsout.sources.characters import HOLE, tidy
from bearsout.sources.front_matter import is_web_address, iso_date, tag_list
from bearsout.sources.furniture import PAGE_RULES, clean, is_silent, main_part, set_lines_apart
from bearsout.sources.html_blocks import read_blocks
from bearsout.sources.html_captions import mark_captions
from bearsout.sources.html_shapes import examine
from bearsout.sources.html_tree import Element, Page, by_level, find, flatten, names, parse_page, text_of
from bearsout.sources.text_bytes import decode

DEEPEST = 100
"""How many levels of elements are read as such; what lies deeper is read as text."""

DECLARING = names("html body title meta link frameset img")
"""The elements in which a page says something of itself, and its pictures."""

UPDATED = ("updated", "last-updated", "last-modified", "article:modified_time", "dcterms.modified", "og:updated_time")
FIRST = ("date", "dc.date", "dcterms.date", "article:published_time")
VALID_FROM = ("valid_from", "valid-from", "dcterms.available")
VALID_UNTIL = ("valid_until", "valid-until", "expires", "article:expiration_time")
"""The names of `<meta>` elements that hold each date, the surest first."""


def read(data: bytes, name: str) -> Content:
    """Return the content of an HTML page; raises UnreadableDocument for frames and for pages of navigation alone."""
    page = parse_page(decode(data, name), is_silent, DECLARING)
    if page.found["frameset"]:
        raise UnreadableDocument(name, "is a frameset: its text is in other files.", "Give those files instead.")
    metas = _metas(page)
    declared = Content(
        (),
        title=_title(page),
        language=_language(page),
        link=_address(page, metas),
        tags=tag_list(metas.get("tags")),
        dates=_dates(metas),
    )
    blocks = page_blocks(page)
    if all(isinstance(block, Heading) for block in blocks):
        raise UnreadableDocument(name, "holds nothing but navigation.", "Leave it out.")
    return replace(declared, blocks=tuple(blocks))


def page_blocks(page: Page) -> list[Block]:
    """Return the blocks of a whole page; the tree is changed."""
    root = _fit(page)
    if page.found["img"]:
        mark_captions(root)
    examine(root)
    set_lines_apart(root)
    clean(root, PAGE_RULES)
    main = main_part(root)
    heading = find(root, "h1")
    if main is not root and heading is not None and find(main, "h1") is None:
        main.children.insert(0, heading)
    return read_blocks(main)


def fragment_blocks(html: str) -> list[Block]:
    """Return the blocks of HTML that an author wrote or made from Markdown: all of it is content but hidden things."""
    return read_blocks(_fit(parse_page(html, is_silent, frozenset())))


def _fit(page: Page) -> Element:
    """Return the tree of a page, with what lies too deep as text, and a hole where a script is to choose the words."""
    if page.depth > DEEPEST:
        flatten(page.root, DEEPEST)
    for element in by_level(page.root) if page.hides else ():
        if element.left_out and element.name == "span" and not text_of(element).strip():
            element.children = [HOLE]
    return page.root


def _title(page: Page) -> str | None:
    """Return the page's title; a `<title>` inside a picture is none of the page."""
    return next(filter(None, (tidy(text_of(title)) for title in page.found["title"])), None)


def _language(page: Page) -> str | None:
    elements = [*page.found["html"][:1], *page.found["body"][:1]]
    return next(filter(None, (element.get("lang") or element.get("xml:lang") for element in elements)), None)


def _metas(page: Page) -> dict[str, str]:
    """Return what each `<meta>` says, by its name in lower case; the first of a name counts."""
    metas: dict[str, str] = {}
    for element in page.found["meta"]:
        if element.get("content"):
            metas.setdefault((element.get("name") or element.get("property")).lower(), element.get("content"))
    return metas


def _address(page: Page, metas: dict[str, str]) -> str | None:
    """Return where the page says it lives: the canonical link, where it is an address of the web."""
    links = (element.get("href") for element in page.found["link"] if _is_canonical(element))
    return next(filter(is_web_address, [*links, metas.get("og:url", "")]), None)


def _is_canonical(link: Element) -> bool:
    return "canonical" in link.get("rel").lower().split()


def _dates(metas: dict[str, str]) -> Dates:
    return Dates(
        updated=_first_date(metas, (*UPDATED, *FIRST)),
        valid_from=_first_date(metas, VALID_FROM),
        valid_until=_first_date(metas, VALID_UNTIL),
    )


def _first_date(metas: dict[str, str], names: tuple[str, ...]) -> str | None:
    return next(filter(None, (iso_date(metas.get(name)) for name in names)), None)
