"""Ordinals: a place in an order, in digits or in words."""

from __future__ import annotations

from bearsout.reading.work import Work


def ordinal_at(work: Work, i: int) -> tuple[int, int] | None:
    """Return the place said at token `i` and the position after it, or None."""
    numbers = work.lexicon.facts.numbers
    if work.kind(i) == "digits" and work.tokens[i].text.isdecimal():
        j = i + 2 if work.fold(i + 1) == "." and work.glued(i + 1) and work.glued(i + 2) else i + 1
        if work.glued(j) and work.fold(j) in numbers.ordinal_endings and len(work.tokens[i].text) < 8:
            return int(work.tokens[i].text), j + 1
        return None
    word = work.fold(i)
    if word in numbers.ordinal_tens:
        j = work.hyphen(i + 1)
        unit = numbers.ordinals.get(work.fold(j))
        if unit is not None and unit < 10:
            return numbers.ordinal_tens[word] + unit, j + 1
    if word not in numbers.ordinals:
        return None
    place, end = numbers.ordinals[word], i + 1
    while 0 < (after := numbers.ordinals.get(work.fold(end), 0)) < 10 ** (len(str(place)) - 1) and place >= 10:
        place, end = place + after, end + 1
    return place, end
