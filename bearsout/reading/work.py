"""What the readers of one text share: its tokens, its language's look-ups, and how the text writes numbers and
dates."""

from __future__ import annotations

from typing import NamedTuple

from bearsout.reading.facts import Token
from bearsout.reading.lexicon import Lexicon
from bearsout.reading.patterns import day_month_year
from bearsout.reading.sums import Said

MONTH_FIRST_LOCALES = frozenset(["en-us", "en-ph", "es-pr"])
"""Where the month is written before the day."""
MIXED_LOCALES = frozenset(["en-ca"])
"""Where both orders are in use, so that the locale decides nothing."""
POINT_REGIONS = frozenset(["MX", "US", "GT", "HN", "NI", "PA", "PR", "SV", "DO", "GB"])
"""Where Spanish writes a decimal point, as English does."""

DAY, MONTH = "day", "month"
NOTHING = ("",) * 64
"""No reader looks further back than this from the first token."""


class Work(NamedTuple):
    """One text under reading."""

    tokens: tuple[Token, ...]
    lexicon: Lexicon
    decimal: str
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
    region = (locale or "").replace("_", "-").upper().rpartition("-")[2] if locale else ""
    decimal = lexicon.facts.numbers.decimal
    if region in POINT_REGIONS:
        decimal = "."
    order = _order_of(locale, lexicon.code) or _order_shown(tokens)
    sure = order is not None or lexicon.code is not None
    day_first = lexicon.facts.calendar.day_first if order is None else order == DAY
    folds, kinds = (*(token.fold for token in tokens), *NOTHING), (*(token.kind for token in tokens), *NOTHING)
    return Work(tokens, lexicon, decimal, day_first, sure, folds, kinds, {})


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
