"""How fast facts are read, as ratios in one run: python benchmarks/reading_facts.py --cases DIR [--peer-python PYTHON].

Three things are measured. The speed on the sentences of the cases, beside that of the peers on the same sentences: a
peer is a package that PYTHON, another interpreter, can import (`pip install quantulum3 niadra` in a virtual environment
of its own); one that it cannot import is named and left out. The cost of the import, beside that of click. And how the
time grows when a hostile text is made twice as long, up to --longest characters. Time is the
processor's, rounds take turns, and the least of each counts, so that a busy machine matters little. Exit status 1 where
a floor is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

ROOT = Path(__file__).resolve().parent.parent

ROUNDS = 5
IMPORTS = 25
"""How often each thing is measured."""

OURS = "from bearsout.reading import read\nf = lambda text, language: read(text, language)"

HARNESS = """
import json, sys, time, warnings
warnings.simplefilter("ignore")
rounds, sentences = json.load(sys.stdin)
{peer}
def go(suffix):
    start = time.process_time()
    for text, language in sentences:
        f(text + suffix, language)
    return time.process_time() - start
go("")
print(min(go(" " * at) for at in range(2, 2 + rounds)))
"""
"""What an interpreter runs: each round has texts of its own, a space longer, so that nothing remembers the last one."""


class Peer(NamedTuple):
    """A package that reads numbers: how it is called, in which languages, and how much faster we must be."""

    call: str
    languages: tuple[str, ...]
    floor: float


PEERS = {
    "quantulum3": Peer(
        "from quantulum3 import parser\nf = lambda text, language: parser.parse(text)", languages=("en",), floor=50
    ),
    "niadra": Peer("from niadra.claims.numbers import mentions as f", languages=("en", "es", "pt"), floor=2),
}
"""quantulum3 runs without its classifier, which is another installation."""

BARE = "import bearsout.reading"
TABLE = f"{BARE}; from bearsout.language.table import load; load('en')"
READY = "from bearsout.reading import read; read('', 'en')"
IMPORTED = {"the package": BARE, "with one table": TABLE, "ready to read": READY}
"""What is imported: the package, its names being looked up when they are used; a language's table; all of it."""

MOST_IMPORT = 0.3
"""The most that importing may cost of `import click`: the package by itself; with one table, after click in one
interpreter, where what both need of the standard library is there already. The third is only told."""

MOST_GROWTH = 2.2
"""The most that twice the text may cost."""

HOSTILE = [
    *("1 ", "1,", "1.", "1,000,", "1 000 ", "1/1/1", "1/1/1 ", "-5", "-5-5 ", "1-", "(5) ", "$ ", "$ $", "$1 ", "5% "),
    *("10:30 ", ",", ".", "..", "'", '"', "(", "()", " ", "no no no ", "no, ", "one ", "five ", "twenty ", "five (5) "),
    *("half ", "third ", "May ", "may ", "March ", "between ", "to ", "of ", "A ", "Ana ", "a.b.", "a@", "http://"),
    *("the ", "not ", "if ", "é", "º"),
]
"""What the hostile texts are runs of."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, and return the exit status."""
    options = _parser().parse_args(arguments)
    if not options.cases.is_dir():
        print(f"{options.cases}: no such folder of cases.", file=sys.stderr)
        return 2
    missed: list[str] = []
    for name, figure, held in _figures(options):
        print(f"{name}: {figure}{'' if held else '  MISSED'}", flush=True)
        missed += [] if held else [name]
    return 1 if missed else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=Path, required=True, help="the folder that holds the sets")
    parser.add_argument("--peer-python", default=sys.executable, help="the interpreter that has the peers")
    parser.add_argument("--longest", type=int, default=32_000, help="characters of the longest hostile text")
    return parser


def _figures(options: argparse.Namespace) -> Iterator[tuple[str, str, bool]]:
    """Yield each figure: its name, what is printed of it, and whether its floor is held."""
    sentences = _sentences(options.cases)
    for name, peer in PEERS.items():
        yield _against(name, peer, [row for row in sentences if row[1] in peer.languages], options.peer_python)
    yield from _imports()
    for unit in HOSTILE:
        yield _growth(unit, options.longest)


def _sentences(cases: Path) -> list[tuple[str, str]]:
    """Return the sentences of the cases, each with its language."""
    found: dict[tuple[str, str], None] = {}
    for name, key in (("claims/numbers.jsonl", "text"), ("reading/verifier.jsonl", "sentence")):
        path = cases / name
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        found |= dict.fromkeys((row[key], row["lang"]) for row in map(json.loads, lines))
    return list(found)


def _against(name: str, peer: Peer, sentences: list[tuple[str, str]], python: str) -> tuple[str, str, bool]:
    """Return how many times as many sentences a second we read as a peer does."""
    if subprocess.run([python, "-W", "ignore", "-c", peer.call], capture_output=True, check=False).returncode:
        return f"speed beside {name}", f"{python} cannot import it, not measured", True
    mine: list[float] = []
    theirs: list[float] = []
    for _ in range(ROUNDS):
        theirs.append(_seconds(python, peer.call, sentences))
        mine.append(_seconds(sys.executable, OURS, sentences))
    ratio = min(theirs) / min(mine)
    said = f"{ratio:.1f} x (floor {peer.floor:g}): {len(sentences) / min(mine):,.0f} sentences a second"
    return f"speed beside {name}", f"{said}, {len(sentences) / min(theirs):,.0f} there", ratio >= peer.floor


def _seconds(python: str, call: str, sentences: list[tuple[str, str]]) -> float:
    """Return how long one round takes in an interpreter of its own."""
    program = [python, "-c", HARNESS.format(peer=call)]
    given = json.dumps([2, sentences])
    ran = subprocess.run(program, input=given, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT)
    return float(ran.stdout.split()[-1])


def _imports() -> Iterator[tuple[str, str, bool]]:
    """Yield what importing costs of `import click`: in a new interpreter, and where click was imported before."""
    codes = {"nothing": "pass", "click": "import click", **IMPORTED}
    codes |= {f"click, {name}": f"import click; {code}" for name, code in IMPORTED.items()}
    least = _least(codes)
    click = least["click"] - least["nothing"]
    for name in IMPORTED:
        alone = (least[name] - least["nothing"]) / click
        beside = (least[f"click, {name}"] - least["click"]) / click
        held = {"the package": alone, "with one table": beside}.get(name, 0.0) <= MOST_IMPORT
        yield f"import, {name}", f"{alone:.2f} of click alone, {beside:.2f} after click (floor {MOST_IMPORT})", held


def _least(codes: Mapping[str, str]) -> dict[str, float]:
    """Return the least processor time in which a new interpreter ran each piece of code, compiled before."""
    least = dict.fromkeys(codes, float("inf"))
    with tempfile.TemporaryDirectory() as compiled:
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = compiled
        for _ in range(IMPORTS):
            for name, code in codes.items():
                start = _used()
                subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT, env=environment)
                least[name] = min(least[name], _used() - start)
    return least


def _used() -> float:
    """Return the processor time that the interpreters run until now have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _growth(unit: str, longest: int) -> tuple[str, str, bool]:
    """Return how the time to read a run of `unit` grows with each doubling, from an eighth of the longest text on."""
    _cost(unit)
    times: list[float] = []
    for length in (longest // 8, longest):
        text = unit * (length // len(unit))
        times.append(min(_cost(text + "\n" * at) for at in range(1, 4)))
    growth = (times[1] / max(times[0], 1e-9)) ** (1 / 3)
    # Below a hundredth of a second the clock's own grain and the collector decide.
    return f"twice {unit!r}", f"{growth:.2f} x the time, {times[1]:.2f} s", growth <= MOST_GROWTH or times[1] < 0.01


def _cost(text: str) -> float:
    from bearsout.reading import read

    start = time.process_time()
    read(text, "en")
    return time.process_time() - start


if __name__ == "__main__":
    sys.exit(main())
