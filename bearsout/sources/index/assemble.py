"""Writing what was gathered as an index file: the same passages give the same bytes."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import BinaryIO

import numpy as np
import numpy.typing as npt

from bearsout.sources.index.coding import encode
from bearsout.sources.index.gather import Gathered, Words
from bearsout.sources.index.merge import Merged
from bearsout.sources.index.sections import NONE, SEPARATOR, Assembly
from bearsout.sources.index.spelling import backwards, mendable
from bearsout.sources.vocabulary import Vocabulary

PIECES_AT_A_TIME = 2_000_000


def write(out: BinaryIO, gathered: Gathered, vocabulary: Vocabulary, made_with: str) -> str:
    """Write the index of all that was gathered, and return the SHA-256 that names it."""
    gathered.flush()
    assembly = Assembly(out)
    assembly.add("made_with", [made_with.encode()])
    assembly.add("kin", [_kin(vocabulary).encode("utf-8", "surrogatepass")])
    merged = Merged(gathered)
    assembly.add("totals", [_pack([int(merged.lengths.sum())], "<u8")])
    _descriptions(assembly, gathered, merged)
    assembly.add("lengths", [_pack(merged.lengths)])
    _texts(assembly, gathered)
    _terms(assembly, merged)
    _postings(assembly, merged)
    _spellings(assembly, gathered, merged)
    _same(assembly, gathered)
    return assembly.finish()


def _kin(vocabulary: Vocabulary) -> str:
    """Return the declared phrases as lines: the phrase, what means the same, what is broader, with tabs between."""
    rows = ((phrase, *map(SEPARATOR.join, (kin.same, kin.broader))) for phrase, kin in vocabulary.kin.items())
    return "".join("\t".join(row) + "\n" for row in rows)


def _descriptions(assembly: Assembly, gathered: Gathered, merged: Merged) -> None:
    """Write what is said of documents and passages, beside their texts."""
    strings = _strings(gathered)
    number = {text: at for at, text in enumerate(strings)}
    _add_texts(assembly, "string_at", "strings", strings)

    def of(text: str | None) -> int:
        return NONE if text is None else number[text]

    documents = [
        [of(d.name), of(sha256), of(d.language), of(d.link), merged.class_numbers[d.tags],
         of(d.dates.updated), of(d.dates.valid_from), of(d.dates.valid_until), *map(of, d.titles)]
        for d, sha256 in gathered.documents
    ]  # fmt: skip
    _add_lists(assembly, "document_at", "documents", documents)
    assembly.add("document_first", [_pack(np.array(gathered.columns.first_of))])
    _add_texts(assembly, "aside_at", "asides", gathered.asides)
    _add_lists(assembly, "class_at", "classes", [[of(tag) for tag in tags] for tags in merged.class_numbers])
    assembly.add("class_totals", [_pack(merged.class_totals(), "<u8")])
    spoken = merged.class_languages([language for language, _, _ in gathered.places])
    assembly.add("class_languages", [_pack([[c, of(language), count] for c, language, count in spoken])])
    assembly.add("class_of", [_pack(merged.class_of)] if len(merged.class_numbers) > 1 else [])
    places = [[of(language), of(page), *map(of, path)] for language, page, path in gathered.places]
    _add_lists(assembly, "place_at", "places", places)
    assembly.add("place_of", [_pack(np.array(gathered.columns.place))])
    links = gathered.columns.link if any(gathered.columns.link) else []
    _add_texts(assembly, "link_at", "links", links)


def _strings(gathered: Gathered) -> list[str]:
    """Return the strings that documents and places are described with, in order, each once."""
    said: set[str | None] = set()
    for document, sha256 in gathered.documents:
        dates = document.dates
        said |= {document.name, sha256, document.language, document.link, *document.titles, *document.tags}
        said |= {dates.updated, dates.valid_from, dates.valid_until}
    for language, page, path in gathered.places:
        said |= {language, page, *path}
    return sorted(text for text in said if text is not None)


def _texts(assembly: Assembly, gathered: Gathered) -> None:
    forms = list(gathered.analysis.forms)
    counts = np.zeros(len(forms), np.int64)
    for pieces in _in_parts(gathered.texts.read, gathered.texts.length):
        counts += np.bincount(pieces, minlength=len(forms))
    # What only titles say has no code.
    numbered = zip(forms, counts.tolist(), range(len(forms)), strict=True)
    said = sorted((-count, form, at) for form, count, at in numbered if count)
    rank = np.full(len(forms), -1, np.int64)
    rank[[at for _, _, at in said]] = np.arange(len(said))
    bounds = np.concatenate([[0], np.cumsum(np.array(gathered.columns.pieces, np.int64))])
    at = np.zeros(len(bounds), np.int64)
    codes = gathered.spool("u1")
    done = 0
    for pieces in _in_parts(gathered.texts.read, gathered.texts.length):
        data, ends = encode(rank[pieces])
        here = slice(*np.searchsorted(bounds, [done, done + len(pieces)], side="right").tolist())
        at[here] = ends[bounds[here] - done - 1] + codes.length
        codes.add(data)
        done += len(pieces)
    assembly.add("text_at", [_pack(at, "<u8")])
    assembly.add("texts", codes.chunks())
    _add_texts(assembly, "form_at", "forms", [form for _, form, _ in said])


def _terms(assembly: Assembly, merged: Merged) -> None:
    names = [name.encode("utf-8", "surrogatepass") for name in merged.names]
    _add_texts(assembly, "term_at", "terms", merged.names)
    sums = np.array([zlib.crc32(name) for name in names], np.int64)
    shift = 32 - max(1, len(names).bit_length())
    order = np.argsort(sums, kind="stable")
    buckets = np.searchsorted(sums[order] >> shift, np.arange((1 << (32 - shift)) + 1))
    assembly.add("term_bucket", [_pack(buckets)])
    assembly.add("term_order", [_pack(order)])
    assembly.add("term_first", [_pack(merged.first, "<u8")])


def _postings(assembly: Assembly, merged: Merged) -> None:
    """Write the postings; what is known of each word's best ones comes before them, so they are made first."""
    merged.run()
    assembly.add("term_peak", [merged.peak.astype(np.uint8).tobytes()])
    assembly.add("term_head", [merged.head.astype(np.uint8).tobytes()])
    assembly.add("posting_passage", merged.passages.chunks())
    assembly.add("posting_mark", merged.marks.chunks())
    assembly.add("more_at", [_pack(merged.more_at)])
    assembly.add("more", [_pack(merged.more)])
    tagged = merged.tagged()
    assembly.add("tagged_term", [_pack([term for term, _ in tagged])])
    _add_lists(assembly, "tagged_at", "tagged", [pairs for _, pairs in tagged])


def _spellings(assembly: Assembly, gathered: Gathered, merged: Merged) -> None:
    terms: dict[str, set[int]] = {}
    for spelling, term in gathered.analysis.spellings:
        terms.setdefault(spelling, set()).add(int(merged.rank[term]))
    spellings = sorted(terms)
    _add_texts(assembly, "spelling_at", "spellings", spellings)
    _add_lists(assembly, "spelling_terms_at", "spelling_terms", [sorted(terms[spelling]) for spelling in spellings])
    back = sorted((backwards(spelling), at) for at, spelling in enumerate(spellings) if mendable(spelling))
    assembly.add("spelling_back", [_pack([at for _, at in back])])


def _same(assembly: Assembly, gathered: Gathered) -> None:
    """Write which passages say the same words: a number for each such group, and its passages."""
    seals = np.concatenate(gathered.columns.seals) if gathered.columns.seals else np.empty((0, 2), np.uint64)
    order = np.lexsort((seals[:, 1], seals[:, 0]))
    ordered = seals[order]
    new = np.ones(len(order), np.bool_)
    new[1:] = (ordered[1:] != ordered[:-1]).any(axis=1)
    number = np.cumsum(new) - 1
    many = np.bincount(number, minlength=1)[number] > 1
    members: dict[int, list[int]] = {}
    for passage, group in zip(order[many].tolist(), number[many].tolist(), strict=True):
        members.setdefault(group, []).append(passage)
    groups = sorted(sorted(group) for group in members.values())
    pairs = sorted((passage, at) for at, group in enumerate(groups) for passage in group)
    assembly.add("same_passage", [_pack([passage for passage, _ in pairs])])
    assembly.add("same_group", [_pack([at for _, at in pairs])])
    _add_lists(assembly, "group_at", "groups", groups)


def _add_texts(assembly: Assembly, at: str, name: str, texts: Sequence[str]) -> None:
    sizes = np.fromiter((len(text.encode("utf-8", "surrogatepass")) for text in texts), np.int64, len(texts))
    assembly.add(at, [_pack(np.concatenate([[0], np.cumsum(sizes)]))])
    parts = (texts[first : first + 100_000] for first in range(0, len(texts), 100_000))
    assembly.add(name, ("".join(part).encode("utf-8", "surrogatepass") for part in parts))


def _add_lists(assembly: Assembly, at: str, name: str, lists: Sequence[Sequence[int]]) -> None:
    sizes = np.fromiter(map(len, lists), np.int64, len(lists))
    assembly.add(at, [_pack(np.concatenate([[0], np.cumsum(sizes)]))])
    assembly.add(name, [_pack(np.fromiter(chain.from_iterable(lists), np.int64, int(sizes.sum())))])


def _in_parts(read: Callable[[int, int], Words], length: int) -> Iterator[Words]:
    for first in range(0, length, PIECES_AT_A_TIME):
        yield read(first, min(length, first + PIECES_AT_A_TIME))


def _pack(numbers: npt.ArrayLike, kind: str = "<u4") -> bytes:
    values = np.asarray(numbers, np.int64)
    if values.size and kind == "<u4" and int(values.max()) > NONE:
        raise OverflowError("an index of this format holds at most 4,294,967,295 of a thing")
    return values.astype(kind).tobytes()
