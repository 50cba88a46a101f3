"""Speed, size and memory of retrieval beside other systems: drives a retrieval bench and prints its table.

    python benchmarks/retrieval.py --bench BENCH --corpora CORPORA --peers tantivy,bm25s,bm25s-numba

BENCH is a folder with `bench.py`, which measures each step in a process of its own on one core, and CORPORA holds
`corpus-N.jsonl` and `queries.json`. All systems are measured in one run: their ratios say more than their times.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

OURS = "benchmarks.peer:Bearsout"
ROOT = Path(__file__).parent.parent

COLUMNS = {
    "build s": "build_cpu_s",
    "build MB": "build_rss_mb",
    "disk MB": "disk_mb",
    "cold ms": "cold_cpu_s",
    "p50 ms": "p50_cpu_ms",
    "p99 ms": "p99_cpu_ms",
    "topic ms": "p50_cpu_topic",
    "short ms": "p50_cpu_short",
    "common ms": "p50_cpu_common",
    "absent ms": "p50_cpu_absent",
}
"""The columns of the table, each with its name in the bench's results; all times are CPU times."""

SCALES = {"cold_cpu_s": 1000.0}
"""What a result is multiplied by for its column."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the bench and print a table for each size."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bench", required=True, help="the folder of bench.py")
    parser.add_argument("--corpora", required=True, help="the folder of corpus-N.jsonl and queries.json")
    parser.add_argument("--sizes", default="100000,1000000")
    parser.add_argument("--peers", default="", help="the other systems, as the bench names them, with commas between")
    parser.add_argument("--python", default=sys.executable, help="the Python that has the other systems")
    parser.add_argument("--core", default="0")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as scratch:
        results = Path(scratch) / "results.jsonl"
        done = subprocess.run(_command(options, scratch, results), env=os.environ | {"PYTHONPATH": str(ROOT)})
        for line in table([json.loads(row) for row in results.read_text(encoding="utf-8").splitlines()]):
            print(line)
    return done.returncode


def _command(options: argparse.Namespace, scratch: str, results: Path) -> list[str]:
    limits = ["--build-limit", "3600", "--warm-limit", "300"]
    where = ["--corpora", options.corpora, "--work", f"{scratch}/work", "--results", str(results)]
    what = ["--sizes", options.sizes, "--peers", options.peers, "--sut", OURS, "--core", options.core]
    ours = ["--python", f"{OURS}={sys.executable}", f"default={options.python}"]
    return [options.python, str(Path(options.bench) / "bench.py"), *where, *what, *ours, *limits]


def table(rows: Sequence[dict[str, Any]]) -> list[str]:
    """Return the lines of a Markdown table for each size.

    >>> print(*table([{"peer": "one", "n": 1000, "p50_cpu_ms": 0.5, "cold_cpu_s": 0.03}])[-1:])
    | one | - | - | - | 30 | 0.5 | - | - | - | - | - |
    """
    lines: list[str] = []
    for size in dict.fromkeys(row["n"] for row in rows):
        lines += ["", f"{size:,} passages", "", f"| system | {' | '.join(COLUMNS)} |"]
        lines.append(f"|---{'|--:' * len(COLUMNS)}|")
        lines += [_line(row) for row in rows if row["n"] == size]
    return lines


def _line(row: dict[str, Any]) -> str:
    cells = [_cell(row.get(name), SCALES.get(name, 1.0)) for name in COLUMNS.values()]
    return f"| {row['peer'].partition(':')[2] or row['peer']} | {' | '.join(cells)} |"


def _cell(value: float | None, scale: float) -> str:
    return "-" if value is None else f"{value * scale:.3g}" if value * scale < 1000 else f"{value * scale:.0f}"


if __name__ == "__main__":
    sys.exit(main())
