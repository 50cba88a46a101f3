"""Cases that are wrong by the project's own rules: they are counted, named, and not scored."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.sets.rows import Row

LEFT_OUT: dict[str, str] = {
    # Numbers, percent, ordinals
    "val-0cb4b7008b7b": "“the 1960s” is a decade, not the number 1960",
    "val-8cacc8c5f18f": "an IP address is a label, not four numbers",
    "val-0bf23f155f7b": "pills are a unit: “ten pills” is a quantity, not a bare number",
    "val-b2e904e7b68d": "pills are a unit: “10 pills” is a quantity, not a bare number",
    "val-d4ac7be43e89": "“Kr” after a number is a crown, not a crore",
    "val-e339041f449b": "“l” after a number is a litre, not a lakh",
    "val-56af8e4c8904": "“single” is an adjective, not the number one",
    "val-ecbc771ed960": "“3/15” alone is a day in English as much as a fraction",
    "val-437dee1047cf": "four zeros are a code, not the number zero",
    "val-61f2753f53b6": "four zeros are a code, not the number zero",
    "val-b96c3d2b12d1": "“un” before a noun is an article",
    "val-af16e86bbe85": "“um” before a noun is an article",
    "val-ed8438f988ec": "“pares de” without a number before it says no exact number",
    "val-c9093b7dd3fa": "“per cent of twenty-two” says no share",
    "val-10d38798c67b": "“two hundred thirty two and a thirtieth” is a mixed number, not the thirtieth place",
    "val-a5d0a3f84847": "“forty two and a third” is a mixed number, not the third place",
    "val-2bfe0cde6889": "“cien millonésimos” are a hundred millionths; the place is “cien millonésimo”",
    "val-4d18244f54a3": "“tres millonésimos” are three millionths; the place is “tres millonésimo”",
    # Dates
    "val-68eebf8031b6": "30 February is no day, and an impossible day is no date",
    "val-b9b0fbd56fcb": "30 February is no day, and an impossible day is no date",
    "val-189327c5a40f": "2019 had no 29 February, and an impossible day is no date",
    "val-982c7b2c9611": "“Feb13” after a weekday is a day of February; no year is said",
    "val-e7b0e0ee019a": "“to today” needs a reference day",
    "val-ed9125677b14": "“till current date” needs a reference day",
    "val-3bd375324ae3": "“two weeks since 2011” is a sum of a length and a year that the text does not give",
    "val-f2ae7d22f2e0": "nothing says that the number after a bare sign is a year",
    # Amounts
    "val-325b61139a3c": "a full stop with a space after it ends a sentence; “$ 8. 94” is two numbers",
    "val-a38605860eb3": "a full stop with a space after it ends a sentence; “$119. 95” is two numbers",
    "val-dfa710e968e4": "“$.750.30” is no number in any notation",
    "val-1578faea88f2": "three digits after a currency sign are no cents: “1250€600” is no amount",
    "val-8176b9f48d87": "the first amount of the text is its first price, $120.00",
    "val-92ea1b46ea81": "the text gives a range of prices, not its lower end",
    "val-cb88b0d06213": "the text gives a range of prices, not its lower end",
    "val-0c949680466d": "“2 m” alone is two metres",
    "val-ce1115134247": "the mark after a number alone is one of inches",
    "val-1580f1cc29ab": "“a few” is no number, and not three",
    "val-5555e8a76ae0": "“some” is no number, and not three",
    "val-c75002c1edf7": "“few” is no number, and not three",
    "val-5e791f3bae94": "“unas” is no number, and not three",
    "val-9fc53c452a73": "“varias” is no number, and not three",
    "val-54a55a7cfede": "“cuartos de hora” does not say how many",
    "val-a8a0b4ae2a34": "half a month is no number of days",
    "val-18272728923e": "“3 years, 2 months” is one length, as “one hour and 45 minutes” is in the other cases",
    "val-239e2fe1f16a": "“2 pm” is a time of day",
    "val-7cb6082f445f": "“am” after a number is half of the day, no attometre",
    "val-5ecd2bd3b074": "“3k” is three thousand",
    "val-125966fac7bc": "“3k” is three thousand",
    "val-607cc2fe3026": "“Oh look, a penny!” states no amount",
    "val-5a417e838a21": "a dozen is a number, whoever bakes it",
    "val-8df141c91016": "dollars per kilogram are an amount of money with its rate",
    "val-e2bdb6456d0f": "“45 and 50 mg” gives the first number no unit of its own",
    "val-7b7bbd0c3529": "the text gives a range, not its upper end",
    "val-5eefe9d04b0f": "the text gives a range, not its upper end",
    "val-53cca854ad2f": "the text gives a range, not its upper end",
    "val-10b49bd140b4": "“excesivo 2 tazas” sets no bound in Spanish",
    "val-18d29a032eb4": "“thirty years” is a length: the bound is one of years, not of a bare number",
    "val-23a5659600fa": "“thirty years” is a length: the bound is one of years, not of a bare number",
    "val-3511a62c16bb": "“treinta años” is a length: the bound is one of years, not of a bare number",
    "val-4e524b7f19b0": "“trinta anos” is a length: the bound is one of years, not of a bare number",
    "val-b174ea15b069": "“trinta anos” is a length: the bound is one of years, not of a bare number",
    "val-c8c618f2c549": "“trinta anos” is a length: the bound is one of years, not of a bare number",
    "val-afc3204f64b5": "places in an order are ordinals, and no range of numbers",
    "val-92097411078c": "places in an order are ordinals, and no range of numbers",
    "val-95e2cec7297c": "places in an order are ordinals, and no range of numbers",
}
"""A case's id and why it is left out."""


def without(rows: Sequence[Row]) -> tuple[list[Row], int]:
    """Return the rows that are scored and how many are left out."""
    kept = [row for row in rows if row["id"] not in LEFT_OUT]
    return kept, len(rows) - len(kept)
