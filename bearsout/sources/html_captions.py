"""The few words beside a picture or an icon: they name what is seen, and say nothing without it."""

from __future__ import annotations

from bearsout.sources.characters import wordy
from bearsout.sources.html_tree import Element, by_level, text_of

CAPTION = "data-caption"
"""The attribute that marks a caption in the tree."""

LONGEST = 4
"""A caption has at most so many words; more may be content."""

_PICTURES = frozenset({"img", "svg", "picture"})
_DEEP = 3


def mark_captions(root: Element) -> None:
    """Mark what stands alone beside a picture and is only a few words, without a stop."""
    for parent in by_level(root):
        if len(parent.children) < 2:
            continue
        parts = parent.elements
        if len(parts) == 2 and _is_picture(parts[0]) and _is_caption(parts[1]) and _stands_bare(parent):
            parts[1].attributes[CAPTION] = ""


def is_caption(element: Element) -> bool:
    """Return whether an element was marked as a caption."""
    return CAPTION in element.attributes


def _is_picture(element: Element) -> bool:
    """Return whether an element is a picture, or holds nothing else."""
    for _ in range(_DEEP):
        if element.name in _PICTURES:
            return True
        parts = element.elements
        if not parts or any(isinstance(node, str) and node.strip() for node in element.children):
            return False
        element = parts[0]
    return element.name in _PICTURES


def _is_caption(element: Element) -> bool:
    if element.name not in {"p", "div", "figcaption"} or any(inner.name[:1] == "h" for inner in element.elements):
        return False
    text = text_of(element).strip()
    return wordy(text) and len(text.split()) <= LONGEST and text[-1] not in ".:!?"


def _stands_bare(parent: Element) -> bool:
    return not any(isinstance(node, str) and node.strip() for node in parent.children)
