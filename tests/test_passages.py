"""Blocks to passages: headings, lead-ins, items, rows, definitions, lengths and links."""

from __future__ import annotations

import pytest

from bearsout.model import Dates, Document
from bearsout.sources.blocks import Block, Code, Content, Definition, Heading, Item, Paragraph, Place, Table
from bearsout.sources.characters import HOLE
from bearsout.sources.lengths import LONGEST
from bearsout.sources.passages import passages


def said(*blocks: Block) -> list[tuple[tuple[str, ...], str]]:
    return [(passage.heading_path, passage.text) for passage in passages(Content(blocks), "a.md")]


def texts(*blocks: Block) -> list[str]:
    return [text for _, text in said(*blocks)]


TEXTS: list[tuple[str, tuple[Block, ...], list[str]]] = [
    ("white space", (Paragraph(" It  is\u00a0\nfree. "),), ["It is free."]),
    ("nothing without words", (Paragraph("* * *"), Item("-"), Code("---"), Table((), (("", "–"),))), []),
    (
        "lead-in and items",
        (Paragraph("You need:"), Item("a card"), Item("a code")),
        ["You need: a card", "You need: a code"],
    ),
    (
        "a lead-in after other sentences",
        (Paragraph("It is free. You need:"), Item("a card")),
        ["It is free.", "You need: a card"],
    ),
    ("items without a lead-in", (Paragraph("It is free."), Item("a card")), ["It is free.", "a card"]),
    (
        "a lead-in ends with its list",
        (Paragraph("Bring:"), Item("a"), Paragraph("Then."), Item("b")),
        ["Bring: a", "Then.", "b"],
    ),
    (
        "nested under a lead-in",
        (Paragraph("Send it if:"), Item("it is new:"), Item("60 days for members", 1), Item("it is whole")),
        ["Send it if: it is new: 60 days for members", "Send it if: it is whole"],
    ),
    (
        "nested under an item",
        (Item("Lamps, unless faulty;"), Item("show it in a photo", 1)),
        ["Lamps, unless faulty;", "Lamps, unless faulty; show it in a photo"],
    ),
    (
        "nested under a name",
        (Item("Returns"), Item("within 30 days", 1), Item("Refunds"), Item("within 5 days", 1)),
        ["Returns", "Returns: within 30 days", "Refunds", "Refunds: within 5 days"],
    ),
    ("steps", (Item("Open it.", 0, 1), Item("Close it.", 0, 2)), ["Open it.", "Close it."]),
    (
        "an item of two paragraphs",
        (Paragraph("Do:"), Item("Pack it."), Item("Send it.", continues=True), Item("Wait.")),
        ["Do: Pack it. Send it.", "Do: Wait."],
    ),
    (
        "an item of two long paragraphs",
        (Paragraph("Do:"), Item("a" * 400), Item("b" * 400, continues=True)),
        ["Do: " + "a" * 400, "Do: " + "b" * 400],
    ),
    ("code with its lead-in", (Paragraph("Run:"), Code("go\n  now")), ["Run:\ngo\n  now"]),
    ("code under a step", (Item("Run:", 0, 1), Code("go"), Item("Wait.", 0, 2)), ["Run:\ngo", "Wait."]),
    ("code alone", (Paragraph("It is free."), Code("go")), ["It is free.", "go"]),
    (
        "a lead-in to a paragraph",
        (Paragraph("You can write to this address:"), Paragraph("Quay 2")),
        ["You can write to this address: Quay 2"],
    ),
    (
        "a lead-in to nothing",
        (Paragraph("You can write to this address:"), Heading("A", 2), Paragraph("It is.")),
        ["It is."],
    ),
    (
        "a lead-in to a table",
        (Paragraph("What you pay, in euros:"), Table((), (("Basic", "4"),))),
        ["What you pay, in euros: Basic; 4"],
    ),
    (
        "a lead-in without a colon",
        (Paragraph("It is for"), Item("pupils and"), Item("students.")),
        ["It is for: pupils and", "It is for: students."],
    ),
    (
        "a line that trails off",
        (Paragraph("To open this dialog box ..."), Paragraph("Choose File.")),
        ["To open this dialog box ... Choose File."],
    ),
    (
        "words beside an icon",
        (Paragraph("On the bar at the top, click"), Paragraph("Undo")),
        ["On the bar at the top, click Undo"],
    ),
    (
        "under code",
        (Paragraph("Say:"), Code("f(n)"), Paragraph("where n is a number.")),
        ["Say:\nf(n)\nwhere n is a number."],
    ),
    ("a remark in brackets", (Paragraph("It is free."), Paragraph("(Since May.)")), ["It is free. (Since May.)"]),
    ("an address alone", (Paragraph("See us."), Paragraph("https://shop.example")), ["See us. https://shop.example"]),
    ("the heading again", (Heading("T", 1), Heading("A", 2), Paragraph("a"), Paragraph("It is.")), ["It is."]),
    (
        "a list of names",
        (Paragraph("Thanks."), *map(Item, ("Ana", "Rui", "Eva", "Leo"))),
        ["Thanks.", "Ana, Rui, Eva, Leo."],
    ),
    (
        "a list beside its step",
        (Item("Go.", 0, 1), Item("Do one of these:", 0, 2), Item("Sit."), Item("Stand."), Item("Rest.", 0, 3)),
        ["Go.", "Do one of these: Sit.", "Do one of these: Stand.", "Rest."],
    ),
    (
        "a row without its key",
        (Table(("Key", "Effect"), ((f"{HOLE}+A", "All."), ("B", "Back."))),),
        ["Key: B; Effect: Back."],
    ),
    ("one column", (Table(("Name",), (("Basic",), ("Plus",))),), ["Basic", "Plus"]),
    ("figures without a header", (Table((), (("7", "9"), ("a", "3"))),), ["a; 3"]),
    ("a short lead-in to nothing", (Paragraph("For example:"), Paragraph("It is free.")), ["It is free."]),
    (
        "rows",
        (Table(("Plan", "Fee", ""), (("Basic", "£4", "print"), ("Plus", "", ""))),),
        ["Plan: Basic; Fee: £4; print", "Plan: Plus"],
    ),
    ("rows without a header", (Table((), (("Basic", "£4"),)),), ["Basic; £4"]),
    ("first column without a header", (Table(("", "Fee"), (("Basic", "£4"),)),), ["Basic; Fee: £4"]),
    ("a header said again", (Table(("Plan", "Fee"), (("Plan", "Fee"), ("Basic", "£4"))),), ["Plan: Basic; Fee: £4"]),
    (
        "a row that names the rows below",
        (Table(("Plan", "Fee"), (("Europe", "Europe"), ("Basic", "£4"))),),
        ["Europe; Plan: Basic; Fee: £4"],
    ),
    ("definition", (Definition("RMA", "The number of a return."),), ["RMA: The number of a return."]),
    ("term over a list", (Definition("Sizes", ""), Item("small"), Item("large")), ["Sizes: small", "Sizes: large"]),
    (
        "definition that leads in",
        (Definition("Sizes", "We have:"), Item("small")),
        ["Sizes: We have: small"],
    ),
    ("a sentence with a hole", (Paragraph(f"It is free. It costs {HOLE} a month. Ask us."),), ["It is free. Ask us."]),
    ("an item with a hole", (Paragraph("Ask:"), Item(f"by mail to {HOLE}"), Item("by phone")), ["Ask: by phone"]),
]


@pytest.mark.parametrize(("blocks", "expected"), [row[1:] for row in TEXTS], ids=[row[0] for row in TEXTS])
def test_texts(blocks: tuple[Block, ...], expected: list[str]) -> None:
    assert texts(*blocks) == expected


PATHS: list[tuple[str, tuple[Block, ...], list[tuple[str, ...]]]] = [
    ("below the title", (Heading("Refunds", 1), Heading("Time", 2), Paragraph("Five days.")), [("Time",)]),
    (
        "no title among equals",
        (Heading("A", 2), Paragraph("One."), Heading("B", 2), Paragraph("Two.")),
        [("A",), ("B",)],
    ),
    ("text before the title", (Paragraph("Hello you."), Heading("A", 1), Paragraph("One.")), [(), ()]),
    (
        "a first heading further in",
        (Heading("A", 2), Paragraph("One."), Heading("B", 1), Paragraph("Two.")),
        [("A",), ("B",)],
    ),
    (
        "levels left out",
        (Heading("T", 1), Heading("A", 2), Heading("B", 4), Paragraph("1 a"), Heading("C", 3), Paragraph("2 b")),
        [("A", "B"), ("A", "C")],
    ),
    (
        "caption",
        (Heading("T", 1), Heading("Fees", 2), Table((), (("a", "b"),), "By country")),
        [("Fees", "By country")],
    ),
    (
        "caption that says the heading",
        (Heading("T", 1), Heading("Fees", 2), Table((), (("a", "b"),), "Fees abroad")),
        [("Fees",)],
    ),
    ("title of a box", (Heading("T", 1), Heading("A", 2), Paragraph("One.", Place(within=("B",)))), [("A", "B")]),
    ("one heading below text", (Paragraph("Hello."), Heading("Fees", 2), Paragraph("One.")), [(), ("Fees",)]),
    ("caption ends with its table", (Table((), (("a", "b"),), "Fees"), Paragraph("One.")), [("Fees",), ()]),
    (
        "question",
        (Heading("T", 1), Definition("Is it free?", "Yes, it is."), Definition("RMA", "A number."), Paragraph("One.")),
        [("Is it free?",), (), ()],
    ),
]


@pytest.mark.parametrize(("blocks", "expected"), [row[1:] for row in PATHS], ids=[row[0] for row in PATHS])
def test_heading_paths(blocks: tuple[Block, ...], expected: list[tuple[str, ...]]) -> None:
    assert [path for path, _ in said(*blocks)] == expected


def test_document() -> None:
    content = Content(
        (Heading("Returns & refunds", 1), Paragraph("How long does it take?")),
        title="Help centre",
        link="https://shop.example/help",
        tags=("returns",),
        dates=Dates(updated="2026-01-31"),
    )
    (passage,) = passages(content, "docs/refunds.md")
    titles = ("Help centre", "Returns & refunds")
    link = "https://shop.example/help"
    assert passage.document == Document("docs/refunds.md", titles, "en", link, ("returns",), Dates("2026-01-31"))
    assert passage.language == "en"


def test_a_title_said_twice_is_one() -> None:
    content = Content((Heading("Refunds", 1), Paragraph("One.")), title="refunds")
    assert passages(content, "a.md")[0].document.titles == ("refunds",)


@pytest.mark.parametrize(("declared", "language"), [("pt-BR", "pt"), (None, "es"), ("de", "es")])
def test_language(declared: str | None, language: str) -> None:
    blocks = (Paragraph("¿Cuánto tarda la entrega de los pedidos? Los sábados no hay entrega."),)
    assert passages(Content(blocks, language=declared), "a.md")[0].document.language == language


OWN_LANGUAGE = [
    ("the document's", Paragraph("A entrega demora cinco dias úteis."), "pt"),
    ("told by its words", Paragraph("Delivery takes five working days from the order."), "en"),
    ("too short to tell", Paragraph("Windows, macOS, Linux"), "pt"),
    ("declared", Paragraph("Cinco.", Place(language="es-ES")), "es"),
    ("program text", Code("for line in the file: print the line and go on with it"), "pt"),
]


@pytest.mark.parametrize(("block", "language"), [row[1:] for row in OWN_LANGUAGE], ids=[row[0] for row in OWN_LANGUAGE])
def test_language_of_a_passage(block: Block, language: str) -> None:
    assert passages(Content((block,), language="pt"), "a.md")[0].language == language


LINKS = [
    ("address and anchor", "https://shop.example/h", Place("fees"), "https://shop.example/h#fees"),
    ("anchor alone", None, Place("fees"), "#fees"),
    ("address alone", "https://shop.example/h", Place(), "https://shop.example/h"),
    ("address with a fragment", "https://shop.example/h#top", Place("fees"), "https://shop.example/h#fees"),
    ("neither", None, Place(), None),
    ("page", None, Place(None, "iv", 4), "#page=4"),
    ("a link of its own", "https://shop.example/h", Place("fees", link="/faq#fees"), "/faq#fees"),
    ("page and anchor", None, Place("fees", "iv", 4), "#fees"),
]


@pytest.mark.parametrize(("address", "place", "link"), [row[1:] for row in LINKS], ids=[row[0] for row in LINKS])
def test_links(address: str | None, place: Place, link: str | None) -> None:
    (passage,) = passages(Content((Paragraph("It is free.", place),), link=address), "a.md")
    assert (passage.link, passage.page) == (link, place.page)


LONG = [
    ("sentences", Paragraph("It is free of charge. " * 300)),
    ("one sentence", Paragraph("free " * 3_000)),
    ("one word", Paragraph("x" * 9_000)),
    ("code", Code("line of code\n" * 900)),
    ("item", Item("It is free of charge. " * 300)),
]


@pytest.mark.parametrize("block", [row[1] for row in LONG], ids=[row[0] for row in LONG])
def test_no_passage_is_longer_and_nothing_is_lost(block: Paragraph | Item | Code) -> None:
    pieces = texts(block)
    assert max(map(len, pieces)) <= LONGEST
    assert "".join("".join(pieces).split()) == "".join(block.text.split())


def test_long_text_is_cut_at_sentence_ends() -> None:
    assert {text[-8:] for text in texts(Paragraph("It is free of charge. " * 300))} == {" charge."}


@pytest.mark.parametrize(
    ("heading", "language", "texts"),
    [
        ("What you cannot return", "en", ["What you cannot return: Swimwear"]),
        ("What you can return", "en", ["Swimwear"]),
        ("Lo que no se devuelve", "es", ["Lo que no se devuelve: Swimwear"]),
        ("O que não se devolve", "pt", ["O que não se devolve: Swimwear"]),
    ],
)
def test_a_heading_that_denies_leads_in_to_its_list(heading: str, language: str, texts: list[str]) -> None:
    blocks = (Heading("Returns", 1), Paragraph("Returns are made in a shop."), Heading(heading, 2), Item("Swimwear"))
    made = passages(Content(blocks, language=language), "a.md")
    assert [passage.text for passage in made[1:]] == texts
