"""The worked examples that are the product's contract: same inputs, same printed lines, same exit statuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bearsout.answering import answer
from bearsout.sources.index.search import open_index
from tests.conftest import Sources

REFUND = (
    "A refund reaches the card the order was paid with in three to five working days."
    "  [refunds.md > How long a refund takes]\n"
)
BELOW_FLOOR = "No grounded answer: no passage scores above the floor. The agent would refuse or hand the turn off.\n"
DELIVERY = (
    "Standard delivery takes two to four working days, and express delivery the next working day."
    "  [delivery.md > When it arrives]\n"
)


@pytest.fixture
def both(shop: Path, sources: Sources) -> Path:
    assert sources("build", "docs/delivery.md", "docs/refunds.md", "--out", "sources.json").code == 0
    return shop


@pytest.fixture
def delivery_alone(shop: Path, sources: Sources) -> Path:
    assert sources("build", "docs/delivery.md", "--out", "sources.json").code == 0
    return shop


def test_build(shop: Path, sources: Sources) -> None:
    ran = sources("build", "docs/delivery.md", "docs/refunds.md", "--out", "sources.json")
    assert ran.code == 0
    assert re.fullmatch(r"Indexed 2 document\(s\), 3 passage\(s\), into sources\.json \([0-9a-f]{12}\)\.\n", ran.out)
    assert ran.err == ""


def test_ask(both: Path, sources: Sources) -> None:
    ran = sources("ask", "How long does a refund take?", "--index", "sources.json")
    assert (ran.code, ran.out, ran.err) == (0, REFUND, "")


def test_no_grounded_answer_from_delivery_alone(delivery_alone: Path, sources: Sources) -> None:
    ran = sources("ask", "How long does a refund take?", "--index", "sources.json")
    assert (ran.code, ran.out, ran.err) == (1, BELOW_FLOOR, "")


def test_delivery_from_delivery_alone(delivery_alone: Path, sources: Sources) -> None:
    ran = sources("ask", "How long does delivery take?", "--index", "sources.json")
    assert (ran.code, ran.out) == (0, DELIVERY)


def test_delivery_says_nothing_of_refunds(both: Path, sources: Sources) -> None:
    ran = sources("ask", "How long does delivery take?", "--index", "sources.json")
    assert (ran.code, ran.out) == (0, DELIVERY)


def test_the_capital_of_france(both: Path, sources: Sources) -> None:
    ran = sources("ask", "What is the capital of France?", "--index", "sources.json")
    assert (ran.code, ran.out) == (1, BELOW_FLOOR)


AGENT_ANSWERS = [
    (
        "How long does a refund take?",
        "A refund reaches the card the order was paid with in three to five working days.",
    ),
    (
        "Can a gift card be refunded?",
        "An order can be refunded within 30 days of delivery. A gift card cannot be refunded.",
    ),
    # What is to be done is never answered from documents, however many words they share.
    ("charge order 4411 40.00", ""),
]


@pytest.mark.parametrize(("turn", "text"), AGENT_ANSWERS, ids=[turn for turn, _ in AGENT_ANSWERS])
def test_what_an_agent_would_say(both: Path, turn: str, text: str) -> None:
    given = answer(turn, open_index("sources.json"))
    assert " ".join(sentence.text for sentence in given.sentences) == text


def test_the_json_of_an_answer(both: Path, sources: Sources) -> None:
    ran = sources("ask", "How long does a refund take?", "--index", "sources.json", "--json")
    text = "A refund reaches the card the order was paid with in three to five working days."
    given = ran.json
    assert ran.code == 0
    assert list(given) == [
        "schema", "question", "answered", "reason", "index", "composer", "sentences", "dropped", "passages", "usage",
    ]  # fmt: skip
    assert (given["schema"], given["answered"], given["reason"], given["composer"]) == (1, True, None, "extract")
    assert re.fullmatch("[0-9a-f]{12}", given["index"])
    (sentence,) = given["sentences"]
    (citation,) = sentence["citations"]
    score = citation.pop("score")
    assert 0.3 <= score < 1
    assert citation == {
        "document": "refunds.md",
        "heading_path": ["How long a refund takes"],
        "link": None,
        "page": None,
        "quote": text,
        "span": [0, len(text)],
        "as_of": None,
    }
    assert (sentence["text"], sentence["notice"]) == (text, False)
    assert given["usage"] == {"answer_calls": 0}
    assert given["passages"][0] == {
        "document": "refunds.md",
        "heading_path": ["How long a refund takes"],
        "text": text,
        "score": score,
        "link": None,
        "page": None,
    }


def test_the_json_of_no_answer(both: Path, sources: Sources) -> None:
    ran = sources("ask", "What is the capital of France?", "--index", "sources.json", "--json")
    assert ran.code == 1
    assert (ran.json["answered"], ran.json["reason"], ran.json["sentences"]) == (False, "below_floor", [])


def test_several_questions_at_once(both: Path, sources: Sources) -> None:
    Path("asked.txt").write_text("How long does a refund take?\n\nWhat is the capital of France?\n", encoding="utf-8")
    ran = sources("ask", "--questions", "asked.txt", "--index", "sources.json", "--json")
    assert ran.code == 0
    assert [given["answered"] for given in ran.jsonl] == [True, False]


def test_questions_in_json_lines(both: Path, sources: Sources) -> None:
    Path("asked.jsonl").write_text('{"question": "Can a gift card be refunded?"}\n', encoding="utf-8")
    ran = sources("ask", "--questions", "asked.jsonl", "--index", "sources.json", "--json")
    assert [len(given["sentences"]) for given in ran.jsonl] == [2]
