"""How a question is understood: weights of words, spelling mistakes, declared phrases."""

from __future__ import annotations

import pytest

from bearsout.model import AskedWord
from bearsout.sources.index.everyday import everyday, stems_of
from bearsout.sources.index.scoring import BROADER_FACTOR, EVERYDAY_FACTOR, FRAME_WEIGHT
from bearsout.sources.vocabulary import Vocabulary, parse_toml
from tests.indexes import index_of, passage


def asked(question: str, text: str, vocabulary: Vocabulary | None = None) -> dict[str, AskedWord]:
    words = index_of([passage(text)], vocabulary).search(question, floor=0.0).question.words
    return {word.text: word for word in words}


def test_weights() -> None:
    words = asked("How long does the refund take?", "A refund is made.")
    assert {text: word.weight for text, word in words.items()} == {
        "how": 0.0, "long": FRAME_WEIGHT, "does": 0.0, "the": 0.0, "refund": 1.0, "take": FRAME_WEIGHT,
    }  # fmt: skip


def test_a_word_counts_once_however_it_is_inflected() -> None:
    assert list(asked("refund refunds refunded", "A refund.")) == ["refund"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("refnud", "refund"), ("cofee", "coffee"), ("subscripton", "subscription"), ("delivry", "delivery")],
)
def test_a_spelling_mistake_is_mended_and_said(typed: str, meant: str) -> None:
    word = asked(f"about the {typed}", "A refund of a coffee subscription, and its delivery.")[typed]
    assert word.mended == meant


@pytest.mark.parametrize("typed", ["fund", "Refnud4", "4411", "Refundo", "carpet"])
def test_a_name_a_code_or_a_far_word_is_not_mended(typed: str) -> None:
    word = asked(f"about {typed}", "A refund of order 4412 by card.")[typed.lower()]
    assert word.mended is None
    assert not word.wordings


def test_a_question_never_rests_on_a_guess_alone() -> None:
    assert asked("how do I bacon refnud", "A refund of order 4412.")["refnud"].mended is None
    assert asked("refund by refnud subscripton", "A refund of a subscription.")["subscripton"].mended == "subscription"


def test_a_replaced_letter_of_a_short_word_makes_another_word() -> None:
    assert asked("a refund of bread", "A refund is a clean break.")["bread"].mended is None


def test_a_known_word_is_never_mended() -> None:
    assert asked("refunds", "A refund or a refuns.")["refunds"].mended is None


KIN = parse_toml(
    """
    [[term]]
    label = "refund"
    alt = ["credit note"]
    [[term]]
    label = "express delivery"
    alt = ["moonlight service"]
    broader = ["delivery"]
    """
)


def found(question: str, text: str) -> list[float]:
    index = index_of([passage(text), passage("Nothing of the sort.", "b.md")], KIN)
    return [hit.score for hit in index.search(question, floor=0.1).found]


def test_a_declared_phrase_finds_what_means_the_same() -> None:
    assert found("do I get a credit note", "A refund is made within days.")
    assert not index_of([passage("A refund is made within days.")]).search("credit note", floor=0.1).found


def test_a_narrower_phrase_finds_the_broader_for_less_and_never_the_other_way_round() -> None:
    (exact,) = found("moonlight service", "Express delivery comes tomorrow.")
    (broader,) = found("moonlight service", "Our delivery comes tomorrow, always.")
    assert broader < exact
    assert broader == pytest.approx(BROADER_FACTOR * found("delivery", "Our delivery comes tomorrow, always.")[0])
    assert not found("delivery", "Moonlight service comes tomorrow.")


def test_an_everyday_phrase_finds_for_less_what_people_say_for_it() -> None:
    (own,) = found("warranty", "The warranty lasts a year.")
    (everyday,) = found("guarantee", "The warranty lasts a year.")
    assert everyday == pytest.approx(EVERYDAY_FACTOR * own)
    assert found("can I get my money back", "A refund is made within days.")


SIBLINGS = [
    ("en", "dog", "pet", "cat"),
    ("en", "suitcase", "luggage", "bag"),
    ("es", "perro", "mascota", "gato"),
    ("es", "hijo", "menor", "hija"),
    ("pt", "gato", "animal", "cachorro"),
    ("pt", "filho", "menor", "filha"),
]


@pytest.mark.parametrize(("language", "narrow", "broad", "sibling"), SIBLINGS, ids=[row[1] for row in SIBLINGS])
def test_a_narrow_word_finds_the_broad_one_and_no_sibling(language: str, narrow: str, broad: str, sibling: str) -> None:
    stands_for = everyday(language)[stems_of(narrow, language)]
    assert broad in stands_for
    assert sibling not in stands_for


def test_words_of_one_family_meet_though_their_stems_differ() -> None:
    late = "The delivery is late."
    assert found("when did you deliver", late) == found("when is the delivery", late)
    assert not found("libre", "El libro está aquí.")
