"""A question as an index understands it: its distinct words, how each weighs, and which terms meet it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Protocol

from bearsout.language.detect import detect
from bearsout.language.table import CODES, load
from bearsout.language.words import Word, fold, term, words
from bearsout.model import Wording
from bearsout.sources.index.everyday import everyday, stems_of
from bearsout.sources.index.everyday import longest as longest_everyday
from bearsout.sources.index.scoring import (
    BROADER_FACTOR,
    CONTENT_WEIGHT,
    EVERYDAY_FACTOR,
    FRAME_WEIGHT,
    STOP_WEIGHT,
)
from bearsout.sources.index.spelling import may_mend
from bearsout.sources.vocabulary import Kin, Vocabulary

MOST_MENDED = 12
"""How many words of one question are looked up for mending; each costs a pass over the index's words."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One distinct word, or declared phrase, of a question before its rarity is known."""

    text: str
    weight: float
    wordings: tuple[Wording, ...]
    mended: str | None = None


class Lexicon(Protocol):
    """What an index knows of words: its languages (the commonest first), its terms, spellings and kinships."""

    @property
    def languages(self) -> tuple[str | None, ...]: ...

    @property
    def vocabulary(self) -> Vocabulary: ...

    def terms_of(self, word: str) -> frozenset[str]:
        """Return the index's terms that a lower-case word meets, in each of its languages."""
        ...

    def spelled(self, spelling: str) -> frozenset[str]:
        """Return the index's terms that a folded spelling became."""
        ...

    def meant(self, word: str) -> str | None:
        """Return the index's spelling that a misspelt folded word was most likely meant to be."""
        ...


def question_language(text: str, lexicon: Lexicon) -> str | None:
    """Return the language a question is asked in; one that does not tell is taken to be in the index's commonest."""
    return detect(text, next((language for language in lexicon.languages if language), None))


def understand(text: str, language: str | None, lexicon: Lexicon) -> tuple[Slot, ...]:
    """Return the distinct words of a question in its order, each once, with what meets it in the index."""
    slots: dict[str, Slot] = {}
    unknown: list[str] = []
    for asked in _phrases(words(text), language, lexicon.vocabulary):
        if len(asked.words) == 1 and not asked.kin:
            (word,) = asked.words
            key = term(word.text, language)
            if key not in slots:
                slots[key] = slot = _word(word, key, language, lexicon)
                if slot.weight and not slot.wordings and may_mend(text, word):
                    unknown.append(key)
        elif asked.kin:
            slots.setdefault(asked.text, _declared(asked, lexicon))
        else:
            slots.setdefault(asked.text, _spoken(asked, language, lexicon))
    return tuple((slots | _mended(slots, unknown[:MOST_MENDED], lexicon)).values())


def _mended(slots: Mapping[str, Slot], unknown: Sequence[str], lexicon: Lexicon) -> dict[str, Slot]:
    """Return the slots of unknown words that were most likely meant to be others.

    None is mended where nothing of the topic is known and a part of it stays unknown: "bake bread" would rest on a
    guess alone. The first such part ends the search.
    """
    topic = {key for key, slot in slots.items() if slot.weight == CONTENT_WEIGHT}
    known = any(slots[key].wordings for key in topic)
    if not known and not topic <= set(unknown):
        return {}
    mended: dict[str, Slot] = {}
    for key in unknown:
        if spelling := lexicon.meant(fold(slots[key].text)):
            mended[key] = replace(slots[key], wordings=(Wording((lexicon.spelled(spelling),)),), mended=spelling)
        elif key in topic and not known:
            return {}
    return mended


@dataclass(frozen=True, slots=True)
class _Phrase:
    words: tuple[Word, ...]
    kin: Kin | None

    @property
    def text(self) -> str:
        return " ".join(word.text for word in self.words)


def _phrases(spoken: Sequence[Word], language: str | None, vocabulary: Vocabulary) -> Iterator[_Phrase]:
    """Yield the words of a question, those of a declared phrase together; the longest phrase wins."""
    declared = {_stems(phrase, language): kin for phrase, kin in vocabulary.kin.items()}
    longest = max((*(len(stems) for stems in declared), longest_everyday(language)), default=0)
    stems = [term(word.text, language) for word in spoken]
    common = everyday(language)
    at = 0
    while at < len(spoken):
        length, kin = 1, None
        for size in range(min(longest, len(spoken) - at), 0, -1):
            phrase = tuple(stems[at : at + size])
            if (found := declared.get(phrase)) is not None or (size > 1 and phrase in common):
                length, kin = size, found
                break
        yield _Phrase(tuple(spoken[at : at + length]), kin)
        at += length


def _stems(phrase: str, language: str | None) -> tuple[str, ...]:
    return tuple(term(word.text, language) for word in words(phrase))


def _declared(asked: _Phrase, lexicon: Lexicon) -> Slot:
    """Return the slot of a declared phrase: met by itself, by what means the same, and for less by what is broader."""
    factors = {asked.text: 1.0}
    todo = [asked.text]
    kin_of = {_stems(phrase, None): kin for phrase, kin in lexicon.vocabulary.kin.items()}
    while todo:
        phrase = todo.pop()
        kin = (asked.kin if phrase == asked.text else kin_of.get(_stems(phrase, None))) or Kin()
        wider = [(other, BROADER_FACTOR) for other in kin.broader]
        for other, factor in [*((same, 1.0) for same in kin.same), *wider]:
            if factors[phrase] * factor > factors.get(other, 0.0):
                factors[other] = factors[phrase] * factor
                todo.append(other)
    wordings = (_wording(phrase, factor, lexicon) for phrase, factor in factors.items())
    return Slot(asked.text, CONTENT_WEIGHT, tuple(wording for wording in wordings if wording))


def _spoken(asked: _Phrase, language: str | None, lexicon: Lexicon) -> Slot:
    """Return the slot of an everyday phrase of several words: met by itself, and for less by what it stands for."""
    own = _wording(asked.text, 1.0, lexicon)
    slot = Slot(asked.text, CONTENT_WEIGHT, (own,) if own else ())
    return _with_everyday(slot, stems_of(asked.text, language), language, lexicon)


def _with_everyday(slot: Slot, stems: tuple[str, ...], language: str | None, lexicon: Lexicon) -> Slot:
    """Return the slot met, for less, by what people say for its words every day."""
    if slot.weight == STOP_WEIGHT:
        return slot
    others = (_wording(phrase, EVERYDAY_FACTOR, lexicon) for phrase in everyday(language).get(stems, ()))
    return replace(slot, wordings=(*slot.wordings, *(wording for wording in others if wording)))


def _wording(phrase: str, factor: float, lexicon: Lexicon) -> Wording | None:
    """Return how the index says a phrase, or None where it has not all of its words."""
    met = tuple(lexicon.terms_of(word.text) for word in words(phrase))
    return Wording(met, factor) if met and all(met) else None


def _word(word: Word, key: str, language: str | None, lexicon: Lexicon) -> Slot:
    met = lexicon.terms_of(word.text)
    slot = Slot(word.text, word_weight(word.text, language), (Wording((met,)),) if met else ())
    return _with_everyday(slot, (key,), language, lexicon)


def word_weight(word: str, language: str | None) -> float:
    """Return w(t) of a lower-case word of a question, whether or not its accents were typed.

    >>> word_weight("refund", "en"), word_weight("the", "en"), word_weight("voce", "pt")
    (1.0, 0.0, 0.0)
    """
    if language not in CODES:
        return CONTENT_WEIGHT
    stop, frame = _weighed(language)
    if word in stop or fold(word) in stop:
        return STOP_WEIGHT
    return FRAME_WEIGHT if word in frame or fold(word) in frame else CONTENT_WEIGHT


@cache
def _weighed(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return a language's stop and frame words, each both as spelled and without accents."""
    table = load(language).words
    stop = table.stop | {fold(word) for word in table.stop}
    return stop, table.frame | {fold(word) for word in table.frame}
