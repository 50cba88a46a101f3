"""The straight lines drawn on a page: what a table or a frame is ruled with."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pypdfium2.raw as raw

THICKEST = 3.0
"""A drawn shape at most so many points thick is a line, whether it is stroked or filled."""

SHORTEST = 4.0
"""Shorter lines, in points, are ticks and marks."""

MOST_OBJECTS, MOST_SEGMENTS, MOST_RULES = 20_000, 400, 3_000
"""What is looked at: objects of a page, segments of a shape, and lines of a page. Drawings have more, tables less."""

NEAR = 1.5
"""Lines on one straight line are pieces of one where they waver, and leave out, at most so many points."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A line that is level (`top` is `bottom`) or upright (`left` is `right`); points from the page's top left."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def level(self) -> bool:
        """True for a line from left to right."""
        return self.right - self.left >= self.bottom - self.top


def drawn_rules(page: ctypes.c_void_p) -> list[Rule]:
    """Return the lines of a page as they are drawn, in pdfium's own measure: counted upwards."""
    found: list[Rule] = []
    for at in range(min(raw.FPDFPage_CountObjects(page), MOST_OBJECTS)):
        drawn = raw.FPDFPage_GetObject(page, at)
        if raw.FPDFPageObj_GetType(drawn) == raw.FPDF_PAGEOBJ_PATH:
            found += _lines(drawn)
            if len(found) > MOST_RULES:
                return []
    return found


def _lines(drawn: ctypes.c_void_p) -> Iterator[Rule]:
    count = raw.FPDFPath_CountSegments(drawn)
    if not 0 < count <= MOST_SEGMENTS:
        return
    left, bottom, right, top = (ctypes.c_float() for _ in range(4))
    raw.FPDFPageObj_GetBounds(drawn, left, bottom, right, top)
    whole = Rule(left.value, bottom.value, right.value, top.value)
    if min(whole.right - whole.left, whole.bottom - whole.top) <= THICKEST:
        yield from _straight([whole])
    elif _is_stroked(drawn):
        yield from _straight(_segments(drawn, count))


def _is_stroked(drawn: ctypes.c_void_p) -> bool:
    fill, stroke = ctypes.c_int(), ctypes.c_int()
    raw.FPDFPath_GetDrawMode(drawn, fill, stroke)
    return bool(stroke.value)


def _segments(drawn: ctypes.c_void_p, count: int) -> Iterator[Rule]:
    matrix = raw.FS_MATRIX()
    raw.FPDFPageObj_GetMatrix(drawn, matrix)
    x, y = ctypes.c_float(), ctypes.c_float()
    start = last = (0.0, 0.0)
    for at in range(count):
        segment = raw.FPDFPath_GetPathSegment(drawn, at)
        raw.FPDFPathSegment_GetPoint(segment, x, y)
        now = (
            matrix.a * x.value + matrix.c * y.value + matrix.e,
            matrix.b * x.value + matrix.d * y.value + matrix.f,
        )
        kind = raw.FPDFPathSegment_GetType(segment)
        if kind == raw.FPDF_SEGMENT_MOVETO:
            start = now
        elif kind == raw.FPDF_SEGMENT_LINETO:
            yield _between(last, now)
        if raw.FPDFPathSegment_GetClose(segment):
            yield _between(now, start)
        last = now


def _between(one: tuple[float, float], other: tuple[float, float]) -> Rule:
    return Rule(min(one[0], other[0]), min(one[1], other[1]), max(one[0], other[0]), max(one[1], other[1]))


def _straight(shapes: Sequence[Rule] | Iterator[Rule]) -> Iterator[Rule]:
    """Yield the lines among shapes, without their thickness."""
    for each in shapes:
        wide, high = each.right - each.left, each.bottom - each.top
        if high <= THICKEST and wide >= SHORTEST and wide > high:
            middle = (each.top + each.bottom) / 2
            yield Rule(each.left, middle, each.right, middle)
        elif wide <= THICKEST and high >= SHORTEST:
            middle = (each.left + each.right) / 2
            yield Rule(middle, each.top, middle, each.bottom)


def merged(rules: Sequence[Rule]) -> list[Rule]:
    """Return the lines with pieces of one line put together; the level ones come first."""
    level = _merged([(each.top, each.left, each.right) for each in rules if each.level])
    upright = _merged([(each.left, each.top, each.bottom) for each in rules if not each.level])
    return [Rule(start, at, stop, at) for at, start, stop in level] + [
        Rule(at, start, at, stop) for at, start, stop in upright
    ]


def _merged(lines: Sequence[tuple[float, float, float]]) -> list[tuple[float, float, float]]:
    """Return lines as (where, from, to): those in one place that touch are one."""
    out: list[tuple[float, float, float]] = []
    for group in _places(sorted(lines)):
        where = sum(line[0] for line in group) / len(group)
        run: list[tuple[float, float, float]] = []
        for _, start, stop in sorted(group, key=lambda line: line[1]):
            if run and start <= run[-1][2] + NEAR:
                run[-1] = (where, run[-1][1], max(stop, run[-1][2]))
            else:
                run.append((where, start, stop))
        out += run
    return out


def _places(lines: Sequence[tuple[float, float, float]]) -> Iterator[list[tuple[float, float, float]]]:
    group: list[tuple[float, float, float]] = []
    for line in lines:
        if group and line[0] - group[0][0] > NEAR:
            yield group
            group = []
        group.append(line)
    if group:
        yield group
