"""Polarity: a sentence denies what its passage denies and nothing else, and claims no more than the passage does."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from bearsout.model import Problem
from bearsout.reading import Cue
from bearsout.reading.lexicon import Lexicon, folded
from bearsout.verify.case import Case
from bearsout.verify.clauses import Prepared
from bearsout.verify.cutting import is_row
from bearsout.verify.direction import opposites
from bearsout.verify.words import term

Denial = tuple[Cue, frozenset[str]]
"""A denial and the stems that it reaches."""

ENOUGH = 0.5
FEWEST = 2
"""A denial of the passage counts against a clause that shares this part, or this many, of its words with it."""
ROOT = 5
"""Stems that share this many letters may be forms of one word."""
FLAT = frozenset({"not", "never", "none", "lexical", "prefix"})
"""Denials of all that their clause says."""
BY_NAMING = frozenset({"except", "unless", "nor"})
"""Denials of what they name, whatever word carries the denial on the other side."""


def negation(case: Case) -> Iterator[Problem]:
    """Return a problem for each denial that the sentence adds to its passage or leaves out."""
    for clause, stems in enumerate(case.sentence.clause_stems):
        if stems:
            said = [(cue, _told_scope(case, clause, cue)) for cue in denials(case.sentence, clause)]
            problem = _added(case, clause, said) or _lost(case, clause, said)
            if problem is not None:
                yield problem


def _added(case: Case, clause: int, said: list[Denial]) -> Problem | None:
    """Return the problem of a denial that no clause of the sentences it rests on makes too."""
    stems = case.sentence.clause_stems[clause]
    held = [denial for p, c in _around(case, clause) for denial in _held(case, p, c, stems)]
    for cue, scope in said:
        answered = any(_answers(cue, scope, other, theirs, stems, case.sentence.lexicon) for other, theirs in held)
        if not answered and not _free(case, cue) and not _own_word(case, clause, cue):
            rest = case.rests[clause]
            return case.problem(
                "negation", cue.span, case.passages[rest[0][0]].clause_text(rest[0][1]) if rest else None
            )
    return None


def _own_word(case: Case, clause: int, cue: Cue) -> bool:
    """Return whether the passage has the very word of a denial as a word that denies nothing ("may close the account",
    which may "be closed")."""
    form = folded(cue.text)
    word = term(form, case.sentence.lexicon) if cue.word else ""
    rest = [(case.passages[p], c) for p, c, _ in case.rests[clause]]
    return bool(word) and any(
        word in text.clause_stems[c] and (is_row(text.text) or form not in text.clause_forms(c)) for text, c in rest
    )


def _around(case: Case, clause: int) -> list[tuple[int, int]]:
    """Return the clauses of the sentences that a clause rests on, without those that speak of another thing."""
    sentences = {(p, case.passages[p].sentence_of_clause[c]) for p, c, _ in case.rests[clause]}
    return [
        (p, c)
        for p, passage in enumerate(case.passages)
        for c, sentence in enumerate(passage.sentence_of_clause)
        if (p, sentence) in sentences and not case.conflicts(clause, p, c)
    ]


def _lost(case: Case, clause: int, said: list[Denial]) -> Problem | None:
    """Return the problem of a clause that every clause it may rest on denies, while it does not."""
    stems = case.sentence.clause_stems[clause]
    denied: list[tuple[int, int, Cue]] = []
    stated: list[tuple[int, int]] = []
    for p, c, part in case.rests[clause]:
        if part < ENOUGH and len(stems) * part < FEWEST:
            continue
        lost = _lost_cues(case, clause, p, c, said)
        if lost:
            denied.append((p, c, lost[0]))
        else:
            stated.append((p, c))
    if denied and stated and not _tells_apart(case, clause, denied[0], stated[0]):
        return case.problem("condition", case.span_of(clause), case.passages[denied[0][0]].clause_text(denied[0][1]))
    found = denied[0] if denied and not stated else _lost_predicate(case, clause, said)
    found = found or (None if said else _only_denied(case, clause))
    if found is None:
        return None
    return case.problem("negation", case.span_of(clause), case.passages[found[0]].clause_text(found[1]), "lost")


def _lost_cues(case: Case, clause: int, p: int, c: int, said: list[Denial]) -> list[Cue]:
    """Return the denials of a clause of a passage that reach what the sentence says and that it does not make."""
    stems = case.sentence.clause_stems[clause]
    lost = [
        other
        for other, theirs in _held(case, p, c, stems)
        if (theirs & stems)
        and not any(_answers(cue, scope, other, theirs, stems, case.sentence.lexicon) for cue, scope in said)
        and not _own_rule(case, p, c, other, stems)
        and not _zero(case, p, other)
    ]
    return [] if _if_for_unless(lost, said) else lost


def _tells_apart(case: Case, clause: int, denied: tuple[int, int, Cue], stated: tuple[int, int]) -> bool:
    """Return whether a clause has a word that tells what one clause states from what another denies of its like."""
    stems = case.sentence.clause_stems[clause]
    theirs = case.passages[denied[0]].clause_stems[denied[1]]
    own = case.passages[stated[0]].clause_stems[stated[1]]
    return not stems <= theirs & own or not own - theirs


def _own_rule(case: Case, p: int, c: int, other: Cue, stems: frozenset[str]) -> bool:
    """Return whether the sentence says of what is excepted nothing that the rule says ("..., except that of the
    biopsy, which takes ten")."""
    if other.value != "except":
        return _beside_the_point(case.passages[p], other, stems)
    rule = {word.stem for word in case.passages[p].words if word.clause == c and word.token < other.first}
    return bool(rule) and not stems & rule


def _beside_the_point(text: Prepared, cue: Cue, stems: frozenset[str]) -> bool:
    """Return whether a denial stands in a segment of its own of which the sentence tells neither the denied word nor
    much else ("the firm, which had never built one, designed it")."""
    scope = [word.stem for word in text.words if cue.scope_first <= word.token < cue.scope_last]
    if cue.value not in ("not", "never") or not scope or scope[0] in stems:
        return False
    segment = text.segment_of[cue.first]
    own = {word.stem for word in text.words if word.segment == segment}
    outside = stems - own
    return 2 * len(outside) > len(stems) and text.reading.tokens[_first_of(text, segment)].fold in _relatives(text)


def _relatives(text: Prepared) -> frozenset[str]:
    polarity = text.lexicon.facts.polarity
    return polarity.relatives | polarity.subordinators


def _first_of(text: Prepared, segment: int) -> int:
    return bisect_left(text.segment_of, segment)


def _if_for_unless(lost: list[Cue], said: list[Denial]) -> bool:
    """Return whether "not ... unless you cancel" is told as "if you cancel", without a denial."""
    return not said and {"unless", "not"} <= {cue.value for cue in lost}


def _only_denied(case: Case, clause: int) -> tuple[int, int, Cue] | None:
    """Return the denial of a thing that a "may" of the sentence allows, and that the passages name only there."""
    if not any(cue.value == "may" and case.sentence.clause_of[cue.first] == clause for cue in case.sentence.cues):
        return None
    stems = case.sentence.clause_stems[clause]
    for stem in stems:
        places = [
            (p, c)
            for p, passage in enumerate(case.passages)
            for c, own in enumerate(passage.clause_stems)
            if stem in own
        ]
        flat = [[cue for cue, _ in _held(case, p, c, stems) if cue.value in FLAT] for p, c in places]
        if places and not stem.startswith("=") and all(flat):
            return (*places[0], flat[0][0])
    return None


def _lost_predicate(case: Case, clause: int, said: list[Denial]) -> tuple[int, int, Cue] | None:
    """Return a denial, near the clauses rested on, of what the sentence says and those clauses do not."""
    stems = case.sentence.clause_stems[clause]
    told = [
        case.passages[p].clause_stems[c]
        for p, c, _ in case.rests[clause]
        if not any(s & stems for _, s in _held(case, p, c))
    ]
    stems = stems.difference(*told) if told else frozenset()
    for p, c in _around(case, clause):
        for other, theirs in _held(case, p, c, case.sentence.clause_stems[clause]):
            answered = any(_answers(cue, scope, other, theirs, stems, case.sentence.lexicon) for cue, scope in said)
            if theirs & stems and not answered and not _zero(case, p, other):
                return p, c, other
    return None


def denials(text: Prepared, clause: int) -> list[Cue]:
    return [cue for cue in text.cues if cue.kind == "negation" and text.clause_of[cue.first] == clause]


def _held(case: Case, p: int, c: int, stems: frozenset[str] = frozenset()) -> list[Denial]:
    """Return the denials of a clause; for a sentence of `stems` that names what a denied rule excepts, none."""
    held = [(cue, _scope(case.passages[p], cue)) for cue in denials(case.passages[p], c)]
    excepted = [(cue, scope) for cue, scope in held if cue.value == "except"]
    if not stems or not excepted or len(excepted) == len(held):
        return held
    cue, scope = excepted[0]
    rule = {word.stem for word in case.passages[p].words if word.clause == c and word.token < cue.first}
    return [] if (scope - rule) & stems else held


def _scope(text: Prepared, cue: Cue) -> frozenset[str]:
    """Return the stems that a denial reaches."""
    return frozenset(word.stem for word in text.words if cue.scope_first <= word.token < cue.scope_last)


def _told_scope(case: Case, clause: int, cue: Cue) -> frozenset[str]:
    """Return what a denial of the sentence reaches; where the passages say no word of it of the same thing ("does not
    open" for "is not attended"), all that its clause says."""
    scope, stems = _scope(case.sentence, cue), case.sentence.clause_stems[clause]
    about = stems - scope
    elsewhere = any(own & scope and own & about for passage in case.passages for own in passage.clause_stems)
    return stems if scope and about and not elsewhere else scope


def _answers(
    cue: Cue, scope: frozenset[str], other: Cue, theirs: frozenset[str], stems: frozenset[str], lex: Lexicon
) -> bool:
    """Return whether a denial of the sentence and one of the passage deny the same thing."""
    if (cue.value == "not_all") != (other.value == "not_all") or (
        ("rare" in (cue.value, other.value)) and cue.value != other.value
    ):
        return False
    if cue.value == other.value and scope == theirs:
        return True
    if _turned(cue, theirs, lex) or _turned(other, scope, lex):
        return False
    if "unless" in (cue.value, other.value) and (cue.word or other.word):
        return False
    forbids = other.value == "lexical" and cue.value in FLAT
    if other.value in BY_NAMING or cue.value in BY_NAMING or forbids:
        return bool(theirs & stems)
    return not scope or not theirs or _meet(scope, theirs)


def _turned(cue: Cue, scope: frozenset[str], lex: Lexicon) -> bool:
    """Return whether one denial denies a word, as "closed" does "open", and another one the opposite ("not close")."""
    if not cue.word:
        return False
    return any(term(folded(word), lex) in scope for word in opposites(lex.code).get(folded(cue.word), ()))


def _meet(scope: frozenset[str], theirs: frozenset[str]) -> bool:
    """Return whether two scopes share a word, or forms of one word that the stemmer keeps apart ("inclui",
    "incluído")."""
    if scope & theirs:
        return True
    cut = {word[:ROOT] for word in scope if len(word) >= ROOT}
    return any(word[:ROOT] in cut for word in theirs if len(word) >= ROOT)


def _zero(case: Case, p: int, other: Cue) -> bool:
    """Return whether the sentence says by "free" what the passage denies by "no charge"."""
    paid = case.passages[p].lexicon.facts.units.payment
    tokens = case.passages[p].reading.tokens[other.first : other.scope_last]
    return any(fact.bound == "free" and not fact.weak for fact in case.sentence.facts) and any(
        token.fold in paid for token in tokens
    )


def _free(case: Case, cue: Cue) -> bool:
    """Return whether the sentence denies by "no cost" what a passage says by "free"."""
    paid = case.sentence.lexicon.facts.units.payment
    tokens = case.sentence.reading.tokens[cue.first : cue.scope_last]
    return any(token.fold in paid for token in tokens) and any(
        fact.bound == "free" and not fact.weak for passage in case.passages for fact in passage.facts
    )
