"""Ready passages to blocks: JSON Lines, one object a line with `title`, `text` and, where there is one, `link`."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bearsout.errors import UnreadableDocument
from bearsout.sources.blocks import Block, Content, Heading, Paragraph, Place
from bearsout.sources.text_bytes import decode

SHAPE = 'Each line is an object such as {"title": "Fees", "text": "A return is free."}.'


@dataclass(frozen=True, slots=True)
class _Record:
    """A line: its headings, outermost first, its text and its own address."""

    titles: tuple[str, ...]
    text: str
    link: str | None


def read(data: bytes, name: str) -> Content:
    """Return the blocks of ready passages; raises UnreadableDocument with the number of the first bad line.

    >>> read(b'{"title": ["Fees", "Returns"], "text": "A return is free."}', "a.jsonl").blocks[-1].text
    'A return is free.'
    """
    blocks: list[Block] = []
    above: tuple[str, ...] = ()
    for record in _records(decode(data, name), name):
        place = Place(link=record.link)
        same = _shared(above, record.titles)
        # A record under fewer headings than the one before needs its last one said again, to end the deeper ones.
        same = min(same, len(record.titles) - 1) if len(record.titles) < len(above) else same
        blocks += [Heading(text, at + 1, place) for at, text in enumerate(record.titles) if at >= same]
        blocks.append(Paragraph(record.text, place))
        above = record.titles
    return Content(tuple(blocks))


def _shared(above: tuple[str, ...], titles: tuple[str, ...]) -> int:
    same = 0
    while same < min(len(above), len(titles)) and above[same] == titles[same]:
        same += 1
    return same


def _records(text: str, name: str) -> Iterator[_Record]:
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip():
            yield _record(line, name, number)


def _record(line: str, name: str, number: int) -> _Record:
    try:
        found: object = json.loads(line)
    except (ValueError, RecursionError) as error:
        said = error.msg if isinstance(error, json.JSONDecodeError) else "nested too deeply"
        raise UnreadableDocument(name, f"line {number} is not JSON: {said}.", SHAPE) from None
    if not isinstance(found, dict):
        raise UnreadableDocument(name, f"line {number} is not an object.", SHAPE)
    fields: dict[object, object] = found
    text, link = fields.get("text"), fields.get("link")
    if not isinstance(text, str) or not text.strip():
        raise UnreadableDocument(name, f'line {number} has no "text".', SHAPE)
    if link is not None and not isinstance(link, str):
        raise UnreadableDocument(name, f'line {number}: "link" is not a text.', SHAPE)
    return _Record(_titles(fields, name, number), text, link or None)


def _titles(fields: Mapping[object, object], name: str, number: int) -> tuple[str, ...]:
    given = fields.get("title")
    titles: list[object] = [given] if isinstance(given, str) else given if isinstance(given, list) else []
    found = tuple(title for title in titles if isinstance(title, str) and title.strip())
    # Without a title of its own a text would stand under that of the line before.
    if not found or len(found) < len(titles):
        raise UnreadableDocument(name, f'line {number} has no "title", as a text or a list of texts.', SHAPE)
    return found
