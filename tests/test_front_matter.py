"""Front matter: what is read of it, what is ignored, and what is refused."""

from __future__ import annotations

import pytest

from bearsout.errors import UnreadableDocument
from bearsout.model import Dates
from bearsout.sources.front_matter import FrontMatter, split

READ = [
    ("none", "Just text.", FrontMatter()),
    ("title", "---\ntitle: 'Refunds: all'\n---\n", FrontMatter(title="Refunds: all")),
    ("title of digits", "---\ntitle: 2026\n---\n", FrontMatter(title="2026")),
    ("no title", "---\ntitle:\nlang: pt-BR\n---\n", FrontMatter(language="pt-BR")),
    ("tags in a list", "---\ntags: [returns, returns, delivery]\n---\n", FrontMatter(tags=("returns", "delivery"))),
    ("tags in a text", "---\ntags: returns, delivery\n---\n", FrontMatter(tags=("returns", "delivery"))),
    ("a tag by its other key", "---\ntag: staff\n---\n", FrontMatter(tags=("staff",))),
    ("blank lines above it", "\n\n---\ntags: staff\n---\n", FrontMatter(tags=("staff",))),
    (
        "address",
        "---\npermalink: /help\nurl: https://shop.example/h\n---\n",
        FrontMatter(link="https://shop.example/h"),
    ),
    ("address of a script", "---\nurl: 'javascript:alert(1)'\n---\n", FrontMatter()),
    (
        "dates",
        "---\nlast_updated: 2026-01-31 10:00:00\nvalid-from: 2026-02-01\nexpires: '2026-12-31'\n---\n",
        FrontMatter(dates=Dates("2026-01-31", "2026-02-01", "2026-12-31")),
    ),
    ("a day that does not exist", "---\nupdated: 2026-02-30\n---\n", FrontMatter()),
    ("a date in words", "---\ndate: last Monday\n---\n", FrontMatter()),
    ("object tags are not obeyed", "---\ntitle: !!python/object/apply:os.getcwd []\n---\n", FrontMatter()),
    ("TOML", '+++\ntitle = "Refunds"\nupdated = 2026-01-31\n+++\n', FrontMatter("Refunds", dates=Dates("2026-01-31"))),
    ("comment first", "---\n# ours\ntitle: Refunds\n---\n", FrontMatter(title="Refunds")),
    ("empty", "---\n---\n", FrontMatter()),
]


@pytest.mark.parametrize(("text", "expected"), [row[1:] for row in READ], ids=[row[0] for row in READ])
def test_read(text: str, expected: FrontMatter) -> None:
    matter, body = split(text + "Body.", "a.md")
    assert matter == expected
    assert body.endswith("Body.")
    assert ":" not in body


def test_a_rule_at_the_top_is_no_front_matter() -> None:
    text = "---\nWe close on Sundays.\n\n---\nText."
    assert split(text, "a.md") == (FrontMatter(), text)


REFUSED = [
    ("YAML", "---\ntitle: a\nlang: b: c\n---\n", "not valid YAML at line 3"),
    ("TOML", "+++\ntitle = Refunds\n+++\n", "not valid TOML at line 2"),
    ("loop", "---\ntags: &a [*a]\n---\n", "not valid YAML"),
    ("deep", "---\na: " + "[" * 20_000 + "\n---\n", "not valid YAML"),
    ("long", "---\na: " + "x" * 200_000 + "\n---\n", "front matter of 200,003 characters"),
]


@pytest.mark.parametrize(("text", "reason"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_refused(text: str, reason: str) -> None:
    with pytest.raises(UnreadableDocument) as caught:
        split(text, "docs/a.md")
    assert reason in str(caught.value)
    assert str(caught.value).startswith("docs/a.md: ")
    assert "\n" not in str(caught.value)


def test_aliases_take_no_room() -> None:
    lines = ["a0: &a0 [x, x]"] + [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, 60)]
    matter, _ = split("---\n" + "\n".join(lines) + "\ntitle: Refunds\n---\n", "a.md")
    assert matter.title == "Refunds"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("---\ntags: [staff]\n# Secret\nThe safe code is 1234.\n", "has no end"),
        ("\n---\ntags: staff\n\nThe safe code is 1234.\n", "has no end"),
        ("---\ntags: {a: b}\n---\nText.\n", "neither a list nor a text"),
    ],
    ids=["no end", "no end below a blank line", "tags in a mapping"],
)
def test_what_would_make_tagged_text_public_is_refused(text: str, reason: str) -> None:
    with pytest.raises(UnreadableDocument, match=reason):
        split(text, "a.md")
