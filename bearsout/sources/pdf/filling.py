"""Values of fields -> words of the page, behind the labels that were printed for them."""

from __future__ import annotations

from collections.abc import Sequence

from bearsout.sources.pdf.fields import Field
from bearsout.sources.pdf.words import Face, Word

ABOVE = 2.2
"""A label stands at most this many sizes above its field, where none stands on its left."""

FAR = 40.0
"""And at most so many sizes on its left."""

STEP = 0.01
"""How far apart the words of a value are put, in points: only their order matters, and none may reach another label."""


def filled(fields: Sequence[Field], words: Sequence[Word]) -> list[Word]:
    """Return the words of fields, as pdfium measures: upwards from the page's foot."""
    out: list[Word] = []
    for field in fields:
        label = _beside(field, words) or (None if field.ticks else _above(field, words))
        face = label.face if label else Face(max(6.0, min(11.0, 0.7 * (field.top - field.bottom))))
        base = label.base if label else field.bottom + 0.3 * face.size
        left = max(field.left, label.right + STEP) if label else field.left
        for at, text in enumerate(field.value.split()):
            place = left + STEP * at
            out.append(Word(text, place, place + STEP / 2, base, Face(face.size), filled=not field.ticks))
    return out


def _beside(field: Field, words: Sequence[Word]) -> Word | None:
    """Return the nearest word on the field's left; for a box to tick, the nearest on either side."""
    level = [word for word in words if field.bottom - 3 <= word.base <= field.top - 0.2 * word.face.size]
    before = [
        word for word in level if word.right <= field.left + 2 and field.left - word.right <= FAR * word.face.size
    ]
    after = [word for word in level if word.left >= field.right - 2] if field.ticks else []
    nearest = min(after, key=lambda word: word.left, default=None)
    if nearest:
        return Word(nearest.text, nearest.left, field.left - STEP, nearest.base, nearest.face)
    return max(before, key=lambda word: word.right, default=None)


def _above(field: Field, words: Sequence[Word]) -> Word | None:
    """Return the last word of the label right above a field."""
    over = [
        word
        for word in words
        if 0 <= word.base - field.top <= ABOVE * word.face.size and field.left - 3 <= word.left <= field.right
    ]
    lowest = min((word.base for word in over), default=0.0)
    return max((word for word in over if word.base - lowest < 1), key=lambda word: word.right, default=None)
