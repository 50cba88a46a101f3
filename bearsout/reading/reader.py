"""Reading a text once: every fact in it, every name and every cue, with offsets that are born with the token."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache

from bearsout.language.detect import known
from bearsout.reading.bounds import amount_fact
from bearsout.reading.composed import is_length
from bearsout.reading.currencies import MONEY_SIGNS
from bearsout.reading.dates import date_at
from bearsout.reading.facts import Fact, Reading
from bearsout.reading.labels import label_at, shape_at
from bearsout.reading.lexicon import lexicon
from bearsout.reading.measures import degrees_at
from bearsout.reading.moments import LAST_YEAR, Moment
from bearsout.reading.names import names
from bearsout.reading.ordinals import ordinal_at
from bearsout.reading.patterns import is_unread_sign
from bearsout.reading.polarity import cues
from bearsout.reading.tokens import tokens
from bearsout.reading.work import Work, work
from bearsout.span import Span

KEPT = 4096
"""How many texts' readings are kept; a passage is read once for all the sentences that cite it."""

ROW = 4
"""So many tokens on either side of a number must be short whole numbers or commas for it to stand in a row of them."""
LONGEST_IN_ROW = 3
"""Digits of such a number: four may be a year or a piece of a code."""

CLOSING = frozenset(".,;:!?)]}»”’…")
"""Marks that no value begins with."""

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
        found = (_in_row(made, i) or _first(made, i)) if _may_begin(made, i) else None
        if found is None:
            i += 1
            continue
        fact, after = found
        last = max(after, i + 1)
        span = Span(made.tokens[fact.first].start, made.tokens[last - 1].end)
        owners[fact.first : last] = [len(facts)] * (last - fact.first)
        facts.append(fact._replace(span=span, text=span.of(text), last=last))
        i = last
    return tuple(facts), tuple(owners)


def _in_row(made: Work, i: int) -> tuple[Fact, int] | None:
    """Return digits inside a row of short whole numbers, where each stands for itself and nothing else can be meant."""
    if i < ROW or made.kind(i + 1) not in ("digits", "mark") or made.kind(i) != "digits":
        return None
    for token in made.tokens[i - ROW : i + ROW + 1]:
        if token.text != "," and not (token.text.isdecimal() and len(token.text) <= LONGEST_IN_ROW):
            return None
    text = made.tokens[i].text
    if len(made.tokens) <= i + ROW or (text[0] == "0" and len(text) > 1):
        return None
    value = Fraction(int(text))
    return Fact("number", Span(0, 0), "", low=value, high=value, first=i), i + 1


def _may_begin(made: Work, i: int) -> bool:
    """Return whether a value may begin at token `i`: most words are passed over without trying any reader."""
    token = made.tokens[i]
    if token.kind == "mark":
        return token.text not in CLOSING
    if token.kind != "word" or token.fold in made.lexicon.openers or not token.text.isalpha():
        return True
    if token.fold in MONEY_SIGNS and made.kind(i + 1) in ("digits", "spaced"):
        return True
    if is_unread_sign(token.text) or made.lexicon.numerals.at(token.fold):
        return True
    return token.text.isupper() or _joined(made, i) or (token.fold[:1] in "qt" and len(token.fold) == 2)


def _joined(made: Work, i: int) -> bool:
    """Return whether something is written on to the word at `i` that no sentence or part of one ends with."""
    if not made.glued(i + 1) or made.fold(i + 1) not in CLOSING:
        return made.glued(i + 1)
    return made.glued(i + 2) or made.kind(i + 2) not in ("", "word", "mark") or made.fold(i + 2) in made.lexicon.openers


def _first(made: Work, i: int) -> tuple[Fact, int] | None:
    """Return what the first of the readers reads at token `i`."""
    for reader in READERS:
        found = reader(made, i)
        if found is not None:
            return found
    return None


def _label(made: Work, i: int) -> tuple[Fact, int] | None:
    end = label_at(made, i)
    if end and made.kind(i) == "word" and date_at(made, i):
        return None
    return (Fact("link" if made.kind(i) == "link" else "label", Span(0, 0), "", first=i), end) if end else None


def _date(made: Work, i: int) -> tuple[Fact, int] | None:
    found = date_at(made, i)
    if found is None or is_length(made, i) or _is_figure(made, i, found):
        return None
    timed = found.when.hour is not None and found.when.day is None
    kind = "time" if timed else "date"
    first = i if found.start is None else found.start
    fact = Fact(kind, Span(0, 0), "", when=found.when, until=found.until, bound=found.bound, about=found.about)
    return fact._replace(others=found.others, first=first), found.end


def _is_figure(made: Work, i: int, found: Moment) -> bool:
    """Return whether digits that may be a date are a figure: "2/1000 kg", "1000 - 5000"."""
    if made.kind(i) != "digits" or found.end != i + 1 or found.when.day is not None:
        return False
    if found.when.month is not None:
        amount = amount_fact(made, i)
        return amount is not None and amount[0].unit is not None
    amount = amount_fact(made, i) if made.kind(i + 1) == "mark" else None
    if amount is None or amount[0].high is None:
        return False
    return amount[0].unit is not None or (amount[0].bound == "-" and amount[0].high > LAST_YEAR)


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
    if found is None or (made.kind(i) == "digits" and degrees_at(made, i + 1)):
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
    """Return digits and number words that no reader read, so that nobody takes them for checked."""
    token, numbers = made.tokens[i], made.lexicon.facts.numbers
    if token.kind in ("digits", "clock", "spaced", "power", "odd") or is_unread_sign(token.text):
        return Fact("unread", Span(0, 0), "", first=i), i + 1
    if token.fold in numbers.scales or token.fold in numbers.vague:
        return Fact("unread", Span(0, 0), "", first=i), i + 1
    return None


READERS: tuple[Read, ...] = (_label, _date, _ordinal, _code, amount_fact, _free, _shape, _unread)
"""At each token the first of these that reads something owns what it read."""
