"""An index file as documents, passages, words and postings, each read when it is asked for."""

from __future__ import annotations

import zlib
from bisect import bisect_right
from collections.abc import Mapping
from functools import cached_property

from bearsout.model import Dates, Document, Passage
from bearsout.sources.index.codes import ranks_of
from bearsout.sources.index.file import Column, IndexFile
from bearsout.sources.index.sections import NONE, SEPARATOR
from bearsout.sources.index.store import StoredDocument, with_aside
from bearsout.sources.vocabulary import Kin, Vocabulary

KEPT_PASSAGES = 2_000
KEPT_PIECES = 100_000
KEPT_SPELLINGS = 20_000
"""How many passages, pieces of texts and spellings an open index holds on to: the pieces are some ten megabytes."""


class Book:
    """What stands in an index file. Everything is looked up by number; a term's number is its place in their order."""

    def __init__(self, file: IndexFile) -> None:
        self.file = file
        self.digest = file.digest
        self._passages: dict[int, Passage] = {}
        self._documents: dict[int, Document] = {}
        self._pieces: dict[int, str] = {}
        self._spelled: dict[int, str] = {}
        column = file.column
        self.lengths = column("lengths")
        self.posting_passage = column("posting_passage")
        self.posting_mark = column("posting_mark")
        self.term_peak = column("term_peak")
        self.term_head = column("term_head")
        self.class_of = column("class_of")
        self.spelling_back = column("spelling_back")
        self.more_at = column("more_at")
        self.more = column("more")
        self._term_first = column("term_first")
        self._document_first = column("document_first")
        self._place_of = column("place_of")
        self._link_at, self._links = column("link_at"), column("links")
        self._text_at, self._texts = column("text_at"), column("texts")
        self._form_at, self._forms = column("form_at"), column("forms")
        self._term_at, self._terms = column("term_at"), column("terms")
        self._buckets, self._order = column("term_bucket"), column("term_order")
        self._string_at, self._strings = column("string_at"), column("strings")
        self._spelling_at, self._spellings = column("spelling_at"), column("spellings")
        self.passages = len(self.lengths)
        self.documents = len(self._document_first) - 1
        self.terms = len(self._term_first) - 1
        self.spellings = len(self._spelling_at) - 1
        self._shift = 32 - (len(self._buckets) - 1).bit_length() + 1

    @cached_property
    def made_with(self) -> str:
        """The readers that cut the passages."""
        column = self.file.column("made_with")
        return column.text(0, len(column))

    @cached_property
    def total_length(self) -> int:
        """How many words all passages have together."""
        return self.file.column("totals")[0]

    @cached_property
    def classes(self) -> tuple[tuple[str, ...], ...]:
        """The sets of tags that documents carry."""
        at, tags = self.file.column("class_at"), self.file.column("classes")
        return tuple(tuple(map(self._string, tags.part(at[c], at[c + 1]))) for c in range(len(at) - 1))

    def class_totals(self, number: int) -> tuple[int, int]:
        """Return how many passages carry a set of tags, and how many words they have."""
        count, length = self.file.column("class_totals").part(2 * number, 2 * number + 2)
        return count, length

    def class_languages(self) -> list[tuple[int, str | None, int]]:
        """Return for each set of tags how many passages are in each language."""
        column = self.file.column("class_languages")
        flat = column.part(0, len(column))
        rows = zip(flat[::3], flat[1::3], flat[2::3], strict=True)
        return [(number, self._optional(language), count) for number, language, count in rows]

    @cached_property
    def vocabulary(self) -> Vocabulary:
        """The declared phrases with their kin."""
        column = self.file.column("kin")
        kin: dict[str, Kin] = {}
        for line in column.text(0, len(column)).split("\n")[:-1]:
            phrase, same, broader = line.split("\t")
            kin[phrase] = Kin(_listed(same), _listed(broader))
        return Vocabulary(kin)

    def term(self, name: str) -> int | None:
        """Return the number of a term, or None where no passage has it."""
        data = name.encode("utf-8", "surrogatepass")
        bucket = zlib.crc32(data) >> self._shift
        for number in self._order.part(self._buckets[bucket], self._buckets[bucket + 1]):
            if bytes(self._terms.part(self._term_at[number], self._term_at[number + 1])) == data:
                return number
        return None

    def term_name(self, number: int) -> str:
        """Return the term with that number."""
        return self._terms.text(self._term_at[number], self._term_at[number + 1])

    def postings(self, term: int) -> tuple[int, int]:
        """Return where the postings of a term begin and end."""
        return self._term_first[term], self._term_first[term + 1]

    @cached_property
    def _tagged(self) -> tuple[Column, Column, Column]:
        column = self.file.column
        return column("tagged_term"), column("tagged_at"), column("tagged")

    def having(self, term: int) -> int:
        """Return how many passages have a term."""
        first, last = self.postings(term)
        return last - first

    def having_tagged(self, term: int) -> Mapping[int, int]:
        """Return for each set of tags, but the empty one, how many passages under it have a term."""
        terms, at, pairs = self._tagged
        row = bisect_right(terms, term) - 1 if len(terms) else -1
        if row < 0 or terms[row] != term:
            return {}
        flat = pairs.part(at[row], at[row + 1])
        return dict(zip(flat[::2], flat[1::2], strict=True))

    def spelling(self, number: int) -> str:
        """Return the spelling with that number; those in the middle of a search are asked for again and again."""
        found = self._spelled.get(number)
        if found is None:
            if len(self._spelled) >= KEPT_SPELLINGS:
                self._spelled.clear()
            found = self._spelled[number] = self._spellings.text(
                self._spelling_at[number], self._spelling_at[number + 1]
            )
        return found

    def spellings_between(self, first: int, last: int) -> list[str]:
        """Return the spellings from `first` up to `last`."""
        if first >= last:
            return []
        at = self._spelling_at.part(first, last + 1)
        data = bytes(self._spellings.part(at[0], at[last - first]))
        return [data[at[n] - at[0] : at[n + 1] - at[0]].decode("utf-8", "surrogatepass") for n in range(last - first)]

    def terms_spelled(self, number: int) -> list[int]:
        """Return the terms that a spelling became."""
        at = self.file.column("spelling_terms_at")
        return list(self.file.column("spelling_terms").part(at[number], at[number + 1]))

    def saying_the_same(self, passage: int) -> tuple[int, ...]:
        """Return the passages that say the same words as one does, with it, in their order."""
        found = self.group_of(passage)
        if found is None:
            return (passage,)
        at = self.file.column("group_at")
        return tuple(self.file.column("groups").part(at[found], at[found + 1]))

    def group_of(self, passage: int) -> int | None:
        """Return the number of the group of passages that say the same words, or None where no other one does."""
        passages, groups = self._same
        row = bisect_right(passages, passage) - 1 if len(passages) else -1
        return groups[row] if row >= 0 and passages[row] == passage else None

    @cached_property
    def _same(self) -> tuple[Column, Column]:
        return self.file.column("same_passage"), self.file.column("same_group")

    def passage(self, number: int) -> Passage:
        """Return a passage with its text."""
        if number not in self._passages:
            if len(self._passages) >= KEPT_PASSAGES:
                self._passages.clear()
            self._passages[number] = self._passage(number)
        return self._passages[number]

    def _passage(self, number: int) -> Passage:
        document = self.document(bisect_right(self._document_first, number) - 1)
        language, page, path = self._place(self._place_of[number])
        return Passage(document, path, self._text(number), self._link(number, document), page, language)

    def _text(self, number: int) -> str:
        """Return a passage's text: its pieces with the spaces between them."""
        pieces = self._pieces
        ranks = ranks_of(self._texts.part(self._text_at[number], self._text_at[number + 1]))
        if len(pieces) > KEPT_PIECES:
            pieces.clear()
        for rank in ranks:
            if rank not in pieces:
                pieces[rank] = self._forms.text(self._form_at[rank], self._form_at[rank + 1])
        return " ".join([pieces[rank] for rank in ranks])

    def _place(self, number: int) -> tuple[str | None, str | None, tuple[str, ...]]:
        at = self.file.column("place_at")
        language, page, *path = self.file.column("places").part(at[number], at[number + 1])
        return self._optional(language), self._optional(page), tuple(map(self._string, path))

    def _link(self, number: int, document: Document) -> str | None:
        if not len(self._links):
            return None
        kept = self._links.text(self._link_at[number], self._link_at[number + 1])
        return None if not kept else f"{document.link}{kept[1:]}" if kept[0] == "+" else kept[1:]

    def document(self, number: int) -> Document:
        """Return a document."""
        if number not in self._documents:
            if len(self._documents) >= KEPT_PASSAGES:
                self._documents.clear()
            self._documents[number] = self._document(number)[0]
        return self._documents[number]

    def _document(self, number: int) -> tuple[Document, str]:
        at = self.file.column("document_at")
        record = self.file.column("documents").part(at[number], at[number + 1])
        name, sha256, language, link, tags, updated, valid_from, valid_until, *titles = record
        dates = Dates(self._optional(updated), self._optional(valid_from), self._optional(valid_until))
        document = Document(
            self._string(name),
            tuple(map(self._string, titles)),
            self._optional(language),
            self._optional(link),
            self.classes[tags],
            dates,
        )
        return document, self._string(sha256)

    def stored(self, number: int) -> StoredDocument:
        """Return a document with the SHA-256 of its bytes and its passages."""
        document, sha256 = self._document(number)
        held = range(self._document_first[number], self._document_first[number + 1])
        at, asides = self.file.column("aside_at"), self.file.column("asides")
        kept = asides.text(at[number], at[number + 1])
        return with_aside(StoredDocument(document, sha256, tuple(self._passage(passage) for passage in held)), kept)

    def names(self) -> dict[tuple[str, str], int]:
        """Return the number of each document by its name and the SHA-256 of its bytes."""
        at, records = self.file.column("document_at"), self.file.column("documents")
        starts = (at[number] for number in range(self.documents))
        return {
            (self._string(records[start]), self._string(records[start + 1])): number
            for number, start in enumerate(starts)
        }

    def _string(self, number: int) -> str:
        return self._strings.text(self._string_at[number], self._string_at[number + 1])

    def _optional(self, number: int) -> str | None:
        return None if number == NONE else self._string(number)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(text.split(SEPARATOR)) if text else ()
