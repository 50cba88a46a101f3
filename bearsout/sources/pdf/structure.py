"""What a PDF says of itself: outline, page labels, title and language, as pypdf reads them.

pypdf is trusted for structure, because it resolves named destinations and labels; it is never asked for text. Whatever
it cannot read is left out: a file without an outline is still a document.
"""

from __future__ import annotations

import io
import logging
import warnings
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from pypdf import PdfReader
from pypdf.generic import Destination

from bearsout.sources.pdf.fields import Field, fields

MOST_ENTRIES = 20_000
"""No outline that a person made has more; a loop in one would."""

DEEPEST = 12
"""No outline that a person made is deeper."""

NO_TITLE = ("untitled", "microsoft word", "powerpoint", "document1", ".doc", ".indd", ".tex", ".dvi", ".qxd", ".html")
"""Titles that a program left in the metadata hold one of these."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the outline; `level` 1 is the outermost, `page` counts from 1."""

    title: str
    level: int
    page: int


@dataclass(frozen=True, slots=True)
class Structure:
    """`labels` are the pages' own, in order, and may be fewer than the pages; `fields` are a form's."""

    outline: tuple[Entry, ...] = ()
    labels: tuple[str, ...] = ()
    title: str | None = None
    language: str | None = None
    fields: tuple[Field, ...] = ()


def structure(data: bytes) -> Structure:
    """Return what a PDF says of itself, without what is broken in it."""
    with _quiet():
        try:
            reader = PdfReader(io.BytesIO(data), strict=False)
            if reader.is_encrypted:
                reader.decrypt("")
        except Exception:  # a broken file makes pypdf raise nearly anything, RecursionError included
            return Structure()
        return Structure(_outline(reader), _labels(reader), _title(reader), _language(reader), _fields(reader))


@contextmanager
def _quiet() -> Generator[None]:
    """Keep pypdf's log lines and warnings from the terminal: they name objects, not what a person could mend."""
    logger = logging.getLogger("pypdf")
    handler, propagated = logging.NullHandler(), logger.propagate
    logger.addHandler(handler)
    logger.propagate = False
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        logger.propagate = propagated
        logger.removeHandler(handler)


def _outline(reader: PdfReader) -> tuple[Entry, ...]:
    try:
        return tuple(_entries(reader, reader.outline, 1))[:MOST_ENTRIES]
    except Exception:
        return ()


def _entries(reader: PdfReader, nodes: Sequence[object], level: int) -> Iterator[Entry]:
    for node in nodes:
        if isinstance(node, list):
            if level < DEEPEST:
                yield from _entries(reader, node, level + 1)
        elif isinstance(node, Destination):
            page = reader.get_destination_page_number(node)
            if page is not None and page >= 0 and node.title:
                yield Entry(" ".join(str(node.title).split()), level, page + 1)


def _fields(reader: PdfReader) -> tuple[Field, ...]:
    try:
        return tuple(fields(reader))
    except Exception:
        return ()


def _labels(reader: PdfReader) -> tuple[str, ...]:
    try:
        if "/PageLabels" not in reader.root_object:
            return ()
        return tuple(" ".join(label.split()) for label in reader.page_labels)
    except Exception:
        return ()


def _title(reader: PdfReader) -> str | None:
    try:
        found = reader.metadata.title if reader.metadata else None
    except Exception:
        return None
    title = " ".join((found or "").split())
    sensible = any(letter.isalpha() for letter in title) and not any(bad in title.lower() for bad in NO_TITLE)
    return title if sensible and "\ufffd" not in title else None


def _language(reader: PdfReader) -> str | None:
    try:
        found = reader.root_object.get("/Lang")
    except Exception:
        return None
    return str(found) if isinstance(found, str) and found else None
