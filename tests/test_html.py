"""HTML pages: what is content, what is furniture, and what each block becomes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bearsout.errors import UnreadableDocument
from bearsout.model import Dates
from bearsout.sources.blocks import Block, Code, Definition, Heading, Item, Paragraph, Place, Table
from bearsout.sources.html import read

CASES = Path(os.environ.get("BEARSOUT_CASES", "../shared/cases")) / "documents" / "files"


def blocks(html: str) -> tuple[Block, ...]:
    return read(html.encode(), "a.html").blocks


def texts(html: str) -> list[str]:
    return [block.text for block in blocks(html) if not isinstance(block, Table)]


CONTENT = "<p>It takes <b>five</b> days.</p>"

FURNITURE = [
    ("script and style", "<script>document.write('<p>secret</p>')</script><style>p{secret:1}</style>"),
    ("comment", "<!-- secret -->"),
    ("template and noscript", "<template><p>secret</p></template><noscript><p>secret</p></noscript>"),
    ("hidden", "<p hidden>secret</p><div style='display: none'>secret</div><p aria-hidden=true>secret</p>"),
    ("hidden, deep", "<div>" * 3_000 + "<div hidden><p>secret</p></div>" + "</div>" * 3_000),
    ("struck out", "<p>It takes five days. <s>secret</s> <del>secret</del></p>"),
    ("nav", "<nav><p>secret words here.</p></nav>"),
    ("roles", "<div role=navigation>secret</div><div role=search>secret</div><div role=dialog>secret</div>"),
    ("footer", "<footer><p>secret, all rights reserved.</p></footer>"),
    (
        "cookie notice",
        "<div id=cookie-banner><h2>secret</h2><p>We use secret cookies for a long list of things.</p></div>",
    ),
    ("breadcrumbs", "<ol class=breadcrumbs><li>secret<li>secret</ol>"),
    ("share buttons", "<div class=share-buttons><a>secret</a> <a>secret</a></div>"),
    ("feedback", "<p class=feedback>Was this secret helpful? <button>Yes</button></p>"),
    ("related", "<aside class=related><h2>secret</h2><ul><li><a href=/a>secret</a></ul></aside>"),
    ("sidebar of links", "<div class=sidebar><h3>secret</h3><ul><li><a href=/a>secret words</a></ul></div>"),
    ("row of links", "<center><a href=/a>secret</a> | <a href=/b>secret</a></center>"),
    ("list of links", "<ul><li><a href=/a>secret</a><li><a href=/b>secret</a></ul>"),
    ("link alone", "<p><a href=#top>secret to top</a></p>"),
    ("copyright", "<font size=1>&copy; 2026 secret Ltd</font>"),
    ("page header", "<header><p>secret</p></header>"),
    ("formula's source", "<math><annotation>secret</annotation></math>"),
    ("figure's number", "<div class=figure><img alt=secret><p class=title><b>Figure 2. secret</b></p></div>"),
]


@pytest.mark.parametrize("html", [row[1] for row in FURNITURE], ids=[row[0] for row in FURNITURE])
def test_furniture_never_comes_through(html: str) -> None:
    found = texts(f"<h1>Delivery</h1>{CONTENT * 9}{html}{CONTENT}")
    assert "secret" not in "".join(found)
    assert found.count("It takes five days.") >= 10


KEPT = [
    ("header with the title", "<header><h1>kept</h1></header>"),
    (
        "box of advice",
        "<div class=sidebar><p>kept, as it is advice to whoever reads and no row of links.</p>"
        + CONTENT * 9
        + "</div>",
    ),
    ("note in an aside", "<aside class=note><p>kept</p></aside>"),
    ("section about cookies", "<section id=cookies><h2>Cookies</h2><p>kept</p></section>"),
    ("old section about cookies", "<div id=cookies><h2>Cookies</h2><p>kept</p></div>"),
    ("list of links that is led in", "<p>Fill in:</p><ul><li><a href=/a>kept</a></ul>"),
    ("closed details", "<details><summary>More</summary><p>kept</p></details>"),
    ("form", "<form><p>kept</p></form>"),
    ("unknown element", "<x-card><p>kept</p></x-card>"),
]


@pytest.mark.parametrize("html", [row[1] for row in KEPT], ids=[row[0] for row in KEPT])
def test_content_stays(html: str) -> None:
    assert "kept" in " ".join(texts(html + CONTENT * 5))


READ: list[tuple[str, str, list[Block]]] = [
    ("bare text", "It is free.", [Paragraph("It is free.")]),
    ("division as a paragraph", "<div>It is <em>free</em>.</div>", [Paragraph("It is free.")]),
    ("one break", "<p>Pack it.<br>Send it.</p>", [Paragraph("Pack it. Send it.")]),
    ("two breaks", "Pack it.<br>\n<br/>Send it.", [Paragraph("Pack it."), Paragraph("Send it.")]),
    ("unclosed tags", "<h1>Time\n<p>One.\n<p>Two.", [Heading("Time", 1), Paragraph("One."), Paragraph("Two.")]),
    ("entities", "<p>R$&nbsp;5 &amp; 6&ndash;7&shy;0 &lt;b&gt;</p>", [Paragraph("R$ 5 & 6–70 <b>")]),
    (
        "power and note mark",
        "<p>9 m<sup>2</sup>, free<sup>1</sup>, CO<sub>2</sub>.</p>",
        [Paragraph("9 m², free, CO₂.")],
    ),
    ("words inside a line", "<div><span>It is</span> <b>free</b><span>.</span></div>", [Paragraph("It is free.")]),
    (
        "permalink and edit mark",
        '<h2 id=t>Time <a class=headerlink href="#t">¶</a><span class="mw-editsection">[<a>edit</a>]</span></h2>One.',
        [Heading("Time", 2, Place("t")), Paragraph("One.", Place("t"))],
    ),
    (
        "anchor by name",
        "<h2><a name=t></a>Time</h2><p>One.</p><p id=p>Two.</p>",
        [Heading("Time", 2, Place("t")), Paragraph("One.", Place("t")), Paragraph("Two.", Place("p"))],
    ),
    (
        "anchor of a section",
        "<section id=t><h2>Time</h2><p>One.</p><h3>More</h3><p>Two.</p></section>",
        [
            Heading("Time", 2, Place("t")),
            Paragraph("One.", Place("t")),
            Heading("More", 3, Place("t")),
            Paragraph("Two.", Place("t")),
        ],
    ),
    (
        "nested list",
        "<ul><li>A card<ul><li>or a code</ul><li><p>Pack it.</p><p>Send it.</p></ul>",
        [Item("A card"), Item("or a code", 1), Item("Pack it."), Item("Send it.", continues=True)],
    ),
    ("ordered list", "<ol start=3><li>Open it.<li>Close it.</ol>", [Item("Open it.", 0, 3), Item("Close it.", 0, 4)]),
    ("tasks", "<ul><li>[x] Pack it.</ul>", [Item("Pack it.")]),
    (
        "items that are sections",
        "<ol><li><h3>Time</h3><p>One.</p><ul><li>Two.</ul></ol>",
        [Heading("Time", 3), Paragraph("One."), Item("Two.")],
    ),
    (
        "definitions",
        "<dl><dt>-f<dt>--force<dd><p>Do it.</p><p>Always.</p><dt id=n>-n<dd>Do nothing.</dl>",
        [
            Definition("-f, --force", "Do it."),
            Definition("-f, --force", "Always."),
            Definition("-n", "Do nothing.", Place("n")),
        ],
    ),
    ("definition of a list", "<dl><dt>Sizes<dd><ul><li>small</ul></dl>", [Definition("Sizes", ""), Item("small")]),
    (
        "question and answer",
        "<details><summary>Is it free?</summary><p>Yes.</p><p>Always.</p></details>",
        [Paragraph("Is it free? Yes."), Paragraph("Is it free? Always.")],
    ),
    ("details", "<details><summary>Islands</summary>Ten days.</details>", [Paragraph("Islands: Ten days.")]),
    ("preformatted", "<pre>one\n  <b>two</b>\n</pre>", [Code("one\n  two")]),
    ("heading in bold", "<p><b>Islands</b></p><p>Ten days.</p>", [Heading("Islands", 7), Paragraph("Ten days.")]),
    ("a sentence in bold", "<p><b>It is free.</b></p><p>Ten.</p>", [Paragraph("It is free."), Paragraph("Ten.")]),
    (
        "title of a box",
        "<div class=note><div><p class=title><b>Islands</b></p></div><p>Ten days.</p></div>",
        [Paragraph("Ten days.", Place(within=("Islands",)))],
    ),
    (
        "label before a box's title",
        "<div class=sidebar><p class=title><b><em>CULTURE</em> Telnet</b></p><p>It is old.</p></div><p>One.</p>",
        [Paragraph("It is old.", Place(within=("Telnet",))), Paragraph("One.")],
    ),
    (
        "heading in a box",
        "<h2>A</h2><div class=note><h3>Note</h3><p>Ten.</p></div><blockquote><h3>B</h3>1 x.</blockquote>2 x.",
        [Heading("A", 2), Paragraph("Ten."), Paragraph("1 x.", Place(within=("B",))), Paragraph("2 x.")],
    ),
    (
        "table that frames a note",
        "<div class=note><table><tr><td><b>Note</b><td>Ten days.</table></div>",
        [Paragraph("Ten days.")],
    ),
    (
        "lead-in to a picture",
        "<p>The formula is:</p><p><img src=f.png></p><p>It is free.</p>",
        [Paragraph("The formula is:"), Code(""), Paragraph("It is free.")],
    ),
    (
        "card",
        "<div><p>Free delivery</p><p>On all orders over fifty euros.</p></div>",
        [Paragraph("Free delivery: On all orders over fifty euros.")],
    ),
    (
        "language of a part",
        "<p>One.</p><div lang=es><p>Dos.</p></div>",
        [Paragraph("One."), Paragraph("Dos.", Place(language="es"))],
    ),
    (
        "kind of a note",
        "<div class=note><p class=admonition-title>Note</p><p>Ten days.</p></div>",
        [Paragraph("Ten days.")],
    ),
    (
        "footnote",
        '<p>Free<sup><a href="#n1">1</a></sup>.</p><h2>More</h2><p>Ten.</p>'
        '<section class=footnotes><ol><li id=n1>Not abroad. <a href="#r1">↩</a></ol></section>',
        [Paragraph("Free."), Paragraph("Not abroad.", Place("n1")), Heading("More", 2), Paragraph("Ten.")],
    ),
    (
        "words that a script chooses",
        "<p>Press <span><span hidden>Ctrl</span><span hidden>Cmd</span></span>, then go.</p>",
        [Paragraph("Press \ufdd0, then go.")],
    ),
]


@pytest.mark.parametrize(("html", "expected"), [row[1:] for row in READ], ids=[row[0] for row in READ])
def test_read(html: str, expected: list[Block]) -> None:
    assert list(blocks(html)) == expected


HEAD = "<tr><th>Plan<th>Fee</tr>"

TABLES = [
    ("marked header", f"<table>{HEAD}<tr><td>Basic<td>£4</table>", Table(("Plan", "Fee"), (("Basic", "£4"),))),
    (
        "unmarked header over figures",
        "<table><tr><td>Plan<td>Fee<tr><td>Basic<td>£4<tr><td>Plus<td>£2</table>",
        Table(("Plan", "Fee"), (("Basic", "£4"), ("Plus", "£2"))),
    ),
    ("no header", "<table><tr><td>Basic<td>£4<tr><td>Plus<td>£2</table>", Table((), (("Basic", "£4"), ("Plus", "£2")))),
    (
        "row header",
        "<table><tr><th>Basic<td>£4<tr><th>Plus<td>£2</table>",
        Table((), (("Basic", "£4"), ("Plus", "£2"))),
    ),
    (
        "header of two rows",
        "<table><thead><tr><th rowspan=2>Plan<th colspan=2>Fee<tr><th>in<th>out</thead><tr><td>A<td>1<td>2</table>",
        Table(("Plan", "Fee in", "Fee out"), (("A", "1", "2"),)),
    ),
    (
        "spans",
        f"<table>{HEAD}<tr><td rowspan=2>Basic<td>£4<tr><td>£5<tr><td colspan=2>Ask us</table>",
        Table(("Plan", "Fee"), (("Basic", "£4"), ("Basic", "£5"), ("Ask us", "Ask us"))),
    ),
    (
        "caption, and lists in cells",
        f"<table id=f><caption>Fees</caption>{HEAD}<tr><td><ul><li>A<li>B</ul><td><p>1</p><p>2</p></table>",
        Table(("Plan", "Fee"), (("A, B", "1 2"),), "Fees", Place("f")),
    ),
    ("short rows", f"<table>{HEAD}<tr><td>Basic</table>", Table(("Plan", "Fee"), (("Basic", ""),))),
]


@pytest.mark.parametrize(("html", "expected"), [row[1:] for row in TABLES], ids=[row[0] for row in TABLES])
def test_tables(html: str, expected: Table) -> None:
    assert blocks(html) == (expected,)


LAYOUT = [
    ("one column", "<p>Say:</p><table><tr><td>yes<tr><td>on</table>", [Paragraph("Say:"), Item("yes"), Item("on")]),
    (
        "parts of a page",
        "<table><tr><td><h2>A</h2>One.<td>Two.</table>",
        [Heading("A", 2), Paragraph("One."), Paragraph("Two.")],
    ),
    ("says so", "<table role=presentation><tr><td>One.<td>Two.</table>", [Paragraph("One."), Paragraph("Two.")]),
]


@pytest.mark.parametrize(("html", "expected"), [row[1:] for row in LAYOUT], ids=[row[0] for row in LAYOUT])
def test_tables_that_only_place_things(html: str, expected: list[Block]) -> None:
    assert list(blocks(html)) == expected


def test_what_a_page_says_of_itself() -> None:
    page = (
        "<html lang=pt-BR><head><title>Prazos \n de entrega</title><link rel=canonical href='https://loja.example/p'>"
        "<meta name=tags content='envio, prazo'><meta name=keywords content='frete'>"
        "<meta name=date content=2025-01-01><meta property='article:modified_time' content='2026-01-31T10:00:00Z'>"
        "<meta name=expires content='Tue, 01 Jan 2030'></head><body><p>Cinco dias.</p></body></html>"
    )
    content = read(page.encode(), "p.html")
    assert content.title == "Prazos de entrega"
    assert content.language == "pt-BR"
    assert content.link == "https://loja.example/p"
    assert content.tags == ("envio", "prazo")
    assert content.dates == Dates(updated="2026-01-31")


def test_a_title_outside_the_main_part_is_kept() -> None:
    page = "<h1>Delivery</h1><div><p>secret</p></div><main>" + CONTENT * 5 + "</main>"
    assert texts(page) == ["Delivery", *["It takes five days."] * 5]


REFUSED = [
    (
        "navigation",
        "<title>Help</title><nav><a href=/>Home</a></nav><footer>(c) 2026</footer>",
        "nothing but navigation",
    ),
    ("list of links", "<h1>Help</h1><ul><li><a href=/a>A</a><li><a href=/b>B</a></ul>", "nothing but navigation"),
    ("frames", "<frameset cols=1><frame src=a.html></frameset>", "is a frameset"),
    ("nothing", "<html><body></body></html>", "nothing but navigation"),
]


@pytest.mark.parametrize(("html", "reason"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_refused(html: str, reason: str) -> None:
    with pytest.raises(UnreadableDocument, match=reason):
        read(html.encode(), "a.html")


def test_another_encoding_is_refused_whatever_the_page_declares() -> None:
    with pytest.raises(UnreadableDocument, match="Latin-1"):
        read("<meta charset=iso-8859-1><p>Devolução</p>".encode("latin-1"), "a.html")
    assert texts("<meta charset=iso-8859-1><p>Devolução</p>") == ["Devolução"]


DEEP = [
    ("divisions", "<div>", "</div>"),
    ("quotations", "<blockquote>", "</blockquote>"),
    ("lists", "<ul><li>", "</ul>"),
    ("tables", "<table><tr><td>", "</table>"),
    ("spans", "<span>", "</span>"),
    ("details", "<details>", "</details>"),
]


@pytest.mark.parametrize(("opening", "closing"), [row[1:] for row in DEEP], ids=[row[0] for row in DEEP])
def test_depth_loses_nothing(opening: str, closing: str) -> None:
    found = " ".join(texts(f"{opening * 10_000}It is free.{closing * 10_000}<p>After all.</p>"))
    assert "It is free." in found
    assert "After all." in found


def test_spans_of_a_table_are_bounded() -> None:
    (table,) = blocks("<table>" + "<tr><td rowspan=99999 colspan=99999>x<td>y</tr>" * 3_000 + "</table>")
    assert isinstance(table, Table)
    assert sum(map(len, table.rows)) < 1_000_000


@pytest.mark.skipif(not CASES.is_dir(), reason="the document cases are not here (BEARSOUT_CASES)")
@pytest.mark.parametrize(
    ("file", "sentence", "furniture"),
    [
        ("returns.html", "Pack the lamp in its box. Stick the label on it. Leave it at any post office.", "cookies"),
        ("prazo-entrega.pt.html", "Acima de R$ 1.234,56 o frete é grátis & segurado.", "CNPJ"),
        ("python-installed-faq.html", "That depends on where Python came from.", "Show Source"),
    ],
)
def test_cases(file: str, sentence: str, furniture: str) -> None:
    found = texts((CASES / file).read_text("utf-8"))
    assert sentence in found
    assert furniture not in " ".join(found)
