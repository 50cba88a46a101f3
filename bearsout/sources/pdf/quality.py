"""What a PDF's text may hold that no reader of the page would see: characters without a meaning, words torn apart."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from bearsout.sources.pdf.words import MOST_CHARACTERS, Sheet

PRIVATE = re.compile("[\ue000-\uefff\uf100-\uf8ff]")
"""Private-use letters; those from U+F000 to U+F0FF are the bullets and ticks of symbol fonts, and known."""

CID = re.compile(r"\(cid:\d+\)")
TORN_SHARE, TORN_WORDS = 0.7, 40
"""A page is of one-letter words where at least this share of so many words or more has one letter."""

Test = Callable[[str, Sequence[str]], bool]


def _torn(_text: str, words: Sequence[str]) -> bool:
    letters = [word for word in words if any(c.isalpha() for c in word)]
    return len(letters) >= TORN_WORDS and sum(len(word) == 1 for word in letters) >= TORN_SHARE * len(letters)


TESTS: tuple[tuple[str, Test], ...] = (
    ("characters without a meaning (U+FFFD)", lambda text, _: "\ufffd" in text),
    ("characters that the font does not name (cid:)", lambda text, _: CID.search(text) is not None),
    ("private-use characters", lambda text, _: PRIVATE.search(text) is not None),
    ("mostly words of one letter", _torn),
)


def warnings(sheets: Sequence[Sheet], label: Callable[[int], str]) -> Iterator[str]:
    """Yield a line for each page and defect, such as "page 3: private-use characters"."""
    for sheet in sheets:
        words = [word.text for word in sheet.words]
        text = " ".join(words)
        yield from (f"page {label(sheet.number)}: {what}" for what, test in TESTS if test(text, words))
        if sheet.cut:
            yield f"page {label(sheet.number)}: more than {MOST_CHARACTERS:,} characters; the rest was left out"
        if sheet.drawn and not sheet.has_text:
            yield f"page {label(sheet.number)}: a picture without text"
