"""Bytes to text: what is read, and what each refusal names."""

from __future__ import annotations

import pytest

from bearsout.errors import UnreadableDocument
from bearsout.sources.text_bytes import decode

READ = [
    ("plain", b"One", "One"),
    ("byte order mark", b"\xef\xbb\xbfOne", "One"),
    ("Windows line ends", b"One\r\nTwo\r\n", "One\nTwo\n"),
    ("old Macintosh line ends", b"One\rTwo", "One\nTwo"),
    ("accents", "São Paulo, 30 €".encode(), "São Paulo, 30 €"),
]

REFUSED = [
    ("no bytes", b"", "is empty (0 bytes)."),
    ("white space", b" \r\n\t\xc2\xa0\n", "holds nothing but white space."),
    ("byte order mark alone", b"\xef\xbb\xbf\n", "holds nothing but white space."),
    ("UTF-16 little-endian", "Olá".encode("utf-16"), "is UTF-16 with a byte order mark, not UTF-8."),
    ("UTF-16 big-endian", b"\xfe\xff\x00O", "is UTF-16 with a byte order mark, not UTF-8."),
    ("UTF-32", "Olá".encode("utf-32"), "is UTF-32 with a byte order mark, not UTF-8."),
    ("UTF-16 unmarked", "How long is it?".encode("utf-16-le"), "is not UTF-8: UTF-16 without a byte order mark?"),
    ("NUL", b"One\nTwo\0three and four", "has a NUL byte at line 2; it is not plain text."),
    ("Latin-1", "a\nb\né".encode("latin-1"), "is not UTF-8; byte 0xE9 at line 3: Latin-1 (ISO 8859-1)?"),
    ("Windows-1252", "“a”".encode("cp1252"), "is not UTF-8; byte 0x93 at line 1: Windows-1252?"),
    ("cut character", b"One \xc3", "is not UTF-8; byte 0xC3 at line 1: Latin-1 (ISO 8859-1)?"),
]


@pytest.mark.parametrize(("data", "text"), [row[1:] for row in READ], ids=[row[0] for row in READ])
def test_read(data: bytes, text: str) -> None:
    assert decode(data, "a.txt") == text


@pytest.mark.parametrize(("data", "reason"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_refused(data: bytes, reason: str) -> None:
    with pytest.raises(UnreadableDocument) as caught:
        decode(data, "docs/a.txt")
    assert caught.value.reason == reason
    assert str(caught.value).startswith("docs/a.txt: ")
    assert "\n" not in str(caught.value)
