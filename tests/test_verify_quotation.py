"""Quotations: nearly letter for letter, whole words, the same numbers and denials."""

from __future__ import annotations

import pytest

from bearsout.model import Document, Passage
from bearsout.verify.quotation import HOLDS, anchor
from bearsout.verify.support import check

TEXT = "Our rule is plain: a gift card cannot be refunded, but it may be spent within 15 working days of R$ 1.000."

ANCHORS = [
    ("a gift card cannot be refunded", True),
    ("A GIFT CARD CANNOT BE REFUNDED!", True),
    ("a gift card cannot be refundet", True),
    ("a gift card can be refunded", False),
    ("it may be spent within 5 working days", False),
    ("spent within 15 working days of R$ 7.000", False),
    ("every parrot speaks three tongues", False),
    ("5 working days", False),
]


@pytest.mark.parametrize(("quote", "holds"), ANCHORS, ids=[row[0] for row in ANCHORS])
def test_anchor(quote: str, holds: bool) -> None:
    found = anchor(quote, TEXT, "en")
    assert found is not None
    assert found.holds is holds


def test_the_span_is_of_whole_words() -> None:
    found = anchor("gift card cannot be refunded", TEXT, "en")
    assert found is not None
    assert (found.span.of(TEXT), found.score) == ("gift card cannot be refunded", 1.0)


def test_a_dropped_denial_scores_well_and_does_not_hold() -> None:
    found = anchor("a gift card can be refunded but it may be spent within 15 working days", TEXT, "en")
    assert found is not None
    assert found.score >= HOLDS
    assert not found.holds


@pytest.mark.parametrize("quote", ["", "...", "—"])
def test_no_words_no_anchor(quote: str) -> None:
    assert anchor(quote, TEXT) is None
    assert anchor("a gift card", quote) is None


@pytest.mark.parametrize(
    ("sentence", "supported"),
    [
        ("The rule says: “a gift card cannot be refunded”.", True),
        ("The rule says: “a gift card cannot ever be exchanged or sold”.", False),
        ('The rule is "plain".', True),
    ],
)
def test_a_sentence_that_quotes(sentence: str, supported: bool) -> None:
    verdict = check(sentence, [Passage(Document("a"), (), TEXT, language="en")], "en")
    assert verdict.supported is supported
    assert supported or "quotation" in {problem.kind for problem in verdict.problems}
