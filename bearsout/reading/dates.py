"""Dates and times of day, with whatever parts of them are said."""

from __future__ import annotations

from calendar import monthrange
from dataclasses import dataclass, replace

from bearsout.reading.facts import When
from bearsout.reading.patterns import clock, iso_date, month_year, numeric_date, slash, two_ends
from bearsout.reading.units import MONEY_SIGNS
from bearsout.reading.work import Work

FIRST_YEAR, LAST_YEAR = 1000, 2199
"""Four digits between these may be a year."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A date or time that was read: where it ends, up to when, and what else it could mean."""

    when: When
    end: int
    until: When | None = None
    others: tuple[When, ...] = ()


def date_at(work: Work, i: int) -> Moment | None:
    """Return the date or time that begins at token `i`, or None."""
    for reader in (
        _numeric,
        _day_range,
        _day_month,
        _month_day,
        _month_alone,
        _quarter,
        _time_range,
        _weekday,
        _named_day,
        _year,
    ):
        found = reader(work, i)
        if found is not None:
            return found
    return None


def possible(when: When) -> bool:
    """Return whether there is such a day.

    >>> possible(When(2026, 2, 30))
    False
    """
    if when.month is not None and not 1 <= when.month <= 12:
        return False
    if when.day is None:
        return True
    last = monthrange(when.year or 2000, when.month or 1)[1]
    return 1 <= when.day <= last


def _numeric(work: Work, i: int) -> Moment | None:
    if work.kind(i) != "digits":
        return None
    text = work.tokens[i].text
    if iso := iso_date(text):
        when = When(*iso)
        return _with_iso_time(work, Moment(when, i + 1)) if possible(when) else None
    if found := numeric_date(text):
        first, second, year = found
        orders = [When(year, second, first), When(year, first, second)]
        if not work.day_first:
            orders.reverse()
        fits = [when for when in orders if possible(when)]
        return Moment(fits[0], i + 1) if fits else None
    if (pair := month_year(text)) and 1 <= pair[0] <= 12 and FIRST_YEAR <= pair[1] <= LAST_YEAR:
        return Moment(When(pair[1], pair[0]), i + 1)
    return _day_and_month(work, i)


def _day_and_month(work: Work, i: int) -> Moment | None:
    """Return the date of "on 22/04", which without such a word before it would be a fraction."""
    pair = slash(work.tokens[i].text)
    if pair is None or work.fold(i - 1) not in work.lexicon.facts.calendar.on:
        return None
    first_is_day = pair[0] > 12 or (work.day_first and pair[1] <= 12)
    day, month = pair if first_is_day else pair[::-1]
    when = When(None, month, day)
    return Moment(when, i + 1) if possible(when) else None


def _with_iso_time(work: Work, moment: Moment) -> Moment:
    """Return a date with the "T10:30" after it, if there is one."""
    timed = work.fold(moment.end)[:1] == "t" and work.glued(moment.end)
    return replace(moment, end=moment.end + 1) if timed else moment


def _day(work: Work, i: int) -> tuple[int, int] | None:
    """Return the day of the month at token `i` and the position after it ("5", "5th", "1º", "primeiro")."""
    numbers = work.lexicon.facts.numbers
    if work.kind(i) == "digits" and len(work.tokens[i].text) <= 2 and work.tokens[i].text.isdecimal():
        day, j = int(work.tokens[i].text), i + 1
        if work.glued(j) and work.fold(j) in numbers.ordinal_endings:
            j += 1
        return (day, j) if 1 <= day <= 31 else None
    word = numbers.ordinals.get(work.fold(i)) or numbers.words.get(work.fold(i))
    if word is None or not 1 <= word <= 31:
        return None
    j = work.hyphen(i + 1)
    if (
        word in (20, 30)
        and (unit := numbers.ordinals.get(work.fold(j)) or numbers.words.get(work.fold(j)))
        and unit < 10
    ):
        return word + unit, j + 1
    return word, i + 1


def _skip_of(work: Work, i: int) -> int:
    calendar = work.lexicon.facts.calendar
    while work.fold(i) in calendar.of and i < len(work.tokens):
        i += 1
    return i


def _month(work: Work, i: int, alone: bool = False) -> tuple[int, int] | None:
    """Return the month at token `i` and the position after it and its full stop."""
    calendar = work.lexicon.facts.calendar
    month = calendar.months.get(work.fold(i))
    if month is None or ((alone or work.fold(i) in calendar.unsure_months) and not _sure(work, i)):
        return None
    dot = work.fold(i + 1) == "." and work.glued(i + 1) and len(work.tokens[i].text) <= 4
    goes_on = work.kind(i + 2) == "digits" or (work.kind(i + 2) == "word" and work.tokens[i + 2].text[0].islower())
    return month, i + 2 if dot and goes_on else i + 1


def _sure(work: Work, i: int) -> bool:
    """Return whether a word that may be a month is one: by its capital, or by a year beside it ("march 3 2015")."""
    if not work.lexicon.facts.calendar.unsure_months or work.tokens[i].text[0].isupper():
        return True
    return any(_plain_year(work, j) is not None for j in (i + 1, i + 2, i + 3))


def _year_after(work: Work, i: int) -> tuple[int, int] | None:
    """Return the year at token `i`, past a comma or "of", and the position after it."""
    j = i + 1 if work.fold(i) in (",", "/", "-") else i
    j = _skip_of(work, j)
    year = _plain_year(work, j)
    return (year, j + 1) if year is not None else None


def _plain_year(work: Work, i: int) -> int | None:
    if work.kind(i) != "digits":
        return None
    text = work.tokens[i].text
    year = int(text) if len(text) == 4 and text.isdecimal() else 0
    return year if FIRST_YEAR <= year <= LAST_YEAR else None


def _finish(work: Work, month: int, day: int | None, end: int) -> Moment | None:
    """Return a date with the year after it, if one stands there."""
    year = _year_after(work, end)
    when = When(year[0] if year else None, month, day)
    return Moment(when, year[1] if year else end) if possible(when) else None


def _day_month(work: Work, i: int) -> Moment | None:
    day = _day(work, i)
    if day is None:
        return None
    j = _skip_of(work, day[1])
    if work.fold(j) in ("/", "-") and work.glued(j):
        j += 1
    month = _month(work, j)
    if month is None or (work.fold(i) in work.lexicon.facts.numbers.weak and work.kind(i) == "word" and j == day[1]):
        return None
    return _finish(work, month[0], day[0], month[1])


def _month_day(work: Work, i: int) -> Moment | None:
    month = _month(work, i)
    if month is None or work.kind(i) != "word":
        return None
    j = month[1]
    if work.kind(j) == "digits" and (ends := two_ends(work.tokens[j].text)) and all(end.isdecimal() for end in ends):
        first, last = int(ends[0]), int(ends[1])
        whole = _finish(work, month[0], last, j + 1)
        if whole and 1 <= first < last:
            return replace(whole, when=replace(whole.when, day=first), until=whole.when)
    day = _day(work, j) if work.kind(j) == "digits" or work.fold(j) in work.lexicon.facts.numbers.ordinals else None
    if day is None:
        return None
    whole = _finish(work, month[0], day[0], day[1])
    return whole


def _month_alone(work: Work, i: int) -> Moment | None:
    month = _month(work, i)
    if month is None:
        return None
    if (year := _year_after(work, month[1])) is not None:
        return Moment(When(year[0], month[0]), year[1])
    return Moment(When(None, month[0]), month[1]) if _month(work, i, alone=True) and len(work.fold(i)) > 3 else None


def _day_range(work: Work, i: int) -> Moment | None:
    """Return "10 to 12 March 2026", "10-12 de março" or "1º de agosto a 15 de setembro de 2025" as one range."""
    if work.kind(i) == "digits" and (ends := two_ends(work.tokens[i].text)) and all(end.isdecimal() for end in ends):
        month = _month(work, _skip_of(work, i + 1))
        whole = _finish(work, month[0], int(ends[1]), month[1]) if month else None
        if whole and 1 <= int(ends[0]) < int(ends[1]):
            return replace(whole, when=replace(whole.when, day=int(ends[0])), until=whole.when)
        return None
    start = _day_month(work, i) or _bare_day(work, i)
    if start is None:
        return None
    units = work.lexicon.facts.units
    if work.fold(start.end) not in units.range_join | units.range_and | {"-", "–"}:
        return None
    j = _skip_of(work, start.end + 1)
    end = _day_month(work, j)
    if end is None or (work.fold(start.end) in units.range_and and start.when.month is not None):
        return None
    first = replace(start.when, month=start.when.month or end.when.month, year=start.when.year or end.when.year)
    return Moment(first, end.end, until=end.when)


def _bare_day(work: Work, i: int) -> Moment | None:
    day = _day(work, i) if work.kind(i) == "digits" else None
    return Moment(When(day=day[0]), day[1]) if day else None


def _quarter(work: Work, i: int) -> Moment | None:
    numbers, calendar = work.lexicon.facts.numbers, work.lexicon.facts.calendar
    text = work.fold(i)
    if len(text) == 2 and text[0] in "qt" and text[1] in "1234":
        year = _year_after(work, i + 1)
        return Moment(When(year[0] if year else None, quarter=int(text[1])), year[1] if year else i + 1)
    order = numbers.ordinals.get(text)
    j = i + 1
    if (
        order is None
        and work.kind(i) == "digits"
        and work.tokens[i].text in "1234"
        and work.fold(j) in numbers.ordinal_endings
    ):
        order, j = int(work.tokens[i].text), j + 1
    if order is None or order > 4 or work.fold(j) not in calendar.quarters:
        return None
    year = _year_after(work, j + 1)
    return Moment(When(year[0] if year else None, quarter=order), year[1] if year else j + 1)


def _time(work: Work, i: int) -> Moment | None:
    calendar = work.lexicon.facts.calendar
    if work.kind(i) == "word" and work.fold(i) in calendar.noon:
        return Moment(When(hour=calendar.noon[work.fold(i)], minute=0), i + 1)
    if work.kind(i) == "clock":
        found = clock(work.tokens[i].text)
        return _half_of_day(work, found[0], found[1], i + 1) if found else None
    hour = _hour(work, i)
    if hour is None:
        return _hour_in_words(work, i)
    if work.glued(i):
        return None
    marked = _half_of_day(work, hour, 0, i + 1)
    if marked and marked.end > i + 1:
        return marked
    return _hour_by_words(work, i, hour)


def _time_range(work: Work, i: int) -> Moment | None:
    """Return "from 9 a.m. to 5 p.m." or "das 8h às 18h", from its first time on, as one range."""
    start = _time(work, i)
    if start is None:
        return None
    joins = work.lexicon.joins.at(work.tokens, start.end)
    j = joins[1] if joins else start.end + 1
    if joins is None and work.fold(start.end) not in ("-", "–"):
        return start
    end = _time(work, j) or (_time(work, j + 1) if work.fold(j) in work.lexicon.facts.calendar.of else None)
    return replace(start, end=end.end, until=end.when) if end else start


def _hour(work: Work, i: int) -> int | None:
    if work.kind(i) != "digits" or not work.tokens[i].text.isdecimal() or len(work.tokens[i].text) > 2:
        return None
    hour = int(work.tokens[i].text)
    return hour if hour <= 24 else None


def _hour_in_words(work: Work, i: int) -> Moment | None:
    """Return the hour of "a las siete de la tarde": a word, which only a phrase before it makes an hour."""
    hour = work.lexicon.facts.numbers.words.get(work.fold(i), 99)
    if not 1 < hour <= 24 or not _phrases_before(work, i):
        return None
    marked = _half_of_day(work, hour, 0, i + 1)
    return marked if marked and marked.end > i + 1 else _hour_by_words(work, i, hour)


def _half_of_day(work: Work, hour: int, minute: int, end: int) -> Moment | None:
    """Return the time with the "a.m." or "p.m." after it."""
    if (morning := work.lexicon.morning.at(work.tokens, end)) and hour <= 12:
        return Moment(When(hour=hour % 12, minute=minute), morning[1])
    if (afternoon := work.lexicon.afternoon.at(work.tokens, end)) and hour <= 24:
        return Moment(When(hour=hour % 12 + 12 if hour <= 12 else hour, minute=minute), afternoon[1])
    return Moment(When(hour=hour, minute=minute), end)


def _hour_by_words(work: Work, i: int, hour: int) -> Moment | None:
    """Return an hour that the words before it make one: "às 18h", "a las 9", "at 10"."""
    if not any(work.lexicon.at.at(work.tokens, j) == (work_phrase, i) for j, work_phrase in _phrases_before(work, i)):
        return None
    j = i + 1
    if work.fold(j) in ("h", "hs", "hrs") or work.lexicon.hour_words.at(work.tokens, j):
        return Moment(When(hour=hour, minute=0), j + 1)
    if (work.kind(j) in ("word", "digits") and work.fold(j) not in work.lexicon.stop) or work.fold(j) in (
        "%",
        "$",
        "€",
    ):
        return None
    return Moment(When(hour=hour, minute=0), j)


def _phrases_before(work: Work, i: int) -> list[tuple[int, str]]:
    """Return the positions up to two tokens before `i` where a phrase such as "a las" ends right before it."""
    found: list[tuple[int, str]] = []
    for j in (i - 1, i - 2):
        hit = work.lexicon.at.at(work.tokens, j) if j >= 0 else None
        if hit and hit[1] == i:
            found.append((j, hit[0]))
    return found


def _weekday(work: Work, i: int) -> Moment | None:
    found = work.lexicon.weekdays.at(work.tokens, i)
    if found is None:
        return None
    j = found[1] + 1 if work.fold(found[1]) == "," else found[1]
    dated = _day_month(work, j) or _month_day(work, j)
    if dated and dated.until is None:
        return replace(dated, when=replace(dated.when, weekday=int(found[0])))
    return Moment(When(weekday=int(found[0])), found[1])


def _named_day(work: Work, i: int) -> Moment | None:
    """Return the day of "dia 20"."""
    if i == 0 or work.fold(i - 1) not in work.lexicon.facts.calendar.day_words:
        return None
    day = _day(work, i)
    return Moment(When(day=day[0]), day[1]) if day else None


def _year(work: Work, i: int) -> Moment | None:
    year = _plain_year(work, i)
    if year is None or _measured(work, i + 1) or (work.glued(i + 1) and work.kind(i + 1) == "word"):
        return None
    if work.fold(i - 1) in work.lexicon.facts.calendar.years or year_stands_alone(work, i + 1):
        return Moment(When(year), i + 1)
    return None


def _measured(work: Work, i: int) -> bool:
    """Return whether a currency, a percent sign or a unit stands at token `i`, so that no year stands before it."""
    lexicon = work.lexicon
    found = (
        lexicon.currencies.at(work.tokens, i) or lexicon.percent.at(work.tokens, i) or lexicon.units.at(work.tokens, i)
    )
    return found is not None or work.fold(i) in MONEY_SIGNS or work.fold(i) == "%"


def year_stands_alone(work: Work, i: int) -> bool:
    """Return whether nothing that could be counted stands at token `i`, so that four digits before it are a year."""
    follows = work.fold(i)
    return work.kind(i) != "word" or follows in work.lexicon.stop or work.tokens[i].text[0].isupper()
