"""Labels: codes, versions, room and order numbers, telephones, links. They count nothing and are equal only letter for
letter."""

from __future__ import annotations

from bearsout.reading.currencies import MONEY_CODES
from bearsout.reading.measures import unit_at
from bearsout.reading.patterns import is_address, is_always
from bearsout.reading.work import Work

FEWEST, MOST = 7, 15
"""Digits of a telephone number that is told by its shape; fifteen are the most that a number in the world has."""
FEWEST_NAMED = 3
"""Digits of one that the word before it tells ("call 190")."""
MOST_PIECES = 12
CARD_GROUPS = 4
"""Groups of four digits that make the number of a card."""
NUMBER_SIGNS = ("#", "№", "nº", "n°", "n.º", "n.°")
"""Signs that make a label of the digits after them."""


def label_at(work: Work, i: int) -> int | None:
    """Return the position after the label that begins at token `i`, or None where none does."""
    kind = work.kind(i)
    if kind == "link":
        return i + 1
    if kind == "word":
        return _code(work, i)
    if kind == "mark":
        numbered = work.fold(i) == "#" and work.kind(i + 1) == "digits" and work.glued(i + 1)
        return _chain(work, i + 2) if numbered else _telephone(work, i, FEWEST) if work.text(i) in "+(" else None
    if kind not in ("digits", "spaced"):
        return None
    text = work.text(i)
    if is_address(text) or (is_always(text) and work.fold(i - 1) not in work.lexicon.facts.calendar.on):
        return i + 1
    if _phoned(work, i):
        return _telephone(work, i, FEWEST_NAMED)
    if kind == "digits" and _named(work, i):
        return _chain(work, i + 1)
    return _card(work, i) or (_telephone(work, i, FEWEST) if text[0] == "0" and text.isdecimal() else None)


def _phoned(work: Work, i: int) -> bool:
    """Return whether a word such as "call" stands before token `i`, a colon or a small word at most between them."""
    phones, between = work.lexicon.facts.units.phones, work.fold(i - 1)
    return between in phones or ((between == ":" or between in work.lexicon.stop) and work.fold(i - 2) in phones)


def _code(work: Work, i: int) -> int | None:
    """Return the position after a word that is a code: "MBH99", "SAVE20", "ABC-1234"."""
    text = work.text(i)
    if any(char.isdigit() for char in text):
        return _chain(work, _past_decimals(work, i + 1)) if len(work.fold(i)) > 2 or not text[-1:].isalpha() else None
    joined = work.fold(i + 1) == "-" and work.glued(i + 1) and work.glued(i + 2) and work.kind(i + 2) == "digits"
    return _chain(work, i + 1) if joined and text.isupper() and text not in MONEY_CODES else None


def _telephone(work: Work, i: int, fewest: int) -> int | None:
    """Return the position after the groups of a telephone number: "+1 (555) 010-1234", "0800 123 4567"."""
    digits, end, j = 0, i, i
    while j < i + MOST_PIECES:
        piece = work.text(j)
        if work.kind(j) in ("digits", "spaced") and not set(piece) & set(",/"):
            digits, end = digits + sum(char.isdigit() for char in piece), j + 1
        elif (
            not piece
            or piece not in "+()-.–"
            or (piece in ".+" and not work.glued(j + 1))
            or (piece in "+-" and j > i and not work.glued(j))
        ):
            break
        j += 1
    if not fewest <= digits <= MOST or unit_at(work, end) or work.lexicon.currencies.at(work.tokens, end):
        return None
    return end


def _card(work: Work, i: int) -> int | None:
    """Return the position after four groups of four digits."""
    groups = [work.text(j) for j in range(i, i + CARD_GROUPS)]
    return i + CARD_GROUPS if all(len(group) == CARD_GROUPS and group.isdecimal() for group in groups) else None


def shape_at(work: Work, i: int) -> int | None:
    """Return the position after digits whose shape alone makes a label: "123.456.789-09", "2.0.1", "0800"."""
    if work.kind(i) not in ("digits", "clock"):
        return None
    text = work.text(i)
    marks = sum(not char.isdigit() for char in text)
    if marks >= 2 or "-" in text or (len(text) > 1 and text[0] == "0" and not marks):
        return _chain(work, i + 1)
    if work.kind(i + 1) == "word" and work.glued(i + 1):
        return _chain(work, i + 2)
    return None


def _past_decimals(work: Work, i: int) -> int:
    """Return the position after what goes on with a code of letters and digits: "J1149.5+6663", "v2.1"."""
    while work.fold(i) in (".", "+") and work.glued(i) and work.glued(i + 1) and work.kind(i + 1) == "digits":
        i += 2
    return i


def _chain(work: Work, i: int) -> int:
    """Return the position after the pieces glued on by hyphens and slashes: "R2-D2", "ABC/123-X"."""
    while (
        work.fold(i) in ("-", "/", "_")
        and work.glued(i)
        and work.glued(i + 1)
        and work.kind(i + 1) in ("word", "digits")
    ):
        i += 2
    if work.kind(i) == "word" and work.glued(i):
        i += 1
    return i


def _named(work: Work, i: int) -> bool:
    """Return whether the word before digits makes them a label: "Room 204", "order no. 17"."""
    units = work.lexicon.facts.units
    j = i - 1
    while j >= 0 and (work.fold(j) in units.label_marks or work.fold(j) in (".", "#", ":", "º", "°")) and i - j < 4:
        if work.text(j).lower() in NUMBER_SIGNS:
            return True
        j -= 1
    word = work.fold(j)
    if word not in units.labels and word[:-1] not in units.labels:
        return False
    after = work.fold(i + 1)
    counted = unit_at(work, i + 1) or work.lexicon.currencies.at(work.tokens, i + 1)
    return not counted and after not in ("%", "€", "$") and not work.lexicon.percent.at(work.tokens, i + 1)
