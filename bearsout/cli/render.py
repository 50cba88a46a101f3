"""What commands print for a person, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bearsout.cli.terminal import printable
from bearsout.model import Answer, CheckedSentence, Citation, Found, Passage, Problem, Question, ScorePart, Verdict

NO_ANSWER = {
    "below_floor": "No grounded answer: no passage scores above the floor.",
    "nothing_supported": "No grounded answer: no sentence survived verification.",
}
"""The two kinds of no answer in words; every other reason is told as the first, and more of it by `WHY_NOT`."""

WHY_NOT = {
    "action_not_question": "This asks to have something done; documents only say things.",
    "topic_not_covered": "Passages were found, but none of them covers what the question is about.",
    "kind_not_found": "Passages on this were found, but none of them gives the kind of fact that is asked for.",
    "other_language": "The index has no passages in the language of the question.",
}
"""What more there is to say of a reason, on standard error."""

WHAT_THEN = "The agent would refuse or hand the turn off."


def answer_lines(answer: Answer) -> Iterator[str]:
    """Yield the lines of an answer: each sentence with its citations, or why there is none."""
    if answer.reason is not None:
        yield f"{NO_ANSWER.get(answer.reason, NO_ANSWER['below_floor'])} {WHAT_THEN}"
    for sentence in answer.sentences:
        cited = dict.fromkeys(citation_text(citation) for citation in sentence.citations)
        yield "  ".join([printable(sentence.text), *([" ".join(cited)] if cited else [])])


def citation_text(citation: Citation) -> str:
    """Return a citation in brackets: document > heading path, p. page."""
    return _bracketed(citation.document, citation.heading_path, citation.page)


def passage_place(passage: Passage) -> str:
    """Return where a passage stands, as a citation of it would."""
    return _bracketed(passage.document.name, passage.heading_path, passage.page)


def _bracketed(document: str, path: Sequence[str], page: str | None) -> str:
    return printable(f"[{' > '.join((document, *path))}{f', p. {page}' if page else ''}]")


def passage_lines(passage: Passage) -> Iterator[str]:
    """Yield a passage: where it stands, what it says, an empty line."""
    yield passage_place(passage)
    yield printable(passage.text)
    yield ""


def found_lines(found: Found) -> Iterator[str]:
    """Yield a found passage: its score, where it stands, what it says."""
    yield f"{found.score:.2f}  {passage_place(found.passage)}"
    for other in found.same_as:
        yield f"      {passage_place(other)}"
    yield f"      {printable(found.passage.text)}"


def part_lines(parts: Sequence[ScorePart]) -> Iterator[str]:
    """Yield a passage's score word by word: share = weight x idf x saturation / what could be reached."""
    width = max((len(printable(part.word)) for part in parts), default=0)
    for part in parts:
        yield (
            f"      {printable(part.word):<{width}}  {part.share:.3f}  "
            f"(weight {part.weight:g}, idf {part.idf:.3f}, saturation {part.saturation:.3f})"
        )


def question_lines(question: Question) -> Iterator[str]:
    """Yield how a question was understood: its language, the words that do not count, the words that were mended."""
    yield f"Language: {question.language or 'unknown'}"
    if ignored := [printable(word.text) for word in question.words if not word.weight]:
        yield f"Words without weight: {', '.join(ignored)}"
    for word in question.words:
        if word.mended:
            yield f'Read "{printable(word.text)}" as "{printable(word.mended)}".'
        elif word.weight and not word.wordings:
            yield f'No document has the word "{printable(word.text)}".'


def explanation_lines(answer: Answer, floor: float) -> Iterator[str]:
    """Yield why an answer is what it is: what was found, with scores term by term; what was dropped, and why."""
    yield from question_lines(answer.question)
    yield f"Found at or above the floor of {floor:g}: {len(answer.found)} passage(s)"
    for found in answer.found:
        yield from found_lines(found)
        yield from part_lines(found.parts)
    yield f"Dropped: {len(answer.dropped)} sentence(s)"
    for dropped in answer.dropped:
        yield f"  {printable(dropped.text)}"
        yield from problem_lines(dropped.problems)


def problem_lines(problems: Sequence[Problem]) -> Iterator[str]:
    """Yield why a sentence was dropped, a line a problem, with what the passage says instead."""
    for problem in problems:
        # Most reasons quote what the passage says; where one does not, it is added.
        found = problem.found or ""
        instead = "" if found in problem.reason else f' The passage says: "{printable(found)}".'
        yield f"    {problem.kind}: {printable(problem.reason)}{instead}"


def checked_lines(checked: CheckedSentence) -> Iterator[str]:
    """Yield a sentence of a draft: kept with where it stands, or dropped with why."""
    return verdict_lines(checked.text, checked.verdict, checked.passages)


def verdict_lines(sentence: str, verdict: Verdict, passages: Sequence[Passage]) -> Iterator[str]:
    """Yield a sentence with its verdict, and beneath it why it was dropped and what the passages say instead."""
    borne_out = dict.fromkeys(passage_place(passages[evidence.passage]) for evidence in verdict.evidence)
    said = "kept   " if verdict.supported else "dropped" if verdict.is_claim else "skipped"
    yield "  ".join([said, printable(sentence), *borne_out])
    yield from problem_lines(verdict.problems)
