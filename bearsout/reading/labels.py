"""Labels: codes, versions, room and order numbers, links. They count nothing and are equal only letter for letter."""

from __future__ import annotations

from bearsout.reading.work import Work


def label_at(work: Work, i: int) -> int | None:
    """Return the position after the label that begins at token `i`, or None where none does."""
    if work.kind(i) == "link":
        return i + 1
    if work.kind(i) == "word" and any(char.isdigit() for char in work.tokens[i].text):
        return _chain(work, i + 1) if len(work.fold(i)) > 2 or not work.tokens[i].text[-1:].isalpha() else None
    if work.fold(i) == "#" and work.kind(i + 1) == "digits" and work.glued(i + 1):
        return _chain(work, i + 2)
    if work.kind(i) == "digits" and _named(work, i):
        return _chain(work, i + 1)
    return None


def shape_at(work: Work, i: int) -> int | None:
    """Return the position after digits whose shape alone makes a label: "123.456.789-09", "2.0.1", "0800"."""
    if work.kind(i) not in ("digits", "clock"):
        return None
    text = work.tokens[i].text
    if sum(not char.isdigit() for char in text) >= 2 or (len(text) > 1 and text[0] == "0" and text.isdecimal()):
        return _chain(work, i + 1)
    if work.kind(i + 1) == "word" and work.glued(i + 1):
        return _chain(work, i + 2)
    return None


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
        j -= 1
    word = work.fold(j)
    if word not in units.labels and word[:-1] not in units.labels:
        return False
    after = work.fold(i + 1)
    counted = work.lexicon.units.at(work.tokens, i + 1) or work.lexicon.currencies.at(work.tokens, i + 1)
    return not counted and after not in ("%", "€", "$") and not work.lexicon.percent.at(work.tokens, i + 1)
