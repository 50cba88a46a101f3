"""Writes what the verifier let pass, and what it lost, by kind, into docs/verification.md."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parent.parent / "docs" / "verification.md"
MARKED = re.compile(r"(<!-- measured: [^\n]*-->\n).*?(<!-- /measured -->)", re.DOTALL)


def write(figures: Mapping[str, Any], page: Path = PAGE) -> None:
    """Put the tables in the place that the page marks for them."""
    text = "\n".join(_lines(figures))
    page.write_text(
        MARKED.sub(lambda match: f"{match[1]}{text}\n{match[2]}", page.read_text(encoding="utf-8")), encoding="utf-8"
    )


def _lines(figures: Mapping[str, Any]) -> Iterator[str]:
    """Yield the tables: the sets, then each kind of edit of real text."""
    reading, grounding = figures.get("reading", {}), figures.get("grounding", {})
    yield "| set | kept of what must be kept | dropped of what must be dropped |"
    yield "| --- | --- | --- |"
    for name, found in (("verifier", reading.get("verifier")), ("negation", reading.get("negation"))):
        if found and "missing" not in found:
            yield f"| reading/{name} | {_percent(found['kept'])} | {_percent(found['dropped'])} |"
    if "kept" not in grounding:
        return
    yield f"| grounding | {_percent(grounding['kept'])} | {_percent(grounding['dropped'])} |"
    yield ""
    yield "| of the edits of real text | let pass | | of its faithful sentences | lost |"
    yield "| --- | --- | --- | --- | --- |"
    leaks = [(kind.replace("_", " "), share) for kind, share in grounding["dropped_of"].items()]
    losses = list(grounding["kept_of"].items())
    for i, (kind, share) in enumerate(leaks):
        lost = f"{losses[i][0]} | {_percent(1 - losses[i][1])}" if i < len(losses) else " | "
        yield f"| {kind} | {_percent(1 - share)} | | {lost} |"


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.1f} %"
