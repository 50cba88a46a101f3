"""Reading many documents on all cores: each worker is a process of its own that is sent names and sends passages back.

The processes are started as programs, not forked: whoever calls may have threads, and no guard around its main module.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import IO

from bearsout.errors import UnreadableDocument
from bearsout.sources.files import SourceFile, read_bytes
from bearsout.sources.read import Read, read_what_can_be, suffix_of

WORTH_IT = 2_000_000
"""Bytes. Fewer are read sooner than a second process has started."""

SLOW = {".pdf": 10}
"""How many times longer than Markdown a format takes, byte for byte."""

LENGTH = 8
"""Bytes that say how long the message is that follows them."""

Outcome = Read | UnreadableDocument


def read_all(files: Sequence[SourceFile], size: int, workers: int | None = None) -> Iterator[Outcome]:
    """Yield what each of `files`, `size` bytes in all, was read into, in their order, with any number of workers."""
    wanted = min(workers or os.cpu_count() or 1, len(files))
    if wanted < 2 or size < WORTH_IT or not sys.executable:
        yield from map(read_one, files)
        return
    idle: SimpleQueue[subprocess.Popen[bytes]] = SimpleQueue()
    crew = [_start() for _ in range(wanted)]
    for worker in crew:
        idle.put(worker)
    try:
        with ThreadPoolExecutor(wanted) as threads:
            yield from threads.map(partial(_sent, idle), files)
    finally:
        for worker in crew:
            _stop(worker)


def work(source: SourceFile, size: int) -> int:
    """Return the bytes of Markdown that take as long to read as a file of `size` bytes."""
    return size * SLOW.get(suffix_of(source.name), 1)


def read_one(source: SourceFile) -> Outcome:
    """Return what can be read of a file, or why nothing can be."""
    try:
        return read_what_can_be(read_bytes(source), source.name)
    except UnreadableDocument as error:
        return error


def _start() -> subprocess.Popen[bytes]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", "bearsout.sources.parallel"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)


def _stop(worker: subprocess.Popen[bytes]) -> None:
    for pipe in (worker.stdin, worker.stdout):
        if pipe is not None:
            pipe.close()
    worker.wait()


def _sent(idle: SimpleQueue[subprocess.Popen[bytes]], source: SourceFile) -> Outcome:
    """Return what an idle worker reads a file into; where that worker dies of it, the file is read here."""
    worker = idle.get()
    try:
        assert worker.stdin is not None
        assert worker.stdout is not None
        _write(worker.stdin, (source.name, os.fspath(source.path)))
        got = _received(worker.stdout)
    except OSError:
        got = None
    finally:
        idle.put(worker)
    if isinstance(got, Read):
        return got
    if isinstance(got, tuple):
        return UnreadableDocument(*got)
    return read_one(source)


def _write(pipe: IO[bytes], message: object) -> None:
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    pipe.write(len(data).to_bytes(LENGTH, "big") + data)
    pipe.flush()


def _received(pipe: IO[bytes]) -> object:
    length = pipe.read(LENGTH)
    data = pipe.read(int.from_bytes(length, "big"))
    return pickle.loads(data) if len(length) == LENGTH and data else None


def _serve(given: IO[bytes], told: IO[bytes]) -> None:
    """Read the files whose names come in, until no more do; an interrupt is for whoever started the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while message := _received(given):
        assert isinstance(message, tuple)
        name, path = message
        got = read_one(SourceFile(str(name), Path(str(path))))
        _write(told, got if isinstance(got, Read) else (got.name, got.reason, got.fix))


if __name__ == "__main__":
    _serve(sys.stdin.buffer, sys.stdout.buffer)
