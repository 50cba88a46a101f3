"""Currencies that no language owns: their signs, their codes and the short scales beside them."""

from __future__ import annotations

Currencies = frozenset[str]

CENTS: Currencies = frozenset({"cent"})
"""A hundredth of a currency that is not said."""

DOLLARS: Currencies = frozenset({"USD", "CAD", "AUD", "NZD", "SGD", "HKD"})
PESOS: Currencies = frozenset({"MXN", "ARS", "CLP", "COP", "UYU", "PHP"})

MONEY_CODES: Currencies = frozenset(
    {
        "USD", "EUR", "GBP", "BRL", "MXN", "ARS", "CLP", "COP", "PEN", "UYU", "PYG", "BOB", "VES", "CRC", "GTQ", "DOP",
        "JPY", "CNY", "RMB", "INR", "CHF", "CAD", "AUD", "NZD", "SGD", "HKD", "KRW", "RUB", "PHP", "SEK", "NOK", "DKK",
        "ISK", "PLN", "CZK", "HUF", "RON", "BGN", "UAH", "ZAR", "TRY", "ILS", "AED", "SAR", "QAR", "KWD", "BHD", "OMR",
        "JOD", "LBP", "EGP", "MAD", "TND", "NGN", "KES", "GHS", "THB", "MYR", "IDR", "VND", "TWD", "PKR", "BDT", "LKR",
        "AOA", "MZN", "CVE", "BTC",
    }
)  # fmt: skip
SAME_CODE = {"RMB": "CNY"}

LOOSE_CODES = frozenset(
    {"usd", "eur", "gbp", "brl", "mxn", "inr", "jpy", "cny", "rmb", "chf", "aud", "nzd", "clp", "krw", "rub", "qar"}
)
"""Codes that are no word of any language here, and so are read in small letters too."""

MONEY_SIGNS: dict[str, Currencies] = {
    "$": DOLLARS | PESOS - {"UYU", "PHP"},
    "r$": frozenset({"BRL"}), "us$": frozenset({"USD"}), "u$s": frozenset({"USD"}), "u$d": frozenset({"USD"}),
    "ca$": frozenset({"CAD"}), "c$": frozenset({"CAD"}), "a$": frozenset({"AUD"}), "au$": frozenset({"AUD"}),
    "nz$": frozenset({"NZD"}), "hk$": frozenset({"HKD"}), "s$": frozenset({"SGD"}), "nt$": frozenset({"TWD"}),
    "mx$": frozenset({"MXN"}), "ar$": frozenset({"ARS"}), "cl$": frozenset({"CLP"}), "co$": frozenset({"COP"}),
    "col$": frozenset({"COP"}), "clp$": frozenset({"CLP"}), "cop$": frozenset({"COP"}), "rd$": frozenset({"DOP"}),
    "$u": frozenset({"UYU"}), "s/": frozenset({"PEN"}), "s/.": frozenset({"PEN"}), "bs": frozenset({"BOB", "VES"}),
    "€": frozenset({"EUR"}), "£": frozenset({"GBP"}), "¥": frozenset({"JPY", "CNY"}), "₹": frozenset({"INR"}),
    "rs": frozenset({"INR", "PKR", "LKR"}), "₩": frozenset({"KRW"}), "₽": frozenset({"RUB"}), "₱": frozenset({"PHP"}),
    "₺": frozenset({"TRY"}), "₪": frozenset({"ILS"}), "₫": frozenset({"VND"}), "₴": frozenset({"UAH"}),
    "₦": frozenset({"NGN"}), "฿": frozenset({"THB"}), "₡": frozenset({"CRC"}), "₿": frozenset({"BTC"}),
    "kr": frozenset({"SEK", "NOK", "DKK", "ISK"}), "zł": frozenset({"PLN"}), "kč": frozenset({"CZK"}),
    "¢": CENTS, "￡": frozenset({"GBP"}), "￥": frozenset({"JPY", "CNY"}),
}  # fmt: skip
"""Which currencies a sign may mean. `$` is any dollar or peso, never a euro."""

BEFORE_ONLY = frozenset({"s/", "s/.", "bs", "rs"})
"""Signs of letters that stand before their number, and after it may be a word."""

BARE_SCALES = {"K": 1_000, "k": 1_000, "M": 1_000_000, "MM": 1_000_000, "B": 1_000_000_000, "b": 1_000_000_000,
               "bn": 1_000_000_000, "G": 1_000_000_000, "T": 1_000_000_000_000}  # fmt: skip
"""What they mean right after the digits of a bare number ("1.2M"); elsewhere the letters are units."""

SCALE_LETTERS = {"k": 1_000, "m": 1_000_000, "mm": 1_000_000, "mi": 1_000_000, "mn": 1_000_000, "mln": 1_000_000,
                 "bn": 1_000_000_000, "b": 1_000_000_000, "bln": 1_000_000_000, "bi": 1_000_000_000,
                 "tn": 1_000_000_000_000, "tri": 1_000_000_000_000}  # fmt: skip
"""What a short scale means after an amount of money."""

CODE_SCALES = {"m": 1_000_000, "k": 1_000, "t": 1_000, "b": 1_000_000_000}
"""What a letter before a code means: "120 MEUR"."""


def code_meaning(text: str) -> tuple[Currencies, int] | None:
    """Return the currency and the scale that a code means ("USD", "MEUR"), or None.

    >>> code_meaning("MEUR"), code_meaning("house")
    ((frozenset({'EUR'}), 1000000), None)
    """
    code = text.upper()
    if code in MONEY_CODES and (text.isupper() or text in LOOSE_CODES):
        return frozenset({SAME_CODE.get(code, code)}), 1
    inner = text[1:]
    if len(text) == 4 and inner.isupper() and inner in MONEY_CODES and text[0].lower() in CODE_SCALES:
        return frozenset({SAME_CODE.get(inner, inner)}), CODE_SCALES[text[0].lower()]
    return None
