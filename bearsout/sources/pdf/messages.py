"""What passes between the process that builds and the one that reads PDFs: requests, limits and outcomes."""

from __future__ import annotations

import pickle
import struct
from dataclasses import dataclass
from typing import IO, TypeVar

from bearsout.sources.blocks import Content

SECONDS, SECONDS_A_MIB = 60, 60
"""A PDF has a minute and a minute more for each MiB; a manual of 3,500 pages in 6 MiB takes a minute of seven."""

MEMORY = 2 * 1024**3
"""Bytes of address space; a manual of 3,500 pages takes 340 MB of memory."""

_LENGTH = struct.Struct(">Q")
Message = TypeVar("Message")


@dataclass(frozen=True, slots=True)
class Limits:
    """What one reading may take: `seconds` of processor time, and `memory` in bytes."""

    seconds: int
    memory: int = MEMORY


@dataclass(frozen=True, slots=True)
class Request:
    """A PDF to read, within limits."""

    data: bytes
    name: str
    limits: Limits


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a reading: the content, or why there is none and what to do."""

    content: Content | None = None
    reason: str = ""
    fix: str = ""


def limits(size: int) -> Limits:
    """Return the limits of a PDF of `size` bytes.

    >>> limits(500_000).seconds
    88
    """
    return Limits(SECONDS + SECONDS_A_MIB * size // 1024**2)


def pack(message: object) -> bytes:
    """Return a message as bytes."""
    # Pickle: both ends are this program under one user, and what a document says is only ever text in it.
    return pickle.dumps(message, pickle.HIGHEST_PROTOCOL)


def unpack(packed: bytes, kind: type[Message]) -> Message | None:
    """Return the message in `packed`, None where it is cut or of another kind."""
    try:
        message = pickle.loads(packed)
    except (pickle.UnpicklingError, EOFError):
        return None
    return message if isinstance(message, kind) else None


def send(pipe: IO[bytes], message: object) -> None:
    """Write a message to a pipe; raises OSError where the other end went away."""
    packed = pack(message)
    pipe.write(_LENGTH.pack(len(packed)))
    pipe.write(packed)
    pipe.flush()


def receive(pipe: IO[bytes], kind: type[Message]) -> Message | None:
    """Return the next message of a pipe; None where the other end went away."""
    head = pipe.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    return unpack(pipe.read(_LENGTH.unpack(head)[0]), kind)
