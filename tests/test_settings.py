"""Where a setting comes from, what beats what, and what is said of a bad one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bearsout.errors import BearsoutError
from bearsout.model import Notice
from bearsout.settings import Settings, load_settings


def test_defaults(tmp_path: Path) -> None:
    assert load_settings(tmp_path, {}) == Settings("sources.idx", 3, 0.3, "extract", None, (), ())


def test_options_beat_the_environment_which_beats_files(tmp_path: Path) -> None:
    (tmp_path / "sources.toml").write_text('index = "file.idx"\nk = 7\nfloor = 0.5\n', encoding="utf-8")
    chosen = load_settings(tmp_path, {"SOURCES_K": "5", "SOURCES_FLOOR": "0.4"}, floor=0.2, index=None, tags=())
    assert (chosen.index, chosen.k, chosen.floor) == ("file.idx", 5, 0.2)


def test_pyproject_is_read_where_there_is_no_file_of_our_own(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[tool.sources]\nk = 2\n", encoding="utf-8")
    assert load_settings(tmp_path, {}).k == 2
    (tmp_path / "sources.toml").write_text("floor = 1\n", encoding="utf-8")
    assert load_settings(tmp_path, {}).k == 3


def test_a_pyproject_without_our_table_sets_nothing(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    assert load_settings(tmp_path, {}) == Settings()


def test_notices_and_tags(tmp_path: Path) -> None:
    (tmp_path / "sources.toml").write_text(
        'tags = ["club"]\n[[notice]]\ntag = "legal"\nsentence = "This is no legal advice."\n', encoding="utf-8"
    )
    chosen = load_settings(tmp_path, {"SOURCES_TAGS": "club, staff"})
    assert chosen.tags == ("club", "staff")
    assert chosen.notice == (Notice("legal", "This is no legal advice."),)


def test_an_empty_variable_sets_nothing_but_takes_tags_away(tmp_path: Path) -> None:
    (tmp_path / "sources.toml").write_text('index = "file.idx"\ntags = ["club"]\n', encoding="utf-8")
    chosen = load_settings(tmp_path, {"SOURCES_TAGS": "", "SOURCES_INDEX": ""})
    assert (chosen.index, chosen.tags) == ("file.idx", ())


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("k = 0", "sources.toml: k must be a whole number from 1"),
        ("k = true", "k must be"),
        ("floor = 2", "floor must be a number from 0 to 1"),
        ("flor = 0.2", "flor is no setting"),
        ("[[notice]]\ntag = 'x'", "notice must be"),
        ("k = ", "cannot be read"),
    ],
)
def test_a_bad_setting_is_named(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / "sources.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BearsoutError, match=complaint):
        load_settings(tmp_path, {})


def test_a_bad_variable_is_named(tmp_path: Path) -> None:
    with pytest.raises(BearsoutError, match="SOURCES_K is 'many'"):
        load_settings(tmp_path, {"SOURCES_K": "many"})
