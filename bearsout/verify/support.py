"""Whether the cited passages bear a sentence out: the list of checks, and the loop that runs them."""

from __future__ import annotations

from collections.abc import Sequence

from bearsout.language.detect import detect, known
from bearsout.model import Passage, Problem, Span, Verdict
from bearsout.verify.attribution import attribution
from bearsout.verify.case import Case, Check, context, context_folds, context_stems
from bearsout.verify.clauses import Prepared, prepare
from bearsout.verify.direction import direction
from bearsout.verify.edits import edits
from bearsout.verify.evidence import evidence, verbatim
from bearsout.verify.naming import names, turned_round
from bearsout.verify.polarity import negation, strength
from bearsout.verify.reasons import reason
from bearsout.verify.values import values

CHECKS: tuple[Check, ...] = (values, names, turned_round, negation, strength, direction, attribution, edits)
"""Every check there is, in the order of worth. Each returns the problems it finds; a sentence with none is
supported."""


LONGEST_SENTENCE = 10_000
"""Characters. What is longer is no sentence, and each of its values would be held against each of the passage's."""

SHOWN = 80
"""How much of a sentence that is too long is shown."""


def check(
    sentence: str, passages: Sequence[Passage], language: str | None = None, locale: str | None = None
) -> Verdict:
    """Return whether `passages`, exactly those that `sentence` cites, bear it out; the same input, the same verdict.

    `language` is the sentence's own, else it is detected; each passage is read in its own language, else in the same
    one.
    """
    own = known(language) if language else detect(sentence, _of_passages(passages))
    if len(sentence) > LONGEST_SENTENCE:
        start = sentence[:SHOWN]
        why = reason("unread", "long", start, None, own)
        return Verdict(problems=(Problem("unread", Span(0, len(start)), start, why),))
    said = prepare(sentence, own, locale)
    found = verbatim(sentence, passages)
    gate = _not_a_claim(said, own, bool(found)) or (None if passages else _refused(said, "no_passage", own))
    if gate is not None:
        return Verdict(problems=(gate,))
    if found:
        return Verdict(evidence=found)
    case = _case(said, passages, own, locale)
    problems = {(problem.span, problem.kind): problem for one in CHECKS for problem in one(case)}
    if problems:
        return Verdict(problems=tuple(problems.values()))
    return Verdict(evidence=evidence(case))


def _of_passages(passages: Sequence[Passage]) -> str | None:
    """Return the language of the first passage that has one with a table."""
    return next((code for passage in passages if (code := known(passage.language))), None)


def _case(said: Prepared, passages: Sequence[Passage], own: str | None, locale: str | None) -> Case:
    return Case(
        sentence=said,
        passages=tuple(prepare(passage.text, known(passage.language) or own, locale) for passage in passages),
        contexts=tuple(context_folds(context(passage)) for passage in passages),
        context_stems=tuple(context_stems(context(passage), own) for passage in passages),
        language=own,
    )


def _refused(said: Prepared, kind: str, language: str | None) -> Problem:
    span = Span(0, len(said.text))
    return Problem(kind, span, said.text, reason(kind, "", said.text, None, language), None)


def _not_a_claim(said: Prepared, language: str | None, stands: bool) -> Problem | None:
    """Return the problem of a question, a greeting or a text without a word that says something.

    What `stands` in a passage may begin as a greeting does ("Here are the rules"), unless it says nothing else.
    """
    text = said.text.strip().rstrip("\"'”’»)")
    asks = text.endswith(("?", "？")) or text.startswith("¿")
    greets = said.lexicon.greetings.at(said.reading.tokens, 0) is not None
    if asks or not said.words or (greets and not (stands and _says_more(said))):
        return _refused(said, "not_a_claim", language)
    return None


def _says_more(said: Prepared) -> bool:
    """Return whether a word stands outside the greetings."""
    tokens = said.reading.tokens
    hits = [(i, hit[1]) for i in range(len(tokens)) if (hit := said.lexicon.greetings.at(tokens, i))]
    return any(not any(first <= word.token < last for first, last in hits) for word in said.words)
