"""The words of a run of inline HTML, as a person reads them off the page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bearsout.sources.characters import tidy, tidy_lines, wordy
from bearsout.sources.html_tree import Element, text_of, texts, walk

RAISED = str.maketrans("0123456789+-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻")
LOWERED = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")

_MARK = re.compile(r"\s*(?:\[?\d{1,3}\]?|\[\w{1,3}\]|[*†‡§]+)\s*")
"""What a note's mark looks like when it is raised: 1, [1], [a], *."""

_UNIT = re.compile(r"(?:^|[\s\d(/·])(?:[kcmdµ]?m|in|ft|yd|mi|x|n|10)$|[\d)]$", re.IGNORECASE)
"""What a raised digit is a power of and no mark: m², km², 10², x²."""

_NOTE_CLASSES = frozenset({"footnote-ref", "footnote-reference", "noteref"})


def inline_text(nodes: Iterable[Element | str]) -> str:
    """Return what `nodes` say on one line; marks of notes, permalinks and buttons say nothing.

    >>> from bearsout.sources.html_tree import parse
    >>> inline_text([parse("Up to 10 m<sup>2</sup><sup><a href='#n1'>1</a></sup>, <q>all in</q>.")])
    'Up to 10 m², “all in”.'
    """
    return tidy("".join(_pieces(nodes)))


def preformatted_text(element: Element) -> str:
    """Return the text of a `pre` with its line breaks."""
    pieces: list[str] = []
    waiting: list[Element | str] = [element]
    while waiting:
        node = waiting.pop()
        if isinstance(node, str):
            pieces.append(node)
        elif node.name == "br":
            pieces.append("\n")
        elif not _says_nothing(node):
            waiting.extend(reversed(node.children))
    return tidy_lines("".join(pieces))


def _pieces(nodes: Iterable[Element | str]) -> Iterator[str]:
    waiting: list[Element | str] = list(nodes)[::-1]
    before = ""
    while waiting:
        node = waiting.pop()
        if isinstance(node, str):
            before = node or before
            yield node
        elif node.name in {"sup", "sub"}:
            yield _shifted(node, before)
        elif node.name == "br":
            yield "\n"
        elif node.name == "q":
            waiting.extend(["”", *reversed(node.children), "“"])
        elif not _says_nothing(node):
            waiting.extend(reversed(node.children))


def _says_nothing(element: Element) -> bool:
    """Return whether a link is only a mark (¶, #, ↩) or the mark of a note."""
    if element.name != "a":
        return False
    return not wordy(text_of(element)) or is_note_mark(element)


def is_note_mark(link: Element) -> bool:
    """Return whether a link only leads to a note: by its class or role, or by looking like [1]."""
    if not _NOTE_CLASSES.isdisjoint(link.get("class").split()) or link.get("role") == "doc-noteref":
        return True
    return "#" in link.get("href") and re.fullmatch(r"\s*\[\w{1,3}\]\s*", text_of(link)) is not None


def _shifted(element: Element, before: str) -> str:
    """Return a raised or lowered text in characters that are so themselves, or nothing for the mark of a note."""
    text = text_of(element).strip()
    if element.name == "sub":
        return text.translate(LOWERED) if text.isdigit() else text
    if any(inner.name == "a" for inner in walk(element)):
        return ""
    if _MARK.fullmatch(text) and not (text.isdigit() and _UNIT.search(before.rstrip())):
        return ""
    return text.translate(RAISED) if text.strip("+-").isdigit() else text


def note_targets(nodes: Iterable[Element | str]) -> Iterator[str]:
    """Yield the fragment ids that links in `nodes` lead to within the page, in reading order."""
    for node in nodes:
        if isinstance(node, Element):
            for element in walk(node):
                href = element.get("href") if element.name == "a" else ""
                if href.startswith("#") and len(href) > 1:
                    yield href[1:]


def says_something(nodes: Iterable[Element | str]) -> bool:
    """Return whether there is a letter or a digit in `nodes`."""
    return any(wordy(text) for node in nodes for text in ([node] if isinstance(node, str) else texts(node)))
