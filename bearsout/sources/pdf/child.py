"""The process that PDFs are read in: it has the libraries loaded, and forks itself for each PDF.

    python -m bearsout.sources.pdf.child < requests > outcomes

A crash, a loop or a flood of memory ends the fork, and this process says how. Where a system cannot fork (Windows), it
reads a PDF itself, and a crash ends it.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import IO

from bearsout.errors import UnreadableDocument
from bearsout.sources.pdf.messages import Limits, Outcome, Request, pack, receive, send, unpack
from bearsout.sources.pdf.reader import read

CAN_FORK = hasattr(os, "fork")
GIVES_UP = {"SIGABRT", "SIGILL", "SIGTRAP"}
"""How the library ends a process that gets no more memory, among other things."""

ANOTHER = "Save it anew with another program, or leave it out."


def serve(requests: IO[bytes], outcomes: IO[bytes]) -> None:
    """Answer requests until there are no more."""
    while request := receive(requests, Request):
        send(outcomes, forked(request) if CAN_FORK else outcome(request))


def outcome(request: Request) -> Outcome:
    """Return what becomes of a request in this very process."""
    try:
        return Outcome(read(request.data, request.name))
    except UnreadableDocument as error:
        return Outcome(reason=error.reason, fix=error.fix)
    except MemoryError:
        return Outcome(reason=f"needs more than {request.limits.memory // 1024**2} MiB of memory.", fix="Split it.")
    except RecursionError:
        return Outcome(reason="is nested too deeply.", fix=ANOTHER)


def forked(request: Request) -> Outcome:
    """Return what becomes of a request in a fork of this process, how it died included."""
    inlet, outlet = os.pipe()
    child = os.fork()
    if child == 0:
        _read_and_end(request, outlet)
    os.close(outlet)
    with open(inlet, "rb") as pipe:
        packed = pipe.read()
    status = os.waitpid(child, 0)[1]
    return unpack(packed, Outcome) or _death(status, request.limits)


def _read_and_end(request: Request, outlet: int) -> None:
    """Read in a fork, write what became of it, and end without what the parent does at its end."""
    try:
        _bind(request.limits)
        packed = pack(outcome(request))
        with open(outlet, "wb") as pipe:
            pipe.write(packed)
    finally:
        os._exit(0)


def _bind(limits: Limits) -> None:
    """Bind this process to its limits, and to writing no file."""
    import resource  # there is no such module where there is no fork

    resource.setrlimit(resource.RLIMIT_CPU, (limits.seconds, limits.seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (limits.memory, limits.memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def _death(status: int, limits: Limits) -> Outcome:
    """Return an outcome for a fork that ended without one."""
    number = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    if number in {signal.SIGXCPU, signal.SIGKILL}:
        return Outcome(reason=f"takes more than {limits.seconds} seconds to read.", fix=ANOTHER)
    how = signal.Signals(number).name if number else "it ended early"
    memory = f", or needs more than {limits.memory // 1024**2} MiB of memory" if how in GIVES_UP else ""
    return Outcome(reason=f"makes the PDF library crash ({how}){memory}.", fix=ANOTHER)


def main() -> None:
    """Serve on the standard streams; an interrupt ends this process without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
