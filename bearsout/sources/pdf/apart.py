"""PDF to blocks, in a process of its own: whatever a PDF does to the library, it is one clear line here."""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
from collections import deque
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import IO

import bearsout.sources.pdf.messages as messages
from bearsout.errors import UnreadableDocument
from bearsout.sources.blocks import Content
from bearsout.sources.pdf.messages import Limits, Outcome, Request

ROOT = Path(__file__).resolve().parents[3]
"""Where the child finds this package, wherever this process found it."""

PATIENCE = 10
"""How many seconds of the clock a second of processor time may take, on a machine that has other work."""

idle: deque[Child] = deque()
"""The children that wait for a PDF. Threads take them out and put them back; a deque's ends need no lock."""


def read(data: bytes, name: str) -> Content:
    """Return the blocks of a PDF; raises UnreadableDocument for what cannot be read, or takes too much to read."""
    return read_within(data, name, messages.limits(len(data)))


def read_within(data: bytes, name: str, limits: Limits) -> Content:
    """Return the blocks of a PDF, or raise UnreadableDocument; no more is spent on it than `limits` say."""
    found = _ask(Request(data, name, limits))
    if found.content is None:
        raise UnreadableDocument(name, found.reason, found.fix)
    return found.content


def _ask(request: Request) -> Outcome:
    child = _take()
    found = child.ask(request)
    if found is None:
        child.end()
        return Outcome(
            reason="makes the PDF reader end, or takes too long to read.",
            fix="Save it anew with another program, or leave it out.",
        )
    idle.append(child)
    return found


def _take() -> Child:
    with suppress(IndexError):
        while (child := idle.pop()).ended:
            child.end()
        return child
    return Child()


class Child:
    """A process that reads one PDF at a time."""

    def __init__(self) -> None:
        # -P: modules are never looked for in the folder that happens to be the current one.
        command = [sys.executable, "-P", "-m", "bearsout.sources.pdf.child"]
        path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": path},
        )

    @property
    def ended(self) -> bool:
        """True where the process is gone: someone ended it."""
        return self._process.poll() is not None

    def ask(self, request: Request) -> Outcome | None:
        """Return what becomes of a request; None where the process goes away over it."""
        guard = Timer(request.limits.seconds * PATIENCE, self._process.kill)
        guard.daemon = True
        guard.start()
        try:
            messages.send(_open(self._process.stdin), request)
            return messages.receive(_open(self._process.stdout), Outcome)
        except OSError:
            return None
        finally:
            guard.cancel()

    def end(self) -> None:
        """End the process and close what led to it."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                _open(pipe).close()


def _open(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None  # both were asked for
    return pipe


def end_children() -> None:
    """End the processes that wait for a PDF; the next reading starts a new one."""
    while idle:
        idle.pop().end()


atexit.register(end_children)
if hasattr(os, "register_at_fork"):
    # A fork of this process must not talk into the pipes of its parent's children.
    os.register_at_fork(after_in_child=idle.clear)
