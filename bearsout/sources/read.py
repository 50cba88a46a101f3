"""Reading one document: its suffix names its reader, and its blocks become passages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import PurePosixPath

from bearsout.errors import UnreadableDocument
from bearsout.model import Passage
from bearsout.sources.blocks import Content, ReadBlocks, Table
from bearsout.sources.passages import passages
from bearsout.sources.text_bytes import LONGEST_LINE

READERS = {
    ".md": "markdown",
    ".markdown": "markdown",
    ".html": "html",
    ".htm": "html",
    ".txt": "plain",
    ".pdf": "pdf.apart",
    ".jsonl": "records",
}
"""Each suffix with the module that reads it, imported when the first such file comes: Markdown needs no PDF library."""

LONGEST_BLOCK = LONGEST_LINE
"""Characters. A chapter without a break has a tenth of it."""

TURNED = "has characters that turn others round (U+202D, U+202E): people may see other words than stand there"
_TURNING = re.compile(rb"\xe2\x80[\xad\xae]|&#(?:823[78]|x202[de]);", re.IGNORECASE)

TEXTS = frozenset({".md", ".markdown", ".html", ".htm", ".txt", ".jsonl"})
"""The formats whose bytes are text; in compressed ones, any three bytes come up by chance."""

OTHER_FORMATS = {
    ".rst": "Convert it with: pandoc -f rst -t gfm FILE -o FILE.md",
    ".adoc": "Convert it with: asciidoctor FILE, and build from the HTML.",
    ".asciidoc": "Convert it with: asciidoctor FILE, and build from the HTML.",
    ".docx": "Save it as PDF or HTML, or convert it with: pandoc FILE -t gfm -o FILE.md",
    ".doc": "Save it as PDF or HTML.",
    ".odt": "Save it as PDF or HTML, or convert it with: pandoc FILE -t gfm -o FILE.md",
    ".rtf": "Save it as PDF or HTML.",
    ".epub": "Convert it with: pandoc FILE -t gfm -o FILE.md",
    ".pptx": "Save it as PDF.",
    ".xlsx": "Save what is to be answered from as PDF or HTML.",
}
"""What to do with a document whose format has no reader."""


MOST_NAMED = 20
"""How many unreadable pages an error names."""


@dataclass(frozen=True, slots=True)
class Read:
    """The passages of a document in reading order, and what the person who builds should know about it.

    `unread` names its parts that could not be read.
    """

    passages: tuple[Passage, ...]
    warnings: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()


ReadDocument = Callable[[bytes, str], Read]
"""What reads a document: its bytes and its name in, its passages out; raises UnreadableDocument."""


def suffix_of(name: str) -> str:
    """Return the suffix that names a document's format.

    >>> suffix_of("help/Refunds.MD")
    '.md'
    """
    return PurePosixPath(name.replace("\\", "/")).suffix.lower()


def read(data: bytes, name: str) -> Read:
    """Return the passages in the bytes of the document `name`; raise UnreadableDocument unless all of it is read."""
    return whole(read_what_can_be(data, name), name)


def whole(found: Read, name: str) -> Read:
    """Return what was read of a document; raise UnreadableDocument where some of it could not be."""
    if found.unread:
        parts = ", ".join(found.unread[:MOST_NAMED]) + (" ..." if len(found.unread) > MOST_NAMED else "")
        fix = "Save or download it again, or leave that out with --skip-unreadable-pages."
        raise UnreadableDocument(name, f"cannot be read in part: {parts}.", fix)
    return found


def read_what_can_be(data: bytes, name: str) -> Read:
    """Return the passages in what can be read of a document, warning of the rest; raise UnreadableDocument if none."""
    content = _reader(name)(data, name)
    if any(len(text) > LONGEST_BLOCK for text in _texts(content)):
        reason = f"has a paragraph of over {LONGEST_BLOCK:,} characters; nobody wrote it as text."
        raise UnreadableDocument(name, reason, "Leave it out, or break it into paragraphs.")
    found = passages(content, name)
    if not found:
        raise UnreadableDocument(name, "no text in it that could be said to someone.")
    left_out = (f"{part}: left out, it cannot be read" for part in content.unread)
    turned = (TURNED,) if suffix_of(name) in TEXTS and _TURNING.search(data) else ()
    return Read(found, (*content.warnings, *turned, *left_out), content.unread)


READING: dict[bool, ReadDocument] = {False: read, True: read_what_can_be}
"""How documents are read, by whether pages that cannot be read are to be left out."""


def _texts(content: Content) -> Iterator[str]:
    return (block.text for block in content.blocks if not isinstance(block, Table))


def _reader(name: str) -> ReadBlocks:
    suffix = suffix_of(name)
    if suffix in OTHER_FORMATS:
        raise UnreadableDocument(name, f"{suffix} files are not read.", OTHER_FORMATS[suffix])
    if suffix not in READERS:
        raise UnreadableDocument(name, "its format is not known.", f"Documents end in {', '.join(READERS)}.")
    reader: ReadBlocks = import_module(f"bearsout.sources.{READERS[suffix]}").read
    return reader
