"""The set `documents`: are the facts there, under their headings, whole, and is nothing there that is not content?"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bearsout.errors import UnreadableDocument
from bearsout.model import Passage
from bearsout.sources.files import SourceFile, read_bytes
from bearsout.sources.read import read
from benchmarks.sets.rows import PLACES, Figures, Missing, Row, mean, read_rows, share

FOLDER = "documents"

LONGEST = 2_000
"""Characters. A longer passage is a page or a section, not a paragraph: its facts are not right."""

_PLAIN = str.maketrans(dict.fromkeys("“”„", '"') | dict.fromkeys("‘’", "'") | dict.fromkeys("\u00a0\u202f\u2009", " "))
_NUMBERED = re.compile(
    r"^(?:(?:chapter|appendix|section|cap[ií]tulo|anexo|art(?:\.|icle|igo)?)\s+[\w.]+[.:]?"
    r"|\d+(?:\.\d+)*[.)]?|[A-Z]\.(?:\d+\.?)*)\s+",
    re.IGNORECASE,
)
_CELL_GAP = r"(?!\w)[^\n]{1,160}?(?<!\w)"


@dataclass(frozen=True, slots=True)
class Read:
    """What came out of one document, and how far it is right."""

    expected: Row
    facts: tuple[Row, ...]
    clean: float
    passages: int

    @property
    def score(self) -> float:
        """The share of facts that are right times the share of furniture that stayed out."""
        return sum(fact["right"] for fact in self.facts) / len(self.facts) * self.clean if self.passages else 0.0


def score(cases: Path) -> Figures:
    """Return the score from 0 to 100 by format, the shares it is made of, and the share of refusals."""
    folder = cases / FOLDER
    read_documents = [_read(folder / "files", row) for row in read_rows(folder / "expected.jsonl")]
    formats = sorted({item.expected["format"] for item in read_documents})
    groups = {name: [item for item in read_documents if item.expected["format"] == name] for name in formats}
    return {name: _figures(group) for name, group in groups.items()} | {
        "all": _figures(read_documents),
        "refusals": _refusals(folder),
    }


def _figures(group: Sequence[Read]) -> Figures:
    facts = [fact for item in group for fact in item.facts]
    return {
        "score": round(100 * sum(item.score for item in group) / len(group), 1),
        "whole": share(item.score == 1 for item in group),
        "found": share(fact["found"] for fact in facts),
        "placed": share(fact["placed"] for fact in facts),
        "right": share(fact["right"] for fact in facts),
        "clean": mean(item.clean for item in group),
        "unbroken": share(fact["unbroken"] for fact in facts),
        "rows": share(fact["found"] for fact in facts if "row" in fact),
        "lead_ins": share(fact["led"] for fact in facts if "with" in fact),
        "links": share(fact["linked"] for fact in facts if "link" in fact),
    }


def _refusals(folder: Path) -> float | None:
    """Return the share of the files that cannot be read which are refused, by their names."""
    try:
        rows = read_rows(folder / "errors.jsonl")
    except Missing:
        return None
    return share(_refused(folder / "files", row["file"]) for row in rows)


def _refused(files: Path, name: str) -> bool:
    try:
        read(read_bytes(SourceFile(name, files / name)), name)
    except UnreadableDocument as error:
        return error.name == name
    return False


def _read(files: Path, expected: Row) -> Read:
    name = expected["file"]
    try:
        passages = read(read_bytes(SourceFile(name, files / name)), name).passages
    except UnreadableDocument:
        passages = ()
    noise = [string for string in expected["must_not_have"] if any(_holds(passage, string) for passage in passages)]
    clean = 1 - len(noise) / len(expected["must_not_have"]) if expected["must_not_have"] else 1.0
    facts = tuple(_fact(fact, expected, passages) for fact in expected["must_have"])
    return Read(expected, facts, round(clean, PLACES), len(passages))


def _holds(passage: Passage, string: str) -> bool:
    wanted = _normal(string)
    pieces = (passage.text, *passage.heading_path)
    if not wanted or string == "\ufeff":
        return any(string in piece for piece in pieces)
    return any(wanted in _normal(piece) for piece in pieces)


def _fact(fact: Row, expected: Row, passages: Sequence[Passage]) -> Row:
    """Return the fact with how far it came through: found, placed, right; on one line, with its lead-in, linked."""
    found = [passage for passage in passages if _says(passage, fact)]
    path = _path(fact["heading_path"], fact, expected)
    placed = [p for p in found if _path(p.heading_path, fact, expected) == path]
    right = [p for p in placed if len(_normal(p.text)) <= LONGEST and _leads(p, fact)]
    links = fact.get("link", ())
    ends = (links,) if isinstance(links, str) else tuple(links)
    return fact | {
        "found": bool(found),
        "placed": bool(placed),
        "right": bool(right),
        "unbroken": any(_unbroken(p, fact) for p in found),
        "led": any(_leads(p, fact) for p in found),
        "linked": any((p.link or "").endswith(ends) for p in found),
    }


def _says(passage: Passage, fact: Row) -> bool:
    """Tell whether a passage has a fact's sentence whole, or its cells in order on one line."""
    if "row" in fact:
        cells = [re.escape(_normal(cell)).replace(r"\ ", r"[ \t]+") for cell in fact["row"]]
        return re.search(_CELL_GAP.join(cells), re.sub(r"[ \t]+", " ", passage.text.translate(_PLAIN))) is not None
    return any(_normal(spelling) in _normal(passage.text) for spelling in (fact["sentence"], *fact.get("alt", [])))


def _unbroken(passage: Passage, fact: Row) -> bool:
    """Tell whether no line ends inside a fact's sentence; the cells of a row stand on one line anyhow."""
    line = re.sub(r"[ \t]+", " ", passage.text.translate(_PLAIN))
    return "row" in fact or any(_normal(spelling) in line for spelling in (fact["sentence"], *fact.get("alt", [])))


def _leads(passage: Passage, fact: Row) -> bool:
    """Tell whether a fact's lead-in, where it names one, is in the same passage or among its headings."""
    lead = fact.get("with")
    if lead is None:
        return True
    return _normal(lead) in _normal(passage.text) or any(_heading(lead) == _heading(h) for h in passage.heading_path)


def _path(headings: Sequence[str], fact: Row, expected: Row) -> list[str]:
    """Return a heading path for comparing: without the document's own names and the heading that may be left out."""
    names = [*expected["titles"], expected["file"], expected["file"].rsplit(".", 1)[0], fact.get("opt", "")]
    own = {_heading(name) for name in names}
    return [heading for heading in map(_heading, headings) if heading and heading not in own]


def _normal(text: str) -> str:
    return " ".join(text.translate(_PLAIN).split())


def _heading(text: str) -> str:
    """Return a heading for comparing: without case, number, marks at its end."""
    bare = _normal(re.sub(r"[¶#]+\s*$|\[edit\]\s*$", "", text.strip()))
    folded = unicodedata.normalize("NFKC", _NUMBERED.sub("", bare) or bare).casefold()
    return re.sub(r"[\s.:]+$", "", re.sub(r"[*_`]", "", folded)).strip()
