"""A text with what was read in it marked beneath."""

from __future__ import annotations

import pytest

from bearsout.cli.marks import WIDTH, label, marked_lines
from bearsout.reading.records import Record


def _marks(text: str, *pieces: str) -> str:
    """Return the text with each of the pieces marked as a number."""
    spans = [[text.index(piece), text.index(piece) + len(piece)] for piece in pieces]
    return "\n".join(marked_lines(text, [{"kind": "number", "span": span} for span in spans]))


@pytest.mark.parametrize(
    ("text", "pieces", "shown"),
    [
        ("no value", (), "no value"),
        ("a 5 b 67", ("5", "67"), "a 5 b 67\n  ^ number\n      ^^ number"),
        ("one\n\n2\n", ("2",), "one\n\n2\n^ number"),
        ("a 5\r\nb", ("5",), "a 5\n  ^ number\nb"),
        ("a\t5", ("5",), "a 5\n  ^ number"),
        ("東京 5", ("5",), "東京 5\n     ^ number"),
        ("e\u0301 5", ("5",), "e\u0301 5\n  ^ number"),
        ("\x1b[1m 5", ("5",), "\\x1b[1m 5\n        ^ number"),
        ("at least\n5 days", ("least\n5",), "at least\n   ^^^^^ ...\n5 days\n^ number"),
        ("", (), ""),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_each_value_is_marked_where_it_stands(text: str, pieces: tuple[str, ...], shown: str) -> None:
    assert _marks(text, *pieces) == shown


def test_a_long_line_is_cut_at_a_space_and_not_inside_a_value() -> None:
    text = f"{'word ' * 19}5 days{' word' * 5}"
    assert _marks(text, "5 days").splitlines() == [
        ("word " * 19).rstrip(), "5 days word word word word word", "^^^^^^ number",
    ]  # fmt: skip


def test_no_shown_line_is_longer_than_the_width_and_nothing_is_lost() -> None:
    text = "x" * 250 + " " + "y " * 120
    shown = list(marked_lines(text, []))
    assert max(map(len, shown)) <= WIDTH
    assert "".join(shown).replace(" ", "") == text.replace(" ", "")


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        ({"kind": "money", "value": "12.5", "currency": ["EUR"]}, "money 12.50 EUR"),
        ({"kind": "money", "value": "12", "currency": ["MXN", "USD"]}, "money 12 MXN/USD"),
        ({"kind": "money", "value": "12", "currency": ["A", "B", "C", "D"]}, "money 12 in one of 4 currencies"),
        ({"kind": "percent", "value": "30", "unit": "percent"}, "percent 30"),
        ({"kind": "duration", "range": {"min": "3", "max": "5"}, "unit": "day"}, "duration 3 to 5 day"),
        ({"kind": "number", "range": {"min": "3", "max": None, "min_included": False}}, "number over 3"),
        ({"kind": "number", "range": {"min": None, "max": "3", "max_included": True}}, "number at most 3"),
        ({"kind": "number", "range": {"min": None, "max": "3", "max_included": False}}, "number under 3"),
        ({"kind": "percent", "value": "30", "range": {"min": "30"}}, "percent at least 30"),
        ({"kind": "money", "range": {"min": "1.5", "max": "2"}, "currency": ["EUR"]}, "money 1.50 to 2 EUR"),
        ({"kind": "date", "range": {"min": None, "max": None}}, "date"),
        ({"kind": "date", "value": "2026-03-04", "ambiguous": True}, "date 2026-03-04 (ambiguous)"),
        ({"kind": "quantity", "value": "20", "unit": "km", "per": ["hour"]}, "quantity 20 km per hour"),
        ({"kind": "label"}, "label"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_label_says_kind_value_and_unit(record: Record, expected: str) -> None:
    assert label(record) == expected
