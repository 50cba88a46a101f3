"""The two formats of a vocabulary, and what is said of a broken one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bearsout.errors import FileError
from bearsout.sources.vocabulary import Kin, parse_synonyms, parse_toml, read_vocabulary


def test_toml_in_the_manner_of_skos() -> None:
    kin = parse_toml('[[term]]\nlabel = "Express  delivery"\nalt = ["fast shipping"]\nbroader = ["delivery"]').kin
    assert kin == {
        "express delivery": Kin(("fast shipping",), ("delivery",)),
        "fast shipping": Kin(("express delivery",), ("delivery",)),
    }


def test_synonyms_mean_the_same_both_ways() -> None:
    kin = parse_synonyms("# words of customers\n\nmoney back, refund, reimbursement\n").kin
    assert kin["refund"].same == ("money back", "reimbursement")
    assert kin["money back"].same == ("refund", "reimbursement")


def test_an_arrow_goes_one_way() -> None:
    kin = parse_synonyms("shipping, postage => delivery").kin
    assert kin["shipping"].same == ("delivery",)
    assert "delivery" not in kin


def test_an_escaped_comma_belongs_to_its_phrase() -> None:
    assert parse_synonyms(r"a\, b => c").kin == {"a, b": Kin(("c",))}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "no .*term.* tables"),
        ("title = 'x'", "no .*term.* tables"),
        ("[[term]]\nalt = ['x']", "term 1 of the vocabulary has no label"),
        ("[[term]]\nlabel = 'x'\nbroder = ['y']", "unknown key 'broder'"),
        ("[[term]]\nlabel = 'x'\nalt = 'y'", "must be lists"),
        ("term = 1", r"no \[\[term\]\] tables"),
        ("[[term", "not TOML"),
    ],
)
def test_a_broken_toml_vocabulary_says_where(text: str, complaint: str) -> None:
    with pytest.raises(FileError, match=complaint):
        parse_toml(text, "words.toml")


@pytest.mark.parametrize("line", ["a => b => c", "=> b", "a =>", ", ,"])
def test_a_broken_synonym_rule_says_its_line(line: str) -> None:
    with pytest.raises(FileError, match="line 2"):
        parse_synonyms(f"a, b\n{line}\n")


def test_a_missing_vocabulary_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="no such vocabulary"):
        read_vocabulary(str(tmp_path / "none.toml"))


def test_the_suffix_names_the_format(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("a, b\n", encoding="utf-8")
    assert set(read_vocabulary(str(tmp_path / "words.txt")).kin) == {"a", "b"}
