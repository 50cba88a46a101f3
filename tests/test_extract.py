"""Which sentences the composer without a model takes out of the passages, and what it brings along."""

from __future__ import annotations

import pytest

from bearsout.compose.composers import composer
from bearsout.compose.extract import extract
from bearsout.errors import UsageError
from bearsout.model import Passage
from tests.indexes import index_of, passage


def said(question: str, *passages: Passage, k: int = 3) -> list[str]:
    search = index_of(passages).search(question, k, floor=0.05)
    return [sentence.text for sentence in extract(search.question, search.found).sentences]


def test_only_the_sentence_that_answers() -> None:
    text = "The shop was founded in Leeds. A lamp costs ten pounds. We also sell chairs."
    assert said("How much is a lamp?", passage(text)) == ["A lamp costs ten pounds."]


CAVEATS = [
    ("en", "How long is the warranty?", "The warranty is two years. However, bulbs have none. We like chairs.",
     ["The warranty is two years.", "However, bulbs have none."]),
    ("en", "Can bulbs be returned?", "A lamp can be returned. This does not apply to bulbs.",
     ["A lamp can be returned.", "This does not apply to bulbs."]),
    ("en", "Who signs the contract?", "Ms Vane wrote the contract. She also signs it. The rest is free.",
     ["Ms Vane wrote the contract.", "She also signs it."]),
    ("pt", "Qual é a garantia?", "A garantia é de dois anos. No entanto, as lâmpadas não têm garantia. Há cadeiras.",
     ["A garantia é de dois anos.", "No entanto, as lâmpadas não têm garantia."]),
    ("es", "¿Cuál es la garantía?", "La garantía es de dos años. Sin embargo, las bombillas no la tienen. Hay sillas.",
     ["La garantía es de dos años.", "Sin embargo, las bombillas no la tienen."]),
]  # fmt: skip


@pytest.mark.parametrize(("language", "question", "text", "expected"), CAVEATS, ids=[row[1] for row in CAVEATS])
def test_a_sentence_brings_what_it_may_not_be_said_without(
    language: str, question: str, text: str, expected: list[str]
) -> None:
    assert said(question, passage(text, language=language)) == expected


def test_the_rule_comes_with_its_exception() -> None:
    text = "An order can be refunded within 30 days. A gift card cannot be refunded."
    assert len(said("Can a gift card be refunded?", passage(text))) == 2
    assert len(said("When can an order be refunded?", passage(text))) == 2


def test_another_passage_is_used_only_for_what_is_not_said_yet() -> None:
    one, two = passage("A lamp costs ten pounds.", "a.md"), passage("We sell many a lamp.", "b.md")
    assert said("What does a lamp cost?", one, two) == ["A lamp costs ten pounds."]


def test_a_heading_that_asks_the_question_answers_through_its_text() -> None:
    assert said("Do you take old lamps back?", passage("Yes, in any shop.", path=("Do you take old lamps back?",))) == [
        "Yes, in any shop."
    ]


LEADS = [
    ("How do I keep my card safe?", "en", "Never do this to keep your card safe: ", True),
    ("How do I keep my card safe?", "en", "If you keep a spare card safe: ", True),
    ("How do I keep my card safe?", "en", "To keep your card safe: ", False),
    ("¿Cómo guardo la tarjeta?", "es", "Nunca haga esto si guarda la tarjeta: ", True),
    ("¿Cómo guardo la tarjeta?", "es", "Para guardar la tarjeta: ", False),
    ("Como guardo o cartão?", "pt", "Nunca faça isto quando guarda o cartão: ", True),
    ("Como guardo o cartão?", "pt", "Para guardar o cartão: ", False),
]
ITEMS = {
    "en": ("Write the code down.", "Send it to others."),
    "es": ("Escriba el código.", "Envíe el código."),
    "pt": ("Escreva o código.", "Envie o código."),
}


@pytest.mark.parametrize(("question", "language", "lead", "kept"), LEADS, ids=[row[2] for row in LEADS])
def test_a_lead_in_that_turns_its_items_is_said_with_each(question: str, language: str, lead: str, kept: bool) -> None:
    texts = [lead + item for item in ITEMS[language]]
    spoken = said(question, *(passage(text, language=language, path=("Card",)) for text in texts))
    assert spoken == (texts if kept else [texts[0], ITEMS[language][1]])


NOUNS = [
    ("refund time", "en", "Refund time: A refund takes 3 to 5 days."),
    ("alquiler de coche", "es", "El alquiler de un coche es de 30 euros."),
    ("celular tem garantia", "pt", "O celular tem garantia de um ano."),
    ("lugar de entrega", "pt", "O lugar de entrega é a loja."),
]


@pytest.mark.parametrize(("question", "language", "text"), NOUNS, ids=[row[0] for row in NOUNS])
def test_a_first_word_that_only_looks_like_a_deed_asks_for_no_steps(question: str, language: str, text: str) -> None:
    assert said(question, passage(text, language=language)) == [text]


def test_nothing_found_nothing_said() -> None:
    assert said("unicorn", passage("A lamp.")) == []


def test_an_unknown_composer_is_refused() -> None:
    with pytest.raises(UsageError, match="no composer 'poet'"):
        composer("poet")


def test_a_code_of_the_question_must_stand_in_the_answer() -> None:
    page = passage("Version 4.2 was released on 3 March 2026.")
    assert said("When was version 4.2 released?", page) == ["Version 4.2 was released on 3 March 2026."]
    assert not said("When was version 4.1 released?", page)
