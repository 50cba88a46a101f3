"""What the readers of one text share: its tokens, its language's look-ups, and how the text writes numbers and
dates."""

from __future__ import annotations

from typing import NamedTuple

from bearsout.language.facts import table
from bearsout.reading.facts import Token
from bearsout.reading.lexicon import Lexicon
from bearsout.reading.patterns import day_month_year, decimal_mark
from bearsout.reading.sums import Said

MONTH_FIRST_LOCALES = frozenset(["en-us", "en-ph", "es-pr"])
"""Where the month is written before the day."""
MIXED_LOCALES = frozenset(["en-ca"])
"""Where both orders are in use, so that the locale decides nothing."""
DECIMAL_MARKS = table(
    """
    .: AU | DO | GB | GH | GT | HK | HN | IE | IL | IN | JP | KE | KR | MX | MY | NG | NI | NZ | PA | PH | PK | PR |
        SG | SV | TH | US | ZW
    ,: AD | AO | AR | AT | BE | BO | BR | BY | CL | CO | CR | CU | CV | CZ | DE | DK | EC | ES | FI | FR | GR | GW |
        HR | HU | ID | IS | IT | LT | LV | MZ | NL | NO | PL | PT | PY | RO | RS | RU | SE | SI | SK | ST | TR | UA |
        UY | VE | VN
    """
)
"""The decimal mark of a region; where both are in use (Canada, Switzerland, Peru) the language decides."""

DAY, MONTH = "day", "month"
NOTHING = ("",) * 64
"""No reader looks further back than this from the first token."""


class Work(NamedTuple):
    """One text under reading."""

    tokens: tuple[Token, ...]
    lexicon: Lexicon
    decimal: str
    decimal_sure: bool
    """Whether anything decides between the two readings of "12,500"."""
    day_first: bool
    order_sure: bool
    """Whether anything decides between day and month in "10/09/2025"."""
    folds: tuple[str, ...]
    kinds: tuple[str, ...]
    """What `fold` and `kind` return, with nothing at the end, so that the places before the first token are there."""
    said: dict[tuple[str, int], Said | None]
    """The cardinals and ordinals in words that were read, by where they begin: several readers ask for them."""

    def fold(self, i: int) -> str:
        """Return the folded text of token `i`, or "" outside the text."""
        try:
            return self.folds[i]
        except IndexError:
            return ""

    def text(self, i: int) -> str:
        """Return token `i` as it is written, or "" outside the text."""
        return self.tokens[i].text if 0 <= i < len(self.tokens) else ""

    def kind(self, i: int) -> str:
        """Return the kind of token `i`, or "" outside the text."""
        try:
            return self.kinds[i]
        except IndexError:
            return ""

    def glued(self, i: int) -> bool:
        """Return whether token `i` follows the one before it without a space."""
        return 0 <= i < len(self.tokens) and self.tokens[i].glued

    def hyphen(self, i: int) -> int:
        """Return the position after a hyphen inside a word at `i`, else `i` itself."""
        return i + 1 if self.fold(i) in ("-", "–") and self.glued(i) and self.glued(i + 1) else i


def work(tokens: tuple[Token, ...], lexicon: Lexicon, locale: str | None) -> Work:
    """Return the work on a text: the locale decides how it writes, else its own dates, else its language."""
    mark = _mark_of(locale) or _mark_shown(tokens)
    order = _order_of(locale, lexicon.code) or _order_shown(tokens)
    sure = order is not None or lexicon.code is not None
    day_first = lexicon.facts.calendar.day_first if order is None else order == DAY
    folds, kinds = (*(token.fold for token in tokens), *NOTHING), (*(token.kind for token in tokens), *NOTHING)
    decimal, decimal_sure = mark or lexicon.facts.numbers.decimal, bool(mark) or lexicon.code is not None
    return Work(tokens, lexicon, decimal, decimal_sure, day_first, sure, folds, kinds, {})


def _mark_of(locale: str | None) -> str | None:
    """Return the decimal mark of a locale's region ("pt-BR"); a language alone ("sv") has none."""
    language, _, region = (locale or "").replace("_", "-").rpartition("-")
    return DECIMAL_MARKS.get(region.upper()) if language or region.isupper() else None


def _mark_shown(tokens: tuple[Token, ...]) -> str | None:
    """Return the decimal mark of those of a text's numbers that can only be read one way, if they agree."""
    shown = {mark for token in tokens if token.kind == "digits" and (mark := decimal_mark(token.text))}
    return shown.pop() if len(shown) == 1 else None


def _order_of(locale: str | None, code: str | None) -> str | None:
    """Return what a locale writes first; one that names no place decides nothing."""
    name = (locale or "").replace("_", "-").lower()
    full = name if "-" in name else f"{code}-{name}"
    if not name or name == code or full in MIXED_LOCALES:
        return None
    return MONTH if full in MONTH_FIRST_LOCALES else DAY


def _order_shown(tokens: tuple[Token, ...]) -> str | None:
    """Return what a text writes first in those of its own dates that can only be read one way, if they agree."""
    dates = [found for token in tokens if token.kind == "digits" and (found := day_month_year(token.text))]
    shown = {DAY for first, second, _ in dates if second <= 12 < first <= 31}
    shown |= {MONTH for first, second, _ in dates if first <= 12 < second <= 31}
    return shown.pop() if len(shown) == 1 else None
