"""The exact pieces of the passages that bear a sentence out: as few as hold all that it says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bearsout.model import Evidence, Passage, Span
from bearsout.verify.case import Case
from bearsout.verify.values import holders
from bearsout.verify.words import key

BEFORE = re.compile(r"(?:^|[.!?:;…\n|•·*\-–—>\])»”\"])[\s\"'“‘«(¿¡\[*_•–—-]*$")
"""What may stand before a whole sentence: the text's beginning, or the end of another with its marks."""
LOOK_BACK = 12
"""How many characters before a sentence are looked at."""
LEAST = 0.25
"""A sentence less of whose words and values stand in what it cites is borne out by nothing; of those that people judged
to be supported fewer than one in a hundred have less."""
GAIN = 2
"""A further piece is cited where it holds a value or a name that the others lack, or at least this many words."""


class _Piece(NamedTuple):
    """A sentence of a passage, with what it holds of the sentence that is checked."""

    passage: int
    sentence: int
    sure: frozenset[str]
    stems: frozenset[str]


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
    """Return the sentences of the passages that together hold what is said, or none where they hold next to nothing."""
    pieces = list(_pieces(case))
    held = frozenset().union(*(piece.stems for piece in pieces))
    sure = frozenset().union(*(piece.sure for piece in pieces))
    facts = {key(fact) for fact in case.sentence.facts}
    said = case.sentence.stems - facts
    if not pieces or len(held) + len(sure) < LEAST * (len(said) + len(facts)):
        return ()
    places = sorted({(piece.passage, piece.sentence) for piece in _cover(pieces)})
    spans = [(p, case.passages[p].spans[s]) for p, s in places]
    return tuple(Evidence(p, span, span.of(case.passages[p].text)) for p, span in spans)


def _pieces(case: Case) -> Iterator[_Piece]:
    """Yield the sentences of the passages that hold something of what is said."""
    facts = {key(fact): holders(case, fact) for fact in case.sentence.facts}
    said = case.sentence.stems - facts.keys()
    for p, passage in enumerate(case.passages):
        for s, stems in enumerate(passage.sentence_stems):
            sure = frozenset(name for name, places in facts.items() if (p, s) in places)
            if sure or said & stems:
                yield _Piece(p, s, sure, said & stems)


def _cover(pieces: list[_Piece]) -> Iterator[_Piece]:
    """Yield pieces, the fullest first, until the rest add nothing; a piece that holds the same is yielded too."""
    sure, stems = set[str](), set[str]()
    left = sorted(pieces, key=lambda piece: (-3 * len(piece.sure) - len(piece.stems), piece.passage, piece.sentence))
    while left:
        best = max(left, key=lambda piece: 3 * len(piece.sure - sure) + len(piece.stems - stems))
        if not best.sure - sure and len(best.stems - stems) < (GAIN if sure or stems else 1):
            return
        sure |= best.sure
        stems |= best.stems
        yield from (piece for piece in left if piece.sure >= best.sure and piece.stems >= best.stems)
        left = [piece for piece in left if not (piece.sure >= best.sure and piece.stems >= best.stems)]
