"""The values that a reader must find in short texts, held against the records that `sources read --json` prints."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path
from typing import Any

from bearsout.reading import read
from bearsout.reading.records import records
from bearsout.reading.units import plain
from benchmarks.sets.left_out import without
from benchmarks.sets.rows import Figures, Row, by, read_rows, share

Record = Mapping[str, Any]
Value = tuple[Any, ...]

KINDS = ("number", "percent", "ordinal", "money", "date", "duration", "quantity")
TOLERANCE = Fraction(1, 1_000_000)
"""Decimals in the cases are cut: a third is .3333333."""
SHORT_YEARS = re.compile(r"(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?")
ISO_PART = re.compile(r"([\d.]+)([YMWDHS])")
ISO_DATE_UNITS = {"Y": "year", "M": "month", "W": "week", "D": "day"}
ISO_TIME_UNITS = {"H": "hour", "M": "minute", "S": "second"}
SPELLINGS = {"ton": "tonne", "m": "metre", "degree_celsius": "celsius", "pound_mass": "pound", "picometer": "picometre",
             "centímetro_cúbico": "cubic_centimetre", "micrômetro": "micrometre"}  # fmt: skip
"""Units that the cases, which come from several libraries, call by more than one name."""

NIGHTS = {"night": "day"}
"""The cases call a night a day."""


def score_values(file: Path) -> Figures:
    """Return the share of texts read rightly, by language and kind; a text with nothing in it counts as `empty`."""
    kept, left_out = without(read_rows(file))
    rows = [row | right(row) for row in kept]
    return {"left_out": left_out} | {language: _kinds(group) for language, group in by(rows, "lang").items()}


def _kinds(rows: Sequence[Row]) -> Figures:
    found: Figures = {kind: share(row["by_kind"][kind] for row in rows if kind in row["by_kind"]) for kind in KINDS}
    found["number_range"] = share(row["by_kind"]["range"] for row in rows if "range" in row["by_kind"])
    found["empty"] = share(row["by_kind"]["empty"] for row in rows if "empty" in row["by_kind"])
    return {kind: value for kind, value in found.items() if value is not None}


def right(row: Row) -> Row:
    """Return `by_kind`: for each annotated kind of a row whether its values, and no others, were read."""
    found = list(records(read(row["text"], row["lang"], row.get("locale"))))
    if not row["expected"]:
        wrong = [record for record in found if _annotated(record, row["annotated"])]
        return {"by_kind": {"empty": not wrong}, "found": found}
    kinds = ["number" if kind == "number_range" else kind for kind in row["annotated"]]
    result: dict[str, bool] = {}
    for kind in kinds:
        gold = [value for value in row["expected"] if value["kind"] == kind]
        mine = [record for record in found if record["kind"] == kind and _annotated(record, row["annotated"])]
        if row.get("first_only"):
            mine = mine[:1]
        if gold:
            name = "range" if "number_range" in row["annotated"] else kind
            result[name] = _matched(gold, mine, [record for record in found if record["kind"] not in row["annotated"]])
    extra = [record for record in found if _annotated(record, row["annotated"])]
    expected_kinds = {value["kind"] for value in row["expected"]}
    clean = row.get("first_only") or all(record["kind"] in expected_kinds for record in extra)
    return {"by_kind": {kind: held and bool(clean) for kind, held in result.items()}, "found": found}


def _annotated(record: Record, annotated: Sequence[str]) -> bool:
    """Return whether a record is of a kind that the row lists in full."""
    if record["kind"] in annotated:
        return True
    return "number_range" in annotated and record["kind"] == "number" and record.get("range") is not None


def _matched(gold: Sequence[Row], mine: Sequence[Record], others: Sequence[Record]) -> bool:
    """Return whether the two lists hold equal values, each once.

    Where a row lists numbers alone, the number of an amount, a length or a year is found in `others` as well: records
    of a kind that the row does not list.
    """
    rest, spare = list(mine), list(others)
    for value in gold:
        hit = next((record for record in rest if equal(value, record)), None)
        if hit is not None:
            rest.remove(hit)
            continue
        hit = next((record for record in spare if _holds(record, value)), None)
        if hit is None:
            return False
        spare.remove(hit)
    return not rest


def _holds(record: Record, gold: Row) -> bool:
    """Return whether a record of another kind has the value of an expected number."""
    number = gold["kind"] == "number" and "range" not in gold and (record["value"] or "").isdecimal()
    return number and _close(gold["value"], record["value"])


def equal(gold: Row, record: Record) -> bool:
    """Return whether a record of a reading is the value that a case expects."""
    if gold["kind"] == "date":
        return _same_date(gold, record)
    if gold["kind"] == "money" and not _same_currency(gold["currency"], record["currency"]):
        return False
    if gold["kind"] == "duration":
        return any(_same_duration(amount, unit, record) for amount, unit in _lengths(gold))
    if gold["kind"] == "quantity":
        return _same_quantity(gold, record)
    return _same_amount(gold, record)


def _same_quantity(gold: Row, record: Record) -> bool:
    """Return whether the units are one, or the one is the other without loss: 2 g are 0.002 kg."""
    wanted, mine = _unit(gold["unit"]), _unit(_whole_unit(record))
    if wanted == mine:
        return _same_amount(gold, record)
    (base, factor), (my_base, my_factor) = plain(wanted), plain(mine)
    return base == my_base and _same_amount(gold, record, my_factor / factor)


def _same_amount(gold: Row, record: Record, factor: Fraction = Fraction(1)) -> bool:
    """Return whether a record's figures, times `factor`, are those that a case expects."""
    if "range" in gold:
        mine = record.get("range") or {}
        return all(_close(gold["range"].get(end), mine.get(end), factor) for end in ("min", "max"))
    return record.get("value") is not None and _close(gold["value"], record["value"], factor)


def _close(left: str | None, right: str | None, factor: Fraction = Fraction(1)) -> bool:
    if left is None or right is None:
        return left is right
    one, two = Fraction(left), Fraction(right) * factor
    return abs(one - two) <= TOLERANCE * max(abs(one), abs(two), Fraction(1))


def _same_currency(gold: str, mine: Sequence[str] | None) -> bool:
    """Return whether the currencies meet: `$`, `£` and `peso` in a case say what the sign may mean."""
    if gold == "cent":
        return mine is not None and list(mine) == ["cent"]
    wanted = {"$": "USD", "£": "GBP", "peso": "MXN"}.get(gold, gold)
    return wanted in (mine or ())


def _lengths(gold: Row) -> list[tuple[str, str]]:
    """Return the value and unit of a length, and the sum of its ISO form where there is one."""
    found = [(gold["value"], gold["unit"])] if "value" in gold else []
    if "iso" not in gold:
        return found
    days, _, times = gold["iso"][1:].partition("T")
    parts = [(Fraction(n), ISO_DATE_UNITS[letter]) for n, letter in ISO_PART.findall(days)]
    parts += [(Fraction(n), ISO_TIME_UNITS[letter]) for n, letter in ISO_PART.findall(times)]
    names = {plain(unit)[0] for _, unit in parts}
    if len(names) == 1 and (name := names.pop()):
        total = sum((amount * plain(unit)[1] for amount, unit in parts), Fraction(0))
        found.append((str(total), name))
    return found


def _same_duration(amount: str, unit: str, record: Record) -> bool:
    (gold_unit, gold_factor), (my_unit, factor) = plain(unit), plain(NIGHTS.get(record["unit"], record["unit"]))
    if gold_unit != my_unit or record.get("value") is None:
        return False
    return _close(str(Fraction(amount) * gold_factor), str(Fraction(record["value"]) * factor))


def _whole_unit(record: Record) -> str:
    """Return a record's unit with its rate ("ton per day")."""
    return " per ".join([record["unit"] or "", *record.get("per", ())])


def _unit(name: str) -> str:
    plain_name = re.sub(r"[\s-]+", "_", name.lower()).replace("meter", "metre")
    return SPELLINGS.get(plain_name, plain_name)


def _same_date(gold: Row, record: Record) -> bool:
    """Return whether a day, a stretch or a bound of days is the same; its last period may count as in it or not."""
    if "range" in gold:
        first, after = _stretch(record)
        ends = {after, after - timedelta(1), *_last_begins(record, first)} if after else set[date]()
        return bool(first and first.isoformat() == gold["range"]["min"]) and any(
            end.isoformat() == gold["range"]["end_exclusive"] for end in ends
        )
    bound = gold.get("bound")
    mine = record.get("range") or {}
    if bound in ("after", "since") and "min" in mine:
        return bool(mine["min"] == gold["value"] and not mine.get("max"))
    if bound in ("before", "until") and "max" in mine:
        return bool(mine["max"] == gold["value"] and not mine.get("min"))
    return bool(_day(record.get("value")) == gold["value"]) and bound not in ("after", "since", "before", "until")


def _day(value: str | None) -> str | None:
    """Return a date without the time of day that it may have: the cases give days alone."""
    return value and value.partition("T")[0]


def _last_begins(record: Record, first: date | None) -> set[date]:
    """Return where the last day, month, quarter or year of a stretch begins, which some cases give as its end."""
    mine = record.get("range") or {}
    last = SHORT_YEARS.fullmatch(mine.get("max") or "")
    if not last or not first or mine.get("min") == mine.get("max"):
        return set()
    year, month, day = int(last[1]), int(last[2] or 1), int(last[3] or 1)
    begins = {date(year, month, day)}
    if not last[3] and month % 3 == 0 and first.month % 3 == 1 and (year, month - 2) != (first.year, first.month):
        begins.add(date(year, month - 2, 1))
    return begins


def _stretch(record: Record) -> tuple[date | None, date | None]:
    """Return the first day of a record and the day after its last, where it names years."""
    mine = record.get("range") or {"min": record.get("value"), "max": record.get("value")}
    first, last = (SHORT_YEARS.fullmatch(mine.get(end) or "") for end in ("min", "max"))
    if not first or not last:
        return None, None
    begin = date(int(first[1]), int(first[2] or 1), int(first[3] or 1))
    year, month, day = int(last[1]), last[2], last[3]
    if day:
        return begin, date(year, int(month), int(day)) + timedelta(1)
    if month:
        return begin, date(year + int(month) // 12, int(month) % 12 + 1, 1)
    return begin, date(year + 1, 1, 1)
