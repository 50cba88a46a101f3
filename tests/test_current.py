"""Documents that no longer hold are spoken only when they are asked for."""

from __future__ import annotations

import pytest

from bearsout.compose.current import holds, is_current
from bearsout.model import Dates, Document, Passage, Question

OLD = Document("old.md", ("Returns policy 2023",), "en", dates=Dates(valid_from="2023-01-01", valid_until="2025-12-31"))
NEW = Document("new.md", ("Returns",), "en", dates=Dates(valid_from="2026-01-01"))
CALLED_OLD = Document("archive.md", ("Fees (superseded)",), "en")


@pytest.mark.parametrize(
    ("document", "day", "held"),
    [
        (OLD, "2025-12-31", True),
        (OLD, "2026-01-01", False),
        (NEW, "2025-12-31", False),
        (NEW, "2026-01-01", True),
        (CALLED_OLD, "2026-01-01", False),
        (Document("plain.md"), "1999-01-01", True),
    ],
    ids=["last day", "after", "too early", "first day", "by its title", "no dates"],
)
def test_a_document_holds_in_its_own_dates(document: Document, day: str, held: bool) -> None:
    assert holds(document, day) == held


@pytest.mark.parametrize(
    ("question", "spoken"),
    [
        ("What was the fee under the 2023 policy?", True),
        ("what was the former fee", True),
        ("What is the fee?", False),
        ("What is the fee in 2026?", False),
    ],
)
def test_an_old_document_is_spoken_when_it_is_asked_for(question: str, spoken: bool) -> None:
    passage = Passage(OLD, (), "The fee is 10%.", language="en")
    assert is_current(passage, Question(question, "en", ()), "2026-06-01") == spoken
