"""Scores a folder of cases: python benchmarks/score.py --cases DIR [--set NAME] [--json] [--pin [--lower]]
[--write-docs].

For the data that floors.json was pinned on, figures are held against their floors: exit status 1 and a line for each
that fell. Any other folder is only scored; what is missing is named, and the exit status is 0.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

SETS = ("reading", "claims", "grounding", "documents", "sentences", "retrieval", "answers")
"""The sets that are scored; each has its module in benchmarks/sets."""

NOT_BUILT = ("typed_claims", "patterns", "evidence")
"""The sets whose rooms are not built."""

Figures = dict[str, Any]


def main(arguments: Sequence[str] | None = None) -> int:
    """Score, print, compare; return the exit status."""
    options = _parser().parse_args(arguments)
    cases: Path = options.cases
    if not cases.is_dir():
        print(f"{cases}: no such folder of cases.", file=sys.stderr)
        return 2
    names = [options.set] if options.set else [*SETS, *NOT_BUILT]
    figures = {name: _score(name, cases) for name in names}
    print(json.dumps(figures, ensure_ascii=False) if options.json else "\n".join(_lines(figures)))
    if options.write_docs:
        import_module("benchmarks.leaks").write(figures)
    if options.pin:
        return _pin(figures, cases, options.lower)
    return _compare(figures, cases)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=Path, required=True, help="the folder that holds the sets")
    parser.add_argument("--set", choices=(*SETS, *NOT_BUILT), help="only this set")
    parser.add_argument("--json", action="store_true", help="print one object: set -> figures")
    parser.add_argument("--pin", action="store_true", help="make today's figures the floors")
    parser.add_argument("--write-docs", action="store_true", help="write the measured leaks into docs/verification.md")
    parser.add_argument("--lower", action="store_true", help="with --pin: floors may be lowered, too")
    return parser


def _score(name: str, cases: Path) -> Figures:
    """Return a set's figures, or why there are none."""
    if name in NOT_BUILT:
        return {"built": False}
    rows = import_module("benchmarks.sets.rows")
    started = time.perf_counter()
    try:
        figures: Figures = import_module(f"benchmarks.sets.{name}").score(cases)
    except rows.Missing as missing:
        return {"missing": str(missing)}
    print(f"{name}: {time.perf_counter() - started:.0f} s", file=sys.stderr)
    return figures


def _lines(figures: Mapping[str, Figures]) -> list[str]:
    lines: list[str] = []
    for name, found in figures.items():
        if found.get("built") is False:
            lines.append(f"{name}: its room is not built yet")
        elif "missing" in found:
            lines.append(f"{name}: {found['missing']} is not there, not scored")
        else:
            lines += [f"{name}:", *_tree(found, "  ")]
    return lines


def _tree(figures: Mapping[str, Any], indent: str) -> list[str]:
    """Return nested figures as lines: the plain ones of a level on one line, then each group beneath its name."""
    plain = {key: value for key, value in figures.items() if not isinstance(value, Mapping)}
    lines = [indent + "  ".join(f"{key} {'-' if value is None else value}" for key, value in plain.items())]
    for key, value in figures.items():
        if isinstance(value, Mapping):
            inner = _tree(value, indent + "  ")
            alone = len(inner) == 1
            lines += [f"{indent}{key}: {inner[0].strip()}"] if alone else [f"{indent}{key}:", *inner]
    return [line for line in lines if line.strip()]


def _scored(figures: Mapping[str, Figures]) -> dict[str, Figures]:
    return {
        name: found for name, found in figures.items() if found.get("built") is not False and "missing" not in found
    }


def _compare(figures: Mapping[str, Figures], cases: Path) -> int:
    """Print each figure below its floor on standard error; return 1 where there is one."""
    floors = import_module("benchmarks.floors")
    pinned = floors.read_floors()
    fell: list[str] = []
    for name, found in _scored(figures).items():
        below = floors.fallen(name, found, floors.digest(cases / name), pinned)
        if below is None:
            print(f"{name}: not the data that the floors were pinned on; only scored.", file=sys.stderr)
        else:
            fell += below
    for line in fell:
        print(line, file=sys.stderr)
    return 1 if fell else 0


def _pin(figures: Mapping[str, Figures], cases: Path, lower: bool) -> int:
    """Make today's figures the floors, unless that would lower one without leave."""
    floors = import_module("benchmarks.floors")
    pinned = floors.read_floors()
    falls = [line for name, found in _scored(figures).items() for line in floors.lowered(name, found, pinned)]
    for line in falls:
        print(line, file=sys.stderr)
    if falls and not lower:
        print("Floors would be lowered: nothing is pinned. Say --lower to do it.", file=sys.stderr)
        return 1
    for name, found in _scored(figures).items():
        pinned = floors.pinned(name, found, floors.digest(cases / name), pinned)
    floors.write_floors(pinned)
    return 0


if __name__ == "__main__":
    sys.exit(main())
