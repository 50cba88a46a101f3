"""Years and decades by themselves: "in 2150", "in '98", "dos mil diez" after "año", "the 1990s", "anos 90"."""

from __future__ import annotations

from bearsout.reading.date_words import APOSTROPHES, is_measure, short_year, spoken_year, stands_alone, year_at
from bearsout.reading.facts import When
from bearsout.reading.moments import FIRST_BARE_YEAR, LAST_BARE_YEAR, Moment, year_of
from bearsout.reading.patterns import full_year
from bearsout.reading.spelled import cardinal
from bearsout.reading.work import Work


def decade(work: Work, i: int) -> Moment | None:
    """Return the decade of "the 1990s", "década de 1990", "anos 90", "the '60s" or "the nineties", or None."""
    text = work.fold(i)
    start = i - 1 if work.fold(i - 1) in APOSTROPHES and work.glued(i) else i
    named = work.lexicon.facts.calendar.decade_names.get(text)
    if work.kind(i) != "digits" or not text.isdecimal():
        said = named is not None and (_said_decade(work, i) or _is_noun_after_article(work, i)) and _ends(work, i + 1)
        return Moment(When(decade=1900 + named), i + 1) if said and named is not None else None
    first = full_year(text) if len(text) == 2 else year_of(text)
    if first is None or first % 10:
        return None
    ends = work.glued(i + 1) and work.fold(i + 1) in work.lexicon.facts.calendar.decade_endings
    if ends and (len(text) == 4 or start < i or _before_decade(work, i)):
        return Moment(When(decade=first), i + 2, start=start)
    if ends and _after_decade(work, start):
        return Moment(When(decade=first), i + 2, start=start)
    said = (_said_decade(work, start) or _after_decade(work, start)) and stands_alone(work, i + 1)
    return Moment(When(decade=first), i + 1, start=start) if said else None


def _ends(work: Work, i: int) -> bool:
    """Return whether no number goes on at token `i` and none is measured there: "do oitenta e quatro", "oitenta %"."""
    goes_on = work.fold(i) in work.lexicon.facts.numbers.joiners and cardinal(work, i + 1) is not None
    return not goes_on and not is_measure(work, i)


def _is_noun_after_article(work: Work, i: int) -> bool:
    """Return whether the name of a decade stands after an article and is no number as well: "the nineties"."""
    return work.fold(i - 1) in work.lexicon.facts.calendar.of and work.lexicon.numerals.at(work.fold(i)) is None


def _before_decade(work: Work, i: int) -> bool:
    """Return whether two digits with an ending are no length: "the 90s", "late 60s", but not "in 90s"."""
    part = work.lexicon.dates.before.at(work.tokens, i - 1) if i else None
    return work.fold(i - 1) in work.lexicon.facts.calendar.of or (part is not None and part[0].isalpha())


def _after_decade(work: Work, i: int) -> bool:
    """Return whether another decade is joined before token `i`: "the 1980s and 90s", "anos 80 e 90"."""
    if work.fold(i - 1) not in work.lexicon.facts.polarity.conjunctions:
        return False
    ends = work.lexicon.facts.calendar.decade_endings
    j = i - 3 if work.fold(i - 2) in ends and work.glued(i - 2) else i - 2
    text = work.text(j) if j >= 0 and work.kind(j) == "digits" else ""
    tens = text.isdecimal() and len(text) in (2, 4) and text[-1] == "0"
    return tens and (j == i - 3 or _said_decade(work, j))


MOST_BEFORE = 4
"""A phrase before a decade has no more words than this."""


def _said_decade(work: Work, i: int) -> bool:
    """Return whether a phrase for a decade ends right before token `i`, and no number that counts years before it."""
    for j in range(i - 1, max(-1, i - 1 - MOST_BEFORE), -1):
        found = work.lexicon.dates.decades.at(work.tokens, j)
        if found and found[1] == i:
            counted = work.kind(j - 1) == "digits" or work.fold(j - 1) in work.lexicon.facts.numbers.words
            return not counted
    return False


def year(work: Work, i: int) -> Moment | None:
    """Return the year that stands by itself at token `i` ("in 2150", "'98", "dos mil diez" after "año"), or None."""
    found = year_at(work, i)
    if found is None:
        return _other_year(work, i)
    if is_measure(work, i + 1) or (work.glued(i + 1) and work.kind(i + 1) == "word"):
        return None
    bare = FIRST_BARE_YEAR <= found <= LAST_BARE_YEAR and year_stands_alone(work, i + 1)
    return Moment(When(found), i + 1) if bare or work.fold(i - 1) in work.lexicon.facts.calendar.years else None


def _other_year(work: Work, i: int) -> Moment | None:
    """Return a year in words after a word for a year, or in two digits after an apostrophe ("in '98")."""
    if work.kind(i) == "word":
        spoken = spoken_year(work, i)
        return Moment(When(spoken[0]), spoken[1]) if spoken else None
    short = short_year(work, i)
    said = short is not None and work.fold(i - 1) in work.lexicon.facts.calendar.years
    return Moment(When(short[0]), short[1]) if short and said and stands_alone(work, short[1]) else None


def year_stands_alone(work: Work, i: int) -> bool:
    """Return whether nothing that could be counted stands at token `i`, so that four digits before it are a year."""
    follows = work.fold(i)
    return work.kind(i) != "word" or follows in work.lexicon.stop or work.tokens[i].text[0].isupper()
