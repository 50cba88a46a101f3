"""The words a written date is made of: its day, its month, its year, and what may stand between them."""

from __future__ import annotations

from bearsout.reading.currencies import MONEY_SIGNS
from bearsout.reading.moments import FIRST_YEAR, LAST_YEAR, year_of
from bearsout.reading.numbers import number_at
from bearsout.reading.patterns import full_year
from bearsout.reading.spelled import cardinal, place
from bearsout.reading.units import SYMBOLS
from bearsout.reading.work import Work

DAYS = range(1, 32)
LONGEST_SHORT = 4
"""A month with at most so many letters is short, and may have a full stop ("sept.")."""
BARE_SHORT_YEARS = range(32, 100)
"""Two digits after a date that can be no day are its year: "23 de novembro 82"."""
MARKS = frozenset({"/", "-", "–", "."})
"""What may be written between day, month and year without a space."""
APOSTROPHES = frozenset({"'", "’", "‘"})
SENTENCE_ENDS = frozenset({".", "!", "?", ":", ";", "•", "*", "|"})
"""After these a word is written with a capital anyway."""

Found = tuple[int, int]
"""A number and the position after it."""


def day_at(work: Work, i: int) -> Found | None:
    """Return the day of the month at token `i` ("5", "5th", "1º", "primeiro", "vinte e um") and the position after."""
    if work.kind(i) == "digits":
        return _day_in_digits(work, i)
    return _day_in_words(work, i) if work.kind(i) == "word" else None


def _day_in_digits(work: Work, i: int) -> Found | None:
    text = work.tokens[i].text
    if len(text) > 2 or not text.isdecimal() or not 1 <= int(text) <= 31:
        return None
    return int(text), past_ending(work, i + 1)


def past_ending(work: Work, i: int) -> int:
    """Return the position after the ending that makes digits an ordinal, else `i` itself."""
    endings = work.lexicon.facts.numbers.ordinal_endings
    if work.glued(i) and work.fold(i) in endings:
        return i + 1
    dotted = work.fold(i) == "." and work.glued(i) and work.glued(i + 1) and work.fold(i + 1) in endings
    return i + 2 if dotted else i


def _day_in_words(work: Work, i: int) -> Found | None:
    said = place(work, i) or cardinal(work, i) if work.lexicon.numerals.at(work.fold(i)) else None
    if said is None or said.value not in DAYS:
        return None
    return int(said.value), said.end


def is_ordinal(work: Work, i: int) -> bool:
    """Return whether the day at token `i` is written as an ordinal."""
    if work.kind(i) == "digits":
        return past_ending(work, i + 1) > i + 1
    said = place(work, i) if work.kind(i) == "word" else None
    return said is not None


def month_at(work: Work, i: int) -> Found | None:
    """Return the month whose name stands at token `i`, sure or not, and the position after it and its full stop."""
    bracket = work.fold(i) == "[" and work.fold(i + 2) == "]"
    at = i + 1 if bracket else i
    month = work.lexicon.facts.calendar.months.get(work.fold(at)) if work.kind(at) == "word" else None
    if month is None:
        return None
    if bracket:
        return month, i + 3
    return month, i + 2 if _dotted(work, i) else i + 1


def _dotted(work: Work, i: int) -> bool:
    """Return whether the full stop after a short month is its own, not its sentence's."""
    if work.fold(i + 1) != "." or not work.glued(i + 1) or len(work.tokens[i].text) > LONGEST_SHORT:
        return False
    follows = work.kind(i + 2)
    return follows in ("digits", "mark") or (follows == "word" and not has_capital(work, i + 2))


def is_unsure(work: Work, i: int) -> bool:
    """Return whether the month at token `i` is a common word too."""
    return work.fold(i) in work.lexicon.facts.calendar.unsure_months


def is_called_month(work: Work, i: int) -> bool:
    """Return whether the words around a month that is a common word too show that it is a month."""
    calendar = work.lexicon.facts.calendar
    if work.fold(i - 1) in calendar.month_preps:
        return not is_short(work, i) or has_capital(work, i) or work.fold(i + 1) == "."
    return not is_short(work, i) and has_capital(work, i) and not _begins(work, i) and not _in_a_title(work, i)


def is_short(work: Work, i: int) -> bool:
    """Return whether the month at token `i` has a longer name too: "Oct", but not "May"."""
    return work.fold(i) in work.lexicon.dates.short_months


def has_capital(work: Work, i: int) -> bool:
    """Return whether token `i` begins with a capital."""
    return work.tokens[i].text[0].isupper()


def _begins(work: Work, i: int) -> bool:
    return i == 0 or work.fold(i - 1) in SENTENCE_ENDS


def _in_a_title(work: Work, i: int) -> bool:
    """Return whether the word before has a capital as well: "Theresa May", "You May Also Like"."""
    before = work.tokens[i - 1]
    calendar = work.lexicon.facts.calendar
    return before.kind == "word" and before.text[0].isupper() and before.fold not in calendar.of


def past_day_link(work: Work, i: int) -> int:
    """Return the position after what may stand between a day and its month at token `i`."""
    link = work.lexicon.dates.day_links.at(work.tokens, i)
    if link:
        return link[1]
    if work.fold(i) in MARKS and work.glued(i) and work.glued(i + 1):
        return i + 1
    return past(work, i, work.lexicon.facts.calendar.of)


def past(work: Work, i: int, words: frozenset[str]) -> int:
    """Return the position after a few of `words` at token `i`."""
    last = i + 3
    while i < last and work.kind(i) == "word" and work.fold(i) in words:
        i += 1
    return i


def year_after(work: Work, i: int) -> Found | None:
    """Return the year of a date that ends before token `i`, past a comma, a mark or "of", and the position after."""
    if work.fold(i) in MARKS:
        return _marked_year(work, i)
    comma = work.fold(i) == ","
    j = past(work, i + 1 if comma else i, work.lexicon.facts.calendar.year_of)
    year = year_at(work, j)
    if year is not None:
        lettered = work.glued(j + 1) and work.kind(j + 1) == "word"
        return None if lettered or (comma and counts_something(work, j + 1)) else (year, j + 1)
    return short_year(work, j) or (_spoken_year(work, j) if j > i else None) or _bare_short_year(work, i, j)


def _marked_year(work: Work, i: int) -> Found | None:
    """Return the year of "12/set/2025" or "14-Nov-15"."""
    if not (work.glued(i) and work.glued(i + 1)) or work.kind(i + 1) != "digits":
        return None
    text = work.tokens[i + 1].text
    if len(text) == 2 and text.isdecimal():
        ranged = month_at(work, past(work, i + 2, work.lexicon.facts.calendar.of))
        return None if ranged else (full_year(text), i + 2)
    year = year_of(text)
    return (year, i + 2) if year is not None else None


def year_at(work: Work, i: int) -> int | None:
    """Return the year that the four digits at token `i` may be, or None."""
    return year_of(work.tokens[i].text) if work.kind(i) == "digits" else None


def short_year(work: Work, i: int) -> Found | None:
    """Return the year of "'98" at token `i` and the position after it, or None."""
    text = work.tokens[i + 1].text if work.kind(i + 1) == "digits" else ""
    if work.fold(i) not in APOSTROPHES or not work.glued(i + 1) or len(text) != 2 or not text.isdecimal():
        return None
    return full_year(text), i + 2


def _bare_short_year(work: Work, i: int, j: int) -> Found | None:
    """Return the year of "2 de outubro de 92" or "23 novembro 82", whose two digits count nothing."""
    text = work.tokens[j].text if work.kind(j) == "digits" else ""
    if len(text) != 2 or not text.isdecimal() or not stands_alone(work, j + 1):
        return None
    joined = j > i and work.fold(i) != ","
    if work.fold(j + 1) in MARKS and not joined:
        return None
    return (full_year(text), j + 1) if joined or (j == i and int(text) in BARE_SHORT_YEARS) else None


def _spoken_year(work: Work, i: int) -> Found | None:
    """Return the year of "dois mil e vinte", in words, and the position after it, or None."""
    number = number_at(work, i) if work.kind(i) == "word" else None
    if number is None or number.value.denominator != 1:
        return None
    year = number.value.numerator
    return (year, number.end) if FIRST_YEAR <= year <= LAST_YEAR else None


def spoken_year(work: Work, i: int) -> Found | None:
    """Return the year in words at token `i`, after a word for a year, and the position after it, or None."""
    calendar = work.lexicon.facts.calendar
    before = i - 2 if work.fold(i - 1) in calendar.of else i - 1
    return _spoken_year(work, i) if work.fold(before) in calendar.year_words else None


def stands_alone(work: Work, i: int) -> bool:
    """Return whether nothing that could be counted stands at token `i`, so that digits before it may be a date's."""
    kind = work.kind(i)
    if kind == "word":
        return work.fold(i) in work.lexicon.stop and not work.glued(i)
    return kind not in ("digits", "spaced", "odd") and not is_measure(work, i)


def is_measure(work: Work, i: int) -> bool:
    """Return whether a currency, a percent sign or a unit stands at token `i`, so that no date stands before it."""
    lexicon, tokens = work.lexicon, work.tokens
    found = lexicon.currencies.at(tokens, i) or lexicon.percent.at(tokens, i) or lexicon.units.at(tokens, i)
    word = work.fold(i)
    signed = word in MONEY_SIGNS or word in ("%", "°") or (word in SYMBOLS and word not in lexicon.stop)
    return found is not None or signed


def counts_something(work: Work, i: int) -> bool:
    """Return whether a plural or a measure stands at token `i`, which a number before it counts."""
    if work.kind(i) != "word":
        return is_measure(work, i)
    if work.fold(i) in work.lexicon.stop or has_capital(work, i):
        return False
    return work.fold(i).endswith("s") or work.fold(i) in work.lexicon.facts.numbers.plurals or is_measure(work, i)
