"""The score is the formula of docs/scoring.md, exactly: against a sum written out, and against rank-bm25."""

from __future__ import annotations

from collections import Counter
from math import log

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rank_bm25 import BM25Okapi

from bearsout.language.words import stem, words
from bearsout.sources.index.scoring import FRAME_WEIGHT, K1, B, idf, saturation
from tests.indexes import index_of, passage

TOPIC = ["refund", "parcel", "card", "invoice", "garden", "lamp", "bicycle", "postage"]
FRAME = ["long", "take"]
STOP = ["the", "is"]
texts = st.lists(st.sampled_from(TOPIC + FRAME + STOP), min_size=1, max_size=12).map(" ".join)
titles = st.lists(st.sampled_from(TOPIC), max_size=2).map(tuple)


def written_out(question: str, passages: list[tuple[tuple[str, ...], str]]) -> list[float]:
    """Return the score of each passage by the formula, word for word, with no index."""
    bags = [Counter(stem(w.text, "en") for w in words(" ".join((*path, text)))) for path, text in passages]
    average = sum(bag.total() for bag in bags) / len(bags)
    weight = {stem(w, "en"): 0.0 for w in STOP} | {stem(w, "en"): FRAME_WEIGHT for w in FRAME}
    scores = []
    for bag in bags:
        top = bottom = 0.0
        for term in dict.fromkeys(stem(w.text, "en") for w in words(question)):
            having = sum(term in other for other in bags)
            rarity = weight.get(term, 1.0) * log(1 + (len(bags) - having + 0.5) / (having + 0.5))
            bottom += rarity
            top += (
                rarity * bag[term] / (bag[term] + 1.2 * (1 - 0.75 + 0.75 * bag.total() / average)) if bag[term] else 0
            )
        scores.append(top / bottom if bottom else 0.0)
    return scores


@given(st.lists(st.tuples(titles, texts), min_size=1, max_size=8), texts, st.sampled_from([0.0, 0.2, 0.3]))
def test_search_equals_the_sum_written_out(
    passages: list[tuple[tuple[str, ...], str]], question: str, floor: float
) -> None:
    index = index_of(passage(text, f"{n}.md", path) for n, (path, text) in enumerate(passages))
    found = index.search(question, k=len(passages), floor=floor).found
    expected = written_out(question, passages)
    ranked = sorted((n for n, score in enumerate(expected) if score > 0), key=lambda n: (-round(expected[n], 12), n))
    shown = [item for hit in found for item in (hit.passage, *hit.same_as)]
    by_name = {hit.passage.document.name: hit.score for hit in found}
    assert all(score == pytest.approx(expected[int(name[:-3])]) for name, score in by_name.items())
    above = {f"{n}.md" for n in ranked if expected[n] > floor + 1e-9}
    assert above <= {item.document.name for item in shown}
    assert all(expected[int(item.document.name[:-3])] >= floor - 1e-9 for item in shown)
    scores = [hit.score for hit in found]
    assert scores == sorted(scores, reverse=True)
    assert all(sum(part.share for part in hit.parts) == pytest.approx(hit.score) for hit in found)


class Reference(BM25Okapi):  # type: ignore[misc]
    """rank-bm25 with the idf of docs/scoring.md in place of its own."""

    def _calc_idf(self, nd: dict[str, int]) -> None:
        self.idf = {term: idf(self.corpus_size, having) for term, having in nd.items()}


@given(st.lists(texts, min_size=1, max_size=8), texts)
def test_search_equals_rank_bm25(passages: list[str], question: str) -> None:
    terms = [[stem(word.text, "en") for word in words(text)] for text in passages]
    asked = list(dict.fromkeys(stem(w.text, "en") for w in words(question) if w.text not in STOP + FRAME))
    reference = Reference(terms, k1=K1, b=B)
    sums = reference.get_scores(asked) / (K1 + 1)
    whole = sum(idf(len(passages), sum(term in text for text in terms)) for term in asked)
    index = index_of(passage(text, f"{n}.md") for n, text in enumerate(passages))
    topic = " ".join(w.text for w in words(question) if w.text not in STOP + FRAME)
    if not topic:
        return
    for hit in index.search(topic, k=len(passages), floor=0.0).found:
        assert hit.score == pytest.approx(sums[int(hit.passage.document.name[:-3])] / whole)


def test_a_perfect_match_on_one_passage_scores_near_a_half() -> None:
    (hit,) = index_of([passage("a lamp")]).search("lamp").found
    assert hit.score == pytest.approx(1 / (1 + 1.2))


def test_a_word_that_no_passage_has_counts_in_full() -> None:
    index = index_of([passage("A lamp costs ten.")])
    assert index.search("lamp").found
    assert not index.search("lamp unicorn").found


@pytest.mark.parametrize("n", range(6))
def test_idf_is_never_negative(n: int) -> None:
    assert idf(5, min(n, 5)) > 0


def test_saturation_is_below_one_and_grows() -> None:
    shares = [saturation(count, 10, 10.0) for count in range(50)]
    assert shares == sorted(shares)
    assert shares[-1] < 1
