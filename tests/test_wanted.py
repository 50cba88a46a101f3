"""What a question wants, and whether a sentence gives it."""

from __future__ import annotations

import pytest

from bearsout.compose.wanted import Wanted, gives, is_order, wanted

WANTS = [
    ("How long does a refund take?", "en", {"duration"}),
    ("how many days do I have", "en", {"duration"}),
    ("how much does a helmet cost", "en", {"money", "sum"}),
    ("how much leave do I get", "en", {"amount"}),
    ("How do I reset my password?", "en", {"steps"}),
    ("reset password", "en", {"maybe_steps"}),
    ("refund time", "en", {"maybe_steps"}),
    ("alquiler de coche", "es", {"maybe_steps"}),
    ("mujer trabajadora", "es", {"maybe_steps"}),
    ("lugar de entrega", "pt", {"maybe_steps"}),
    ("what time do you open", "en", {"time"}),
    ("which email do I write to", "en", {"email"}),
    ("what happens when I leave", "en", set[str]()),
    ("When is my card charged?", "en", {"when"}),
    ("how negative may my balance be", "en", {"degree"}),
    ("is there a limit on bookings", "en", {"limit"}),
    ("¿Cuánto tarda el envío?", "es", {"duration"}),
    ("cuanto cuesta la entrada", "es", {"money"}),
    ("cómo cambio la contraseña", "es", {"steps"}),
    ("imprimir una hoja en horizontal", "es", {"maybe_steps"}),
    ("a qué hora abren", "es", {"time"}),
    ("Quanto tempo demora a troca?", "pt", {"duration"}),
    ("quanto custa o frete", "pt", {"money"}),
    ("como cancelo a assinatura", "pt", {"steps"}),
    ("alterar o endereço", "pt", {"maybe_steps"}),
    ("How long?", None, set[str]()),
]


@pytest.mark.parametrize(("question", "language", "kinds"), WANTS, ids=[row[0] for row in WANTS])
def test_what_a_question_wants(question: str, language: str | None, kinds: set[str]) -> None:
    assert wanted(question, language).kinds == kinds


@pytest.mark.parametrize(("question", "language"), [("refund time", "en"), ("mujer", "es"), ("lugar de entrega", "pt")])
def test_a_first_word_that_may_name_a_deed_makes_nothing_due(question: str, language: str) -> None:
    asked = wanted(question, language)
    assert (asked.maybe_steps, asked.steps, asked.due) == (True, False, frozenset())


GIVES = [
    ("It takes three days.", "duration", "en", True),
    ("The pan lasts for life.", "duration", "en", True),
    ("The pan is made of copper.", "duration", "en", False),
    ("It costs £4.", "money", "en", True),
    ("Delivery is free.", "money", "en", True),
    ("It takes 4 days.", "money", "en", False),
    ("There is no maximum.", "limit", "en", True),
    ("Write to help@example.org.", "email", "en", True),
    ("Write to us.", "email", "en", False),
    ("Call 01632 960481.", "phone", "en", True),
    ("We open at 9 am.", "time", "en", True),
    ("To delete it, press the bin.", "steps", "en", True),
    ("Files may be deleted.", "steps", "en", False),
    ("Vaya a Archivo ▸ Imprimir.", "steps", "es", True),
    ("La garantía es de por vida.", "duration", "es", True),
    ("O prazo é de cinco dias úteis.", "duration", "pt", True),
    ("Ana Souza signs refunds.", "person", "en", True),
    ("It is signed.", "person", "en", False),
    ("There is no lift.", "number", "en", False),
    ("Only one is allowed.", "number", "en", True),
    ("Wait until Ana calls.", "duration", "en", False),
    ("Es una tienda.", "number", "es", False),
    ("Solo una por persona.", "number", "es", True),
    ("É uma loja.", "number", "pt", False),
    ("Apenas uma por pessoa.", "number", "pt", True),
    ("Para cancelar, clique em Conta.", "steps", "pt", True),
]


@pytest.mark.parametrize(("text", "kind", "language", "given"), GIVES, ids=[row[0] for row in GIVES])
def test_what_a_sentence_gives(text: str, kind: str, language: str, given: bool) -> None:
    assert gives(text, Wanted(frozenset({kind})), language) == given


ORDERS = [
    ("cancel order 4411", "en", True),
    ("refund me please", "en", True),
    ("charge order 4411 40.00", "en", True),
    ("cancel an order", "en", False),
    ("How do I cancel order 4411?", "en", False),
    ("imprime tres copias", "es", True),
    ("imprimir tres copias", "es", False),
    ("crie uma conta para mim", "pt", True),
    ("criar uma conta", "pt", False),
    ("cancel order 4411", None, False),
    ("book return policy 2024", "en", False),
    ("email address for the 2024 tax office", "en", False),
    ("order status tomorrow", "en", False),
    ("return window for orders over 100 dollars", "en", False),
    ("reset my password", "en", False),
    ("order 4411 status", "en", False),
    ("book a courier for tomorrow", "en", True),
    ("approve my leave", "en", True),
    ("send it", "en", True),
    ("please cancel my order 4411", "en", True),
    ("I want to cancel my order 4411", "en", True),
    ("abre la tienda los domingos", "es", False),
    ("cierra la tienda mañana", "es", False),
    ("paga la empresa el seguro", "es", False),
    ("quiero escribir números con ceros", "es", False),
    ("quiero cancelar mi pedido 4411", "es", True),
    ("cancelar pedido n.º 4411", "es", True),
    ("corrige este documento", "es", True),
    ("liga 24 horas", "pt", False),
    ("abre a loja amanhã", "pt", False),
    ("quero cancelar minha assinatura", "pt", False),
    ("quero cancelar o pedido 4411", "pt", True),
    ("cancela meu pedido", "pt", True),
]


@pytest.mark.parametrize(("text", "language", "order"), ORDERS, ids=[f"{row[0]}-{row[1]}" for row in ORDERS])
def test_an_order_is_no_question(text: str, language: str | None, order: bool) -> None:
    assert is_order(text, language) == order
