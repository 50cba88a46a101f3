"""What repeats in many files of a folder is not their content, whatever its markup: footers, notices, calls to act."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from bearsout.model import Passage

FEWEST_FILES = 4
"""In so many files a block repeats: two editions of a page, or three, may well say the same."""

SHARE = 0.05
"""It stands in more than this share of the files: in a large folder, related pages share a paragraph or two."""

COPY = 0.5
FEWEST_COPIED = 8
"""A file that has more than this share of its passages, and so many at least, from others is an edition of them."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """A block that was left out: its text, and the names of the documents that it stands in, in order."""

    text: str
    documents: tuple[str, ...]


def repeated(documents: Sequence[Sequence[Passage]]) -> list[frozenset[int]]:
    """Return for each document the positions of its passages that are boilerplate of the folder.

    Never one that has a heading of its own, never all of a document, and nothing in a document that is an edition of
    others: there, what repeats is the content.
    """
    least = max(FEWEST_FILES, int(SHARE * len(documents)) + 1)
    if len(documents) < least:
        return [frozenset()] * len(documents)
    counts = _counts(documents)
    copies = {at for at, passages in enumerate(documents) if _is_copy(passages, counts, least)}
    counts = _counts([passages for at, passages in enumerate(documents) if at not in copies])
    often = {text for text, count in counts.items() if count >= least}
    return [frozenset() if at in copies else _left_out(passages, often) for at, passages in enumerate(documents)]


def _counts(documents: Sequence[Sequence[Passage]]) -> Counter[str]:
    """Return in how many documents each text stands; the same file under two names is one."""
    different = {tuple(passage.text for passage in passages) for passages in documents}
    return Counter(text for texts in different for text in set(texts))


def _is_copy(passages: Sequence[Passage], counts: Counter[str], least: int) -> bool:
    shared = sum(counts[passage.text] >= least for passage in passages)
    return shared >= FEWEST_COPIED and shared > COPY * len(passages)


def _left_out(passages: Sequence[Passage], often: set[str]) -> frozenset[int]:
    found = {at for at, passage in enumerate(passages) if passage.text in often}
    for _, group in groupby(range(len(passages)), key=lambda at: passages[at].heading_path):
        under = list(group)
        if passages[under[0]].heading_path and found.issuperset(under):
            found.difference_update(under)
    return frozenset(found) if len(found) < len(passages) else frozenset()


def gathered(documents: Sequence[Sequence[Passage]], left_out: Sequence[frozenset[int]]) -> tuple[Repeated, ...]:
    """Return each block that is left out once, with its documents, those in the most files first."""
    names: dict[str, list[str]] = {}
    for passages, positions in zip(documents, left_out, strict=True):
        for text in dict.fromkeys(passages[at].text for at in sorted(positions)):
            names.setdefault(text, []).append(passages[0].document.name)
    return tuple(Repeated(text, tuple(found)) for text, found in sorted(names.items(), key=lambda item: -len(item[1])))
