"""The straight line: what is kept, what is dropped and why, notices, citations."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bearsout.answering import answer, check_draft
from bearsout.compose.composers import COMPOSERS, Composer
from bearsout.model import Dates, Document, Draft, DraftSentence, Found, Notice, Passage, Question
from tests.indexes import index_of, passage


def drafting(*sentences: tuple[str, tuple[int, ...]]) -> Composer:
    """Return a composer that proposes just these sentences."""

    def compose(question: Question, found: Sequence[Found]) -> Draft:
        return Draft(tuple(DraftSentence(text, cites) for text, cites in sentences), answer_calls=1)

    return compose


INDEX = index_of([passage("A lamp costs 12 pounds.", "a.md"), passage("A lamp shade costs 9 pounds.", "b.md")])


def test_a_sentence_is_kept_or_dropped_by_the_passage_it_cites(monkeypatch: pytest.MonkeyPatch) -> None:
    draft = drafting(
        ("A lamp costs 12 pounds.", (0,)), ("A lamp costs 9 pounds.", (0,)), ("A lamp costs 12 pounds.", (1,))
    )
    monkeypatch.setitem(COMPOSERS, "draft", draft)
    given = answer("What does a lamp cost?", INDEX, "draft")
    assert [sentence.text for sentence in given.sentences] == ["A lamp costs 12 pounds."]
    assert [dropped.text for dropped in given.dropped] == ["A lamp costs 9 pounds.", "A lamp costs 12 pounds."]
    assert all(dropped.problems for dropped in given.dropped)
    assert (given.reason, given.answer_calls) == (None, 1)


@pytest.mark.parametrize("cites", [(), (7,), (-1,)], ids=["none", "unknown", "negative"])
def test_a_citation_that_was_not_given_drops_the_sentence(
    monkeypatch: pytest.MonkeyPatch, cites: tuple[int, ...]
) -> None:
    monkeypatch.setitem(COMPOSERS, "draft", drafting(("A lamp costs 12 pounds.", cites)))
    given = answer("What does a lamp cost?", INDEX, "draft")
    assert (given.answered, given.reason) == (False, "nothing_supported")
    assert [problem.kind for problem in given.dropped[0].problems] == ["no_passage"]


def test_nothing_found_is_below_the_floor() -> None:
    given = answer("What is the capital of France?", INDEX)
    assert (given.answered, given.reason, given.found) == (False, "below_floor", ())


def test_a_citation_carries_quote_span_link_and_date() -> None:
    document = Document("a.md", ("Lamps",), "en", "https://shop.example/lamps", (), Dates(updated="2026-02-01"))
    text = "We sell lamps. A lamp costs 12 pounds."
    cited = Passage(document, ("Prices",), text, "https://shop.example/lamps#prices", "4", "en")
    (sentence,) = answer("What does a lamp cost?", index_of([cited])).sentences
    (citation,) = sentence.citations
    assert (citation.quote, citation.span.of(text)) == ("A lamp costs 12 pounds.",) * 2
    assert (citation.link, citation.page, citation.as_of) == ("https://shop.example/lamps#prices", "4", "2026-02-01")


def test_a_duplicate_passage_is_cited_beside_the_first() -> None:
    index = index_of([passage("A lamp costs 12 pounds.", "a.md"), passage("A lamp costs 12 pounds!", "b.md")])
    (sentence,) = answer("What does a lamp cost?", index).sentences
    assert [citation.document for citation in sentence.citations] == ["a.md", "b.md"]


def test_a_notice_follows_an_answer_that_cites_its_tag() -> None:
    index = index_of([passage("A lamp costs 12 pounds.", tags=("prices",))])
    notices = [Notice("prices", "Prices may change."), Notice("other", "Never said.")]
    given = answer("What does a lamp cost?", index, tags=["prices"], notices=notices)
    assert [(sentence.text, sentence.notice) for sentence in given.sentences] == [
        ("A lamp costs 12 pounds.", False),
        ("Prices may change.", True),
    ]
    assert given.sentences[1].citations == ()
    assert not answer("capital of France", index, tags=["prices"], notices=notices).sentences


def test_a_draft_is_checked_sentence_by_sentence() -> None:
    checked = check_draft("A lamp costs 12 pounds. A lamp costs 13 pounds.\n\nUnicorns fly south.", INDEX)
    assert [item.verdict.supported for item in checked] == [True, False, False]
    assert [item.verdict.problems[0].kind for item in checked if not item.verdict.supported][1] == "no_passage"


def test_an_asker_who_may_see_nothing_is_told_that_nothing_was_found() -> None:
    kept_back = Passage(Document("staff.md", tags=("staff",)), (), "The safe opens at nine.", language="en")
    assert answer("When does the safe open?", index_of([kept_back])).reason == "below_floor"


def test_a_question_in_a_language_without_passages_says_so() -> None:
    given = answer("¿Cuánto tarda en llegar el reembolso?", index_of([passage("A refund takes five days.")]))
    assert (given.reason, given.answered) == ("other_language", False)
