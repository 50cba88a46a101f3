"""How fast documents are read, as ratios to peers in one run: python benchmarks/reading_documents.py FOLDER...

Each folder gives its Markdown and HTML files. Markdown is compared with markdown-it-py's bare parse, HTML with
trafilatura's extraction, sentences with pysbd; a peer that is not installed is said to be missing and is left out.
Times are CPU seconds of this one process, the best of three rounds, after one round to warm up.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

ROUNDS = 3
LARGEST = 4_000_000
"""Bytes of each format that are read: enough to tell, and done in a minute."""

TARGETS = {"markdown": 0.7, "html": 4.0, "sentences": 10.0}
"""The ratios that are aimed at."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Print one line for each comparison; return 0 whatever the figures are."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    folders: list[Path] = parser.parse_args(arguments).folders
    for name, compare in COMPARISONS.items():
        print(f"{name}: {compare(folders)}")
    return 0


def _files(folders: Iterable[Path], suffix: str) -> list[bytes]:
    """Return the files of a suffix that can be read, as evenly from all over the folders as their size allows."""
    read: Any = import_module("bearsout.sources.read").read
    unreadable: Any = import_module("bearsout.errors").UnreadableDocument
    paths = sorted(path for folder in folders for path in folder.rglob(f"*{suffix}"))
    total = sum(path.stat().st_size for path in paths)
    found: list[bytes] = []
    for path in paths[:: max(1, total // LARGEST)]:
        data = path.read_bytes()
        try:
            read(data, path.name)
        except unreadable:
            continue
        found.append(data)
    return found


def _rate(work: Callable[[bytes], object], files: Sequence[bytes]) -> float:
    """Return how many megabytes `work` gets through in a second."""
    best = min(_seconds(work, files) for _ in range(ROUNDS + 1))
    return sum(map(len, files)) / 1e6 / best


def _seconds(work: Callable[[bytes], object], files: Sequence[bytes]) -> float:
    started = time.process_time()
    for data in files:
        work(data)
    return time.process_time() - started


def _line(own: float, peer: float, peer_name: str, target: float, unit: str) -> str:
    return f"{own:,.2f} {unit}, {peer_name} {peer:,.2f} {unit}: {own / peer:.2f} x (aimed at {target} x)"


def _markdown(folders: Sequence[Path]) -> str:
    files = _files(folders, ".md")
    if not files:
        return "no Markdown there."
    read: Any = import_module("bearsout.sources.read").read
    bare: Any = import_module("markdown_it").MarkdownIt("commonmark").enable(["table", "strikethrough"])
    own = _rate(lambda data: read(data, "a.md"), files)
    peer = _rate(lambda data: bare.parse(data.decode("utf-8")), files)
    return _line(own, peer, "markdown-it-py, bare parse", TARGETS["markdown"], "MB/s")


def _html(folders: Sequence[Path]) -> str:
    files = _files(folders, ".html")
    if not files:
        return "no HTML there."
    read: Any = import_module("bearsout.sources.read").read
    own = _rate(lambda data: read(data, "a.html"), files)
    try:
        extract: Any = import_module("trafilatura").extract
    except ImportError:
        return f"{own:.2f} MB/s; trafilatura is not installed, not compared."
    peer = _rate(lambda data: extract(data.decode("utf-8")), files)
    return _line(own, peer, "trafilatura", TARGETS["html"], "MB/s")


def _sentences(folders: Sequence[Path]) -> str:
    read: Any = import_module("bearsout.sources.read").read
    split: Any = import_module("bearsout.language.sentences").sentences
    files = _files(folders, ".html")[:40] + _files(folders, ".md")[:40]
    texts = [p.text.encode() for data in files for p in read(data, "a.html").passages if p.language == "en"][:2_000]
    if not texts:
        return "no English there."
    own = _rate(lambda data: split(data.decode(), "en"), texts)
    try:
        segmenter: Any = import_module("pysbd").Segmenter(language="en", clean=False)
    except ImportError:
        return f"{own:.2f} MB/s; pysbd is not installed, not compared."
    peer = _rate(lambda data: segmenter.segment(data.decode()), texts)
    return _line(own, peer, "pysbd", TARGETS["sentences"], "MB/s")


COMPARISONS: dict[str, Callable[[Sequence[Path]], str]] = {
    "markdown": _markdown,
    "html": _html,
    "sentences": _sentences,
}


if __name__ == "__main__":
    sys.exit(main())
