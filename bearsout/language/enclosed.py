"""What stands inside brackets or quotation marks: a stop in there does not end the sentence around it."""

from __future__ import annotations

import re

LONGEST = 300
"""Code points. A pair further apart than this is taken for a slip of the keyboard, or for a whole quoted text."""

_MARK = re.compile(r"[()\[\]{}“”«»‘’\"']")

_OPENER_OF = {")": "(", "]": "[", "}": "{", "”": "“", "»": "«", "’": "‘", '"': '"', "'": "'"}


def pairs(text: str) -> dict[int, int]:
    """Return where each pair of brackets or quotation marks opens, and where it closes.

    >>> pairs('a (b) "c"')
    {2: 4, 6: 8}
    """
    waiting: dict[str, list[int]] = {mark: [] for mark in _OPENER_OF.values()}
    found: dict[int, int] = {}
    for match in _MARK.finditer(text):
        mark, at = match.group(), match.start()
        opener = _OPENER_OF.get(mark)
        if opener is None or (mark in "\"'" and _may_open(text, at)):
            waiting[mark].append(at)
        elif waiting[opener] and _may_close(text, at):
            opened = waiting[opener].pop()
            if at - opened <= LONGEST:
                found[opened] = at
    return found


def _may_open(text: str, at: int) -> bool:
    """Straight marks look the same at both ends: one opens after white space or a bracket, and before a word."""
    before, after = text[at - 1 : at] or " ", text[at + 1 : at + 2] or " "
    return (before.isspace() or before in "([{«“—–-:") and not after.isspace() and after not in ".,;:!?)]"


def _may_close(text: str, at: int) -> bool:
    """An apostrophe is no closing mark: that one follows a stop or a comma (single), and no letter follows it."""
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    if text[at] == "'" and before not in tuple(".,!?…"):
        return False
    return text[at] not in "'’\"" or not after.isalnum()


def outermost(found: dict[int, int]) -> list[tuple[int, int]]:
    """Return the pairs that stand in no other pair, in reading order.

    >>> outermost({0: 9, 2: 4, 11: 12})
    [(0, 9), (11, 12)]
    """
    kept: list[tuple[int, int]] = []
    for opened, closed in sorted(found.items()):
        if not kept or opened > kept[-1][1]:
            kept.append((opened, closed))
        elif closed > kept[-1][1]:
            kept[-1] = (kept[-1][0], closed)
    return kept
