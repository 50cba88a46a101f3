"""One date or period at a token: the first of the readers of its kind that reads something."""

from __future__ import annotations

from collections.abc import Callable

from bearsout.reading import periods, years
from bearsout.reading.moments import Moment
from bearsout.reading.numeric_dates import numeric_at, of_numbers
from bearsout.reading.work import Work
from bearsout.reading.written_dates import (
    day_month,
    glued_month,
    month_alone,
    month_day,
    weekday,
    with_weekday,
    year_first,
)  # fmt: skip

Read = Callable[[Work, int], Moment | None]

FIGURES: dict[int, tuple[Read, ...]] = {
    1: (numeric_at, glued_month, day_month, of_numbers, periods.period_by_letter, periods.place_in_period,
        periods.day_alone),
    2: (numeric_at, glued_month, day_month, of_numbers, periods.place_in_period, years.decade, periods.day_alone),
    4: (year_first, periods.period_by_letter, years.decade, years.year),
}  # fmt: skip
"""What digits without a mark may be, by how many there are."""
CLUSTERS: tuple[Read, ...] = (year_first, numeric_at)
WORDS: tuple[Read, ...] = (
    weekday, periods.place_in_period, day_month, month_day, month_alone, glued_month, periods.period_by_letter,
    periods.holiday, years.decade, periods.day_alone, years.year,
)  # fmt: skip
MARKS: tuple[Read, ...] = (month_day, month_alone, years.year)
"""A mark begins a date in "[Sept] 04" and "'98"."""
OPENING_MARKS = frozenset({"[", "'", "’", "‘"})


def _readers(work: Work, i: int) -> tuple[Read, ...]:
    """Return the readers of what token `i` may be."""
    kind = work.kind(i)
    if kind == "digits":
        text = work.tokens[i].text
        return FIGURES.get(len(text), ()) if text.isdecimal() else CLUSTERS
    if kind == "word":
        return WORDS if may_begin(work, i) else ()
    return MARKS if kind == "mark" and work.fold(i) in OPENING_MARKS else ()


def may_begin(work: Work, i: int) -> bool:
    """Return whether a date or a time may begin with the word at token `i`."""
    word = work.fold(i)
    known = word in work.lexicon.dates.firsts or work.lexicon.numerals.at(word) is not None
    return known or not word.isalpha()


def one_at(work: Work, i: int) -> Moment | None:
    """Return the date or period that begins at token `i`, without any range or bound, or None."""
    for reader in _readers(work, i):
        found = reader(work, i)
        if found is not None:
            return with_weekday(work, found)
    return None
