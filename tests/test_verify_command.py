"""`sources verify` in its forms: a draft, a folder of canned replies, pairs."""

from __future__ import annotations

from pathlib import Path

from tests.conftest import Sources

TRUE = "A refund reaches the card in 3 to 5 working days."
FALSE = "A refund reaches the card in nine working days."


def test_a_greeting_counts_neither_way(shop: Path, sources: Sources) -> None:
    sources("build", "docs", "--out", "sources.idx")
    (shop / "reply.txt").write_text(f"Hello!\n{TRUE}\nIs there anything else?\n", encoding="utf-8")
    ran = sources("verify", "reply.txt")
    assert ran.code == 0
    assert [line.split()[0] for line in ran.out.splitlines() if not line.startswith(" ")] == [
        "skipped",
        "kept",
        "skipped",
    ]


def test_a_draft_with_a_wrong_value(shop: Path, sources: Sources) -> None:
    sources("build", "docs", "--out", "sources.idx")
    (shop / "reply.txt").write_text(f"Hello!\n{FALSE}\n", encoding="utf-8")
    ran = sources("verify", "reply.txt")
    assert ran.code == 1
    assert "dropped  A refund reaches the card in nine working days." in ran.out


def test_a_folder_of_replies_is_a_table_of_what_no_longer_holds(shop: Path, sources: Sources) -> None:
    sources("build", "docs", "--out", "sources.idx")
    (shop / "replies").mkdir()
    (shop / "replies/good.txt").write_text(f"Hi! {TRUE}\n", encoding="utf-8")
    (shop / "replies/old.md").write_text(f"{FALSE}\n", encoding="utf-8")
    ran = sources("verify", "replies")
    assert ran.code == 1
    heads, row, count = ran.out.splitlines()
    assert heads.split() == ["Reply", "Sentence", "Why"]
    assert row.startswith(f"old.md  {FALSE}  duration: The sentence says “nine working days”")
    assert count == "replies: 1 of 2 replies no longer hold (2 claims checked)."


def test_a_folder_where_all_holds(shop: Path, sources: Sources) -> None:
    sources("build", "docs", "--out", "sources.idx")
    (shop / "replies").mkdir()
    (shop / "replies/good.txt").write_text(f"{TRUE}\n", encoding="utf-8")
    ran = sources("verify", "replies")
    assert (ran.code, ran.out) == (0, "replies: 0 of 1 replies no longer hold (1 claims checked).\n")


def test_a_folder_as_json_names_the_reply(shop: Path, sources: Sources) -> None:
    sources("build", "docs", "--out", "sources.idx")
    (shop / "replies").mkdir()
    (shop / "replies/old.txt").write_text(f"{FALSE}\n", encoding="utf-8")
    ran = sources("verify", "replies", "--json")
    assert ran.code == 1
    assert [(row["reply"], row["supported"]) for row in ran.jsonl] == [("old.txt", False)]


def test_a_pair_that_is_no_claim_fails_nothing(folder: Path, sources: Sources) -> None:
    (folder / "pairs.jsonl").write_text('{"sentence": "Hello!", "passages": ["It takes 5 days."]}\n', encoding="utf-8")
    assert sources("verify", "--pairs", "pairs.jsonl").code == 0


def test_nothing_to_check_is_an_error(shop: Path, sources: Sources) -> None:
    sources("build", "docs")
    (shop / "empty.txt").write_text("\n")
    for arguments in (("empty.txt",), ("--pairs", "empty.txt")):
        ran = sources("verify", *arguments)
        assert ran.code == 2
        assert "to check" in ran.err
