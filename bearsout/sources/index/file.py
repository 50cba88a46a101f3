"""The index file as a file: opened through a map of its bytes, and checked as it is used.

Nothing in the file is executed on opening, and nothing is read but its header: each block of the rest is compared with
its checksum when it is first looked at. docs/index_format.md describes it byte by byte.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import sys
import zlib
from typing import Any, SupportsIndex

from bearsout.errors import IndexFileError
from bearsout.sources.index.sections import (
    BLOCK,
    DATA_START,
    LINE_LENGTH,
    MAGIC,
    SECTIONS,
    SIZES,
    TABLE,
    UNCHECKED,
    VERSION,
    Kind,
)

DIGEST_SHOWN = 12
"""How many hexadecimal digits of the SHA-256 of an index's header are shown to people."""

BUILD = "Build it with: sources build PATH... --out FILE"
REBUILD = "Build it again with: sources build PATH... --out FILE"


class Column:
    """One part of an index file: bytes or numbers, whose blocks are checked before they are handed out."""

    __slots__ = ("_blocks", "_size", "_start", "view")

    def __init__(self, view: memoryview, start: int, kind: Kind, blocks: Blocks) -> None:
        self.view: memoryview[int] = view.cast(kind)
        self._start = start
        self._size = SIZES[kind]
        self._blocks = blocks

    def __len__(self) -> int:
        return len(self.view)

    def __getitem__(self, at: SupportsIndex) -> int:
        where = self._start + at.__index__() * self._size
        if not self._blocks.checked[where // BLOCK]:
            self._blocks.check(where, where + self._size)
        return self.view[at]

    def part(self, first: int, last: int) -> memoryview[int]:
        """Return the numbers from `first` up to `last`; raise IndexError where there are none."""
        if not 0 <= first <= last <= len(self.view):
            raise IndexError(first)
        self._blocks.check(self._start + first * self._size, self._start + last * self._size)
        return self.view[first:last]

    def text(self, first: int, last: int) -> str:
        """Return the text in the bytes from `first` up to `last`."""
        return str(self.part(first, last), "utf-8", "surrogatepass")


class Blocks:
    """The blocks of an index file, each compared with its checksum when it is first used."""

    def __init__(self, data: memoryview, path: str, end: int, sums: memoryview, roots: memoryview) -> None:
        self._data = data
        self._path = path
        self._end = end
        self._sums = sums
        self._roots = roots
        self._known = bytearray(len(roots))
        self.checked = bytearray(len(sums) + 1)

    def check(self, start: int, end: int) -> None:
        """Raise IndexFileError where a byte from `start` up to `end` is not as it was written."""
        checked = self.checked
        for block in range(start // BLOCK, (end - 1) // BLOCK + 1):
            if not checked[block]:
                self._check(block)

    def _check(self, block: int) -> None:
        root = block * 4 // BLOCK
        sums = self._sums.cast("B")
        if not self._known[root]:
            self._compare(sums[root * BLOCK : (root + 1) * BLOCK], self._roots[root])
            self._known[root] = 1
        start = DATA_START + block * BLOCK
        self._compare(self._data[start : min(start + BLOCK, self._end)], self._sums[block])
        self.checked[block] = 1

    def _compare(self, data: memoryview, expected: int) -> None:
        if zlib.crc32(data) != expected:
            raise IndexFileError(self._path, "the index is corrupt: a checksum does not match.", REBUILD)


class IndexFile:
    """An open index file: its parts by name, and the digits that name it."""

    def __init__(self, data: memoryview, path: str) -> None:
        self.path = path
        self.data = data
        table = _table(data, path)
        self.digest = hashlib.sha256(data[:DATA_START]).hexdigest()[:DIGEST_SHOWN]
        self.parts = dict(zip(SECTIONS, zip(table[:-1:2], table[1:-1:2], strict=True), strict=True))
        self.seal: bytes = table[-1]
        self._refuse_misplaced()
        sums, roots = (self._raw(name) for name in ("blocks", "roots"))
        self.blocks = Blocks(data, path, self._end, sums, roots)

    def column(self, name: str) -> Column:
        """Return the part `name`."""
        start, size = self.parts[name]
        return Column(self.data[start : start + size], start - DATA_START, SECTIONS[name], self.blocks)

    def _raw(self, name: str) -> memoryview[int]:
        start, size = self.parts[name]
        return self.data[start : start + size].cast(SECTIONS[name])

    def _refuse_misplaced(self) -> None:
        at = self._end = DATA_START
        for name, (start, size) in self.parts.items():
            if start < at or start + size > len(self.data) or size % SIZES[SECTIONS[name]]:
                raise IndexFileError(self.path, "the index does not fit together.", REBUILD)
            at = start + size
            self._end = self._end if name in UNCHECKED else at
        blocks = -(-(self._end - DATA_START) // BLOCK)
        if self.parts["blocks"][1] != blocks * SIZES["I"] or sys.byteorder != "little":
            raise IndexFileError(self.path, "the index does not fit together.", REBUILD)


def open_file(path: str) -> IndexFile:
    """Return the index file at `path`, mapped; raise IndexFileError where it is absent, foreign, cut or newer."""
    try:
        if os.path.exists(path) and not os.path.isfile(path):
            raise IndexFileError(path, "not a file.", "Name the index file.")
        with open(path, "rb") as file:
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) if os.fstat(file.fileno()).st_size else b""
    except FileNotFoundError:
        raise IndexFileError(path, "no such index.", BUILD) from None
    except (OSError, ValueError) as error:
        raise IndexFileError(path, f"cannot be read: {cause(error)}.") from None
    return IndexFile(memoryview(mapped), path)


def _table(data: memoryview, path: str) -> tuple[Any, ...]:
    """Return the table of a file's header, whose SHA-256 stands in its first line."""
    fields = bytes(data[:LINE_LENGTH]).split(b"\n")[0].split(b" ")
    if fields[0] != MAGIC or (len(fields) > 1 and not fields[1].isdigit()):
        raise IndexFileError(path, "not an index of this program.", BUILD)
    version = int(fields[1]) if len(fields) > 1 else VERSION
    if version > VERSION:
        raise IndexFileError(path, f"made by a newer version of this program (format {version}).", "Upgrade bearsout.")
    if version < VERSION:
        raise IndexFileError(path, f"made by an older version of this program (format {version}).", REBUILD)
    if len(fields) != 4 or not fields[2].isdigit() or len(data) < max(int(fields[2]), DATA_START):
        raise IndexFileError(path, "the index is cut short.", REBUILD)
    body = data[LINE_LENGTH:DATA_START]
    if len(data) > int(fields[2]) or hashlib.sha256(body).hexdigest().encode() != fields[3]:
        raise IndexFileError(path, "the index is corrupt: its digest does not match.", REBUILD)
    return TABLE.unpack(body[: TABLE.size])


def cause(error: OSError | ValueError) -> str:
    """Return why a file could not be used, in a few words."""
    return (error.strerror or type(error).__name__).lower() if isinstance(error, OSError) else str(error)
