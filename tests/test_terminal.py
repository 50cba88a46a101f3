"""Nothing that drives a terminal, and nothing that breaks JSON, ever gets out."""

from __future__ import annotations

import json
import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from bearsout.cli.terminal import printable, to_json

any_text = st.text(st.characters())


@given(any_text)
def test_what_is_printed_is_one_line_without_controls(text: str) -> None:
    shown = printable(text)
    assert not [char for char in shown if unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp")]
    shown.encode()


@given(any_text)
def test_json_comes_back_and_has_no_controls(text: str) -> None:
    line = to_json({"text": text})
    assert json.loads(line) == {"text": text}
    assert not [char for char in line if unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp")]


def test_an_override_of_direction_is_shown() -> None:
    assert printable("a\u202eb") == "a\\u202eb"


def test_letters_of_any_script_are_left_alone() -> None:
    assert printable("São João, ¿cuánto? سياسة") == "São João, ¿cuánto? سياسة"
