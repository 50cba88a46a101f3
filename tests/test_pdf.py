"""PDF: lines, columns, headings, tables, notes and pages as a reader sees them; what is refused, and what warned of."""

from __future__ import annotations

import io
import json
import logging
import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PIL import Image
from reportlab.lib.pdfencrypt import StandardEncryption
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from bearsout.errors import UnreadableDocument
from bearsout.sources.blocks import Block, Code, Definition, Heading, Item, Paragraph, Place, Table
from bearsout.sources.hyphens import Words, join, words_of
from bearsout.sources.passages import passages
from bearsout.sources.pdf.contents import plain
from bearsout.sources.pdf.lines import line
from bearsout.sources.pdf.reader import read
from bearsout.sources.pdf.words import Face, Word
from bearsout.sources.read import read as read_any

BODY, BOLD, MONO = "Helvetica", "Helvetica-Bold", "Courier"
Draw = Callable[[Canvas], None]


def pdf(*pages: Draw, size: tuple[float, float] = (420, 595), encrypt: StandardEncryption | None = None) -> bytes:
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=size, invariant=1, encrypt=encrypt)
    for page in pages:
        page(canvas)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


class Pen:
    """Draws lines from the top of a page downwards; `down` is where the next line comes."""

    def __init__(self, canvas: Canvas, top: float = 60, left: float = 50) -> None:
        self.canvas, self.down, self.left = canvas, top, left

    def write(self, *lines: str, font: str = BODY, size: float = 10, indent: float = 0, above: float = 0) -> Pen:
        self.down += above
        self.canvas.setFont(font, size)
        for text in lines:
            self.canvas.drawString(self.left + indent, 595 - self.down, text)
            self.down += 1.2 * size
        return self

    def heading(self, text: str, size: float = 14) -> Pen:
        return self.write(text, font=BOLD, size=size, above=14)

    def paragraph(self, *lines: str, indent: float = 0) -> Pen:
        return self.write(*lines, above=8, indent=indent)


def blocks(*pages: Draw) -> tuple[Block, ...]:
    return read(pdf(*pages), "a.pdf").blocks


def texts(found: tuple[Block, ...]) -> list[str]:
    return [block.text for block in found if not isinstance(block, Table)]


FULL = (
    "The first line of this paragraph fills the whole column, or",
    "nearly so, and the second line does as well, as all lines do",
)


def test_headings_by_size_and_weight_get_levels_and_paragraphs_are_joined() -> None:
    def page(canvas: Canvas) -> None:
        pen = Pen(canvas).heading("Guide", 20).paragraph(*FULL, "here.").heading("Fees").paragraph("A return is free.")
        pen.heading("Abroad", 10).paragraph("It costs 4.50 EUR.").heading("Contact").paragraph("Call us.")

    found = blocks(page)
    assert [(b.text, b.level) for b in found if isinstance(b, Heading)] == [
        ("Guide", 1),
        ("Fees", 2),
        ("Abroad", 3),
        ("Contact", 2),
    ]
    assert [b.text for b in found if isinstance(b, Paragraph)] == [
        f"{FULL[0]} {FULL[1]} here.",
        "A return is free.",
        "It costs 4.50 EUR.",
        "Call us.",
    ]


def test_numbering_deepens_headings_of_one_style() -> None:
    def page(canvas: Canvas) -> None:
        pen = Pen(canvas).heading("1 Fees").paragraph("One.").heading("1.1 Abroad").paragraph("Two.")
        pen.heading("2 Contact").paragraph("Three.")

    assert [b.level for b in blocks(page) if isinstance(b, Heading)] == [1, 2, 1]


def test_the_outline_rules_the_levels() -> None:
    def page(canvas: Canvas) -> None:
        for level, (key, title) in enumerate([("a", "Fees"), ("b", "Returns")]):
            canvas.bookmarkPage(key)
            canvas.addOutlineEntry(title, key, level)
        Pen(canvas).heading("Fees").paragraph("One.").heading("Returns").paragraph("Two.")

    assert [(b.text, b.level) for b in blocks(page) if isinstance(b, Heading)] == [("Fees", 1), ("Returns", 2)]


def test_columns_are_read_one_after_the_other_and_a_sentence_goes_over() -> None:
    left = [
        "Plants need water, light and",
        "air, and some of them want",
        "more of it than all of the",
        "others in this office, which",
    ]
    right = ["is why we ask everyone here", "to look at the little card in", "its pot before they water it", "at all."]

    def page(canvas: Canvas) -> None:
        Pen(canvas).heading("Plants", 20)
        Pen(canvas, top=120).write(*left)
        Pen(canvas, top=120, left=230).write(*right)

    assert texts(blocks(page)) == ["Plants", " ".join(left + right)]


def test_indents_and_roomy_lines_begin_paragraphs() -> None:
    def page(canvas: Canvas) -> None:
        pen = (
            Pen(canvas)
            .write(*FULL, "here.")
            .write("An indented line begins a paragraph, and its second line", indent=12)
        )
        pen.write(
            "goes back to the margin of the column, as in a book, until", "it ends.", "A line that had room ends one."
        )

    assert texts(blocks(page)) == [
        f"{FULL[0]} {FULL[1]} here.",
        "An indented line begins a paragraph, and its second line goes back to the margin of the column, as in a book, "
        "until it ends.",
        "A line that had room ends one.",
    ]


def furnished(number: int, *lines: str) -> Draw:
    def page(canvas: Canvas) -> None:
        Pen(canvas, top=25).write("Shop handbook", size=8)
        Pen(canvas).write(*lines)
        Pen(canvas, top=570).write(f"Page {number} of 3", size=8)

    return page


def test_running_lines_go_and_paragraphs_are_joined_over_pages() -> None:
    found = blocks(furnished(1, FULL[0]), furnished(2, FULL[1]), furnished(3, "on the last page.", "The end."))
    assert texts(found) == [f"{FULL[0]} {FULL[1]} on the last page. The end."]
    assert found[0].place == Place(page="1", page_number=1)


def test_furniture_of_a_single_page_goes() -> None:
    assert texts(blocks(furnished(1, *FULL, "here."))) == [f"{FULL[0]} {FULL[1]} here."]


def test_chapter_titles_at_the_top_of_pages_are_no_furniture() -> None:
    def chapter(number: int) -> Draw:
        return lambda canvas: void(Pen(canvas).heading(f"Chapter {number}", 18).paragraph(f"Text {number} of it."))

    assert [b.text for b in blocks(chapter(1), chapter(2)) if isinstance(b, Heading)] == ["Chapter 1", "Chapter 2"]


def void(_pen: Pen) -> None:
    """Take the pen away, so that a lambda can draw."""


def test_page_labels_are_those_that_the_reader_sees() -> None:
    def page(number: int, kind: str) -> Draw:
        def draw(canvas: Canvas) -> None:
            canvas.addPageLabel(number, kind, 1)
            Pen(canvas).heading(f"Part {kind}", 18).paragraph(f"Text {kind} of it.")

        return draw

    made = passages(read(pdf(page(0, "ROMAN_LOWER"), page(1, "ARABIC")), "a.pdf"), "a.pdf")
    assert [(p.page, p.link) for p in made] == [("i", "#page=1"), ("1", "#page=2")]


def raised(canvas: Canvas, down: float, *pieces: str, size: float = 10) -> None:
    """Draw a line whose pieces that begin with ^ are raised and small."""
    text = canvas.beginText(50, 595 - down)
    for piece in pieces:
        text.setRise(0.35 * size if piece.startswith("^") else 0)
        text.setFont(BODY, 0.6 * size if piece.startswith("^") else size)
        text.textOut(piece.lstrip("^"))
    canvas.drawText(text)


def test_reference_marks_go_notes_stand_behind_and_powers_stay() -> None:
    def page(canvas: Canvas) -> None:
        raised(canvas, 60, "The hall has 25 m", "^2", ", a garden", "^1", " too")
        Pen(canvas, top=72).write("and a paragraph that goes over to the next page of it, since it")
        raised(canvas, 540, "^1", "Closed in winter.", size=8)

    def after(canvas: Canvas) -> None:
        Pen(canvas).write("is long.")

    assert texts(blocks(page, after)) == [
        "The hall has 25 m², a garden too and a paragraph that goes over to the next page of it, since it is long.",
        "Closed in winter.",
    ]


ROWS = [("Plan", "Fee", "Days"), ("Basic", "$4.50", "10"), ("Family", "$9.00", "20")]


def rows(canvas: Canvas, top: float, lines: Sequence[tuple[str, ...]], *, header: bool) -> None:
    for at, cells in enumerate(lines):
        canvas.setFont(BOLD if header and at == 0 else BODY, 10)
        for column, cell in enumerate(cells):
            canvas.drawString(50 + 90 * column, 595 - top - 18 * at, cell)


def test_tables_have_headers_and_go_on_over_pages() -> None:
    def first(canvas: Canvas) -> None:
        Pen(canvas).heading("Fees", 20).paragraph(*FULL, "here.")
        rows(canvas, 200, ROWS, header=True)

    def second(canvas: Canvas) -> None:
        rows(canvas, 60, [("Club", "$7.00", "15"), ("School", "$2.00", "30")], header=False)

    tables = [b for b in blocks(first, second) if isinstance(b, Table)]
    assert [(t.header, t.rows, t.place.page) for t in tables] == [
        (ROWS[0], tuple(ROWS[1:]), "1"),
        (ROWS[0], (("Club", "$7.00", "15"), ("School", "$2.00", "30")), "2"),
    ]


def test_a_caption_goes_with_its_table_and_not_with_the_text_below() -> None:
    def page(canvas: Canvas) -> None:
        Pen(canvas).paragraph(*FULL, "here.")
        Pen(canvas, top=140).write("Table 1: Fees", size=9)
        rows(canvas, 160, ROWS, header=True)
        Pen(canvas, top=240).write("Text below it.")

    found = blocks(page)
    assert [b.caption for b in found if isinstance(b, Table)] == ["Table 1: Fees"]
    assert texts(found) == [f"{FULL[0]} {FULL[1]} here.", "Text below it."]


def test_wrapped_cells_are_one_cell() -> None:
    def page(canvas: Canvas) -> None:
        Pen(canvas).paragraph(*FULL, "here.")
        for down, cells in [
            (200, ("Written in", "JavaScript,")),
            (212, ("", "CSS")),
            (236, ("Size", "4 MB")),
            (260, ("Type", "viewer")),
        ]:
            for column, cell in enumerate(cells):
                canvas.drawString(50 + 120 * column, 595 - down, cell)

    (made,) = (b for b in blocks(page) if isinstance(b, Table))
    assert made.rows == (("Written in", "JavaScript, CSS"), ("Size", "4 MB"), ("Type", "viewer"))


def test_lists_have_depth_numbers_and_a_lead_in() -> None:
    def page(canvas: Canvas) -> None:
        pen = (
            Pen(canvas)
            .write("Packages in the main area")
            .write("• must be free, and they must have a licence that", indent=12, above=4)
        )
        pen.write("says so;", indent=20).write("– as they are", indent=32, above=4).write(
            "1. must be tested.", indent=12, above=4
        )

    assert [(b.text, b.depth, b.number) for b in blocks(page) if isinstance(b, Item)] == [
        ("must be free, and they must have a licence that says so;", 0, None),
        ("as they are", 1, None),
        ("must be tested.", 0, 1),
    ]
    assert blocks(page)[0] == Paragraph("Packages in the main area:", Place(page="1", page_number=1))


def test_a_bold_line_above_indented_text_is_a_term() -> None:
    def page(canvas: Canvas) -> None:
        pen = Pen(canvas).paragraph(*FULL, "here.").write("required", font=BOLD, above=8)
        pen.write("It must be there.", indent=20).write("Always.", indent=20, above=8).write("Back again.", above=8)

    assert [(b.term, b.text) for b in blocks(page) if isinstance(b, Definition)] == [
        ("required", "It must be there."),
        ("required", "Always."),
    ]


def test_program_text_keeps_its_lines_and_indents() -> None:
    def page(canvas: Canvas) -> None:
        pen = Pen(canvas).paragraph(*FULL, "here:").write("for x in y:", font=MONO, above=8)
        pen.write("print(x)", font=MONO, indent=24)

    assert [b.text for b in blocks(page) if isinstance(b, Code)] == ["for x in y:\n    print(x)"]


def test_contents_are_left_out_with_their_heading() -> None:
    def contents(canvas: Canvas) -> None:
        pen = Pen(canvas).heading("Contents", 18)
        for at in range(1, 6):
            pen.write(f"{at} Part {at} " + ". " * 30 + str(at), above=6)

    def text(canvas: Canvas) -> None:
        Pen(canvas).heading("1 Part 1", 18).paragraph("Some text of it.")

    assert texts(blocks(contents, text)) == ["1 Part 1", "Some text of it."]


@pytest.mark.parametrize("angle", [90, 180, 270])
def test_turned_text_is_read_upright(angle: int) -> None:
    def page(canvas: Canvas) -> None:
        canvas.translate(210, 297)
        canvas.rotate(angle)
        canvas.translate(-150, -297)
        Pen(canvas, top=200).heading("Fees", 18).paragraph("A return is free.", "It takes ten days.")

    assert texts(blocks(page)) == ["Fees", "A return is free. It takes ten days."]


def test_letter_spaced_titles_are_words() -> None:
    def page(canvas: Canvas) -> None:
        at = 50.0
        canvas.setFont(BOLD, 16)
        for letter in "NOTICE":
            canvas.drawString(at, 530, letter)
            at += 24
        Pen(canvas, top=100).paragraph(*FULL, "here.")

    assert texts(blocks(page))[0] == "NOTICE"


def test_right_to_left_words_are_in_logical_order_with_whole_numbers() -> None:
    face = Face(10)
    words = [Word(text, left, left + 20, 10, face) for text, left in [("יום", 10), ("14", 40), ("תוך", 70)]]
    assert line(1, words).text == "תוך 14 יום"


HYPHENS = [
    pytest.param(["a sen-", "tence"], "a sentence", id="cut"),
    pytest.param(["a sen\u2010", "tence"], "a sentence", id="another hyphen"),
    pytest.param(["a sen\u00ad", "tence"], "a sentence", id="soft"),
    pytest.param(
        ["a third-", "party offer for a party of a third kind"],
        "a third-party offer for a party of a third kind",
        id="both parts known",
    ),
    pytest.param(["an of-", "fice of mine"], "an office of mine", id="a little word is no part"),
    pytest.param(["the Smith-", "Jones case"], "the Smith-Jones case", id="capital"),
    pytest.param(["in 2024-", "25 and"], "in 2024-25 and", id="figures"),
    pytest.param(["see /usr/", "share"], "see /usr/share", id="path"),
    pytest.param(["one –", "two"], "one – two", id="dash"),
]


@pytest.mark.parametrize(("lines", "expected"), HYPHENS)
def test_hyphens_at_line_ends(lines: list[str], expected: str) -> None:
    assert join(lines, words_of(lines)) == expected


def test_titles_are_compared_without_numbers() -> None:
    assert plain("3.10.1. Purpose") == plain("PURPOSE") == "purpose"
    assert not Words(frozenset(), frozenset()).keeps("a", "b")


def picture(canvas: Canvas) -> None:
    image = Image.new("RGB", (8, 8), "grey")
    canvas.drawImage(ImageReader(image), 0, 0, 420, 595)


def stamped(canvas: Canvas) -> None:
    picture(canvas)
    Pen(canvas).write("Received 3 May")


def text_page(canvas: Canvas) -> None:
    Pen(canvas).paragraph(*FULL, "here.")


def blank(_canvas: Canvas) -> None:
    """Draw nothing."""


WHOLE = pdf(text_page, text_page)
LOCKED = pdf(text_page, encrypt=StandardEncryption("secret", ownerPassword="owner"))

REFUSED = [
    pytest.param(b"", "empty", id="empty"),
    pytest.param(b"<html><body>no</body></html>", "not a PDF: begins with '<html", id="HTML"),
    pytest.param(b"\x00\x01\x02\n", "not a PDF", id="bytes"),
    pytest.param(b"%PDF-1.4\n%%EOF\n", "damaged", id="nothing inside"),
    pytest.param(WHOLE[: len(WHOLE) // 2], "cut", id="cut in the middle"),
    pytest.param(LOCKED, "password", id="password"),
    pytest.param(pdf(picture), "1 of its 1 pages are pictures", id="a picture"),
    pytest.param(pdf(*[stamped] * 4, text_page), "4 of its 5 pages are pictures", id="stamped pictures"),
    pytest.param(pdf(blank), "blank", id="blank"),
]


@pytest.mark.parametrize(("data", "reason"), REFUSED)
def test_what_cannot_be_read_is_refused_in_one_line(data: bytes, reason: str) -> None:
    with pytest.raises(UnreadableDocument) as caught:
        read(data, "a.pdf")
    assert re.search(reason, str(caught.value))
    assert str(caught.value).startswith("a.pdf: ")
    assert str(caught.value).isprintable()


def test_one_that_only_forbids_printing_is_read() -> None:
    data = pdf(text_page, encrypt=StandardEncryption("", ownerPassword="owner", canPrint=0))
    assert texts(read(data, "a.pdf").blocks) == [f"{FULL[0]} {FULL[1]} here."]


def noting(text: str) -> Draw:
    return lambda canvas: void(Pen(canvas).paragraph(*FULL, text))


WARNINGS = [
    pytest.param(noting("see (cid:12) here."), "page 2: characters that the font does not name (cid:)", id="cid"),
    pytest.param(noting("a b c d e f g " * 20), "page 2: mostly words of one letter", id="torn"),
    pytest.param(picture, "page 2: a picture without text", id="picture"),
]


@pytest.mark.parametrize(("page", "expected"), WARNINGS)
def test_warnings_name_the_page(page: Draw, expected: str) -> None:
    assert expected in read(pdf(text_page, page), "a.pdf").warnings


def test_a_whole_text_has_no_warnings(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> None:
    with caplog.at_level(logging.WARNING):
        assert read(WHOLE, "a.pdf").warnings == ()
    assert capfd.readouterr() == ("", "")


def looped(*extra: str) -> bytes:
    """Return a PDF whose outline or page tree runs in a circle."""
    stream = "BT /F1 12 Tf 50 700 Td (A return is free of charge.) Tj ET"
    objects = [
        "<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>",
        f"<< /Type /Pages /Kids [3 0 R {extra[0] if extra else ''}] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R"
        " /Resources << /Font << /F1 5 0 R >> >> >>",
        f"<< /Length {len(stream)} >>\nstream\n{stream}\nendstream",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        "<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>",
        "<< /Title (Round) /Parent 6 0 R /First 7 0 R /Next 7 0 R /Dest [3 0 R /Fit] >>",
    ]
    out, offsets = "%PDF-1.4\n", list[int]()
    for number, body in enumerate(objects, start=1):
        offsets.append(len(out))
        out += f"{number} 0 obj\n{body}\nendobj\n"
    table = "".join(f"{offset:010d} 00000 n \n" for offset in offsets)
    start = len(out)
    out += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
    return (out + f"trailer << /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n").encode()


@pytest.mark.parametrize("data", [looped(), looped("2 0 R")], ids=["outline", "page tree"])
def test_loops_in_a_file_end(data: bytes, capfd: pytest.CaptureFixture[str]) -> None:
    assert "A return is free of charge." in texts(read(data, "a.pdf").blocks)
    assert capfd.readouterr() == ("", "")


CASES = Path(os.environ.get("BEARSOUT_CASES", "../shared/cases")) / "documents"


def cases() -> list[dict[str, object]]:
    if not CASES.is_dir():
        return []
    lines = (CASES / "expected.jsonl").read_text(encoding="utf-8").splitlines()
    return [found for found in map(json.loads, lines) if found["format"] in {"pdf", "txt"}]


@pytest.mark.skipif(not CASES.is_dir(), reason="the case files are not here")
def test_the_sentences_of_the_cases_are_whole() -> None:
    missing: list[str] = []
    for case in cases():
        name = str(case["file"])
        found = [passage.text for passage in read_any((CASES / "files" / name).read_bytes(), name).passages]
        must = case["must_have"]
        assert isinstance(must, list)
        for fact in must:
            wanted = [fact.get("sentence"), *fact.get("alt", [])]
            if wanted[0] and not any(one in text.translate(QUOTES) for one in wanted for text in found):
                missing.append(f"{name}: {wanted[0]}")
    assert missing == []


QUOTES = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'"})
