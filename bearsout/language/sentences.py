"""Cutting a paragraph into sentences. No character is lost: the spans cover all that is not white space.

One pass over the text meets stops, line ends and list marks in reading order. A stop ends a sentence unless one of the
RULES says that it does not; the first rule with an opinion decides. What a rule needs to know of a language stands in
that language's table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from bearsout.language.enclosed import outermost, pairs
from bearsout.language.list_marks import LINE_MARK, MARK, ListMarks
from bearsout.language.table import CODES, Sentences, load
from bearsout.model import Span

WRAPPED_LINE = 50
"""Code points. A shorter line without a stop is a line of its own (a list, an address); a longer one is wrapped."""

LONGEST_ABBREVIATION = 24
"""Code points looked back for the word before a stop, so that a text without spaces costs no more than another."""

FEWEST_WORDS = 4
"""A sentence that begins with an opener and ends in an abbreviation has as many words: "At 5 a.m." is none."""

_EVENT = re.compile(
    rf"""
    (?P<line>  [\n\r\f\u2028\u2029]\s*+ )
  | (?P<mark>  {MARK} )
  | (?P<spaced> \.(?:[ \u00a0]\.){{2,}}+ )                # an ellipsis as typewriters set it: ". . ."
  | (?P<stop>
      (?: [.!?…؟。！？]++                                   # the stops themselves, then what closes with them:
          (?: ["'”’»)\]]                                   #   quotation marks and brackets,
            | \(\d{{1,3}}\) | \[\d{{1,3}}\] | [⁰¹²³⁴-⁹]+   #   the number of a note
          )*+
      )++
    )
    """,
    re.VERBOSE,
)

_AHEAD = re.compile(r"\s*+(?P<opening>[\"'“”‘«»(\[{¿¡—–-]*+\s*+)(?P<word>(?:[^\W_]|[’'.](?=[^\W_]))*+)(?P<dot>\.?)")
_AMOUNT = re.compile(r"(?:[A-Z]{0,2}[$€£¥]|[#§±~<>≤≥+−-])\s?\d|\d|§|[Nn]\.?[º°]")
_ROMAN = re.compile(r"[IVXLCDM]+\b")
_WORD_BEFORE = re.compile(r"[^\s/(\[{\"“‘«—–-]*$")
_INITIALS = re.compile(r"(?:[^\W\d_]\.)+|([^\W\d_])\1\.")
_NO_VOWEL = re.compile(r"[^\W\d_aeiouyáéíóúâêôãõàüAEIOUYÁÉÍÓÚÂÊÔÃÕÀÜ][^\W\d_aeiouyáéíóúâêôãõàü]+\.")
_NOT_SPACE = re.compile(r"\S")
_FULL_WIDTH = "。！？"


@dataclass(frozen=True, slots=True)
class _Stop:
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


Rule = Callable[[_Stop], bool | None]
"""Whether a stop ends the sentence; None where the rule has no opinion."""


def _inside_a_word(stop: _Stop) -> bool | None:
    """ "3.5", "example.com", "final.pdf": no white space follows."""
    if stop.text[stop.end].isspace():
        return None
    return stop.marks[-1] in _FULL_WIDTH


def _words_left_out(stop: _Stop) -> bool | None:
    """ "[...]" stands for words of a quotation, wherever they stood."""
    return False if stop.marks[-1] in ")]" and stop.text[stop.at - 1 : stop.at] in ("(", "[") else None


def _carried_on(stop: _Stop) -> bool | None:
    """A small letter carries the sentence on, but for names such as "iPhone" and addresses."""
    ahead = stop.ahead
    word = ahead["word"]
    if _inverted(ahead) or not word[:1].islower():
        return None
    return None if word[1:2].isupper() or word.startswith(("www.", "http")) else False


def _bracket_belongs_to_it(stop: _Stop) -> bool | None:
    """ "Inc. (the shop) sells" and "'... end.' (Smith 55)." go on after the bracket."""
    opened = stop.ahead.start("opening")
    closed = stop.closes.get(opened)
    if closed is None or stop.text[opened] not in "([":
        return None
    after = stop.text[closed + 1 : closed + 3]
    quoted = stop.marks[-1] in "\"'”’»" and after[:1] in (".", "!", "?")
    return False if quoted or after[:1] in (",", ";", ":") or after.strip()[:1].islower() else None


def _more_than_a_dot(stop: _Stop) -> bool | None:
    """Question and exclamation marks, an ellipsis, a note's number, a dot after a bracket that closed with a dot."""
    return True if stop.marks.rstrip("\"'”’»)]") != "." else None


def _list_letter(stop: _Stop) -> bool | None:
    """ "A. Scope", "IV. Fees": a letter or a Roman number that opens the sentence."""
    label = stop.opens and ((len(stop.before) == 1 and stop.before.isalpha()) or _ROMAN.fullmatch(stop.before))
    return False if label else None


def _abbreviation(stop: _Stop) -> bool | None:
    """What the table says of the word; "p. ej." is looked up as "p.ej." first."""
    table = stop.table
    words = (stop.word_before + stop.word, stop.word) if stop.word_before.endswith(".") else (stop.word,)
    if stop.word.isupper() and stop.opener_follows:
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


def _ends_before_capital(stop: _Stop) -> bool:
    """What is shorter than a sentence goes on ("At 5 a.m. Mr. Lee", "Cia. Azul")."""
    ahead = stop.ahead
    word = ahead["word"].lower()
    another = ahead["dot"] == "." and word + "." in stop.table.end_before_capital
    return not (another or word in stop.table.never_open or stop.number_follows or _too_short(stop))


def _too_short(stop: _Stop) -> bool:
    said = stop.before.split() if stop.opens else []
    return 0 < len(said) < FEWEST_WORDS and said[0].lower() in stop.table.openers and not stop.opener_follows


def _ends_before_opener(stop: _Stop) -> bool:
    """A small unit after a number is no name's first half: "2 comp. Tome" ends."""
    unit = stop.word.islower() and stop.word_before[-1:].isdigit() and not stop.number_follows
    return unit or stop.opener_follows


def _initials(stop: _Stop) -> bool | None:
    """ "J. Smith", "U.S. Army", "EE. UU.": ends only before an opener ("U.S. It"); "plan B." is a label."""
    ahead = stop.ahead
    if len(stop.word) == 2 and len(ahead["word"]) == 1 and ahead["dot"]:
        return False
    label = stop.word_before.lower() in stop.table.numbered | stop.table.before_number
    if stop.word[:1].isupper() and not label and _INITIALS.fullmatch(stop.word):
        return stop.opener_follows
    return None


def _unknown_abbreviation(stop: _Stop) -> bool | None:
    """A word without vowels that is no acronym and no unit after a number is an abbreviation that no table has."""
    if _NO_VOWEL.fullmatch(stop.word) and not stop.word_before[-1:].isdigit():
        return stop.opener_follows
    return None


RULES: tuple[Rule, ...] = (
    _inside_a_word,
    _words_left_out,
    _carried_on,
    _bracket_belongs_to_it,
    _more_than_a_dot,
    _list_letter,
    _abbreviation,
    _initials,
    _unknown_abbreviation,
)


def _ends(stop: _Stop) -> bool:
    for rule in RULES:
        decided = rule(stop)
        if decided is not None:
            return decided
    return True


@dataclass(slots=True)
class _Reading:
    """How far a text has been read: where its sentence and its line begin, and which lists are under way."""

    text: str
    table: Sentences
    closes: dict[int, int]
    enclosed: list[tuple[int, int]]
    """Stretches inside brackets or quotation marks that are still ahead, the next one last."""
    lists: ListMarks
    sentence: int = 0
    line: int = 0

    def begin(self, at: int) -> None:
        """Begin a sentence with the next character that is no white space."""
        match = _NOT_SPACE.search(self.text, at)
        self.sentence = match.start() if match else len(self.text)

    def is_enclosed(self, at: int) -> bool:
        """Return whether `at`, never less than the last one asked for, stands inside brackets or quotation marks."""
        while self.enclosed and self.enclosed[-1][1] < at:
            self.enclosed.pop()
        return bool(self.enclosed) and self.enclosed[-1][0] < at

    def last_character(self, at: int) -> str:
        """Return the last character before `at` that is no white space, or nothing."""
        while at > self.sentence and self.text[at - 1].isspace():
            at -= 1
        return self.text[at - 1] if at > self.sentence else ""

    def word_before(self, at: int) -> str:
        """Return the word before `at`, as it is written."""
        pieces = self.text[max(self.sentence, at - LONGEST_ABBREVIATION) : at].split()
        return pieces[-1] if pieces else ""

    def stop(self, at: int, end: int) -> _Stop:
        """Return the stop that stands from `at` to `end`, with its surroundings."""
        before = self.text[max(self.sentence, at - LONGEST_ABBREVIATION) : at]
        word, ahead = _WORD_BEFORE.search(before), _AHEAD.match(self.text, end)
        assert word is not None
        assert ahead is not None
        return _Stop(
            text=self.text,
            table=self.table,
            closes=self.closes,
            before=before,
            opens=at - self.sentence == len(before),
            marks=self.text[at:end],
            at=at,
            end=end,
            word=word.group() + self.text[at],
            word_before=(before[: word.start()].split() or [""])[-1],
            ahead=ahead,
        )


def _at_stop(reading: _Reading, at: int, end: int) -> int | None:
    """Return where the sentence ends if the stop from `at` to `end` ends it."""
    if end >= len(reading.text) or reading.is_enclosed(end):
        return None
    return end if _ends(reading.stop(at, end)) else None


def _at_spaced_ellipsis(reading: _Reading, at: int, end: int) -> int | None:
    """Of four dots, one is a stop: the first where it touches a word, else the last. Three are none."""
    if end - at < 7 or end >= len(reading.text) or reading.is_enclosed(end) or _carried_on(reading.stop(at, end)) is False:
        return None
    touches = at > reading.sentence and not reading.text[at - 1].isspace()
    return at + 1 if touches and reading.text[end].isspace() else end


def _at_line_end(reading: _Reading, at: int, end: int) -> int | None:
    """A line ends a sentence unless it was only too long for its page; so does each item of a list, and a blank line."""
    length, reading.line = at - reading.line, end
    white = reading.text[at:end]
    if white.count("\n") > 1 or white.count("\r") > 1:
        return at
    if reading.is_enclosed(at):
        return None
    return at if length < WRAPPED_LINE or LINE_MARK.match(reading.text, end) else None


def _at_mark(reading: _Reading, at: int, end: int) -> int | None:
    """Return `at` where a list goes on there; what is no mark may still be a stop ("vitamin c. It")."""
    text, before = reading.text, reading.last_character(at)
    opens = at == reading.sentence
    named = reading.word_before(at).lower() in reading.table.numbered
    enclosed = reading.is_enclosed(at)
    if not enclosed and not named and reading.lists.take(text[at:end], opens, introduced=before == ":"):
        return None if opens or before in ",;:" else at
    dot = text.find(".", at, end)
    return _at_stop(reading, dot, end) if dot > 0 else None


_AT: dict[str, Callable[[_Reading, int, int], int | None]] = {
    "line": _at_line_end,
    "mark": _at_mark,
    "spaced": _at_spaced_ellipsis,
    "stop": _at_stop,
}


def _cuts(text: str, table: Sentences) -> Iterator[int]:
    """Yield where sentences end, in order."""
    closes = pairs(text)
    reading = _Reading(text, table, closes, outermost(closes)[::-1], ListMarks())
    reading.begin(0)
    for event in _EVENT.finditer(text):
        cut = _AT[event.lastgroup or ""](reading, event.start(), event.end())
        if cut is not None:
            yield cut
            reading.begin(cut)


@cache
def _table(language: str | None) -> Sentences:
    """Return the language's table; for a text of no known language, what the tables say together."""
    if language in CODES:
        return load(language).sentences
    tables = [load(code).sentences for code in CODES]
    return Sentences(
        never_end=_union(table.never_end for table in tables),
        end_before_capital=_union(table.end_before_capital for table in tables),
        end_before_opener=_union(table.end_before_opener for table in tables),
        before_number=_union(table.before_number for table in tables),
        openers=_union(table.openers for table in tables),
        never_open=_union(table.never_open for table in tables),
        numbered=_union(table.numbered for table in tables),
    )


def _union(sets: Iterable[frozenset[str]]) -> frozenset[str]:
    return frozenset[str]().union(*sets)


def sentences(text: str, language: str | None) -> list[Span]:
    """Return where each sentence of `text` stands, in order, without the white space around it.

    >>> text = "Ask Dr. Lee (approx. 5 p.m.). It is free!"
    >>> [span.of(text) for span in sentences(text, "en")]
    ['Ask Dr. Lee (approx. 5 p.m.).', 'It is free!']
    """
    spans: list[Span] = []
    start = 0
    for end in (*_cuts(text, _table(language)), len(text)):
        piece = text[start:end]
        if piece.strip():
            left = start + len(piece) - len(piece.lstrip())
            spans.append(Span(left, start + len(piece.rstrip())))
        start = end
    return spans
