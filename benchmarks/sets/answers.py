"""The set `answers`: would a good support person accept what is said, and is a no a no?"""

from __future__ import annotations

import re
import tempfile
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from contextlib import chdir
from dataclasses import dataclass
from pathlib import Path

from bearsout.answering import answer
from bearsout.model import Answer, Citation, Sentence
from bearsout.sources.index.build import build
from bearsout.sources.index.search import open_index
from bearsout.sources.index.view import EVERY_TAG
from bearsout.sources.vocabulary import read_vocabulary
from benchmarks.sets.rows import Figures, Missing, Row, by, mean, read_rows, share

FOLDER = "answers"

FREE_OF_HEADING = (".pdf", ".txt")
"""In these the right document is enough."""

_PLAIN = str.maketrans(
    dict.fromkeys("“”„«»", '"') | dict.fromkeys("‘’", "'") | dict.fromkeys("–—\u2011", "-") | {"\u00ad": ""}
)
_STEP = re.compile(r"(?<=[.!?…])[\"')\]]*\s+(?=[\"'(\[¿¡]?[A-ZÀ-ÖØ-Þ0-9])|\s*\n\s*")
_ABBREVIATED = re.compile(r"(?:\b(?:e\.g|i\.e|etc|Mr|Mrs|Dr|St|No|Attn|Sr|Sra|Dra|art|pág|p\. ?ej|Ltda|EE)|\b[A-Z])\.$")


@dataclass(frozen=True, slots=True)
class Judged:
    """A question with the answer that was given and what is wrong with it; nothing is when it is right."""

    row: Row
    given: Answer
    wrong: tuple[str, ...]


def score(cases: Path) -> Figures:
    """Return the shares of right answers and right refusals: over all, by language, desk and kind."""
    folder = cases / FOLDER
    rows = read_rows(folder / "questions.jsonl")
    judged = [item for desk, group in by(rows, "desk").items() for item in _desk(folder / "desks", desk, group)]
    said = [item for item in judged if item.given.answered]
    return _figures(judged) | {
        "answers_that_say_something_wrong": share(bool(set(item.wrong) - {"long"}) for item in said),
        "answers_that_drop_a_caveat": share("caveat" in item.wrong for item in said),
        "sentences_an_answer": mean(float(length(item.given.sentences)) for item in said),
        **{key: _grouped(judged, key) for key in ("lang", "desk", "kind")},
        "vocabulary_needed": _figures([item for item in judged if item.row.get("needs_vocabulary")]),
    }


def _desk(desks: Path, desk: str, rows: Sequence[Row]) -> Iterable[Judged]:
    """Yield each question of a desk, asked by someone who may see all of it, with what is wrong with the answer."""
    if not (desks / desk).is_dir():
        raise Missing(f"answers/desks/{desk}")
    vocabulary = desks / f"{desk}.vocabulary.toml"
    kin = read_vocabulary(str(vocabulary)) if vocabulary.is_file() else None
    with tempfile.TemporaryDirectory() as scratch, chdir(desks):
        build([desk], f"{scratch}/desk.idx", vocabulary=kin)
        index = open_index(f"{scratch}/desk.idx")
        for row in rows:
            given = answer(row["question"], index, tags=[EVERY_TAG])
            yield Judged(row, given, tuple(_wrong(row, given)))


def _figures(judged: Sequence[Judged]) -> Figures:
    able = [item for item in judged if item.row["answerable"]]
    unable = [item for item in judged if not item.row["answerable"]]
    return {
        "score": share(not item.wrong for item in judged),
        "right": share(not item.wrong for item in able),
        "right_at_any_length": share(set(item.wrong) <= {"long"} for item in able),
        "said_wrongly": share(bool(set(item.wrong) - {"long", "held back"}) for item in able),
        "held_back": share("held back" in item.wrong for item in able),
        "refused": share(not item.wrong for item in unable),
        "made_up": share(bool(item.wrong) for item in unable),
    }


def _grouped(judged: Sequence[Judged], key: str) -> dict[str, Figures]:
    names = sorted({str(item.row[key]) for item in judged})
    return {name: _figures([item for item in judged if item.row[key] == name]) for name in names}


def _wrong(row: Row, given: Answer) -> Iterable[str]:
    """Yield a word for each thing that is wrong with an answer."""
    if not row["answerable"]:
        if given.answered:
            yield "made up"
        return
    if not given.answered:
        yield "held back"
        return
    said = [sentence for sentence in given.sentences if not sentence.notice]
    text = fold(" ".join(sentence.text for sentence in said))
    for name, fails in _RULES.items():
        if fails(row, text):
            yield name
    groups = [wanted for group in row["must"] for wanted in group]
    main = [sentence for sentence in said if any(has(fold(sentence.text), wanted) for wanted in groups)]
    if not any(_right_place(citation, row["cite"]) for item in main or said for citation in item.citations):
        yield "cited elsewhere"
    if length(said) > row["max_sentences"]:
        yield "long"


_RULES: dict[str, Callable[[Row, str], bool]] = {
    "missing": lambda row, text: not all(any(has(text, wanted) for wanted in group) for group in row["must"]),
    "must not": lambda row, text: any(has(text, wanted) for wanted in row.get("must_not", [])),
    "caveat": lambda row, text: not all(has(text, wanted) for wanted in row.get("caveat", [])),
}


def fold(text: str) -> str:
    """Return text for comparing: without case, accents, curly quotes and extra white space.

    >>> fold("  “Três”  dias ")
    '"tres" dias'
    """
    plain = unicodedata.normalize("NFKD", text.translate(_PLAIN)).casefold()
    return " ".join("".join(char for char in plain if not unicodedata.combining(char)).split())


def has(folded: str, wanted: str) -> bool:
    """Tell whether folded text holds a string, at the start of a word and with its last number whole.

    >>> has("112 weeks", "12 weeks"), has("in 12 weeks", "12 weeks")
    (False, True)
    """
    string = fold(wanted)
    head = r"(?<!\w)" if string[:1].isalnum() else ""
    tail = r"(?!\d|[.,]\d)" if string[-1:].isdigit() else ""
    return re.search(head + re.escape(string) + tail, folded) is not None


def length(sentences: Sequence[Sentence]) -> int:
    """Return how many sentences are said, where one that holds several, or several lines, counts as many."""
    total = 0
    for sentence in sentences:
        pieces = [piece for piece in _STEP.split(sentence.text.strip()) if piece and re.search(r"\w", piece)]
        short = sum(bool(_ABBREVIATED.search(piece.strip())) for piece in pieces[:-1])
        total += max(1, len(pieces) - short)
    return total


def _right_place(citation: Citation, places: Sequence[Row]) -> bool:
    heading = fold(" > ".join(citation.heading_path))
    return any(
        citation.document == place["document"]
        and (
            place["document"].endswith(FREE_OF_HEADING) or not place.get("heading") or fold(place["heading"]) in heading
        )
        for place in places
    )
