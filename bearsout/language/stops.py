"""Whether a stop ends a sentence: the rules, in the order in which they are asked.

What a rule needs to know of a language stands in that language's table.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from bearsout.language.table import Sentences

FEWEST_WORDS = 4
"""A sentence that begins with an opener and ends in an abbreviation has as many words: "At 5 a.m." is none."""

AHEAD = re.compile(r"\s*+(?P<opening>[\"'“”‘«(\[{¿¡—–-]*+\s*+)(?P<word>(?:[^\W_]|[’'.](?=[^\W_])){0,40}+)(?P<dot>\.?)")
"""The word after a stop, and the quotation marks and brackets that open before it."""

_AMOUNT = re.compile(r"(?:[A-Z]{0,2}[$€£¥]|[#§±~<>≤≥+−-])\s?\d|\d|§|[Nn]\.?[º°]|[A-Z](?=[,;:)])")
"""What "no." and its like stand before: a number, an amount, a letter that is all ("bl. A,")."""
_ROMAN = re.compile(r"[IVXLCDM]+\b")
_INITIALS = re.compile(r"(?:[^\W\d_]\.)+|([^\W\d_])\1\.")
_NO_VOWEL = re.compile(r"[^\W\d_aeiouyáéíóúâêôãõàüAEIOUYÁÉÍÓÚÂÊÔÃÕÀÜ][^\W\d_aeiouyáéíóúâêôãõàü]+\.")


@dataclass(slots=True)
class Stop:
    """A stop with what the rules look at around it."""

    text: str
    table: Sentences
    closes: dict[int, int]
    """Where each bracket of the text closes."""
    before: str
    """What the sentence says just before the stop."""
    opens: bool
    """Whether that is all of the sentence."""
    marks: str
    """The stop with the marks and brackets that close with it; `at` and `end` are where they stand."""
    at: int
    end: int
    word: str
    """The word it follows, with the dot ("p.ex.", "U.S.")."""
    word_before: str
    """The word before that one, with its dot where it has one: "EE. UU." is one abbreviation."""
    ahead: re.Match[str]
    """The next word, and what opens before it."""

    @property
    def opener_follows(self) -> bool:
        """Whether a word follows that opens sentences and is no name."""
        ahead = self.ahead
        return _inverted(ahead) or (not ahead["dot"] and ahead["word"].lower() in self.table.openers)

    @property
    def number_follows(self) -> bool:
        """Whether an amount or a Roman number follows."""
        at = self.ahead.start("word")
        return bool(_AMOUNT.match(self.text, at) or (_ROMAN.match(self.text, at) and not self.opener_follows))


def _inverted(ahead: re.Match[str]) -> bool:
    return "¿" in ahead["opening"] or "¡" in ahead["opening"]


Rule = Callable[[Stop], bool | None]
"""Whether a stop ends the sentence; None where the rule has no opinion."""


def _words_left_out(stop: Stop) -> bool | None:
    """ "[...]" stands for words of a quotation, wherever they stood."""
    return False if stop.marks[-1] in ")]" and stop.text[stop.at - 1 : stop.at] in ("(", "[") else None


def carried_on(stop: Stop) -> bool | None:
    """A small letter carries the sentence on, but for names such as "iPhone" and addresses."""
    ahead = stop.ahead
    word = ahead["word"]
    if _inverted(ahead) or not word[:1].islower():
        return None
    return None if word[1:2].isupper() or word.startswith(("www.", "http")) else False


def _bracket_belongs_to_it(stop: Stop) -> bool | None:
    """ "Inc. (the shop) sells" and "'... end.' (Smith 55)." go on after the bracket."""
    opened = stop.ahead.start("opening")
    closed = stop.closes.get(opened)
    if closed is None or stop.text[opened] not in "([":
        return None
    after = stop.text[closed + 1 : closed + 3]
    quoted = stop.marks[-1] in "\"'”’»" and after[:1] in (".", "!", "?")
    return False if quoted or after[:1] in (",", ";", ":") or after.strip()[:1].islower() else None


def _more_than_a_dot(stop: Stop) -> bool | None:
    """Question and exclamation marks, an ellipsis, a note's number, a dot after a bracket that closed with a dot."""
    return True if stop.marks.rstrip("\"'”’»)]") != "." else None


def _list_letter(stop: Stop) -> bool | None:
    """ "A. Scope", "IV. Fees": a letter or a Roman number that opens the sentence."""
    label = stop.opens and ((len(stop.before) == 1 and stop.before.isalpha()) or _ROMAN.fullmatch(stop.before))
    return False if label else None


def _abbreviation(stop: Stop) -> bool | None:
    """What the table says of the word; "p. ej." is looked up as "p.ej." first."""
    table = stop.table
    words = (stop.word_before + stop.word, stop.word) if stop.word_before.endswith(".") else (stop.word,)
    if stop.word.isupper() and stop.word[:-1].isalpha() and stop.opener_follows:
        return True
    for spellings in (_spellings(word) for word in words):
        if spellings & table.never_end or (spellings & table.before_number and stop.number_follows):
            return False
        if spellings & table.end_before_capital:
            return _ends_before_capital(stop)
        if spellings & table.end_before_opener:
            return _ends_before_opener(stop)
    return None


def _spellings(word: str) -> set[str]:
    """Return what to look up: the word, and in small letters unless it is an initial."""
    return {word, word.lower()} if len(word) > 2 else {word}


def _ends_before_capital(stop: Stop) -> bool:
    """What is shorter than a sentence goes on ("At 5 a.m. Mr. Lee", "Cia. Azul")."""
    ahead = stop.ahead
    word = ahead["word"].lower()
    unit = stop.word_before[-1:].isdigit()
    another = not unit and ahead["dot"] == "." and word + "." in stop.table.end_before_capital
    return not (another or word in stop.table.never_open or stop.number_follows or _too_short(stop))


def _too_short(stop: Stop) -> bool:
    said = stop.before.split() if stop.opens else []
    return 0 < len(said) < FEWEST_WORDS and said[0].lower() in stop.table.openers and not stop.opener_follows


def _ends_before_opener(stop: Stop) -> bool:
    """A small unit after a number is no name's first half: "2 comp. Tome" ends."""
    unit = stop.word.islower() and stop.word_before[-1:].isdigit() and not stop.number_follows
    return unit or stop.opener_follows


def _initials(stop: Stop) -> bool | None:
    """ "J. Smith", "U.S. Army", "EE. UU.": ends only before an opener ("U.S. It"); "plan B." is a label."""
    ahead = stop.ahead
    if len(stop.word) == 2 and len(ahead["word"]) == 1 and ahead["dot"]:
        return False
    if not stop.word[:1].isupper() or not _INITIALS.fullmatch(stop.word):
        return None
    before = stop.word_before.lower()
    return stop.opener_follows or before in stop.table.numbered or before in stop.table.before_number


def _unknown_abbreviation(stop: Stop) -> bool | None:
    """A word without vowels that is no acronym and no unit after a number is an abbreviation that no table has."""
    if _NO_VOWEL.fullmatch(stop.word) and not stop.word_before[-1:].isdigit():
        return stop.opener_follows
    return None


RULES: tuple[Rule, ...] = (
    _words_left_out,
    carried_on,
    _bracket_belongs_to_it,
    _more_than_a_dot,
    _list_letter,
    _abbreviation,
    _initials,
    _unknown_abbreviation,
)


def ends(stop: Stop) -> bool:
    """Return whether `stop` ends its sentence: the first rule with an opinion decides."""
    for rule in RULES:
        decided = rule(stop)
        if decided is not None:
            return decided
    return True
