"""Telling a question from a statement by its marks, which are the same in every language that has them."""

from __future__ import annotations

_CLOSERS = "\"'”’»)] "
_QUESTION_MARKS = ("?", "？", "؟")
_OPENERS = "\"'“‘«([ "


def is_question(sentence: str) -> bool:
    """Tell whether a sentence is written as a question.

    >>> is_question("(Still stuck?)"), is_question("¿Cuánto tarda"), is_question("Ask us.")
    (True, True, False)
    """
    return sentence.rstrip(_CLOSERS).endswith(_QUESTION_MARKS) or sentence.lstrip(_OPENERS).startswith("¿")
