"""A language's table, ready for reading: phrases that are looked up at a token, longest first."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from bearsout.language.facts import Facts
from bearsout.language.table import CODES, load
from bearsout.language.words import fold
from bearsout.reading.facts import Token
from bearsout.reading.numerals import Numerals
from bearsout.reading.patterns import TOKEN

_DOTS = re.compile(r"(?<=\w)\.(?!\w)")


class Lookup:
    """Phrases by their first word. A hyphen between two words of a text counts as the space between them."""

    __slots__ = ("_by_first",)

    @property
    def firsts(self) -> frozenset[str]:
        """The first words of all phrases."""
        return frozenset(self._by_first)

    def __init__(self, phrases: Mapping[str, str] | Iterable[str]) -> None:
        meanings = phrases if isinstance(phrases, Mapping) else {phrase: phrase for phrase in phrases}
        self._by_first: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        for phrase, meaning in meanings.items():
            first, *rest = pieces(phrase)
            self._by_first.setdefault(first, []).append((tuple(rest), meaning))
        for choices in self._by_first.values():
            choices.sort(key=lambda choice: -len(choice[0]))

    def at(self, tokens: Sequence[Token], i: int) -> tuple[str, int] | None:
        """Return the meaning of the longest phrase that begins at token `i` and the position after it, or None."""
        if i >= len(tokens):
            return None
        for rest, meaning in self._by_first.get(tokens[i].fold, ()):
            j = i + 1
            for word in rest:
                if j + 1 < len(tokens) and tokens[j].text == "-" and tokens[j].glued and word != "-":
                    j += 1
                if j >= len(tokens) or tokens[j].fold != word:
                    break
                j += 1
            else:
                return meaning, j
        return None


def pieces(phrase: str) -> list[str]:
    """Return the folded tokens of a phrase of a table."""
    return [folded(match.group()) for match in TOKEN.finditer(phrase)]


@lru_cache(maxsize=65536)
def folded(text: str) -> str:
    """Return a token's text without case, accents and closing full stops, with straight apostrophes.

    A single letter keeps its accent: "é" (is) is not "e" (and).
    """
    plain = text.replace("’", "'")
    return (plain.lower() if len(plain) == 1 else fold(plain)).rstrip(".") or text


class DateLookups(NamedTuple):
    """The look-ups of a language's calendar."""

    before: Lookup
    after: Lookup
    holidays: Lookup
    year_holidays: Lookup
    decades: Lookup
    day_links: Lookup
    each_month: Lookup
    minutes_before: Lookup
    minutes_after: Lookup
    noon: Lookup
    weak_weekdays: Lookup
    short_months: frozenset[str]
    """Names of months that have a longer name too: "oct"."""
    firsts: frozenset[str]
    """Every word that a date or a time can begin with, beside number words."""


def _short_months(months: Mapping[str, int]) -> frozenset[str]:
    longest = {number: max((name for name in months if months[name] == number), key=len) for number in months.values()}
    return frozenset(name for name, number in months.items() if len(name) < len(longest[number]) and len(name) < 5)


def _date_firsts(facts: Facts) -> frozenset[str]:
    calendar = facts.calendar
    phrases = [calendar.weekdays, calendar.weak_weekdays, calendar.noon, calendar.holidays, calendar.year_holidays]
    firsts = [Lookup({name: "" for name in group}).firsts for group in phrases]
    words = [calendar.months, calendar.minute_names, calendar.decade_names, calendar.lasts, facts.numbers.ones]
    return frozenset().union(*words, *firsts)


def _date_lookups(facts: Facts) -> DateLookups:
    calendar = facts.calendar
    return DateLookups(
        before=Lookup(calendar.bounds_before),
        after=Lookup(calendar.bounds_after),
        holidays=Lookup(calendar.holidays),
        year_holidays=Lookup(calendar.year_holidays),
        decades=Lookup(calendar.decades),
        day_links=Lookup(calendar.day_links),
        each_month=Lookup(calendar.each_month),
        minutes_before=Lookup(calendar.minutes_before),
        minutes_after=Lookup(calendar.minutes_after),
        noon=Lookup({name: str(hour) for name, hour in calendar.noon.items()}),
        weak_weekdays=Lookup({name: str(day) for name, day in calendar.weak_weekdays.items()}),
        short_months=_short_months(calendar.months),
        firsts=_date_firsts(facts),
    )


class Lexicon(NamedTuple):
    """The look-ups of one language."""

    code: str | None
    facts: Facts
    units: Lookup
    currencies: Lookup
    percent: Lookup
    points: Lookup
    before: Lookup
    after: Lookup
    opens: Lookup
    joins: Lookup
    free: Lookup
    numerals: Numerals
    ratios: Lookup
    from_last: Lookup
    wholes: Lookup
    ages: Lookup
    ages_before: Lookup
    below_zero: Lookup
    cents: Lookup
    at: Lookup
    morning: Lookup
    afternoon: Lookup
    hour_words: Lookup
    day_words: Lookup
    weekdays: Lookup
    dates: DateLookups
    cues: Lookup
    pseudo: Lookup
    lexical: Lookup
    quantifiers: Lookup
    strengths: Lookup
    greetings: Lookup
    stop: frozenset[str]
    beside_names: frozenset[str]
    openers: frozenset[str]
    """Every word that a value can begin with; at any other word nothing needs to be tried."""


def _openers(facts: Facts) -> frozenset[str]:
    numbers, units, calendar = facts.numbers, facts.units, facts.calendar
    words = [numbers.words, numbers.scales, numbers.ones, numbers.halves, numbers.half_nouns, numbers.times]
    words += [numbers.ordinals, numbers.parts, numbers.points, numbers.vague]
    words += [calendar.months, calendar.minute_names, calendar.decade_names]
    phrases = [units.bounds_before, units.range_open, units.free, units.wholes, units.ages_before, units.minus]
    phrases += [units.currencies, calendar.weekdays, calendar.weak_weekdays, calendar.noon, calendar.bounds_before]
    phrases += [calendar.holidays, calendar.year_holidays]
    firsts = [Lookup(phrases_of).firsts for phrases_of in ({name: "" for name in group} for group in phrases)]
    return frozenset().union(calendar.lasts, *words, *firsts)


@cache
def lexicon(code: str | None) -> Lexicon:
    """Return the look-ups of a language; without a table they are empty, and only digits and signs are read."""
    facts = load(code).facts if code in CODES else Facts()
    units, calendar, polarity = facts.units, facts.calendar, facts.polarity
    stop = load(code).words.stop if code in CODES else frozenset[str]()
    return Lexicon(
        code=code,
        facts=facts,
        units=Lookup({**units.bases, **units.names}),
        currencies=Lookup(units.currencies),
        percent=Lookup(units.percent),
        points=Lookup(units.points),
        before=Lookup(units.bounds_before),
        after=Lookup(units.bounds_after),
        opens=Lookup(units.range_open),
        joins=Lookup(units.range_join),
        free=Lookup(units.free),
        numerals=Numerals(facts.numbers),
        ratios=Lookup(facts.numbers.ratios),
        from_last=Lookup(facts.numbers.from_last),
        wholes=Lookup(units.wholes),
        ages=Lookup(units.ages),
        ages_before=Lookup(units.ages_before),
        below_zero=Lookup(units.below_zero),
        cents=Lookup(units.cents),
        at=Lookup(calendar.at),
        morning=Lookup(calendar.morning),
        afternoon=Lookup(calendar.afternoon),
        hour_words=Lookup(calendar.hour_words),
        day_words=Lookup(calendar.day_words),
        weekdays=Lookup({name: str(day) for name, day in calendar.weekdays.items()}),
        dates=_date_lookups(facts),
        cues=Lookup(polarity.cues),
        pseudo=Lookup(polarity.pseudo),
        lexical=Lookup(polarity.lexical),
        quantifiers=Lookup(polarity.quantifiers),
        strengths=Lookup(polarity.strengths),
        greetings=Lookup(polarity.greetings),
        openers=_openers(facts),
        beside_names=facts.names.titles | facts.names.inside | facts.names.suffixes,
        stop=frozenset(folded(word) for word in (stop | polarity.auxiliaries) - polarity.telling),
    )
