"""Finds the facts of benchmarks/real_pdfs again: python benchmarks/real_pdf_facts.py FOLDER_OF_PDFS.

A fact is found where a passage of the right page and heading says it, word for word. Exit status 1 where fewer than 29
of 30 are found in a language whose files are there.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bearsout.model import Passage
from bearsout.sources.read import read

FACTS = Path(__file__).parent / "real_pdfs/facts.jsonl"
FLOOR = 29 / 30
"""The share of facts that must be found."""

DIGITS = 16
"""How many digits of a digest are kept."""

HEADINGS = 2
"""A fact's heading is one of the last two of the path: a table's caption may follow it."""

_PLAIN = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'"})


def main(arguments: Sequence[str]) -> int:
    """Look for the facts in the files of a folder, print how many were found, and return the exit status."""
    if len(arguments) != 1 or not (folder := Path(arguments[0])).is_dir():
        print(__doc__, file=sys.stderr)
        return 2
    facts = [json.loads(line) for line in FACTS.read_text(encoding="utf-8").splitlines()]
    there = [fact for fact in facts if (folder / fact["file"]).is_file()]
    found = Counter(fact["language"] for fact in there if _is_found(fact, folder))
    wanted = Counter(fact["language"] for fact in there)
    for language in wanted:
        print(f"{language}: {found[language]} of {wanted[language]}")
    return 1 if any(found[language] < FLOOR * count for language, count in wanted.items()) else 0


def _is_found(fact: dict[str, Any], folder: Path) -> bool:
    return any(
        (passage.link or "").endswith(f"#page={fact['page']}")
        and _is_under(passage, fact["heading"])
        and _says(passage, fact)
        for passage in _passages(folder / fact["file"])
    )


@cache
def _passages(path: Path) -> tuple[Passage, ...]:
    return read(path.read_bytes(), path.name).passages


def _is_under(passage: Passage, heading: str | None) -> bool:
    return heading is None or any(
        _digest(" ".join(_words(title)).casefold()) == heading for title in passage.heading_path[-HEADINGS:]
    )


def _says(passage: Passage, fact: dict[str, Any]) -> bool:
    """Return whether so many words of a passage are the fact; a word at an end may have a mark behind it."""
    words, count = _words(passage.text), fact["words"]
    runs = (words[at : at + count] for at in range(len(words) - count + 1))
    return any(_digest(spelled) == fact["fact"] for run in runs for spelled in _spellings(" ".join(run)))


def _spellings(run: str) -> tuple[str, ...]:
    return run, run.rstrip(".,;:"), run.rstrip(";:,"), run.lstrip("(")


def _words(text: str) -> list[str]:
    return text.translate(_PLAIN).split()


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
