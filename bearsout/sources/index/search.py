"""An open index: the passages that answer to a question, scored exactly (docs/scoring.md)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike, fspath

from bearsout.errors import UsageError
from bearsout.language.words import words
from bearsout.model import AskedWord, Found, Passage, Question, ScorePart, Search, Wording
from bearsout.sources.index import file
from bearsout.sources.index.question import Lexicon, Slot, question_language, understand
from bearsout.sources.index.scoring import DEFAULT_FLOOR, DEFAULT_K, idf, saturation
from bearsout.sources.index.store import Store, StoredDocument, from_json

LONGEST_QUESTION = 10_000
"""Characters. Nobody asks at such length; what is longer is a document that was passed by mistake."""

DUPLICATES_WITHIN = 20
"""Passages that say the same words are looked for among this many times k of the best: they differ only in titles."""

EVERY_TAG = "*"
"""The tag of an asker who may see everything."""


def open_index(path: str | PathLike[str]) -> Index:
    """Return the index in the file at `path`; raise IndexFileError if it is absent, foreign, cut, corrupt or newer."""
    name = fspath(path)
    content, digest = file.load(name)
    return Index(from_json(content, name), digest)


@dataclass(frozen=True, slots=True)
class _View:
    """What one asker may see: the passages by number, and the statistics and the words of those alone."""

    visible: tuple[bool, ...]
    count: int
    average: float
    lexicon: Lexicon


class Index:
    """An index that answers questions. `digest` names the file it came from."""

    def __init__(self, store: Store, digest: str) -> None:
        self._store = store
        self.digest = digest
        self._views: dict[frozenset[str], _View] = {}
        self._said: dict[int, tuple[str, ...]] = {}

    @property
    def documents(self) -> tuple[StoredDocument, ...]:
        """The documents, in the order of their names, each with its passages."""
        return self._store.documents

    @property
    def passages(self) -> tuple[Passage, ...]:
        """All passages, in the order of their numbers."""
        return self._store.passages

    @property
    def made_with(self) -> str:
        """The readers that cut the passages."""
        return self._store.made_with

    def search(
        self, question: str, k: int = DEFAULT_K, floor: float = DEFAULT_FLOOR, tags: Iterable[str] = ()
    ) -> Search:
        """Return at most `k` passages that score at or above `floor`, best first, ties by passage number.

        A passage that carries tags is found only with one of them among `tags` (or `*`); for anyone else the index is
        as if it did not hold it. Raises UsageError for a question without words, or one longer than LONGEST_QUESTION.
        """
        _refuse_unaskable(question, k, floor)
        view = self._view(frozenset(tags))
        asked, saturations = self._ask(question, view)
        whole = sum(word.weight * word.idf for word in asked.words)
        scores: defaultdict[int, float] = defaultdict(float)
        for word, met in zip(asked.words, saturations, strict=True):
            for number, share in met.items():
                scores[number] += word.weight * word.idf * share / whole if whole else 0.0
        ranked = sorted(
            (n for n, score in scores.items() if score >= floor and score > 0), key=lambda n: (-scores[n], n)
        )
        return Search(asked, self._found(ranked, k, asked, saturations, scores))

    def section(self, found: Found, search: Search, most: int) -> tuple[Found, ...]:
        """Return the passages that stand around a found one under the same heading, in order, at most `most` before it
        and after it; those that the search did not find have the score 0."""
        known = {item.number: item for item in search.found}
        numbers = range(max(0, found.number - most), min(len(self.passages), found.number + most + 1))
        beside = [number for number in numbers if _same_section(self.passages[number], found.passage)]
        return tuple(known.get(number) or Found(self.passages[number], 0.0, number=number) for number in beside)

    def _ask(self, question: str, view: _View) -> tuple[Question, list[dict[int, float]]]:
        """Return the question with the rarity of its words here, and for each word the s(t, p) of each passage."""
        language = question_language(question, view.lexicon)
        slots = understand(question, language, view.lexicon)
        saturations = [self._saturations(slot, view) for slot in slots]
        asked = (
            AskedWord(
                slot.text, slot.weight, idf(view.count, self._having(slot, met, view)), slot.wordings, slot.mended
            )
            for slot, met in zip(slots, saturations, strict=True)
        )
        return Question(question, language, tuple(asked)), saturations

    def _having(self, slot: Slot, met: Mapping[int, float], view: _View) -> int:
        """Return how many passages have a word: those that say it in words of its own, or else in any."""
        own = {number for wording in slot.wordings if wording.factor == 1 for number in self._wording(wording, view)}
        return len(own) if own and len(slot.wordings) > 1 else len(met)

    def _saturations(self, slot: Slot, view: _View) -> dict[int, float]:
        best: dict[int, float] = {}
        for wording in slot.wordings if slot.weight else ():
            for number, share in self._wording(wording, view).items():
                best[number] = max(best.get(number, 0.0), wording.factor * share)
        return best

    def _wording(self, wording: Wording, view: _View) -> dict[int, float]:
        """Return s(t, p) where a passage has each word of the wording: that of the word it says least."""
        shares: dict[int, float] | None = None
        for terms in wording.terms:
            counts: Counter[int] = Counter()
            for term in terms:
                counts.update({number: count for number, count in self._store.postings[term] if view.visible[number]})
            here = {n: saturation(count, self._store.lengths[n], view.average) for n, count in counts.items()}
            shares = here if shares is None else {n: min(s, here[n]) for n, s in shares.items() if n in here}
        return shares or {}

    def _found(
        self,
        ranked: Sequence[int],
        k: int,
        asked: Question,
        saturations: Sequence[dict[int, float]],
        scores: Mapping[int, float],
    ) -> tuple[Found, ...]:
        """Return the first `k` of the ranked passages, those that say the same words taken together."""
        groups: dict[tuple[str, ...], list[int]] = {}
        for number in ranked[: DUPLICATES_WITHIN * k]:
            same = self._words_said(number)
            if same in groups or len(groups) < k:
                groups.setdefault(same, []).append(number)
        return tuple(
            Found(
                self.passages[first],
                scores[first],
                _parts(asked, [met.get(first, 0.0) for met in saturations]),
                tuple(self.passages[number] for number in others),
                first,
            )
            for first, *others in groups.values()
        )

    def _words_said(self, number: int) -> tuple[str, ...]:
        """Return the words of a passage in order; two that say the same ones are one answer."""
        if number not in self._said:
            self._said[number] = tuple(word.text for word in words(self.passages[number].text))
        return self._said[number]

    def _view(self, tags: frozenset[str]) -> _View:
        if tags not in self._views:
            carried = [frozenset(passage.document.tags) for passage in self.passages]
            visible = tuple(not own or bool(own & tags) or EVERY_TAG in tags for own in carried)
            lengths = [length for length, seen in zip(self._store.lengths, visible, strict=True) if seen]
            average = sum(lengths) / len(lengths) if lengths else 1.0
            self._views[tags] = _View(visible, len(lengths), average, self._lexicon(visible))
        return self._views[tags]

    def _lexicon(self, visible: Sequence[bool]) -> Lexicon:
        """Return the words of the visible passages: no other word may be met, mended to, or told of."""
        spoken = Counter(passage.language for passage, seen in zip(self.passages, visible, strict=True) if seen)
        languages = tuple(sorted(spoken, key=lambda language: (-spoken[language], language or "")))
        store = self._store
        if all(visible):
            return Lexicon(languages, store.postings, store.spellings, store.vocabulary)
        terms = {term: None for term, pairs in store.postings.items() if any(visible[number] for number, _ in pairs)}
        kept = {word: tuple(term for term in own if term in terms) for word, own in store.spellings.items()}
        return Lexicon(languages, terms, {word: own for word, own in kept.items() if own}, store.vocabulary)


def _same_section(one: Passage, other: Passage) -> bool:
    return one.document.name == other.document.name and one.heading_path == other.heading_path


def _parts(asked: Question, saturations: Sequence[float]) -> tuple[ScorePart, ...]:
    """Return what each word that weighs anything adds to a passage's score."""
    whole = sum(word.weight * word.idf for word in asked.words)
    return tuple(
        ScorePart(word.text, word.weight, word.idf, share, word.weight * word.idf * share / whole)
        for word, share in zip(asked.words, saturations, strict=True)
        if word.weight
    )


def _refuse_unaskable(question: str, k: int, floor: float) -> None:
    if len(question) > LONGEST_QUESTION:
        raise UsageError(
            f"The question has {len(question):,} characters; at most {LONGEST_QUESTION:,} are taken.",
            "Ask it in fewer.",
        )
    if not words(question):
        raise UsageError(
            "The question has no words in it.", 'Ask in words, for example: "How long does a refund take?"'
        )
    if k < 1 or not 0 <= floor <= 1:
        raise UsageError("k must be at least 1 and floor between 0 and 1.")
