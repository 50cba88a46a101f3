"""Units that no language owns: their signs, and how one is turned into another without loss."""

from __future__ import annotations

from fractions import Fraction

PREFIXES = {
    "pico": -12, "nano": -9, "micro": -6, "milli": -3, "centi": -2, "deci": -1, "deca": 1, "hecto": 2, "kilo": 3,
    "mega": 6, "giga": 9, "tera": 12, "peta": 15, "exa": 18,
}  # fmt: skip
"""The powers of ten of the prefixes of the international system."""

PREFIX_SIGNS = {
    "p": "pico", "n": "nano", "µ": "micro", "μ": "micro", "u": "micro", "m": "milli", "c": "centi", "d": "deci",
    "h": "hecto", "k": "kilo", "K": "kilo", "M": "mega", "G": "giga", "T": "tera", "P": "peta", "E": "exa",
}  # fmt: skip

PREFIXED_SIGNS = {
    "m": ("metre", "nµμucdkm"), "g": ("gram", "nµμumk"), "l": ("litre", "µμmcdhk"), "L": ("litre", "µμmcdhk"),
    "W": ("watt", "µμmkMGT"), "Wh": ("watt_hour", "kKMGT"), "J": ("joule", "mkMG"), "V": ("volt", "µμmkM"),
    "A": ("ampere", "µμmk"), "Ah": ("ampere_hour", "m"), "Hz": ("hertz", "kKMGT"), "Pa": ("pascal", "hkMG"),
    "N": ("newton", "mkM"), "s": ("second", "nµμm"), "eV": ("electronvolt", "mkMGT"), "B": ("byte", "kKMGTPE"),
    "bit": ("bit", "kKMGT"), "bits": ("bit", "kKMGT"), "bps": ("bit_per_second", "kKMGT"), "cal": ("calorie", "k"),
    "mol": ("mole", "nµμmk"), "Ω": ("ohm", "mkM"), "Sv": ("sievert", "µμm"),
}  # fmt: skip
"""A sign, its unit and the signs of the prefixes in use before it."""

_PLAIN_SIGNS = {
    "mi": "mile", "ft": "foot", "in": "inch", "yd": "yard", "nmi": "nautical_mile", "NM": "nautical_mile",
    "t": "tonne", "mcg": "microgram", "oz": "ounce", "lb": "pound", "lbs": "pound",
    "min": "minute", "mins": "minute", "h": "hour", "hr": "hour", "hrs": "hour", "hs": "hour", "sec": "second",
    "secs": "second", "d": "day", "wk": "week", "wks": "week", "mo": "month", "mos": "month", "y": "year",
    "yr": "year", "yrs": "year",
    "bit/s": "bit_per_second", "K": "kelvin", "ha": "hectare", "cc": "cubic_centimetre", "ccm": "cubic_centimetre",
    "sqm": "square_metre", "sqft": "square_foot", "mmHg": "mmhg", "psi": "psi", "bar": "bar", "mbar": "millibar",
    "atm": "atmosphere", "IU": "international_unit", "UI": "international_unit",
    "mph": "mile_per_hour", "kph": "kilometre_per_hour", "kmph": "kilometre_per_hour", "kmh": "kilometre_per_hour",
    "rpm": "rpm", "fps": "frame_per_second", "dpi": "dpi", "ppi": "ppi", "px": "pixel", "dB": "decibel",
    "hp": "horsepower", "bhp": "horsepower", "cv": "horsepower", "rad": "radian", "MP": "megapixel", "mp": "megapixel",
    "tsp": "teaspoon", "tsps": "teaspoon", "tbsp": "tablespoon", "tbsps": "tablespoon", "gal": "gallon", "qt": "quart",
    "pt": "pint", "bbl": "barrel", "ppm": "ppm", "ppb": "ppb", "KiB": "kibibyte", "MiB": "mebibyte", "GiB": "gibibyte",
    "TiB": "tebibyte", "ct": "carat", "BTU": "btu", "x": "times", "×": "times", "℃": "celsius", "℉": "fahrenheit",
}  # fmt: skip

SYMBOLS = (
    {sign: unit for sign, (unit, _) in PREFIXED_SIGNS.items()}
    | {
        prefix + sign: PREFIX_SIGNS[prefix] + unit
        for sign, (unit, prefixes) in PREFIXED_SIGNS.items()
        for prefix in prefixes
    }
    | _PLAIN_SIGNS
)
"""What a sign after a number means, as it is written; a capital makes another unit (mW, MW)."""

_TWO_PREFIXES = frozenset(
    sign for sign in PREFIX_SIGNS if PREFIX_SIGNS[sign] != PREFIX_SIGNS.get(sign.swapcase(), PREFIX_SIGNS[sign])
)
"""Prefixes whose other case is another one: a milli is no mega."""

_WHOLE_ONLY = frozenset({"B", "bit", "bits", "bps"})
"""Signs of what has no parts, so that "mb" is no thousandth of a byte."""


def _case_decides(sign: str) -> bool:
    """Return whether a sign in another case may mean another unit ("mV", "MV")."""
    base = sign[1:]
    return sign[0] in _TWO_PREFIXES and base in PREFIXED_SIGNS and base not in _WHOLE_ONLY


_LOWER: dict[str, set[str]] = {}
for _sign, _unit in SYMBOLS.items():
    if len(_sign) > 1:
        _LOWER.setdefault(_sign.lower(), set()).update((_unit, "") if _case_decides(_sign) else (_unit,))
LOOSE_SYMBOLS = {sign: min(units) for sign, units in _LOWER.items() if len(units) == 1}
"""The signs that mean one unit whatever their case ("KG", "Km", "mb")."""

SHY = frozenset(
    {"um", "in", "a", "b", "v", "s", "t", "d", "y", "c", "k", "x", "mi", "pt", "min", "l", "as", "n", "j", "mo"}
)
"""Signs that are words, or parts of other notations, as well. After a space they are signs only where nothing follows
that could go on with a word."""

POWERS = {"2": "square", "²": "square", "3": "cubic", "³": "cubic"}
LENGTHS = frozenset({"metre", "centimetre", "millimetre", "kilometre", "mile", "foot", "inch", "yard", "decimetre"})
"""What a power may be of."""

DEGREES = {"c": "celsius", "f": "fahrenheit", "k": "kelvin", "celsius": "celsius", "fahrenheit": "fahrenheit"}
"""What follows a degree sign."""

SPEEDS = {
    ("kilometre", "hour"): "kilometre_per_hour", ("mile", "hour"): "mile_per_hour", ("metre", "second"):
    "metre_per_second", ("foot", "second"): "foot_per_second", ("kilometre", "second"): "kilometre_per_second",
    ("bit", "second"): "bit_per_second", ("megabit", "second"): "megabit_per_second", ("gigabit", "second"):
    "gigabit_per_second", ("kilobit", "second"): "kilobit_per_second",
}  # fmt: skip
"""Rates that are units of their own: "km/h", "km per hour" and "kph" are one."""

_SI = {
    "metre": "metre", "gram": "gram", "litre": "litre", "watt": "watt", "watt_hour": "watt_hour", "joule": "joule",
    "volt": "volt", "ampere": "ampere", "ampere_hour": "ampere_hour", "hertz": "hertz", "pascal": "pascal",
    "newton": "newton", "second": "second", "electronvolt": "electronvolt", "bit": "bit", "calorie": "calorie",
    "bit_per_second": "bit_per_second", "mole": "mole", "ohm": "ohm",
}  # fmt: skip
"""Units whose prefixes lose nothing. A gigabyte is two sizes, so bytes are not among them."""

_SAME: dict[str, tuple[str, Fraction]] = {
    prefix + unit: (unit, Fraction(10) ** power) for unit in _SI for prefix, power in PREFIXES.items()
} | {
    "minute": ("second", Fraction(60)), "hour": ("second", Fraction(3600)), "day": ("second", Fraction(86400)),
    "week": ("second", Fraction(604800)), "fortnight": ("second", Fraction(1209600)),
    "quarter": ("month", Fraction(3)), "semester": ("month", Fraction(6)), "year": ("month", Fraction(12)),
    "decade": ("month", Fraction(120)), "century": ("month", Fraction(1200)), "millennium": ("month", Fraction(12000)),
    "inch": ("metre", Fraction("0.0254")), "foot": ("metre", Fraction("0.3048")), "yard": ("metre", Fraction("0.9144")),
    "mile": ("metre", Fraction("1609.344")), "nautical_mile": ("metre", Fraction(1852)),
    "tonne": ("gram", Fraction(10**6)), "pound": ("gram", Fraction("453.59237")),
    "ounce": ("gram", Fraction("28.349523125")), "stone": ("gram", Fraction("6350.29318")),
    "square_centimetre": ("square_metre", Fraction(1, 10**4)), "square_kilometre": ("square_metre", Fraction(10**6)),
    "square_foot": ("square_metre", Fraction("0.09290304")), "square_inch": ("square_metre", Fraction("0.00064516")),
    "square_mile": ("square_metre", Fraction("2589988.110336")), "hectare": ("square_metre", Fraction(10**4)),
    "acre": ("square_metre", Fraction("4046.8564224")),
    "cubic_metre": ("litre", Fraction(1000)), "cubic_centimetre": ("litre", Fraction(1, 1000)),
    "cubic_foot": ("litre", Fraction("28.316846592")), "cubic_decimetre": ("litre", Fraction(1)),
    "kilometre_per_hour": ("metre_per_second", Fraction(5, 18)),
    "mile_per_hour": ("metre_per_second", Fraction("0.44704")),
    "foot_per_second": ("metre_per_second", Fraction("0.3048")),
    "kilometre_per_second": ("metre_per_second", Fraction(1000)),
}  # fmt: skip
"""Only what loses nothing: a month is no number of days, a business day no day, a gallon of which country is unsaid."""

DURATIONS = frozenset(
    {
        "nanosecond", "microsecond", "millisecond", "second", "minute", "hour", "day", "business_day", "night", "week",
        "weekend", "fortnight", "month", "quarter", "semester", "year", "school_year", "decade", "century",
        "millennium",
    }
)  # fmt: skip


def plain(unit: str | None) -> tuple[str | None, Fraction]:
    """Return the unit that `unit` is measured in, and how many of those it is.

    >>> plain("day") == plain("hour")
    False
    >>> plain("day")[1] / plain("hour")[1]
    Fraction(24, 1)
    """
    return _SAME.get(unit or "", (unit, Fraction(1)))


def sign_unit(text: str) -> str | None:
    """Return the unit that a sign means, with the power after it, or None.

    >>> sign_unit("kWh"), sign_unit("KG"), sign_unit("cm2"), sign_unit("zz")
    ('kilowatt_hour', 'kilogram', 'square_centimetre', None)
    """
    found = SYMBOLS.get(text) or LOOSE_SYMBOLS.get(text.lower())
    if found is None and text[-1:] in POWERS and (base := SYMBOLS.get(text[:-1])) in LENGTHS:
        return f"{POWERS[text[-1]]}_{base}"
    return found
