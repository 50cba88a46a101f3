"""Checking the whole of an index file: every byte against its checksum, and every part against the others."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from struct import error as StructError

import numpy as np
import numpy.typing as npt

from bearsout.errors import IndexFileError
from bearsout.sources.index.book import Book
from bearsout.sources.index.file import REBUILD, Column, IndexFile, open_file
from bearsout.sources.index.marks import MOST_COUNTED
from bearsout.sources.index.sections import DATA_START, SECTIONS

STRETCH = 4_000_000
"""Postings, or bytes, that are looked at at a time."""

Numbers = npt.NDArray[np.int64]


def check_index(path: str) -> Book:
    """Return the index at `path` after all of it was looked at; raise IndexFileError where it is not whole."""
    file = open_file(path)
    try:
        _refuse_changed(file)
        book = Book(file)
        for holds in CHECKS:
            if not holds(book):
                raise ValueError(holds.__name__)
    except (ValueError, LookupError, StructError, OverflowError, TypeError):
        raise IndexFileError(path, "the index does not fit together.", REBUILD) from None
    return book


def _refuse_changed(file: IndexFile) -> None:
    seal = hashlib.sha256()
    for at in range(DATA_START, len(file.data), STRETCH):
        seal.update(file.data[at : at + STRETCH])
    if seal.digest() != file.seal:
        raise IndexFileError(file.path, "the index is corrupt: its digest does not match.", REBUILD)
    for name in SECTIONS:
        column = file.column(name)
        if len(column) and name not in ("blocks", "roots"):
            column.part(0, len(column))


def _lists_are_in_order(book: Book) -> bool:
    """Each list of where things begin starts at 0, never falls, and ends where the things end."""
    for at, held in LISTS.items():
        starts = _numbers(book.file.column(at))
        whole = len(book.file.column(held))
        if len(starts) and (starts[0] != 0 or (np.diff(starts) < 0).any() or starts[-1] != whole):
            return False
    return True


def _sizes_agree(book: Book) -> bool:
    """Parts that hold a thing for each passage, or for each term, are of one length."""
    size = {name: len(book.file.column(name)) for name in SECTIONS}
    return (
        size["place_of"] == size["lengths"] == size["text_at"] - 1
        and size["class_of"] in (0, book.passages)
        and size["link_at"] in (1, book.passages + 1)
        and size["term_at"] == size["term_first"] == size["term_peak"] + 1 == size["term_head"] + 1
        and size["term_order"] == book.terms
        and size["posting_passage"] == size["posting_mark"]
        and size["more_at"] == size["more"]
        and size["document_at"] == size["document_first"] == size["aside_at"]
        and size["same_passage"] == size["same_group"] == size["groups"]
    )


def _postings_hold(book: Book) -> bool:
    """Postings are in order, of passages that there are, and their counts add up to the passages' lengths."""
    first = _numbers(book.file.column("term_first"))
    if (np.diff(first) < 1).any() or (len(first) and (first[0] != 0 or first[-1] != len(book.posting_passage))):
        return False
    lengths = np.zeros(book.passages, np.int64)
    begins = np.zeros(len(book.posting_passage) + 1, np.bool_)
    begins[first] = True
    before = -1
    for low in range(0, len(book.posting_passage), STRETCH):
        high = min(low + STRETCH, len(book.posting_passage))
        passages = _numbers(book.posting_passage, low, high)
        rises = np.diff(passages, prepend=before) > 0
        if (passages >= book.passages).any() or not (rises | begins[low:high]).all():
            return False
        before = int(passages[-1])
        lengths += np.bincount(passages, _counts(book, low, high), book.passages).astype(np.int64)
    return bool((lengths == _numbers(book.lengths)).all())


def _counts(book: Book, low: int, high: int) -> Numbers:
    counts = _numbers(book.posting_mark, low, high) & MOST_COUNTED
    at = _numbers(book.more_at)
    here = slice(*np.searchsorted(at, [low, high]).tolist())
    larger = _numbers(book.more)[here]
    if (np.flatnonzero(counts == 0) != at[here] - low).any() or (larger <= MOST_COUNTED).any():
        raise ValueError("counts")
    counts[at[here] - low] = larger
    return counts


def _words_are_found(book: Book) -> bool:
    """Each term is found by its name, and spellings are in order and became terms that there are."""
    spellings = book.spellings_between(0, book.spellings)
    terms = _numbers(book.file.column("spelling_terms"))
    return (
        all(book.term(book.term_name(number)) == number for number in range(book.terms))
        and spellings == sorted(set(spellings))
        and bool((terms < book.terms).all())
        and bool((_numbers(book.spelling_back) < book.spellings).all())
    )


def _everything_is_read(book: Book) -> bool:
    """Each document and passage can be read, and the statistics by tags add up to those of all."""
    totals = [book.class_totals(number) for number in range(len(book.classes))]
    documents = [book.stored(number) for number in range(book.documents)]
    return (
        sum(len(stored.passages) for stored in documents) == book.passages
        and sum(count for count, _ in totals) == book.passages
        and sum(length for _, length in totals) == book.total_length == int(_numbers(book.lengths).sum())
        and sum(count for *_, count in book.class_languages()) == book.passages
        and isinstance(book.vocabulary.kin, dict)
    )


def _numbers(column: Column, first: int = 0, last: int | None = None) -> Numbers:
    part = column.part(first, len(column) if last is None else last)
    return np.array(part, np.int64) if len(part) else np.empty(0, np.int64)


LISTS = {
    "string_at": "strings",
    "document_at": "documents",
    "class_at": "classes",
    "place_at": "places",
    "link_at": "links",
    "text_at": "texts",
    "form_at": "forms",
    "term_at": "terms",
    "term_bucket": "term_order",
    "tagged_at": "tagged",
    "spelling_at": "spellings",
    "spelling_terms_at": "spelling_terms",
    "group_at": "groups",
}
"""Each list of where things begin, with the part that the things are in."""

CHECKS: tuple[Callable[[Book], bool], ...] = (
    _sizes_agree,
    _lists_are_in_order,
    _postings_hold,
    _words_are_found,
    _everything_is_read,
)
"""What must hold, in this order: a later check relies on the earlier ones."""
