"""Values of a question that fall under those of a sentence, or do not."""

from __future__ import annotations

import pytest

from bearsout.compose.fitting import FITS, MISSES, fit, measures

ROWS = [
    ("after 5 years", "Between 3 and 15 years: 6 hours", "en", FITS),
    ("after 5 years", "Fewer than 3 years: 4 hours", "en", MISSES),
    ("after 5 years", "more than 15 years: 8 hours", "en", MISSES),
    ("an order over £50", "free on orders of £50 or more", "en", FITS),
    ("an order of £40", "free on orders of £50 or more", "en", MISSES),
    ("leave of more than 80 hours", "for 80 hours or less ask your boss", "en", MISSES),
    ("leave of more than 80 hours", "for more than 80 hours ask the director", "en", FITS),
    ("an order of £40", "it takes five days", "en", 1.0),
    ("how long does it take", "it takes five days", "en", 1.0),
    ("um pedido de R$ 250", "acima de R$ 200 o frete é grátis", "pt", FITS),
    ("un pedido de 30 €", "en pedidos de más de 50 € el envío es gratis", "es", MISSES),
    ("14 days", "within two weeks", "en", FITS),
]


@pytest.mark.parametrize(("question", "sentence", "language", "worth"), ROWS, ids=[f"{r[0]}/{r[1]}" for r in ROWS])
def test_values_of_a_question_fall_under_those_of_a_sentence(
    question: str, sentence: str, language: str, worth: float
) -> None:
    assert fit(measures(question, language), sentence, language) == worth
