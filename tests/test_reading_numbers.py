"""Numbers read as they are said and written: number words spelled out by generators of the tests' own, and digits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bearsout.reading.facts import Fact
from bearsout.reading.patterns import power, written
from bearsout.reading.reader import read

# Numbers in words, spelled out without the reader's tables


def words(text: str) -> list[str]:
    return text.split()


EN_SMALL = words(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
EN_TENS = words("_ _ twenty thirty forty fifty sixty seventy eighty ninety")
EN_SCALES = ["", "thousand", "million", "billion", "trillion", "quadrillion", "quintillion"]

ES_SMALL = words(
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete "
    "dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete "
    "veintiocho veintinueve"
)
ES_TENS = words("_ _ _ treinta cuarenta cincuenta sesenta setenta ochenta noventa")
ES_HUNDREDS = words(
    "_ ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos"
)

PT_SMALL = words(
    "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete "
    "dezoito dezenove"
)
PT_TENS = words("_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa")
PT_HUNDREDS = words("_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos")
PT_SCALES = [
    ("", ""), ("mil", "mil"), ("milhão", "milhões"), ("bilhão", "bilhões"), ("trilhão", "trilhões"),
    ("quatrilhão", "quatrilhões"),
]  # fmt: skip


def groups(number: int) -> Iterator[tuple[int, int]]:
    """Yield the groups of three digits that are not zero, the highest first, each with its power of a thousand."""
    found: list[tuple[int, int]] = []
    power_of = 0
    while number:
        number, group = divmod(number, 1000)
        found.append((group, power_of))
        power_of += 1
    yield from (pair for pair in reversed(found) if pair[0])


def en_group(number: int, joiner: str, hyphen: str) -> str:
    hundreds, low = divmod(number, 100)
    said = [f"{EN_SMALL[hundreds]} hundred"] if hundreds else []
    if low:
        tens, unit = divmod(low, 10)
        small = EN_SMALL[low] if low < 20 else EN_TENS[tens] + (hyphen + EN_SMALL[unit] if unit else "")
        said.append(small)
    return joiner.join(said)


def en(number: int, joiner: str = " ", hyphen: str = "-") -> str:
    if not number:
        return "zero"
    said = [f"{en_group(group, joiner, hyphen)} {EN_SCALES[place]}".strip() for group, place in groups(number)]
    return " ".join(said)


def en_with_and(number: int) -> str:
    """Return a number as in Britain, with an "and" also between thousands and what is below a hundred."""
    whole, low = divmod(number, 100)
    if whole and low and not whole % 10:
        return f"{en(number - low, ' and ')} and {en(low)}"
    return en(number, " and ")


def es_group(number: int) -> str:
    hundreds, low = divmod(number, 100)
    if number == 100:
        return "cien"
    tens, unit = divmod(low, 10)
    small = ES_SMALL[low] if low < 30 else ES_TENS[tens] + (f" y {ES_SMALL[unit]}" if unit else "")
    return " ".join([ES_HUNDREDS[hundreds]] * bool(hundreds) + [small] * bool(low))


def es_shortened(said: str) -> str:
    """Return a number before a scale word: "un", "veintiún"."""
    return said.removesuffix("veintiuno") + "veintiún" if said.endswith("veintiuno") else said.removesuffix("o") if (
        said.endswith("uno")
    ) else said  # fmt: skip


def es_below_million(number: int) -> str:
    thousands, low = divmod(number, 1000)
    said = [] if not thousands else ["mil"] if thousands == 1 else [f"{es_shortened(es_group(thousands))} mil"]
    return " ".join(said + ([es_group(low)] if low else []))


def es(number: int) -> str:
    """Return a number by the long scale: a thousand millions before a billón."""
    said: list[str] = []
    for scale, one, many in (
        (10**18, "trillón", "trillones"),
        (10**12, "billón", "billones"),
        (10**6, "millón", "millones"),
    ):
        count, number = divmod(number, scale)
        if count:
            said.append(f"un {one}" if count == 1 else f"{es_shortened(es_below_million(count))} {many}")
    return " ".join(said + ([es_below_million(number)] if number or not said else [])) or "cero"


def pt_group(number: int) -> str:
    hundreds, low = divmod(number, 100)
    if number == 100:
        return "cem"
    tens, unit = divmod(low, 10)
    small = [PT_SMALL[low]] if low < 20 else [PT_TENS[tens]] + [PT_SMALL[unit]] * bool(unit)
    return " e ".join([PT_HUNDREDS[hundreds]] * bool(hundreds) + small * bool(low))


def pt(number: int) -> str:
    """Return a number with an "e" before a last group below a hundred or of whole hundreds."""
    if not number:
        return "zero"
    said = ""
    for group, place in groups(number):
        one, many = PT_SCALES[place]
        counted = "mil" if (group, place) == (1, 1) else f"{pt_group(group)} {one if group == 1 else many}".strip()
        joined = said and place == 0 and (group < 100 or group % 100 == 0)
        said += (" e " if joined else " " if said else "") + counted
    return said


FEMININE = {"um": "uma", "dois": "duas", "uno": "una"}


def feminine(said: str) -> str:
    """Return a number below a thousand as it is said before a feminine noun."""
    pieces = [FEMININE.get(word, word) for word in said.replace("veintiuno", "veintiuna").split()]
    return " ".join(word[:-2] + "as" if word.endswith(("cientos", "entos", "nientos")) else word for word in pieces)


PLAIN = str.maketrans("áéíóúãõâêç", "aeiouaoaec")
PORTUGAL = [("quatorze", "catorze"), ("dezesseis", "dezasseis"), ("dezessete", "dezassete"), ("dezenove", "dezanove")]


def of_portugal(number: int) -> str:
    said = pt(number)
    for here, there in PORTUGAL:
        said = said.replace(here, there)
    return said


SPELLERS: dict[str, tuple[str, Callable[[int], str]]] = {
    "en": ("en", en),
    "en, no hyphens": ("en", lambda number: en(number, hyphen=" ")),
    "en, capital": ("en", lambda number: en(number).capitalize()),
    "en, and": ("en", en_with_and),
    "es": ("es", es),
    "es, no accents": ("es", lambda number: es(number).translate(PLAIN)),
    "pt": ("pt", pt),
    "pt, no accents": ("pt", lambda number: pt(number).translate(PLAIN)),
    "pt, Portugal": ("pt", of_portugal),
}


def only(text: str, language: str, locale: str | None = None) -> Fact:
    """Return the one fact of a text; fail where there is another number of them."""
    facts = read(text, language, locale).facts
    assert len(facts) == 1, (text, [(fact.kind, fact.text, fact.high) for fact in facts])
    return facts[0]


def value(text: str, language: str, locale: str | None = None) -> Fraction:
    """Return the exact value of the one fact of a text, which covers all of it."""
    fact = only(text, language, locale)
    assert fact.text == text.strip()
    assert fact.low == fact.high
    assert fact.high is not None
    return fact.high


@pytest.mark.parametrize("language", ["en", "es", "pt"])
@pytest.mark.parametrize("start", range(0, 10_000, 2_000))
def test_every_number_below_ten_thousand(language: str, start: int) -> None:
    _, speller = SPELLERS[language]
    read_back = {number: value(speller(number), language) for number in range(start, start + 2_000) if number != 1}
    assert read_back == {number: number for number in read_back}


@pytest.mark.parametrize(("language", "speller"), SPELLERS.values(), ids=SPELLERS.keys())
def test_numbers_in_other_spellings(language: str, speller: Callable[[int], str]) -> None:
    numbers = [*range(2, 200), *range(200, 10_000, 29), *range(10_000, 1_000_000, 9_973)]
    assert [value(speller(number), language) for number in numbers] == numbers


@pytest.mark.parametrize(("language", "speller"), SPELLERS.values(), ids=SPELLERS.keys())
@given(
    number=st.one_of(st.integers(10_000, 10**18 - 1), st.integers(1, 10**6 - 1).map(lambda million: million * 10**6))
)
def test_numbers_up_to_the_quintillions(language: str, speller: Callable[[int], str], number: int) -> None:
    assert value(speller(number), language) == number


@pytest.mark.parametrize(("language", "speller"), [("es", es_group), ("pt", pt_group)])
def test_feminine_numbers(language: str, speller: Callable[[int], str]) -> None:
    for number in range(2, 1000):
        assert value(feminine(speller(number)), language) == number


@pytest.mark.parametrize(("language", "speller"), [("en", en), ("es", es), ("pt", pt)])
@given(numbers=st.lists(st.integers(2, 10**7), min_size=2, max_size=4))
def test_numbers_side_by_side_stay_apart(language: str, speller: Callable[[int], str], numbers: list[int]) -> None:
    found = read(", ".join(speller(number) for number in numbers) + ".", language).facts
    assert [fact.high for fact in found] == numbers


@pytest.mark.parametrize(("language", "speller"), [("en", en), ("es", es), ("pt", pt)])
@given(low=st.integers(120, 10**6).map(lambda tens: 10 * tens + 1 + tens % 9), more=st.integers(1, 10**7))
def test_the_ends_of_a_range_stay_apart(language: str, speller: Callable[[int], str], low: int, more: int) -> None:
    opener, joiner = {"en": ("between", "and"), "es": ("entre", "y"), "pt": ("entre", "e")}[language]
    fact = only(f"{opener} {speller(low)} {joiner} {speller(low + more)}", language)
    assert (fact.low, fact.high, fact.bound) == (Fraction(low), Fraction(low + more), "-")


# Ordinals in words

EN_PLACES = {
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth", "nine": "ninth",
    "twelve": "twelfth",
}  # fmt: skip
ES_UNITS = words("_ primero segundo tercero cuarto quinto sexto séptimo octavo noveno")
ES_PLACE_TENS = words(
    "_ décimo vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo septuagésimo octogésimo nonagésimo"
)
ES_PLACE_HUNDREDS = words(
    "_ centésimo ducentésimo tricentésimo cuadringentésimo quingentésimo sexcentésimo septingentésimo octingentésimo "
    "noningentésimo"
)
PT_UNITS = words("_ primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono")
PT_PLACE_TENS = words(
    "_ décimo vigésimo trigésimo quadragésimo quinquagésimo sexagésimo septuagésimo octogésimo nonagésimo"
)
PT_PLACE_HUNDREDS = words(
    "_ centésimo ducentésimo trecentésimo quadringentésimo quingentésimo sexcentésimo septingentésimo octingentésimo "
    "nongentésimo"
)


def en_place(number: int) -> str:
    said = en(number)
    head, last = said[: max(said.rfind(" "), said.rfind("-")) + 1], said.replace("-", " ").split()[-1]
    return head + EN_PLACES.get(last, last.removesuffix("y") + "ieth" if last.endswith("y") else last + "th")


def romance_place(number: int, units: list[str], tens: list[str], hundreds: list[str], thousand: str) -> str:
    thousands, low = divmod(number, 1000)
    said = [thousand] * bool(thousands) + [hundreds[low // 100]] * bool(low // 100)
    return " ".join(said + [tens[low // 10 % 10]] * bool(low // 10 % 10) + [units[low % 10]] * bool(low % 10))


def es_place(number: int) -> str:
    counted = es_below_million(number // 1000) if number >= 2000 else ""
    return f"{counted} {romance_place(number, ES_UNITS, ES_PLACE_TENS, ES_PLACE_HUNDREDS, 'milésimo')}".strip()


def pt_place(number: int) -> str:
    counted = pt(number // 1000) if number >= 2000 else ""
    return f"{counted} {romance_place(number, PT_UNITS, PT_PLACE_TENS, PT_PLACE_HUNDREDS, 'milésimo')}".strip()


def ending(said: str, last: str) -> str:
    """Return an ordinal with another ending on each of its words: feminine, plural."""
    return " ".join(word.removesuffix("o") + last for word in said.split())


PLACES: dict[str, tuple[str, Callable[[int], str]]] = {
    "en": ("en", en_place),
    "es": ("es", es_place),
    "es, no accents": ("es", lambda number: es_place(number).translate(PLAIN)),
    "pt": ("pt", pt_place),
    "pt, no accents": ("pt", lambda number: pt_place(number).translate(PLAIN)),
}


@pytest.mark.parametrize(("language", "speller"), PLACES.values(), ids=PLACES.keys())
def test_every_place_below_a_thousand_and_some_above(language: str, speller: Callable[[int], str]) -> None:
    for number in [*range(1, 1_000), *range(1_000, 30_000, 97)]:
        fact = only(speller(number), language)
        assert (fact.kind, fact.high, fact.text) == ("ordinal", Fraction(number), speller(number))


@pytest.mark.parametrize("last", ["a", "os", "as"])
@pytest.mark.parametrize(("language", "speller"), [("es", es_place), ("pt", pt_place)])
def test_places_in_every_gender_and_number(language: str, speller: Callable[[int], str], last: str) -> None:
    for number in range(1, 1000):
        said = ending(speller(number), last)
        facts = [fact for fact in read(said, language).facts if fact.kind != "date"]
        assert [fact.high for fact in facts] in ([number], []), said


@given(number=st.integers(1, 10**15))
def test_large_places_in_english(number: int) -> None:
    fact = only("the " + en_place(number), "en")
    assert (fact.kind, fact.high) == ("ordinal", Fraction(number))


@pytest.mark.parametrize(
    ("language", "text", "place"),
    [
        ("en", "21st", 21), ("en", "1,000th", 1000), ("en", "22nd", 22), ("en", "the 3rd", 3), ("en", "113th", 113),
        ("en", "two hundred and first", 201), ("en", "one hundredth", 100), ("en", "twentyfifth", 25),
        ("en", "seventy—third", 73), ("en", "twenty first", 21), ("en", "ten millionth", 10_000_000),
        ("es", "1.º", 1), ("es", "3er", 3), ("es", "2da", 2), ("es", "5ª", 5), ("es", "1ros", 1), ("es", "21.er", 21),
        ("es", "1.000º", 1000), ("es", "8vo", 8), ("es", "10mo", 10), ("es", "7ma", 7), ("es", "primer", 1),
        ("es", "decimotercera", 13), ("es", "vigesimoquinto", 25), ("es", "undécima", 11), ("es", "tercer", 3),
        ("es", "dosmilésimo", 2000), ("es", "mil millonésimo", 10**9), ("es", "décimo noveno", 19),
        ("pt", "1.º", 1), ("pt", "2ª", 2), ("pt", "1os", 1), ("pt", "3as", 3), ("pt", "10º", 10), ("pt", "1o", 1),
        ("pt", "décimo-primeiro", 11), ("pt", "centésima quinta", 105), ("pt", "dois milésimo", 2000),
        ("pt", "sextos", 6), ("pt", "bilionésimo", 10**9),
    ],
)  # fmt: skip
def test_places_as_they_are_written(language: str, text: str, place: int) -> None:
    fact = only(text, language)
    assert (fact.kind, fact.high) == ("ordinal", Fraction(place))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "the second to last page"), ("en", "the last page"), ("es", "el último libro"), ("es", "30° C"),
        ("pt", "o penúltimo livro"),
    ],
)  # fmt: skip
def test_what_is_no_place(language: str, text: str) -> None:
    assert [fact for fact in read(text, language).facts if fact.kind == "ordinal"] == []


# Fractions, decimals, signs, scales, powers

SAID: list[tuple[str, str, str]] = [
    # halves, quarters and other parts
    ("en", "half", "1/2"), ("en", "a quarter", "1/4"), ("en", "one third", "1/3"), ("en", "two thirds", "2/3"),
    ("en", "two-thirds", "2/3"), ("en", "three quarters", "3/4"), ("en", "seven eighths", "7/8"),
    ("en", "three sixteenths", "3/16"), ("en", "five hundredths", "1/20"), ("en", "nine halves", "9/2"),
    ("en", "one hundred thirty-fifths", "100/35"), ("en", "one hundred and thirty-two fifths", "132/5"),
    ("en", "one twenty-fifth", "1/25"), ("en", "a hundred thousand trillionths", "1/10000000"),
    ("es", "un tercio", "1/3"), ("es", "dos tercios", "2/3"), ("es", "tres cuartos", "3/4"),
    ("es", "un décimo", "1/10"),
    ("es", "tres cuartas partes", "3/4"), ("es", "la mitad", "1/2"), ("es", "cinco octavos", "5/8"),
    ("es", "tres onceavos", "3/11"), ("es", "siete treintavos", "7/30"), ("es", "dos doceavos", "1/6"),
    ("es", "cinco ciento veinteavos", "1/24"), ("es", "dos centésimas", "1/50"), ("es", "tres milésimas", "3/1000"),
    ("es", "una quinta parte", "1/5"), ("es", "dos terceras partes", "2/3"), ("es", "nueve cienmilésimos", "9/100000"),
    ("pt", "um terço", "1/3"), ("pt", "dois terços", "2/3"), ("pt", "três quartos", "3/4"), ("pt", "metade", "1/2"),
    ("pt", "cinco oitavos", "5/8"), ("pt", "dois onze avos", "2/11"), ("pt", "três vinte e um avos", "1/7"),
    ("pt", "um quinze avos", "1/15"), ("pt", "sete centésimos", "7/100"), ("pt", "duas terças partes", "2/3"),
    ("pt", "cinco milésimos", "1/200"), ("pt", "uma quinta parte", "1/5"),
    # mixed numbers
    ("en", "three and a half", "7/2"), ("en", "two and a quarter", "9/4"), ("en", "one and three quarters", "7/4"),
    ("en", "one hundred and two thirds", "302/3"), ("en", "two and a half million", "2500000"),
    ("en", "two million and a half", "2500000"), ("en", "half a million", "500000"), ("en", "one and a half", "3/2"),
    ("en", "a quarter of a million", "250000"), ("en", "three quarters of a billion", "750000000"),
    ("es", "tres y medio", "7/2"), ("es", "dos y un cuarto", "9/4"), ("es", "uno con tres cuartos", "7/4"),
    ("es", "dos millones y medio", "2500000"), ("es", "medio millón", "500000"),
    ("es", "cien con dos tercios", "302/3"),
    ("pt", "três e meio", "7/2"), ("pt", "dois e um quarto", "9/4"), ("pt", "dois milhões e meio", "2500000"),
    ("pt", "meio milhão", "500000"), ("pt", "um bilhão e meio", "1500000000"),
    # decimals in words
    ("en", "point five", "1/2"), ("en", "three point one four", "157/50"), ("en", "zero point zero three", "3/100"),
    ("en", "two point seventy-five", "11/4"), ("en", "naught point six", "3/5"), ("en", "1 point 5", "3/2"),
    ("en", "two point five million", "2500000"),
    ("es", "tres coma catorce", "157/50"), ("es", "cero coma cinco", "1/2"), ("es", "dos punto cero cinco", "41/20"),
    ("es", "siete con veinticinco", "29/4"), ("es", "uno coma cinco millones", "1500000"),
    ("pt", "três vírgula quatorze", "157/50"), ("pt", "zero vírgula cinco", "1/2"),
    ("pt", "dois ponto zero cinco", "41/20"),
    ("pt", "um vírgula cinco milhão", "1500000"),
    # signs
    ("en", "-5", "-5"), ("en", "−5", "-5"), ("en", "minus five", "-5"), ("en", "negative 12.5", "-25/2"),
    ("en", "+7", "7"),
    ("en", "minus three million two hundred thousand", "-3200000"), ("es", "menos cinco", "-5"),
    ("es", "-1.234,5", "-2469/2"),
    ("pt", "menos vinte e dois", "-22"), ("pt", "-0,5", "-1/2"), ("en", "minus two thirds", "-2/3"),
    # scales beside digits
    ("en", "1.5 million", "1500000"), ("en", "3M", "3000000"), ("en", "100k", "100000"), ("en", "2bn", "2000000000"),
    ("en", "12 lakh", "1200000"), ("en", "3.5 crore", "35000000"), ("en", "5 million 200 thousand", "5200000"),
    ("en", "3 hundred and 21", "321"), ("en", "10 k", "10000"), ("en", "2 dozen", "24"), ("en", "3 thousand", "3000"),
    ("es", "2,3 mil", "2300"), ("es", "2 mil 500", "2500"), ("es", "2.000 millones", "2000000000"),
    ("es", "3 mil millones", "3000000000"), ("es", "1 millón 200 mil", "1200000"), ("es", "treinta y 3", "33"),
    ("es", "mil 500", "1500"), ("es", "dos mil millones", "2000000000"), ("es", "cien mil millones", "100000000000"),
    ("pt", "2,3 mil", "2300"), ("pt", "3,5 milhões", "3500000"), ("pt", "1 milhão e 200 mil", "1200000"),
    ("pt", "2 mil e 500", "2500"), ("pt", "dois mil e quinhentos milhões", "2500000000"),
    ("pt", "5 biliões", "5000000000000"),
    # counts that are nouns
    ("en", "a dozen", "12"), ("en", "two dozen", "24"), ("en", "half a dozen", "6"), ("en", "a couple", "2"),
    ("en", "threescore", "60"), ("es", "una docena", "12"), ("es", "media docena", "6"), ("es", "dos decenas", "20"),
    ("es", "un centenar", "100"), ("es", "un par", "2"), ("pt", "uma dúzia", "12"), ("pt", "meia dúzia", "6"),
    ("pt", "três dezenas", "30"), ("pt", "um par", "2"), ("pt", "uma centena", "100"),
    # other ways of saying
    ("en", "nineteen eighty", "1980"), ("en", "twenty twenty-five", "2025"), ("en", "nineteen hundred", "1900"),
    ("en", "twelve hundred", "1200"), ("en", "a hundred and five", "105"), ("en", "two hundred and five", "205"),
    ("en", "thousand nine hundred", "1900"), ("en", "fortytwo", "42"), ("en", "forty - two", "42"), ("en", "nil", "0"),
    ("en", "one over twenty", "1/20"), ("en", "one in five", "1/5"), ("en", "3 out of 10", "3/10"),
    ("es", "veinte y uno", "21"), ("es", "diez y seis", "16"), ("es", "treintaicinco", "35"), ("es", "dosmil", "2000"),
    ("es", "cero ocho", "8"), ("es", "uno sobre cien", "1/100"), ("es", "uno de cada cinco", "1/5"),
    ("es", "ciento un mil", "101000"), ("es", "mil y una", "1001"), ("es", "veintiún millones", "21000000"),
    ("pt", "um em cada cinco", "1/5"), ("pt", "1 sobre 3", "1/3"), ("pt", "catorze", "14"), ("pt", "mil e um", "1001"),
    ("pt", "cento e um mil", "101000"), ("pt", "vinteecinco", "25"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "expected"), SAID, ids=[f"{code}: {text}" for code, text, _ in SAID])
def test_numbers_as_they_are_said(language: str, text: str, expected: str) -> None:
    fact = only(text, language)
    assert (fact.kind, fact.low, fact.high) == ("number", Fraction(expected), Fraction(expected))


@pytest.mark.parametrize(
    ("language", "text", "values"),
    [
        ("en", "two, three and five", [2, 3, 5]), ("en", "five and six", [5, 6]), ("en", "4000 3 hundred", [4000, 300]),
        ("en", "one hundred, two hundred", [100, 200]), ("en", "three-nought-four", [3, 0, 4]),
        ("en", "2 million and 30", [2_000_000, 30]), ("en", "nine ten eleven", [9, 10, 11]),
        ("en", "1, 234, 567", [1, 234, 567]),
        ("es", "cinco y seis", [5, 6]), ("es", "doscientos y trescientos", [200, 300]), ("pt", "cinco e seis", [5, 6]),
        ("pt", "duzentos e trezentos", [200, 300]), ("pt", "dez e seis", [10, 6]), ("en", "12 out of 10", [12, 10]),
    ],
)  # fmt: skip
def test_numbers_that_are_several(language: str, text: str, values: list[int]) -> None:
    assert [fact.high for fact in read(text, language).facts] == values


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "thousands of people"), ("en", "dozens of houses"), ("en", "several hundred years"),
        ("en", "a few thousand"),
        ("es", "miles de personas"), ("es", "varios miles"), ("es", "cientos de casas"), ("pt", "milhares de pessoas"),
        ("pt", "dezenas de casas"), ("pt", "milhões de livros"),
    ],
)  # fmt: skip
def test_a_number_word_without_a_number_is_reported_as_unread(language: str, text: str) -> None:
    assert [fact.kind for fact in read(text, language).facts] == ["unread"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a third party"), ("en", "at this point we left"), ("en", "the couple left"), ("en", "someone tendered"),
        ("es", "un coche"), ("pt", "uma casa"), ("es", "con punto y coma"), ("pt", "ponto final"),
    ],
)  # fmt: skip
def test_what_says_no_number(language: str, text: str) -> None:
    assert [fact for fact in read(text, language).facts if fact.kind == "number" and not fact.weak] == []


# Digits

MARKS = {"en": (",", "."), "es": (".", ","), "pt": (".", ",")}


def grouped(number: int, mark: str) -> str:
    return f"{number:,}".replace(",", mark)


@pytest.mark.parametrize("language", MARKS)
@given(whole=st.integers(0, 10**15), decimals=st.text("0123456789", max_size=6))
def test_decimals_read_back(language: str, whole: int, decimals: str) -> None:
    group, mark = MARKS[language]
    expected = whole + (Fraction(int(decimals), 10 ** len(decimals)) if decimals else Fraction(0))
    tail = mark + decimals if decimals else ""
    for text in (grouped(whole, group) + tail, f"{whole}{tail}" if len(decimals) != 3 else ""):
        found = written(text, mark)
        assert not text or (found is not None and found.value == expected)


@pytest.mark.parametrize("language", MARKS)
@pytest.mark.parametrize("sign", ["", "-", "−"])
@given(number=st.integers(10_000, 10**9 - 1))
def test_grouped_numbers_in_a_sentence_read_back(language: str, sign: str, number: int) -> None:
    for mark in (MARKS[language][0], " ", "\u00a0", "\u202f", "'"):
        fact = only(f"x: {sign}{grouped(number, mark)}.", language)
        assert fact.high == (-number if sign else number)


@given(number=st.integers(100_000, 10**12))
def test_lakhs_and_crores_read_back(number: int) -> None:
    digits, last = str(number)[:-3], str(number)[-3:]
    pairs = [digits[max(0, end - 2) : end] for end in range(len(digits), 0, -2)][::-1]
    found = written(",".join([*pairs, last]), ".")
    assert found is not None
    assert found.value == number


@pytest.mark.parametrize(
    ("text", "mark", "expected"),
    [
        ("1,250", ".", "1250"), ("1.250", ".", "1.25"), ("1.250", ",", "1250"), ("1,250", ",", "1.25"),
        (".5", ".", "0.5"),
        ("1.234,56", ".", "1234.56"), ("1,234.56", ",", "1234.56"), ("1 234,5", ",", "1234.5"), ("0.125", ",", "0.125"),
        ("1'234'567.8", ".", "1234567.8"), ("12,34,567", ".", "1234567"), ("1234,567", ".", "1234.567"),
        ("007", ".", "7"),
    ],
)  # fmt: skip
def test_digits_and_their_marks(text: str, mark: str, expected: str) -> None:
    found = written(text, mark)
    assert found is not None
    assert found.value == Fraction(expected)


@pytest.mark.parametrize("text", ["1,1,1,1", "1,23,4", "1.2.3", "", ".", "12,345,67", "1,,2", "9" * 41])
def test_digits_that_write_no_number(text: str) -> None:
    assert written(text, ".") is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1e10", Fraction(10**10)), ("1.2e6", Fraction(1_200_000)), ("12.32E+14", Fraction(1232 * 10**12)),
        ("5e-3", Fraction(1, 200)), ("10^5", Fraction(10**5)), ("1.3x10^6", Fraction(1_300_000)),
        ("10⁵", Fraction(10**5)),
        ("2 × 10⁻³", Fraction(1, 500)), ("2.5^-1", Fraction(2, 5)), ("8x2^10", Fraction(8192)), ("2^--3", Fraction(8)),
        ("2.48×10−5", Fraction(31, 1_250_000)), ("3 · 10^8", Fraction(3 * 10**8)),
    ],
)  # fmt: skip
def test_powers(text: str, expected: Fraction) -> None:
    assert power(text, ".") == expected
    assert value(text, "en") == expected
    assert value(f"-{text}", "en") == -expected


@pytest.mark.parametrize("text", ["9^999999", "0^-1", "10^", "1e", "123456789^999"])
def test_powers_that_are_not_worked_out(text: str) -> None:
    assert power(text, ".") is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [("1/3", "1/3"), ("½", "1/2"), ("2½", "5/2"), ("2 ½", "5/2"), ("1 1/2", "3/2"), ("1-1/2", "3/2"),
    ("-4/5", "-4/5"), ("3⁄4", "3/4")],
)  # fmt: skip
def test_fractions_in_digits(text: str, expected: str) -> None:
    assert value(text, "en") == Fraction(expected)


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "25%", "25"), ("en", "minus five percent", "-5"), ("en", "half a percent", "1/2"),
        ("en", "3.5 per cent", "7/2"),
        ("en", "two and a half percent", "5/2"), ("en", "three quarters of a percent", "3/4"),
        ("en", "1e-2 %", "1/100"),
        ("es", "cinco por ciento", "5"), ("es", "medio por ciento", "1/2"), ("es", "2,5 %", "5/2"),
        ("es", "cien por cien", "100"),
        ("es", "tres coma cinco por ciento", "7/2"), ("es", "dos quintos por ciento", "2/5"),
        ("es", "1 sobre 4 por ciento", "1/4"),
        ("pt", "cinco por cento", "5"), ("pt", "meio por cento", "1/2"), ("pt", "cem por cento", "100"),
        ("pt", ",5%", "1/2"),
        ("pt", "trinta e seis vírgula dois por cento", "181/5"), ("pt", "dois trinta avos por cento", "1/15"),
    ],
)  # fmt: skip
def test_percent(language: str, text: str, expected: str) -> None:
    fact = only(text, language)
    assert (fact.kind, fact.high) == ("percent", Fraction(expected))


# Hostile runs

RUNS = [
    "1 ",
    "one ",
    "one and ",
    "twenty-",
    "hundred ",
    "half ",
    "zero ",
    "point ",
    "minus ",
    "- ",
    "1,",
    "1 1/2 ",
    "10^",
]


@pytest.mark.parametrize("run", RUNS)
@pytest.mark.parametrize("language", MARKS)
def test_hostile_runs_are_owned_or_left_word_for_word(language: str, run: str) -> None:
    reading = read(run * 300, language)
    spans = [fact.span for fact in reading.facts]
    assert all(one.end <= other.start for one, other in pairwise(spans))
    assert all(fact.text == fact.span.of(reading.text) for fact in reading.facts)


@given(
    text=st.lists(
        st.sampled_from([*"0123456789.,-–—'’()/%^⁵½ ", "one", "and", "million", "a", "half", "point"]), max_size=60
    )
)
def test_any_mix_of_numbers_and_marks_is_read(text: list[str]) -> None:
    whole = " ".join(text) + "".join(text)
    for language in MARKS:
        assert all(fact.text == fact.span.of(whole) for fact in read(whole, language).facts)
