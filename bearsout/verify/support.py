"""Whether the cited passages bear a sentence out: the list of checks, and the loop that runs them."""

from __future__ import annotations

from collections.abc import Sequence

from bearsout.language.detect import detect, known
from bearsout.model import Document, Passage, Verdict
from bearsout.verify.attribution import attribution
from bearsout.verify.case import Case, Check, context, context_folds, context_stems
from bearsout.verify.charges import charges
from bearsout.verify.clauses import Prepared, prepare
from bearsout.verify.conditions import conditions
from bearsout.verify.direction import direction
from bearsout.verify.edits import edits
from bearsout.verify.evidence import evidence, verbatim
from bearsout.verify.gates import refused, speaks_of_itself, states_nothing, too_long, without_greeting
from bearsout.verify.hedging import hedging
from bearsout.verify.naming import names, turned_round
from bearsout.verify.polarity import negation
from bearsout.verify.quotation import quotations
from bearsout.verify.relatives import relatives
from bearsout.verify.roles import roles
from bearsout.verify.roots import rooted
from bearsout.verify.strength import strength
from bearsout.verify.subjects import subjects
from bearsout.verify.values import values

_NAMELESS = Document("passage")
"""The document of a passage that was given as its text alone."""

CHECKS: tuple[Check, ...] = (
    values,
    names,
    subjects,
    relatives,
    turned_round,
    roles,
    negation,
    charges,
    strength,
    direction,
    attribution,
    conditions,
    hedging,
    edits,
    quotations,
)
"""Every check there is, in the order of worth. Each returns the problems it finds; a sentence with none is
supported where a piece of a passage bears it out."""


def check(
    sentence: str, passages: str | Sequence[Passage | str], language: str | None = None, locale: str | None = None
) -> Verdict:
    """Return whether `passages`, exactly those that `sentence` cites, bear it out; the same input, the same verdict.

    A passage may be given as its text alone. `language` is the sentence's own, else it is detected; each passage is
    read in its own language, else in the same one. A supported sentence has evidence, always.
    """
    passages = _given(passages)
    own = known(language) if language else detect(sentence, _of_passages(passages))
    long = too_long(sentence, own)
    if long is not None:
        return Verdict(problems=(long,))
    said, stands = prepare(sentence, own, locale), verbatim(sentence, passages)
    if states_nothing(said):
        return Verdict(problems=(refused(said.text, "not_a_claim", own),))
    if stands:
        return Verdict(evidence=stands)
    if speaks_of_itself(said):
        return Verdict(problems=(refused(said.text, "not_a_claim", own),))
    if not passages:
        return Verdict(problems=(refused(said.text, "no_passage", own),))
    return _checked(_case(without_greeting(said, locale), passages, own, locale))


def _given(passages: str | Sequence[Passage | str]) -> tuple[Passage, ...]:
    """Return the passages that a caller gave, as passages or as their texts."""
    listed = [passages] if isinstance(passages, str) else passages
    return tuple(Passage(_NAMELESS, (), each) if isinstance(each, str) else each for each in listed)


def _checked(case: Case) -> Verdict:
    problems = {(problem.span, problem.kind): problem for one in CHECKS for problem in one(case)}
    if problems:
        return Verdict(problems=tuple(problems.values()))
    found = evidence(case)
    if not found:
        return Verdict(problems=(refused(case.sentence.text, "no_passage", case.language, "unrelated"),))
    return Verdict(evidence=found)


def _of_passages(passages: Sequence[Passage]) -> str | None:
    """Return the language of the first passage that has one with a table."""
    return next((code for passage in passages if (code := known(passage.language))), None)


def _case(said: Prepared, passages: Sequence[Passage], own: str | None, locale: str | None) -> Case:
    held = tuple(prepare(passage.text, known(passage.language) or own, locale) for passage in passages)
    stems = tuple(context_stems(context(passage), own) for passage in passages)
    return Case(
        sentence=rooted(said, held, frozenset().union(*stems)),
        passages=held,
        contexts=tuple(context_folds(context(passage)) for passage in passages),
        context_stems=stems,
        language=own,
    )
