"""The exact pieces of the passages that bear a sentence out: as few as hold all that it says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bearsout.language.sentences import sentences
from bearsout.model import Evidence, Passage, Span
from bearsout.verify.case import Case
from bearsout.verify.values import holders
from bearsout.verify.words import key

OPENING = " \t\"'“‘«(¿¡[*_•·–—->|#"
"""Marks that may stand before the words of a whole sentence: quotes, brackets and the marks of items."""
CLOSING = " \t\r\n\"'”’»)]*_|.!?…:;"
"""Marks that may stand after them."""
LEAST = 0.25
"""A sentence less of whose words and values stand in what it cites is borne out by nothing; of those that people judged
to be supported fewer than one in a hundred have less."""
GAIN = 2
"""A further piece is cited where it holds a value or a name that the others lack, or at least this many words."""


LINE = re.compile(r"[^\n]+")


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
        for span in [_standing(sentence.strip(), passage)]
        if span is not None
    )


def _standing(sentence: str, passage: Passage) -> Span | None:
    """Return where `sentence` stands in a passage as one of its whole sentences or lines, or as several in a row."""
    bare, text = sentence.rstrip(CLOSING), passage.text
    at = text.find(bare) if bare else -1
    if at < 0:
        return None
    whole = tuple(sentences(text, passage.language))
    lines = [Span(match.start(), match.end()) for match in LINE.finditer(text)]
    starts = {span.start + len(span.of(text)) - len(span.of(text).lstrip(OPENING)) for span in (*whole, *lines)}
    starts |= {span.start for span in (*whole, *lines)}
    ends = {span.start + len(span.of(text).rstrip(CLOSING)) for span in (*whole, *lines)}
    while at >= 0:
        if at in starts and at + len(bare) in ends:
            return Span(at, _with_marks(sentence, text, at))
        at = text.find(bare, at + 1)
    return None


def _with_marks(sentence: str, text: str, at: int) -> int:
    """Return where the sentence ends with those of its closing marks that the text has too."""
    length = 0
    while length < len(sentence) and at + length < len(text) and text[at + length] == sentence[length]:
        length += 1
    return at + length


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
