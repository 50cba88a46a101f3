"""What the paragraphs of a page may belong to while it is read: an item, a term, a summary, a box."""

from __future__ import annotations

from dataclasses import dataclass, field

from bearsout.language.notes import is_note_kind


@dataclass(slots=True)
class ItemAt:
    """The list item that is being read. `said` is whether a paragraph of it has been."""

    depth: int
    number: int | None
    said: bool = False


@dataclass(slots=True)
class Term:
    """The term, question or summary that is being defined, and what joins it to its text."""

    text: str
    said: bool = False


@dataclass(slots=True)
class Folded:
    """The part under a `summary`: each of its paragraphs is said with it."""

    summary: str


@dataclass(slots=True)
class Box:
    """A box that is being read: the titles of those around it, and its own titles, each with its level."""

    outer: tuple[str, ...] = ()
    titles: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])

    @property
    def path(self) -> tuple[str, ...]:
        return (*self.outer, *(text for _, text in self.titles))

    def title(self, level: int, text: str) -> None:
        """Take in a title; one that only says what kind of box it is ends the one before it and says nothing."""
        self.titles = [above for above in self.titles if above[0] < level]
        if not is_note_kind(text):
            self.titles.append((level, text))


Context = ItemAt | Term | Folded | None
"""What a paragraph is said as."""
