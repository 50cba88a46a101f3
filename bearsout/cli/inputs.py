"""Texts that a command is given: a file, or standard input for "-"."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from bearsout.errors import FileError


def read_text(path: str) -> str:
    """Return the text of the file at `path`, or of standard input for "-", with `\\n` at the end of each line.

    Raises FileError if it cannot be read or is not UTF-8.
    """
    return read_exactly(path).replace("\r\n", "\n")


def read_exactly(path: str) -> str:
    """Return the same with its line ends as they are: offsets into it are offsets into the file's own text."""
    name = "standard input" if path == "-" else path
    try:
        data = _standard_input() if path == "-" else Path(path).read_bytes()
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError(name, f"not UTF-8 at byte {error.start}.", "Convert it to UTF-8.") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "not a readable file"
        raise FileError(name, f"cannot be read: {reason.lower()}.") from None


def _standard_input() -> bytes:
    """Return what comes in on standard input, which a caller may have closed."""
    if sys.stdin is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return sys.stdin.buffer.read()
