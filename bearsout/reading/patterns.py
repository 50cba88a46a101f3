"""Every pattern that reading uses, in one place, each with its converter beneath it.

All of them run in linear time: no quantifier stands inside another over the same characters, and what could be scanned
twice is bounded. A text is cut once, by `TOKEN`; the other patterns match one short piece as a whole.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from fractions import Fraction

LONGEST_CLUSTER = 40
"""A run of digits and marks longer than this is read as a label; no value in use is longer, and it bounds the work."""

TOKEN = re.compile(
    r"""
      (?P<link>    https?://\S+ | www\.\S+ | [\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,8} )
    | (?P<clock>   \d{1,2}[hH:]\d{2}(?::\d{2})?(?![\d]) )          # 10:30, 9h30
    | (?P<spaced>  \d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?:[.,]\d{1,2})?(?![\w]|[.,]\d) )   # 12 400 or 1 299,00
    | (?P<digits>  \d+(?:[.,/'’\-–]\d+)* | (?<![\w])[.,]\d+ )   # a cluster: 1,200.50  3-5  2026-09-03  7/6/24
    | (?P<letters> [A-Z]{2,3}(?=\d+[.,]\d) )                         # EUR29.99: the code before the number
    | (?P<short>   (?:[^\W\d_]\.){1,8}[^\W\d_](?!\w)\.? )            # U.S.  a.m.  D.C.
    | (?P<word>    [^\W\d_](?:\w|['’](?=[^\W\d_]))* )               # don't, MBH99, m²
    | (?P<mark>    [^\w\s] | _ )
    | (?P<odd>     \w )                                              # a digit-like sign that is no decimal digit
    """,
    re.VERBOSE,
)

PLAIN = re.compile(r"\d+")
DECIMAL = re.compile(r"\d*[.,]\d+")
GROUPED = re.compile(r"\d{1,3}(?:([.,'’ \u00a0\u2009\u202f])\d{3}(?:\1\d{2,3})*)(?:[.,]\d+)?")


@dataclass(frozen=True, slots=True)
class Written:
    """A number written in digits. `grouped` is its other reading where a mark before three digits could group."""

    value: Fraction
    grouped: Fraction | None = None


def written(text: str, decimal: str) -> Written | None:
    """Return the number that `text` writes, or None where it writes none; `decimal` is the language's decimal mark.

    >>> written("1.234,56", ".").value
    Fraction(30864, 25)
    >>> written("1,250", ".").value
    Fraction(1250, 1)
    """
    marks = [char for char in text if not char.isdigit()]
    bare = "".join(char for char in text if char.isdigit())
    if len(text) > LONGEST_CLUSTER or not bare:
        return None
    if not marks:
        return Written(Fraction(int(bare)))
    last = marks[-1]
    tail = len(text) - 1 - max(text.rfind(mark) for mark in set(marks) if mark == last)
    if GROUPED.fullmatch(text) and (len(set(marks)) == 1 and (len(marks) > 1 or last not in ".,")):
        return Written(Fraction(int(bare)))
    if not DECIMAL.fullmatch(text) and not GROUPED.fullmatch(text):
        return None
    fraction = Fraction(int(bare), 10**tail)
    if len(marks) == 1 and tail == 3 and text[0] not in ".,0" and text.index(last) <= 3:
        groups = last != decimal
        return Written(Fraction(int(bare)) if groups else fraction, Fraction(int(bare)))
    return Written(fraction)


LAST_SHORT_YEAR = 68
"""The last two-digit year that is 20xx, as in the C library's strptime."""

ISO_DATE = re.compile(r"(\d{4})[-/](\d{1,2})[-/](\d{1,2})")
NUMERIC_DATE = re.compile(r"(\d{1,2})([/.\-])(\d{1,2})\2(\d{4}|\d{2})")
MONTH_YEAR = re.compile(r"(\d{1,2})/(\d{4})")
SLASH = re.compile(r"(\d{1,6})/(\d{1,6})")


def iso_date(text: str) -> tuple[int, int, int] | None:
    """Return year, month and day of an ISO date, or None."""
    found = ISO_DATE.fullmatch(text)
    return (int(found[1]), int(found[2]), int(found[3])) if found else None


def numeric_date(text: str) -> tuple[int, int, int] | None:
    """Return the two first numbers of a date, in the order written, and its year, or None.

    Two digits are a year of this century up to `LAST_SHORT_YEAR`, else of the last.
    """
    found = NUMERIC_DATE.fullmatch(text)
    if not found:
        return None
    year = int(found[4])
    if len(found[4]) == 2:
        year += 2000 if year <= LAST_SHORT_YEAR else 1900
    return int(found[1]), int(found[3]), year


def month_year(text: str) -> tuple[int, int] | None:
    """Return month and year of "06/2027", or None."""
    found = MONTH_YEAR.fullmatch(text)
    return (int(found[1]), int(found[2])) if found else None


def slash(text: str) -> tuple[int, int] | None:
    """Return the two numbers of "2/3", or None."""
    found = SLASH.fullmatch(text)
    return (int(found[1]), int(found[2])) if found else None


CLOCK = re.compile(r"(\d{1,2})[hH:](\d{2})(?::\d{2})?")


def clock(text: str) -> tuple[int, int] | None:
    """Return hour and minute of "9:30" or "9h30", or None where there is no such time."""
    found = CLOCK.fullmatch(text)
    if not found or int(found[1]) > 24 or int(found[2]) > 59:
        return None
    return int(found[1]), int(found[2])


SPAN_OF_TWO = re.compile(r"(\d[\d.,'’]*)[-–](\d[\d.,'’]*)")


def two_ends(text: str) -> tuple[str, str] | None:
    """Return the two numbers of "3-5", or None."""
    found = SPAN_OF_TWO.fullmatch(text)
    return (found[1], found[2]) if found else None


def sign_value(char: str) -> Fraction | None:
    """Return the value of a vulgar fraction sign ("½"), or None.

    >>> sign_value("½")
    Fraction(1, 2)
    """
    if char.isascii() or "VULGAR FRACTION" not in unicodedata.name(char, ""):
        return None
    return Fraction(unicodedata.numeric(char)).limit_denominator(100)


def is_unread_sign(text: str) -> bool:
    """Return whether `text` holds a sign that counts something and that no reader here can read ("五", "Ⅷ")."""
    return any(
        not char.isascii() and not char.isdecimal() and unicodedata.numeric(char, None) is not None for char in text
    )
