"""Reading ahead: PDFs are read in processes of their own, as many at a time as there are cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from bearsout.sources.files import SourceFile
from bearsout.sources.read import suffix_of

APART = frozenset({".pdf"})
"""The formats that are read in processes of their own: a thread that waits for one needs no core."""

Got = TypeVar("Got")


def ahead(
    files: Sequence[SourceFile], do: Callable[[SourceFile], Got]
) -> Iterator[tuple[SourceFile, Callable[[], Got]]]:
    """Yield each file, in order, with what returns (or raises) what `do` makes of it; PDFs are begun at once."""
    pool = ThreadPoolExecutor(cores())
    try:
        begun = {at: pool.submit(do, file) for at, file in enumerate(files) if suffix_of(file.name) in APART}
        for at, file in enumerate(files):
            yield file, begun.pop(at).result if at in begun else partial(do, file)
    finally:
        pool.shutdown(cancel_futures=True)


def cores() -> int:
    """Return how many processors this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # a system that binds no process to processors
        return os.cpu_count() or 1
