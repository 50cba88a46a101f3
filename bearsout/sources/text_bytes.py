"""Bytes to text: UTF-8 is read, and anything else is refused by the name of what it seems to be."""

from __future__ import annotations

import codecs

from bearsout.errors import UnreadableDocument

MARKS = (
    (codecs.BOM_UTF32_LE, "UTF-32 with a byte order mark"),
    (codecs.BOM_UTF32_BE, "UTF-32 with a byte order mark"),
    (codecs.BOM_UTF16_LE, "UTF-16 with a byte order mark"),
    (codecs.BOM_UTF16_BE, "UTF-16 with a byte order mark"),
)
"""The longer marks first: that of UTF-32 (little-endian) begins with that of UTF-16."""

SAMPLE = 4_000
"""How many bytes are looked at to tell UTF-16 without a mark from a stray NUL byte."""

LONGEST_LINE = 1_000_000
"""Characters. People write no such line, and programs that do write no text; a paragraph has a thousandth of it."""

AS_UTF8 = "Save it as UTF-8 and build again."


def decode(data: bytes, name: str) -> str:
    r"""Return the text of `data` with `\n` line ends and no byte order mark; raises UnreadableDocument.

    >>> decode(b"\xef\xbb\xbfOne\r\nTwo", "a.txt")
    'One\nTwo'
    """
    if not data:
        raise UnreadableDocument(name, "is empty (0 bytes).", "Fill it or leave it out.")
    _refuse_other_encodings(data, name)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableDocument(name, _not_utf8(data, error.start), AS_UTF8) from None
    if not text.strip("\ufeff \t\r\n\f\v\u00a0\u200b"):
        raise UnreadableDocument(name, "holds nothing but white space.", "Fill it or leave it out.")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def decode_lines(data: bytes, name: str) -> str:
    """Return the same of a format that people write line by line; a line without end is refused as well."""
    text = decode(data, name)
    at = _first_endless(text)
    if at:
        reason = f"line {at} has over {LONGEST_LINE:,} characters; nobody wrote it as text."
        raise UnreadableDocument(name, reason, "Leave it out, or break its lines.")
    return text


def _first_endless(text: str) -> int:
    """Return the number of the first line that is too long to be one, or 0."""
    if len(text) <= LONGEST_LINE:
        return 0
    lines = enumerate(text.split("\n"), start=1)
    return next((number for number, line in lines if len(line) > LONGEST_LINE), 0)


def _refuse_other_encodings(data: bytes, name: str) -> None:
    for mark, encoding in MARKS:
        if data.startswith(mark):
            raise UnreadableDocument(name, f"is {encoding}, not UTF-8.", AS_UTF8)
    if b"\0" not in data:
        return
    if _looks_like_utf16(data[:SAMPLE]):
        raise UnreadableDocument(name, "is not UTF-8: UTF-16 without a byte order mark?", AS_UTF8)
    at = data.index(b"\0")
    raise UnreadableDocument(
        name, f"has a NUL byte at line {_line(data, at)}; it is not plain text.", "Leave it out, or save it as UTF-8."
    )


def _looks_like_utf16(data: bytes) -> bool:
    """True where one byte in three or more of the even, or of the odd, places is NUL, and few of the others are."""
    even, odd = data[0::2].count(0), data[1::2].count(0)
    return max(even, odd) * 3 >= max(1, len(data) // 2) and min(even, odd) * 10 <= max(even, odd)


def _not_utf8(data: bytes, at: int) -> str:
    legacy = [byte for byte in data if byte >= 0x80]
    # Latin-1 has no printable character from 0x80 to 0x9F; Windows-1252 has its quotes and dashes there.
    guess = "Windows-1252" if any(byte < 0xA0 for byte in legacy) else "Latin-1 (ISO 8859-1)"
    return f"is not UTF-8; byte 0x{data[at]:02X} at line {_line(data, at)}: {guess}?"


def _line(data: bytes, at: int) -> int:
    before = data[:at]
    return before.count(b"\n") + 1 if b"\n" in data else before.count(b"\r") + 1
