"""Settings, made once at the edge: options beat the environment, which beats `sources.toml`, which beats defaults."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from bearsout.errors import FileError, UsageError
from bearsout.model import Notice
from bearsout.sources.index.scoring import DEFAULT_FLOOR, DEFAULT_K

FILE = "sources.toml"
PROJECT_FILE = "pyproject.toml"
PREFIX = "SOURCES_"


@dataclass(frozen=True, slots=True)
class Settings:
    """What every command goes by unless an option says otherwise. `tags` are what the asker may see."""

    index: str = "sources.idx"
    k: int = DEFAULT_K
    floor: float = DEFAULT_FLOOR
    composer: str = "extract"
    model: str | None = None
    tags: tuple[str, ...] = ()
    notice: tuple[Notice, ...] = ()


def load_settings(folder: Path, environment: Mapping[str, str], **options: object) -> Settings:
    """Return the settings in force in `folder`: its `sources.toml`, else `[tool.sources]` of its pyproject.toml, then
    the environment, then the `options` that are not None or empty. Raises UsageError and FileError."""
    values = _from_files(folder) | _from_environment(environment)
    values |= {name: value for name, value in options.items() if value not in (None, ())}
    return Settings(**values)


def _from_files(folder: Path) -> dict[str, Any]:
    for name, keys in ((FILE, ()), (PROJECT_FILE, ("tool", "sources"))):
        path = folder / name
        if not path.is_file():
            continue
        table = _table(path, keys)
        if table is not None:
            return {key: _value(key, value, f"{name}: {key}") for key, value in table.items()}
    return {}


def _table(path: Path, keys: tuple[str, ...]) -> Mapping[str, Any] | None:
    # Imported here: most folders have no settings.
    import tomllib

    try:
        table: Any = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise FileError(path.name, f"the settings cannot be read: {error}.") from None
    for key in keys:
        table = table.get(key) if isinstance(table, dict) else None
    return table if isinstance(table, dict) else None


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Return what SOURCES_INDEX, SOURCES_K, SOURCES_FLOOR, SOURCES_COMPOSER, SOURCES_MODEL and SOURCES_TAGS set.

    An empty variable sets nothing; only SOURCES_TAGS may be empty, which takes away the tags that a file gives.
    """
    names = {PREFIX + field.name.upper(): field.name for field in fields(Settings) if field.name != "notice"}
    return {
        name: _value(name, _typed(name, environment[variable], variable), variable)
        for variable, name in names.items()
        if environment.get(variable) or (name == "tags" and variable in environment)
    }


def _typed(name: str, text: str, where: str) -> object:
    """Return an environment variable's text as the type of its setting."""
    try:
        if name == "tags":
            return [tag.strip() for tag in text.split(",") if tag.strip()]
        return {"k": int, "floor": float}.get(name, str)(text)
    except ValueError:
        raise UsageError(f"{where} is {text!r}, which is no number.") from None


def _value(name: str, value: object, where: str) -> object:
    """Return a setting's value, checked; raise UsageError naming where it was set."""
    if name not in _KINDS:
        raise UsageError(f"{where} is no setting.", f"There are: {', '.join(_KINDS)}.")
    kind, holds = _KINDS[name]
    if not holds(value):
        raise UsageError(f"{where} must be {kind}.")
    if name == "tags":
        return tuple(_list(value))
    if name == "notice":
        return tuple(Notice(rule["tag"], rule["sentence"]) for rule in _list(value))
    return value


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _is_rule(rule: object) -> bool:
    return (
        isinstance(rule, dict) and set(rule) == {"tag", "sentence"} and all(isinstance(v, str) for v in rule.values())
    )


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value)


_KINDS: dict[str, tuple[str, Callable[[object], bool]]] = {
    "index": ("the name of a file", _is_text),
    "k": ("a whole number from 1", lambda v: isinstance(v, int) and not isinstance(v, bool) and v >= 1),
    "floor": ("a number from 0 to 1", lambda v: isinstance(v, int | float) and not isinstance(v, bool) and 0 <= v <= 1),
    "composer": ("the name of a composer", _is_text),
    "model": ("a provider:model", _is_text),
    "tags": ("a list of tags", lambda v: isinstance(v, list) and all(isinstance(tag, str) for tag in v)),
    "notice": ("[[notice]] tables with tag and sentence", lambda v: isinstance(v, list) and all(map(_is_rule, v))),
}
"""Each setting's kind in words, for errors, and the test of it."""
