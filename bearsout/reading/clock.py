"""One time of day: "14:30", "9h30", "3 p.m.", "half past nine", "a las siete y media", "14:30 UTC"."""

from __future__ import annotations

from bearsout.reading.date_words import counts_something, stands_alone
from bearsout.reading.facts import When
from bearsout.reading.moments import Moment
from bearsout.reading.patterns import clock, iso_date
from bearsout.reading.work import Work

HOUR_SIGNS = frozenset({"h", "hs", "hr", "hrs"})
"""What is written right after an hour in all languages."""
MINUTE_SIGNS = frozenset({"min", "m"})
UTC = frozenset({"utc", "gmt"})
MIDNIGHT = 24
"""The last hour of a day is the first of the next, whose 0 it is written as."""
DASHES = frozenset({"-", "–", "—", "~"})
LARGEST_MINUTES = 30
"""Minutes before an hour ("ten to five") are no more than half of it."""


def past_join(work: Work, i: int, start: int) -> int | None:
    """Return the position after what joins two times, the first of which begins at `start`, or None."""
    joins = work.lexicon.joins.at(work.tokens, i)
    both = work.fold(i) in work.lexicon.facts.units.range_and and _between(work, start)
    if not joins and not both and work.fold(i) not in DASHES:
        return None
    j = joins[1] if joins else i + 1
    j = j + 1 if work.fold(j) in work.lexicon.facts.calendar.of else j
    at = work.lexicon.at.at(work.tokens, j)
    return at[1] if at else j


def _between(work: Work, i: int) -> bool:
    """Return whether "between" stands before token `i`, past an article."""
    between = work.lexicon.facts.calendar.between
    return work.fold(i - 1) in between or (work.fold(i - 2) in between and work.kind(i - 1) == "word")


def hour_and_minute(text: str) -> tuple[int, int] | None:
    """Return hour and minute of "9", "9:30" or "9.30", or None."""
    if text.isdecimal():
        return (int(text), 0) if len(text) <= 2 and int(text) <= MIDNIGHT else None
    return clock(text)


def at_hour(hour: int, minute: int) -> When:
    """Return a time of day; the hour 24 is the hour 0."""
    return When(hour=hour % MIDNIGHT, minute=minute)


def one_time(work: Work, i: int) -> Moment | None:
    """Return the time of day at token `i` with its time zone, or None."""
    found = _time_of_day(work, i)
    return _with_zone(work, found) if found else None


def _time_of_day(work: Work, i: int) -> Moment | None:
    kind = work.kind(i)
    if kind == "clock":
        return _clock(work, i)
    if kind == "digits":
        return _digits(work, i)
    if kind != "word":
        return None
    noon = work.lexicon.dates.noon.at(work.tokens, i)
    if noon:
        return _more_minutes(work, int(noon[0]), noon[1]) or Moment(at_hour(int(noon[0]), 0), noon[1])
    return _stamp(work, i) or _minutes_first(work, i) or _hour_in_words(work, i)


def _clock(work: Work, i: int) -> Moment | None:
    found = clock(work.tokens[i].text)
    if found is None:
        return None
    half = half_of_day(work, found[0], found[1], i + 1)
    if half:
        return half
    return Moment(at_hour(*found), _past_seconds(work, i + 1))


def _past_seconds(work: Work, i: int) -> int:
    """Return the position after parts of a second, or after the "h" of "10:30h"."""
    if work.fold(i) == "." and work.glued(i) and work.glued(i + 1) and work.kind(i + 1) == "digits":
        return i + 2
    signed = (work.fold(i) in HOUR_SIGNS) or (work.glued(i) and work.fold(i) in MINUTE_SIGNS)
    return i + 1 if signed else i


def _stamp(work: Work, i: int) -> Moment | None:
    """Return the time of an ISO timestamp, whose "T14" and "30:00" follow the date."""
    text = work.tokens[i].text
    if text[0] != "T" or not text[1:].isdecimal() or work.kind(i - 1) != "digits" or not work.glued(i):
        return None
    if iso_date(work.tokens[i - 1].text) is None or len(text) != 3 or int(text[1:]) > MIDNIGHT:
        return None
    if work.fold(i + 1) != ":" or not work.glued(i + 1):
        return Moment(at_hour(int(text[1:]), 0), i + 1)
    minute = work.tokens[i + 2].text.partition(":")[0] if work.kind(i + 2) in ("digits", "clock") else ""
    if not minute.isdecimal() or int(minute) > 59:
        return None
    return Moment(at_hour(int(text[1:]), int(minute)), _past_seconds(work, i + 3))


def _digits(work: Work, i: int) -> Moment | None:
    """Return the time of "3 p.m.", "9.30 am", "às 18h", "a las 9" or "1430 hours"."""
    if work.glued(i) and work.kind(i - 1) != "mark":
        return None
    text = work.tokens[i].text
    found = hour_and_minute(text)
    if found is None:
        return _four_digits(work, i) if len(text) == 4 else None
    half = half_of_day(work, found[0], found[1], i + 1)
    if half:
        return half
    return _hour_by_words(work, i, found[0]) if text.isdecimal() else None


def _four_digits(work: Work, i: int) -> Moment | None:
    """Return the time of "0930 hours" or "at 1430 hours"."""
    text = work.tokens[i].text
    if not text.isdecimal() or not (text[0] == "0" or said_at(work, i)):
        return None
    hours = work.lexicon.hour_words.at(work.tokens, i + 1)
    end = hours[1] if hours else i + 2 if work.fold(i + 1) in HOUR_SIGNS else None
    found = clock(f"{text[:2]}:{text[2:]}") if end else None
    return Moment(at_hour(*found), end) if found and end else None


def hour_at(work: Work, i: int) -> int | None:
    """Return the hour that the digits at token `i` may be, or None."""
    text = work.tokens[i].text if work.kind(i) == "digits" else ""
    return int(text) if text.isdecimal() and len(text) <= 2 and int(text) <= MIDNIGHT else None


def half_of_day(work: Work, hour: int, minute: int, end: int) -> Moment | None:
    """Return the time with the "a.m.", "p.m." or "noon" after it, or None."""
    if hour <= 12 and (morning := work.lexicon.morning.at(work.tokens, end)):
        return Moment(at_hour(hour % 12, minute), morning[1])
    if afternoon := work.lexicon.afternoon.at(work.tokens, end):
        return Moment(at_hour(hour % 12 + 12 if hour <= 12 else hour, minute), afternoon[1])
    noon = work.lexicon.dates.noon.at(work.tokens, end) if hour == 12 and minute == 0 else None
    return Moment(at_hour(int(noon[0]), 0), noon[1]) if noon else None


def _hour_by_words(work: Work, i: int, hour: int) -> Moment | None:
    """Return an hour that the words before it make one: "às 18h", "a las 9", "at 10"; or "10 o'clock"."""
    hours = work.lexicon.hour_words.at(work.tokens, i + 1)
    signed = work.fold(i + 1) in HOUR_SIGNS
    if not said_at(work, i):
        joined = signed and work.glued(i + 1) and _joined_hour(work, i + 2)
        named = hours is not None and "'" in work.fold(i + 1)
        return Moment(at_hour(hour, 0), i + 2) if joined or named else None
    j = hours[1] if hours else i + 2 if signed else i + 1
    more = _more_minutes(work, hour, j)
    if more:
        return _later(work, more)
    if j == i + 1 and (not stands_alone(work, j) or work.fold(j) == "/" or _is_end_of_range(work, j, i)):
        return None
    half = half_of_day(work, hour, 0, j)
    return half or Moment(at_hour(hour, 0), j)


def _is_end_of_range(work: Work, j: int, i: int) -> bool:
    """Return whether a number that is no time is joined at token `j`: "at 2 to 3 times the average"."""
    after = past_join(work, j, i)
    return after is not None and work.kind(after) == "digits" and one_time(work, after) is None


def _joined_hour(work: Work, i: int) -> bool:
    """Return whether "8h" is joined to another hour: "8h-18h", "8h às 18h"."""
    j = past_join(work, i, i)
    if j is None or work.kind(j) == "clock":
        return j is not None
    signed = work.glued(j + 1) and work.fold(j + 1) in HOUR_SIGNS
    return hour_at(work, j) is not None and signed and _not_length(work, i)


def _not_length(work: Work, i: int) -> bool:
    """Return whether what joins two hours says that they are times: "8h às 18h", but "8h a 10h" may be lengths."""
    return work.fold(i) in DASHES or any(work.lexicon.at.at(work.tokens, j) for j in (i, i + 1))


def _more_minutes(work: Work, hour: int, i: int) -> Moment | None:
    """Return the time of "siete y media", "sete e quinze", "seis menos cuarto" from the hour's end on, or None."""
    found = work.lexicon.dates.minutes_after.at(work.tokens, i)
    minutes = _minutes(work, found[1]) if found else None
    if not found or not minutes:
        return None
    if found[0] == "-":
        return Moment(at_hour((hour - 1) % MIDNIGHT, 60 - minutes[0]), minutes[1])
    return Moment(at_hour(hour, minutes[0]), minutes[1])


def _later(work: Work, time: Moment) -> Moment:
    """Return a time with the half of the day that is said after it."""
    hour, minute = time.when.hour or 0, time.when.minute or 0
    return half_of_day(work, hour, minute, time.end) or time


def _minutes(work: Work, i: int) -> tuple[int, int] | None:
    """Return the minutes that a name ("media") or a number says at token `i`, and the position after them."""
    numbers, calendar = work.lexicon.facts.numbers, work.lexicon.facts.calendar
    if work.fold(i) in numbers.ones and work.fold(i + 1) in calendar.minute_names:
        i += 1
    if (named := calendar.minute_names.get(work.fold(i))) is not None:
        return named, i + 1
    minutes, end = _number(work, i)
    if minutes is None or not 0 < minutes < 60 or work.fold(i) in numbers.weak:
        return None
    unit = work.lexicon.units.at(work.tokens, end)
    if unit and unit[0] == "minute":
        return minutes, unit[1]
    return (minutes, end) if stands_alone(work, end) or (work.kind(end) == "word" and _half_after(work, end)) else None


def _half_after(work: Work, i: int) -> bool:
    return bool(work.lexicon.morning.at(work.tokens, i) or work.lexicon.afternoon.at(work.tokens, i))


def _number(work: Work, i: int) -> tuple[int | None, int]:
    """Return the number below a hundred at token `i`, in digits or words, and the position after it."""
    text = work.tokens[i].text if work.kind(i) == "digits" else ""
    if text.isdecimal() and len(text) <= 2:
        return int(text), i + 1
    words = work.lexicon.facts.numbers.words
    value = words.get(work.fold(i))
    if value is None or value < 20 or value % 10:
        return value, i + 1
    j = work.hyphen(i + 1)
    if work.fold(j) in work.lexicon.facts.numbers.joiners:
        j += 1
    unit = words.get(work.fold(j), 0)
    return (value + unit, j + 1) if 0 < unit < 10 else (value, i + 1)


def _minutes_first(work: Work, i: int) -> Moment | None:
    """Return the time of "half past nine", "quarter to six", "ten past five" or "quinze para as sete", or None."""
    named = work.fold(i) in work.lexicon.facts.calendar.minute_names
    if work.fold(i) in work.lexicon.facts.numbers.ones and work.fold(i + 1) in work.lexicon.facts.calendar.minute_names:
        return _minutes_first(work, i + 1)
    minutes, end = (work.lexicon.facts.calendar.minute_names[work.fold(i)], i + 1) if named else _number(work, i)
    found = work.lexicon.dates.minutes_before.at(work.tokens, end) if minutes else None
    if not minutes or not found or minutes >= 60:
        return None
    hour, after = _number(work, found[1])
    if hour is None or not 1 <= hour <= 12 or counts_something(work, after):
        return None
    if found[0] == "-" and not named and (minutes > LARGEST_MINUTES or minutes <= hour):
        return None
    if found[0] == "-":
        return _later(work, Moment(at_hour((hour - 1) % MIDNIGHT, 60 - minutes), after))
    return _later(work, Moment(at_hour(hour, minutes), after))


def _hour_in_words(work: Work, i: int) -> Moment | None:
    """Return the hour of "a las siete de la tarde", "at nine thirty" or "nine o'clock", or None."""
    hour, end = _number(work, i)
    if hour is None or not 0 < hour <= MIDNIGHT:
        return None
    if half := half_of_day(work, hour, 0, end):
        return half
    hours = work.lexicon.hour_words.at(work.tokens, end)
    more = _more_minutes(work, hour, hours[1] if hours else end)
    said = said_at(work, i)
    if more and (said or _half_after(work, more.end)):
        return _later(work, more)
    if not said:
        return Moment(at_hour(hour, 0), hours[1]) if hours and "'" in work.fold(end) else None
    thirty, last = _number(work, end)
    if thirty is not None and thirty >= 10 and hour <= 12 and work.kind(end) == "word" and stands_alone(work, last):
        return _later(work, Moment(at_hour(hour, thirty), last))
    if hours:
        return _later(work, Moment(at_hour(hour, 0), hours[1]))
    sure = hour > 1 or said > 1
    return Moment(at_hour(hour, 0), end) if sure and stands_alone(work, end) else None


def said_at(work: Work, i: int) -> int:
    """Return how many words of a phrase such as "a las" stand right before token `i`."""
    for j in (i - 3, i - 2, i - 1):
        found = work.lexicon.at.at(work.tokens, j) if j >= 0 else None
        if found and found[1] == i:
            return i - j
    return 0


def _with_zone(work: Work, found: Moment) -> Moment:
    """Return a time with the zone after it: "Z", "UTC", "GMT-3", "+02:00"."""
    i = found.end
    if work.fold(i) == "z" and work.glued(i):
        return found._replace(when=found.when._replace(zone=0), end=i + 1)
    named = work.fold(i) in UTC
    sign = i + 1 if named else i
    offset = _offset(work, sign + 1) if work.fold(sign) in ("+", "-", "−") and work.glued(sign) else None
    if offset is None:
        return found._replace(when=found.when._replace(zone=0), end=i + 1) if named else found
    if not named and not offset[2]:
        return found
    ahead = offset[0] if work.fold(sign) == "+" else -offset[0]
    return found._replace(when=found.when._replace(zone=ahead), end=offset[1])


def _offset(work: Work, i: int) -> tuple[int, int, bool] | None:
    """Return the minutes of "02:00", "0200" or "3" at token `i`, the position after, and whether all figures stand."""
    if not work.glued(i) or work.kind(i) not in ("clock", "digits"):
        return None
    text = work.tokens[i].text.replace(":", "")
    if not text.isdecimal() or len(text) not in (1, 2, 4):
        return None
    hours, minutes = (int(text[:2]), int(text[2:])) if len(text) == 4 else (int(text), 0)
    return (hours * 60 + minutes, i + 1, len(text) == 4) if hours <= 14 and minutes < 60 else None
