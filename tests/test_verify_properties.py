"""What must hold of every verdict, in three languages, over the sample documents, the tables and the case passages."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bearsout.language.sentences import sentences
from bearsout.language.table import CODES
from bearsout.model import Document, Passage
from bearsout.sources.files import find, read_bytes
from bearsout.sources.read import read
from bearsout.verify.support import check
from tests.test_verify_battery import ROWS, Row

ROOT = Path(__file__).parent.parent
CASES = Path(os.environ.get("BEARSOUT_CASES", ROOT.parent / "shared" / "cases"))
DIGITS = re.compile(r"(?<![\w.,:/])\d{2,4}(?![\w.,:/%-]|\s?[%°])")
UNRELATED = {
    "en": ("The heron nests in reeds.", "Basalt forms when lava cools."),
    "es": ("La garza anida entre juncos.", "El basalto se forma cuando se enfría la lava."),
    "pt": ("A garça faz ninho entre juncos.", "O basalto se forma quando a lava esfria."),
}


def of_samples() -> Iterator[Passage]:
    """Yield the passages of the sample documents."""
    for source in find([str(ROOT / "sample_docs")]).files:
        yield from (item for item in read(read_bytes(source), source.name).passages if item.language in CODES)


def of_cases() -> Iterator[Passage]:
    """Yield the passages of the grounding pairs, where they are at hand."""
    path = CASES / "grounding" / "pairs.jsonl"
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else ():
        row = json.loads(line)
        for text in row["passages"] if row["lang"] in CODES else ():
            yield Passage(Document("case"), (), text, language=row["lang"])


@cache
def claims(origin: str) -> tuple[tuple[str, Passage], ...]:
    """Return sentences with the passages that hold them."""
    passages = of_samples() if origin == "samples" else of_cases()
    return tuple((span.of(item.text), item) for item in passages for span in sentences(item.text, item.language))


@pytest.mark.parametrize("origin", ["samples", "cases"])
def test_a_sentence_of_a_passage_is_supported_by_it(origin: str) -> None:
    found = claims(origin)
    if not found:
        pytest.skip("the cases are not at hand")
    refused = [
        (sentence, verdict.problems)
        for sentence, passage in found
        if (verdict := check(sentence, [passage], passage.language)).refused
    ]
    assert not refused


@pytest.mark.parametrize("origin", ["samples", "cases"])
def test_another_number_that_stands_nowhere_is_dropped(origin: str) -> None:
    changed = [
        (f"{sentence[: hit.start()]}{int(hit.group()) + 7}{sentence[hit.end() :]}", passage)
        for sentence, passage in claims(origin)
        for hit in DIGITS.finditer(sentence)
        if str(int(hit.group()) + 7) not in passage.text
    ]
    kept = [(sentence, passage.text) for sentence, passage in changed if check(sentence, [passage]).supported]
    assert not kept


SURE = [row for row in ROWS if not row.fault]


@given(st.sampled_from(SURE), st.randoms(use_true_random=False))
@settings(max_examples=200, deadline=None)
def test_unrelated_passages_and_their_order_change_nothing(row: Row, random: object) -> None:
    unrelated = [Passage(Document("zoo"), (), text, language=row.code) for text in UNRELATED[row.code]]
    for cited in (row.cited() + unrelated, unrelated + row.cited(), [*reversed(row.cited()), unrelated[0]]):
        assert check(row.sentence, cited, row.code).supported is row.supported


FORMATS = [
    ("en", "The branch in Leeds serves {} customers.", ","),
    ("es", "La sucursal de Lugo atiende a {} clientes.", "."),
    ("pt", "A filial de Braga atende {} clientes.", "."),
]


@pytest.mark.parametrize(("code", "sentence", "mark"), FORMATS, ids=CODES)
def test_the_format_of_a_number_changes_nothing(code: str, sentence: str, mark: str) -> None:
    @given(st.integers(10_000, 999_999))
    @settings(max_examples=60, deadline=None)
    def holds(value: int) -> None:
        plain, grouped = str(value), f"{value:,}".replace(",", mark)
        for said, held in ((plain, grouped), (grouped, plain)):
            passage = Passage(Document("shop"), (), "Well. " + sentence.format(held), language=code)
            assert check(sentence.format(said), [passage], code).supported

    holds()


EXACT = [
    ("en", "Express delivery costs ${} and takes {} hours.", "Express delivery costs ${}."),
    ("es", "El envío urgente cuesta {} euros y tarda {} horas.", "El envío urgente cuesta {} euros."),
    ("pt", "A entrega expressa custa {} reais e leva {} horas.", "A entrega expressa custa {} reais."),
]


@pytest.mark.parametrize(("code", "text", "sentence"), EXACT, ids=CODES)
def test_another_exact_value_is_dropped(code: str, text: str, sentence: str) -> None:
    @given(st.integers(2, 9999), st.integers(2, 9999))
    @settings(max_examples=80, deadline=None)
    def holds(value: int, other: int) -> None:
        passage = Passage(Document("shop"), (), text.format(value, value), language=code)
        assert check(sentence.format(other), [passage], code).supported is (value == other)

    holds()


PLAIN = [
    ("en", "The lift {}stops on the third floor.", "never "),
    ("en", "Visitors can{} park in the courtyard.", "not"),
    ("en", "The ticket is {}valid on the night bus.", "not "),
    ("en", "Members {}pay for the sauna.", "do not "),
    ("es", "El ascensor {}para en la tercera planta.", "no "),
    ("es", "Los visitantes {}pueden aparcar en el patio.", "no "),
    ("es", "El billete {}es válido en el autobús nocturno.", "no "),
    ("es", "Los socios {}pagan la sauna.", "nunca "),
    ("pt", "O elevador {}para no terceiro andar.", "não "),
    ("pt", "Os visitantes {}podem estacionar no pátio.", "não "),
    ("pt", "O bilhete {}é válido no ônibus noturno.", "não "),
    ("pt", "Os sócios {}pagam a sauna.", "nunca "),
]


@pytest.mark.parametrize(("code", "clause", "denial"), PLAIN, ids=[row[1] for row in PLAIN])
@given(before=st.booleans())
@settings(max_examples=2, deadline=None)
def test_a_denial_more_or_less_is_dropped(code: str, clause: str, denial: str, before: bool) -> None:
    other = UNRELATED[code][0]
    for said, held in ((clause.format(denial), clause.format("")), (clause.format(""), clause.format(denial))):
        text = f"{other} {held}" if before else f"{held} {other}"
        assert check(said, [Passage(Document("shop"), (), text, language=code)], code).refused
