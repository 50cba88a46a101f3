"""docs/adding_a_language.md is true: its table alone, added to a copy of the program, makes the language known."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

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

CHECKED = [
    ("Il rimborso arriva sulla carta in 4 giorni lavorativi.", "kept"),
    ("Il rimborso arriva sulla carta in 5 giorni lavorativi.", "dropped"),
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


def run(folder: Path, *arguments: str) -> str:
    """Return what the copy's command line prints."""
    program = [sys.executable, "-c", "from bearsout.cli.main import main; main()", *arguments]
    return subprocess.run(program, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False).stdout


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
