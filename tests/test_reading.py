"""What is read in a text: values with their units, bounds and currencies, dates, labels, names and denials."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bearsout.language.table import CODES
from bearsout.reading import Fact, When, read

EXACT = [
    ("en", "It takes 5 days.", "duration", "5 days", "5", "day"),
    ("en", "It takes five working days.", "duration", "five working days", "5", "business_day"),
    ("en", "It takes one hundred and five minutes.", "duration", "one hundred and five minutes", "105", "minute"),
    ("en", "It lasts two and a half hours.", "duration", "two and a half hours", "5/2", "hour"),
    ("en", "It lasts half an hour.", "duration", "half an hour", "1/2", "hour"),
    ("en", "It arrives within a week of payment", "duration", "within a week", "1", "week"),
    ("en", "It lasts 2 years and 3 months.", "duration", "2 years and 3 months", "9/4", "year"),
    ("en", "A 30-day trial.", "duration", "30-day", "30", "day"),
    ("en", "Thirty (30) days.", "duration", "Thirty (30) days", "30", "day"),
    ("en", "It costs $1,234.50.", "money", "$1,234.50", "2469/2", None),
    ("en", "It costs half a million dollars.", "money", "half a million dollars", "500000", None),
    ("en", "It made $1.5M.", "money", "$1.5M", "1500000", None),
    ("en", "The balance is -$45.30.", "money", "-$45.30", "-453/10", None),
    ("en", "It costs 20 dollars and 43 cents.", "money", "20 dollars and 43 cents", "2043/100", None),
    ("en", "Interest is 1.75%.", "percent", "1.75%", "7/4", "percent"),
    ("en", "It rose by 0.5 percentage points.", "percent", "0.5 percentage points", "1/2", "point"),
    ("en", "It weighs 2.5 kg.", "quantity", "2.5 kg", "5/2", "kilogram"),
    ("en", "Two thirds of them agree.", "number", "Two thirds", "2/3", None),
    ("en", "A dozen eggs.", "number", "A dozen", "12", None),
    ("en", "The twenty-first time.", "ordinal", "twenty-first", "21", None),
    ("pt", "Custa R$ 1.234,56.", "money", "R$ 1.234,56", "30864/25", None),
    ("pt", "Custa cento e dez reais.", "money", "cento e dez reais", "110", None),
    ("pt", "Faturou R$ 3,5 milhões.", "money", "R$ 3,5 milhões", "3500000", None),
    ("pt", "Leva 15 (quinze) dias úteis.", "duration", "15 (quinze) dias úteis", "15", "business_day"),
    ("pt", "Atende doze mil e quatrocentos clientes.", "number", "doze mil e quatrocentos", "12400", None),
    ("pt", "Leva meia hora.", "duration", "meia hora", "1/2", "hour"),
    ("es", "Cuesta 29,99 €.", "money", "29,99 €", "2999/100", None),
    ("es", "Cuesta 1 299,00 €.", "money", "1 299,00 €", "1299", None),
    ("es", "Son tres mil cuatrocientas ochenta unidades.", "number", "tres mil cuatrocientas ochenta", "3480", None),
    ("es", "Son 2 mil millones de dólares.", "money", "2 mil millones de dólares", "2000000000", None),
    ("es", "Pagan el 50 %.", "percent", "50 %", "50", "percent"),
]


@pytest.mark.parametrize(("language", "text", "kind", "piece", "value", "unit"), EXACT, ids=[row[1] for row in EXACT])
def test_exact_values(language: str, text: str, kind: str, piece: str, value: str, unit: str | None) -> None:
    facts = [fact for fact in read(text, language).facts if fact.kind == kind]
    assert [(fact.text, fact.high, fact.unit) for fact in facts] == [(piece, Fraction(value), unit)]


BOUNDS = [
    ("en", "3 to 5 days", "-", "3", "5"),
    ("en", "between three and five days", "-", "3", "5"),
    ("en", "3-5 days", "-", "3", "5"),
    ("en", "at least 5 days", ">=", "5", None),
    ("en", "5 days or more", ">=", "5", None),
    ("en", "no more than 5 days", "<=", None, "5"),
    ("en", "over 5 days", ">", "5", None),
    ("en", "less than 5 days", "<", None, "5"),
    ("en", "within 5 days", "in", None, "5"),
    ("pt", "de 3 a 5 dias", "-", "3", "5"),
    ("pt", "no máximo 5 dias", "<=", None, "5"),
    ("pt", "até 5 dias", "<=", None, "5"),
    ("pt", "pelo menos 5 dias", ">=", "5", None),
    ("es", "entre 3 y 5 días", "-", "3", "5"),
    ("es", "al menos 5 días", ">=", "5", None),
    ("es", "menos de 5 días", "<", None, "5"),
]


@pytest.mark.parametrize(("language", "text", "bound", "low", "high"), BOUNDS, ids=[row[1] for row in BOUNDS])
def test_bounds(language: str, text: str, bound: str, low: str | None, high: str | None) -> None:
    (fact,) = read(text, language).facts
    ends = tuple(None if end is None else Fraction(end) for end in (low, high))
    assert (fact.bound, fact.low, fact.high) == (bound, *ends)


DATES = [
    ("en", None, "It ends on 3 September 2026.", When(2026, 9, 3)),
    ("en", None, "It ends on September 3rd, 2026.", When(2026, 9, 3)),
    ("en", None, "It ends on 2026-09-03.", When(2026, 9, 3)),
    ("en", "en-GB", "It ends on 07/06/2024.", When(2024, 6, 7)),
    ("en", "en-US", "It ends on 07/06/2024.", When(2024, 7, 6)),
    ("en", None, "It ends on 25/12/2025.", When(2025, 12, 25)),
    ("en", None, "It began in 1998.", When(1998)),
    ("en", None, "It was built in the 1950s.", When(decade=1950)),
    ("en", None, "In Q3 2022 it grew.", When(2022, quarter=3)),
    ("en", None, "In the third quarter of 2022 it grew.", When(2022, quarter=3)),
    ("en", None, "It opens at 9:30.", When(hour=9, minute=30)),
    ("en", None, "It closes at 5 p.m. daily.", When(hour=17, minute=0)),
    ("pt", None, "Termina em 3 de setembro de 2026.", When(2026, 9, 3)),
    ("pt", None, "Termina em 03/09/2026.", When(2026, 9, 3)),
    ("pt", None, "Abre às 9h30.", When(hour=9, minute=30)),
    ("pt", None, "Fecha às 18 horas.", When(hour=18, minute=0)),
    ("pt", None, "Vence no dia dez.", When(day=10)),
    ("es", None, "Termina el 3 de septiembre de 2026.", When(2026, 9, 3)),
    ("es", None, "Abre a las 9.", When(hour=9, minute=0)),
]


@pytest.mark.parametrize(("language", "locale", "text", "when"), DATES, ids=[f"{row[1]}-{row[2]}" for row in DATES])
def test_dates(language: str, locale: str | None, text: str, when: When) -> None:
    assert [fact.when for fact in read(text, language, locale).facts if fact.when] == [when]


def test_a_range_of_days_gives_the_year_to_both_ends() -> None:
    (fact,) = read("De 1º de agosto a 15 de setembro de 2025.", "pt").facts
    assert (fact.when, fact.until) == (When(2025, 8, 1), When(2025, 9, 15))


def test_an_impossible_day_is_no_date() -> None:
    assert not [fact for fact in read("It ends on 31/02/2025.", "en").facts if fact.when]


LABELS = [
    ("en", "Room 204", "204"),
    ("en", "version 2.0.1", "2.0.1"),
    ("en", "order no. 4471", "4471"),
    ("pt", "CPF 123.456.789-09", "123.456.789-09"),
    ("pt", "O lote L2048", "L2048"),
    ("es", "NIF 12345678Z", "12345678Z"),
]


@pytest.mark.parametrize(("language", "text", "label"), LABELS, ids=[row[1] for row in LABELS])
def test_labels(language: str, text: str, label: str) -> None:
    assert [(fact.kind, fact.text) for fact in read(text, language).facts] == [("label", label)]


def test_the_dollar_sign_is_no_euro_and_may_be_a_peso() -> None:
    (fact,) = read("$5", "en").facts
    assert {"USD", "MXN"} <= fact.currencies
    assert "EUR" not in fact.currencies


def test_what_no_reader_reads_is_reported() -> None:
    assert [fact.kind for fact in read("It costs 五 credits.", "en").facts] == ["unread"]


def test_digits_of_other_scripts_are_digits() -> None:
    assert read("٣ days", "en").facts[0].high == 3


NAMES = [
    ("en", "Ask Dr. Ana Souza in London.", [("ana", "souza"), ("london",)]),
    (
        "en",
        "The U.S. Department of Energy paid Halden & Sons Ltd.",
        [("us", "department", "energy"), ("halden", "sons")],
    ),
    ("pt", "A loja de Niterói abre.", [("niteroi",)]),
]


@pytest.mark.parametrize(("language", "text", "words"), NAMES, ids=[row[1] for row in NAMES])
def test_names(language: str, text: str, words: list[tuple[str, ...]]) -> None:
    assert [name.words for name in read(text, language).names if not name.opens or len(name.words) > 1] == words


DENIALS = [
    ("en", "A gift card cannot be refunded.", ["not"]),
    ("en", "It isn't free.", ["not"]),
    ("en", "It is not only red but blue.", []),
    ("en", "It is not impossible to change it.", []),
    ("en", "Deposits are non-refundable.", ["prefix"]),
    ("en", "The price excludes tax.", ["lexical"]),
    ("en", "Not all plans include it.", ["not_all"]),
    ("pt", "Não é impossível alterar.", []),
    ("pt", "O plano não cobre roubo nem perda.", ["not", "nor"]),
    ("es", "No tiene ninguna cámara.", ["not"]),
    ("es", "Cubre no solo el robo.", []),
]


@pytest.mark.parametrize(("language", "text", "values"), DENIALS, ids=[row[1] for row in DENIALS])
def test_denials(language: str, text: str, values: list[str]) -> None:
    assert [cue.value for cue in read(text, language).cues if cue.kind == "negation"] == values


def test_a_denial_ends_at_but() -> None:
    reading = read("The lamp is not waterproof but it is shockproof.", "en")
    (cue,) = [cue for cue in reading.cues if cue.kind == "negation"]
    assert [token.text for token in reading.tokens[cue.scope_first : cue.scope_last]] == ["waterproof"]


PIECES = st.sampled_from(
    [
        "12",
        "3.5",
        "1,2",
        "$",
        "€",
        " ",
        " ",
        ", ",
        ". ",
        "three",
        "May",
        "no",
        "at least",
        "to",
        "and",
        "%",
        "(",
        '"',
        "½",
        "x",
    ]
)


def _placed(fact: Fact, text: str) -> bool:
    return fact.span.of(text) == fact.text and 0 <= fact.span.start < fact.span.end <= len(text)


@settings(max_examples=150, deadline=None)
@given(st.lists(PIECES, max_size=30).map("".join), st.sampled_from(CODES))
def test_facts_stand_where_they_say_and_never_overlap(text: str, language: str) -> None:
    facts = read(text, language).facts
    assert all(_placed(fact, text) for fact in facts)
    assert all(one.span.end <= other.span.start for one, other in pairwise(facts))


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=80), st.sampled_from([*CODES, None]))
def test_any_text_can_be_read_and_no_digit_is_lost(text: str, language: str | None) -> None:
    reading = read(text, language)
    owned = {place for fact in reading.facts for place in range(fact.span.start, fact.span.end)}
    in_words = {
        place
        for token in reading.tokens
        if token.kind in ("word", "link", "short")
        for place in range(token.start, token.end)
    }
    assert all(place in owned | in_words for place, char in enumerate(text) if char.isascii() and char.isdigit())


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 999_999))
def test_a_number_reads_the_same_in_each_notation(number: int) -> None:
    values = [
        read(text, language).facts[0].high for text, language in ((f"{number} x", "en"), (f"{number:,} kg", "en"))
    ]
    values.append(read(f"{number:,} kg".replace(",", "."), "pt").facts[0].high)
    assert values[1:] == [number, number]
