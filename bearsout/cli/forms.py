"""The JSON forms of what commands show; docs/json.md describes each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bearsout.model import (
    Answer,
    CheckedSentence,
    Citation,
    Dropped,
    Found,
    Passage,
    Problem,
    Question,
    ScorePart,
    Span,
    Verdict,
)

SCHEMA = 1
"""Grows when a key changes its meaning or goes; new keys alone do not change it."""

DIGITS = 4
"""Decimals of a shown score."""


def answer_form(answer: Answer) -> dict[str, Any]:
    """Return an answer as plain JSON values."""
    return {
        "schema": SCHEMA,
        "question": answer.question.text,
        "answered": answer.answered,
        "reason": answer.reason,
        "index": answer.index,
        "composer": answer.composer,
        "sentences": [
            {
                "text": sentence.text,
                "notice": sentence.notice,
                "citations": [citation_form(citation) for citation in sentence.citations],
            }
            for sentence in answer.sentences
        ],
        "dropped": [dropped_form(dropped) for dropped in answer.dropped],
        "passages": [found_form(found) for found in answer.found],
        "usage": {"answer_calls": answer.answer_calls},
    } | ({} if answer.answered else {"nearest": [nearest_form(found) for found in answer.nearest]})


def nearest_form(found: Found) -> dict[str, Any]:
    """Return where a passage stands that did not answer, without its text."""
    return {
        "document": found.passage.document.name,
        "heading_path": list(found.passage.heading_path),
        "score": round(found.score, DIGITS),
    }


def dropped_form(dropped: Dropped) -> dict[str, Any]:
    """Return a dropped sentence as plain JSON values."""
    return {
        "text": dropped.text,
        "citations": [citation_form(citation) for citation in dropped.citations],
        "problems": [problem_form(problem) for problem in dropped.problems],
    }


def citation_form(citation: Citation) -> dict[str, Any]:
    """Return a citation as plain JSON values."""
    return {
        "document": citation.document,
        "heading_path": list(citation.heading_path),
        "link": citation.link,
        "page": citation.page,
        "score": round(citation.score, DIGITS),
        "quote": citation.quote,
        "span": span_form(citation.span),
        "as_of": citation.as_of,
    }


def problem_form(problem: Problem) -> dict[str, Any]:
    """Return a problem as plain JSON values."""
    return {
        "kind": problem.kind,
        "span": span_form(problem.span),
        "text": problem.text,
        "reason": problem.reason,
        "found": problem.found,
    }


def verdict_form(verdict: Verdict) -> dict[str, Any]:
    """Return a verdict as plain JSON values."""
    return {
        "supported": verdict.supported,
        "problems": [problem_form(problem) for problem in verdict.problems],
        "evidence": [
            {"passage": evidence.passage, "span": span_form(evidence.span), "quote": evidence.quote}
            for evidence in verdict.evidence
        ],
    }


def checked_form(checked: CheckedSentence) -> dict[str, Any]:
    """Return a sentence of a draft with its verdict as plain JSON values."""
    return {
        "sentence": checked.text,
        **verdict_form(checked.verdict),
        "passages": [passage_form(passage) for passage in checked.passages],
    }


def span_form(span: Span) -> list[int]:
    """Return a span as its two offsets."""
    return [span.start, span.end]


def found_form(found: Found) -> dict[str, Any]:
    """Return a found passage as plain JSON values."""
    passage = found.passage
    return {
        "document": passage.document.name,
        "heading_path": list(passage.heading_path),
        "text": passage.text,
        "score": round(found.score, DIGITS),
        "link": passage.link,
        "page": passage.page,
    }


def same_as_form(found: Found) -> dict[str, Any]:
    """Return where the passages stand that say the same words as a found one, as plain JSON values."""
    places = [{"document": p.document.name, "heading_path": list(p.heading_path)} for p in found.same_as]
    return {"same_as": places}


def parts_form(parts: Sequence[ScorePart]) -> list[dict[str, Any]]:
    """Return what each word adds to a score as plain JSON values."""
    return [
        {
            "word": part.word,
            "weight": part.weight,
            "idf": round(part.idf, DIGITS),
            "saturation": round(part.saturation, DIGITS),
            "share": round(part.share, DIGITS),
        }
        for part in parts
    ]


def explained_form(answer: Answer, floor: float) -> dict[str, Any]:
    """Return how an answer came about as plain JSON values: the question as understood, each passage's score."""
    return {
        "floor": floor,
        **question_form(answer.question),
        "found": [
            found_form(found) | same_as_form(found) | {"parts": parts_form(found.parts)} for found in answer.found
        ],
    }


def question_form(question: Question) -> dict[str, Any]:
    """Return how a question was understood as plain JSON values."""
    return {
        "language": question.language,
        "words": [
            {"word": word.text, "weight": word.weight, "idf": round(word.idf, DIGITS), "mended": word.mended}
            for word in question.words
        ],
    }


def passage_form(passage: Passage) -> dict[str, Any]:
    """Return a passage as plain JSON values."""
    dates = passage.document.dates
    return {
        "document": passage.document.name,
        "heading_path": list(passage.heading_path),
        "text": passage.text,
        "link": passage.link,
        "page": passage.page,
        "language": passage.language,
        "tags": list(passage.document.tags),
        "dates": {"updated": dates.updated, "valid_from": dates.valid_from, "valid_until": dates.valid_until},
    }
