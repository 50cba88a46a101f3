"""The parts of an index file, in their order, and how they are put together (docs/index_format.md)."""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Iterable
from typing import BinaryIO, Literal

MAGIC = b"bearsout-index"
VERSION = 2
BLOCK = 16_384
"""Bytes that share a checksum: small enough that a look at one number costs microseconds, large enough that the
checksums of a gigabyte fill a quarter of a megabyte."""

ALIGNED = 64
"""A part begins at a multiple of this, so that it can be read as numbers where it lies."""

NONE = 0xFFFFFFFF
"""Stands for "there is none" where the number of a string is kept."""

SEPARATOR = "\x1f"
"""Stands between phrases of a list; no phrase has it, for it counts as white space."""

Kind = Literal["B", "I", "Q"]
"""What a part holds: bytes, or little-endian numbers of four or of eight bytes."""

SECTIONS: dict[str, Kind] = {
    "made_with": "B",
    "kin": "B",
    "totals": "Q",
    "string_at": "I",
    "strings": "B",
    "document_at": "I",
    "documents": "I",
    "document_first": "I",
    "aside_at": "I",
    "asides": "B",
    "class_at": "I",
    "classes": "I",
    "class_totals": "Q",
    "class_languages": "I",
    "class_of": "I",
    "place_at": "I",
    "places": "I",
    "place_of": "I",
    "link_at": "I",
    "links": "B",
    "lengths": "I",
    "text_at": "Q",
    "texts": "B",
    "form_at": "I",
    "forms": "B",
    "term_at": "I",
    "terms": "B",
    "term_bucket": "I",
    "term_order": "I",
    "term_first": "Q",
    "term_peak": "B",
    "term_head": "B",
    "posting_passage": "I",
    "posting_mark": "B",
    "more_at": "I",
    "more": "I",
    "tagged_term": "I",
    "tagged_at": "I",
    "tagged": "I",
    "spelling_at": "I",
    "spellings": "B",
    "spelling_terms_at": "I",
    "spelling_terms": "I",
    "spelling_back": "I",
    "same_passage": "I",
    "same_group": "I",
    "group_at": "I",
    "groups": "I",
    "blocks": "I",
    "roots": "I",
}
"""Each part with what it holds."""

SIZES: dict[Kind, int] = {"B": 1, "I": 4, "Q": 8}

LINE = b"%s %d %020d %s\n"
LINE_LENGTH = len(LINE % (MAGIC, VERSION, 0, b"0" * 64))
TABLE = struct.Struct(f"<{2 * len(SECTIONS)}Q32s")
"""Where each part begins and how many bytes it has, then the SHA-256 of all that follows the header."""

DATA_START = -(-(LINE_LENGTH + TABLE.size) // ALIGNED) * ALIGNED
UNCHECKED = ("blocks", "roots")
"""The parts that are the checksums of the others' blocks, and the checksums of those."""


class Assembly:
    """Writes an index file part by part, in the order of SECTIONS, and its header last."""

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._table: list[tuple[int, int]] = []
        self._sums: list[int] = []
        self._open = bytearray()
        self._seal = hashlib.sha256()
        self._at = DATA_START
        out.write(bytes(DATA_START))

    def add(self, name: str, pieces: Iterable[bytes | bytearray | memoryview]) -> None:
        """Write the part `name`, which must be the next one, in pieces."""
        assert name == list(SECTIONS)[len(self._table)], name
        self._write(bytes(-self._at % ALIGNED))
        start = self._at
        for piece in pieces:
            self._write(piece)
        self._table.append((start, self._at - start))

    def finish(self) -> str:
        """Write the checksums and the header, and return the SHA-256 of the header, which names the index."""
        if self._open:
            self._sums.append(zlib.crc32(self._open))
        sums = _numbers(self._sums)
        self.add("blocks", [sums])
        self.add("roots", [_numbers([zlib.crc32(sums[at : at + BLOCK]) for at in range(0, len(sums), BLOCK)])])
        table = TABLE.pack(*(number for pair in self._table for number in pair), self._seal.digest())
        table = table.ljust(DATA_START - LINE_LENGTH, b"\0")
        header = LINE % (MAGIC, VERSION, self._at, hashlib.sha256(table).hexdigest().encode()) + table
        self._out.seek(0)
        self._out.write(header)
        return hashlib.sha256(header).hexdigest()

    def _write(self, piece: bytes | bytearray | memoryview) -> None:
        self._out.write(piece)
        self._seal.update(piece)
        self._at += len(piece)
        if len(self._table) >= len(SECTIONS) - len(UNCHECKED):
            return
        self._open += piece
        whole = len(self._open) // BLOCK * BLOCK
        if whole:
            with memoryview(self._open) as view:
                self._sums += [zlib.crc32(view[at : at + BLOCK]) for at in range(0, whole, BLOCK)]
            del self._open[:whole]


def _numbers(values: Iterable[int]) -> bytes:
    values = list(values)
    return struct.pack(f"<{len(values)}I", *values)
