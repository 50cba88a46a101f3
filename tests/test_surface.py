"""The public names: few, sorted, all there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bearsout

PUBLIC = ["Answer", "BearsoutError", "Index", "Passage", "Verdict", "answer", "build", "check", "open_index", "read"]


def test_the_public_list() -> None:
    assert bearsout.__all__ == PUBLIC == sorted(PUBLIC)
    assert len(PUBLIC) <= 12


def test_every_public_name_is_there() -> None:
    assert all(getattr(bearsout, name).__module__.startswith("bearsout.") for name in PUBLIC)


@pytest.mark.parametrize(
    "given", ["docs", Path("docs"), ["docs"], [Path("docs/refunds.md"), "docs/delivery.md"]], ids=repr
)
def test_paths_may_be_one_or_several_and_of_either_kind(shop: Path, given: Any) -> None:
    assert bearsout.build(given, Path("sources.idx")).documents == 2


@pytest.mark.parametrize("kind", [str, Path, bearsout.open_index])
def test_an_index_may_be_given_by_its_name(shop: Path, kind: Callable[[str], Any]) -> None:
    bearsout.build("docs", "sources.idx")
    assert bearsout.answer("How long does a refund take?", kind("sources.idx")).answered


@pytest.mark.parametrize("given", ["It takes 5 days.", ["It takes 5 days."]], ids=repr)
def test_a_passage_may_be_given_as_its_text(given: Any) -> None:
    assert bearsout.check("It takes five days.", given).supported
    assert not bearsout.check("It takes six days.", given).supported


def test_an_error_of_the_library_names_no_option_of_the_command_line(shop: Path) -> None:
    Path("docs/empty.md").write_bytes(b"")
    with pytest.raises(bearsout.BearsoutError) as caught:
        bearsout.build("docs", "sources.idx")
    assert "--" not in str(caught.value)
    assert str(caught.value).splitlines()[-1] == "Mend what is named, or let it be skipped."
