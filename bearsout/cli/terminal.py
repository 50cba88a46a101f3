"""What may reach a terminal or a JSON reader: no control character of a document, a file name or a question, ever."""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from typing import Any

from bearsout.errors import BearsoutError

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]")
"""C0 and C1 controls, direction marks and overrides, line separators, lone surrogates."""

_WHITE = re.compile(r"[ \t\r\n]+")


def printable(text: str) -> str:
    """Return `text` on one line, safe to print: white space as one space, control characters as escapes.

    >>> printable("a\\x1b[31m\\nb")
    'a\\\\x1b[31m b'
    """
    return _CONTROL.sub(lambda match: _escape(match.group()), _WHITE.sub(" ", text))


def _escape(char: str) -> str:
    return f"\\x{ord(char):02x}" if ord(char) < 0x100 else f"\\u{ord(char):04x}"


def to_json(value: Any) -> str:
    """Return a value as JSON on one line, readable, with every control character escaped.

    >>> to_json({"text": "a\\x9b"})
    '{"text": "a\\\\u009b"}'
    """
    return _CONTROL.sub(lambda match: f"\\u{ord(match.group()):04x}", json.dumps(value, ensure_ascii=False))


def error_form(error: BearsoutError) -> dict[str, Any]:
    """Return an error as the object that every command prints with --json."""
    return {"error": {"code": error.code, "message": error.message, "fix": error.fix}}


def note(text: str) -> None:
    """Say something beside the answer, on standard error."""
    print(printable(text), file=sys.stderr)


class ProgressLine:
    """A line on standard error that says how far a build is, only where a person watches."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()

    def __call__(self, done: int, of: int, name: str) -> None:
        """Show that document `done` + 1 of `of` is being read."""
        if self._shown:
            print(f"\r\x1b[2K{done + 1} of {of}  {_shortened(printable(name))}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Take the line away."""
        if self._shown:
            print("\r\x1b[2K", end="", file=sys.stderr, flush=True)


def _shortened(text: str, width: int = 60) -> str:
    text = unicodedata.normalize("NFC", text)
    return text if len(text) <= width else f"...{text[3 - width :]}"
