"""Every pattern that reading uses, in one place, each with its converter beneath it.

All of them run in linear time: no quantifier stands inside another over the same characters, and what could be scanned
twice is bounded. A text is cut once, by `TOKEN`; the other patterns match one short piece as a whole.
"""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction
from typing import NamedTuple

LONGEST_CLUSTER = 40
"""A run of digits and marks longer than this is read as a label; no value in use is longer, and it bounds the work."""

TOKEN = re.compile(
    r"""
      (?P<link>    https?://\S+ | www\.\S+ | [\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,8} )
    | (?P<power>   \d++(?:[.,]\d++)?+ (?:                             # 1e10  1.3x10^6  2 × 10⁻³  1.1^23  10⁵
                     (?:e[+\-−]?|E[+\-−])\d{1,3}(?![\w])
                   | (?:[ ]?[x×·*][ ]?\d{1,4})?\^[+\-−]{0,2}\d{1,3}(?![\w]|[.,]\d)
                   | [ ]?[x×·*][ ]?10(?:⁻?[⁰¹²³⁴-⁹]{1,3}|−\d{1,2})(?![\w]|[.,]\d) )
                   | 10⁻?[⁰¹²³⁴-⁹]{1,3}(?!\w) )
    | (?P<clock>   \d{1,2}[hH:]\d{2}(?::\d{2})?(?![\d]) )          # 10:30, 9h30
    | (?P<spaced>  \d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?:[.,]\d{1,2})?(?![\w]|[.,]\d) )   # 12 400 or 1 299,00
    | (?P<digits>  \d+(?:[.,/⁄'’\-–]\d+)* | (?<![\w])[.,]\d+ )   # a cluster: 1,200.50  3-5  2026-09-03  7/6/24
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
GROUPED = re.compile(
    r"""
      \d{1,3} ([.,'’ \u00a0\u2009\u202f])\d{3} (?:\1\d{3})* (?:(?!\1)[.,]\d+)?   # 1,234,567.89  1 234,5  1'000
    | \d{1,2} (?:,\d{2})+ ,\d{3} (?:\.\d+)?                                 # 12,34,567: lakhs and crores
    """,
    re.VERBOSE,
)


class Written(NamedTuple):
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


BOTH_MARKS = re.compile(r"\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:,\d{3})+\.\d+")


def decimal_mark(text: str) -> str | None:
    """Return the decimal mark that a number with both marks shows, or None.

    >>> decimal_mark("1,234.56"), decimal_mark("1.234,5"), decimal_mark("1,234")
    ('.', ',', None)
    """
    return next(char for char in reversed(text) if char in ".,") if BOTH_MARKS.fullmatch(text) else None


LAST_SHORT_YEAR = 39
"""The last two-digit year that is 20xx: of the years after it the past ones are written far more often."""

ISO_DATE = re.compile(r"(\d{4})([-/.])(\d{1,2})\2(\d{1,2})")
NUMERIC_DATE = re.compile(
    r"""
      (\d{1,2}) ([/.\-]) (\d{1,2}) \2 (\d{4})        # 3/9/2026  3.9.2026  3-9-2026
    | (\d{1,2}) ([/\-])  (\d{1,2}) \6 (\d{2})        # 3/9/26  3-9-26
    | (\d{2})   (\.)    (\d{2})   \10 (\d{2})        # 03.09.26; 3.9.26 is a version as well
    | (\d{1,2}) (/)     (\d{1,2}) ,  (\d{4}|\d{2})   # 08/12,2015
    """,
    re.VERBOSE,
)
YEAR_MONTH = re.compile(r"(\d{4})[/\-](\d{1,2})")
MONTH_YEAR = re.compile(r"(\d{1,2})[/\-](\d{4})")
YEARS = re.compile(r"(\d{4})[-–/](\d{4}|\d{2})")
DAY_AND_MONTH = re.compile(r"(\d{1,2})[/.\-](\d{1,2})")
LONGEST_DATES = 24
"""Two dates in one piece ("10/01/2018-10/07/2018") are no longer."""
NAMED_NUMBER = re.compile(r"([^\W\d_]{3,10})(\d{1,4})")


def full_year(text: str) -> int:
    """Return the year that two digits mean: one of this century up to `LAST_SHORT_YEAR`, else of the last.

    >>> full_year("26"), full_year("74")
    (2026, 1974)
    """
    return int(text) + (2000 if int(text) <= LAST_SHORT_YEAR else 1900)


def iso_date(text: str) -> tuple[int, int, int] | None:
    """Return the three numbers of a date that begins with its year, or None."""
    found = ISO_DATE.fullmatch(text)
    return (int(found[1]), int(found[3]), int(found[4])) if found else None


def day_month_year(text: str) -> tuple[int, int, int] | None:
    """Return the two first numbers of a date, in the order written, and its year, or None.

    >>> day_month_year("03/09/26")
    (3, 9, 2026)
    """
    found = NUMERIC_DATE.fullmatch(text)
    if not found:
        return None
    first, _, second, year = (group for group in found.groups() if group is not None)
    return int(first), int(second), full_year(year) if len(year) == 2 else int(year)


def month_and_year(text: str) -> tuple[int, int] | None:
    """Return month and year of "06/2027", "6-2027", "2027/06" or "2027-06", or None."""
    if found := YEAR_MONTH.fullmatch(text):
        return int(found[2]), int(found[1])
    found = MONTH_YEAR.fullmatch(text)
    return (int(found[1]), int(found[2])) if found else None


def two_years(text: str) -> tuple[int, int] | None:
    """Return the years of "2014-2018" or "2014/18", or None.

    >>> two_years("1998/99")
    (1998, 1999)
    """
    found = YEARS.fullmatch(text)
    if not found:
        return None
    return int(found[1]), int(found[2] if len(found[2]) == 4 else found[1][:2] + found[2])


def day_and_month(text: str) -> tuple[str, str] | None:
    """Return the two numbers of "22/04", "22.04" or "22-04" as they are written, or None."""
    found = DAY_AND_MONTH.fullmatch(text)
    return (found[1], found[2]) if found else None


def two_dates(text: str) -> tuple[str, str] | None:
    """Return the two sides of a range of dates written in one piece, or None where it is none.

    >>> two_dates("10/1-11/2/2017"), two_dates("10-12")
    (('10/1', '11/2/2017'), None)
    """
    if len(text) > LONGEST_DATES or sum(not char.isdigit() for char in text) < 2:
        return None
    for mark in "–-/":
        if text.count(mark) == 1:
            first, _, last = text.partition(mark)
            return first, last
    return None


def named_number(text: str) -> tuple[str, str] | None:
    """Return the letters and the digits of "Feb13", or None."""
    found = NAMED_NUMBER.fullmatch(text)
    return (found[1], found[2]) if found else None


SLASH = re.compile(r"(\d{1,6})[/⁄](\d{1,6})")
MIXED = re.compile(r"(\d{1,4})[-–](\d{1,2})[/⁄](\d{1,2})")


def slash(text: str) -> tuple[int, int] | None:
    """Return the two numbers of "2/3", or None."""
    found = SLASH.fullmatch(text)
    return (int(found[1]), int(found[2])) if found else None


def mixed(text: str) -> Fraction | None:
    """Return the value of "1-1/2", or None."""
    found = MIXED.fullmatch(text)
    if not found or not 0 < int(found[2]) < int(found[3]):
        return None
    return int(found[1]) + Fraction(int(found[2]), int(found[3]))


POWER = re.compile(
    r"""
    ([\d.,]+)                                        # what is scaled, or the base itself
    (?: [ ]?[x×·*][ ]? (\d+) (?=[\^⁻−⁰¹²³⁴-⁹]) )?     # the base
    (?: [eE] | \^ )? ([+\-−⁻]* [\d⁰¹²³⁴-⁹]+)
    """,
    re.VERBOSE,
)
LARGEST_POWER = 4_000
"""About as many digits as a power may have; a longer one is not worked out."""
RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻−", "0123456789--")


def power(text: str, decimal: str) -> Fraction | None:
    """Return the number that a power writes, or None where it writes none or would be too long.

    >>> power("1.3x10^6", "."), power("1,5e-3", ","), power("10⁵", ".")
    (Fraction(1300000, 1), Fraction(3, 2000), Fraction(100000, 1))
    """
    whole = re.fullmatch(r"(10)()(⁻?[⁰¹²³⁴-⁹]+)", text) or POWER.fullmatch(text)
    number = written(whole[1], decimal) if whole else None
    if whole is None or number is None:
        return None
    sign, digits = _signed(whole[3].translate(RAISED))
    exponent, scientific = sign * digits, text[len(whole[1])] in "eE"
    base = Fraction(10) if scientific else Fraction(int(whole[2])) if whole[2] else number.value
    if not base or digits * len(str(base)) > LARGEST_POWER:
        return None
    return base**exponent * (number.value if scientific or whole[2] else 1)


def _signed(text: str) -> tuple[int, int]:
    """Return the sign and the size of an exponent; two minus signs cancel."""
    return (-1 if text.count("-") % 2 else 1), int(text.lstrip("+-"))


CLOCK = re.compile(r"(\d{1,2})[hH:.](\d{2})(?::\d{2})?")


def clock(text: str) -> tuple[int, int] | None:
    """Return hour and minute of "9:30", "9h30" or "9.30", or None where there is no such time."""
    found = CLOCK.fullmatch(text)
    if not found or int(found[1]) > 24 or int(found[2]) > 59:
        return None
    return int(found[1]), int(found[2])


SPAN_OF_TWO = re.compile(r"(\d[\d.,'’]*)[-–](\d[\d.,'’]*)")


def two_ends(text: str) -> tuple[str, str] | None:
    """Return the two numbers of "3-5", or None."""
    found = SPAN_OF_TWO.fullmatch(text)
    return (found[1], found[2]) if found else None


FEET = re.compile(r"(\d{1,3})['’](\d{1,2})")


def feet_and_inches(text: str) -> tuple[int, int] | None:
    """Return the two numbers of "5'10", or None where the second is no count of inches.

    >>> feet_and_inches("5'10"), feet_and_inches("5'30")
    ((5, 10), None)
    """
    found = FEET.fullmatch(text)
    return (int(found[1]), int(found[2])) if found and int(found[2]) < 12 else None


ADDRESS = re.compile(r"\d{1,3}(?:\.\d{1,3}){3}")
ALWAYS = re.compile(r"24/7(?:/365)?")


def is_address(text: str) -> bool:
    """Return whether `text` is an address of a network ("192.168.100.200"), and no number in groups.

    >>> is_address("192.168.100.200"), is_address("1.234.567.890"), is_address("1.100.050.000")
    (True, False, False)
    """
    return ADDRESS.fullmatch(text) is not None and all(_is_octet(piece) for piece in text.split("."))


def _is_octet(piece: str) -> bool:
    return int(piece) < 256 and (piece == "0" or piece[0] != "0")


def is_always(text: str) -> bool:
    """Return whether `text` says "at all times" in digits: "24/7"."""
    return ALWAYS.fullmatch(text) is not None


def sign_value(text: str) -> Fraction | None:
    """Return the value of a vulgar fraction sign ("½"), or None.

    >>> sign_value("½")
    Fraction(1, 2)
    """
    if len(text) != 1 or text.isascii() or "VULGAR FRACTION" not in unicodedata.name(text, ""):
        return None
    return Fraction(unicodedata.numeric(text)).limit_denominator(100)


def is_unread_sign(text: str) -> bool:
    """Return whether `text` holds a sign that counts something and that no reader here can read ("五", "Ⅷ")."""
    return any(
        not char.isascii() and not char.isdecimal() and unicodedata.numeric(char, None) is not None for char in text
    )
