"""Lines -> one text: words cut at a line's end are put together, and hyphens that belong to a word are kept."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from bearsout.language.table import CODES, load

SOFT_HYPHEN = "\u00ad"
HYPHENS = "-\u2010\u00ad"
TIGHT = frozenset(HYPHENS + "/")
LONGEST_PART = 60
"""How many characters of a line's end are looked at for a cut word; no word is longer."""

URL_CUTS = tuple("/" + hyphen for hyphen in HYPHENS)
"""How a line ends where a typesetter cut an address behind a slash, as if it were a word."""

_CUT = re.compile(rf"([^\W\d_]+)[{HYPHENS}]$")
_NEXT = re.compile(r"([^\W\d_]+)")
_PATH = re.compile(r"[a-z][\w.-]*(?:/|[.,;)]?(?:\s|$))")
"""What follows a slash that a path begins with; such a slash has a space before it."""

_TOKEN = re.compile(r"[^\W\d_]+(?:[-\u2010][^\W\d_]+)*")


@cache
def _little_words() -> frozenset[str]:
    """Return words that are as often the beginning of another ("an-other", "with-in", "so-bre")."""
    return frozenset().union(*(load(code).words.stop for code in CODES))


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a document that stand whole inside a line, in lower case; `hyphened` are those with a hyphen."""

    whole: frozenset[str]
    hyphened: frozenset[str]

    def keeps(self, left: str, right: str) -> bool:
        """True where `left-right` is a word with a hyphen and not one word cut in two.

        >>> Words(frozenset({"third", "party"}), frozenset()).keeps("third", "party")
        True
        >>> Words(frozenset({"of"}), frozenset()).keeps("of", "fice")
        False
        """
        if right[0].isupper() or f"{left}-{right}".lower() in self.hyphened:
            return True
        low, next_low = left.lower(), right.lower()
        if low + next_low in self.whole or low in _little_words():
            return False
        return low in self.whole and next_low in self.whole


def words_of(lines: Iterable[str]) -> Words:
    """Return the words of lines; those at a line's end are left out where a hyphen cuts them."""
    whole: set[str] = set()
    hyphened: set[str] = set()
    for line in lines:
        tokens = _TOKEN.findall(line.lower().replace("\u2010", "-"))
        if tokens and line[-1:] in HYPHENS:
            tokens = tokens[:-1]
        for token in tokens[1:] if tokens else []:  # the first may be the rest of a word cut above
            (hyphened if "-" in token else whole).add(token)
            whole.update(token.split("-"))
    return Words(frozenset(whole), frozenset(hyphened))


def join(lines: Iterable[str], words: Words) -> str:
    """Return lines as one text with single spaces.

    >>> join(["a sen-", "tence"], Words(frozenset(), frozenset()))
    'a sentence'
    """
    parts: list[str] = []
    for line in lines:
        if parts:
            # Only the line above is looked at: a paragraph may have any number of lines.
            parts[-1], between = _seam(parts[-1], line, words)
            parts.append(between)
        parts.append(line)
    return " ".join("".join(parts).replace(SOFT_HYPHEN, "").replace("\u2010", "-").split())


def _seam(above: str, line: str, words: Words) -> tuple[str, str]:
    """Return the line above as it stands before `line`, and what comes between the two."""
    cut, following = _CUT.search(above[-LONGEST_PART:]), _NEXT.match(line)
    if above.endswith(URL_CUTS) and line[:1].isalnum():
        return above[:-1], ""
    if not cut or not following:
        # A hyphen between figures, and a slash in an address or a path, belong there, and no space does.
        tight = above[-1:] in TIGHT and len(above) > 1 and not above[-2].isspace()
        tight = tight or (above[-2:] == " /" and _PATH.match(line) is not None)
        return above, "" if tight else " "
    if above[-1] != SOFT_HYPHEN and words.keeps(cut[1], following[1]):
        return above[:-1], "-"
    return above[:-1], ""
