"""Floors: figures that may not fall, pinned beside a digest of the data that they were measured on."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "floors.json"

NOISE = 0.0005
"""How far a figure may fall below its floor; all figures are deterministic, and this is their rounding."""

LOWER_IS_BETTER = (
    "held_back",
    "said_wrongly",
    "made_up",
    "answers_that_say_something_wrong",
    "answers_that_drop_a_caveat",
    "left_out",
)
SHOWN_ONLY = {"sentences_an_answer", "auroc_own", "refused_own", "mrr@10", "kind", "desk"}
"""Figures, and groups of figures, that are shown and not held: they describe, or rest on a handful of rows."""

Floors = dict[str, Any]
"""A set's name -> its digest and its floors by the figure's dotted name."""


def digest(folder: Path) -> str:
    """Return the SHA-256 over the names and bytes of all files of a folder, in the order of their names."""
    seal = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        seal.update(path.relative_to(folder).as_posix().encode() + b"\0")
        seal.update(hashlib.sha256(path.read_bytes()).digest())
    return seal.hexdigest()


def flat(figures: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, float]]:
    """Yield each number of nested figures under its dotted name.

    >>> list(flat({"en": {"kept": 1.0, "why": "no"}}))
    [('en.kept', 1.0)]
    """
    for name, value in figures.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{prefix}{name}.")
        elif isinstance(value, int | float) and not isinstance(value, bool):
            yield f"{prefix}{name}", float(value)


def read_floors(file: Path = FILE) -> Floors:
    """Return the pinned floors, none where there is no file."""
    floors: Floors = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return floors


def fallen(name: str, figures: Mapping[str, Any], data: str, floors: Floors) -> list[str] | None:
    """Return a line for each figure of a set that fell below its floor; None where the data is not what was pinned."""
    pinned = floors.get(name)
    if pinned is None or pinned["digest"] != data:
        return None
    now = dict(flat(figures))
    return [
        f"{name}.{figure} is {now.get(figure, 'missing')}, its floor is {floor}"
        for figure, floor in pinned["floors"].items()
        if figure not in now or _worse(figure, now[figure], floor)
    ]


def pinned(name: str, figures: Mapping[str, Any], data: str, floors: Floors) -> Floors:
    """Return the floors with a set's replaced by today's figures."""
    return floors | {name: {"digest": data, "floors": dict(_held(figures))}}


def lowered(name: str, figures: Mapping[str, Any], floors: Floors) -> list[str]:
    """Return a line for each floor of a set that pinning today's figures would lower or take away."""
    held = dict(_held(figures))
    return [
        f"{name}.{figure}: {floor} -> {held.get(figure, 'gone')}"
        for figure, floor in floors.get(name, {}).get("floors", {}).items()
        if figure not in held or _worse(figure, held[figure], floor)
    ]


def _held(figures: Mapping[str, Any]) -> Iterator[tuple[str, float]]:
    return ((figure, value) for figure, value in flat(figures) if SHOWN_ONLY.isdisjoint(figure.split(".")))


def write_floors(floors: Floors, file: Path = FILE) -> None:
    """Write the floors, readable and in the order of their names."""
    file.write_text(json.dumps(floors, indent=1, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")


def _worse(figure: str, now: float, floor: float) -> bool:
    if figure.rpartition(".")[2] in LOWER_IS_BETTER:
        return now > floor + NOISE
    return now < floor - NOISE
