"""The set `claims`: the mentions of numbers that a contract of claims reads, sentence by sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

from bearsout.reading import read
from bearsout.reading.classes import MEASURING, claim
from benchmarks.sets.left_out import without
from benchmarks.sets.rows import Figures, Missing, Row, by, read_rows, share

FOLDER = "claims"

NOT_BUILT = ("contracts",)
"""Files whose figures come with the room of contracts."""

DATES = ("date", "date_from", "date_to")
AMOUNTS = ("amount", "min", "max")


class Mention(NamedTuple):
    """A mention that was read: where it stands, its class and its value."""

    start: int
    end: int
    kind: str
    value: Mapping[str, str]


def score(cases: Path) -> Figures:
    """Return the share of sentences read wholly right, by language and by tier."""
    folder = cases / FOLDER
    if not folder.is_dir():
        raise Missing(FOLDER)
    rows, left_out = without(read_rows(folder / "numbers.jsonl"))
    figures: Figures = {"numbers": {"left_out": left_out} | _shares(rows)}
    return figures | {name: {"built": False} for name in NOT_BUILT if (folder / f"{name}.jsonl").is_file()}


def _shares(rows: Sequence[Row]) -> Figures:
    """Return the share of all sentences and, in each language, of the plain ones and of the others together."""
    found: Figures = {"sentences": share(agrees(row) for row in rows)}
    for language, group in by(rows, "lang").items():
        plain = [row for row in group if row["tier"] == "plain"]
        others = [row for row in group if row["tier"] != "plain"]
        found[language] = {"plain": share(map(agrees, plain)), "hard_and_field": share(map(agrees, others))}
    return found


def agrees(row: Row) -> bool:
    """Return whether every mention of a sentence is read and nothing more of a measuring class."""
    found = mentions(row["text"], row["lang"])
    matched: set[int] = set()
    for gold in row["mentions"]:
        hits = {number for number, mention in enumerate(found) if agreeing(gold, mention)}
        if not hits and (gold["class"] != "label" or any(_overlap(gold, mention) for mention in found)):
            return False
        matched |= hits
    return all(number in matched for number, mention in enumerate(found) if mention.kind in MEASURING)


def mentions(text: str, language: str) -> list[Mention]:
    """Return the claims that are read in a sentence, those without a class left out."""
    found: list[Mention] = []
    for fact in read(text, language).facts:
        made = claim(fact, language)
        if made is not None:
            found.append(Mention(fact.span.start, fact.span.end, made.kind, made.value))
    return found


def _overlap(gold: Row, mention: Mention) -> bool:
    return bool(mention.start < gold["end"] and gold["start"] < mention.end)


def agreeing(gold: Row, mention: Mention) -> bool:
    """Return whether a mention is the one that a case expects: it overlaps, its class is right and its value equal."""
    classes = {gold["class"], *gold.get("also", ())}
    if not _overlap(gold, mention) or mention.kind not in classes:
        return False
    return mention.kind == "label" or equal(gold.get("value") or {}, mention.value)


def equal(gold: Mapping[str, Any], read_value: Mapping[str, str]) -> bool:
    """Return whether two values are equal; a unit that the case leaves out is not compared.

    >>> equal({"amount": "5"}, {"amount": "5.0", "unit": "day"}), equal({"amount": "5", "unit": "%"}, {"amount": "5"})
    (True, False)
    """
    if any(gold.get(part) != read_value.get(part) for part in DATES):
        return False
    if any((part in gold) != (part in read_value) for part in AMOUNTS):
        return False
    if any(Fraction(gold[part]) != Fraction(read_value[part]) for part in AMOUNTS if part in gold):
        return False
    return "unit" not in gold or gold["unit"] == read_value.get("unit")
