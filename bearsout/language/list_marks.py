"""The marks of a list that stands in running text: "1. ... 2. ...", "a) ... b) ...", bullets."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from bearsout.span import Span

BULLETS = "•⁃‣◦▪●"
_LABEL = r"\(?(?:\d{1,3}|[a-z]|[ivx]{2,5})(?:\.\)|[.)])(?=\s)"
_BULLET = re.compile(rf"[{BULLETS}]\s*+(?:{_LABEL})?+")
_NUMBER = re.compile(_LABEL)
_LONGEST_NUMBER = 6
"""Code points before the dot or the bracket that closes a number ("(xviii")."""

LINE_MARK = re.compile(rf"[-*+–—·]\s|{_BULLET.pattern}|{_LABEL}")
"""What is a mark at the beginning of a line; inside a line, dashes and stars mean other things."""

_READ_LABEL = re.compile(r"(?P<opening>\(?)(?P<value>\w+)(?P<closing>\.?\)?)$")
_ROMAN = {"i": 1, "v": 5, "x": 10}


def _roman(numeral: str) -> int:
    values = [_ROMAN[letter] for letter in numeral]
    return sum(-value if value < max(values[at:]) else value for at, value in enumerate(values))


def _readings(label: str) -> dict[str, int]:
    """Return each way of counting that `label` may belong to, with its place in it: "i)" is a ninth or a first.

    >>> _readings("2.)"), _readings("i)")
    ({'1 .)': 2}, {'a )': 9, 'i )': 1})
    """
    match = _READ_LABEL.search(label)
    if match is None:
        return {}
    value, style = match["value"], match["opening"] + match["closing"]
    if value.isdigit():
        return {f"1 {style}": int(value)}
    letters = {f"a {style}": ord(value) - ord("a") + 1} if len(value) == 1 else {}
    return letters | ({f"i {style}": _roman(value)} if set(value) <= set("ivx") else {})


def mark_at(text: str, at: int) -> Span | None:
    """Return the possible mark whose bullet, or whose closing dot or bracket, stands at `at` in `text`.

    >>> mark_at("b) Pay", 1), mark_at("• 2. Pay", 0), mark_at("web) Pay", 3)
    (Span(start=0, end=2), Span(start=0, end=4), None)
    """
    start, pattern = at, _BULLET
    if text[at] not in BULLETS:
        while start > 0 and at - start <= _LONGEST_NUMBER and not text[start - 1].isspace():
            start -= 1
        pattern = _NUMBER
    match = pattern.match(text, start)
    alone = start == 0 or text[start - 1].isspace()
    return Span(start, match.end()) if match and alone and match.end() > at else None


@dataclass(slots=True)
class ListMarks:
    """The lists under way in a text: what may be a mark is one where it opens a sentence or counts on."""

    last: dict[str, int] = field(default_factory=dict)
    """The last place of each way of counting."""
    bulleted: bool = False

    def take(self, mark: str, opens: bool, introduced: bool) -> bool:
        """Return whether `mark` marks an item; it `opens` a sentence, or is `introduced` by a colon, or neither."""
        readings = _readings(mark)
        if mark[0] in BULLETS:
            self.bulleted = self.bulleted or opens or introduced
            taken = readings if self.bulleted else {}
            self.last.update(taken)
            return self.bulleted
        taken = readings if opens else self._counted_on(readings, introduced)
        self.last.update(taken)
        return bool(taken)

    def _counted_on(self, readings: dict[str, int], introduced: bool) -> dict[str, int]:
        return {
            way: value
            for way, value in readings.items()
            if self.last.get(way) == value - 1 or (introduced and value == 1)
        }
