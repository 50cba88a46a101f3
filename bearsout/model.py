"""The nouns that cross folders, all frozen. Of ours it imports the span alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from bearsout.span import Span as Span


@dataclass(frozen=True, slots=True)
class Dates:
    """The days that a document declares for itself, as ISO 8601 dates (`2026-01-31`), each of them optional."""

    updated: str | None = None
    valid_from: str | None = None
    valid_until: str | None = None


@dataclass(frozen=True, slots=True)
class Document:
    """What a document says about itself. `titles` are its own names; they are searched but not printed in a path."""

    name: str
    titles: tuple[str, ...] = ()
    language: str | None = None
    link: str | None = None
    tags: tuple[str, ...] = ()
    dates: Dates = field(default_factory=Dates)


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph, list item or table row that could be said to someone, under the headings it stands under.

    `heading_path` has the outermost heading first and starts below the document's own title. `page` is the label
    that a reader of the page sees ("12", "iv"). `language` is a code ("en") or None where none was recognised.
    """

    document: Document
    heading_path: tuple[str, ...]
    text: str
    link: str | None = None
    page: str | None = None
    language: str | None = None


@dataclass(frozen=True, slots=True)
class Wording:
    """One way to say a word of a question: each of `terms` must be met by one of its members.

    `factor` is 1 for the word itself and for its synonyms, less for a broader word.
    """

    terms: tuple[frozenset[str], ...]
    factor: float = 1.0


@dataclass(frozen=True, slots=True)
class AskedWord:
    """A distinct word (or declared phrase) of a question. `weight` is w and `idf` is idf in docs/scoring.md.

    `mended` is the word of the index that a misspelt word was taken for.
    """

    text: str
    weight: float
    idf: float
    wordings: tuple[Wording, ...]
    mended: str | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A question as the index understood it: its words, each with its weight and its rarity there."""

    text: str
    language: str | None
    words: tuple[AskedWord, ...]


@dataclass(frozen=True, slots=True)
class ScorePart:
    """What one word of the question adds to a passage's score: `share` = w idf s / sum of w idf."""

    word: str
    weight: float
    idf: float
    saturation: float
    share: float


@dataclass(frozen=True, slots=True)
class Found:
    """A passage that answers to a question, with its score from 0 to 1, which is the sum of its parts' shares.

    `same_as` are other passages that say the same words; they are cited beside this one.
    """

    passage: Passage
    score: float
    parts: tuple[ScorePart, ...] = ()
    same_as: tuple[Passage, ...] = ()
    number: int = -1
    """The passage's number in its index: the next one follows it in the document, or opens the next document."""


@dataclass(frozen=True, slots=True)
class Search:
    """What an index has for a question: the found passages, best first, all of them at or above the floor."""

    question: Question
    found: tuple[Found, ...]


@dataclass(frozen=True, slots=True)
class DraftSentence:
    """A sentence that a composer proposes. `cites` are positions in the list of found passages it was given."""

    text: str
    cites: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """What a composer proposes, before anything is checked. `answer_calls` counts calls made to a language model."""

    sentences: tuple[DraftSentence, ...]
    answer_calls: int = 0
    reason: str | None = None
    """Why nothing is proposed, in a code of `Answer`."""


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a sentence is not supported: `span` and `text` are its own words, `found` is what the passage says there.

    `kind` is a word of the table in docs/verification.md ("number", "date", "amount", "name", "negation" ...).
    """

    kind: str
    span: Span
    text: str
    reason: str
    found: str | None = None


@dataclass(frozen=True, slots=True)
class Evidence:
    """The piece of a cited passage that bears a sentence out. `passage` is a position in the cited passages."""

    passage: int
    span: Span
    quote: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the cited passages bear a sentence out; with no problem it is supported and `evidence` says where."""

    problems: tuple[Problem, ...] = ()
    evidence: tuple[Evidence, ...] = ()

    @property
    def supported(self) -> bool:
        """True where nothing in the sentence was refused."""
        return not self.problems

    @property
    def is_claim(self) -> bool:
        """False for a question, a greeting or a sentence about the answer itself, which nothing can bear out."""
        return not any(problem.kind == "not_a_claim" for problem in self.problems)

    @property
    def refused(self) -> bool:
        """True for a claim that is not supported."""
        return self.is_claim and not self.supported


@dataclass(frozen=True, slots=True)
class CheckedSentence:
    """A sentence of somebody's draft, the passages it was held against, and the verdict."""

    text: str
    passages: tuple[Passage, ...]
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Citation:
    """Where a sentence comes from. `span` is where `quote` stands in the passage's text; `as_of` is an ISO date."""

    document: str
    heading_path: tuple[str, ...]
    link: str | None
    page: str | None
    score: float
    quote: str
    span: Span
    as_of: str | None


@dataclass(frozen=True, slots=True)
class Notice:
    """A house rule: where a document with the tag is cited, the sentence is added after the answer."""

    tag: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of an answer with its citations. A notice is a house rule's sentence and cites nothing."""

    text: str
    citations: tuple[Citation, ...]
    notice: bool = False


@dataclass(frozen=True, slots=True)
class Dropped:
    """A sentence that was proposed and not said, and why."""

    text: str
    citations: tuple[Citation, ...]
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said to a question. Where nothing is, `sentences` is empty and `reason` says why in a code.

    `index` is the digest of the index that was asked; `found` are the passages the composer was given.
    Reasons: `below_floor` (no passage reached the floor), `other_language` (the index has none in the question's
    language); and where passages were found: `nothing_supported` (no sentence of them survived), `topic_not_covered`,
    `kind_not_found` (no sentence gives the kind of fact that is due), `action_not_question`.
    """

    question: Question
    index: str
    composer: str
    sentences: tuple[Sentence, ...] = ()
    dropped: tuple[Dropped, ...] = ()
    found: tuple[Found, ...] = ()
    reason: str | None = None
    answer_calls: int = 0
    nearest: tuple[Found, ...] = ()
    """Where nothing is said: the passages that come nearest, of which only the titles may be shown."""

    @property
    def answered(self) -> bool:
        """True where at least one sentence is said."""
        return bool(self.sentences)
