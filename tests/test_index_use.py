"""An index in use: rebuilt under its readers, asked by many threads, and built again from what changed alone."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bearsout.errors import IndexFileError, UnreadableDocument
from bearsout.sources.files import SourceFile
from bearsout.sources.index import build as building
from bearsout.sources.index.build import build
from bearsout.sources.index.search import open_index
from bearsout.sources.parallel import read_all
from bearsout.sources.read import Read

QUESTIONS = ["How long does a refund take?", "refnud of a parcel", "a lamp in the garden", "unicorn", "card and parcel"]
WORDS = ["refund", "parcel", "card", "lamp", "garden", "devolución", "three", "12", "is", "the"]


def write(folder: Path, name: str, text: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(f"# {name}\n\n{text}\n", encoding="utf-8")


def top(path: str, question: str = "lamp") -> list[str]:
    return [hit.passage.text for hit in open_index(path).search(question, floor=0.0).found]


def test_a_reader_answers_from_its_own_file_until_it_looks_for_a_new_one(folder: Path) -> None:
    write(folder, "docs/a.md", "One lamp here.")
    build(["docs"], "a.idx")
    index = open_index("a.idx")
    assert not index.refresh()
    write(folder, "docs/a.md", "Two lamps there.")
    build(["docs"], "a.idx")
    before = index.digest
    assert [hit.passage.text for hit in index.search("lamp", floor=0.0).found] == ["One lamp here."]
    assert index.refresh()
    assert [hit.passage.text for hit in index.search("lamp", floor=0.0).found] == ["Two lamps there."]
    assert index.digest != before
    assert not index.refresh()


def test_a_new_file_that_is_no_index_leaves_the_old_one_in_use(folder: Path) -> None:
    write(folder, "docs/a.md", "One lamp here.")
    build(["docs"], "a.idx")
    index = open_index("a.idx")
    Path("b.idx").write_bytes(b"no index")
    Path("b.idx").replace("a.idx")
    with pytest.raises(IndexFileError):
        index.refresh()
    assert index.search("lamp", floor=0.0).found


def test_threads_share_one_index_while_it_is_rebuilt(folder: Path) -> None:
    for n in range(40):
        write(folder, f"docs/{n}.md", " ".join(WORDS[(n * i) % len(WORDS)] for i in range(1, 9)))
    build(["docs"], "a.idx")
    index = open_index("a.idx")
    expected = {question: index.search(question, floor=0.0) for question in QUESTIONS}
    wrong: list[object] = []

    def ask(first: int) -> None:
        try:
            for n in range(60):
                question = QUESTIONS[(first + n) % len(QUESTIONS)]
                index.refresh()
                tags = [(), ("staff",), ("*",)][n % 3]
                if index.search(question, floor=0.0, tags=tags) != expected[question]:
                    wrong.append(question)
        except Exception as error:
            wrong.append(error)

    threads = [threading.Thread(target=ask, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for _ in range(3):
        # The same documents give the same bytes, in a file of its own.
        build(["docs"], "a.idx")
    for thread in threads:
        thread.join()
    assert not wrong


edits = st.lists(
    st.tuples(
        st.sampled_from(["write", "delete", "rename"]),
        st.sampled_from(["a.md", "b.md", "c/d.md", "e.md"]),
        st.lists(st.sampled_from(WORDS), min_size=1, max_size=6).map(" ".join),
        st.sampled_from(["a.md", "f.md", "c/g.md"]),
    ),
    min_size=1,
    max_size=6,
)


def edit(folder: Path, kind: str, name: str, text: str, to: str) -> None:
    if kind == "write":
        write(folder, name, text)
    elif (folder / name).exists() and kind == "delete":
        (folder / name).unlink()
    elif (folder / name).exists():
        (folder / to).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).replace(folder / to)


@given(st.lists(edits, min_size=1, max_size=3))
@settings(max_examples=25, deadline=None)
def test_building_again_gives_the_bytes_of_a_clean_build(
    tmp_path_factory: pytest.TempPathFactory, rounds: list[list[tuple[str, str, str, str]]]
) -> None:
    folder = tmp_path_factory.mktemp("edits")
    write(folder, "always.md", "A lamp.")
    target, clean = f"{folder}/a.idx", f"{folder}/clean.idx"
    for changes in rounds:
        for change in changes:
            edit(folder, *change)
        build([str(folder)], target)
        build([str(folder)], clean)
        assert Path(target).read_bytes() == Path(clean).read_bytes()
        Path(clean).unlink()


def test_only_changed_documents_are_read_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("a.md", "b.md", "c.md"):
        write(folder, f"docs/{name}", f"A lamp in {name}.")
    build(["docs"], "a.idx")
    read: list[str] = []
    reads = read_all

    def noting(files: Sequence[SourceFile], size: int) -> Iterator[Read | UnreadableDocument]:
        read.extend(source.name for source in files)
        return reads(files, size)

    monkeypatch.setattr(building, "read_all", noting)
    write(folder, "docs/b.md", "A lamp in the garden.")
    (folder / "docs/c.md").rename(folder / "docs/d.md")
    built = build(["docs"], "a.idx")
    assert (read, built.kept) == (["b.md", "d.md"], 1)
    assert "A lamp in the garden." in top("a.idx")


def test_a_broken_index_in_the_way_is_not_taken_over_from(folder: Path) -> None:
    write(folder, "docs/a.md", "One lamp here.")
    build(["docs"], "a.idx")
    whole = Path("a.idx").read_bytes()
    broken = bytearray(whole)
    broken[len(broken) // 2] ^= 1
    Path("a.idx").write_bytes(bytes(broken))
    assert build(["docs"], "a.idx").kept == 0
    assert Path("a.idx").read_bytes() == whole
