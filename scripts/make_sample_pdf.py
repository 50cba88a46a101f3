"""Make sample_docs/owners-booklet.pdf: the same bytes each time, for one version of reportlab.

python scripts/make_sample_pdf.py [FILE]
"""

from __future__ import annotations

import sys
from pathlib import Path

from reportlab.lib import colors
from reportlab.lib.pagesizes import A5
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import (
    BaseDocTemplate,
    Flowable,
    Frame,
    KeepTogether,
    ListFlowable,
    PageBreak,
    PageTemplate,
    Paragraph,
    Spacer,
    Table,
    TableStyle,
)

TARGET = Path(__file__).parent.parent / "sample_docs" / "owners-booklet.pdf"
TITLE = "Owner's booklet"
MARGIN = 14 * mm
HEADER = "Quillbrook Cycles · Owner's booklet"

BODY = ParagraphStyle("body", fontName="Helvetica", fontSize=9.5, leading=13, spaceAfter=6)
CELL = ParagraphStyle("cell", parent=BODY, fontSize=9, leading=11, spaceAfter=0)
CELL_HEAD = ParagraphStyle("cell-head", parent=CELL, fontName="Helvetica-Bold")
CAPTION = ParagraphStyle("caption", parent=BODY, fontName="Helvetica-Oblique", fontSize=9, spaceAfter=3)
HEADINGS = (
    ParagraphStyle("heading-1", fontName="Helvetica-Bold", fontSize=16, leading=20, spaceBefore=6, spaceAfter=8),
    ParagraphStyle("heading-2", fontName="Helvetica-Bold", fontSize=12, leading=16, spaceBefore=8, spaceAfter=4),
)


class Heading(Paragraph):
    """A heading that is also an entry of the outline; `level` 0 is the outermost."""

    def __init__(self, text: str, level: int) -> None:
        super().__init__(text, HEADINGS[level])
        self.words = text
        self.level = level

    def draw(self) -> None:
        """Draw the heading and note its place in the outline."""
        key = self.words.lower().replace(" ", "-")
        self.canv.bookmarkHorizontal(key, 0, self.height)
        self.canv.addOutlineEntry(self.words, key, self.level)
        super().draw()


def paragraph(text: str) -> Flowable:
    """Return a paragraph of running text."""
    return Paragraph(text, BODY)


def bullets(*items: str) -> Flowable:
    """Return a list with bullets."""
    return ListFlowable([Paragraph(item, BODY) for item in items], bulletType="bullet", start="•", leftIndent=12)


def steps(*items: str) -> Flowable:
    """Return a numbered list."""
    paragraphs = [Paragraph(item, BODY) for item in items]
    return ListFlowable(paragraphs, bulletType="1", bulletFormat="%s.", bulletFontSize=9.5, leftIndent=16)


def table(caption: str, rows: tuple[tuple[str, ...], ...], widths: tuple[float, ...]) -> Flowable:
    """Return a ruled table whose first row holds its headers, under its caption."""
    styles = [CELL_HEAD] + [CELL] * (len(rows) - 1)
    cells = [[Paragraph(cell, style) for cell in row] for row, style in zip(rows, styles, strict=True)]
    ruled = Table(cells, colWidths=[width * mm for width in widths], repeatRows=1)
    ruled.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.5, colors.grey), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")]))
    return KeepTogether([Paragraph(caption, CAPTION), ruled, Spacer(0, 8)])


def assembly() -> list[Flowable]:
    """Return the chapter on putting a bicycle together."""
    return [
        Heading("Putting your bicycle together", 0),
        paragraph(
            "Your bicycle comes in a box and is nine tenths finished. You need half an hour, a second pair of hands, "
            "and the tools in the small bag that hangs from the saddle."
        ),
        Heading("In the box", 1),
        paragraph("Before you begin, check that the box holds:"),
        bullets(
            "the frame with the rear wheel in place;",
            "the front wheel, wrapped in cardboard;",
            "the pedals, marked L and R;",
            "the bag of tools and two spare spokes.",
        ),
        Heading("Seven steps", 1),
        steps(
            "Cut the straps and lift the frame out of the box together.",
            "Turn the handlebar straight and close the four bolts of the stem crosswise.",
            "Put in the front wheel and close the lever towards the rear.",
            "Screw in the pedals. The left one turns anticlockwise.",
            "Set the saddle to your height. The line on the seat post must not be visible.",
            "Pump up the tyres to the pressure on their sides.",
            "Squeeze both brakes ten times before you ride off.",
        ),
        paragraph(
            "Electric bicycles leave us with the battery charged to about a third, as the carrier demands. Charge it "
            "fully before the first ride, which takes four and a half hours. Do not charge it below 5 °C."
        ),
    ]


def care() -> list[Flowable]:
    """Return the chapter on bolts and looking after a bicycle."""
    torques = (
        ("Bolt", "Tighten to", "Tool"),
        ("Stem, at the handlebar", "5 Nm", "4 mm hex key"),
        ("Seat post clamp", "6 Nm", "5 mm hex key"),
        ("Pedals", "35 Nm", "15 mm spanner"),
        ("Rear axle nuts", "40 Nm", "15 mm spanner"),
    )
    intervals = (
        ("What", "How often"),
        ("Check the air in the tyres", "every two weeks"),
        ("Oil the chain", "every 300 km and after rain"),
        ("Look at the brake pads", "every 500 km"),
        ("Have it serviced", "once a year"),
    )
    return [
        Heading("Bolts and care", 0),
        Heading("How tight the bolts must be", 1),
        paragraph(
            "Use a torque wrench. A carbon seat post is the exception: it takes no more than 5 Nm, and it needs "
            "mounting paste instead of grease."
        ),
        table("Table 1: Tightening torques", torques, (48, 28, 34)),
        Heading("Looking after it", 1),
        paragraph(
            "Wash the bicycle with a sponge and a bucket. A pressure washer drives water into the bearings, and "
            "damage of that kind is not covered by the warranty."
        ),
        table("Table 2: Care through the year", intervals, (55, 55)),
        paragraph(
            "After the first 100 km bring the bicycle back to us. We tighten spokes and cables, and this first check "
            "is free of charge until three months after the purchase."
        ),
    ]


def warranty() -> list[Flowable]:
    """Return the chapter on the warranty."""
    return [
        Heading("Warranty", 0),
        Heading("What is covered", 1),
        paragraph("We repair or replace parts that fail because of a fault in material or workmanship:"),
        bullets(
            "the frame for ten years;",
            "the paint for two years;",
            "the battery for three years or 800 full charges, whichever comes first;",
            "the motor and the display for three years.",
        ),
        paragraph(
            "The warranty of the battery ends at once when its case has been opened. Everything that moves and wears, "
            "such as tyres, chains, brake pads and cables, is not covered."
        ),
        Heading("Who is covered", 1),
        paragraph(
            "The warranty belongs to the first owner. It passes to a second owner only if the bicycle is registered in "
            "the new name within 30 days of the sale."
        ),
        Heading("How to make a claim", 1),
        steps(
            "Find the frame number under the bottom bracket.",
            "Send us the number, the invoice and two photographs of the fault.",
            "Wait for our answer before you have anything repaired elsewhere.",
        ),
        paragraph(
            "Nuala Brack answers claims within three working days. A repair under warranty does not start the warranty "
            "period again."
        ),
        Heading("Racing and hire", 1),
        paragraph(
            "Bicycles that are raced or hired out carry a warranty of one year on the frame and none on the rest."
        ),
    ]


def draw_edges(canvas: Canvas, template: BaseDocTemplate) -> None:
    """Draw the running header and the page number on the page at hand."""
    width, height = A5
    canvas.saveState()
    canvas.setFont("Helvetica", 8)
    canvas.drawString(MARGIN, height - 11 * mm, HEADER)
    canvas.line(MARGIN, height - 13 * mm, width - MARGIN, height - 13 * mm)
    canvas.drawCentredString(width / 2, 9 * mm, f"Page {template.page} of 3")
    canvas.restoreState()


def make(target: Path) -> None:
    """Write the booklet to `target`."""
    # Pages stay uncompressed: what zlib makes of the same text differs from one machine to another.
    template = BaseDocTemplate(
        str(target),
        pagesize=A5,
        invariant=1,
        pageCompression=0,
        title=TITLE,
        author="Quillbrook Cycles",
        subject="Assembly, care and warranty",
        lang="en-IE",
    )
    width, height = A5
    frame = Frame(MARGIN, 14 * mm, width - 2 * MARGIN, height - 30 * mm, leftPadding=0, rightPadding=0)
    template.addPageTemplates(PageTemplate("page", [frame], onPage=draw_edges))
    template.build([*assembly(), PageBreak(), *care(), PageBreak(), *warranty()])


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET)
