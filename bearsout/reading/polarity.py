"""Negation, quantity and strength: the words that turn a statement round, and how far they reach."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from bearsout.reading.facts import Cue
from bearsout.reading.lexicon import Lookup
from bearsout.reading.work import Work
from bearsout.span import Span

SCOPE_MARKS = frozenset(",;:.!?…()[]—|•")
"""A negation does not reach past one of these."""
LEAD = 8
"""A denial at most this many tokens before the colon of a lead-in reaches the item after it."""
FARTHEST = 40
"""No denial reaches further than this many tokens; it bounds the work on hostile texts."""
CLOSE = 2
"""Two denials with at most this many tokens between them cancel ("not at all impossible")."""


def cues(text: str, work: Work, owners: Sequence[int]) -> tuple[Cue, ...]:
    """Return the negations, quantifiers and strengths of a text, in order; "at most" is a bound and no "most"."""
    found: list[Cue] = []
    i = 0
    while i < len(work.tokens):
        skip = work.lexicon.pseudo.at(work.tokens, i)
        if skip:
            i = skip[1]
            continue
        here = _negation(text, work, i) or _contracted(text, work, i)
        if here:
            found.append(here)
        for kind, lookup in (("quantifier", work.lexicon.quantifiers), ("strength", work.lexicon.strengths)):
            cue = _plain(text, work, i, kind, lookup) if owners[i] < 0 else None
            if cue:
                found.append(cue)
        i = here.last if here else i + 1
    return tuple(_settled(found))


def _cue(text: str, work: Work, kind: str, value: str, first: int, last: int) -> Cue:
    span = Span(work.tokens[first].start, work.tokens[last - 1].end)
    return Cue(kind, value, span, span.of(text), first, last, last, last)


def _plain(text: str, work: Work, i: int, kind: str, lookup: Lookup) -> Cue | None:
    hit = lookup.at(work.tokens, i)
    return _cue(text, work, kind, hit[0], i, hit[1]) if hit else None


def _negation(text: str, work: Work, i: int) -> Cue | None:
    """Return the denial that begins at token `i`, with its scope."""
    hit = work.lexicon.cues.at(work.tokens, i)
    if hit and not (work.fold(hit[1]) == "-" and work.glued(hit[1]) and work.glued(hit[1] + 1)):
        cue = _cue(text, work, "negation", hit[0], i, hit[1])
        first = clause_start(work, i) if hit[0] == "none" else hit[1]
        return cue._replace(scope_first=first, scope_last=_reach(work, hit[1]))
    lexical = work.lexicon.lexical.at(work.tokens, i)
    if lexical:
        cue = _cue(text, work, "negation", "lexical", i, lexical[1])
        return cue._replace(scope_first=i, scope_last=_reach(work, lexical[1]), word=lexical[0])
    if work.fold(i) in work.lexicon.facts.polarity.prefixes and work.fold(i + 1) == "-" and work.glued(i + 1):
        cue = _cue(text, work, "negation", "prefix", i, i + 2)
        return cue._replace(scope_first=i + 2, scope_last=min(i + 3, len(work.tokens)))
    return None


def _contracted(text: str, work: Work, i: int) -> Cue | None:
    if work.kind(i) == "word" and work.fold(i).endswith("n't"):
        cue = _cue(text, work, "negation", "not", i, i + 1)
        return cue._replace(scope_first=i + 1, scope_last=_reach(work, i + 1))
    return None


def _reach(work: Work, i: int) -> int:
    """Return where the scope of a denial that stands before token `i` ends."""
    polarity = work.lexicon.facts.polarity
    j = i
    while j < min(len(work.tokens), i + FARTHEST):
        word = work.fold(j)
        if j - i <= LEAD and _leads_in(work, j):
            j += 1
            continue
        if work.tokens[j].text in SCOPE_MARKS or (
            j > i and (word in polarity.breaks or word in polarity.subordinators)
        ):
            return j
        if word in polarity.ends or (j > i and work.lexicon.cues.at(work.tokens, j)):
            return j
        j += 1
    return j


def _leads_in(work: Work, j: int) -> bool:
    """Return whether token `j` is the colon of a lead-in: what follows is a thing or a deed, not a clause of its own
    ("You must not: Lend your card.", not "Do not worry: your order is safe.")."""
    return work.tokens[j].text == ":" and work.fold(j + 1) not in work.lexicon.stop and work.kind(j + 1) == "word"


def clause_start(work: Work, i: int) -> int:
    """Return where the piece between marks that holds token `i` begins."""
    polarity = work.lexicon.facts.polarity
    first = max(0, i - FARTHEST)
    while i > first and work.tokens[i - 1].text not in SCOPE_MARKS and work.fold(i - 1) not in polarity.breaks:
        if work.fold(i - 1) in polarity.conjunctions or work.fold(i - 1) in polarity.subordinators:
            break
        i -= 1
    return i


def _settled(found: list[Cue]) -> list[Cue]:
    """Return the cues without the denials that cancel each other, or that only repeat the one before them."""
    gone: set[int] = set()
    denials = [i for i, cue in enumerate(found) if cue.kind == "negation"]
    for a, b in itertools.pairwise(denials):
        first, second = found[a], found[b]
        near = second.first - first.last <= CLOSE and second.first <= first.scope_last
        if a in gone or first.value not in ("not", "never", "none"):
            continue
        adjacent = second.value == "without" and second.first == first.last
        if adjacent or (near and second.value in ("lexical", "prefix")):
            gone |= {a, b}
        elif second.value == "none" and second.first <= first.scope_last:
            gone.add(b)
            found[a] = first._replace(scope_last=max(first.scope_last, second.scope_last), value=first.value)
    return [cue for i, cue in enumerate(found) if i not in gone]
