"""Commands as people meet them: output, JSON, errors, exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bearsout.cli.main import COMMANDS
from tests.conftest import REFUNDS, Sources


@pytest.fixture
def index(shop: Path, sources: Sources) -> Path:
    assert sources("build", "docs").code == 0
    return shop


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_has_help(sources: Sources, command: str) -> None:
    ran = sources(command, "--help")
    assert ran.code == 0
    assert "Usage: sources" in ran.out


def test_help_lists_commands_and_exit_codes(sources: Sources) -> None:
    ran = sources("--help")
    assert all(command in ran.out for command in COMMANDS)
    assert "130 interrupted" in ran.out


def test_version(sources: Sources) -> None:
    assert sources("--version").out.startswith("bearsout, version ")


@pytest.mark.parametrize(
    "arguments",
    [("asc",), ("ask",), ("ask", "a", "--questions", "b"), ("ask", "a", "--k", "0"), ("build",), ("verify",),
     ("ask", "a", "--floor", "2"), ("search",), ("passages",)],
    ids=" ".join,
)  # fmt: skip
def test_a_usage_error_is_two_with_a_line(folder: Path, sources: Sources, arguments: tuple[str, ...]) -> None:
    ran = sources(*arguments)
    assert ran.code == 2
    assert ran.err


def test_the_bare_command_shows_its_help_and_is_two(sources: Sources) -> None:
    ran = sources()
    assert ran.code == 2
    assert ran.err.startswith("Usage: sources")
    assert "Error:" not in ran.err


def test_a_model_for_a_composer_without_one_is_refused(index: Path, sources: Sources) -> None:
    ran = sources("ask", "How long does a refund take?", "--model", "some:model")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "Error: The composer 'extract' uses no model. Leave --model out.\n"


def test_an_index_that_never_was_is_not_built_again(folder: Path, sources: Sources) -> None:
    assert "again" not in sources("ask", "How long?").err


def test_an_error_with_json_is_an_object_too(folder: Path, sources: Sources) -> None:
    ran = sources("ask", "How long?", "--json")
    assert ran.code == 2
    assert set(ran.json["error"]) == {"code", "message", "fix"}
    assert ran.json["error"]["code"] == "index"
    assert "sources.idx" in ran.err


def test_the_index_is_found_by_option_environment_or_name(
    index: Path, sources: Sources, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sources("ask", "How long does a refund take?").code == 0
    Path("sources.idx").rename("other.idx")
    assert sources("ask", "How long does a refund take?").code == 2
    monkeypatch.setenv("SOURCES_INDEX", "other.idx")
    assert sources("ask", "How long does a refund take?").code == 0
    assert sources("ask", "How long does a refund take?", "--index", "none.idx").code == 2


def test_build_json(shop: Path, sources: Sources) -> None:
    made = sources("build", "docs", "--json").json
    assert {key: made[key] for key in ("schema", "documents", "passages", "index", "skipped", "kept")} == {
        "schema": 1, "documents": 2, "passages": 3, "index": "sources.idx", "skipped": [], "kept": 0,
    }  # fmt: skip


def test_paths_in_any_order_give_the_same_bytes(shop: Path, sources: Sources) -> None:
    sources("build", "docs/delivery.md", "docs/refunds.md", "--out", "a.idx")
    sources("build", "docs/refunds.md", "docs/delivery.md", "--out", "b.idx")
    assert Path("a.idx").read_bytes() == Path("b.idx").read_bytes()


def test_a_build_over_an_index_reads_only_what_changed(index: Path, sources: Sources) -> None:
    Path("docs/delivery.md").write_text("# Delivery\n\nDelivery is free.\n", encoding="utf-8")
    Path("docs/faq.md").write_text("# FAQ\n\nWe are closed on Sundays.\n", encoding="utf-8")
    again = sources("build", "docs", "--json").json
    clean = sources("build", "docs", "--out", "clean.idx", "--json").json
    assert (again["kept"], clean["kept"]) == (1, 0)
    assert Path("sources.idx").read_bytes() == Path("clean.idx").read_bytes()


def test_all_unreadable_files_are_named_and_the_old_index_stays(index: Path, sources: Sources) -> None:
    before = Path("sources.idx").read_bytes()
    Path("docs/empty.md").write_bytes(b"")
    Path("docs/latin.txt").write_bytes("café".encode("latin-1"))
    ran = sources("build", "docs", "none.md")
    assert (ran.code, ran.out) == (2, "")
    assert all(name in ran.err for name in ("empty.md", "latin.txt", "none.md"))
    assert ran.err.splitlines()[-1] == "Mend what is named, or leave it out with --skip-unreadable."
    assert Path("sources.idx").read_bytes() == before


def test_skip_unreadable_names_them_and_goes_on(index: Path, sources: Sources) -> None:
    Path("docs/empty.md").write_bytes(b"")
    ran = sources("build", "docs", "--skip-unreadable")
    assert ran.code == 0
    assert ran.out.startswith("Indexed 2 document(s), 3 passage(s)")
    assert "empty.md" in ran.err


def test_nothing_readable_is_an_error_even_when_skipping(folder: Path, sources: Sources) -> None:
    Path("empty.md").write_bytes(b"")
    ran = sources("build", "empty.md", "--skip-unreadable")
    assert ran.code == 2
    assert not Path("sources.idx").exists()


def test_tags_are_told_at_build_and_kept_from_others(shop: Path, sources: Sources) -> None:
    Path("docs/staff.md").write_text("---\ntags: [staff]\n---\n# Safe\n\nThe safe code is 4711.\n", encoding="utf-8")
    assert "staff" in sources("build", "docs").err
    assert sources("ask", "What is the safe code?").code == 1
    assert "4711" in sources("ask", "What is the safe code?", "--tag", "staff").out
    assert "4711" not in sources("search", "safe code", "--floor", "0").out


def test_a_vocabulary_finds_the_customer_s_words(shop: Path, sources: Sources) -> None:
    Path("words.toml").write_text('[[term]]\nlabel = "refund"\nalt = ["money back"]\n', encoding="utf-8")
    sources("build", "docs", "--vocabulary", "words.toml")
    assert "three to five" in sources("ask", "How long until I get my money back?").out


def test_ask_explain(index: Path, sources: Sources) -> None:
    shown = sources("ask", "How long does a refnud take?", "--explain").out
    assert 'Read "refnud" as "refund".' in shown
    assert "weight 1, idf" in shown
    explained = sources("ask", "How long does a refund take?", "--explain", "--json").json["explain"]
    assert explained["found"][0]["parts"][1]["word"] == "refund"


def test_ask_reads_standard_input(index: Path, sources: Sources, monkeypatch: pytest.MonkeyPatch) -> None:
    import io
    import sys

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"How long does a refund take?\n")))
    assert "three to five" in sources("ask", "-").out


def test_a_question_that_cannot_be_asked_keeps_its_place(index: Path, sources: Sources) -> None:
    Path("asked.txt").write_text("refund?\n???\ndelivery?\n", encoding="utf-8")
    ran = sources("ask", "--questions", "asked.txt", "--json")
    assert ran.code == 2
    assert ["error" in given for given in ran.jsonl] == [False, True, False]


def test_answers_stand_under_their_questions(index: Path, sources: Sources) -> None:
    Path("asked.txt").write_text("How long does a refund take?\n???\nWhat is the capital of France?\n", "utf-8")
    lines = sources("ask", "--questions", "asked.txt").out.splitlines()
    assert [lines[at] for at in (0, 3, 6)] == [
        "> How long does a refund take?", "> ???", "> What is the capital of France?",
    ]  # fmt: skip
    assert "three to five" in lines[1]
    assert lines[4].startswith("Could not be asked: ")


@pytest.mark.parametrize("text", ["", "\n \n"])
def test_a_file_without_questions_is_refused(index: Path, sources: Sources, text: str) -> None:
    Path("asked.txt").write_text(text, encoding="utf-8")
    ran = sources("ask", "--questions", "asked.txt")
    assert (ran.code, ran.out) == (2, "")
    assert "asked.txt" in ran.err


NOTE = "\ufeffDelivery costs €12.50.\r\nIt takes 2 to 3 days.\r\n"


def test_read_marks_what_stands_in_a_text(folder: Path, sources: Sources) -> None:
    Path("note.txt").write_bytes(NOTE.encode())
    assert sources("read", "note.txt").out.splitlines() == [
        "Delivery costs €12.50.",
        "               ^^^^^^ money 12.50 EUR",
        "It takes 2 to 3 days.",
        "         ^^^^^^^^^^^ duration 2 to 3 day",
    ]


def test_read_json_has_offsets_into_the_text(folder: Path, sources: Sources) -> None:
    Path("note.txt").write_bytes(NOTE.encode())
    ran = sources("read", "note.txt", "--lang", "en", "--json")
    keys = {"kind", "span", "text", "value", "unit", "range", "currency", "class", "ambiguous"}
    assert all(keys <= set(row) for row in ran.jsonl)
    assert [row["text"] for row in ran.jsonl] == [NOTE[1:][slice(*row["span"])] for row in ran.jsonl]
    assert [row["value"] for row in ran.jsonl] == ["12.5", None]


def test_read_takes_standard_input(sources: Sources, monkeypatch: pytest.MonkeyPatch) -> None:
    import io
    import sys

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("Custa R$ 1.234,56 por mês.".encode())))
    (row,) = sources("read", "--json").jsonl
    assert (row["value"], row["currency"]) == ("1234.56", ["BRL"])


def test_a_text_without_values_is_read_all_the_same(folder: Path, sources: Sources) -> None:
    Path("note.txt").write_text("Ask at the counter.\n", encoding="utf-8")
    ran = sources("read", "note.txt")
    assert (ran.code, ran.out) == (0, "Ask at the counter.\n")
    assert sources("read", "note.txt", "--json").out == ""


@pytest.mark.parametrize(
    "arguments",
    [("none.txt",), ("empty.txt",), ("latin.txt",), (".",), ("note.txt", "--lang", "xx"),
     ("note.txt", "--locale", "Brazil or so")],
    ids=" ".join,
)  # fmt: skip
def test_what_cannot_be_read_is_one_line(folder: Path, sources: Sources, arguments: tuple[str, ...]) -> None:
    Path("note.txt").write_text("It takes 5 days.\n", encoding="utf-8")
    Path("empty.txt").write_bytes(b" \n")
    Path("latin.txt").write_bytes("café".encode("latin-1"))
    ran = sources("read", *arguments)
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)


def test_search(index: Path, sources: Sources) -> None:
    ran = sources("search", "refund")
    assert ran.code == 0
    assert ran.out.splitlines()[0].endswith("[refunds.md > What can be refunded]")
    first, second = sources("search", "refund", "--json", "--explain").jsonl
    assert first["score"] >= second["score"]
    assert first["parts"][0]["share"] == first["score"]
    assert sources("search", "unicorn").code == 1


def test_passages(shop: Path, sources: Sources) -> None:
    rows = sources("passages", "docs", "--json").jsonl
    assert [set(row) for row in rows] == [
        {"document", "heading_path", "text", "link", "page", "language", "tags", "dates"}
    ] * 3
    assert rows[0]["document"] == "delivery.md"
    assert "[refunds.md > What can be refunded]\nAn order" in sources("passages", "docs/refunds.md").out


def test_passages_name_what_cannot_be_read(shop: Path, sources: Sources) -> None:
    Path("docs/empty.md").write_bytes(b"")
    assert sources("passages", "docs", "--json").code == 2
    ran = sources("passages", "docs", "--json", "--skip-unreadable")
    assert (ran.code, len(ran.jsonl)) == (0, 3)
    assert "empty.md" in ran.err


PAIRS: list[dict[str, Any]] = [
    {"sentence": "A refund takes 5 days.", "passages": ["A refund takes 5 days."]},
    {
        "sentence": "A refund takes 6 days.",
        "passages": [{"text": "A refund takes 5 days.", "heading_path": ["Refunds"]}],
    },
    {"sentence": "O reembolso leva 5 dias.", "passages": ["O reembolso leva cinco dias."], "lang": "pt"},
]


def test_verify_pairs(folder: Path, sources: Sources) -> None:
    Path("pairs.jsonl").write_text("\n".join(map(json.dumps, PAIRS)), encoding="utf-8")
    ran = sources("verify", "--pairs", "pairs.jsonl", "--json")
    assert ran.code == 1
    assert [verdict["supported"] for verdict in ran.jsonl] == [True, False, True]
    (problem,) = ran.jsonl[1]["problems"]
    assert set(problem) == {"kind", "span", "text", "reason", "found"}
    assert "5 days" in problem["found"]
    start, end = problem["span"]
    assert PAIRS[1]["sentence"][start:end] == problem["text"]


def test_a_line_that_is_no_pair_keeps_its_place(folder: Path, sources: Sources) -> None:
    Path("pairs.jsonl").write_text(f'{json.dumps(PAIRS[0])}\n{{"sentence": 1}}\nnot json\n{json.dumps(PAIRS[0])}\n')
    ran = sources("verify", "--pairs", "pairs.jsonl", "--json")
    assert ran.code == 2
    assert ["error" in row for row in ran.jsonl] == [False, True, True, False]


def test_verify_a_draft(index: Path, sources: Sources) -> None:
    Path("draft.txt").write_text(
        "A gift card cannot be refunded.\nA refund reaches the card in nine days.\n", encoding="utf-8"
    )
    ran = sources("verify", "draft.txt")
    kept, dropped, why = ran.out.splitlines()[:3]
    assert ran.code == 1
    assert kept == "kept     A gift card cannot be refunded.  [refunds.md > What can be refunded]"
    assert dropped == "dropped  A refund reaches the card in nine days."
    assert "three to five working days" in why
    rows = sources("verify", "draft.txt", "--json").jsonl
    assert [row["supported"] for row in rows] == [True, False]


def test_a_draft_in_markdown_is_read_as_one(index: Path, sources: Sources) -> None:
    Path("draft.md").write_text(REFUNDS, encoding="utf-8")
    assert sources("verify", "draft.md").code == 0
