"""What the readers of one text share: its tokens, its language's look-ups, and how the text writes numbers and
dates."""

from __future__ import annotations

from dataclasses import dataclass

from bearsout.reading.facts import Token
from bearsout.reading.lexicon import Lexicon
from bearsout.reading.patterns import numeric_date

DAY_FIRST_REGIONS = frozenset(["GB", "AU", "NZ", "IE", "IN", "ZA", "UK", "SG", "HK", "MT"])
"""English-speaking places that write the day before the month."""
MONTH_FIRST_REGIONS = frozenset(["US", "PH"])
POINT_REGIONS = frozenset(["MX", "US", "GT", "HN", "NI", "PA", "PR", "SV", "DO", "GB"])
"""Where Spanish writes a decimal point, as English does."""


@dataclass(frozen=True, slots=True)
class Work:
    """One text under reading."""

    tokens: tuple[Token, ...]
    lexicon: Lexicon
    decimal: str
    day_first: bool

    def fold(self, i: int) -> str:
        """Return the folded text of token `i`, or "" outside the text."""
        return self.tokens[i].fold if 0 <= i < len(self.tokens) else ""

    def kind(self, i: int) -> str:
        """Return the kind of token `i`, or "" outside the text."""
        return self.tokens[i].kind if 0 <= i < len(self.tokens) else ""

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
    return Work(tokens, lexicon, decimal, _day_first(tokens, lexicon, region))


def _day_first(tokens: tuple[Token, ...], lexicon: Lexicon, region: str) -> bool:
    if region in DAY_FIRST_REGIONS:
        return True
    if region in MONTH_FIRST_REGIONS:
        return False
    dates = [found for token in tokens if token.kind == "digits" and (found := numeric_date(token.text))]
    if any(first > 12 for first, _, _ in dates):
        return True
    if any(second > 12 for _, second, _ in dates):
        return False
    return lexicon.facts.calendar.day_first
