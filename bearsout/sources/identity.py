"""What a document is: its own names, its language, and what it declares about itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bearsout.language.detect import detect, known
from bearsout.language.words import fold, words
from bearsout.model import Document
from bearsout.sources.blocks import Block, Code, Content, Heading, Table
from bearsout.sources.characters import HOLE, tidy, wordy

LANGUAGE_SAMPLE = 6_000
"""How many characters of a document its language is told by: a page or two, with hundreds of telling words."""


def title_heading(blocks: Sequence[Block], declared: str | None) -> Heading | None:
    """Return the heading that is the document's own title: the first, where no other stands as far out as it does.

    One of an inner level is the title only where it opens the document, and no other title is declared.
    """
    headings = [block for block in blocks if isinstance(block, Heading)]
    if not headings or any(other.level <= headings[0].level for other in headings[1:]):
        return None
    first = headings[0]
    opens = blocks[0] is first and (not declared or _is_same_name(first.text, declared))
    return first if first.level == 1 or len(headings) > 1 or opens else None


def _is_same_name(heading: str, declared: str) -> bool:
    """Return whether a heading is the declared title, or a part of it ("Returns - Shop")."""
    name = [word.text for word in words(heading)]
    whole = [word.text for word in words(declared)]
    return any(whole[at : at + len(name)] == name for at in range(len(whole) - len(name) + 1))


def document_of(content: Content, name: str, title: Heading | None) -> Document:
    given = filter(wordy, (name_of(content.title or ""), name_of(title.text) if title else ""))
    return Document(
        name=name,
        titles=tuple({fold(text): text for text in reversed(list(given))}.values())[::-1],
        language=known(content.language) or detect(_sample(content.blocks)),
        link=content.link,
        tags=tuple(filter(wordy, map(tidy, content.tags))),
        dates=content.dates,
    )


def _sample(blocks: Iterable[Block]) -> str:
    """Return enough of a document's text to tell its language by."""
    sample: list[str] = []
    length = 0
    for text in _all_texts(blocks):
        sample.append(text[:LANGUAGE_SAMPLE])
        length += len(text)
        if length > LANGUAGE_SAMPLE:
            break
    return " ".join(sample)


def _all_texts(blocks: Iterable[Block]) -> Iterator[str]:
    for block in blocks:
        if isinstance(block, Table):
            yield from (cell for row in block.rows for cell in row)
        elif not isinstance(block, Code):
            yield block.text


def name_of(text: str) -> str:
    """Return a heading, term or caption on one line."""
    return tidy(text.replace(HOLE, ""))
