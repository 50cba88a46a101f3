"""The classes, units and values of claims, and how their figures are scored."""

from __future__ import annotations

from typing import Any

import pytest

from bearsout.reading import read
from bearsout.reading.classes import claim, class_of
from bearsout.reading.records import records
from benchmarks.sets.claims import agrees, equal

Claims = list[tuple[str, dict[str, str]]]


def claims(text: str, language: str) -> Claims:
    """Return the classes and values of a text's claims."""
    made = [claim(fact, language) for fact in read(text, language).facts]
    return [(one.kind, one.value) for one in made if one is not None]


def money(amount: str, unit: str | None = None) -> tuple[str, dict[str, str]]:
    return "money", {"amount": amount} | ({"unit": unit} if unit else {})


def of(kind: str, amount: str, unit: str) -> tuple[str, dict[str, str]]:
    return kind, {"amount": amount, "unit": unit}


LABEL: tuple[str, dict[str, str]] = ("label", {})

READINGS: list[tuple[str, str, Claims]] = [
    ("pt", "1.234,56", [money("1234.56")]),
    ("es", "1.234,56", [money("1234.56")]),
    ("pt", "R$ 511.06", [money("511.06", "BRL")]),
    ("pt", "R$ 3,5 milhões", [money("3500000", "BRL")]),
    ("en", "-$45.30", [money("-45.3")]),
    ("en", "$2 billion", [money("2000000000")]),
    ("es", "29,99 €", [money("29.99", "EUR")]),
    ("es", "$12,500.00 MXN", [money("12500", "MXN")]),
    ("es", "50 céntimos", [money("0.5", "EUR")]),
    ("en", "50 cents", [money("0.5")]),
    ("en", "¥39,800", [money("39800", "JPY")]),
    ("en", "between 3 and 5 business days", [("duration", {"min": "3", "max": "5", "unit": "business_day"})]),
    ("pt", "de R$ 199 por R$ 149,90 em 10x", [money("199", "BRL"), money("149.9", "BRL"), of("count", "10", "x")]),
    ("en", "May 5", [("date", {"date": "--05-05"})]),
    ("en", "10/09/2025", [("date", {"date": "2025-10-09"})]),
    ("pt", "10/09/2025", [("date", {"date": "2025-09-10"})]),
    ("pt", "chega dia 8", [("date", {"date": "---08"})]),
    ("es", "del 10 al 12 de marzo", [("date", {"date_from": "--03-10", "date_to": "--03-12"})]),
    ("pt", "15 (quinze) dias úteis", [of("duration", "15", "business_day")]),
    ("en", "30-day trial", [of("duration", "30", "day")]),
    ("pt", "meia hora", [of("duration", "0.5", "hour")]),
    ("en", "within 24 hours", [of("duration", "24", "hour")]),
    ("en", "interest at 8%", [of("percent", "8", "%")]),
    ("pt", "subiu 0,5 ponto percentual", [of("percent", "0.5", "pp")]),
    ("en", "1/2 tablet", [of("dosage", "0.5", "tablet")]),
    ("en", "15 mg/kg", [of("dosage", "15", "mg/kg")]),
    ("es", "20 UI", [of("dosage", "20", "IU")]),
    ("pt", "1 gota por quilo", [of("dosage", "1", "drop")]),
    ("en", "90 mg/dL", [of("quantity", "90", "mg/dL")]),
    ("pt", "85 m²", [of("quantity", "85", "m2")]),
    ("en", "101.3 °F", [of("quantity", "101.3", "°F")]),
    ("es", "3 pares", [of("quantity", "3", "pair")]),
    ("es", "1.200 cajas", [("count", {"amount": "1200"})]),
    ("en", "5 lines or more", [("count", {"amount": "5"})]),
    ("en", "9 a.m. to 5 p.m.", [LABEL]),
    ("pt", "CPF 123.456.789-09", [LABEL]),
    ("es", "24/7", [LABEL]),
    ("en", "48213", [LABEL]),
]


@pytest.mark.parametrize(("language", "text", "expected"), READINGS, ids=[f"{row[0]}-{row[1]}" for row in READINGS])
def test_readings(language: str, text: str, expected: Claims) -> None:
    assert claims(text, language) == expected


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "One moment, please."),
        ("es", "Uno de los socios firmó."),
        ("en", "Returns are free."),
        ("en", "It is open all day."),
        ("en", "We open on Mondays."),
        ("en", "two thirds agree"),
    ],
)
def test_what_claims_nothing_has_no_class(language: str, text: str) -> None:
    assert [class_of(fact) for fact in read(text, language).facts if class_of(fact)] == []


def test_a_record_says_the_class() -> None:
    found = list(records(read("Take 2 tablets for 7 days at home.", "en")))
    assert [record["class"] for record in found] == ["dosage", "duration"]


GOLD: dict[str, Any] = {
    "lang": "en",
    "text": "It costs $5 for order 17.",
    "mentions": [
        {"start": 9, "end": 11, "class": "money", "value": {"amount": "5"}},
        {"start": 22, "end": 24, "class": "label"},
    ],
}


def test_a_sentence_agrees_when_all_its_mentions_do() -> None:
    assert agrees(GOLD)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param({"text": "It costs $6 for order 17."}, id="another value"),
        pytest.param({"text": "It costs $5 for order 17, 2 days."}, id="a false reading"),
        pytest.param({"text": "It costs $5 for about 17 kg."}, id="a label read as a quantity"),
        pytest.param({"text": "It costs 5% for order 17."}, id="another class"),
    ],
)
def test_a_sentence_does_not_agree(change: dict[str, Any]) -> None:
    assert not agrees(GOLD | change)


def test_a_unit_that_the_case_leaves_out_is_not_compared() -> None:
    assert equal({"amount": "5"}, {"amount": "5.00", "unit": "USD"})
    assert not equal({"amount": "5", "unit": "EUR"}, {"amount": "5", "unit": "USD"})
    assert not equal({"min": "3", "max": "5"}, {"amount": "5"})
    assert not equal({"date": "2025-01-02"}, {"date": "--01-02"})
