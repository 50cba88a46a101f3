"""The file that an index is written to: replaced in one step, or left as it is."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from bearsout.errors import TargetError
from bearsout.sources.index.file import cause


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


@contextmanager
def replacing(path: str) -> Generator[BinaryIO]:
    """Open a file that takes the place of `path` when the block ends: beside the target, synced, renamed.

    Raises TargetError and leaves the old file. The rename is what makes a crash or a full disk harmless; the folder is
    synced so that the rename itself lasts.
    """
    temporary = ""
    try:
        target = Path(path).resolve()
        _refuse_special(target)
        descriptor, temporary = _beside(target)
        with os.fdopen(descriptor, "w+b") as file:
            yield file
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


def write(path: str, data: bytes) -> None:
    """Write `data` to `path` as one step; raise TargetError and leave the old file."""
    with replacing(path) as file:
        file.write(data)


def _refuse_special(target: Path) -> None:
    """Raise OSError for a target that is no file: a rename would put a file in the place of a folder or a device."""
    if target.exists() and not target.is_file():
        raise OSError(errno.EINVAL, "it is a folder" if target.is_dir() else "it is not a regular file")


def _beside(target: Path) -> tuple[int, str]:
    """Return an open temporary file in the folder of `target`; a link is followed, so that its target is replaced."""
    target = target.resolve()
    return tempfile.mkstemp(prefix=f".{target.name[:40]}.", suffix=".tmp", dir=target.parent)


def _cannot_write(path: str, error: OSError | ValueError) -> TargetError:
    return TargetError(path, f"cannot be written: {cause(error)}.", "What stood there before is untouched.")


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
