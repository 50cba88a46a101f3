"""Telling languages apart: short questions as people type them, with and without accents."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bearsout.language.detect import LONGEST, detect, known
from bearsout.language.table import CODES
from bearsout.language.words import fold

QUESTIONS = {
    "en": """
refund time?
return policy
how much
opening hours
gift card expired
capital of France?
wifi password
sick leave
lost my badge
delivery to ireland
where is my order
can i cancel
do you ship abroad
damaged item
reset my account
price of express delivery
who wrote hamlet
is parking free
student discount
broken screen warranty
vacation days
track parcel
How long does a refund take?
The offer ends on 3 September 2026.
""",
    "es": """
¿cuánto tarda?
cuanto cuesta el envio
capital de España
¿capital de Francia?
horario de apertura
¿puedo devolverlo?
olvidé mi contraseña
cambiar la contraseña
¿aceptan tarjetas?
gastos de envío
plazo de devolucion
donde esta mi pedido
tarjeta regalo caducada
¿hacen factura?
quiero un reembolso
guia de tallas
dias de vacaciones
¿Quién escribió el Quijote?
pantalla rota
seguimiento del paquete
baja por enfermedad
imprimir en blanco y negro
¿hay wifi?
El pedido llega en tres días.
""",
    "pt": """
capital da França?
quanto tempo leva
qual o preço do frete
posso devolver?
esqueci minha senha
vocês aceitam cartão?
prazo de devolução
prazo de devolucao
onde está minha encomenda
cartao presente vencido
emitem nota fiscal?
quero reembolso
reembolso demora
dias de ferias
Quem escreveu Dom Casmurro?
tela quebrada
formas de pagamento
endereco da loja
licença médica
imprimir em preto e branco
tem wifi?
envio gratis a partir de quanto
como faço pra cancelar
O pedido chega em três dias.
""",
}

NEITHER = [
    "",
    "???",
    "12345",
    "reembolso",
    "Wie lange dauert die Rückerstattung?",
    "Combien de temps prend le remboursement ?",
    "Quanto tempo ci vuole per il rimborso?",
    "Hoe lang duurt een terugbetaling?",
    "どのくらいかかりますか",
    "كم من الوقت؟",
    "Kuinka kauan palautus kestää?",
]

ROWS = [(code, line) for code, lines in QUESTIONS.items() for line in lines.strip().splitlines()]


@pytest.mark.parametrize(("language", "text"), ROWS, ids=[text for _, text in ROWS])
def test_a_short_text_is_told(language: str, text: str) -> None:
    assert detect(text) == language
    assert detect(text.upper()) == language


@pytest.mark.parametrize("text", NEITHER)
def test_where_nothing_tells_the_default_comes_back(text: str) -> None:
    assert detect(text) is None
    assert detect(text, "pt") == "pt"


def test_the_default_gives_way_to_what_tells() -> None:
    assert detect("How long does a refund take?", "pt") == "en"


def test_a_long_text_is_in_the_language_that_it_begins_in() -> None:
    assert detect("The order is paid with a card. " * (LONGEST // 30) + "O pedido não chegou. " * LONGEST) == "en"


def test_a_name_with_other_letters_does_not_turn_a_text() -> None:
    assert detect("Our shop in São Paulo is open on Mondays, and the one in La Coruña on Tuesdays.") == "en"


def asked() -> Iterator[tuple[str, str]]:
    folder = Path(os.environ.get("BEARSOUT_CASES", "../shared/cases"))
    for path in sorted(folder.glob("retrieval/*/queries.jsonl")):
        yield from ((path.parent.name[:2], row["text"]) for row in rows_of(path))
    if (folder / "answers/questions.jsonl").exists():
        yield from ((row["lang"], row["question"]) for row in rows_of(folder / "answers/questions.jsonl"))


def rows_of(path: Path) -> list[dict[str, str]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").strip().split("\n")]


@pytest.mark.parametrize("language", CODES)
def test_the_handed_questions_are_told(language: str) -> None:
    questions = [text for code, text in asked() if code == language]
    if not questions:
        pytest.skip("no questions: set BEARSOUT_CASES to the folder of cases")
    told = [detect(text) for text in questions]
    assert told.count(language) >= 0.99 * len(questions)
    assert sum(code not in (language, None) for code in told) <= 0.002 * len(questions)
    bare = [detect(fold(text)) for text in questions]
    assert bare.count(language) >= 0.95 * len(questions)


@given(st.text(), st.sampled_from([None, *CODES]))
def test_a_table_or_the_default_comes_back(text: str, default: str | None) -> None:
    assert detect(text, default) in {*CODES, default}


@pytest.mark.parametrize(
    ("declared", "code"), [("pt-BR", "pt"), ("EN_us", "en"), ("es", "es"), ("de", None), ("", None), (None, None)]
)
def test_a_declared_language_is_known(declared: str | None, code: str | None) -> None:
    assert known(declared) == code
