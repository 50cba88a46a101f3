"""HTML pages, as found: what the page says of itself, and its content without the furniture around it."""

from __future__ import annotations

from dataclasses import replace

from bearsout.errors import UnreadableDocument
from bearsout.model import Dates
from bearsout.sources.blocks import Block, Content, Heading
from bearsout.sources.characters import tidy
from bearsout.sources.front_matter import is_web_address, iso_date, tag_list
from bearsout.sources.furniture import FRAGMENT_RULES, PAGE_RULES, clean, main_part
from bearsout.sources.html_blocks import read_blocks
from bearsout.sources.html_tree import Element, find, flatten, parse, text_of, walk
from bearsout.sources.text_bytes import decode

DEEPEST = 100
"""How many levels of elements are read as such; what lies deeper is read as text."""

UPDATED = ("updated", "last-updated", "last-modified", "article:modified_time", "dcterms.modified", "og:updated_time")
FIRST = ("date", "dc.date", "dcterms.date", "article:published_time")
VALID_FROM = ("valid_from", "valid-from", "dcterms.available")
VALID_UNTIL = ("valid_until", "valid-until", "expires", "article:expiration_time")
"""The names of `<meta>` elements that hold each date, the surest first."""


def read(data: bytes, name: str) -> Content:
    """Return the content of an HTML page; raises UnreadableDocument for frames and for pages of navigation alone."""
    root = parse(decode(data, name))
    if find(root, "frameset") is not None:
        raise UnreadableDocument(name, "is a frameset: its text is in other files.", "Give those files instead.")
    metas = _metas(root)
    declared = Content(
        (),
        title=_title(root),
        language=_language(root),
        link=_address(root, metas),
        tags=tag_list(metas.get("tags")),
        dates=_dates(metas),
    )
    blocks = page_blocks(root)
    if all(isinstance(block, Heading) for block in blocks):
        raise UnreadableDocument(name, "holds nothing but navigation.", "Leave it out.")
    return replace(declared, blocks=tuple(blocks))


def page_blocks(root: Element) -> list[Block]:
    """Return the blocks of a whole page; the tree is changed."""
    clean(root, FRAGMENT_RULES)
    flatten(root, DEEPEST)
    clean(root, PAGE_RULES)
    main = main_part(root)
    heading = find(root, "h1")
    if main is not root and heading is not None and find(main, "h1") is None:
        main.children.insert(0, heading)
    return read_blocks(main)


def fragment_blocks(html: str) -> list[Block]:
    """Return the blocks of HTML that an author wrote or made from Markdown: all of it is content but hidden things."""
    root = parse(html)
    clean(root, FRAGMENT_RULES)
    flatten(root, DEEPEST)
    return read_blocks(root)


def _title(root: Element) -> str | None:
    head = find(root, "head")
    title = find(head, "title") if head is not None else None
    return tidy(text_of(title)) or None if title is not None else None


def _language(root: Element) -> str | None:
    page = find(root, "html")
    body = find(root, "body")
    given = [element.get("lang") or element.get("xml:lang") for element in (page, body) if element is not None]
    return next(filter(None, given), None)


def _metas(root: Element) -> dict[str, str]:
    """Return what each `<meta>` says, by its name in lower case; the first of a name counts."""
    metas: dict[str, str] = {}
    for element in walk(root):
        if element.name == "meta" and element.get("content"):
            metas.setdefault((element.get("name") or element.get("property")).lower(), element.get("content"))
    return metas


def _address(root: Element, metas: dict[str, str]) -> str | None:
    """Return where the page says it lives: the canonical link, where it is an address of the web."""
    links = (element.get("href") for element in walk(root) if element.name == "link" and _is_canonical(element))
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
