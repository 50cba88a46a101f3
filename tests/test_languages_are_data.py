"""No part of the program asks which language it has before it: a language is a table, and only tables name one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bearsout
from bearsout.language.table import CODES, load

ROOT = Path(bearsout.__file__).parent
NAMES = {*CODES, *(load(code).name.lower() for code in CODES), *(load(code).words.snowball for code in CODES)}
MODULES = sorted(path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] != "language")


def branches(tree: ast.AST) -> Iterator[str]:
    """Yield each literal that names a language where it decides something: in a comparison, a test, a pattern, as
    something that a text begins with; or in a container that holds nothing else, which is what branches look into.

    A unit that is written like a code ("pt" for pints) among others decides nothing.
    """
    for node in ast.walk(tree):
        literals = _literals(node)
        named = [text for text in literals if text.lower() in NAMES]
        if named and (isinstance(node, ast.Compare | ast.MatchValue | ast.Call) or len(named) == len(literals)):
            yield from named


def _literals(node: ast.AST) -> list[str]:
    """Return the texts that stand directly in a node that can decide."""
    match node:
        case ast.Compare(left=left, comparators=right):
            inside = [left, *right]
        case ast.MatchValue(value=value):
            inside = [value]
        case ast.Call(func=ast.Attribute(attr="startswith" | "get"), args=arguments):
            inside = arguments
        case ast.Tuple(elts=inside) | ast.List(elts=inside) | ast.Set(elts=inside):
            pass
        case ast.Dict(keys=keys):
            inside = [key for key in keys if key is not None]
        case ast.Subscript(slice=key):
            inside = [key]
        case _:
            inside = []
    return [each.value for each in inside if isinstance(each, ast.Constant) and isinstance(each.value, str)]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_language_decides_anything_outside_the_tables(path: Path) -> None:
    assert list(branches(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "code",
    [
        'if language == "pt": pass',
        'x = 1 if "en" != code else 2',
        'x = language in ("en", "es")',
        'x = language in {"es"}',
        'x = {"en": 1, "pt": 2}[language]',
        'x = table["es"]',
        'x = locale.startswith("pt")',
        'x = name == "Portuguese"',
        'match code:\n    case "pt":\n        pass',
        'match code:\n    case "pt" | "es":\n        pass',
    ],
)
def test_the_scan_sees_a_language_that_decides(code: str) -> None:
    assert list(branches(ast.parse(code)))


@pytest.mark.parametrize("code", ['x = {"pt": "pint", "l": "litre"}', 'DEFAULT = "en"', 'x = end in ("s", "es")'])
def test_the_scan_leaves_alone_what_names_no_language(code: str) -> None:
    assert not list(branches(ast.parse(code)))
