"""Text files as they are printed: pages at form feeds, their heads and feet dropped, lines grouped at blank lines."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

PAGE_LINE = re.compile(r"\W*(?:p(?:age|ágina|\.)\s*)?\d{1,4}(?:\s*(?:/|of|de)\s*\d{1,4})?\W*", re.IGNORECASE)
"""A line that only counts pages; one with bare digits is such only at the edge of a page."""

EDGE = 3
"""How many lines at each end of a page can be its head or foot."""


@dataclass(frozen=True, slots=True)
class Group:
    """Lines with no blank line between them, without white space at their ends."""

    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """The lines as they stand."""
        return "\n".join(self.lines)

    @property
    def indent(self) -> int:
        """The smallest indent of the lines, in characters."""
        return min(len(line) - len(line.lstrip()) for line in self.lines)


def groups(text: str) -> list[Group]:
    r"""Return the groups of lines of a text without page furniture; a paragraph that a page cuts is one group.

    >>> [group.lines for group in groups("one\ntwo\n\nthree\n")]
    [('one', 'two'), ('three',)]
    """
    pages = [page.expandtabs(8).split("\n") for page in text.split("\f")]
    kept = _without_furniture(pages) if len(pages) > 1 else pages
    found: list[Group] = []
    for page in kept:
        for at, group in enumerate(_grouped(page)):
            if at == 0 and found and _cut(found[-1], group):
                found[-1] = Group(found[-1].lines + group.lines)
            else:
                found.append(group)
    return found


def _grouped(lines: Sequence[str]) -> Iterator[Group]:
    run: list[str] = []
    for line in [*lines, ""]:
        if line.strip():
            run.append(line.rstrip())
        elif run:
            yield Group(tuple(run))
            run = []


def _without_furniture(pages: Sequence[list[str]]) -> list[list[str]]:
    """Return the lines of pages without those at their edges that repeat, digits apart, or that count the pages."""
    edges = [_edges(page) for page in pages]
    seen = Counter(key for page, at in zip(pages, edges, strict=True) for key in {_masked(page[line]) for line in at})
    return [
        [
            line
            for at, line in enumerate(page)
            if at not in places or not (seen[_masked(line)] > 1 or PAGE_LINE.fullmatch(line))
        ]
        for page, places in zip(pages, edges, strict=True)
    ]


def _edges(page: Sequence[str]) -> set[int]:
    full = [at for at, line in enumerate(page) if line.strip()]
    return {*full[:EDGE], *full[-EDGE:]}


def _masked(line: str) -> str:
    return re.sub(r"\W+", " ", re.sub(r"\d+", "0", line.casefold())).strip()


def _cut(above: Group, below: Group) -> bool:
    """True where a page cuts a sentence: it is not finished above, and goes on with a small letter below."""
    unfinished = above.lines[-1].rstrip()[-1] not in ".!?:;"
    return unfinished and below.lines[0].lstrip()[0].islower()
