"""What many tests start from: the two files of the worked example, and a way to run a command."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from bearsout.cli.main import main

# How long an example takes says something of the machine and nothing of the program.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

DELIVERY = """\
# Delivery
## When it arrives
Standard delivery takes two to four working days, and express delivery the next working day.
"""

REFUNDS = """\
# Refunds
## What can be refunded
An order can be refunded within 30 days of delivery. A gift card cannot be refunded.
## How long a refund takes
A refund reaches the card the order was paid with in three to five working days.
"""


@dataclass(frozen=True)
class Ran:
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one object on standard output."""
        return json.loads(self.out)

    @property
    def jsonl(self) -> list[Any]:
        """The objects on standard output, one a line."""
        return [json.loads(line) for line in self.out.splitlines()]


class Sources:
    """Runs `sources` in this process, in the folder of the test."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: str) -> Ran:
        self._capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        captured = self._capsys.readouterr()
        assert "Traceback" not in captured.err
        return Ran(int(ended.value.code or 0), captured.out, captured.err)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the test's own, made the current one, with no setting from outside."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("SOURCES_")]:
        monkeypatch.delenv(name)
    return tmp_path


@pytest.fixture
def shop(folder: Path) -> Path:
    """The two documents of the worked example in docs/."""
    (folder / "docs").mkdir()
    (folder / "docs/delivery.md").write_text(DELIVERY, encoding="utf-8")
    (folder / "docs/refunds.md").write_text(REFUNDS, encoding="utf-8")
    return folder


@pytest.fixture
def sources(capsys: pytest.CaptureFixture[str]) -> Sources:
    """The command line."""
    return Sources(capsys)
