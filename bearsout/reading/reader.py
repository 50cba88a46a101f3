"""Reading a text once: every fact in it, every name and every cue, with offsets that are born with the token."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

from bearsout.language.detect import known
from bearsout.model import Span
from bearsout.reading.dates import date_at
from bearsout.reading.facts import Fact, Reading
from bearsout.reading.labels import label_at, shape_at
from bearsout.reading.lexicon import lexicon
from bearsout.reading.names import names
from bearsout.reading.ordinals import ordinal_at
from bearsout.reading.patterns import is_unread_sign
from bearsout.reading.polarity import cues
from bearsout.reading.tokens import tokens
from bearsout.reading.values import amount_fact
from bearsout.reading.work import Work, work

KEPT = 4096
"""How many texts' readings are kept; a passage is read once for all the sentences that cite it."""

Read = Callable[[Work, int], tuple[Fact, int] | None]


def read(text: str, language: str | None, locale: str | None = None) -> Reading:
    """Return all that can be read in `text`; `locale` ("en-GB") decides how it writes numbers and dates.

    >>> reading = read("It takes 3 to 5 working days.", "en")
    >>> [(fact.kind, fact.text, fact.unit) for fact in reading.facts]
    [('duration', '3 to 5 working days', 'business_day')]
    """
    return _read(text, known(language), locale)


@lru_cache(maxsize=KEPT)
def _read(text: str, language: str | None, locale: str | None) -> Reading:
    made = work(tokens(text), lexicon(language), locale)
    facts, owners = _facts(text, made)
    return Reading(text, language, made.tokens, facts, names(text, made, owners), cues(text, made, owners), owners)


def _facts(text: str, made: Work) -> tuple[tuple[Fact, ...], tuple[int, ...]]:
    facts: list[Fact] = []
    owners = [-1] * len(made.tokens)
    i = 0
    while i < len(made.tokens):
        found = _first(made, i) if _may_begin(made, i) else None
        if found is None:
            i += 1
            continue
        fact, after = found
        last = max(after, i + 1)
        span = Span(made.tokens[fact.first].start, made.tokens[last - 1].end)
        owners[fact.first : last] = [len(facts)] * (last - fact.first)
        facts.append(replace(fact, span=span, text=span.of(text), last=last))
        i = last
    return tuple(facts), tuple(owners)


def _may_begin(made: Work, i: int) -> bool:
    """Return whether a value may begin at token `i`: most words are passed over without trying any reader."""
    token = made.tokens[i]
    if token.kind != "word" or token.fold in made.lexicon.openers or not token.text.isalpha():
        return True
    if is_unread_sign(token.text):
        return True
    return token.text.isupper() or made.glued(i + 1) or (token.fold[:1] in "qt" and len(token.fold) == 2)


def _first(made: Work, i: int) -> tuple[Fact, int] | None:
    """Return what the first of the readers reads at token `i`."""
    for reader in READERS:
        found = reader(made, i)
        if found is not None:
            return found
    return None


def _label(made: Work, i: int) -> tuple[Fact, int] | None:
    if (date := date_at(made, i)) and date.when.quarter:
        return None
    end = label_at(made, i)
    return (Fact("link" if made.kind(i) == "link" else "label", Span(0, 0), "", first=i), end) if end else None


def _date(made: Work, i: int) -> tuple[Fact, int] | None:
    found = date_at(made, i)
    if found is None:
        return None
    timed = found.when.hour is not None and found.when.day is None
    kind = "time" if timed else "date"
    return Fact(kind, Span(0, 0), "", when=found.when, until=found.until, others=found.others, first=i), found.end


def _code(made: Work, i: int) -> tuple[Fact, int] | None:
    """Return digits as long as a telephone's that begin with a zero: a code, not a count."""
    text = made.tokens[i].text
    if made.kind(i) == "digits" and text.isdecimal() and text[0] == "0" and len(text) > 3:
        return Fact("label", Span(0, 0), "", first=i), i + 1
    return None


def _shape(made: Work, i: int) -> tuple[Fact, int] | None:
    end = shape_at(made, i)
    return (Fact("label", Span(0, 0), "", first=i), end) if end else None


def _ordinal(made: Work, i: int) -> tuple[Fact, int] | None:
    found = ordinal_at(made, i)
    if found is None:
        return None
    value = Fraction(found[0])
    return Fact("ordinal", Span(0, 0), "", low=value, high=value, first=i), found[1]


def _free(made: Work, i: int) -> tuple[Fact, int] | None:
    """Return an amount of nothing, where a phrase says that something is free."""
    found = made.lexicon.free.at(made.tokens, i)
    if found is None:
        return None
    zero = Fraction(0)
    return Fact("money", Span(0, 0), "", low=zero, high=zero, bound="free", first=i), found[1]


def _unread(made: Work, i: int) -> tuple[Fact, int] | None:
    """Return digits that no reader read, so that nobody takes them for checked."""
    token = made.tokens[i]
    if token.kind in ("digits", "clock", "spaced", "odd") or is_unread_sign(token.text):
        return Fact("unread", Span(0, 0), "", first=i), i + 1
    return None


READERS: tuple[Read, ...] = (_label, _date, _ordinal, _code, amount_fact, _free, _shape, _unread)
"""At each token the first of these that reads something owns what it read."""
