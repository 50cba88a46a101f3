"""Charges: what a passage says is free costs nothing in the sentence either."""

from __future__ import annotations

from collections.abc import Iterator

from bearsout.model import Problem, Span
from bearsout.verify.case import Case
from bearsout.verify.polarity import denials

PRICES = frozenset({"money", "percent"})


def charges(case: Case) -> Iterator[Problem]:
    """Return a problem for each "costs a fee" where the passage says that it is free."""
    paid = case.sentence.lexicon.facts.units.payment
    for clause, stems in enumerate(case.sentence.clause_stems):
        own = case.sentence.clause_tokens(clause)
        tokens = [i for i in own if case.sentence.reading.tokens[i].fold in paid]
        amounts = any(fact.first in own and fact.kind in PRICES for fact in case.sentence.facts)
        if not stems or not tokens or amounts or denials(case.sentence, clause):
            continue
        for p, c, _ in case.rests[clause][:1]:
            passage = case.passages[p]
            facts = [fact for fact in passage.facts if passage.clause_of[fact.first] == c]
            free = next((fact for fact in facts if fact.bound == "free" and not fact.weak), None)
            if free is not None and not any(fact.kind in PRICES and fact.bound != "free" for fact in facts):
                token = case.sentence.reading.tokens[tokens[0]]
                yield case.problem("amount", Span(token.start, token.end), free.text)
