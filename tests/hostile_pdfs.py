"""PDFs that were made to harm whoever opens them, written object by object."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping

SAID = "A return is free of charge."
SHOWN = f"BT /F1 12 Tf 50 700 Td ({SAID}) Tj ET".encode()
ROOT, PAGES, PAGE, CONTENT, FONT = range(1, 6)

USUAL: dict[int, bytes] = {
    ROOT: b"<< /Type /Catalog /Pages 2 0 R >>",
    PAGES: b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    PAGE: b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R"
    b" /Resources << /Font << /F1 5 0 R >> /XObject << /X1 6 0 R >> >> >>",
    FONT: b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
}


def stream(data: bytes, entries: bytes = b"") -> bytes:
    """Return a stream object."""
    return b"<< /Length %d %s >>\nstream\n%s\nendstream" % (len(data), entries, data)


def deflated(data: bytes) -> bytes:
    """Return a compressed stream object."""
    return stream(zlib.compress(data, 9), b"/Filter /FlateDecode")


def file(objects: Mapping[int, bytes]) -> bytes:
    """Return a PDF of the usual objects and these, which come in their places."""
    bodies = {**USUAL, CONTENT: stream(SHOWN), **objects}
    out = bytearray(b"%PDF-1.7\n")
    offsets: dict[int, int] = {}
    for number, body in sorted(bodies.items()):
        offsets[number] = len(out)
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start = len(out)
    size = max(bodies) + 1
    out += b"xref\n0 %d\n0000000000 65535 f \n" % size
    for number in range(1, size):
        out += b"%010d 00000 n \n" % offsets[number] if number in offsets else b"0000000000 65535 f \n"
    out += b"trailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (size, start)
    return bytes(out)


def catalogue(more: bytes) -> dict[int, bytes]:
    """Return a catalogue with more in it."""
    return {ROOT: b"<< /Type /Catalog /Pages 2 0 R %s >>" % more}


def bomb(mebibytes: int) -> bytes:
    """Return a stream of blanks that is compressed twice, and a page's text behind them."""
    packer = zlib.compressobj(9)
    blank = b" " * 2**20
    once = b"".join([*(packer.compress(blank) for _ in range(mebibytes)), packer.compress(SHOWN), packer.flush()])
    return stream(zlib.compress(once, 9), b"/Filter [/FlateDecode /FlateDecode]")


DEEP = 20_000
SCRIPT = b"/S /JavaScript /JS (app.launchURL\\('http://example.org'\\); this.exportDataObject\\({cName: 'a'}\\);)"


def harmless(canary: str) -> dict[str, bytes]:
    """Return PDFs whose text can be read all the same; the commands in them would write, or read, the file `canary`."""
    name = canary.encode()
    launch = b"/S /Launch /F (/bin/sh) /P (-c 'touch %s') /Win << /F (cmd.exe) /P (/c echo 1 > %s) >>" % (name, name)
    form = b"/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /X1 6 0 R >> >>"
    drawing = {CONTENT: stream(SHOWN + b" /X1 Do")}
    return {
        "a loop in the page tree": file({PAGES: b"<< /Type /Pages /Kids [3 0 R 2 0 R] /Count 1 >>"}),
        "a loop in the outline": file(
            {
                **catalogue(b"/Outlines 7 0 R"),
                7: b"<< /Type /Outlines /First 8 0 R /Last 8 0 R /Count 1 >>",
                8: b"<< /Title (Round) /Parent 7 0 R /First 8 0 R /Next 8 0 R /Dest [3 0 R /Fit] >>",
            }
        ),
        "a loop in the page labels": file(
            {**catalogue(b"/PageLabels 7 0 R"), 7: b"<< /Kids [7 0 R] /Nums [0 << /S /r >>] >>"}
        ),
        "a form that draws itself": file({**drawing, 6: stream(b"/X1 Do", form)}),
        "a script when it opens": file(
            {**catalogue(b"/OpenAction << %s >> /AA << /WC << %s >> >>" % (SCRIPT, SCRIPT))}
        ),
        "scripts by name": file(catalogue(b"/Names << /JavaScript << /Names [(a) << %s >>] >> >>" % SCRIPT)),
        "a program when it opens": file(catalogue(b"/OpenAction << %s >>" % launch)),
        "a program behind a link": file(
            {
                PAGE: USUAL[PAGE][:-3]
                + b" /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 600 800] /A << %s >> >>] >>" % launch
            }
        ),
        "an address when it opens": file(catalogue(b"/OpenAction << /S /URI /URI (http://127.0.0.1:9/a) >>")),
        "a form that is sent": file(catalogue(b"/OpenAction << /S /SubmitForm /F (http://127.0.0.1:9/a) >>")),
        "a text from another file": file({**drawing, 6: stream(b"", form + b" /F (%s) /FFilter []" % name)}),
        "a page from another file": file(
            {**drawing, 6: stream(b"", form + b" /Ref << /F (%s) /Page 0 >>" % name)},
        ),
        "a file inside": file(
            {
                **catalogue(b"/Names << /EmbeddedFiles << /Names [(a.exe) 7 0 R] >> >>"),
                7: b"<< /Type /Filespec /F (a.exe) /EF << /F 8 0 R >> >>",
                8: stream(b"MZ attached words that no page shows", b"/Type /EmbeddedFile"),
            }
        ),
        "lists in lists": file(catalogue(b"/Deep " + b"[" * DEEP + b"]" * DEEP)),
        "a length that is itself": file({7: b"<< /Length 7 0 R >>\nstream\na\nendstream"}),
    }


def _many_pages() -> bytes:
    return file({PAGES: b"<< /Type /Pages /Kids [%s] /Count 30000 >>" % b" ".join([b"3 0 R"] * 30_000)})


def _deep_tree(depth: int) -> bytes:
    nodes = {
        7 + at: b"<< /Type /Pages /Parent %d 0 R /Kids [%d 0 R] /Count 1 >>" % (6 + at, 8 + at) for at in range(depth)
    }
    last = {7 + depth: USUAL[PAGE].replace(b"/Parent 2 0 R", b"/Parent %d 0 R" % (6 + depth))}
    return file({PAGES: b"<< /Type /Pages /Kids [7 0 R] /Count 1 >>", **nodes, **last})


COSTLY: dict[str, Callable[[], bytes]] = {
    "a decompression bomb": lambda: file({CONTENT: bomb(1_500)}),
    "a million lines": lambda: file({CONTENT: deflated(b"0 0 m 9 9 l S\n" * 1_000_000 + SHOWN)}),
    "a million letters": lambda: file({CONTENT: deflated(b"BT /F1 1 Tf " + b"(ab) Tj 2 0 Td " * 500_000 + b"ET")}),
    "a million objects": lambda: file({number: b"null" for number in range(7, 1_000_000)}),
    "thirty thousand pages": _many_pages,
    "two thousand million pages": lambda: file({PAGES: b"<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>"}),
    "a tree of pages ten thousand deep": lambda: _deep_tree(10_000),
}
"""PDFs that would take a machine's memory or time."""
