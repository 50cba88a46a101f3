"""Units that no language owns: their symbols, and how one is turned into another without loss."""

from __future__ import annotations

from fractions import Fraction

SYMBOLS = {
    "m": "metre", "cm": "centimetre", "mm": "millimetre", "km": "kilometre", "mi": "mile", "ft": "foot", "in": "inch",
    "yd": "yard", "kg": "kilogram", "g": "gram", "mg": "milligram", "mcg": "microgram", "µg": "microgram",
    "μg": "microgram", "oz": "ounce", "lb": "pound", "lbs": "pound", "t": "tonne", "l": "litre", "ml": "millilitre",
    "dl": "decilitre", "h": "hour", "hr": "hour", "hrs": "hour", "min": "minute", "mins": "minute", "s": "second",
    "ms": "millisecond", "kwh": "kilowatt_hour", "w": "watt", "kw": "kilowatt", "v": "volt", "hz": "hertz",
    "khz": "kilohertz", "mhz": "megahertz", "ghz": "gigahertz", "mah": "milliampere_hour", "b": "byte", "kb":
    "kilobyte",
    "mb": "megabyte", "gb": "gigabyte", "tb": "terabyte", "mbps": "megabit_per_second", "gbps": "gigabit_per_second",
    "m2": "square_metre", "m²": "square_metre", "km2": "square_kilometre", "km²": "square_kilometre", "m³":
    "cubic_metre",
    "ha": "hectare", "mmhg": "mmhg", "kpa": "kilopascal", "pa": "pascal", "psi": "psi", "cal": "calorie",
    "kcal": "kilocalorie", "ui": "international_unit", "iu": "international_unit", "mph": "mile_per_hour", "rpm": "rpm",
    "kmh": "kilometre_per_hour", "dpi": "dpi", "px": "pixel", "x": "times",
}  # fmt: skip
"""What a short sign after a number means; only beside digits, since many of them are words elsewhere."""

MONEY_SIGNS = {
    "$": frozenset({"USD", "CAD", "AUD", "NZD", "SGD", "HKD", "MXN", "ARS", "CLP", "COP"}),
    "r$": frozenset({"BRL"}),
    "us$": frozenset({"USD"}), "u$s": frozenset({"USD"}), "usd$": frozenset({"USD"}),
    "ca$": frozenset({"CAD"}), "c$": frozenset({"CAD"}), "a$": frozenset({"AUD"}), "au$": frozenset({"AUD"}),
    "nz$": frozenset({"NZD"}), "hk$": frozenset({"HKD"}), "mx$": frozenset({"MXN"}), "s/": frozenset({"PEN"}),
    "€": frozenset({"EUR"}), "£": frozenset({"GBP"}), "¥": frozenset({"JPY", "CNY"}), "₹": frozenset({"INR"}),
    "₩": frozenset({"KRW"}), "₽": frozenset({"RUB"}), "₱": frozenset({"PHP"}), "¢": frozenset({"cent"}),
}  # fmt: skip
"""Which currencies a sign may mean. `$` is any dollar or peso, never a euro."""

MONEY_CODES = frozenset(
    {
        "USD", "EUR", "GBP", "BRL", "MXN", "ARS", "CLP", "COP", "PEN", "UYU", "JPY", "CNY", "INR", "CHF", "CAD", "AUD",
        "NZD", "SGD", "HKD", "KRW", "RUB", "PHP", "SEK", "NOK", "DKK", "PLN", "ZAR", "TRY",
    }
)  # fmt: skip

BARE_SCALES = {"K": 1_000, "k": 1_000, "M": 1_000_000, "MM": 1_000_000, "B": 1_000_000_000, "bn": 1_000_000_000}
"""What they mean right after the digits of a bare number ("1.2M"); elsewhere the letters are units."""

SCALE_LETTERS = {"k": 1_000, "m": 1_000_000, "mm": 1_000_000, "mi": 1_000_000, "bn": 1_000_000_000, "b": 1_000_000_000,
                 "tn": 1_000_000_000_000, "bi": 1_000_000_000}  # fmt: skip
"""What a short scale means after an amount of money."""

_SAME: dict[str, tuple[str, Fraction]] = {
    "millisecond": ("second", Fraction(1, 1000)), "minute": ("second", Fraction(60)), "hour": ("second",
    Fraction(3600)),
    "day": ("second", Fraction(86400)), "week": ("second", Fraction(604800)), "fortnight": ("second",
    Fraction(1209600)),
    "quarter": ("month", Fraction(3)), "year": ("month", Fraction(12)), "decade": ("month", Fraction(120)),
    "century": ("month", Fraction(1200)), "centimetre": ("metre", Fraction(1, 100)), "millimetre": ("metre",
    Fraction(1, 1000)),
    "kilometre": ("metre", Fraction(1000)), "kilogram": ("gram", Fraction(1000)), "milligram": ("gram", Fraction(1,
    1000)),
    "microgram": ("gram", Fraction(1, 1_000_000)), "tonne": ("gram", Fraction(1_000_000)),
    "millilitre": ("litre", Fraction(1, 1000)), "decilitre": ("litre", Fraction(1, 10)), "foot": ("inch", Fraction(12)),
    "yard": ("inch", Fraction(36)), "kilowatt": ("watt", Fraction(1000)), "kilohertz": ("hertz", Fraction(1000)),
    "megahertz": ("hertz", Fraction(10**6)), "gigahertz": ("hertz", Fraction(10**9)),
}  # fmt: skip
"""Only what loses nothing: a month is no number of days, a business day no day, and a gigabyte two sizes."""

DURATIONS = frozenset(
    {
        "millisecond", "second", "minute", "hour", "day", "business_day", "week", "fortnight", "month", "quarter",
        "year", "decade", "century",
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
