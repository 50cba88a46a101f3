"""Which language a text is in, by its commonest words. No model: the stop words of each table are enough."""

from __future__ import annotations

from functools import cache

from bearsout.language.table import CODES, load
from bearsout.language.words import fold, words

FEWEST_WORDS = 1
"""How many telling words a text needs before its language is named."""


@cache
def _telling() -> dict[str, frozenset[str]]:
    """Return for each language its stop and frame words that no other language has."""
    own = {code: load(code).words.stop | load(code).words.frame for code in CODES}
    return {
        code: frozenset(own[code].difference(*(others for other, others in own.items() if other != code)))
        for code in CODES
    }


def detect(text: str, default: str | None = None) -> str | None:
    """Return the code of the language that `text` is most likely in, or `default` where nothing tells.

    >>> detect("How long does a refund take?")
    'en'
    >>> detect("Quanto tempo leva o reembolso?")
    'pt'
    >>> detect("12345") is None
    True
    """
    spoken = [word.text for word in words(text[:20_000])]
    counts = {code: sum(word in telling for word in spoken) for code, telling in _telling().items()}
    best = max(CODES, key=lambda code: counts[code])
    if counts[best] < FEWEST_WORDS or sum(count == counts[best] for count in counts.values()) > 1:
        return default
    return best


def known(code: str | None) -> str | None:
    """Return the table's code for a declared language ("pt-BR" gives "pt"), or None where there is no table.

    >>> known("pt_BR"), known("de")
    ('pt', None)
    """
    short = fold(code or "").replace("_", "-").split("-")[0]
    return short if short in CODES else None
