"""The words of a business: which phrases mean the same, and which is broader than which.

Two formats: TOML in the manner of SKOS (`[[term]]` with `label`, `alt`, `broader`) and the synonyms text of Solr and
Elasticsearch (`money back, refund` and `shipping => delivery`). It is read at build time and kept in the index.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bearsout.errors import FileError

_UNESCAPED_COMMA = re.compile(r"(?<!\\),")


@dataclass(frozen=True, slots=True)
class Kin:
    """What may stand for a phrase: phrases of the same meaning, and broader ones."""

    same: tuple[str, ...] = ()
    broader: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The kin of each declared phrase; phrases are lower case with single spaces."""

    kin: Mapping[str, Kin] = field(default_factory=dict[str, Kin])


def read_vocabulary(path: str) -> Vocabulary:
    """Return the vocabulary in the file at `path` (TOML by its suffix, else synonyms text); raise FileError."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise FileError(path, "no such vocabulary file.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise FileError(path, f"the vocabulary cannot be read: {error}.") from None
    return parse_toml(text, path) if path.lower().endswith(".toml") else parse_synonyms(text, path)


def parse_toml(text: str, path: str = "vocabulary") -> Vocabulary:
    """Return the vocabulary of a TOML text; `path` is named in errors.

    >>> parse_toml('[[term]]\\nlabel = "refund"\\nalt = ["money back"]').kin["money back"].same
    ('refund',)
    """
    # Imported here: an index holds its vocabulary already, and asking reads none.
    import tomllib

    try:
        declared = tomllib.loads(text).get("term", [])
    except tomllib.TOMLDecodeError as error:
        raise FileError(path, f"the vocabulary is not TOML: {error}.") from None
    if not isinstance(declared, list) or not declared:
        raise FileError(
            path, "the vocabulary has no [[term]] tables.", 'Write [[term]], label = "..." and alt = ["..."].'
        )
    collected = _Collected()
    for number, entry in enumerate(declared, start=1):
        label, alternatives, broader = _term(entry, number, path)
        collected.equals([label, *alternatives])
        for phrase in (label, *alternatives):
            collected.broader(phrase, broader)
    return collected.vocabulary()


def _term(entry: Any, number: int, path: str) -> tuple[str, list[str], list[str]]:
    known = {"label", "alt", "broader"}
    if not isinstance(entry, dict) or not isinstance(entry.get("label"), str) or not _phrase(entry["label"]):
        raise FileError(path, f"term {number} of the vocabulary has no label.")
    if unknown := sorted(set(entry) - known):
        raise FileError(path, f"term {number} has an unknown key {unknown[0]!r}.", "Use label, alt and broader.")
    lists = [entry.get(key, []) for key in ("alt", "broader")]
    if not all(isinstance(item, list) and all(isinstance(phrase, str) for phrase in item) for item in lists):
        raise FileError(path, f"alt and broader of term {number} must be lists of phrases.")
    return entry["label"], lists[0], lists[1]


def parse_synonyms(text: str, path: str = "vocabulary") -> Vocabulary:
    """Return the vocabulary of a synonyms text: `a, b` mean the same, and `a, b => c` lets a or b find c.

    >>> parse_synonyms("shipping, postage => delivery").kin["postage"].same
    ('delivery',)
    """
    collected = _Collected()
    for number, line in enumerate(text.splitlines(), start=1):
        rule = line.strip()
        if not rule or rule.startswith("#"):
            continue
        sides = [_split(side) for side in rule.split("=>")]
        if len(sides) > 2 or not all(sides):
            raise FileError(path, f"line {number} of the vocabulary is no synonym rule.", "Write a, b or a, b => c.")
        if len(sides) == 1:
            collected.equals(sides[0])
        else:
            for phrase in sides[0]:
                collected.same(phrase, sides[1])
    found = collected.vocabulary()
    if not found.kin:
        raise FileError(path, "the vocabulary has no rules.", "Write a, b or a, b => c.")
    return found


def _split(side: str) -> list[str]:
    return [phrase for piece in _UNESCAPED_COMMA.split(side) if (phrase := _phrase(piece.replace("\\", "")))]


def _phrase(text: str) -> str:
    return " ".join(text.lower().split())


class _Collected:
    """Phrases gathered while a file is read, where one phrase may be declared on several lines."""

    def __init__(self) -> None:
        self._same: defaultdict[str, dict[str, None]] = defaultdict(dict)
        self._broader: defaultdict[str, dict[str, None]] = defaultdict(dict)

    def equals(self, phrases: Iterable[str]) -> None:
        phrases = list(phrases)
        for phrase in phrases:
            self.same(phrase, phrases)

    def same(self, phrase: str, others: Iterable[str]) -> None:
        own = _phrase(phrase)
        self._same[own].update(dict.fromkeys(other for text in others if (other := _phrase(text)) and other != own))

    def broader(self, phrase: str, others: Iterable[str]) -> None:
        self._broader[_phrase(phrase)].update(dict.fromkeys(_phrase(text) for text in others))

    def vocabulary(self) -> Vocabulary:
        phrases = sorted({*self._same, *self._broader} - {""})
        return Vocabulary({phrase: Kin(tuple(self._same[phrase]), tuple(self._broader[phrase])) for phrase in phrases})
