"""The exact pieces of the passages that bear a sentence out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bearsout.model import Evidence, Passage, Span
from bearsout.verify.alignment import shared
from bearsout.verify.case import Case

BEFORE = re.compile(r"(?:^|[.!?:;…\n|•·*\-–—>\])»”\"])[\s\"'“‘«(¿¡\[*_•–—-]*$")
"""What may stand before a whole sentence: the text's beginning, or the end of another with its marks."""
LOOK_BACK = 12
"""How many characters before a sentence are looked at."""
ENOUGH = 0.5
"""A sentence of a passage bears one out when it holds this much of what the best one holds."""


def verbatim(sentence: str, passages: Sequence[Passage]) -> tuple[Evidence, ...]:
    """Return where `sentence` stands, word for word and whole, in each passage that holds it."""
    return tuple(
        Evidence(p, span, span.of(passage.text))
        for p, passage in enumerate(passages)
        for span in [_standing(sentence.strip(), passage.text)]
        if span is not None
    )


def _standing(sentence: str, text: str) -> Span | None:
    """Return where `sentence` stands in `text` as a whole sentence: between the ends of others."""
    if not sentence:
        return None
    for start in _places(sentence, text):
        end = start + len(sentence)
        if _begins(text, start) and _ends(text, end):
            return Span(start, end)
    return None


def _places(sentence: str, text: str) -> Iterator[int]:
    start = text.find(sentence)
    while start >= 0:
        yield start
        start = text.find(sentence, start + 1)


def _begins(text: str, start: int) -> bool:
    return start == 0 or BEFORE.search(text[max(0, start - LOOK_BACK) : start]) is not None


def _ends(text: str, end: int) -> bool:
    """Return whether a sentence may end before `end`: it has its own mark, or one follows."""
    if end >= len(text) or text[end - 1] in '.!?…:;"”’»)':
        return end >= len(text) or not text[end].isalnum()
    return text[end] in ".!?…:;\n|\r"


def evidence(case: Case) -> tuple[Evidence, ...]:
    """Return, for each passage, its sentence that holds most of what is said; passages that hold little are left
    out."""
    scored: list[tuple[float, int, Span]] = []
    for p, passage in enumerate(case.passages):
        parts = [shared(case.sentence.stems, own) for own in passage.sentence_stems]
        if parts and max(parts) > 0:
            best = parts.index(max(parts))
            scored.append((parts[best], p, passage.spans[best]))
    top = max((part for part, _, _ in scored), default=0.0)
    return tuple(Evidence(p, span, span.of(case.passages[p].text)) for part, p, span in scored if part >= top * ENOUGH)
