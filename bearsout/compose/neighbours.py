"""What may not be cut from a sentence: its caveat, its rule, and what its pronoun points to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bearsout.language.questions import is_question
from bearsout.language.table import CODES, Discourse, load
from bearsout.language.words import term, words
from bearsout.model import Passage, Span

MOST_FOLLOWING = 2
"""How many sentences after the one that answers are said because they restrict it."""


def with_neighbours(passage: Passage, spans: Sequence[Span], at: int) -> Iterator[int]:
    """Yield the positions of a sentence and of the neighbours that it may not be said without."""
    table = load(passage.language).discourse if passage.language in CODES else Discourse()
    texts = [span.of(passage.text) for span in spans]
    # Under a heading that is a question the answer begins where the passage does ("Yes, for 30 minutes.").
    asked = bool(passage.heading_path) and is_question(passage.heading_path[-1])
    first, last = (max(0, at - MOST_FOLLOWING), at) if asked else (at, at)
    while first > 0 and _leans_back(texts, first, table, passage.language):
        first -= 1
    while last + 1 < len(texts) and last - at < MOST_FOLLOWING and _goes_on(texts, last + 1, table, passage.language):
        last += 1
    yield from (number for number in range(first, last + 1) if not is_question(texts[number]))


def _leans_back(texts: Sequence[str], at: int, table: Discourse, language: str | None) -> bool:
    """Tell whether a sentence needs the one before it: a pronoun or a caveat opens it, or it is the exception to it."""
    openers = (*table.pronoun_openers, *table.caveat_openers)
    return _opens(texts[at], openers) or _is_exception(texts[at - 1], texts[at], table, language)


def _goes_on(texts: Sequence[str], at: int, table: Discourse, language: str | None) -> bool:
    """Tell whether a sentence may restrict the one before it: by its opening, or because it speaks of the same topic.

    A restriction often has no mark of its own ("Points last two years. Points of a gift last one."). To ask for an
    opening or a negation drops 4 caveats of the cases of answers and costs .028 of their score; a sentence too many
    costs less.
    """
    if _opens(texts[at], (*table.caveat_openers, *table.pronoun_openers)):
        return True
    before, here = ([word.text for word in words(text)] for text in (texts[at - 1], texts[at]))
    return bool(_topic(before, language) & _topic(here, language))


def _opens(text: str, openers: Sequence[str]) -> bool:
    spoken = [word.text for word in words(text[:80])]
    return any(spoken[: len(opener)] == opener for opener in ([w.text for w in words(o)] for o in openers))


def _is_exception(rule: str, text: str, table: Discourse, language: str | None) -> bool:
    """Tell whether `text` denies of something what `rule` grants: it has a negation, the rule has none, and they share
    a word of the topic ("An order can be refunded ... A gift card cannot be refunded.")."""
    ruled, denied = ([word.text for word in words(side)] for side in (rule, text))
    if table.negations.isdisjoint(denied) or not table.negations.isdisjoint(ruled):
        return False
    return bool(_topic(ruled, language) & _topic(denied, language))


def _topic(spoken: Sequence[str], language: str | None) -> frozenset[str]:
    light = load(language).words.stop | load(language).words.frame if language in CODES else frozenset[str]()
    return frozenset(term(word, language) for word in spoken if word not in light)
