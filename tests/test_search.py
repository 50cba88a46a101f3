"""What a search gives back: order, ties, tags, duplicates, languages, and questions that cannot be asked."""

from __future__ import annotations

import pytest

from bearsout.errors import UsageError
from bearsout.sources.index.search import LONGEST_QUESTION
from tests.indexes import index_of, passage


def names(question: str, *passages: tuple[str, str], k: int = 3, floor: float = 0.1) -> list[str]:
    index = index_of(passage(text, name) for name, text in passages)
    return [hit.passage.document.name for hit in index.search(question, k, floor).found]


def test_ties_go_by_passage_number() -> None:
    assert names("lamp", ("b.md", "One lamp here."), ("a.md", "A lamp there.")) == ["b.md", "a.md"]


def test_at_most_k_passages() -> None:
    assert len(names("lamp", *((f"{n}.md", f"lamp {n}") for n in range(5)), k=2)) == 2


def test_passages_that_say_the_same_words_are_one_place() -> None:
    index = index_of(
        [passage("A lamp costs ten.", "a.md"), passage("A lamp - costs TEN", "b.md"), passage("lamp", "c.md")]
    )
    first, second = index.search("lamp costs", k=2, floor=0.0).found
    assert (first.passage.document.name, [same.document.name for same in first.same_as]) == ("a.md", ["b.md"])
    assert second.passage.document.name == "c.md"


def test_a_tagged_passage_is_found_only_with_its_tag() -> None:
    index = index_of([passage("The lamp is in the cellar.", tags=("staff", "night")), passage("A chair.", "b.md")])
    assert not index.search("lamp", floor=0.0).found
    assert not index.search("lamp", floor=0.0, tags=["club"]).found
    assert index.search("lamp", floor=0.0, tags=["night"]).found
    assert index.search("lamp", floor=0.0, tags=["*"]).found


def test_what_an_asker_may_not_see_changes_no_score() -> None:
    plain, hidden = passage("A lamp costs ten."), passage("lamp lamp lamp", "b.md", tags=("staff",))
    alone = index_of([plain]).search("lamp", floor=0.0).found
    beside = index_of([plain, hidden]).search("lamp", floor=0.0).found
    assert alone == beside


def test_a_word_that_an_asker_may_not_see_is_not_even_mended_to() -> None:
    index = index_of(
        [passage("The cellar has a goodwill fund.", tags=("staff",)), passage("A lamp costs ten.", "b.md")]
    )
    hidden = {word.text: word for word in index.search("cellr lamp", floor=0.0).question.words}
    assert (hidden["cellr"].mended, hidden["cellr"].wordings) == (None, ())
    shown = {word.text: word for word in index.search("cellr lamp", floor=0.0, tags=["staff"]).question.words}
    assert shown["cellr"].mended == "cellar"


@pytest.mark.parametrize(
    ("question", "language", "text"),
    [
        ("devolucao", "pt", "As devoluções são grátis."),
        ("quanto custa a devolução?", "pt", "A devolucao custa dez reais."),
        ("¿cuánto tarda el envio?", "es", "El envío tarda dos días."),
        ("refunds", "en", "A refund is made."),
    ],
)
def test_inflection_and_missing_accents_meet(question: str, language: str, text: str) -> None:
    assert index_of([passage(text, language=language)]).search(question, floor=0.2).found


def test_each_passage_is_stemmed_in_its_own_language() -> None:
    index = index_of(
        [passage("As devoluções são grátis.", "pt.md", language="pt"), passage("Returns are free.", "en.md")]
    )
    assert [hit.passage.document.name for hit in index.search("Are returns free?").found] == ["en.md"]
    assert [hit.passage.document.name for hit in index.search("A devolução é grátis?").found] == ["pt.md"]


@pytest.mark.parametrize("question", ["", "  ", "?!", "...", "\x00"])
def test_a_question_without_words_is_refused(question: str) -> None:
    with pytest.raises(UsageError, match="no words"):
        index_of([passage("A lamp.")]).search(question)


def test_a_question_of_a_document_s_length_is_refused() -> None:
    with pytest.raises(UsageError, match="10,000"):
        index_of([passage("A lamp.")]).search("lamp " * LONGEST_QUESTION)


def test_a_question_of_stop_words_finds_nothing() -> None:
    assert not index_of([passage("What is it?")]).search("what is it?").found


@pytest.mark.parametrize(("k", "floor"), [(0, 0.3), (3, -0.1), (3, 1.1)])
def test_k_and_floor_have_bounds(k: int, floor: float) -> None:
    with pytest.raises(UsageError):
        index_of([passage("A lamp.")]).search("lamp", k, floor)
