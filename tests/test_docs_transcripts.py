"""Every command shown in docs/ prints what the page says, and every link in docs/ leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bearsout.cli.main import COMMANDS
from tests.transcripts import DOCS, PAGES, ROOT, followed

LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_shows_is_what_happens(page: Path, folder: Path) -> None:
    assert followed(page, folder) == page.read_text("utf-8"), "refresh it with: python -m tests.transcripts"


def test_each_command_is_shown_in_a_transcript() -> None:
    shown = "\n".join(page.read_text("utf-8") for page in PAGES)
    assert {command for command in COMMANDS if f"\n$ sources {command} " in shown} == set(COMMANDS)


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = LINK.findall(page.read_text("utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_the_index_page_names_every_page() -> None:
    named = set(LINK.findall((ROOT / "docs/index.md").read_text("utf-8")))
    assert {page.name for page in DOCS} - {"README.md", "index.md"} <= named
