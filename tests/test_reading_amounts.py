"""Amounts: money, lengths, quantities, rates, ranges and bounds, and the labels that are none of them."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bearsout.reading import Fact, read
from bearsout.reading.currencies import MONEY_SIGNS
from bearsout.reading.records import records
from bearsout.reading.units import plain, sign_unit

Ends = tuple[str | None, str | None]


def only(text: str, language: str) -> Fact:
    """Return the one fact of a text."""
    (fact,) = read(text, language).facts
    return fact


def ends(fact: Fact) -> tuple[Fraction | None, Fraction | None]:
    return fact.low, fact.high


def wanted(*figures: str | None) -> tuple[Fraction | None, ...]:
    return tuple(None if figure is None else Fraction(figure) for figure in figures)


MONEY = [
    ("en", "$1,234.50", "1234.5", "USD"),
    ("en", "-$45.30", "-45.3", "USD"),
    ("en", "USD 45", "45", "USD"),
    ("en", "45 usd", "45", "USD"),
    ("en", "EUR29.66", "29.66", "EUR"),
    ("en", "CA$30", "30", "CAD"),
    ("en", "cad$ 15", "15", "CAD"),
    ("en", "€1.500", "1500", "EUR"),
    ("en", "$.75", "0.75", "USD"),
    ("en", "$2 billion", "2000000000", "USD"),
    ("en", "75 USD million", "75000000", "USD"),
    ("en", "120 MEUR", "120000000", "EUR"),
    ("en", "€5m", "5000000", "EUR"),
    ("en", "half a million dollars", "500000", "USD"),
    ("en", "a quarter million dollars", "250000", "USD"),
    ("en", "20 dollars and 43 cents", "20.43", "USD"),
    ("en", "3 GBP 1 pence", "3.01", "GBP"),
    ("en", "$20 and 43c", "20.43", "USD"),
    ("en", "It costs 15 dollars 50.", "15.5", "USD"),
    ("en", "ten pounds", "10", "GBP"),
    ("en", "50 zlotys", "50", "PLN"),
    ("en", "Rs. 20", "20", "INR"),
    ("es", "29,99 €", "29.99", "EUR"),
    ("es", "1 299,00 €", "1299", "EUR"),
    ("es", "$12,500", "12500", "MXN"),
    ("es", "S/ 15,90", "15.9", "PEN"),
    ("es", "20 MXN$", "20", "MXN"),
    ("es", "3 euros con 99 céntimos", "3.99", "EUR"),
    ("es", "solo cuesta 25 euros con 50.", "25.5", "EUR"),
    ("es", "2.000 millones de dólares", "2000000000", "USD"),
    ("es", "un millón y medio de euros", "1500000", "EUR"),
    ("es", "cuesta 180 libras", "180", "GBP"),
    ("es", "12€50", "12.5", "EUR"),
    ("pt", "R$ -120,00", "-120", "BRL"),
    ("pt", "1 R$", "1", "BRL"),
    ("pt", "R$ 3,5 milhões", "3500000", "BRL"),
    ("pt", "R$ 2 mi", "2000000", "BRL"),
    ("pt", "R$ 5 mil", "5000", "BRL"),
    ("pt", "2 reais e 50 centavos", "2.5", "BRL"),
    ("pt", "um milhão e meio de reais", "1500000", "BRL"),
    ("pt", "180 libras", "180", "GBP"),
]


@pytest.mark.parametrize(("language", "text", "value", "currency"), MONEY, ids=[row[1] for row in MONEY])
def test_money(language: str, text: str, value: str, currency: str) -> None:
    fact = only(text, language)
    assert (fact.kind, *ends(fact)) == ("money", *wanted(value, value))
    assert currency in fact.currencies


def test_two_prices_are_two_amounts() -> None:
    assert [fact.high for fact in read("10 $ 30 $", "en").facts] == [10, 30]
    assert [fact.high for fact in read("Antes 199 €, ahora 149,90 €.", "es").facts] == [199, Fraction("149.9")]


def test_what_follows_an_amount_and_is_counted_is_none_of_its_cents() -> None:
    assert [fact.high for fact in read("They paid 15 dollars 50 times.", "en").facts] == [15, 50]


LENGTHS = [
    ("en", "ninety minutes", "90", "minute"),
    ("en", "an hour and a half", "1.5", "hour"),
    ("en", "one and three quarter hours", "1.75", "hour"),
    ("en", "two and a quarter of hours", "2.25", "hour"),
    ("en", "a quarter of an hour", "0.25", "hour"),
    ("en", "an hour and 45 minutes", "1.75", "hour"),
    ("en", "1 hour 20 minutes", "80", "minute"),
    ("en", "2 hours 15 minutes 30 seconds", "8130", "second"),
    ("en", "1 hour thirty", "1.5", "hour"),
    ("en", "2h 15m", "2.25", "hour"),
    ("en", "It lasts 1h30", "1.5", "hour"),
    ("en", "one week three days", "10", "day"),
    ("en", "a week ahead", "1", "week"),
    ("en", "It lasts a week", "1", "week"),
    ("en", "two weeks' notice", "2", "week"),
    ("en", "30-day", "30", "day"),
    ("en", "2 more days", "2", "day"),
    ("en", "10 working days", "10", "business_day"),
    ("en", "thirty (30) days", "30", "day"),
    ("en", "18 years old", "18", "year"),
    ("es", "noventa minutos", "90", "minute"),
    ("es", "una hora y media", "1.5", "hour"),
    ("es", "hora y media", "1.5", "hour"),
    ("es", "año y medio", "1.5", "year"),
    ("es", "dos semanas y tres días", "17", "day"),
    ("es", "tres cuartos de hora", "0.75", "hour"),
    ("es", "15 días hábiles", "15", "business_day"),
    ("es", "60 días naturales", "60", "day"),
    ("pt", "uma hora e meia", "1.5", "hour"),
    ("pt", "leva 2h15", "2.25", "hour"),
    ("pt", "duas horas e quinze minutos", "2.25", "hour"),
    ("pt", "15 (quinze) dias úteis", "15", "business_day"),
    ("pt", "30 dias corridos", "30", "day"),
]


@pytest.mark.parametrize(("language", "text", "value", "unit"), LENGTHS, ids=[row[1] for row in LENGTHS])
def test_lengths(language: str, text: str, value: str, unit: str) -> None:
    fact = only(text, language)
    assert (fact.kind, *ends(fact), fact.unit) == ("duration", *wanted(value, value), unit)


@pytest.mark.parametrize("text", ["all day", "another week", "the whole month", "full year"])
def test_a_length_that_is_only_hinted_at_is_weak(text: str) -> None:
    fact = only(text, "en")
    assert (fact.kind, fact.high, fact.weak) == ("duration", Fraction(1), True)


@pytest.mark.parametrize("text", ["twice a day", "$20 a month", "3 visits a year"])
def test_a_rate_is_no_length(text: str) -> None:
    fact = only(text, "en")
    assert fact.kind != "duration"
    assert len(fact.per) == 1


@pytest.mark.parametrize(
    ("language", "text"), [("en", "several days"), ("en", "a few hours"), ("es", "unas horas"), ("pt", "alguns dias")]
)
def test_a_vague_length_is_no_value(language: str, text: str) -> None:
    assert not read(text, language).facts


QUANTITIES = [
    ("en", "2.5 kg", "2.5", "kilogram"),
    ("en", "1 k.g.", "1", "kilogram"),
    ("en", "20 [kg]", "20", "kilogram"),
    ("en", "ten kilometres", "10", "kilometre"),
    ("en", "3 hectoliters", "3", "hectolitre"),
    ("en", "50 Wh", "50", "watt_hour"),
    ("en", "5 mW", "5", "milliwatt"),
    ("en", "5 MW", "5", "megawatt"),
    ("en", "100 Mbps", "100", "megabit_per_second"),
    ("en", "20 square feet", "20", "square_foot"),
    ("en", "3 sq ft", "3", "square_foot"),
    ("en", "4km^2", "4", "square_kilometre"),
    ("en", "1,000 cubic feet", "1000", "cubic_foot"),
    ("en", "100 miles an hour", "100", "mile_per_hour"),
    ("en", "10kph", "10", "kilometre_per_hour"),
    ("en", '55"', "55", "inch"),
    ("en", "5 ft 10 in", "70", "inch"),
    ("en", "2 1/2 in thick", "2.5", "inch"),
    ("en", "½ teaspoon", "0.5", "teaspoon"),
    ("en", "half a tablet", "0.5", "tablet"),
    ("en", "6 pounds of meat", "6", "pound"),
    ("en", "It weighs 6 pounds", "6", "pound"),
    ("en", "45 deg celsius", "45", "celsius"),
    ("en", "5 degrees below zero", "-5", "degree"),
    ("en", "-20 °C", "-20", "celsius"),
    ("en", "0.5k miles", "500", "mile"),
    ("es", "37°C", "37", "celsius"),
    ("es", "70 grados f", "70", "fahrenheit"),
    ("es", "10 bajo cero", "-10", "degree"),
    ("es", "190.000 metros cuadrados", "190000", "square_metre"),
    ("es", "un kilo y medio", "1.5", "kilogram"),
    ("es", "dos libras de carne", "2", "pound"),
    ("es", "20 megavatios", "20", "megawatt"),
    ("pt", "36,6ºC", "36.6", "celsius"),
    ("pt", "10 mi por hora", "10", "mile_per_hour"),
    ("pt", "85 m²", "85", "square_metre"),
    ("pt", "2 colheres de sopa", "2", "tablespoon"),
    ("pt", "Ele pesa 180 libras", "180", "pound"),
    ("pt", "10x", "10", "times"),
]


@pytest.mark.parametrize(("language", "text", "value", "unit"), QUANTITIES, ids=[row[1] for row in QUANTITIES])
def test_quantities(language: str, text: str, value: str, unit: str) -> None:
    fact = only(text, language)
    assert (fact.kind, *ends(fact), fact.unit) == ("quantity", *wanted(value, value), unit)


@pytest.mark.parametrize("text", ["step 5 in the list", "5 am", "1 to 1 a side"])
def test_a_word_that_is_a_sign_too_is_no_unit(text: str) -> None:
    assert not [fact for fact in read(text, "en").facts if fact.kind == "quantity"]


def test_a_mark_that_closes_a_quotation_is_no_inch() -> None:
    assert only('She said "take 5" and left.', "en").unit is None


RATES = [
    ("en", "$20/month", ("month",)),
    ("en", "$20 per household each year", ("household", "year")),
    ("en", "15 mg/kg", ("kilogram",)),
    ("es", "20 € al mes", ("month",)),
    ("es", "25 mcg por hora", ("hour",)),
    ("pt", "R$ 20 por mês", ("month",)),
    ("pt", "5 mg/kg por dia", ("kilogram", "day")),
]


@pytest.mark.parametrize(("language", "text", "per"), RATES, ids=[row[1] for row in RATES])
def test_rates(language: str, text: str, per: tuple[str, ...]) -> None:
    assert only(text, language).per == per


RANGES: list[tuple[str, str, str, str, str | None]] = [
    ("en", "between 3 and 5 business days", "3", "5", "business_day"),
    ("en", "from 2 to 7 l", "2", "7", "litre"),
    ("en", "between 2l and about 7l", "2", "7", "litre"),
    ("en", "3km-5km", "3", "5", "kilometre"),
    ("en", "2 -7 g", "2", "7", "gram"),
    ("en", "a 3-to-5-day wait", "3", "5", "day"),
    ("en", "5 days to 2 weeks", "5", "14", "day"),
    ("en", "-5 to 5 °C", "-5", "5", "celsius"),
    ("en", "5 to 10 million dollars", "5000000", "10000000", None),
    ("en", "$5 to $10", "5", "10", None),
    ("en", "5k-20k", "5000", "20000", None),
    ("en", "5 to 10 %", "5", "10", "percent"),
    ("en", "more than 10 and less than 40", "10", "40", None),
    ("en", "at most 100 but at least 20", "20", "100", None),
    ("es", "entre el 10 y el 12 %", "10", "12", "percent"),
    ("es", "de 5 a 10 millones de euros", "5000000", "10000000", None),
    ("es", "$10 - 20 dólares", "10", "20", None),
    ("es", "mayor que veinte y menor o igual a treinta", "20", "30", None),
    ("pt", "entre menos dez e quinze", "-10", "15", None),
    ("pt", "de três a cinco dias úteis", "3", "5", "business_day"),
    ("pt", "mais alto que dez mas mais baixo que quinze", "10", "15", None),
]


@pytest.mark.parametrize(("language", "text", "low", "high", "unit"), RANGES, ids=[row[1] for row in RANGES])
def test_ranges(language: str, text: str, low: str, high: str, unit: str | None) -> None:
    fact = only(text, language)
    assert (fact.bound, *ends(fact), fact.unit) == ("-", *wanted(low, high), unit)


@pytest.mark.parametrize(
    ("language", "text", "figures"),
    [
        ("en", "More than 40 and less than 10", [40, 10]),
        ("en", "from 44 ml to 50 mg", [44, 50]),
        ("es", "pasa de 80 euros a 64 euros", [80, 64]),
        ("pt", "de R$ 199 por R$ 149", [199, 149]),
    ],
)
def test_two_values_that_make_no_range_stay_two(language: str, text: str, figures: list[int]) -> None:
    facts = read(text, language).facts
    assert [fact.high if fact.high is not None else fact.low for fact in facts] == figures


BOUNDS = [
    ("en", "no fewer than 5", ">=", "5"),
    ("en", "upwards of 5", ">", "5"),
    ("en", "5 or more", ">=", "5"),
    ("en", "5+", ">=", "5"),
    ("en", "5+ years", ">=", "5"),
    ("en", "5 or more days", ">=", "5"),
    ("en", ">= 5", ">=", "5"),
    ("en", "≤5 kg", "<=", "5"),
    ("en", "not exceeding 5", "<=", "5"),
    ("en", "equal to or less than 5", "<=", "5"),
    ("en", "less than 5 or equal", "<=", "5"),
    ("en", "higher or equal than 5", ">=", "5"),
    ("en", "45 or older", ">=", "45"),
    ("es", "no menos de 5", ">=", "5"),
    ("es", "hasta 5 kg", "<=", "5"),
    ("es", "igual o superior a 5", ">=", "5"),
    ("es", "5 años o más", ">=", "5"),
    ("es", "más de la mitad", ">", "1/2"),
    ("es", "más alto que el 5", ">", "5"),
    ("es", "menos que 5", "<", "5"),
    ("pt", "a partir de R$ 5", ">=", "5"),
    ("pt", "não pode ultrapassar 5 dias", "<=", "5"),
    ("pt", "igual ou menor que 5", "<=", "5"),
    ("pt", "mais da metade", ">", "1/2"),
    ("pt", "5 ou menos", "<=", "5"),
    ("pt", "menor do que 5", "<", "5"),
]


@pytest.mark.parametrize(("language", "text", "bound", "figure"), BOUNDS, ids=[row[1] for row in BOUNDS])
def test_bounds(language: str, text: str, bound: str, figure: str) -> None:
    fact = only(text, language)
    assert fact.bound == bound
    assert ends(fact) == (wanted(figure, None) if bound[0] == ">" else wanted(None, figure))


@pytest.mark.parametrize(
    ("language", "text", "bounds"),
    [
        ("en", "200 or more than 190", ["", ">"]),
        ("es", "200 o mayor de 190", ["", ">"]),
        ("pt", "12, 15 ou maiores que 20", ["", "", ">"]),
    ],
)
def test_a_bound_belongs_to_the_number_after_it(language: str, text: str, bounds: list[str]) -> None:
    assert [fact.bound for fact in read(text, language).facts] == bounds


def test_an_age_is_no_weight_and_no_fee() -> None:
    age = only("12 or older", "en")
    assert (age.kind, age.unit, age.noun) == ("duration", "year", "age")
    assert only("It weighs 12 kg", "en").kind == "quantity"
    assert only("younger than 12", "en").unit == "year"


def test_an_equal_value_is_exact_and_its_record_says_so() -> None:
    (record,) = records(read("x is equal to 20", "en"))
    assert (record["value"], record["range"]["min"], record["range"]["max"]) == ("20", "20", "20")


LABELS = [
    ("en", "Call +1 (555) 010-1234", "+1 (555) 010-1234"),
    ("en", "ring (555) 010-1234", "(555) 010-1234"),
    ("en", "call 911", "911"),
    ("en", "SKU-4471", "SKU-4471"),
    ("en", "tracking 1Z999AA10123456784", "1Z999AA10123456784"),
    ("en", "Card 1234 5678 9012 3456", "1234 5678 9012 3456"),
    ("en", "IP 192.168.100.200", "192.168.100.200"),
    ("en", "see § 3", "3"),
    ("es", "chat 24/7", "24/7"),
    ("es", "Llame al 900 123 456", "900 123 456"),
    ("es", "expediente 123/2024", "123/2024"),
    ("pt", "Ligue (11) 91234-5678", "(11) 91234-5678"),
    ("pt", "0800 729 0722", "0800 729 0722"),
    ("pt", "CEP: 01310-100", "01310-100"),
    ("pt", "CNPJ 12.345.678/0001-95", "12.345.678/0001-95"),
    ("pt", "Processo 0001234-56.2024.8.26.0100", "0001234-56.2024.8.26.0100"),
]


@pytest.mark.parametrize(("language", "text", "label"), LABELS, ids=[row[1] for row in LABELS])
def test_labels(language: str, text: str, label: str) -> None:
    assert [(fact.kind, fact.text) for fact in read(text, language).facts] == [("label", label)]


def test_a_counted_number_after_a_telephone_word_is_a_number() -> None:
    assert only("call 3 times", "en").kind == "quantity"


CENTS = st.integers(0, 99_999_999)
PLACES = st.sampled_from([("en", ",", "."), ("es", ".", ","), ("pt", ".", ",")])


def grouped(cents: int, group: str, decimal: str) -> str:
    return f"{cents // 100:,}".replace(",", group) + f"{decimal}{cents % 100:02}"


@settings(max_examples=150, deadline=None)
@given(CENTS, PLACES)
def test_an_amount_of_money_is_the_same_in_each_notation(cents: int, place: tuple[str, str, str]) -> None:
    language, group, decimal = place
    figures = [grouped(cents, group, decimal), f"{cents // 100}{decimal}{cents % 100:02}"]
    texts = [
        form.format(figure) for figure in figures for form in ("€{}", "€ {}", "{} €", "EUR {}", "{} EUR", "{} euros")
    ]
    facts = [only(text, language) for text in texts]
    assert {(fact.kind, fact.low, fact.high, fact.currencies) for fact in facts} == {
        ("money", Fraction(cents, 100), Fraction(cents, 100), frozenset({"EUR"}))
    }


UNIT_FORMS = st.sampled_from(
    [
        ("en", ("{} kg", "{}kg", "{} kilograms", "{}-kilogram")),
        ("en", ("{} km/h", "{} kph", "{} kilometres per hour", "{} kilometers an hour")),
        ("en", ("{} days", "{}-day", "{} calendar days", "{}d")),
        ("es", ("{} kg", "{}kg", "{} kilogramos")),
        ("es", ("{} h", "{}h", "{} horas")),
        ("pt", ("{} m²", "{} m2", "{} metros quadrados")),
        ("pt", ("{} dias úteis", "{} dia útil")),
    ]
)


@settings(max_examples=150, deadline=None)
@given(st.integers(2, 9999), UNIT_FORMS)
def test_a_quantity_is_the_same_in_each_notation(number: int, forms: tuple[str, tuple[str, ...]]) -> None:
    language, texts = forms
    facts = [read(text.format(number), language).facts[0] for text in texts]
    assert len({(fact.kind, fact.low, fact.high, fact.unit, fact.per) for fact in facts}) == 1
    assert facts[0].high == number


RANGE_FORMS = st.sampled_from(
    [
        ("en", ("from {} to {} kg", "between {} and {} kg", "{}-{} kg", "{} to {} kg", "{} kg to {} kg")),
        ("es", ("de {} a {} kg", "entre {} y {} kg", "{}-{} kg", "desde {} hasta {} kg", "entre los {} y los {} kg")),
        ("pt", ("de {} a {} kg", "entre {} e {} kg", "{}-{} kg", "de {} até {} kg", "entre os {} e os {} kg")),
    ]
)


@settings(max_examples=100, deadline=None)
@given(st.integers(1, 899), st.integers(1, 99), RANGE_FORMS)
def test_a_range_is_the_same_in_each_notation(low: int, more: int, forms: tuple[str, tuple[str, ...]]) -> None:
    language, texts = forms
    facts = [only(text.format(low, low + more), language) for text in texts]
    assert {(fact.bound, fact.low, fact.high, fact.unit) for fact in facts} == {
        ("-", Fraction(low), Fraction(low + more), "kilogram")
    }


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 500), st.integers(1, 59))
def test_a_composed_length_is_its_parts(hours: int, minutes: int) -> None:
    fact = only(f"{hours} hours and {minutes} minutes", "en")
    assert fact.high is not None
    assert fact.high * plain(fact.unit)[1] == hours * 3600 + minutes * 60


def test_the_dollar_is_no_euro_and_signs_are_known() -> None:
    assert "EUR" not in MONEY_SIGNS["$"]
    assert sign_unit("mW") != sign_unit("MW")


@pytest.mark.parametrize(("one", "other"), [("foot", "inch"), ("kilowatt_hour", "watt_hour"), ("hectare", "acre")])
def test_units_that_lose_nothing_have_one_measure(one: str, other: str) -> None:
    assert plain(one)[0] == plain(other)[0]


@pytest.mark.parametrize(("one", "other"), [("day", "business_day"), ("day", "month"), ("gallon", "litre")])
def test_units_that_would_lose_something_have_two(one: str, other: str) -> None:
    assert plain(one)[0] != plain(other)[0]


ABOUT = [
    ("en", "about 5 days", True),
    ("en", "5 days", False),
    ("es", "unos 5 días", True),
    ("pt", "cerca de 5 dias", True),
]


@pytest.mark.parametrize(("language", "text", "about"), ABOUT, ids=[row[1] for row in ABOUT])
def test_a_record_keeps_what_leaves_a_value_open(language: str, text: str, about: bool) -> None:
    (record,) = records(read(text, language))
    assert (record["value"], record["about"]) == ("5", about)


CASES_OF_SIGNS = [
    ("MV", "megavolt"),
    ("mV", "millivolt"),
    ("NM", "nautical_mile"),
    ("nm", "nanometre"),
    ("PM", None),
    ("MG", None),
    ("KG", "kilogram"),
    ("Km", "kilometre"),
    ("mb", "megabyte"),
]


@pytest.mark.parametrize(("sign", "unit"), CASES_OF_SIGNS, ids=[row[0] for row in CASES_OF_SIGNS])
def test_the_case_of_a_sign_decides_where_its_prefix_has_two(sign: str, unit: str | None) -> None:
    assert sign_unit(sign) == unit


MARKS = [
    ("1,500 kg", "en", "pt-BR", "1.5", False),
    ("1.500 kg", "en", "pt-BR", "1500", False),
    ("1,500 kg", "pt", "en-US", "1500", False),
    ("1.500 kg", "es", "es-SV", "1.5", False),
    ("1.500 kg", "es", "sv", "1500", False),
    ("12,500", None, None, "12500", True),
    ("12,500", None, "pt-BR", "12.5", False),
    ("12,500", "en", None, "12500", False),
]


@pytest.mark.parametrize(("text", "language", "locale", "value", "ambiguous"), MARKS, ids=str)
def test_who_decides_what_a_mark_is(
    text: str, language: str | None, locale: str | None, value: str, ambiguous: bool
) -> None:
    (record,) = records(read(text, language, locale))
    assert (record["value"], record["ambiguous"]) == (value, ambiguous)


SHOWN = [
    ("pt", "O total foi 1,234.56 e a taxa 1,500", "1500"),
    ("es", "El total fue 1,234.56 y la tasa 1,500", "1500"),
    ("en", "The total was 1.234,56 and the rate 1.500", "1500"),
    ("en", "One said 1.234,56, one 1,234.56, one 1.500", "1.5"),
]


@pytest.mark.parametrize(("language", "text", "value"), SHOWN, ids=[row[1] for row in SHOWN])
def test_a_text_shows_its_own_decimal_mark(language: str, text: str, value: str) -> None:
    assert [record["value"] for record in records(read(text, language))][-1] == value


WRITTEN_SHORT = [
    ("en", "Kr 50", "money", "50", None),
    ("en", "50 kr", "money", "50", None),
    ("en", "Rs 20", "money", "20", None),
    ("en", "He is 5'10\" tall", "quantity", "70", "inch"),
    ("en", "He is 5' 10\" tall", "quantity", "70", "inch"),
    ("en", "5m users", "number", "5000000", None),
    ("es", "5m de usuarios", "number", "5000000", None),
    ("pt", "5m de usuários", "number", "5000000", None),
    ("en", "5m long", "quantity", "5", "metre"),
    ("en", "a 5m cable", "quantity", "5", "metre"),
]


@pytest.mark.parametrize(
    ("language", "text", "kind", "value", "unit"), WRITTEN_SHORT, ids=[row[1] for row in WRITTEN_SHORT]
)
def test_what_is_written_short(language: str, text: str, kind: str, value: str, unit: str | None) -> None:
    (record,) = records(read(text, language))
    assert (record["kind"], record["value"], record["unit"]) == (kind, value, unit)


def test_a_closing_quotation_mark_is_no_inch() -> None:
    assert only('He said: "It is 5\'10"', "en").kind == "unread"
