"""PDF pages as a reader sees them: ruled tables, frames, notices, terms, forms, captions, indexes, turned pages."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence

import pytest
from reportlab.pdfgen.canvas import Canvas

from bearsout.sources.blocks import Block, Code, Definition, Heading, Item, Paragraph, Table
from bearsout.sources.passages import passages
from bearsout.sources.pdf.reader import read

BODY, BOLD, MONO = "Helvetica", "Helvetica-Bold", "Courier"
Draw = Callable[[Canvas], None]
LONG = "This line of running text is as wide as its column, as the other lines are,"


def drawn(*pages: Draw) -> tuple[Block, ...]:
    return read(pdf(*pages), "a.pdf").blocks


def pdf(*pages: Draw) -> bytes:
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(420, 595), invariant=1)
    for page in pages:
        page(canvas)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def write(canvas: Canvas, down: float, *lines: str, left: float = 50, font: str = BODY, size: float = 10) -> None:
    canvas.setFont(font, size)
    for at, text in enumerate(lines):
        canvas.drawString(left, 595 - down - 1.2 * size * at, text)


def said(*pages: Draw) -> list[tuple[tuple[str, ...], str]]:
    return [(found.heading_path, found.text) for found in passages(read(pdf(*pages), "a.pdf"), "a.pdf")]


def texts(found: Sequence[Block]) -> list[str]:
    return [block.text for block in found if not isinstance(block, Table)]


def grid(canvas: Canvas, columns: Sequence[float], rows: Sequence[float]) -> None:
    canvas.grid([*columns], [595 - row for row in rows])


def test_a_ruled_table_keeps_its_wrapped_cells_whole() -> None:
    def page(canvas: Canvas) -> None:
        write(canvas, 60, LONG, "and it ends.")
        grid(canvas, [50, 180, 300], [100, 120, 150, 170])
        write(canvas, 114, "Service", font=BOLD, left=55)
        write(canvas, 114, "Price", font=BOLD, left=185)
        write(canvas, 132, "New chain, with the", "work that it takes", left=55)
        write(canvas, 138, "€45 or more", left=185)  # in the middle of its row's height
        write(canvas, 164, "Puncture", left=55)
        write(canvas, 164, "€12", left=185)

    (table,) = (block for block in drawn(page) if isinstance(block, Table))
    assert table.header == ("Service", "Price")
    assert table.rows == (("New chain, with the work that it takes", "€45 or more"), ("Puncture", "€12"))


def test_cells_that_span_are_in_each_row_and_column() -> None:
    def page(canvas: Canvas) -> None:
        write(canvas, 60, LONG, "and it ends.")
        canvas.grid([50, 150, 250, 350], [495, 475])
        canvas.line(50, 495, 50, 435)
        canvas.line(150, 495, 150, 435)
        canvas.line(350, 495, 350, 435)
        canvas.line(150, 455, 350, 455)
        canvas.line(50, 435, 350, 435)
        canvas.line(250, 455, 250, 435)
        for down, left, text in [
            (114, 55, "Zone"),
            (114, 155, "Two days"),
            (114, 255, "One day"),
            (134, 55, "Islands"),
            (134, 155, "not offered"),
            (154, 155, "€9"),
            (154, 255, "€18"),
        ]:
            write(canvas, down, text, left=left, font=BOLD if down == 114 else BODY)

    (table,) = (block for block in drawn(page) if isinstance(block, Table))
    assert table.rows == (("Islands", "not offered", "not offered"), ("Islands", "€9", "€18"))


def test_a_ruled_table_beside_running_text_parts_neither() -> None:
    left = [
        "A column of running text that",
        "is read from its first line to",
        "its last one, whatever stands",
        "on its right side, because it",
        "says one thing after the other.",
    ]

    def page(canvas: Canvas) -> None:
        write(canvas, 60, *left)
        grid(canvas, [230, 300, 370], [50, 68, 86, 104])
        for at, row in enumerate([("Day", "Hours"), ("Monday", "9 to 5"), ("Friday", "9 to 1")]):
            for column, cell in enumerate(row):
                write(canvas, 62 + 18 * at, cell, left=235 + 70 * column, font=BODY if at else BOLD)

    found = drawn(page)
    assert texts(found) == [" ".join(left)]
    assert [block.rows for block in found if isinstance(block, Table)] == [(("Monday", "9 to 5"), ("Friday", "9 to 1"))]


def test_a_frame_has_a_title_of_its_own() -> None:
    def page(canvas: Canvas) -> None:
        write(canvas, 50, "Batteries", font=BOLD, size=16)
        write(canvas, 80, LONG, "and it ends.")
        canvas.rect(50, 595 - 165, 320, 50)
        write(canvas, 130, "Warning", font=BOLD, left=60)
        write(canvas, 145, "Never open the battery.", left=60)
        write(canvas, 190, "Below it the text goes on.")

    assert [(block.text, block.place.within) for block in drawn(page) if isinstance(block, Paragraph)] == [
        (f"{LONG} and it ends.", ()),
        ("Never open the battery.", ("Warning",)),
        ("Below it the text goes on.", ()),
    ]


@pytest.mark.parametrize("title", ["Nota", "Dica", "Tip", "AVISO"])
def test_a_notice_ends_where_its_indent_ends(title: str) -> None:
    def page(canvas: Canvas) -> None:
        write(canvas, 60, LONG, LONG, LONG, LONG, "and it ends.")
        write(canvas, 140, title, font=BOLD, size=13, left=80)
        write(canvas, 160, "Charge it once a month.", left=80)
        write(canvas, 180, "Also in winter.", left=80)
        write(canvas, 200, "Back at the margin.")

    assert [block.place.within for block in drawn(page)] == [(), (title,), (title,), ()]


def test_a_notice_between_two_rules_ends_at_the_second() -> None:
    def page(canvas: Canvas) -> None:
        write(canvas, 60, LONG, "and it ends.")
        canvas.line(50, 595 - 88, 370, 595 - 88)
        write(canvas, 100, "Note", font=BOLD)
        write(canvas, 116, "Charge it once a month.")
        write(canvas, 132, "Also in winter.")
        canvas.line(50, 595 - 145, 370, 595 - 145)
        write(canvas, 170, "Below the rule.")

    assert [block.place.within for block in drawn(page)] == [(), ("Note",), ("Note",), ()]


def test_names_in_program_type_are_terms_of_the_text_below() -> None:
    def page(canvas: Canvas) -> None:
        write(canvas, 60, LONG, "and it ends.")
        write(canvas, 100, "--save", "--no-save", font=MONO)
        write(canvas, 124, "Say whether data are saved", "at the end.", left=90)
        write(canvas, 160, LONG, "and it ends.")

    terms = [block for block in drawn(page) if isinstance(block, Definition)]
    assert [(block.term, block.text) for block in terms] == [
        ("--save, --no-save", "Say whether data are saved at the end.")
    ]


def test_terms_at_the_left_of_what_is_said_of_them() -> None:
    def page(canvas: Canvas) -> None:
        for down, term, lines in [
            (60, "plot(x)", ["Draws the points of x, one after", "the other, in the plane."]),
            (96, "lines(x)", ["Joins them by lines that are as", "thin as a hair."]),
            (132, "text(x)", ["Writes beside each of them what it", "is called."]),
        ]:
            write(canvas, down, term, font=MONO)
            write(canvas, down, *lines, left=150)

    (table,) = (block for block in drawn(page) if isinstance(block, Table))
    assert table.rows[1] == ("lines(x)", "Joins them by lines that are as thin as a hair.")


def test_program_text_is_led_in_to() -> None:
    def page(canvas: Canvas) -> None:
        write(canvas, 60, "You can start it with")
        write(canvas, 80, "bike --now", font=MONO, left=70)
        write(canvas, 100, LONG, "and it ends.")

    found = drawn(page)
    assert found[0] == Paragraph("You can start it with:", found[0].place)
    assert isinstance(found[1], Code)


def test_captions_are_no_headings_and_names_of_pictures_are_left_out() -> None:
    def page(canvas: Canvas) -> None:
        write(canvas, 60, LONG, "and it ends.")
        write(canvas, 110, "Figure 3. The main window", font=BOLD)
        write(canvas, 130, "Figure 4. The fuse is on the left.", font=BOLD)
        write(canvas, 150, LONG, "and it ends.")

    found = drawn(page)
    assert [block for block in found if isinstance(block, Heading)] == []
    assert texts(found)[1:-1] == ["Figure 4. The fuse is on the left."]


def test_a_caption_below_its_table() -> None:
    def page(canvas: Canvas) -> None:
        write(canvas, 60, LONG, "and it ends.")
        grid(canvas, [50, 150, 250], [100, 120, 140])
        for down, row in [(114, ("Day", "Hours")), (134, ("Monday", "9 to 5"))]:
            for column, cell in enumerate(row):
                write(canvas, down, cell, left=55 + 100 * column, font=BOLD if down == 114 else BODY)
        write(canvas, 160, "Table 2: Opening hours", left=100)
        write(canvas, 190, LONG, "and it ends.")

    assert [block.caption for block in drawn(page) if isinstance(block, Table)] == ["Table 2: Opening hours"]


def fields(canvas: Canvas) -> None:
    form = canvas.acroForm
    write(canvas, 60, "Name")
    form.textfield(name="name", x=120, y=530, width=100, height=16, value="Ana Sousa")
    write(canvas, 60, "Date:", left=250)
    form.textfield(name="date", x=290, y=530, width=80, height=16, value="3 May 2026")
    write(canvas, 100, "Reason for the return")
    form.textfield(name="reason", x=50, y=473, width=200, height=18, value="It does not fit.")
    form.textfield(name="empty", x=50, y=300, width=200, height=18, value="")
    form.checkbox(name="refund", x=50, y=433, size=12, checked=True)
    write(canvas, 160, "Refund", left=68)
    form.checkbox(name="other", x=50, y=413, size=12, checked=False)
    write(canvas, 180, "Exchange", left=68)
    write(canvas, 220, "Country")
    form.choice(name="land", x=120, y=370, width=100, height=16, value="Spain", options=["Portugal", "Spain"])


def test_what_was_filled_in_stands_behind_its_label() -> None:
    assert texts(drawn(fields)) == [
        "Name: Ana Sousa; Date: 3 May 2026",
        "Reason for the return: It does not fit.",
        "☒ Refund",
        "☐ Exchange",
        "Country: Spain",
    ]


def test_a_printed_form_is_label_and_value() -> None:
    def page(canvas: Canvas) -> None:
        write(canvas, 60, LONG, "and it ends.")
        for at, (label, value) in enumerate([("Name:", "Ana Sousa"), ("Telephone:", "220 123 456"), ("Note:", "none")]):
            write(canvas, 110 + 18 * at, label)
            write(canvas, 110 + 18 * at, value, left=160)

    assert texts(drawn(page))[1:] == ["Name: Ana Sousa", "Telephone: 220 123 456", "Note: none"]


@pytest.mark.parametrize(
    "line",
    [
        "continues on next page",
        "(continued from previous page)",
        "(continua na página seguinte)",
        "Sigue en la página siguiente",
    ],
)
def test_what_says_that_a_text_goes_on_goes(line: str) -> None:
    def first(canvas: Canvas) -> None:
        write(canvas, 60, LONG)
        write(canvas, 80, line, size=8, left=250)

    def second(canvas: Canvas) -> None:
        write(canvas, 60, "and it ends.")

    assert texts(drawn(first, second)) == [f"{LONG} and it ends."]


def test_an_index_goes_and_its_letters_are_not_the_texts() -> None:
    def first(canvas: Canvas) -> None:
        write(canvas, 60, "A short text before a long index is", "no heading.")

    def index(canvas: Canvas) -> None:
        write(canvas, 40, "Index", font=BOLD, size=16)
        for left in (50, 220):
            write(canvas, 70, *[f"saddle {at}, {at + 3}, {at + 9}" for at in range(30)], left=left, size=9)

    assert texts(drawn(first, index)) == ["A short text before a long index is no heading."]


def test_a_contents_list_goes_with_its_heading() -> None:
    def page(canvas: Canvas) -> None:
        write(canvas, 50, "List of tables", font=BOLD, size=16)
        write(canvas, 80, "Fees" + " ." * 30 + " 4", "Hours" + " ." * 30 + " 5")
        write(canvas, 150, LONG, "and it ends.")

    assert texts(drawn(page)) == [f"{LONG} and it ends."]


def turned(canvas: Canvas) -> None:
    canvas.rotate(90)
    canvas.setFont(BODY, 10)
    canvas.drawString(60, -60, "A page that is printed sideways,")
    canvas.drawString(60, -72, "because its table is wide.")


def rotated(canvas: Canvas) -> None:
    canvas.setPageRotation(90)
    write(canvas, 60, "A page that is turned by its entry.")


def test_turned_pages_are_read_upright() -> None:
    assert texts(drawn(turned)) == ["A page that is printed sideways, because its table is wide."]
    assert texts(drawn(rotated)) == ["A page that is turned by its entry."]


def test_marks_that_the_font_draws_raised_go_and_powers_stay() -> None:
    def page(canvas: Canvas) -> None:
        write(canvas, 60, "The hall¹ has 25 m² of floor, and 10³ people", "fit in it.² That is all.")

    assert texts(drawn(page)) == ["The hall has 25 m² of floor, and 10³ people fit in it. That is all."]


def test_a_list_keeps_its_lead_in_over_a_page_and_a_note() -> None:
    def first(canvas: Canvas) -> None:
        write(canvas, 60, LONG, LONG, "and it ends.")
        write(canvas, 110, "The fields are:")
        write(canvas, 130, "• Name")
        write(canvas, 540, "1 Names are public.", size=7)

    def second(canvas: Canvas) -> None:
        write(canvas, 60, "• Address")
        write(canvas, 78, "Nothing else is asked of anyone who comes to us.")

    found = drawn(first, second)
    assert [(type(block), block.text) for block in found if not isinstance(block, Table)][1:] == [
        (Paragraph, "The fields are:"),
        (Item, "Name"),
        (Item, "Address"),
        (Paragraph, "Names are public."),
        (Paragraph, "Nothing else is asked of anyone who comes to us."),
    ]


def test_two_pages_that_begin_with_one_sentence_keep_it() -> None:
    def page(number: int) -> Draw:
        def draw(canvas: Canvas) -> None:
            write(canvas, 30, "Shop handbook", size=8)
            write(
                canvas,
                60,
                "The fields in this file are:" if number in {3, 9} else f"Page {chr(97 + number) * 3} begins.",
            )
            write(canvas, 90, f"{LONG[:-1]} {chr(97 + number) * 3}.")

        return draw

    found = texts(drawn(*map(page, range(24))))
    assert found.count("The fields in this file are:") == 2
    assert "Shop handbook" not in found


def test_headings_that_go_on_with_a_date_are_the_outlines() -> None:
    def page(canvas: Canvas) -> None:
        for level, (key, title) in enumerate([("a", "Terms"), ("b", "Fees")]):
            canvas.bookmarkPage(key)
            canvas.addOutlineEntry(title, key, level)
        write(canvas, 50, "Terms March 2026", font=BOLD, size=18)
        write(canvas, 80, LONG, "and it ends.")
        write(canvas, 130, "Fees", font=BOLD, size=14)
        write(canvas, 155, LONG, "and it ends.")

    assert [(block.text, block.level) for block in drawn(page) if isinstance(block, Heading)] == [
        ("Terms March 2026", 1),
        ("Fees", 2),
    ]


def test_the_path_of_a_notice_is_not_that_of_what_follows() -> None:
    def page(canvas: Canvas) -> None:
        write(canvas, 50, "Terms", font=BOLD, size=18)
        write(canvas, 90, "Batteries", font=BOLD, size=14)
        write(canvas, 115, LONG, "and it ends.")
        write(canvas, 150, "Note", font=BOLD, left=80)
        write(canvas, 168, "Charge it once a month.", left=80)
        write(canvas, 190, "Back at the margin.")

    assert [path for path, _ in said(page)] == [("Batteries",), ("Batteries", "Note"), ("Batteries",)]
