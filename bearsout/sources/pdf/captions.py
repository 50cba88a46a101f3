"""Captions of tables and figures: no headings, however they are set; and of what is not there to be seen, nothing."""

from __future__ import annotations

import re

LONGEST = 160
"""A longer text that begins like a caption is a paragraph."""

_FIGURE = r"figure|fig|figura|chart|gráfico|gráfica|illustration|ilustración|ilustração|screenshot|captura"
_TABLE = r"table|tab|tabla|tabela|cuadro|quadro"
_LISTING = r"example|ejemplo|exemplo|listing|listado|listagem"
_NUMBER = r"\.?\s+(?:[A-Z][.-])?\d+"

CAPTION = re.compile(rf"(?:{_FIGURE}|{_TABLE}|{_LISTING}){_NUMBER}", re.IGNORECASE)
"""What a caption begins with, in three languages."""

_OF_A_FIGURE = re.compile(rf"(?:{_FIGURE}){_NUMBER}(?:[.-]\d+)*\s?[.:–—-]?\s*(.*)", re.IGNORECASE | re.DOTALL)
_BEGINS = re.compile(r"\w+\.?\s+(?:[A-Z][.-])?\d+(?:[.-]\d+)*\s?[.:–—-]\s*\S")


def is_caption(text: str) -> bool:
    """Return whether a text is a caption: a word, a number and a stop, and no more than a line or two.

    >>> is_caption("Table 3: Fees"), is_caption("Figura 2-1. Conta"), is_caption("Table 3 shows the fees.")
    (True, True, False)
    """
    return len(text) <= LONGEST and _BEGINS.match(text) is not None


def names_a_picture(text: str) -> bool:
    """Return whether a text only names a picture, which no reader of text sees; a sentence says more than that.

    >>> names_a_picture("Figure 3.1. The main window"), names_a_picture("Figure 4: The fuse is on the left.")
    (True, False)
    """
    match = _OF_A_FIGURE.fullmatch(text)
    return match is not None and is_caption(text) and not text.endswith((".", "!", "?"))
