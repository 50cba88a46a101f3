"""Markdown as found: each kind of block, and none of the marks of publishing programs."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bearsout.errors import UnreadableDocument
from bearsout.sources.blocks import Block, Code, Definition, Heading, Item, Paragraph, Place, Table
from bearsout.sources.characters import HOLE
from bearsout.sources.markdown import read

CASES = Path(os.environ.get("BEARSOUT_CASES", "../shared/cases")) / "documents" / "files"


def blocks(text: str) -> list[Block]:
    return list(read(text.encode(), "a.md").blocks)


READ: list[tuple[str, str, list[Block]]] = [
    (
        "headings",
        "Time\n====\n\nOne.\n\nMore\n----\n\nTwo.",
        [Heading("Time", 1), Paragraph("One."), Heading("More", 2), Paragraph("Two.")],
    ),
    ("wrapped lines", "It is\nfree  \nof charge.", [Paragraph("It is free of charge.")]),
    ("inline marks", 'It is **very** *free*, `now`, [here](/a "b").', [Paragraph("It is very free, now, here.")]),
    ("escapes and entities", "\\* 5&ndash;7 \\- R$ 5&nbsp;\\#", [Paragraph("* 5–7 - R$ 5 #")]),
    ("picture", "![A secret](a.png)\n\nOne.", [Paragraph("One.")]),
    ("comment", "One. <!-- secret -->\n\n<!--\nsecret\n-->", [Paragraph("One.")]),
    ("struck out", "~~Ten days.~~ Five days.", [Paragraph("Five days.")]),
    ("quotation", "> It is\n> free.", [Paragraph("It is free.")]),
    (
        "lists",
        "You need:\n\n- a card:\n    1. new\n- a code",
        [Paragraph("You need:"), Item("a card:"), Item("new", 1, 1), Item("a code")],
    ),
    ("tasks", "- [x] Pack it.\n- [ ] Send it.", [Item("Pack it."), Item("Send it.")]),
    ("item of two paragraphs", "- Pack it.\n\n  Send it.", [Item("Pack it."), Item("Send it.", continues=True)]),
    ("table", "| A | B |\n|:--|--:|\n| `1` | x \\| **y** |", [Table(("A", "B"), (("1", "x | y"),))]),
    ("definitions", "RMA\n:   A number.\n:   A code.", [Definition("RMA", "A number."), Definition("RMA", "A code.")]),
    ("fence", "```sh\n# no heading {{ kept }}\n```", [Code("# no heading {{ kept }}")]),
    ("indented code", "One.\n\n    two <b>\n", [Paragraph("One."), Code("two <b>")]),
    ("terminal in colours", "```console\n$ <font color='red'>go</font>\n```", [Code("$ go")]),
    (
        "footnote",
        "Free.[^a]\n\n# Next\n\nTwo.\n\n[^a]: Not abroad.\n[b]: https://shop.example",
        [Paragraph("Free."), Paragraph("Not abroad.", Place("fn1")), Heading("Next", 1), Paragraph("Two.")],
    ),
    ("definition of a link under text", "It is [free][f].\n[f]: https://shop.example", [Paragraph("It is free.")]),
    ("left-over emphasis", "**It is free.*", [Paragraph("It is free.")]),
    ("word to fill in", "Write to <your-bank>.", [Paragraph("Write to <your-bank>.")]),
    (
        "raw HTML",
        "<div class='x'>\n\nIt is *free*.\n\n</div>\n\nA <kbd>key</kbd>.",
        [Paragraph("It is free."), Paragraph("A key.")],
    ),
    ("raw HTML, hidden", "<p hidden>secret</p>\n\nOne. <span style='display:none'>secret</span>", [Paragraph("One.")]),
    ("Markdown in HTML", '<aside markdown="1">\nSee [us](/a).\n</aside>', [Paragraph("See us.")]),
    (
        "details",
        "<details>\n<summary>Is it free?</summary>\n\nYes, *always*.\n\n</details>",
        [Paragraph("Is it free? Yes, always.")],
    ),
    (
        "id of a heading",
        "# Time { #t }\n\nOne.\n\n## More {#m .x}\n\nTwo.",
        [
            Heading("Time", 1, Place("t")),
            Paragraph("One.", Place("t")),
            Heading("More", 2, Place("m")),
            Paragraph("Two.", Place("m")),
        ],
    ),
    (
        "id of an underlined heading",
        "Time {: #t}\n----\n\nOne.",
        [Heading("Time", 2, Place("t")), Paragraph("One.", Place("t"))],
    ),
    (
        "attribute lists",
        "It is free.{: .lead}\n{: .note width=3}\n\n[a](b){.button} Go.",
        [Paragraph("It is free."), Paragraph("a Go.")],
    ),
    ("value in a link", "Ask [us]({{ site.mail }}) now.", [Paragraph("Ask us now.")]),
    ("value in a sentence", "It costs {{ price }} a month.", [Paragraph(f"It costs {HOLE} a month.")]),
    ("template branches", "{% if x %}\nOne.\n{% else %}\nTwo.\n{% endif %}", [Paragraph("One."), Paragraph("Two.")]),
    ("template branch in a line", "It is {% if x %}free{% endif %}.", [Paragraph("It is free.")]),
    ("template comment", "One. {% comment %} secret {% endcomment %}{# secret #}", [Paragraph("One.")]),
    ("shortcode", "{{< toc >}}\n\nOne.", [Paragraph("One.")]),
    ("contents", "[TOC]\n\n[[_TOC_]]\n\nOne.", [Paragraph("One.")]),
    ("wiki link", "See [[Refunds|our refunds]] and [[Fees]].", [Paragraph("See our refunds and Fees.")]),
    ("role", "See {ref}`fees`.", [Paragraph("See fees.")]),
    ("note: colons", ":::tip Good to know\nIt is free.\n:::", [Paragraph("It is free.")]),
    ("note: slashes", "/// tip | Dica\n\nIt is free.\n\n///", [Paragraph("It is free.")]),
    (
        "note: indented",
        "!!! note\n    It is free.\n\n    Always.\n\nOne.",
        [Paragraph("It is free."), Paragraph("Always."), Paragraph("One.")],
    ),
    (
        "note: its own title",
        '!!! warning "Not in August or May"\n    Closed.',
        [Paragraph("Closed.", Place(within=("Not in August or May",)))],
    ),
    ("note: fenced", "```{note}\nIt is *free*.\n```\n\nOne.", [Paragraph("It is free."), Paragraph("One.")]),
    ("note: quoted", "> [!NOTE]\n> It is free.", [Paragraph("It is free.")]),
    (
        "tabs",
        '=== "Mac"\n\n    Press it.\n\n=== "Linux"\n\n    Type it.',
        [Paragraph("Press it.", Place(within=("Mac",))), Paragraph("Type it.", Place(within=("Linux",)))],
    ),
    (
        "MDX",
        "import A from './a'\nexport const b = 1\n\n<Card>\n\nIt is free. {/* secret */}\n\n</Card>",
        [Paragraph("It is free.")],
    ),
    (
        "a template's tag over lines",
        "One.\n\n{% include note.html\n   content='secret' %}\n\n{{< figure src=a\n  alt=secret >}}\n\nTwo.",
        [Paragraph("One."), Paragraph("Two.")],
    ),
    ("code in backticks is left alone", "Write `{{ x }}` or `[[a|b]]`.", [Paragraph("Write {{ x }} or [[a|b]].")]),
]


@pytest.mark.parametrize(("text", "expected"), [row[1:] for row in READ], ids=[row[0] for row in READ])
def test_read(text: str, expected: list[Block]) -> None:
    assert blocks(text) == expected


def test_front_matter_is_no_text() -> None:
    text = "\ufeff---\ntitle: Refunds\nlang: en\ntags: [a]\ncanonical: https://shop.example/r\n---\nIt is free.\n"
    content = read(text.replace("\n", "\r\n").encode(), "a.md")
    assert content.blocks == (Paragraph("It is free."),)
    assert (content.title, content.language, content.tags) == ("Refunds", "en", ("a",))
    assert content.link == "https://shop.example/r"


REFUSED = [
    ("headings alone", b"# Refunds\n\n## Time\n", "no text below its headings"),
    ("front matter alone", b"---\ntitle: Refunds\n---\n", "no text below its headings"),
    ("broken front matter", b"---\ntitle: a: b\n---\nText.", "not valid YAML at line 2"),
    ("no text", b" \n", "nothing but white space"),
]


@pytest.mark.parametrize(("data", "reason"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_refused(data: bytes, reason: str) -> None:
    with pytest.raises(UnreadableDocument, match=reason):
        read(data, "a.md")


HOSTILE = [
    ("quotations", "> " * 40 + "deep"),
    ("lists", "".join("  " * depth + "- deep\n" for depth in range(40))),
    ("open brackets", "[" * 5_000 + "deep"),
    ("open braces", "{{" * 20_000 + "deep"),
    ("open tags", "{% " * 20_000 + "deep"),
    ("open comments", "{# " * 20_000 + "deep"),
    ("stars", "*" * 20_000 + " deep"),
    ("backticks", "`a" * 20_000 + " deep"),
    ("spaces", "# " + " " * 100_000 + "deep\n\ndeep"),
    ("divisions", "<div>\n\n" * 3_000 + "deep"),
]


@pytest.mark.parametrize("text", [row[1] for row in HOSTILE], ids=[row[0] for row in HOSTILE])
def test_hostile_text_is_read(text: str) -> None:
    assert "deep" in " ".join(block.text for block in blocks(text) if not isinstance(block, Table))


@pytest.mark.skipif(not CASES.is_dir(), reason="the document cases are not here (BEARSOUT_CASES)")
@pytest.mark.parametrize("file", sorted(path.name for path in CASES.glob("*.md") if path.stat().st_size))
def test_cases_leave_no_marks(file: str) -> None:
    found = [
        block.text for block in read((CASES / file).read_bytes(), file).blocks if isinstance(block, Paragraph | Item)
    ]
    assert found
    assert not [text for text in found if "](" in text or "{%" in text or "**" in text or "[^" in text]
