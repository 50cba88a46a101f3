"""What repeats in many files of a folder is left out of them, unless it has a heading of its own."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bearsout.model import Document, Passage
from bearsout.sources.boilerplate import gathered, repeated

Pages = Sequence[Sequence[tuple[str, str]]]
"""For each file its passages: the heading above, and the text."""

FOOTER = ("", "Follow us for offers every week.")


def read(pages: Pages) -> list[list[Passage]]:
    return [
        [Passage(Document(f"{at}.html"), (heading,) if heading else (), text) for heading, text in page]
        for at, page in enumerate(pages)
    ]


def own(at: int) -> tuple[str, str]:
    return ("", f"Text {at} of its own.")


FOLDERS: list[tuple[str, Pages, list[set[int]]]] = [
    ("in all of four files", [[own(at), FOOTER] for at in range(4)], [{1}] * 4),
    ("in three files only", [[own(at), FOOTER] for at in range(3)] + [[own(3)]], [set()] * 4),
    (
        "in one file of twenty",
        [[own(at), FOOTER] for at in range(4)] + [[own(at)] for at in range(4, 80)],
        [set()] * 80,
    ),
    ("under a heading of its own", [[own(at), ("Fees", "It is free.")] for at in range(5)], [set()] * 5),
    (
        "under a heading with other text",
        [[("Help", f"Call {at}."), ("Help", "It is free.")] for at in range(5)],
        [{1}] * 5,
    ),
    ("all of a file", [[own(at), FOOTER] for at in range(4)] + [[FOOTER]], [{1}] * 4 + [set()]),
    ("the same file five times", [[own(0), FOOTER]] * 5, [set()] * 5),
    (
        "editions of one manual",
        [[*[("", f"Rule {rule}.") for rule in range(20)], own(at)] for at in range(5)],
        [set()] * 5,
    ),
    ("no files", [], []),
]


@pytest.mark.parametrize(("pages", "expected"), [row[1:] for row in FOLDERS], ids=[row[0] for row in FOLDERS])
def test_repeated(pages: Pages, expected: list[set[int]]) -> None:
    assert repeated(read(pages)) == expected


def test_what_was_left_out_is_named_once_with_its_files() -> None:
    pages = read([[own(at), FOOTER, FOOTER] for at in range(4)])
    (block,) = gathered(pages, repeated(pages))
    assert (block.text, block.documents) == (FOOTER[1], ("0.html", "1.html", "2.html", "3.html"))
