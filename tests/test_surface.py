"""The public names: few, sorted, all there."""

from __future__ import annotations

import bearsout

PUBLIC = ["Answer", "BearsoutError", "Index", "Passage", "Verdict", "answer", "build", "check", "open_index", "read"]


def test_the_public_list() -> None:
    assert bearsout.__all__ == PUBLIC == sorted(PUBLIC)
    assert len(PUBLIC) <= 12


def test_every_public_name_is_there() -> None:
    assert all(getattr(bearsout, name).__module__.startswith("bearsout.") for name in PUBLIC)
