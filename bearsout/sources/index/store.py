"""What an index holds, and its form as JSON: documents, passages, postings, spellings, kinships."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bearsout.errors import IndexFileError
from bearsout.model import Dates, Document, Passage
from bearsout.sources.index.analysis import analyse
from bearsout.sources.vocabulary import Kin, Vocabulary


@dataclass(frozen=True, slots=True)
class StoredDocument:
    """A document with the SHA-256 of its bytes and its passages in reading order.

    `left_out` are the passages that the whole folder repeats, each with its position among all of them; `warnings` are
    what was said when it was read.
    """

    document: Document
    sha256: str
    passages: tuple[Passage, ...]
    left_out: tuple[tuple[int, Passage], ...] = ()
    warnings: tuple[str, ...] = ()

    @property
    def all_passages(self) -> tuple[Passage, ...]:
        """The passages as they were read."""
        passages = list(self.passages)
        for position, passage in self.left_out:
            passages.insert(position, passage)
        return tuple(passages)

    def without(self, positions: frozenset[int]) -> StoredDocument:
        """Return the document with the passages at these positions left out."""
        read = self.all_passages
        kept = tuple(passage for at, passage in enumerate(read) if at not in positions)
        return replace(self, passages=kept, left_out=tuple((at, read[at]) for at in sorted(positions)))


@dataclass(frozen=True, slots=True)
class Store:
    """All that an index holds. A passage's number is its position in `passages`; postings are (number, count) pairs.

    `made_with` names the readers that cut the passages, so that a later build knows whether it may keep them.
    """

    documents: tuple[StoredDocument, ...]
    passages: tuple[Passage, ...]
    lengths: tuple[int, ...]
    postings: Mapping[str, tuple[tuple[int, int], ...]]
    spellings: Mapping[str, tuple[str, ...]]
    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    made_with: str = ""


def make_store(documents: Iterable[StoredDocument], vocabulary: Vocabulary, made_with: str) -> Store:
    """Return the store of the documents, in the order given: their words counted and turned into postings."""
    documents = tuple(documents)
    passages = tuple(passage for document in documents for passage in document.passages)
    postings: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    spellings: defaultdict[str, set[str]] = defaultdict(set)
    lengths: list[int] = []
    for number, passage in enumerate(passages):
        analysed = analyse(passage)
        lengths.append(analysed.length)
        for term, count in analysed.counts.items():
            postings[term].append((number, count))
        for spelling, term in analysed.spellings.items():
            spellings[spelling].add(term)
    return Store(
        documents,
        passages,
        tuple(lengths),
        {term: tuple(pairs) for term, pairs in postings.items()},
        {spelling: tuple(sorted(terms)) for spelling, terms in spellings.items()},
        vocabulary,
        made_with,
    )


def to_json(store: Store) -> dict[str, Any]:
    """Return the store as plain JSON values; `from_json` is the exact inverse."""
    return {
        "made_with": store.made_with,
        "documents": [_document_to_json(stored) for stored in store.documents],
        "passages": [_passage_to_json(passage) for passage in store.passages],
        "lengths": store.lengths,
        "postings": {term: [part for pair in pairs for part in pair] for term, pairs in store.postings.items()},
        "spellings": store.spellings,
        "vocabulary": {phrase: [kin.same, kin.broader] for phrase, kin in store.vocabulary.kin.items()},
    }


def from_json(content: Mapping[str, Any], path: str) -> Store:
    """Return the store in an index file's content; raise IndexFileError where it does not fit together."""
    try:
        if not _fits(content):
            raise ValueError("parts that do not fit")
        documents = _documents_from_json(content)
        return Store(
            documents,
            tuple(passage for stored in documents for passage in stored.passages),
            tuple(int(length) for length in content["lengths"]),
            {str(term): tuple(zip(flat[::2], flat[1::2], strict=True)) for term, flat in content["postings"].items()},
            {str(spelling): tuple(terms) for spelling, terms in content["spellings"].items()},
            Vocabulary(
                {phrase: Kin(tuple(same), tuple(wide)) for phrase, (same, wide) in content["vocabulary"].items()}
            ),
            str(content["made_with"]),
        )
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError):
        raise IndexFileError(path, "the index does not fit together.", "Build it again.") from None


def _fits(content: Mapping[str, Any]) -> bool:
    """Tell whether an index's parts fit together: a file with the right digest may be written by somebody's hand."""
    held = range(len(content["passages"]))
    return (
        len(content["lengths"]) == len(held)
        and all(_is_count(length) for length in content["lengths"])
        and all(_is_posting(flat, held) for flat in content["postings"].values())
        and all(term in content["postings"] for terms in content["spellings"].values() for term in terms)
        and all(
            isinstance(row[1], str) and all(isinstance(part, str) for part in row[0]) for row in content["passages"]
        )
        and all(isinstance(entry["name"], str) for entry in content["documents"])
        and sum(entry["passages"] for entry in content["documents"]) == len(held)
    )


def _is_count(value: object) -> bool:
    return isinstance(value, int) and value > 0


def _is_posting(flat: Sequence[object], held: range) -> bool:
    return all(isinstance(number, int) and number in held for number in flat[::2]) and all(
        _is_count(count) for count in flat[1::2]
    )


def _document_to_json(stored: StoredDocument) -> dict[str, Any]:
    document = stored.document
    return {
        "name": document.name,
        "titles": document.titles,
        "language": document.language,
        "link": document.link,
        "tags": document.tags,
        "dates": [document.dates.updated, document.dates.valid_from, document.dates.valid_until],
        "sha256": stored.sha256,
        "passages": len(stored.passages),
        "left_out": [[position, *_passage_to_json(passage)] for position, passage in stored.left_out],
        "warnings": stored.warnings,
    }


def _passage_to_json(passage: Passage) -> list[Any]:
    return [passage.heading_path, passage.text, passage.link, passage.page, passage.language]


def _documents_from_json(content: Mapping[str, Any]) -> tuple[StoredDocument, ...]:
    rows = iter(content["passages"])
    documents: list[StoredDocument] = []
    for entry in content["documents"]:
        document = Document(
            entry["name"],
            tuple(entry["titles"]),
            entry["language"],
            entry["link"],
            tuple(entry["tags"]),
            Dates(*entry["dates"]),
        )
        passages = tuple(_passage_from_json(document, next(rows)) for _ in range(entry["passages"]))
        left_out = tuple((int(row[0]), _passage_from_json(document, row[1:])) for row in entry["left_out"])
        documents.append(StoredDocument(document, entry["sha256"], passages, left_out, tuple(entry["warnings"])))
    return tuple(documents)


def _passage_from_json(document: Document, row: list[Any]) -> Passage:
    path, text, link, page, language = row
    return Passage(document, tuple(path), text, link, page, language)
