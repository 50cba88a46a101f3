"""Plain text: headings, wrapped lines, lists, tables and page furniture."""

from __future__ import annotations

import pytest

from bearsout.errors import UnreadableDocument
from bearsout.sources.blocks import Block, Code, Heading, Item, Paragraph, Table
from bearsout.sources.plain import read


def blocks(text: str) -> tuple[Block, ...]:
    return read(text.encode(), "a.txt").blocks


BODY = "\n\nText that is long enough to be a paragraph.\n"

HEADINGS = [
    pytest.param("Fees\n====" + BODY, [("Fees", 1)], id="underlined"),
    pytest.param("A\n===\n\nB\n---\n\nC\n---" + BODY, [("A", 1), ("B", 2), ("C", 2)], id="two underlines"),
    pytest.param(
        "Title here" + BODY + "\nWHAT IS COVERED" + BODY, [("Title here", 1), ("WHAT IS COVERED", 2)], id="caps"
    ),
    pytest.param(
        "T\n=" + BODY + "\n1. Delivery" + BODY + "\n1.1 Costs" + BODY + "\n2. Returns" + BODY,
        [("T", 1), ("1. Delivery", 2), ("1.1 Costs", 3), ("2. Returns", 2)],
        id="numbered",
    ),
    pytest.param(
        "1. Terms." + BODY + "\n2. Grant of Rights. You may use it.\n",
        [("1. Terms.", 1), ("2. Grant of Rights", 1)],
        id="run-in",
    ),
    pytest.param(
        "              The Shop" + BODY + "\n               Preamble" + BODY,
        [("The Shop", 1), ("Preamble", 2)],
        id="centred",
    ),
    pytest.param("# Help\n\n## Fees" + BODY, [("Help", 1), ("Fees", 2)], id="hashes"),
    pytest.param("To do:\n\n1. Pack it\n\n2. Send it\n", [], id="items with blank lines are no headings"),
    pytest.param(
        "ALL OF THIS IS LOUD\n\nAND THIS TOO, EVERY LINE OF IT.\n", [("ALL OF THIS IS LOUD", 1)], id="shouted text"
    ),
]


@pytest.mark.parametrize(("text", "expected"), HEADINGS)
def test_headings(text: str, expected: list[tuple[str, int]]) -> None:
    text = text.replace("T\n=\n", "T\n===\n")
    assert [(b.text, b.level) for b in blocks(text) if isinstance(b, Heading)] == expected


PARAGRAPHS = [
    pytest.param("A line that\ngoes on.\n\nAnother.\n", ["A line that goes on.", "Another."], id="wrapped"),
    pytest.param(
        "The fee is re-\nnewed; third-\nparty offers and a third-party one.\n",
        ["The fee is renewed; third-party offers and a third-party one."],
        id="hyphens",
    ),
    pytest.param(
        "Two things: you\n(1) pack it, and (2) send\nit.\n",
        ["Two things: you (1) pack it, and (2) send it."],
        id="list in a sentence",
    ),
    pytest.param("Monday: 9 to 5\nFriday: 9 to 3\n", ["Monday: 9 to 5", "Friday: 9 to 3"], id="pairs"),
    pytest.param("Above.\n\n* * *\n\n-----------\n\nBelow.\n", ["Above.", "Below."], id="rules"),
]


@pytest.mark.parametrize(("text", "expected"), PARAGRAPHS)
def test_paragraphs(text: str, expected: list[str]) -> None:
    assert [b.text for b in blocks(text) if isinstance(b, Paragraph) and any(map(str.isalnum, b.text))] == expected


def test_an_unwrapped_line_is_a_paragraph() -> None:
    long = "This line is a whole paragraph, as a program that does not wrap lines would write it down, and it is long."
    text = f"{long} One.\n{long} Two.\n"
    assert [b.text for b in blocks(text) if isinstance(b, Paragraph)] == [f"{long} One.", f"{long} Two."]


def test_lists_keep_depth_numbers_and_further_paragraphs() -> None:
    text = "You need:\n\n  1. a box;\n  2. the label,\n     printed.\n\n     Mind the date.\n  - one\n    - inside\n"
    items = [b for b in blocks(text) if isinstance(b, Item)]
    assert [(b.text, b.depth, b.number, b.continues) for b in items] == [
        ("a box;", 0, 1, False),
        ("the label, printed.", 0, 2, False),
        ("Mind the date.", 0, None, True),
        ("one", 0, None, False),
        ("inside", 1, None, False),
    ]


TABLES = [
    pytest.param("Plan    Fee\nBasic   $4.50\nFamily  $9.00\n", id="spaces"),
    pytest.param("Plan    Fee\n------  -----\nBasic   $4.50\nFamily  $9.00\n", id="ruled"),
    pytest.param(
        "+----+----+\n| Plan | Fee |\n+----+----+\n| Basic | $4.50 |\n| Family | $9.00 |\n+----+----+\n", id="boxed"
    ),
]


@pytest.mark.parametrize("text", TABLES)
def test_tables(text: str) -> None:
    assert blocks(text) == (Table(("Plan", "Fee"), (("Basic", "$4.50"), ("Family", "$9.00"))),)


def test_program_text_keeps_its_lines() -> None:
    text = (
        "Run this and that:\n\n        for (i = 0; i < 3; i++) {\n            x[i] = f(i);\n        }\n\nThen stop.\n"
    )
    assert [b.text for b in blocks(text) if isinstance(b, Code)] == ["for (i = 0; i < 3; i++) {\n    x[i] = f(i);\n}"]


def test_page_furniture_goes_and_a_cut_paragraph_is_whole() -> None:
    foot, head = "\n\nSmith          Help          [Page {}]\n", "\fHELP 7         Returns         May 2020\n\n"
    text = (
        "We take it\nback when"
        + foot.format(1)
        + head
        + "it is whole."
        + foot.format(2)
        + head
        + "More.\n"
        + foot.format(3)
    )
    assert [b.text for b in blocks(text) if isinstance(b, Paragraph)] == ["We take it back when it is whole.", "More."]


REFUSED = [
    pytest.param(b"", "empty", id="empty"),
    pytest.param(b" \n\t\n", "white space", id="blank"),
    pytest.param("é".encode("latin-1"), "UTF-8", id="latin-1"),
]


@pytest.mark.parametrize(("data", "reason"), REFUSED)
def test_what_is_no_text_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(UnreadableDocument, match=reason):
        read(data, "a.txt")


def test_lost_characters_are_warned_of() -> None:
    assert read("A \ufffd in it.".encode(), "a.txt").warnings == ("1 characters without a meaning (U+FFFD)",)
