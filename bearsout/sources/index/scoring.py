"""The score of a passage for a question: the share of the largest BM25 score that any passage could reach.

    score(q, p) = sum w(t) idf(t) s(t, p) / sum w(t) idf(t)       over the question's distinct words t
    idf(t) = ln(1 + (N - n + 0.5) / (n + 0.5))                    a word that no passage has has n = 0
    s(t, p) = tf / (tf + K1 (1 - B + B length / average length))

BM25 as in Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009), with an idf that is
never negative; dividing by the largest sum that could be reached makes it a number that a floor can be held against.
"""

from __future__ import annotations

from math import log

K1 = 1.2
"""How fast a word that is said again counts less."""

B = 0.75
"""How far a long passage is held to say a word by chance."""

TITLE_COUNT = 1
"""How often a word of a passage's titles counts, beside the same word in its text."""

CONTENT_WEIGHT = 1.0
FRAME_WEIGHT = 0.1
STOP_WEIGHT = 0.0
"""w(t): a word of the topic, a word of the question's frame ("how long ... take"), a word that says nothing."""

BROADER_FACTOR = 0.6
"""What a passage that only names the broader thing is worth ("delivery" for "express delivery")."""

EVERYDAY_FACTOR = 0.6
"""What a passage is worth that says it in another everyday word ("guarantee" for "warranty"), which no one declared."""

DEFAULT_FLOOR = 0.3
DEFAULT_K = 3


def idf(passages: int, having: int) -> float:
    """Return how rare a word is that `having` of `passages` passages hold.

    >>> round(idf(3, 1), 3), round(idf(1, 0), 3)
    (0.981, 1.386)
    """
    assert 0 <= having <= passages
    return log(1 + (passages - having + 0.5) / (having + 0.5))


def saturation(count: int, length: int, average: float) -> float:
    """Return s(t, p), from 0 to below 1, of a word said `count` times in a passage of `length` words.

    >>> round(saturation(1, 10, 10.0), 4), saturation(0, 10, 10.0)
    (0.4545, 0.0)
    """
    if not count:
        return 0.0
    return count / (count + K1 * (1 - B + B * length / average))
