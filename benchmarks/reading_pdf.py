"""How fast PDFs are read, against pypdf's text extraction: python benchmarks/reading_pdf.py FILE_OR_FOLDER...

Each file is read by both in this process, one after the other, and measured in processor seconds. Then all files are
read as a build reads them, in processes of their own on all cores, and measured by the clock. Exit status 1 where the
first ratio is below its floor.
"""

from __future__ import annotations

import argparse
import io
import logging
import os
import sys
import time
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from pypdf import PdfReader

from bearsout.sources.files import SourceFile, find, read_bytes
from bearsout.sources.parallel import read_all, work
from bearsout.sources.pdf import reader

Made = TypeVar("Made")

FLOOR = 1.5
"""Pages a second, as a multiple of pypdf's; pypdf says where no paragraph ends, and what is no heading."""


@dataclass(frozen=True, slots=True)
class Timed:
    """A file's pages, and the processor seconds that each reader took for it."""

    name: str
    pages: int
    ours: float
    theirs: float

    @property
    def line(self) -> str:
        """The file's figures."""
        pace = f"{self.pages / self.ours:7.1f} {self.pages / self.theirs:7.1f}"
        return f"{pace} {self.theirs / self.ours:6.2f} {self.pages:6}  {self.name}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, compare; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+", help="PDF files, or folders of them")
    files = find(parser.parse_args(arguments).paths, ["*.pdf"], []).files
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    warnings.simplefilter("ignore")
    print("   ours   pypdf  ratio  pages  (pages a second of processor time)")
    timed = [found for file in files if (found := _timed(file))]
    for each in timed:
        print(each.line)
    if not timed:
        print("No PDF that both can read.", file=sys.stderr)
        return 2
    whole = Timed("all", *(sum(getattr(each, part) for each in timed) for part in ("pages", "ours", "theirs")))
    print(whole.line)
    elapsed = _apart(files)
    print(f"{whole.pages / elapsed:7.1f} pages a second by the clock, as a build reads them on {os.cpu_count()} cores")
    return 0 if whole.theirs / whole.ours >= FLOOR else 1


def _timed(file: SourceFile) -> Timed | None:
    """Return a file's figures; None where one of the two cannot read it."""
    data = read_bytes(file)
    try:
        ours, _ = _seconds(lambda: reader.read(data, file.name))
        theirs, pages = _seconds(lambda: _extracted(data))
    except Exception as error:
        print(f"{file.name}: not measured ({type(error).__name__}).", file=sys.stderr)
        return None
    return Timed(file.name, pages, ours, theirs)


def _seconds(do: Callable[[], Made]) -> tuple[float, Made]:
    started = time.process_time()
    made = do()
    return time.process_time() - started, made


def _extracted(data: bytes) -> int:
    """Return the number of pages that pypdf extracted the text of."""
    return len([page.extract_text() for page in PdfReader(io.BytesIO(data)).pages])


def _apart(files: Sequence[SourceFile]) -> float:
    """Return the seconds that reading all files takes as a build does it."""
    started = time.perf_counter()
    for _ in read_all(files, sum(work(file, len(read_bytes(file))) for file in files)):
        pass
    return time.perf_counter() - started


if __name__ == "__main__":
    sys.exit(main())
