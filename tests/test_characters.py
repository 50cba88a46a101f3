"""What is left of a text when all that nobody sees is gone."""

from __future__ import annotations

import pytest

from bearsout.sources.characters import HOLE, tidy, tidy_lines

ONE_LINE = [
    ("spaces and breaks", " one \n\t two\u00a0three\u2009four ", "one two three four"),
    ("soft hyphen", "war\u00adran\u00adty", "warranty"),
    ("zero width inside a number", "1\u200b234\u2060567", "1234567"),
    ("direction marks", "\u202a30\u202c days\u200f", "30 days"),
    ("turned round: nobody reads 30 there", "\u202e30\u202c days", f"{HOLE} days"),
    ("digits that only look different", "\uff13\uff10 \U0001d7d1\U0001d7ce days", "30 30 days"),
    ("controls", "a\x1b[31mb\x00c\x9b", "a[31mbc"),
    ("joiner beside a letter", "re\u200dfund", "refund"),
    ("joiner in Persian", "می\u200cخواهم", "می\u200cخواهم"),
    ("tag characters", "ok\U000e0041\U000e0042", "ok"),
    ("ligature and ordinal kept", "1º ½", "1º ½"),
]


@pytest.mark.parametrize(("text", "expected"), [row[1:] for row in ONE_LINE], ids=[row[0] for row in ONE_LINE])
def test_tidy(text: str, expected: str) -> None:
    assert tidy(text) == expected


def test_lines_keep_their_breaks_and_indents() -> None:
    assert tidy_lines("\n\n  if x:  \n\tgo\x1b()\n\n") == "  if x:\n    go()"
