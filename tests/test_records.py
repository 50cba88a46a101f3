"""JSON Lines of ready passages."""

from __future__ import annotations

import pytest

from bearsout.errors import UnreadableDocument
from bearsout.sources.passages import passages
from bearsout.sources.records import read

GOOD = """\
{"title": ["Help", "Fees"], "text": "A return is free.", "link": "https://example.com/fees#returns"}

{"title": ["Help", "Fees", "Abroad"], "text": "Abroad it costs 4.50 EUR.", "document": "x"}
{"title": ["Help", "Fees"], "text": "Exchanges are free."}
{"title": "Contact", "text": "Call us."}
"""


def test_records_become_passages_under_their_titles() -> None:
    made = passages(read(GOOD.encode(), "a.jsonl"), "a.jsonl")
    assert [(passage.heading_path, passage.text, passage.link) for passage in made] == [
        (("Help", "Fees"), "A return is free.", "https://example.com/fees#returns"),
        (("Help", "Fees", "Abroad"), "Abroad it costs 4.50 EUR.", None),
        (("Help", "Fees"), "Exchanges are free.", None),
        (("Contact",), "Call us.", None),
    ]


BAD = [
    pytest.param("{", "line 2 is not JSON", id="not JSON"),
    pytest.param("[" * 100_000, "line 2 is not JSON", id="too deep"),
    pytest.param('["a"]', "line 2 is not an object", id="a list"),
    pytest.param('{"title": "A"}', 'line 2 has no "text"', id="no text"),
    pytest.param('{"title": "A", "text": " "}', 'line 2 has no "text"', id="blank text"),
    pytest.param('{"title": "A", "text": 3}', 'line 2 has no "text"', id="text is a number"),
    pytest.param('{"text": "b"}', 'line 2 has no "title"', id="no title"),
    pytest.param('{"title": ["A", 1], "text": "b"}', 'line 2 has no "title"', id="title with a number"),
    pytest.param('{"title": "A", "text": "b", "link": 1}', 'line 2: "link" is not a text', id="link is a number"),
]


@pytest.mark.parametrize(("line", "reason"), BAD)
def test_a_bad_line_is_refused_with_its_number(line: str, reason: str) -> None:
    with pytest.raises(UnreadableDocument, match=reason):
        read(f'{{"title": "A", "text": "b"}}\n{line}\n'.encode(), "a.jsonl")
