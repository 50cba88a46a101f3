"""What a fact is to a contract of claims: its class, its unit by the contract's name, and its value in its notation."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NamedTuple

from bearsout.reading.currencies import CENTS, MONEY_SIGNS
from bearsout.reading.facts import Fact
from bearsout.reading.lexicon import folded, lexicon
from bearsout.reading.notation import claimed_date, decimal

Value = dict[str, str]
"""`{amount, unit?}`, `{min, max, unit?}`, `{date}` or `{date_from, date_to}`; empty for a label."""

MEASURING = ("money", "percent", "date", "duration", "quantity", "count", "dosage")
"""The classes whose values are compared; a label is not."""

UNIT_NAMES = {
    "percent": "%", "point": "pp", "times": "x",
    "milligram": "mg", "microgram": "mcg", "international_unit": "IU", "kilogram": "kg", "gram": "g", "tonne": "t",
    "pound": "lb", "ounce": "oz", "kilometre": "km", "mile": "mi", "metre": "m", "centimetre": "cm", "millimetre":
    "mm", "inch": "in", "foot": "ft", "yard": "yd", "litre": "l", "millilitre": "ml", "decilitre": "dL",
    "square_metre": "m2", "square_kilometre": "km2", "square_foot": "ft2", "cubic_metre": "m3", "hectare": "ha",
    "kilobyte": "kB", "megabyte": "MB", "gigabyte": "GB", "terabyte": "TB", "megabit_per_second": "Mbps",
    "gigabit_per_second": "Gbps", "kilowatt_hour": "kWh", "watt": "W", "kilowatt": "kW", "volt": "V",
    "milliampere_hour": "mAh", "celsius": "°C", "fahrenheit": "°F", "mmhg": "mmHg", "kilometre_per_hour": "km/h",
    "mile_per_hour": "mph", "kilocalorie": "kcal",
}  # fmt: skip
"""How a contract calls a unit; a unit that is not here keeps its name ("day", "tablet")."""

DOSES = frozenset({"milligram", "microgram", "international_unit", "drop", "tablet", "capsule"})
"""Units that a dose is given in. A concentration in a fluid is a quantity."""
FLUIDS = frozenset({"decilitre", "litre", "millilitre"})

KINDS = {
    "money": "money", "percent": "percent", "date": "date", "time": "label", "duration": "duration", "label": "label",
    "link": "label", "ordinal": "label",
}  # fmt: skip
"""The class of each kind of fact that has the same one always."""

TWO_DECIMALS = re.compile(r"[+\-−]?\d+(?:[.,\s]\d{3})*[.,]\d{2}")
"""What a price without its currency looks like."""
CODE = re.compile(r"\d{5,}|0\d+")
YEAR = re.compile(r"(?:19|20)\d\d")
"""Bare digits that nothing is counted in and that are labels: long codes, codes that begin with zero, and years."""


FIRST_OF = {MONEY_SIGNS["¥"]: "JPY"}
"""The currency that a sign of several is taken for; `$` is taken for none."""


class Claim(NamedTuple):
    """A fact as a claim: its class and its value."""

    kind: str
    value: Value


def claim(fact: Fact, language: str | None = None) -> Claim | None:
    """Return the class and the value of a fact, or None where it claims nothing that is compared.

    >>> from bearsout.reading.reader import read
    >>> [claim(fact, "en") for fact in read("The dose is 5 mg/kg.", "en").facts]
    [Claim(kind='dosage', value={'amount': '5', 'unit': 'mg/kg'})]
    """
    kind = class_of(fact)
    if kind is None:
        return None
    if kind == "label":
        return Claim(kind, {})
    if kind == "date":
        return Claim(kind, _dates(fact))
    return Claim(kind, _amount(fact, claim_unit(fact, language)))


def class_of(fact: Fact) -> str | None:
    """Return the class of a fact, or None where it has none: a bare number, an amount of nothing, a hint.

    >>> from bearsout.reading.reader import read
    >>> [class_of(fact) for fact in read("Take 2 tablets of 500 mg for 7 days.", "en").facts]
    ['dosage', 'dosage', 'duration']
    """
    if fact.weak or fact.bound == "free":
        return None
    if fact.kind == "date":
        return "date" if fact.when is not None and claimed_date(fact.when) is not None else None
    if fact.kind == "quantity":
        return _quantity(fact)
    return _number(fact) if fact.kind == "number" else KINDS.get(fact.kind)


def _quantity(fact: Fact) -> str:
    if fact.unit == "times":
        return "count"
    return "dosage" if fact.unit in DOSES and not FLUIDS.intersection(fact.per) else "quantity"


def _number(fact: Fact) -> str | None:
    """Return the class of a number without a unit: what it counts makes it a count, else its digits say."""
    if not any(char.isdigit() for char in fact.text):
        return None
    figures = [end for end in (fact.low, fact.high) if end is not None]
    if fact.noun is not None and all(figure.denominator == 1 for figure in figures):
        return "count"
    if TWO_DECIMALS.fullmatch(fact.text):
        return "money"
    return "label" if CODE.fullmatch(fact.text) or YEAR.fullmatch(fact.text) else None


def claim_unit(fact: Fact, language: str | None = None) -> str | None:
    """Return a fact's unit by the contract's name: a currency, "%", "business_day", "mg/kg"; None where it has none."""
    if fact.kind == "money":
        return _currency(fact, language)
    if fact.unit is None:
        return None
    name = UNIT_NAMES.get(fact.unit, fact.unit)
    below = UNIT_NAMES.get(fact.per[0], fact.per[0]) if fact.per and "/" in fact.text else None
    return f"{name}/{below}" if below else name


def _currency(fact: Fact, language: str | None) -> str | None:
    """Return the one currency that an amount can be of; the name of a cent may say of which it is a part."""
    if fact.currencies == CENTS:
        names = lexicon(language).facts.units.cents
        return next((names[word] for word in map(folded, fact.text.split()) if word in names), None)
    if fact.currencies in FIRST_OF:
        return FIRST_OF[fact.currencies]
    return next(iter(fact.currencies)) if len(fact.currencies) == 1 else None


def _amount(fact: Fact, unit: str | None) -> Value:
    factor = Fraction(1, 100) if fact.currencies == CENTS else Fraction(1)
    low, high = (None if end is None else decimal(end * factor) for end in (fact.low, fact.high))
    if low is not None and high is not None and low != high:
        value = {"min": low, "max": high}
    else:
        value = {"amount": low or high or "0"}
    return value | {"unit": unit} if unit else value


def _dates(fact: Fact) -> Value:
    first, last = (None if when is None else claimed_date(when) for when in (fact.when, fact.until))
    if first and last:
        return {"date_from": first, "date_to": last}
    return {"date": first or last or ""}
