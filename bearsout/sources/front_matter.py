"""Front matter: what a Markdown file says of itself before its text, in YAML or TOML."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import cast
from urllib.parse import urlsplit

import yaml

from bearsout.errors import UnreadableDocument
from bearsout.model import Dates
from bearsout.sources.characters import tidy

TITLE = ("title",)
LANGUAGE = ("lang", "language", "locale")
ADDRESS = ("canonical", "canonical_url", "url", "link", "permalink")
TAGS = ("tags", "tag")
UPDATED = ("updated", "last_updated", "last_modified", "last_modified_at", "lastmod", "date")
VALID_FROM = ("valid_from", "effective", "effective_date")
VALID_UNTIL = ("valid_until", "expires", "expiry_date")
"""The keys that are read, the surest first. All others are the affair of whoever publishes the file."""

NOTHING = frozenset({"", "~", "null"})
"""What YAML writes for no value."""

LONGEST = 100_000
"""Front matter of more characters is refused: people write a screenful."""

_YAML = re.compile(r"\A---[ \t]*\n(.*?)(?:^|\n)(?:---|\.\.\.)[ \t]*(?:\n|\Z)", re.DOTALL | re.MULTILINE)
_TOML = re.compile(r"\A\+\+\+[ \t]*\n(.*?)(?:^|\n)\+\+\+[ \t]*(?:\n|\Z)", re.DOTALL | re.MULTILINE)
_KEY = re.compile(r"^\s*(?:#.*)?$|^[\w\"'.-]+\s*:(?:\s|$)", re.MULTILINE)
_DATE = re.compile(r"(\d{4})-(\d{2})-(\d{2})(?!\d)")


@dataclass(frozen=True, slots=True)
class FrontMatter:
    """What a file declares about itself."""

    title: str | None = None
    language: str | None = None
    link: str | None = None
    tags: tuple[str, ...] = ()
    dates: Dates = field(default_factory=Dates)


def split(text: str, name: str) -> tuple[FrontMatter, str]:
    r"""Return what `text` declares about itself, and the text below it; raises UnreadableDocument where it is broken.

    >>> matter, body = split("---\ntitle: Refunds\nupdated: 2026-01-31\n---\nIt is free.", "a.md")
    >>> matter.title, matter.dates.updated, body
    ('Refunds', '2026-01-31', 'It is free.')
    """
    text = text.removeprefix("\ufeff")
    below = text.lstrip("\n\t ")
    # Blank lines above it, or a forgotten end, must not make public what its tags keep to some.
    if below.startswith("---\n") and _declares(below):
        text = below
        if not _YAML.match(below):
            raise UnreadableDocument(name, "its front matter has no end.", "Close it with a line ---.")
    toml = _TOML.match(text)
    if toml:
        return _metadata(_parse_toml(_checked(toml.group(1), name), name), name), text[toml.end() :]
    found = _YAML.match(text)
    # A text may open with a rule ("---"); front matter has a key in its first line that is no comment.
    if not found or not _opens_with_key(found.group(1)):
        return FrontMatter(), text
    return _metadata(_parse_yaml(_checked(found.group(1), name), name), name), text[found.end() :]


def _declares(text: str) -> bool:
    """Return whether the line after the first is a key that is read here."""
    key = text.split("\n", 2)[1].partition(":")
    known = (*TITLE, *LANGUAGE, *ADDRESS, *TAGS, *UPDATED, *VALID_FROM, *VALID_UNTIL)
    return bool(key[1]) and key[0].strip().lower().replace("-", "_") in known


def _opens_with_key(matter: str) -> bool:
    lines = [line for line in matter.split("\n") if line.strip() and not line.lstrip().startswith("#")]
    return not lines or _KEY.match(lines[0]) is not None or lines[0].lstrip().startswith(("{", "%"))


def _checked(matter: str, name: str) -> str:
    if len(matter) > LONGEST:
        raise UnreadableDocument(name, f"has front matter of {len(matter):,} characters.", "Close it with a line ---.")
    return matter


def _parse_yaml(matter: str, name: str) -> Mapping[str, object]:
    """Return the mapping in `matter`. The base loader makes texts, lists and mappings, and nothing else: no objects,
    no merging of mappings, and no date that does not exist.
    """
    try:
        return _mapping(yaml.load(matter, Loader=yaml.BaseLoader))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        raise _broken(name, "YAML", 2 + mark.line if mark else None, error.problem) from None
    except (yaml.YAMLError, RecursionError):
        raise _broken(name, "YAML", None) from None


def _parse_toml(matter: str, name: str) -> Mapping[str, object]:
    try:
        return tomllib.loads(matter)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        raise _broken(name, "TOML", int(line.group(1)) + 1 if line else None) from None
    except RecursionError:
        raise _broken(name, "TOML", None) from None


def _broken(name: str, language: str, line: int | None, problem: str | None = None) -> UnreadableDocument:
    where = f" at line {line}" if line else ""
    why = f" ({tidy(problem)})" if problem else ""
    return UnreadableDocument(name, f"its front matter is not valid {language}{where}{why}.", "Mend it or take it out.")


def _mapping(loaded: object) -> Mapping[str, object]:
    if not isinstance(loaded, Mapping):
        return {}
    return {str(key).lower().replace("-", "_"): value for key, value in cast("Mapping[object, object]", loaded).items()}


def _metadata(values: Mapping[str, object], name: str) -> FrontMatter:
    values = _mapping(values)
    if any(isinstance(tags, Mapping) for tags in _all(values, TAGS)):
        raise UnreadableDocument(name, "its tags are neither a list nor a text.", "Write tags: [one, two].")
    return FrontMatter(
        title=_first(map(_text, _all(values, TITLE))),
        language=_first(map(_text, _all(values, LANGUAGE))),
        link=_first(map(_web_address, _all(values, ADDRESS))),
        tags=tag_list(next(_all(values, TAGS), None)),
        dates=Dates(
            updated=_first(map(iso_date, _all(values, UPDATED))),
            valid_from=_first(map(iso_date, _all(values, VALID_FROM))),
            valid_until=_first(map(iso_date, _all(values, VALID_UNTIL))),
        ),
    )


def _all(values: Mapping[str, object], keys: Iterable[str]) -> Iterator[object]:
    return iter([values[key] for key in keys if key in values])


def _first(found: Iterable[str | None]) -> str | None:
    return next(filter(None, found), None)


def _text(value: object) -> str | None:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return None
    text = tidy(str(value))
    return None if text in NOTHING else text


def _web_address(value: object) -> str | None:
    return value.strip() if isinstance(value, str) and is_web_address(value.strip()) else None


def is_web_address(text: str) -> bool:
    """Return whether `text` is an absolute address of the web.

    >>> is_web_address("https://shop.example/help"), is_web_address("/help")
    (True, False)
    """
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and bool(parts.netloc) and text.isprintable() and " " not in text


def tag_list(value: object) -> tuple[str, ...]:
    """Return the tags in a list, or in a text with commas between them; anything else holds none.

    >>> tag_list("returns, delivery"), tag_list(["returns", 2026, None])
    (('returns', 'delivery'), ('returns', '2026'))
    """
    given = value.split(",") if isinstance(value, str) else value if isinstance(value, list) else []
    texts = map(_text, cast("list[object]", given))
    return tuple(dict.fromkeys(filter(None, texts)))


def iso_date(value: object) -> str | None:
    """Return a day as an ISO date, or None for what is no day; the time of day is left off.

    >>> iso_date("2026-01-31T10:00:00Z"), iso_date("31/01/2026"), iso_date("2026-02-30")
    ('2026-01-31', None, None)
    """
    if isinstance(value, datetime):
        return value.date().isoformat()
    if isinstance(value, date):
        return value.isoformat()
    found = _DATE.match(value.strip()) if isinstance(value, str) else None
    try:
        return date(*map(int, found.groups())).isoformat() if found else None
    except ValueError:
        return None
