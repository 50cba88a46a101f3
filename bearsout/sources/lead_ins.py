"""Which texts lead in to what follows them ("You need:"), and which lean on what stands above them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bearsout.language.sentences import sentences
from bearsout.language.table import CODES, load
from bearsout.language.words import words
from bearsout.sources.blocks import Block, Code, Definition, Item, Paragraph, Table
from bearsout.sources.characters import wordy

LEAD_IN = ":"
"""A sentence that ends so leads in to what follows."""

TRAILS_OFF = ("...", "…")
"""A short line that ends so does, too ("To open this dialog ...")."""

FEWEST_WORDS = 5
"""A lead-in to what is no list ("For example:") says nothing alone, unless it has at least so many words."""

SHORT = 8
"""At most so many words: a line that trails off, or one that ends what another began ("On the toolbar, click")."""

_ADDRESS = re.compile(r"\W*https?://\S+\W*")
_LOWER_END = re.compile(r"(?:^|\s)[^\W\d_A-ZÀ-Þ]+\Z")


def leads_in(text: str, following: Block | None) -> bool:
    """Return whether a paragraph is unfinished without the block that follows it.

    >>> leads_in("You need:", None), leads_in("It is for", Item("pupils")), leads_in("It is free.", Item("A card"))
    (True, True, False)
    """
    if text.endswith(LEAD_IN):
        return True
    if text.endswith(TRAILS_OFF):
        return len(text.split()) <= SHORT and isinstance(following, Paragraph | Item | Code | Table)
    if isinstance(following, Item):
        return text[-1:].isalnum() and (following.text[:1].islower() or _breaks_off(text))
    return _breaks_off(text) and _ends_it(following)


def _breaks_off(text: str) -> bool:
    """Return whether a text ends with a word in small letters and without a stop, as no sentence or label does."""
    return len(text.split()) >= FEWEST_WORDS and _LOWER_END.search(text) is not None


def _ends_it(following: Block | None) -> bool:
    if isinstance(following, Code | Table):
        return True
    if not isinstance(following, Paragraph):
        return False
    return len(following.text.split()) <= SHORT and not following.text.endswith((".", ":", "!", "?"))


def leans_on_code(text: str) -> bool:
    """Return whether a paragraph under program text goes on with the sentence above it ("where N is the number")."""
    return text[:1].islower()


def is_aside(text: str) -> bool:
    """Return whether a paragraph is one remark in brackets, or an address alone: it is about what stands above it.

    >>> is_aside("(Since 2024.)"), is_aside("(a) and (b)"), is_aside("→ https://shop.example/help")
    (True, False, True)
    """
    if _ADDRESS.fullmatch(text):
        return True
    return text.startswith("(") and text.rstrip(".").endswith(")") and _closes_at(text) == len(text.rstrip("."))


def _closes_at(text: str) -> int:
    """Return where the bracket that opens a text is closed, or 0."""
    depth = 0
    for at, char in enumerate(text, start=1):
        depth += (char == "(") - (char == ")")
        if depth == 0:
            return at
    return 0


def is_sentence(text: str) -> bool:
    """Return whether a text begins and ends as a sentence does.

    >>> is_sentence("It is free."), is_sentence("system calls;")
    (True, False)
    """
    return not text[:1].islower() and text.endswith((".", "!", "?", ")", "”"))


def item_leads_in(text: str, following: Block | None, item: Item) -> bool:
    """Return whether an item's text ends by leading in to items under it, or to code."""
    under = isinstance(following, Item) and following.depth > item.depth
    return text.endswith(LEAD_IN) and (under or isinstance(following, Code))


def is_step_over_list(text: str, following: Block | None, item: Item) -> bool:
    """Return whether a step leads in to a list of its own that only stands beside it ("Do one of the following:")."""
    if not text.endswith(LEAD_IN) or item.number is None or not isinstance(following, Item):
        return False
    return following.depth == item.depth and following.number in (None, 1)


def defines(block: Block | None, term: str) -> bool:
    """Return whether a block has said something about a term."""
    return isinstance(block, Definition) and block.term == term


def last_lead_in(items: Sequence[Item], language: str | None) -> str:
    """Return the lead-in that the last item ends with, or nothing."""
    text = items[-1].text if items else ""
    return before_last(text, language)[1] if text.endswith(LEAD_IN) else ""


def before_last(text: str, language: str | None) -> tuple[str, str]:
    """Return the sentences before the last, and the last.

    >>> before_last("It is free. You need:", "en")
    ('It is free.', 'You need:')
    """
    spans = sentences(text, language)
    if not spans:
        return "", text
    return text[: spans[-1].start].rstrip(), spans[-1].of(text)


def joined(parts: Iterable[str]) -> str:
    """Return the parts on one line, a colon after each that has no mark of its own and that another follows.

    >>> joined(["We take back:", "Lamps", "in their box"])
    'We take back: Lamps: in their box'
    """
    said = [part for part in parts if wordy(part)]
    marked = [part if not part[-1].isalnum() else part + LEAD_IN for part in said[:-1]]
    return " ".join([*marked, *said[-1:]])


def has_denial(text: str, language: str | None) -> bool:
    """Return whether a heading denies something.

    >>> has_denial("What you cannot return", "en"), has_denial("What you can return", "en")
    (True, False)
    """
    if language not in CODES:
        return False
    return not load(language).discourse.negations.isdisjoint(word.text for word in words(text))
