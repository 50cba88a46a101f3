"""Documents that no longer hold are spoken only when they are asked for."""

from __future__ import annotations

import pytest

from bearsout.compose.current import holds, is_current
from bearsout.model import Dates, Document, Passage, Question

OLD = Document("old.md", ("Returns policy 2023",), "en", dates=Dates(valid_from="2023-01-01", valid_until="2025-12-31"))
NEW = Document("new.md", ("Returns",), "en", dates=Dates(valid_from="2026-01-01"))
TITLES = [
    ("Lost, stolen or replaced cards", "en", True),
    ("How to see archived messages", "en", True),
    ("Tarjeta sustituida por robo", "es", True),
    ("Peça substituída na garantia", "pt", True),
    ("[archived] Fees", "en", False),
    ("Fees (replaced by the fees of 2025)", "en", False),
    ("Archived: fees", "en", False),
    ("Replaced", "en", False),
    ("This policy has been replaced", "en", False),
    ("Esta norma ha sido sustituida", "es", False),
    ("Esta regra foi substituída", "pt", False),
]
CALLED_OLD = Document("archive.md", ("Fees (superseded)",), "en")


@pytest.mark.parametrize(
    ("document", "day", "held"),
    [
        (OLD, "2025-12-31", True),
        (OLD, "2026-01-01", False),
        (NEW, "2025-12-31", False),
        (NEW, "2026-01-01", True),
        (CALLED_OLD, "2026-01-01", False),
        (Document("plain.md"), "1999-01-01", True),
        *((Document("a.md", (title,), language), "2026-01-01", held) for title, language, held in TITLES),
        (Document("a.md", ("No longer", "valid"), "en"), "2026-01-01", True),
    ],
    ids=[
        "last day",
        "after",
        "too early",
        "first day",
        "by its title",
        "no dates",
        *(row[0] for row in TITLES),
        "two titles",
    ],
)
def test_a_document_holds_in_its_own_dates(document: Document, day: str, held: bool) -> None:
    assert holds(document, day) == held


@pytest.mark.parametrize(
    ("question", "spoken"),
    [
        ("What was the fee under the 2023 policy?", True),
        ("what was the former fee", True),
        ("What is the fee?", False),
        ("What is the fee in 2026?", False),
        ("How old must I be to pay the fee", False),
        ("Can I pay the fee earlier", False),
        ("what did my previous employer pay as a fee", False),
    ],
)
def test_an_old_document_is_spoken_when_it_is_asked_for(question: str, spoken: bool) -> None:
    passage = Passage(OLD, (), "The fee is 10%.", language="en")
    assert is_current(passage, Question(question, "en", ()), "2026-06-01") == spoken


@pytest.mark.parametrize(
    ("question", "language", "spoken"),
    [
        ("¿Cuál era la tasa anterior?", "es", True),
        ("¿Cuánto tiempo antes se paga la tasa?", "es", False),
        ("Qual era a taxa anterior?", "pt", True),
        ("Quanto tempo antes se paga a taxa?", "pt", False),
    ],
)
def test_an_old_document_is_asked_for_in_other_languages(question: str, language: str, spoken: bool) -> None:
    passage = Passage(OLD, (), "tasa taxa", language=language)
    assert is_current(passage, Question(question, language, ()), "2026-06-01") == spoken
