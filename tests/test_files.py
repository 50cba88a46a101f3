"""Finding the documents of a build, their names, and reading their bytes."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bearsout.errors import UnreadableDocument, UsageError
from bearsout.sources import files
from bearsout.sources.files import SourceFile, find, read_bytes

Tree = Callable[..., Path]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """Return a function that writes files of these names and returns their folder."""

    def make(*names: str) -> Path:
        for name in names:
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("text", encoding="utf-8")
        return tmp_path

    return make


def names(*paths: Path | str, include: tuple[str, ...] = (), exclude: tuple[str, ...] = ()) -> list[str]:
    listing = find([str(path) for path in paths], include, exclude)
    assert not listing.unreadable
    return [source.name for source in listing.files]


def test_a_folder_is_read_below_in_natural_order(tree: Tree) -> None:
    root = tree("a10.md", "a2.md", "b/c.txt", "B1.pdf", ".hidden.md", ".git/x.md", "picture.png", "notes.rst")
    assert names(root) == ["a2.md", "a10.md", "B1.pdf", "b/c.txt"]


def test_names_and_order_do_not_hang_on_the_order_of_arguments(tree: Tree) -> None:
    root = tree("b.md", "sub/a.md", "sub/c.md")
    given = [root / "b.md", root / "sub", root]
    assert names(*given) == names(*reversed(given))


def test_a_file_given_twice_is_one_document_under_its_shorter_name(tree: Tree) -> None:
    root = tree("sub/a.md")
    assert names(root, root / "sub" / "a.md", f"{root}/sub/../sub/a.md") == ["a.md"]


def test_clashing_names_take_as_much_path_as_tells_them_apart(tree: Tree) -> None:
    root = tree("en/help/a.md", "pt/help/a.md", "b.md")
    assert names(root / "en" / "help" / "a.md", root / "pt" / "help" / "a.md", root / "b.md") == [
        "b.md",
        "en/help/a.md",
        "pt/help/a.md",
    ]


PATTERNS = [
    pytest.param("*.md", ["a.md"], id="one level"),
    pytest.param("*/*.md", ["b.md"], id="two levels"),
    pytest.param("**/*.md", ["a.md", "b.md", "c.md"], id="all levels"),
    pytest.param("sub/**", ["b.md", "c.md"], id="a folder's all"),
    pytest.param("**/**/c.md", ["c.md"], id="stars twice"),
    pytest.param("[ab].*", ["a.md"], id="a class"),
]


@pytest.mark.parametrize(("pattern", "expected"), PATTERNS)
def test_glob_patterns(tree: Tree, pattern: str, expected: list[str]) -> None:
    root = tree("a.md", "sub/b.md", "sub/deep/c.md", ".x/d.md", "sub/.y.md", "e.png")
    assert names(f"{root}/{pattern}") == expected


def test_a_file_whose_name_looks_like_a_pattern_is_that_file(tree: Tree) -> None:
    root = tree("a[1].md", "a1.md")
    assert names(root / "a[1].md") == ["a[1].md"]


def test_include_and_exclude_are_on_the_path_inside_the_folder(tree: Tree) -> None:
    root = tree("a.md", "drafts/b.md", "drafts/keep.md", "c.txt")
    assert names(root, include=("*.md",), exclude=("drafts/*", "!drafts/keep.md")) == ["a.md", "drafts/keep.md"]


def test_ignore_files_hold_at_their_level_and_the_nearest_decides(tree: Tree) -> None:
    root = tree("a.md", "old/b.md", "sub/c.md", "sub/d.md", "sub/e.txt")
    (root / ".sourcesignore").write_text("# not these\nold/\n*.txt\nsub/c.md\n", encoding="utf-8")
    (root / "sub" / ".sourcesignore").write_text("!c.md\n/d.md\n", encoding="utf-8")
    assert names(root) == ["a.md", "sub/c.md"]


def test_a_bad_pattern_is_a_usage_error(tree: Tree) -> None:
    with pytest.raises(UsageError):
        find([str(tree("a.md"))], exclude=("!",))


REASONS = [
    pytest.param("missing.md", "no such file or folder", id="missing file"),
    pytest.param("", "no such file or folder", id="empty name"),
    pytest.param("a\0b", "no such file or folder", id="NUL"),
    pytest.param("x" * 5000, "no such file or folder", id="too long a name"),
    pytest.param("*.pdf", "no document matches", id="pattern without a match"),
    pytest.param("*.png", "no document matches", id="pattern that matches no documents"),
    pytest.param("empty", "no documents in this folder", id="folder without documents"),
]


@pytest.mark.parametrize(("given", "reason"), REASONS)
def test_paths_that_give_nothing_are_collected(
    tree: Tree, monkeypatch: pytest.MonkeyPatch, given: str, reason: str
) -> None:
    root = tree("a.md", "empty/x.png", "y.png")
    monkeypatch.chdir(root)
    listing = find([given, "a.md"])
    assert [source.name for source in listing.files] == ["a.md"]
    assert [reason in error.reason for error in listing.unreadable] == [True]


def test_links_are_followed_only_to_files_inside_the_folder(tree: Tree, tmp_path: Path) -> None:
    root = tree("docs/a.md", "docs/..data/real.md", "outside/b.md") / "docs"
    (root / "loop").symlink_to(root, target_is_directory=True)
    (root / "away").symlink_to(tmp_path / "outside", target_is_directory=True)
    (root / "b.md").symlink_to(tmp_path / "outside" / "b.md")
    (root / "mounted.md").symlink_to(root / "..data" / "real.md")
    (root / "again.md").symlink_to(root / "a.md")
    (root / "broken.md").symlink_to(root / "nowhere.md")
    assert names(root) == ["a.md", "mounted.md"]


def test_a_pattern_ends_although_links_loop(tree: Tree) -> None:
    root = tree("a.md", "sub/b.md")
    (root / "one").symlink_to(root, target_is_directory=True)
    (root / "two").symlink_to(root, target_is_directory=True)
    assert names(f"{root}/**/*.md") == ["a.md", "b.md"]


def test_pipes_are_never_opened(tree: Tree) -> None:
    root = tree("a.md")
    os.mkfifo(root / "pipe.md")
    assert names(root) == ["a.md"]
    with pytest.raises(UnreadableDocument, match="not a regular file"):
        read_bytes(SourceFile("pipe.md", root / "pipe.md"))


ODD_NAMES = [
    pytest.param(b"a\nb.md", "a\\x0ab.md", id="newline"),
    pytest.param(b"a\x1b[31m.md", "a\\x1b[31m.md", id="ESC"),
    pytest.param(b"a\xff.md", "a\\xff.md", id="not UTF-8"),
    pytest.param("a\u202eb.md".encode(), "a\\u202eb.md", id="turned around"),
]


@pytest.mark.parametrize(("raw", "shown"), ODD_NAMES)
def test_odd_names_are_made_readable(tmp_path: Path, raw: bytes, shown: str) -> None:
    path = os.path.join(os.fsencode(tmp_path), raw)
    Path(os.fsdecode(path)).write_text("text", encoding="utf-8")
    (source,) = find([str(tmp_path)]).files
    assert source.name == shown
    assert read_bytes(source) == b"text"
    (missing,) = find([os.fsdecode(path) + ".gone"]).unreadable
    assert str(missing).isprintable()


def test_a_large_file_is_refused_before_it_is_read(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tree("a.md")
    monkeypatch.setattr(files, "LARGEST_FILE", 3)
    with pytest.raises(UnreadableDocument, match="at most"):
        read_bytes(SourceFile("a.md", root / "a.md"))


def test_a_file_that_has_gone_is_named(tmp_path: Path) -> None:
    with pytest.raises(UnreadableDocument, match=r"^a\.md: cannot be read: no such file"):
        read_bytes(SourceFile("a.md", tmp_path / "a.md"))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_what_may_not_be_read_is_named(tree: Tree) -> None:
    root = tree("a.md", "shut/b.md")
    (root / "a.md").chmod(0)
    with pytest.raises(UnreadableDocument, match="permission denied"):
        read_bytes(SourceFile("a.md", root / "a.md"))
    (root / "shut").chmod(0)
    (error,) = find([str(root)]).unreadable
    (root / "shut").chmod(0o700)
    assert "permission denied" in str(error)


def test_a_source_left_beside_its_page_is_no_document(tmp_path: Path) -> None:
    for name in ("page.html", "page.rst.txt", "page.txt"):
        (tmp_path / name).write_text("text", encoding="utf-8")
    assert [file.name for file in find([str(tmp_path)]).files] == ["page.html", "page.txt"]
    assert [file.name for file in find([str(tmp_path / "page.rst.txt")]).files] == ["page.rst.txt"]
