"""What sample_docs holds, and that the questions written for it can be answered from it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from bearsout.model import Dates, Passage
from bearsout.sources.read import read

ROOT = Path(__file__).parent.parent
SAMPLES = ROOT / "sample_docs"
NAMES = (
    "archive/workshop-prices-2024.md",
    "delivery.html",
    "es/devoluciones.md",
    "es/envios.md",
    "faq.md",
    "flat-tyre.md",
    "hire.txt",
    "owners-booklet.pdf",
    "pt/devolucoes.html",
    "pt/entregas.md",
    "refunds.md",
    "returns.md",
    "staff/goodwill.md",
    "who-we-are.md",
    "workshop-prices.md",
)
TEXTS = tuple(name for name in NAMES if not name.endswith(".pdf"))
QUESTIONS: list[dict[str, Any]] = [
    json.loads(line) for line in (ROOT / "tests/cases/sample_questions.jsonl").read_text("utf-8").splitlines()
]


def shown(name: str) -> str:
    """Return all the text of a sample document, white space collapsed."""
    if name.endswith(".pdf"):
        with pypdfium2.PdfDocument(SAMPLES / name) as booklet:
            return " ".join(" ".join(page.get_textpage().get_text_range() for page in booklet).split())
    return " ".join((SAMPLES / name).read_text("utf-8").split())


def test_the_folder_holds_these_files_and_no_other() -> None:
    files = sorted(path.relative_to(SAMPLES).as_posix() for path in SAMPLES.rglob("*") if path.is_file())
    assert tuple(files) == NAMES


@pytest.mark.parametrize("name", TEXTS)
def test_text_is_utf8_with_unix_line_ends_and_of_a_page_or_less(name: str) -> None:
    text = (SAMPLES / name).read_bytes().decode("utf-8")
    assert "\r" not in text
    assert "\ufffd" not in text
    assert 15 <= len(text.splitlines()) <= 75


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("returns.md", "within 40 days of delivery. Helmets cannot be returned"),
        ("workshop-prices.md", "| Full service | €152 | three working days |"),
        ("workshop-prices.md", "valid_from: 2026-02-01"),
        ("archive/workshop-prices-2024.md", "valid_until: 2026-01-31"),
        ("archive/workshop-prices-2024.md", "This page has been replaced by [Workshop prices]"),
        ("flat-tyre.md", "1. Turn the bicycle upside down"),
        ("faq.md", "## How can I pay?"),
        ("delivery.html", '<link rel="canonical" href="https://quillbrook.example/help/delivery">'),
        ("delivery.html", '<nav class="breadcrumb"'),
        ("delivery.html", "We use cookies"),
        ("delivery.html", '<h2 id="prices">'),
        ("delivery.html", "<caption>Delivery prices and times</caption>"),
        ("hire.txt", "You must be at least 18 years old"),
        ("who-we-are.md", "**Tiago Meireles** is head of the workshop."),
        ("staff/goodwill.md", "tags: [staff]"),
        ("owners-booklet.pdf", "Seat post clamp 6 Nm"),
        ("owners-booklet.pdf", "Page 3 of 3"),
        ("pt/devolucoes.html", '<html lang="pt-PT">'),
        ("pt/entregas.md", "lang: pt-PT"),
        ("es/envios.md", "lang: es"),
    ],
)
def test_each_kind_of_content_is_there(name: str, text: str) -> None:
    assert text in shown(name)


def test_one_sentence_alone_says_how_long_a_refund_takes() -> None:
    english = [name for name in NAMES if not name.startswith(("pt/", "es/"))]
    assert [name for name in english if "A refund shows up on your card" in shown(name)] == ["refunds.md"]
    assert sum(shown(name).count("four to six working days") for name in english) == 1


def passages_of(name: str) -> tuple[Passage, ...]:
    """Return the passages of a sample document; it is read without a warning."""
    got = read((SAMPLES / name).read_bytes(), name)
    assert got.warnings == ()
    return got.passages


@pytest.mark.parametrize("name", NAMES)
def test_each_document_is_read_in_its_language(name: str) -> None:
    folder = name.split("/")[0]
    languages = {passage.language for passage in passages_of(name)}
    assert languages == {folder if folder in {"es", "pt"} else "en"}


READ = [
    ("delivery.html", ("What it costs", "Delivery prices and times"), "Ireland; Parcel: €4.90; Bicycle in a box: €35"),
    ("hire.txt", ("How long",), "The shortest hire is two hours and the longest is 21 days."),
    ("hire.txt", ("Limits",), "a child of at least 9 months and no more than 22 kg."),
    ("owners-booklet.pdf", ("Warranty", "What is covered"), "material or workmanship: the frame for ten years;"),
    (
        "owners-booklet.pdf",
        ("Bolts and care", "How tight the bolts must be", "Table 1: Tightening torques"),
        "Bolt: Pedals; Tighten to: 35 Nm; Tool: 15 mm spanner",
    ),
    (
        "owners-booklet.pdf",
        ("Bolts and care", "Looking after it", "Table 2: Care through the year"),
        "What: Oil the chain; How often: every 300 km and after rain",
    ),
    ("returns.md", ("What we do not take back",), "We cannot take back: energy bars and drinks."),
    ("workshop-prices.md", ("What each job costs",), "Full service; Price: €152; Ready in: three working days"),
    ("pt/devolucoes.html", ("Quanto custa devolver", "Custo da devolução"), "Encomenda pequena; Preço: 12 €"),
    ("es/envios.md", ("Cuánto cuesta el envío",), "Destino: Península; Paquete: 9,50 €"),
]


@pytest.mark.parametrize(("name", "path", "text"), READ, ids=[f"{name}-{path[-1]}" for name, path, _ in READ])
def test_what_a_person_would_look_for_stands_under_its_headings(name: str, path: tuple[str, ...], text: str) -> None:
    assert [p.heading_path for p in passages_of(name) if text in p.text] == [path]


FURNITURE = ("cookie", "Accept all", "Hire</a>", "Was this page", "Related pages", "© 2026", "Esta página foi útil")


@pytest.mark.parametrize("name", ["delivery.html", "pt/devolucoes.html"])
def test_menus_notices_and_footers_are_not_content(name: str) -> None:
    said = "\n".join(" ".join((*passage.heading_path, passage.text)) for passage in passages_of(name))
    assert [text for text in FURNITURE if text in said] == []


def test_pages_dates_tags_and_links_are_kept() -> None:
    assert {passage.page for passage in passages_of("owners-booklet.pdf")} == {"1", "2", "3"}
    old = passages_of("archive/workshop-prices-2024.md")[0].document
    assert old.dates == Dates("2024-01-08", "2024-01-15", "2026-01-31")
    assert passages_of("staff/goodwill.md")[0].document.tags == ("staff",)
    assert passages_of("delivery.html")[0].link == "https://quillbrook.example/help/delivery#time"


def test_no_running_header_or_page_number_is_content() -> None:
    said = "\n".join(passage.text for passage in passages_of("owners-booklet.pdf"))
    assert "Page 1 of" not in said
    assert "Quillbrook Cycles ·" not in said


def test_the_booklet_is_the_one_that_the_script_makes(tmp_path: Path) -> None:
    made = tmp_path / "booklet.pdf"
    subprocess.run([sys.executable, ROOT / "scripts/make_sample_pdf.py", made], check=True)
    assert made.read_bytes() == (SAMPLES / "owners-booklet.pdf").read_bytes()


def test_the_booklet_has_an_outline_of_two_levels() -> None:
    with pypdfium2.PdfDocument(SAMPLES / "owners-booklet.pdf") as booklet:
        assert [(mark.level, mark.get_title()) for mark in booklet.get_toc()][-5:] == [
            (0, "Warranty"),
            (1, "What is covered"),
            (1, "Who is covered"),
            (1, "How to make a claim"),
            (1, "Racing and hire"),
        ]


def test_a_third_of_the_questions_has_no_answer_in_each_language() -> None:
    counts = {
        language: [
            sum(row["lang"] == language and row["answerable"] is kind for row in QUESTIONS) for kind in (True, False)
        ]
        for language in ("en", "pt", "es")
    }
    assert counts == {"en": [8, 4], "pt": [6, 3], "es": [6, 3]}


@pytest.mark.parametrize("row", QUESTIONS, ids=lambda row: row["question"])
def test_an_answer_stands_in_the_document_it_is_cited_from(row: dict[str, Any]) -> None:
    if not row["answerable"]:
        assert (row["must"], row["cite"]) == ([], None)
        return
    assert row["must"]
    assert [text for text in row["must"] if text not in shown(row["cite"])] == []
