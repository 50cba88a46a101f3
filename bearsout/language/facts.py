"""The shape of the part of a language's table that reading facts needs. All words here are folded: no case, no accents.

A phrase is a few words in a row, written with single spaces. Where a cell maps phrases to a word of a closed list, the
list is given in the field's comment; the code knows those words and no language.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

Phrases = Mapping[str, str]

NONE: Mapping[str, Any] = MappingProxyType({})
"""What a cell of phrases holds in a language whose table leaves it out."""


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


def inflected(text: str, endings: str) -> dict[str, int]:
    """Return number words as `counts` does, each stem of the cell with each of the endings; `-` is no ending.

    >>> inflected("primer 1", "- o a")
    {'primer': 1, 'primero': 1, 'primera': 1}
    """
    tails = ["" if end == "-" else end for end in endings.split()]
    return {stem + end: value for stem, value in counts(text).items() for end in tails}


def pairs(text: str) -> tuple[tuple[str, ...], ...]:
    """Return the pairs of a cell, written `this / that`, a pair between bars.

    >>> pairs("more / less | in / out")
    (('more', 'less'), ('in', 'out'))
    """
    return tuple(tuple(" ".join(side.split()) for side in pair.split("/")) for pair in text.split("|") if pair.strip())


class Numbers(NamedTuple):
    """How numbers are written and said."""

    decimal: str = "."
    """The decimal mark; the other one of `.` and `,` groups thousands."""
    words: Mapping[str, int] = NONE
    """What is added up: "three", "twenty", "duzentos"."""
    scales: Mapping[str, int] = NONE
    """What multiplies: "hundred", "thousand", "million"."""
    joiners: frozenset[str] = frozenset()
    """What may stand between two number words: "and"."""
    joined: frozenset[int] = frozenset({20, 100, 1000})
    """After what it stands: 20 the tens ("vinte e um"), 100 the hundreds, 1000 a scale; 16 is "diez y seis"."""
    links: frozenset[str] = frozenset()
    """Letters beside the joiners that join number words written as one: the "i" of "treintaicinco"."""
    in_pairs: bool = False
    """Whether "nineteen seventy" and "one twenty" are one number."""
    weak: frozenset[str] = frozenset()
    """Number words that are articles or pronouns as well ("one", "una"): a number only before a unit or a noun."""
    ones: frozenset[str] = frozenset()
    """Articles that count as 1 before a scale, a dozen or a half ("a dozen", "un millón")."""
    vague: frozenset[str] = frozenset()
    """Words that say no exact number unless one stands before them: "thousands" (of), "dezenas"."""
    vaguely: frozenset[str] = frozenset()
    """Words that make a scale after them inexact: "several" (hundred)."""
    halves: frozenset[str] = frozenset()
    """Words for one half that may stand after an "and": "half"."""
    half_nouns: frozenset[str] = frozenset()
    """Words for one half that stand alone: "metade"."""
    parts: Mapping[str, int] = NONE
    """Names of fractions after a number: "thirds" 3, "quarters" 4."""
    avos: frozenset[str] = frozenset()
    """What makes a number the name of a fraction, as a word or at the end of one: "avos"."""
    part_nouns: frozenset[str] = frozenset()
    """Nouns that make an ordinal the name of a fraction: "partes" (tres cuartas)."""
    points: frozenset[str] = frozenset()
    """The decimal mark as a word: "point"."""
    mixed: frozenset[str] = frozenset()
    """What joins a fraction or decimals to a whole number beside the joiners: "con"."""
    ratios: Phrases = NONE
    """What stands between the two numbers of a ratio: `over` divides, `in` counts cases ("one in five")."""
    lengths: frozenset[str] = frozenset()
    """Words after which "a week" is a length of one week, not a rate."""
    dozens: Mapping[str, int] = NONE
    """Counts that are nouns: "dozen" 12, "pair" 2."""
    plurals: frozenset[str] = frozenset()
    """Plurals that do not end in -s."""
    times: Mapping[str, int] = NONE
    """Adverbs of number: "once" 1, "twice" 2."""
    ordinals: Mapping[str, int] = NONE
    """Words for places in an order: "third" 3."""
    place_nouns: frozenset[str] = frozenset()
    """Ordinals that are nouns as well, so that they say a place only after an article: "terceiros" (third parties)."""
    counted: int = 1
    """The least ordinal that cardinals may stand before in one number: "twenty first" 1, "dos milésimo" 1000."""
    from_last: frozenset[str] = frozenset()
    """Phrases after an ordinal that count from the end, so that no place from the beginning is said: "to last"."""
    ordinal_endings: frozenset[str] = frozenset()
    """What makes digits an ordinal: "st", "º"."""


class Units(NamedTuple):
    """Units, currencies and what binds a number."""

    names: Phrases = NONE
    """Names of units; what they mean is a unit of reading/units.py."""
    bases: Phrases = NONE
    """Names of units that take the prefixes below: "metre"."""
    prefixes: Phrases = NONE
    """Prefixes of the international system and what they mean: "quilo" is `kilo`."""
    squares: frozenset[str] = frozenset()
    """What makes an area of a length, before or after it: "square", "cuadrados"."""
    cubes: frozenset[str] = frozenset()
    """What makes a volume of a length: "cubic"."""
    crowds: frozenset[str] = frozenset()
    """Nouns counted by the million, before which a glued "m" is no metre: "5m users"."""
    either: Phrases = NONE
    """Names that are both a currency and a weight, and which of `money` and `quantity` they are by themselves."""
    weighing: frozenset[str] = frozenset()
    """Words that make a weight of such a name: "weighs"."""
    currencies: Phrases = NONE
    """Names of currencies; what they mean is a set of ISO codes with spaces between them, or `cent`."""
    cents: Phrases = NONE
    """Those names of cents that are a hundredth of one currency alone, and which."""
    cent_joins: frozenset[str] = frozenset()
    """What may stand between an amount and its cents: "and"."""
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
    bounds_before: Phrases = NONE
    """Phrases before a number: `>=` at least, `<=` at most, `>` over, `<` under, `in` within, `~` about, `=`
    exactly."""
    bounds_after: Phrases = NONE
    """Phrases after a number and its unit, with the same meanings: "or more"."""
    range_open: frozenset[str] = frozenset()
    """What opens a range: "between", "from"."""
    range_join: frozenset[str] = frozenset()
    """What joins the ends of a range by itself: "to"."""
    range_and: frozenset[str] = frozenset()
    """What joins them only after an opener: "and"."""
    bound_joins: frozenset[str] = frozenset()
    """What else joins two bounds to one range: "but"."""
    articles: frozenset[str] = frozenset()
    """Articles that may stand between a bound and its number: "more than the 20"."""
    minus: frozenset[str] = frozenset()
    """Words for the sign of a negative number: "minus"."""
    below_zero: frozenset[str] = frozenset()
    """Phrases after a number that make it negative: "below zero"."""
    lengths: frozenset[str] = frozenset()
    """Words after which "a week" is a length of one week, not a rate."""
    lengths_after: frozenset[str] = frozenset()
    """Words before which it is one: "ahead"."""
    wholes: frozenset[str] = frozenset()
    """Phrases before a unit of time that mean one of it: "all" (day), "another" (week)."""
    ages: Phrases = NONE
    """Phrases after a number that make it an age, with the meanings of the bounds: "or older", "years old"."""
    ages_before: Phrases = NONE
    """The same before a number: "older than"."""
    between: frozenset[str] = frozenset()
    """Words that may stand between a number and its unit: "more" (days)."""
    sizes: frozenset[str] = frozenset()
    """Words after a unit that say what it measures: "wide"."""
    labels: frozenset[str] = frozenset()
    """Words that make the next number a label: "room", "version"."""
    phones: frozenset[str] = frozenset()
    """Words before a telephone number: "call"."""
    label_marks: frozenset[str] = frozenset()
    """What may stand between such a word and the number: "no"."""
    comparatives: frozenset[str] = frozenset()
    """Bounds that a denial before them turns round: "no ... more than 2" is at most 2."""
    free: frozenset[str] = frozenset()
    """Phrases that say that something costs nothing."""
    payment: frozenset[str] = frozenset()
    """Words for paying; to deny one of them says that something is free."""


class Calendar(NamedTuple):
    """Dates and times of day."""

    day_first: bool = True
    months: Mapping[str, int] = NONE
    unsure_months: frozenset[str] = frozenset()
    """Months that are common words too ("may"): a month only with a capital, a preposition or a year beside them."""
    month_preps: frozenset[str] = frozenset()
    """Words after which such a word, or a short one, is a month: "in", "since"."""
    weekdays: Mapping[str, int] = NONE
    weak_weekdays: Mapping[str, int] = NONE
    """Weekdays that are other words too ("sun", "segunda"): read only beside a date or another weekday."""
    of: frozenset[str] = frozenset()
    """What may stand between a day and its month."""
    day_links: frozenset[str] = frozenset()
    """Phrases that may stand there too: "day of", "dias do mês de"."""
    year_of: frozenset[str] = frozenset()
    """What may stand before the year of a date: "of", "in"."""
    day_words: frozenset[str] = frozenset()
    """What makes a bare number a day of the month: "dia"."""
    each_month: frozenset[str] = frozenset()
    """Phrases after a day that no month is said of: "of each month"."""
    on: frozenset[str] = frozenset()
    """Words that make "22/04" a day of a month: "on"."""
    at: frozenset[str] = frozenset()
    """Phrases that make a bare number an hour: "at", "às"."""
    morning: frozenset[str] = frozenset()
    afternoon: frozenset[str] = frozenset()
    hour_words: frozenset[str] = frozenset()
    """What may follow an hour: "o'clock", "horas"."""
    minute_names: Mapping[str, int] = NONE
    """Parts of an hour: "half" 30, "cuarto" 15."""
    minutes_before: Phrases = NONE
    """What stands between minutes and the hour after them: `+` past, `-` to."""
    minutes_after: Phrases = NONE
    """What stands between an hour and the minutes after it: `+` "y", `-` "menos"."""
    opens: frozenset[str] = frozenset()
    """Words after which "9-17" are hours: "open"."""
    quarters: frozenset[str] = frozenset()
    """Words for a quarter of a year, after an ordinal."""
    halves: frozenset[str] = frozenset()
    """Words for half a year, after an ordinal."""
    quarter_letters: frozenset[str] = frozenset()
    """The letter of "Q3"."""
    half_letters: frozenset[str] = frozenset()
    """The letter of "H1", which is a half only beside a year."""
    lasts: frozenset[str] = frozenset()
    """The last of something: "last", "últimos"."""
    decades: frozenset[str] = frozenset()
    """Phrases that make a number a decade: "década de", "anos"."""
    decade_names: Mapping[str, int] = NONE
    """Decades by name: "nineties" 90."""
    decade_endings: frozenset[str] = frozenset()
    """What makes digits a decade: "s"."""
    years: frozenset[str] = frozenset()
    """Words and prepositions before a four-digit number that is a year: "in", "since"."""
    year_words: frozenset[str] = frozenset()
    """Words for a year, beside which a number surely is one."""
    between: frozenset[str] = frozenset()
    """What opens a range whose ends "and" joins."""
    bounds_before: Phrases = NONE
    """Phrases before a date: `>` after, `>=` since, `<` before, `<=` until; `start`, `mid` and `end` of a period, `~`
    about."""
    bounds_after: Phrases = NONE
    """Phrases after a date, with the same meanings; `from` is `>=` where "from" stands before the date."""
    noon: Mapping[str, int] = NONE
    """Names of hours: "noon" 12, "midnight" 0."""
    holidays: Phrases = NONE
    """Days with a name: `12-25`, or `11-4-4` for the fourth Thursday of November (`05-9-1` for the last Monday)."""
    year_holidays: Phrases = NONE
    """Names that mean the day only with a year after them: "christmas"."""
    starts: frozenset[str] = frozenset()
    """Words that a range's first day belongs to: "begins"."""
    ends: frozenset[str] = frozenset()
    """Words that its last day belongs to: "ends"."""


class Names(NamedTuple):
    """What the reader of names needs to know."""

    titles: frozenset[str] = frozenset()
    """Words before a person's name, which may be left out."""
    inside: frozenset[str] = frozenset()
    """Small words inside a name: "of", "da"."""
    suffixes: frozenset[str] = frozenset()
    """Words after a company's name, which may be left out: "ltd"."""
    agents: frozenset[str] = frozenset()
    """What stands before the one who acts in a passive: "by"."""
    short: Phrases = NONE
    """Short names that everybody knows; what they mean is the long one: "tv" television."""
    not_names: frozenset[str] = frozenset()
    """Words that are written with a capital and name nothing of their own."""


class Polarity(NamedTuple):
    """What turns a statement round, or makes it weaker or stronger."""

    cues: Phrases = NONE
    """`not`, `never`, `none` (no one, nothing, no ...), `not_all`, `rare`, `without`, `except`, `unless`, `nor`."""
    pseudo: frozenset[str] = frozenset()
    """Phrases that look like a cue and negate nothing: "not only"."""
    lexical: Phrases = NONE
    """Words that deny another word: "excludes" means not "include". An empty meaning denies what follows."""
    prefixes: tuple[str, ...] = ()
    """Beginnings that turn a word round: "un", "non"."""
    breaks: frozenset[str] = frozenset()
    """Words that end the scope of a negation: "but"."""
    ends: frozenset[str] = frozenset()
    """Words that end the scope of a negation and begin no clause: "and"."""
    echoes: frozenset[str] = frozenset()
    """Words that end a clause which leaves out what the one before it says: "but X-rays do", "las demás sí"."""
    heads: frozenset[str] = frozenset()
    """Phrases, an article first, that stand for a noun said before with that article: "the one", "la de"."""
    conjunctions: frozenset[str] = frozenset()
    """Words that join two clauses: "and", "or"."""
    subordinators: frozenset[str] = frozenset()
    """Words that open a clause of their own: "if", "when", "because", "who"."""
    only: frozenset[str] = frozenset()
    """Words that keep a rule to what follows them: "only"."""
    quantifiers: Phrases = NONE
    """`all`, `most`, `many`, `some`, `few`; of time `always`, `usually`, `often`, `sometimes`."""
    strengths: Phrases = NONE
    """`must`, `should`, `may`."""
    opposites: tuple[tuple[str, ...], ...] = ()
    """Pairs of words or phrases of which only one can be meant."""
    opposite_roots: tuple[tuple[str, ...], ...] = ()
    """The same of words any form of which is meant ("comprar / vender")."""
    exceeds: frozenset[str] = frozenset()
    """Verbs that make "more than" of the value after them: "exceed"."""
    same: tuple[tuple[str, ...], ...] = ()
    """Words that say the same of a rule or its object ("buy / purchase"): they only help to find the clause."""
    auxiliaries: frozenset[str] = frozenset()
    """Words that say nothing of the topic beside the stop words: "take", "get"."""
    telling: frozenset[str] = frozenset()
    """Stop words that tell clauses apart all the same: "same"."""
    questions: frozenset[str] = frozenset()
    """Words that open a question."""
    greetings: frozenset[str] = frozenset()
    """Phrases that open a sentence which states nothing of the documents, if it does not go on."""
    frames: frozenset[str] = frozenset()
    """Phrases that open a sentence about the answer itself, not about the documents."""
    hedges: frozenset[str] = frozenset()
    """Words that leave open whether something is so: "might", "probably"."""
    reports: frozenset[str] = frozenset()
    """Words that give something as what somebody says or thinks: "claims that", "according to"."""
    others: frozenset[str] = frozenset()
    """Nouns for those that were not spoken of before: "the rest"."""
    says: frozenset[str] = frozenset()
    """Words by which a sentence gives something as somebody's word itself: "says"."""
    conditions: frozenset[str] = frozenset()
    """Words that open what a rule depends on: "if", "provided that"."""
    occasions: frozenset[str] = frozenset()
    """Words that open when or where a permission or a denial holds: "while", "until"."""
    relatives: frozenset[str] = frozenset()
    """Words that open a clause about the noun before them: "who", "that"."""
    partitives: frozenset[str] = frozenset()
    """Phrases that speak of a part of what was counted before: "of which"."""
    converses: tuple[tuple[str, ...], ...] = ()
    """Pairs that are opposites only of the same subject ("buy / sell")."""
    limits: Phrases = NONE
    """Nouns and adjectives that make the value after them a bound, `<=` or `>=`: "limit", "minimum"."""
    rates: Phrases = NONE
    """Words that make a rate of a value beside them; what they mean is its unit: "monthly"."""
    passives: frozenset[str] = frozenset()
    """Verbs that make a passive: "was"."""
    pronouns: frozenset[str] = frozenset()
    """Pronouns that may be a subject: "it", "they"."""
    prepositions: frozenset[str] = frozenset()
    """Words before a bound that a denial before them does not turn round: "with" less than two hours' notice."""
    articles: frozenset[str] = frozenset()
    """Words that stand before a noun: "the", "a"."""


class Reasons(NamedTuple):
    """The sentences that a refusal is told in, by the kind of problem.

    `{text}` is the sentence's own words, `{found}` what the passage says. Each kind has one sentence for when the
    passage
    says something else there, and one (`<kind>.absent`) for when it says nothing.
    """

    by_kind: Mapping[str, str] = NONE


class Facts(NamedTuple):
    """All that reading facts needs of a language."""

    numbers: Numbers = Numbers()
    units: Units = Units()
    calendar: Calendar = Calendar()
    names: Names = Names()
    polarity: Polarity = Polarity()
    reasons: Reasons = Reasons()
