"""The shape of the part of a language's table that reading facts needs. All words here are folded: no case, no accents.

A phrase is a few words in a row, written with single spaces. Where a cell maps phrases to a word of a closed list, the
list is given in the field's comment; the code knows those words and no language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Phrases = Mapping[str, str]


def table(text: str) -> dict[str, str]:
    """Return the phrases of a cell, each with what it means: lines of `meaning: phrase | phrase`.

    >>> table("day: day | days")
    {'day': 'day', 'days': 'day'}
    """
    found: dict[str, str] = {}
    meaning = ""
    for line in text.strip().splitlines():
        head, colon, rest = line.partition(": ")
        if colon:
            meaning = head.strip()
        for phrase in (rest if colon else line).split("|"):
            if phrase.strip():
                found[" ".join(phrase.split())] = meaning
    return found


def listed(text: str) -> frozenset[str]:
    """Return the phrases of a cell without their order, which stand between bars.

    >>> sorted(listed("at least | up to"))
    ['at least', 'up to']
    """
    return frozenset(" ".join(piece.split()) for piece in text.split("|"))


def counts(text: str) -> dict[str, int]:
    """Return the number words of a cell, written `word 5`, a number a word.

    >>> counts("one 1 two 2")
    {'one': 1, 'two': 2}
    """
    pieces = text.split()
    return {word: int(value) for word, value in zip(pieces[::2], pieces[1::2], strict=True)}


def pairs(text: str) -> tuple[tuple[str, ...], ...]:
    """Return the pairs of a cell, written `this / that`, a pair between bars.

    >>> pairs("more / less | in / out")
    (('more', 'less'), ('in', 'out'))
    """
    return tuple(tuple(" ".join(side.split()) for side in pair.split("/")) for pair in text.split("|") if pair.strip())


@dataclass(frozen=True, slots=True)
class Numbers:
    """How numbers are written and said."""

    decimal: str = "."
    """The decimal mark; the other one of `.` and `,` groups thousands."""
    words: Mapping[str, int] = field(default_factory=dict[str, int])
    """What is added up: "three", "twenty", "duzentos"."""
    scales: Mapping[str, int] = field(default_factory=dict[str, int])
    """What multiplies: "hundred", "thousand", "million"."""
    joiners: frozenset[str] = frozenset()
    """What may stand between two number words: "and"."""
    weak: frozenset[str] = frozenset()
    """Number words that are articles or pronouns as well ("one", "una"): a number only before a unit or a noun."""
    ones: frozenset[str] = frozenset()
    """Articles that count as 1 before a scale, a dozen or a half ("a dozen", "un millón")."""
    halves: frozenset[str] = frozenset()
    """Words for one half."""
    parts: Mapping[str, int] = field(default_factory=dict[str, int])
    """Names of fractions after a number: "thirds" 3, "quarters" 4."""
    points: frozenset[str] = frozenset()
    """The decimal mark as a word: "point"."""
    lengths: frozenset[str] = frozenset()
    """Words after which "a week" is a length of one week, not a rate."""
    dozens: Mapping[str, int] = field(default_factory=dict[str, int])
    """Counts that are nouns: "dozen" 12, "pair" 2."""
    plurals: frozenset[str] = frozenset()
    """Plurals that do not end in -s."""
    times: Mapping[str, int] = field(default_factory=dict[str, int])
    """Adverbs of number: "once" 1, "twice" 2."""
    ordinals: Mapping[str, int] = field(default_factory=dict[str, int])
    """Words for places in an order: "third" 3."""
    ordinal_tens: Mapping[str, int] = field(default_factory=dict[str, int])
    """Words that an ordinal may follow: "twenty" (first), "décimo" (sétimo)."""
    ordinal_endings: frozenset[str] = frozenset()
    """What makes digits an ordinal: "st", "º"."""


@dataclass(frozen=True, slots=True)
class Units:
    """Units, currencies and what binds a number."""

    names: Phrases = field(default_factory=dict[str, str])
    """Names of units; what they mean is a unit of reading/units.py."""
    currencies: Phrases = field(default_factory=dict[str, str])
    """Names of currencies; what they mean is a set of ISO codes with spaces between them, or `cent`."""
    percent: frozenset[str] = frozenset()
    """Phrases for a hundredth: "percent"."""
    points: frozenset[str] = frozenset()
    """Phrases for percentage points."""
    of: frozenset[str] = frozenset()
    """What may stand between a scale and a unit: "of", "de"."""
    per: frozenset[str] = frozenset()
    """What makes a rate of a unit: "per", "a", "por"."""
    per_any: frozenset[str] = frozenset()
    """Those of them after which any noun makes a rate: "per" (claim)."""
    bounds_before: Phrases = field(default_factory=dict[str, str])
    """Phrases before a number: `>=` at least, `<=` at most, `>` over, `<` under, `in` within, `~` about, `=`
    exactly."""
    bounds_after: Phrases = field(default_factory=dict[str, str])
    """Phrases after a number and its unit, with the same meanings: "or more"."""
    range_open: frozenset[str] = frozenset()
    """What opens a range: "between", "from"."""
    range_join: frozenset[str] = frozenset()
    """What joins the ends of a range by itself: "to"."""
    range_and: frozenset[str] = frozenset()
    """What joins them only after an opener: "and"."""
    labels: frozenset[str] = frozenset()
    """Words that make the next number a label: "room", "version"."""
    label_marks: frozenset[str] = frozenset()
    """What may stand between such a word and the number: "no"."""
    comparatives: frozenset[str] = frozenset()
    """Bounds that a denial before them turns round: "no ... more than 2" is at most 2."""
    free: frozenset[str] = frozenset()
    """Phrases that say that something costs nothing."""
    payment: frozenset[str] = frozenset()
    """Words for paying; to deny one of them says that something is free."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """Dates and times of day."""

    day_first: bool = True
    months: Mapping[str, int] = field(default_factory=dict[str, int])
    unsure_months: frozenset[str] = frozenset()
    """Months that are common words too ("may"): a month only with a capital, beside a day or a year."""
    weekdays: Mapping[str, int] = field(default_factory=dict[str, int])
    of: frozenset[str] = frozenset()
    """What may stand between day, month and year."""
    day_words: frozenset[str] = frozenset()
    """What makes a bare number a day of the month: "dia"."""
    on: frozenset[str] = frozenset()
    """Words that make "22/04" a day of a month: "on"."""
    at: frozenset[str] = frozenset()
    """Phrases that make a bare number an hour: "at", "às"."""
    morning: frozenset[str] = frozenset()
    afternoon: frozenset[str] = frozenset()
    hour_words: frozenset[str] = frozenset()
    """What may follow an hour: "o'clock", "horas"."""
    quarters: frozenset[str] = frozenset()
    """Words for a quarter of a year, after an ordinal."""
    years: frozenset[str] = frozenset()
    """Words and prepositions before a four-digit number that is a year: "in", "since"."""
    noon: Mapping[str, int] = field(default_factory=dict[str, int])
    """Names of hours: "noon" 12, "midnight" 0."""
    starts: frozenset[str] = frozenset()
    """Words that a range's first day belongs to: "begins"."""
    ends: frozenset[str] = frozenset()
    """Words that its last day belongs to: "ends"."""


@dataclass(frozen=True, slots=True)
class Names:
    """What the reader of names needs to know."""

    titles: frozenset[str] = frozenset()
    """Words before a person's name, which may be left out."""
    inside: frozenset[str] = frozenset()
    """Small words inside a name: "of", "da"."""
    suffixes: frozenset[str] = frozenset()
    """Words after a company's name, which may be left out: "ltd"."""
    agents: frozenset[str] = frozenset()
    """What stands before the one who acts in a passive: "by"."""
    not_names: frozenset[str] = frozenset()
    """Words that are written with a capital and name nothing of their own."""


@dataclass(frozen=True, slots=True)
class Polarity:
    """What turns a statement round, or makes it weaker or stronger."""

    cues: Phrases = field(default_factory=dict[str, str])
    """`not`, `none` (no one, nothing, no ...), `not_all`, `rare`, `without`, `except`, `unless`, `nor`."""
    pseudo: frozenset[str] = frozenset()
    """Phrases that look like a cue and negate nothing: "not only"."""
    lexical: Phrases = field(default_factory=dict[str, str])
    """Words that deny another word: "excludes" means not "include". An empty meaning denies what follows."""
    prefixes: tuple[str, ...] = ()
    """Beginnings that turn a word round: "un", "non"."""
    breaks: frozenset[str] = frozenset()
    """Words that end the scope of a negation: "but"."""
    ends: frozenset[str] = frozenset()
    """Words that end the scope of a negation and begin no clause: "and"."""
    conjunctions: frozenset[str] = frozenset()
    """Words that join two clauses: "and", "or"."""
    subordinators: frozenset[str] = frozenset()
    """Words that open a clause of their own: "if", "when", "because", "who"."""
    only: frozenset[str] = frozenset()
    """Words that keep a rule to what follows them: "only"."""
    quantifiers: Phrases = field(default_factory=dict[str, str])
    """`all`, `most`, `many`, `some`, `few`; of time `always`, `usually`, `often`, `sometimes`."""
    strengths: Phrases = field(default_factory=dict[str, str])
    """`must`, `should`, `may`."""
    opposites: tuple[tuple[str, ...], ...] = ()
    """Pairs of words or phrases of which only one can be meant."""
    same: tuple[tuple[str, ...], ...] = ()
    """Words that say the same of a rule or its object ("buy / purchase"): they only help to find the clause."""
    auxiliaries: frozenset[str] = frozenset()
    """Words that say nothing of the topic beside the stop words: "take", "get"."""
    telling: frozenset[str] = frozenset()
    """Stop words that tell clauses apart all the same: "same"."""
    questions: frozenset[str] = frozenset()
    """Words that open a question."""
    greetings: frozenset[str] = frozenset()
    """Phrases that open a sentence which states nothing of the documents."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """The sentences that a refusal is told in, by the kind of problem.

    `{text}` is the sentence's own words, `{found}` what the passage says. Each kind has one sentence for when the
    passage
    says something else there, and one (`<kind>.absent`) for when it says nothing.
    """

    by_kind: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True, slots=True)
class Facts:
    """All that reading facts needs of a language."""

    numbers: Numbers = field(default_factory=Numbers)
    units: Units = field(default_factory=Units)
    calendar: Calendar = field(default_factory=Calendar)
    names: Names = field(default_factory=Names)
    polarity: Polarity = field(default_factory=Polarity)
    reasons: Reasons = field(default_factory=Reasons)
