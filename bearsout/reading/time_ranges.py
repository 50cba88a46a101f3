"""Ranges of times of day: "9 a.m. to 5 p.m.", "das 8 às 18h", "9-17" after a word for opening hours."""

from __future__ import annotations

from bearsout.reading.clock import (
    DASHES,
    HOUR_SIGNS,
    at_hour,
    half_of_day,
    hour_and_minute,
    hour_at,
    one_time,
    past_join,
    said_at,
)
from bearsout.reading.date_words import stands_alone
from bearsout.reading.facts import When
from bearsout.reading.moments import Moment
from bearsout.reading.patterns import two_ends
from bearsout.reading.work import Work


def time_at(work: Work, i: int) -> Moment | None:
    """Return the time of day at token `i`, with its time zone, or the range of times that begins there."""
    start = _range_in_one(work, i) or one_time(work, i)
    if start is None:
        return _from_bare_hour(work, i)
    return start if start.until else _to_end(work, start, i)


def _to_end(work: Work, start: Moment, i: int) -> Moment:
    """Return "9 a.m. to 5 p.m." or "8h às 18h" as one range where a second time follows."""
    j = past_join(work, start.end, i)
    end = (one_time(work, j) or _short_end(work, j)) if j else None
    if not j or not end:
        return start
    halved = start.end == i + 1 and end.end > j + 1 and work.lexicon.afternoon.at(work.tokens, j + 1)
    first = _same_half(start.when, end.when) if halved else start.when
    return start._replace(when=first, end=end.end, until=end.when)


def _short_end(work: Work, i: int) -> Moment | None:
    """Return the "17" of "9:00-17", or the "18h" of "8h-18h"."""
    hour = hour_at(work, i)
    if hour is None:
        return None
    if work.glued(i + 1) and work.fold(i + 1) in HOUR_SIGNS:
        return Moment(at_hour(hour, 0), i + 2)
    glued = work.fold(i - 1) in DASHES and work.glued(i) and stands_alone(work, i + 1)
    return Moment(at_hour(hour, 0), i + 1) if glued else None


def _from_bare_hour(work: Work, i: int) -> Moment | None:
    """Return the range of "9 to 5 p.m." or "de 9 a 17h" after "open", whose first hour only the second makes one."""
    hour = hour_at(work, i)
    j = past_join(work, i + 1, i) if hour is not None and not work.glued(i) else None
    end = _marked(work, j) if j else None
    if hour is None or end is None:
        return None
    return Moment(_same_half(at_hour(hour, 0), end.when), end.end, until=end.when)


def _marked(work: Work, i: int) -> Moment | None:
    """Return a time that is one by what stands in it or right after it: "5 p.m.", "17:30"."""
    found = one_time(work, i)
    sure = found is not None and (work.kind(i) == "clock" or found.when.zone is not None or found.end > i + 1)
    return found if sure else None


def _same_half(first: When, last: When) -> When:
    """Return the first time of "2-5 p.m." or "9-5 p.m.": in the afternoon too, if it is the smaller one there."""
    hour, minute, end = first.hour or 0, first.minute or 0, last.hour or 0
    afternoon = hour < 12 <= end and (hour + 12, minute) < (end, last.minute or 0)
    return first._replace(hour=hour + 12) if afternoon else first


def _range_in_one(work: Work, i: int) -> Moment | None:
    """Return the range of "9-5pm", "das 9-17h" or, after a word for opening hours, "9-17"."""
    ends = two_ends(work.tokens[i].text) if work.kind(i) == "digits" else None
    if ends is None:
        return None
    first, last = hour_and_minute(ends[0]), hour_and_minute(ends[1])
    if first is None or last is None:
        return None
    half = half_of_day(work, last[0], last[1], i + 1)
    if half:
        return Moment(_same_half(at_hour(*first), half.when), half.end, until=half.when)
    signed = i + 2 if work.fold(i + 1) in HOUR_SIGNS else i + 1
    if not (_opens(work, i) or (signed > i + 1 and said_at(work, i))) or not stands_alone(work, signed):
        return None
    return Moment(at_hour(*first), signed, until=at_hour(*last))


def _opens(work: Work, i: int) -> bool:
    """Return whether a word for opening hours or a weekday stands before token `i`, past a mark."""
    j = i - 2 if work.fold(i - 1) in (":", ",", "(") else i - 1
    calendar = work.lexicon.facts.calendar
    return any(work.fold(j) in words for words in (calendar.opens, calendar.weekdays, calendar.weak_weekdays))
