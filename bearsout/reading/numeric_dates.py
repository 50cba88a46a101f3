"""Dates in digits: "2026-09-03", "3/9/26", "10/2014", "31 10 1974", "10/1-11/2/2017", "on 22/04"."""

from __future__ import annotations

from collections.abc import Callable

from bearsout.reading.date_words import counts_something, is_measure, stands_alone, year_at
from bearsout.reading.facts import When
from bearsout.reading.moments import FIRST_BARE_YEAR, LAST_BARE_YEAR, Moment, fitting, possible, year_of
from bearsout.reading.patterns import (
    day_and_month,
    day_month_year,
    full_year,
    iso_date,
    month_and_year,
    two_dates,
    two_years,
)  # fmt: skip
from bearsout.reading.work import Work

MOST_LISTED = 8
"""How many dates of a list are looked back at for the word that makes dates of them."""

Order = tuple[int, int]


def numeric_at(work: Work, i: int) -> Moment | None:
    """Return the date in digits at token `i`, or None."""
    if work.kind(i) != "digits":
        return None
    text = work.tokens[i].text
    if text.isdecimal():
        return _spaced(work, i)
    for reader in (_iso, _full, _year_and_month, _pair, _years, _day_and_month):
        found = reader(work, i, text)
        if found is not None:
            return found
    return None


def _iso(work: Work, i: int, text: str) -> Moment | None:
    found = iso_date(text)
    if not found:
        return None
    year, first, second = found
    fits = fitting([When(year, first, second), When(year, second, first)]) if year_of(text[:4]) else []
    return Moment(fits[0], i + 1) if fits else None


def _full(work: Work, i: int, text: str) -> Moment | None:
    found = day_month_year(text)
    return _in_order(work, found[:2], found[2], i + 1) if found else None


def _in_order(work: Work, pair: Order, year: int | None, end: int) -> Moment | None:
    """Return the date of two numbers and a year in the order of the text; both orders where nothing decides."""
    first, second = pair
    orders = [When(year, second, first), When(year, first, second)]
    fits = fitting(orders if work.day_first else orders[::-1])
    if not fits:
        return None
    return Moment(fits[0], end, others=() if work.order_sure else tuple(fits[1:]))


def _year_and_month(work: Work, i: int, text: str) -> Moment | None:
    """Return the month of "2014/10", "2014-10", "10/2014" or "10-2014"."""
    found = month_and_year(text)
    if not found or is_measure(work, i + 1):
        return None
    when = When(found[1], found[0])
    return Moment(when, i + 1) if possible(when) and year_of(str(found[1])) else None


def _years(work: Work, i: int, text: str) -> Moment | None:
    """Return the years of "2014-2018" or "2014/18"."""
    found = two_years(text)
    if not found or counts_something(work, i + 1) or is_measure(work, i + 1):
        return None
    return Moment(When(found[0]), i + 1, until=When(found[1])) if bare_years(*found) else None


def bare_years(first: int, last: int) -> bool:
    """Return whether two numbers that count nothing are the ends of a range of years."""
    return FIRST_BARE_YEAR <= first < last <= LAST_BARE_YEAR


def _pair(work: Work, i: int, text: str) -> Moment | None:
    """Return the range of two dates written in one piece: "10/1-11/2/2017", "2026-01-01/2026-01-31"."""
    sides = two_dates(text)
    if sides is None:
        return None
    return two_days(work, i, sides, i + 1)


def two_days(work: Work, i: int, sides: tuple[str, str], end: int) -> Moment | None:
    """Return the range of two dates in digits and the year after it ("5/1-5/7, 2020"), in the order of the text."""
    year = year_at(work, end + 1) if work.fold(end) == "," else None
    if year is None and not _may_be_dates(work, i, sides, end):
        return None
    for order in (_day_first, _month_first) if work.day_first else (_month_first, _day_first):
        first, last = order(sides[0]), order(sides[1])
        if first and last and (whole := _stretch(first, last, year)):
            return Moment(whole[0], end + 2 if year else end, until=whole[1])
    return None


def _may_be_dates(work: Work, i: int, sides: tuple[str, str], end: int) -> bool:
    """Return whether two days without a year are dates: after "on", or where not both may be fractions."""
    if any(full is not None for side in sides for full in (day_month_year(side), iso_date(side))):
        return True
    if "-" in "".join(sides) or "." in "".join(sides):
        return False
    fractions = all(_looks_like_fraction(pair) for side in sides if (pair := day_and_month(side)))
    return (not fractions or _said_on(work, i)) and not counts_something(work, end)


def _day_first(text: str) -> When | None:
    return _side(text, lambda first, second, year: When(year, second, first))


def _month_first(text: str) -> When | None:
    return _side(text, lambda first, second, year: When(year, first, second))


def _side(text: str, order: Callable[[int, int, int | None], When]) -> When | None:
    """Return one end of a range that is written in one piece, in the order given."""
    if found := iso_date(text):
        return When(*found)
    if full := day_month_year(text):
        return order(full[0], full[1], full[2])
    pair = day_and_month(text)
    if pair:
        return order(int(pair[0]), int(pair[1]), None)
    return When(day=int(text)) if text.isdecimal() and len(text) <= 2 else None


def _stretch(first: When, last: When, year: int | None) -> tuple[When, When] | None:
    """Return two ends with the year and the month that only the last has, or None where they are no range of days."""
    last = last._replace(year=last.year or year)
    first = first._replace(year=first.year or last.year, month=first.month or last.month)
    if not possible(first) or not possible(last) or last.month is None:
        return None
    first = before(first, last)
    return (first, last) if days(first) < days(last) else None


def before(first: When, last: When) -> When:
    """Return the first end of a range whose year only the last says: 20 December to 5 January began the year before."""
    if first.year is not None and first.year == last.year and days(first) > days(last):
        return first._replace(year=first.year - 1)
    return first


def days(when: When) -> tuple[int, int, int]:
    """Return year, month and day, to be compared; what is missing counts as the first."""
    return when.year or 0, when.month or 0, when.day or 0


def _day_and_month(work: Work, i: int, text: str) -> Moment | None:
    """Return the date of "on 22/04", "volveré 22/04" or "em 4-22", which elsewhere would be a fraction or a number."""
    pair = day_and_month(text)
    if pair is None:
        return None
    if "/" in text and work.fold(i + 1) == "," and (year := year_at(work, i + 2)) and _may_be_day(work, i, pair):
        return _in_order(work, (int(pair[0]), int(pair[1])), year, i + 3)
    dated = _slash_is_date(work, i, pair) if "/" in text else _mark_is_date(work, i, pair)
    return _in_order(work, (int(pair[0]), int(pair[1])), None, i + 1) if dated else None


def _may_be_day(work: Work, i: int, pair: tuple[str, str]) -> bool:
    return not _looks_like_fraction(pair) or _said_on(work, i)


def _slash_is_date(work: Work, i: int, pair: tuple[str, str]) -> bool:
    """Return whether "4/5" is a day: by a word before it, a zero in it, or as the whole of the text."""
    if is_measure(work, i + 1):
        return False
    if any(number.startswith("0") for number in pair):
        return True
    if _looks_like_fraction(pair) and _is_part_of_something(work, i):
        return False
    if _said_on(work, i):
        return not counts_something(work, i + 1)
    whole = i == 0 and all(token.kind == "mark" for token in work.tokens[1:3]) and len(work.tokens) <= 3
    month = int(pair[1] if work.day_first else pair[0])
    return whole and not _looks_like_fraction(pair) and month <= 12


def _is_part_of_something(work: Work, i: int) -> bool:
    """Return whether a fraction is meant by "em 2/3 dos casos" or "cut by 2/3"."""
    facts = work.lexicon.facts
    of = (facts.units.of | facts.names.inside) - facts.polarity.conjunctions
    return work.fold(i + 1) in of or (i > 0 and work.lexicon.dates.before.at(work.tokens, i - 1) is not None)


def _mark_is_date(work: Work, i: int, pair: tuple[str, str]) -> bool:
    """Return whether "4-22" or "4.22" is a day: after "on", with two figures in one of them, and counting nothing."""
    calendar = work.lexicon.facts.calendar
    said = work.fold(i - 1) in calendar.on and work.lexicon.before.at(work.tokens, i - 1) is None
    return (
        said
        and not work.lexicon.dates.before.at(work.tokens, i - 1)
        and stands_alone(work, i + 1)
        and (max(len(number) for number in pair) == 2 and len(work.tokens[i].text) > 3)
    )


def _said_on(work: Work, i: int) -> bool:
    """Return whether the word before "22/11" makes a day of it, or the word before the list that it stands in."""
    calendar = work.lexicon.facts.calendar
    for _ in range(MOST_LISTED):
        if work.fold(i - 1) in calendar.on or _after_weekday(work, i):
            return True
        if work.fold(i - 1) != "," and work.fold(i - 1) not in work.lexicon.facts.polarity.conjunctions:
            return False
        if work.kind(i - 2) != "digits" or day_and_month(work.tokens[i - 2].text) is None:
            return False
        i -= 2
    return False


def _after_weekday(work: Work, i: int) -> bool:
    j = i - 2 if work.fold(i - 1) == "," else i - 1
    calendar = work.lexicon.facts.calendar
    return any(work.fold(j) in names for names in (calendar.weekdays, calendar.weak_weekdays)) or any(
        (found := work.lexicon.weekdays.at(work.tokens, k)) and found[1] == j + 1 for k in (j - 1, j - 2) if k >= 0
    )


LARGEST_PART = 12
"""Halves to twelfths are said often; "2/29" is no fraction that anybody writes, nor is "29/2"."""


def _looks_like_fraction(pair: tuple[str, str]) -> bool:
    """Return whether "2/3" may be a fraction, or a rate such as "24/7"."""
    over, under = int(pair[0]), int(pair[1])
    return (over < under <= LARGEST_PART) or (over, under) == (24, 7) or under == 0 or over == under


def _spaced(work: Work, i: int) -> Moment | None:
    """Return the date of "31 10 1974" or "31 / 10 / 1974", written with spaces."""
    parts = [i]
    mark = work.fold(i + 1) if work.fold(i + 1) in ("/", ".", "-") else ""
    step = 2 if mark else 1
    for _ in range(2):
        j = parts[-1] + step
        if work.kind(j) != "digits" or (mark and work.fold(j - 1) != mark):
            return None
        parts.append(j)
    texts = [work.tokens[j].text for j in parts]
    if not all(text.isdecimal() for text in texts) or year_of(texts[2]) is None:
        return None
    if len(texts[0]) > 2 or len(texts[1]) > 2 or work.kind(i - 1) == "digits" or not stands_alone(work, parts[2] + 1):
        return None
    return _in_order(work, (int(texts[0]), int(texts[1])), int(texts[2]), parts[2] + 1)


def of_numbers(work: Work, i: int) -> Moment | None:
    """Return the date of "9 de 8 de 1971", whose month is a number too."""
    of = work.lexicon.facts.calendar.of
    texts = [work.tokens[j].text for j in (i, i + 2, i + 4) if work.kind(j) == "digits"]
    if len(texts) != 3 or work.fold(i + 1) not in of or work.fold(i + 3) not in of or year_of(texts[2]) is None:
        return None
    if not all(text.isdecimal() and len(text) <= 2 for text in texts[:2]):
        return None
    when = When(int(texts[2]), int(texts[1]), int(texts[0]))
    return Moment(when, i + 5) if possible(when) else None


def glued_year(text: str) -> int | None:
    """Return the year that two or four digits right after a month's name may be, or None."""
    return full_year(text) if len(text) == 2 else year_of(text)
