"""The index file: one header line, then one line of JSON. docs/index_format.md describes it.

    bearsout-index <version> <bytes after this line> <SHA-256 of them>\\n
    {"documents": [...], ...}\\n

Nothing in the file is executed on opening: it is compared with its digest and parsed as JSON.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bearsout.errors import IndexFileError, TargetError

MAGIC = b"bearsout-index"
VERSION = 1
LONGEST_HEADER = 120
DIGEST_SHOWN = 12
"""How many hexadecimal digits of a file's SHA-256 are shown to people."""

_BUILD = "Build it with: sources build PATH... --out FILE"
_REBUILD = "Build it again with: sources build PATH... --out FILE"


def encode(content: Mapping[str, Any]) -> bytes:
    """Return the bytes of an index file: the same content gives the same bytes on any machine."""
    body = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode() + b"\n"
    return b"%s %d %d %s\n" % (MAGIC, VERSION, len(body), hashlib.sha256(body).hexdigest().encode()) + body


def digest(data: bytes) -> str:
    """Return the digits that name an index: the first of the SHA-256 of all its bytes."""
    return hashlib.sha256(data).hexdigest()[:DIGEST_SHOWN]


def load(path: str) -> tuple[dict[str, Any], str]:
    """Return the content of the index file at `path` and its digest; raise IndexFileError where it is not whole."""
    try:
        if Path(path).exists() and not Path(path).is_file():
            raise IndexFileError(path, "not a file.", "Name the index file.")
        data = Path(path).read_bytes()
    except FileNotFoundError:
        raise IndexFileError(path, "no such index.", _BUILD) from None
    except (OSError, ValueError) as error:
        raise IndexFileError(path, f"cannot be read: {_cause(error)}.") from None
    return decode(data, path), digest(data)


def decode(data: bytes, path: str) -> dict[str, Any]:
    """Return the content of an index file's bytes; `path` is named in errors."""
    header, line_end, body = data[:LONGEST_HEADER].partition(b"\n")
    fields = header.split(b" ")
    if fields[0] != MAGIC:
        raise IndexFileError(path, "not an index of this program.", _BUILD)
    if len(fields) > 1 and fields[1].isdigit() and int(fields[1]) > VERSION:
        raise IndexFileError(
            path, f"made by a newer version of this program (format {int(fields[1])}).", "Upgrade bearsout."
        )
    if len(fields) > 1 and fields[1].isdigit() and int(fields[1]) < VERSION:
        raise IndexFileError(path, f"made by an older version of this program (format {int(fields[1])}).", _REBUILD)
    body = data[len(header) + 1 :]
    if not line_end or len(fields) != 4 or not fields[2].isdigit() or len(body) < int(fields[2]):
        raise IndexFileError(path, "the index is cut short.", _REBUILD)
    if len(body) > int(fields[2]) or hashlib.sha256(body).hexdigest().encode() != fields[3]:
        raise IndexFileError(path, "the index is corrupt: its digest does not match.", _REBUILD)
    try:
        content = json.loads(body)
    except (ValueError, RecursionError):
        content = None
    if not isinstance(content, dict):
        raise IndexFileError(path, "the index does not fit together.", _REBUILD)
    return content


def check_target(path: str) -> None:
    """Raise TargetError where `path` could not be written, before an hour is spent on reading documents."""
    target = Path(path)
    try:
        _refuse_special(target)
        descriptor, temporary = _beside(target)
        os.close(descriptor)
        os.unlink(temporary)
    except (OSError, ValueError) as error:
        raise _cannot_write(path, error) from None


def write(path: str, data: bytes) -> None:
    """Write `data` to `path` as one step: beside the target, synced, renamed; raise TargetError and leave the old file.

    The rename is what makes a crash or a full disk harmless; the folder is synced so that the rename itself lasts.
    """
    temporary = ""
    try:
        target = Path(path).resolve()
        _refuse_special(target)
        descriptor, temporary = _beside(target)
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, _mode(target))
        os.replace(temporary, target)
        _sync_folder(target.parent)
    except (OSError, ValueError) as error:
        raise _cannot_write(path, error) from None
    finally:
        if temporary and os.path.exists(temporary):
            os.unlink(temporary)


def _refuse_special(target: Path) -> None:
    """Raise OSError for a target that is no file: a rename would put a file in the place of a folder or a device."""
    if target.exists() and not target.is_file():
        raise OSError(errno.EINVAL, "it is a folder" if target.is_dir() else "it is not a regular file")


def _beside(target: Path) -> tuple[int, str]:
    """Return an open temporary file in the folder of `target`; a link is followed, so that its target is replaced."""
    target = target.resolve()
    return tempfile.mkstemp(prefix=f".{target.name[:40]}.", suffix=".tmp", dir=target.parent)


def _cannot_write(path: str, error: OSError | ValueError) -> TargetError:
    return TargetError(path, f"cannot be written: {_cause(error)}.", "What stood there before is untouched.")


def _mode(target: Path) -> int:
    """Return the permissions of the file that is replaced, or those that a new file would get."""
    if target.exists():
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _sync_folder(folder: Path) -> None:
    """Sync a folder where the system can: Windows cannot open one."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _cause(error: OSError | ValueError) -> str:
    return (error.strerror or type(error).__name__).lower() if isinstance(error, OSError) else str(error)
