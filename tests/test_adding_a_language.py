"""docs/adding_a_language.md is true: its table alone, added to a copy of the program, makes the language known."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
TABLE = re.compile(r"^```python title=\"bearsout/language/it.py\"\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODES = 'CODES = ("en", "es", "pt")'

PAGE = """\
# Rimborsi
## Quanto tempo ci vuole
Il rimborso arriva sulla carta in quattro giorni lavorativi.
## Consegna
La consegna del sig. Rossi è gratuita. Questo non vale per i mobili.
"""

READ = [
    ("Il corso costa € 1.234,50.", ("money", "1234.5", "EUR")),
    ("Costa venti euro.", ("money", "20", "EUR")),
    ("Sono tre mila persone.", ("number", "3000", None)),
    ("Il 30 per cento.", ("percent", "30", "percent")),
    ("La scadenza è il 4 marzo 2026.", ("date", "2026-03-04", None)),
    ("La scadenza è il 5 di febbraio.", ("date", "XXXX-02-05", None)),
    ("Il terzo posto.", ("ordinal", "3", None)),
    ("La 2ª fila.", ("ordinal", "2", None)),
    ("Da 3 a 5 giorni lavorativi.", ("duration", ("3", "5"), "business_day")),
    ("Tra due e quattro giorni.", ("duration", ("2", "4"), "day")),
    ("Almeno 10 chili.", ("quantity", ("10", None), "kilogram")),
    ("Al massimo dieci giorni.", ("duration", (None, "10"), "day")),
]
"""A text, and the kind, value (or both ends) and unit or currency of the one fact in it."""

CHECKED = [
    ("Il rimborso arriva sulla carta in 4 giorni lavorativi.", "kept"),
    ("Il rimborso arriva sulla carta in 5 giorni lavorativi.", "dropped"),
    ("Il rimborso arriva sulla carta in tre a cinque giorni lavorativi.", "dropped"),
    ("Il rimborso non arriva sulla carta.", "dropped"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the program that knows Italian, and an index of one Italian page."""
    folder = tmp_path_factory.mktemp("italian")
    shutil.copytree(ROOT / "bearsout", folder / "bearsout", ignore=shutil.ignore_patterns("__pycache__"))
    (shown,) = TABLE.findall((ROOT / "docs/adding_a_language.md").read_text("utf-8"))
    (folder / "bearsout/language/it.py").write_text(shown, encoding="utf-8")
    table = folder / "bearsout/language/table.py"
    assert CODES in table.read_text("utf-8")
    table.write_text(table.read_text("utf-8").replace(CODES, 'CODES = ("en", "es", "it", "pt")'), encoding="utf-8")
    (folder / "rimborsi.md").write_text(PAGE, encoding="utf-8")
    assert run(folder, "build", "rimborsi.md").startswith("Indexed 1 document(s), 2 passage(s)")
    return folder


def run(folder: Path, *arguments: str, given: str = "") -> str:
    """Return what the copy's command line prints, with `given` on its standard input."""
    program = [sys.executable, "-c", "from bearsout.cli.main import main; main()", *arguments]
    ran = subprocess.run(
        program, cwd=folder, input=given, capture_output=True, text=True, encoding="utf-8", check=False
    )
    return ran.stdout


def test_every_kind_of_value_is_read(folder: Path) -> None:
    # One text for all, a paragraph each, so that the program starts once; the offsets tell the paragraphs apart.
    text = "\n\n".join(sentence for sentence, _ in READ)
    rows = [json.loads(line) for line in run(folder, "read", "--lang", "it", "--json", given=text).splitlines()]
    found = {sentence: [_said(row) for row in rows if row["text"] in sentence] for sentence, _ in READ}
    assert found == {sentence: [fact] for sentence, fact in READ}


def _said(row: dict[str, Any]) -> tuple[str, object, str | None]:
    ends = row["range"]
    value = row["value"] if ends is None else (ends["min"], ends["max"])
    return row["kind"], value, row["currency"][0] if row["currency"] else row["unit"]


def test_the_language_is_recognised(folder: Path) -> None:
    assert '"language": "it"' in run(folder, "passages", "rimborsi.md", "--json")


def test_a_question_is_answered_and_its_frame_and_stems_are_known(folder: Path) -> None:
    assert run(folder, "ask", "Quanto tempo ci vuole per i rimborsi?") == (
        "Il rimborso arriva sulla carta in quattro giorni lavorativi.  [rimborsi.md > Quanto tempo ci vuole]\n"
    )


def test_a_rule_brings_its_exception_and_an_abbreviation_ends_no_sentence(folder: Path) -> None:
    assert run(folder, "ask", "La consegna è gratuita?").splitlines() == [
        "La consegna del sig. Rossi è gratuita.  [rimborsi.md > Consegna]",
        "Questo non vale per i mobili.  [rimborsi.md > Consegna]",
    ]


@pytest.mark.parametrize(("sentence", "verdict"), CHECKED)
def test_facts_are_checked(folder: Path, sentence: str, verdict: str) -> None:
    (folder / "draft.txt").write_text(sentence, encoding="utf-8")
    assert run(folder, "verify", "draft.txt").split()[0] == verdict
