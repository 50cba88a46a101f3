"""Names: runs of words with a capital, without the titles before them and the suffixes after them."""

from __future__ import annotations

from collections.abc import Sequence

from bearsout.reading.facts import Name
from bearsout.reading.work import Work
from bearsout.span import Span

OPENERS = frozenset(".!?:;…\"“”«»'‘’([{•-–—*|")
"""After one of these a capital may only begin a sentence."""


LONGEST = 12
"""A name has no more tokens than this."""


def names(text: str, work: Work, owners: Sequence[int]) -> tuple[Name, ...]:
    """Return the names of a text in order; words that belong to a value are no part of one."""
    found: list[Name] = []
    i = 0
    while i < len(work.tokens):
        end = _run(work, owners, i)
        if end is None:
            i += 1
            continue
        name = _name(text, work, i, end)
        if name:
            found.append(name)
        i = end
    return tuple(found)


def opens_sentence(work: Work, i: int) -> bool:
    """Return whether token `i` has a capital only because a sentence may begin there."""
    return i == 0 or work.tokens[i - 1].text in OPENERS


def _capital(work: Work, owners: Sequence[int], i: int) -> bool:
    if not (0 <= i < len(work.tokens)) or owners[i] >= 0 or work.kind(i) not in ("word", "short"):
        return False
    return work.tokens[i].text[0].isupper()


def _run(work: Work, owners: Sequence[int], i: int) -> int | None:
    """Return where the run of capitals that begins at token `i` ends, or None."""
    if not _capital(work, owners, i):
        return None
    common = work.fold(i) in work.lexicon.stop or work.fold(i) in work.lexicon.facts.names.not_names
    titled = opens_sentence(work, i) and work.fold(i + 1) in work.lexicon.facts.names.titles
    if common or (titled and work.fold(i) not in work.lexicon.facts.names.titles):
        return None
    end = i + 1
    while end - i < LONGEST:
        step = _step(work, owners, end)
        if step is None:
            break
        end = step
    return end


def _step(work: Work, owners: Sequence[int], i: int) -> int | None:
    """Return the position after the next part of a name: a capital, past a small word, a hyphen or an ampersand."""
    if _capital(work, owners, i):
        return i + 1
    if work.fold(i) == "." and work.glued(i) and work.fold(i - 1) in work.lexicon.facts.names.titles:
        return i + 1 if _capital(work, owners, i + 1) else None
    j = i
    while j < i + 3 and (work.fold(j) in work.lexicon.facts.names.inside or (work.fold(j) in "-/" and work.glued(j))):
        j += 1
    return j + 1 if j > i and _capital(work, owners, j) else None


def _name(text: str, work: Work, first: int, end: int) -> Name | None:
    kept = [
        i
        for i in range(first, end)
        if work.kind(i) in ("word", "short") and work.fold(i) not in work.lexicon.beside_names
    ]
    if not kept:
        return None
    span = Span(work.tokens[first].start, work.tokens[end - 1].end)
    folded = tuple(bare(work.fold(i)) for i in kept)
    return Name(span, span.of(text), folded, first, end, opens_sentence(work, first))


def bare(word: str) -> str:
    """Return a folded word of a name without its possessive and the dots of an abbreviation.

    >>> bare("blake's"), bare("u.s")
    ('blake', 'us')
    """
    return word.removesuffix("'s").removesuffix("'").replace(".", "")
