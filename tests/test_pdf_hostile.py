"""PDFs made to do harm: their text, or one clear line; nothing followed, nothing started, nothing without a bound."""

from __future__ import annotations

from pathlib import Path

import pytest

from bearsout.errors import UnreadableDocument
from bearsout.sources.blocks import Code, Paragraph
from bearsout.sources.pdf import apart
from bearsout.sources.pdf.messages import Limits
from tests.hostile_pdfs import COSTLY, SAID, harmless

LIMITS = Limits(seconds=30, memory=2**30)
OUTSIDE = "These words stand in another file."


@pytest.mark.parametrize("kind", harmless("canary"))
def test_only_the_text_of_the_page_is_read(kind: str, tmp_path: Path) -> None:
    outside = tmp_path / "outside.txt"
    outside.write_text(OUTSIDE, encoding="utf-8")
    content = apart.read_within(harmless(str(outside))[kind], "a.pdf", LIMITS)
    assert [block.text for block in content.blocks if isinstance(block, Paragraph)] == [SAID]
    assert outside.read_text(encoding="utf-8") == OUTSIDE
    assert content.warnings == content.unread == ()


def test_nothing_is_started(tmp_path: Path) -> None:
    canary = tmp_path / "canary"
    for data in harmless(str(canary)).values():
        apart.read_within(data, "a.pdf", LIMITS)
    assert not canary.exists()


REFUSED = {
    "a decompression bomb": r"crash \(SIG[A-Z]+\), or needs more than 1024 MiB of memory",
    "thirty thousand pages": "says it has 30000 pages",
    "a tree of pages ten thousand deep": "damaged",
}
"""What some are refused with; the others are read."""


@pytest.mark.parametrize("kind", COSTLY)
def test_what_costs_too_much_is_refused_and_the_rest_is_read(kind: str) -> None:
    data = COSTLY[kind]()
    if kind in REFUSED:
        with pytest.raises(UnreadableDocument, match=REFUSED[kind]) as caught:
            apart.read_within(data, "a.pdf", LIMITS)
        assert str(caught.value).isprintable()
    else:
        content = apart.read_within(data, "a.pdf", LIMITS)
        said = [block.text for block in content.blocks if isinstance(block, Paragraph | Code)]
        warned = content.warnings == ("page 1: more than 100,000 characters; the rest was left out",)
        assert said == [SAID] or warned
