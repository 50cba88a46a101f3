"""A question's straight line: search, compose, check each sentence, keep or drop, answer."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from os import PathLike

from bearsout.compose.composers import composer
from bearsout.compose.current import is_current
from bearsout.language.detect import detect
from bearsout.language.sentences import sentences
from bearsout.language.words import words
from bearsout.model import (
    Answer,
    CheckedSentence,
    Citation,
    Draft,
    DraftSentence,
    Dropped,
    Found,
    Notice,
    Passage,
    Search,
    Sentence,
    Span,
    Verdict,
)
from bearsout.sources.index.scoring import DEFAULT_FLOOR, DEFAULT_K
from bearsout.sources.index.search import LONGEST_QUESTION, Index, open_index
from bearsout.verify import check

POOL = 24
"""How many passages the composer chooses its sentences from; an answer is shown with the k best of them."""

SECTIONS, SECTION = 8, 10
"""Of how many of the best passages the rest of the section is read too, and how far around them."""

BELOW_FLOOR = "below_floor"
NOTHING_SUPPORTED = "nothing_supported"
OTHER_LANGUAGE = "other_language"

DRAFT_FLOOR = 0.1
"""The floor for a draft's sentence. It is longer than a question, and a wrong number in it is a word that no passage
has: at the floor of questions the passage that disagrees would not be found, and could not be shown."""


def answer(
    question: str,
    index: Index | str | PathLike[str],
    composer_name: str = "extract",
    k: int = DEFAULT_K,
    floor: float = DEFAULT_FLOOR,
    tags: Iterable[str] = (),
    notices: Sequence[Notice] = (),
    as_of: str | None = None,
) -> Answer:
    """Return the answer that the index bears out, or one without sentences whose `reason` says why there is none.

    `index` is an open one, or the name of its file. Raises UsageError for a question that cannot be asked and for an
    unknown composer, IndexFileError for a file that is no index.
    """
    index = index if isinstance(index, Index) else open_index(index)
    compose = composer(composer_name)
    search = index.search(question, max(k, POOL), floor, tags)
    found = tuple(item for item in _with_sections(index, search) if is_current(item.passage, search.question, as_of))
    draft = compose(search.question, found)
    checked = [_check(sentence, found) for sentence in draft.sentences]
    kept = [item for item in checked if isinstance(item, Sentence)]
    dropped = [item for item in checked if isinstance(item, Dropped)]
    near = () if kept else index.search(question, k, 0.0, tags).found
    return Answer(
        search.question,
        index.digest,
        composer_name,
        (*kept, *_notices(notices, kept, found)),
        tuple(dropped),
        search.found[:k],
        None if kept else _reason(draft, search, index.languages(tags)),
        draft.answer_calls,
        near,
    )


def _reason(draft: Draft, search: Search, languages: Collection[str | None]) -> str:
    """Return why nothing is said, in a code."""
    # An asker who may see nothing is told no more than that nothing was found.
    if languages and search.question.language not in languages:
        return OTHER_LANGUAGE
    return (draft.reason or NOTHING_SUPPORTED) if search.found else BELOW_FLOOR


def _with_sections(index: Index, search: Search) -> tuple[Found, ...]:
    """Return the found passages, and after them those that stand beside the best of them under one heading."""
    beside = {item.number: item for found in search.found[:SECTIONS] for item in index.section(found, search, SECTION)}
    known = {item.number for item in search.found}
    return (*search.found, *(item for number, item in sorted(beside.items()) if number not in known))


def check_draft(text: str, index: Index, k: int = DEFAULT_K, tags: Iterable[str] = ()) -> tuple[CheckedSentence, ...]:
    """Return each sentence of a draft, paragraph by paragraph, with its verdict against the passages it finds."""
    tags = frozenset(tags)
    return tuple(
        _check_against_found(span.of(paragraph), index, k, tags)
        for paragraph in text.split("\n")
        for span in sentences(paragraph, detect(paragraph))
    )


def _check_against_found(sentence: str, index: Index, k: int, tags: frozenset[str]) -> CheckedSentence:
    asked = sentence[:LONGEST_QUESTION]
    found = index.search(asked, k, DRAFT_FLOOR, tags).found if words(asked) else ()
    passages = tuple(item.passage for item in found)
    return CheckedSentence(sentence, passages, check(sentence, passages))


def _check(sentence: DraftSentence, found: Sequence[Found]) -> Sentence | Dropped:
    """Return the sentence with its citations where the passages it names bear it out, else why they do not."""
    cited = [found[number] for number in sentence.cites if 0 <= number < len(found)]
    verdict = check(sentence.text, [item.passage for item in cited])
    if not verdict.supported:
        return Dropped(sentence.text, _citations(cited, [_whole(item) for item in cited]), verdict.problems)
    return Sentence(sentence.text, _citations(cited, [_borne_out(verdict, at) for at in range(len(cited))]))


def _whole(item: Found) -> Span:
    return Span(0, len(item.passage.text))


def _borne_out(verdict: Verdict, at: int) -> Span | None:
    """Return the stretch of the cited passage at that position that bears the sentence out, if any of it does."""
    spans = [evidence.span for evidence in verdict.evidence if evidence.passage == at]
    return Span(min(span.start for span in spans), max(span.end for span in spans)) if spans else None


def _citations(cited: Sequence[Found], spans: Sequence[Span | None]) -> tuple[Citation, ...]:
    """Return a citation for each passage that has a span, and for each that says the same words."""
    return tuple(
        _citation(passage, item.score, span, item.passage.text)
        for item, span in zip(cited, spans, strict=True)
        if span is not None
        for passage in (item.passage, *item.same_as)
    )


def _citation(passage: Passage, score: float, span: Span, text: str) -> Citation:
    """Return the citation of a passage; one that says the same words is cited whole, for its offsets may differ."""
    span = span if passage.text == text else Span(0, len(passage.text))
    dates = passage.document.dates
    return Citation(
        passage.document.name,
        passage.heading_path,
        passage.link,
        passage.page,
        score,
        span.of(passage.text),
        span,
        dates.updated or dates.valid_from,
    )


def _notices(notices: Sequence[Notice], kept: Sequence[Sentence], found: Sequence[Found]) -> tuple[Sentence, ...]:
    """Return the house rules' sentences for the documents that are cited, each once, in the rules' order."""
    cited = {citation.document for sentence in kept for citation in sentence.citations}
    documents = [passage.document for item in found for passage in (item.passage, *item.same_as)]
    tags = {tag for document in documents if document.name in cited for tag in document.tags}
    said = dict.fromkeys(notice.sentence for notice in notices if notice.tag in tags)
    return tuple(Sentence(text, (), notice=True) for text in said)
