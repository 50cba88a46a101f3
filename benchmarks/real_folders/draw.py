"""Passages drawn from an index by a fixed seed, to be judged: python benchmarks/real_folders/draw.py INDEX --seed N.

Prints JSON Lines: the document, which of its passages it is (from 0), a short digest of the text, and (with --texts)
what stands there. The labels beside this file keep all but the texts, which have licences of their own.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

DRAWN = 100
DIGITS = 8


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the drawn passages, in the order of the documents."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("index")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--texts", action="store_true", help="print what stands there as well")
    options = parser.parse_args(arguments)
    index: Any = import_module("bearsout.sources.index.search").open_index(options.index)
    passages = [(stored, at) for stored in index.documents for at in range(len(stored.passages))]
    drawn = sorted(random.Random(options.seed).sample(range(len(passages)), min(DRAWN, len(passages))))
    for number, position in enumerate(drawn, start=1):
        stored, at = passages[position]
        passage = stored.passages[at]
        digest = hashlib.sha256(passage.text.encode()).hexdigest()[:DIGITS]
        row = {"number": number, "document": stored.document.name, "passage": at, "digest": digest}
        shown = {"path": passage.heading_path, "text": passage.text, "language": passage.language}
        print(json.dumps(row | (shown if options.texts else {}), ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
