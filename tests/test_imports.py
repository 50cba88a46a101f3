"""Folders import downwards only, and starting up pulls in nothing that is not needed."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import bearsout
from tests.conftest import Sources

ROOT = Path(bearsout.__file__).parent

MAY_IMPORT = {
    "span": set[str](),
    "model": {"span"},
    "errors": set[str](),
    "language": {"span", "model", "errors"},
    "reading": {"span", "model", "errors", "language"},
    "sources": {"span", "model", "errors", "language", "reading"},
    "compose": {"span", "model", "errors", "language", "reading"},
    "verify": {"span", "model", "errors", "language", "reading"},
    "settings": {"model", "errors", "sources"},
    "answering": {"span", "model", "errors", "language", "reading", "sources", "compose", "verify"},
    "cli": {"span", "model", "errors", "language", "reading", "sources", "compose", "verify", "settings", "answering"},
}
"""The map: which rooms a room may import. A new arrow is an edit here, made on purpose."""

ROOTS = {"__init__", "__main__"}


def _room(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


MODULES = sorted(path for path in ROOT.rglob("*.py") if _room(path) not in ROOTS)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_room_imports_only_what_lies_below_it(path: Path) -> None:
    room = _room(path)
    assert room in MAY_IMPORT, f"a new room: give {room} its place in the map"
    for name in _imports(path):
        if name == "bearsout" or name.startswith("bearsout."):
            first = name.removeprefix("bearsout").strip(".").split(".")[0]
            assert first == room or first in MAY_IMPORT[room], f"{name} is not below {room}"


def _pulled_in(code: str) -> set[str]:
    shown = f"import sys; {code}; print(*sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", shown], capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in run.stdout.splitlines()[-1].split()}


HEAVY = {"lxml", "markdown_it", "pypdf", "pypdfium2", "yaml", "numpy", "pathspec", "pydantic", "httpx"}


def test_importing_the_package_pulls_in_no_reader() -> None:
    assert not _pulled_in("import bearsout") & (HEAVY | {"Stemmer", "click", "rapidfuzz"})


def test_asking_pulls_in_no_reader() -> None:
    assert not _pulled_in("import bearsout.cli.ask") & HEAVY


def test_the_version_needs_no_stemmer() -> None:
    assert not _pulled_in("import bearsout.cli.main") & (HEAVY | {"Stemmer", "rapidfuzz"})


ASK = """
import os
from bearsout.cli.main import group
os.chdir({folder!r})
group.main(["ask", "How long does a refund take?", "--index", "a.idx"], standalone_mode=False)
"""


def test_an_answer_needs_no_numpy_and_nothing_that_mends_spelling(shop: Path, sources: Sources) -> None:
    sources("build", "docs", "--out", "a.idx")
    code = f"exec({ASK.format(folder=str(shop))!r})"
    assert not _pulled_in(code) & (HEAVY | {"rapidfuzz", "tomllib"})
