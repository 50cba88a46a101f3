"""The sentence that a refusal is told in: one that whoever owns the pages understands, in the sentence's language."""

from __future__ import annotations

from bearsout.language.table import CODES, load

DEFAULT = "en"
"""The language of reasons where the sentence's own has no table."""
KINDS = (
    "no_passage", "not_a_claim", "unread", "number", "quantity", "duration", "percent", "amount", "date", "time",
    "range",
    "ordinal", "label", "name", "negation", "quantifier", "strength", "direction", "quotation", "condition",
    "report", "attribution",
)  # fmt: skip
"""Every kind of problem there is (docs/verification.md)."""
SAME_WORDS = {"quantity": "number", "duration": "number", "percent": "number", "ordinal": "number"}
"""Kinds that are told in the words of another."""
LONGEST_FOUND = 160
"""What the passage says is cut to this length."""


def reason(kind: str, variant: str, text: str, found: str | None, language: str | None) -> str:
    """Return the reason of a problem in `language`, or in English where it has no table.

    >>> reason("duration", "", "in five days", "three to five working days", "en")
    'The sentence says “in five days”; the passage says “three to five working days”.'
    """
    table = load(language if language in CODES else DEFAULT).facts.reasons.by_kind
    if not table:
        table = load(DEFAULT).facts.reasons.by_kind
    told = SAME_WORDS.get(kind, kind)
    names = [f"{told}.{variant}", variant] if variant else []
    if found is None:
        names = [*(f"{name}.absent" for name in names), *names, f"{told}.absent"]
    template = next((table[name] for name in [*names, told] if name in table), "{text}")
    return template.format(text=text, found=shortened(found or ""))


def shortened(text: str) -> str:
    """Return `text` cut at a word, with an ellipsis where it was cut."""
    if len(text) <= LONGEST_FOUND:
        return text
    return text[:LONGEST_FOUND].rsplit(" ", 1)[0] + "…"
