"""Names: each name of a sentence stands in what it cites, whole, and in the clause that the sentence rests on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from bearsout.model import Problem
from bearsout.reading import Name
from bearsout.verify.alignment import WINDOW, best_clauses
from bearsout.verify.case import Case
from bearsout.verify.clauses import Prepared

ENOUGH = 0.6
"""A clause that holds this much of the sentence's other words is the one it rests on."""
FEWEST = 2
"""And at least this many of them."""

INFLECTED, LONGEST_ENDING = 4, 3
"""A name of at least so many letters may stand in a passage with an ending of at most so many."""


def names(case: Case) -> Iterator[Problem]:
    """Return a problem for each name that the cited passages do not hold, or hold of something else."""
    for name in case.sentence.names:
        problem = _name(case, name, _words(case, name))
        if problem is not None:
            yield problem


def _name(case: Case, name: Name, words: tuple[str, ...]) -> Problem | None:
    if not all(_stands(case, word) for word in words):
        may_be_a_word = name.opens and (len(name.words) == 1 or _verb_first(case, words))
        return None if may_be_a_word or _acronym(case, words) else case.problem("name", name.span)
    if _mixed(case, words):
        return case.problem("name", name.span, _closest(case, words))
    other = _replaced(case, name, words)
    return case.problem("name", name.span, other) if other else None


def _words(case: Case, name: Name) -> tuple[str, ...]:
    """Return the words of a name that must stand: not the first word of a sentence, which any word may be."""
    if name.opens and len(name.words) > 1 and name.words[0] in case.sentence.lexicon.stop:
        return name.words[1:]
    return name.words


def _stands(case: Case, word: str) -> bool:
    if word in case.all_folds or word.rstrip("s") in case.all_folds or f"{word}s" in case.all_folds:
        return True
    if len(word) >= INFLECTED and any(_inflects(fold, word) for fold in case.all_folds):
        return True
    long = case.sentence.lexicon.facts.names.short.get(word)
    return long is not None and case.all_folds.issuperset(long.split())


def _inflects(fold: str, word: str) -> bool:
    """Return whether a word of a passage is a name with an ending: "Germany" is "German" with one."""
    return fold.startswith(word) and len(fold) - len(word) <= LONGEST_ENDING


def _acronym(case: Case, words: tuple[str, ...]) -> bool:
    """Return whether a name is the initials of a name that a passage holds, or the other way round."""
    letters = "".join(words)
    for passage in case.passages:
        for held in passage.names:
            initials = "".join(word[0] for word in held.words if word)
            if len(words) == 1 and 2 <= len(letters) <= 6 and letters in (initials, *held.words):
                return True
            if len(held.words) == 1 and len(words) > 1 and held.words[0] == "".join(word[0] for word in words):
                return True
    return False


def _verb_first(case: Case, words: tuple[str, ...]) -> bool:
    """Return whether the first word of a sentence only stands before a name ("Contact Ana Souza")."""
    rest = words[1:]
    return any(held.words[: len(rest)] == rest for passage in case.passages for held in passage.names)


def _mixed(case: Case, words: tuple[str, ...]) -> bool:
    """Return whether a name of several words is put together from different names ("Ana" Souza and Bruno "Lima")."""
    if len(words) < 2:
        return False
    runs = [frozenset(held.words) for passage in case.passages for held in passage.names if len(held.words) > 1]
    wanted = frozenset(words)
    if any(wanted <= folds for folds in case.contexts) or any(wanted <= run for run in runs):
        return False
    parts = {run & wanted for run in runs if run & wanted}
    return any(not (one & other) for one in parts for other in parts)


def _closest(case: Case, words: tuple[str, ...]) -> str | None:
    held = [name for passage in case.passages for name in passage.names if set(name.words) & set(words)]
    return held[0].text if held else None


def _replaced(case: Case, name: Name, words: tuple[str, ...]) -> str | None:
    """Return the name that stands in the clause the sentence rests on, where this one does not; None where all is
    well."""
    at = case.sentence.clause_of[name.first]
    taken = set(range(name.first, name.last))
    others = frozenset(word.stem for word in case.clause_words_of(at) if word.token not in taken)
    if len(others) < FEWEST:
        return None
    best = best_clauses(others, case.passages)
    if not best or best[0][2] < ENOUGH or len(others) * best[0][2] < FEWEST:
        return None
    top = best[0][2]
    rest = [(p, c) for p, c, part in best if part >= top - 1e-9]
    if any(_near(case, p, c, words) or _beside(case, p, c, words, others) for p, c in rest):
        return None
    return next((other for p, c in rest if (other := _rival(case, p, c)) is not None), None)


def _beside(case: Case, p: int, clause: int, words: tuple[str, ...], others: frozenset[str]) -> bool:
    """Return whether a clause beside this one, in its sentence, says half of it of the name ("Ana leads it since")."""
    passage = case.passages[p]
    for c in (clause - 1, clause + 1):
        held = passage.clause_tokens(c)
        folds = {passage.reading.tokens[t].fold for t in held}
        if held and passage.sentence_of_clause[c] == passage.sentence_of_clause[clause] and set(words) <= folds:
            return 2 * len(others & passage.clause_stems[c]) >= len(others)
    return False


def turned_round(case: Case) -> Iterator[Problem]:
    """Return a problem where two names have changed their parts ("Ana replaced Bruno", "Bruno replaced Ana")."""
    for one, other in pairwise(case.sentence.names):
        doing = _between(case.sentence, one, other)
        apart = case.sentence.clause_of[one.first] != case.sentence.clause_of[other.first]
        if apart or not doing or set(one.words) & set(other.words):
            continue
        turned = [hit for passage in case.passages for hit in _parts(case, passage, one, other, doing)]
        if turned and None not in turned:
            yield case.problem("name", one.span, turned[0])


def _parts(case: Case, passage: Prepared, one: Name, other: Name, doing: frozenset[str]) -> Iterator[str | None]:
    """Return, for each place of a passage that joins the same two names, who acts there, or None where it is `one`."""
    mine, theirs = frozenset(one.words), frozenset(other.words)
    for first, second in pairwise(passage.names):
        straight = mine <= set(first.words) and theirs <= set(second.words)
        turned = mine <= set(second.words) and theirs <= set(first.words)
        if (straight or turned) and doing & _between(passage, first, second):
            same_voice = _same_voice(case, passage, other, second)
            yield None if straight == same_voice else (second if straight else first).text


def _between(text: Prepared, one: Name, other: Name) -> frozenset[str]:
    return frozenset(word.stem for word in text.near(one.last, WINDOW) if one.last <= word.token < other.first)


def _same_voice(case: Case, passage: Prepared, other: Name, second: Name) -> bool:
    """Return whether both texts, or neither, have the second name as the agent of a passive."""
    agents = case.sentence.lexicon.facts.names.agents
    mine = case.sentence.reading.tokens[other.first - 1].fold in agents
    return mine == (passage.reading.tokens[second.first - 1].fold in agents)


def _near(case: Case, p: int, clause: int, words: tuple[str, ...]) -> bool:
    """Return whether a name stands in a clause, in the one before it (a pronoun leads there), or in the headings."""
    if all(any(fold.startswith(word.rstrip("s")) for fold in case.contexts[p]) for word in words):
        return True
    passage = case.passages[p]
    if passage.title and all(word in passage.title for word in words):
        return True
    if _goes_on(passage, clause + 1, words):
        return True
    leans = clause > 0 and _leans(case, p, clause)
    cut = passage.clause_folds(clause) | (passage.clause_folds(clause - 1) if leans else frozenset())
    return all(word in cut or word.rstrip("s") in cut or any(fold.startswith(word) for fold in cut) for word in words)


def _goes_on(passage: Prepared, clause: int, words: tuple[str, ...]) -> bool:
    """Return whether a clause that only goes on about the one before ("He is ...") holds the name."""
    if clause >= len(passage.clause_ranges) or not passage.clause_folds(clause).issuperset(words):
        return False
    first = passage.clause_tokens(clause)[:2]
    return all(passage.reading.tokens[t].fold in passage.lexicon.stop for t in first)


def _leans(case: Case, p: int, clause: int) -> bool:
    """Return whether a clause names nobody itself before its verb, so that it speaks of the clause before."""
    return _rival(case, p, clause) is None


def _strange(case: Case, held: Name) -> bool:
    """Return whether at least half of a name's words are none of the sentence's."""
    return 2 * len(set(held.words) - case.sentence.folds) >= len(set(held.words))


def _rival(case: Case, p: int, clause: int) -> str | None:
    """Return a name of a clause that the sentence does not hold."""
    passage = case.passages[p]
    for held in passage.names:
        may_be_a_word = held.opens and len(held.words) == 1
        if passage.clause_of[held.first] == clause and _strange(case, held) and not may_be_a_word:
            return held.text
    return None
