"""bearsout as a system under test of the retrieval bench: passages in, an index file, the best passages out."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bearsout.model import Document, Passage
from bearsout.sources.index.search import Index, open_index
from bearsout.sources.index.target import replacing
from bearsout.sources.vocabulary import Vocabulary

DOCUMENT = Document("corpus.jsonl", language="en")
LANGUAGE = "en"


class Bearsout:
    """The interface that the bench asks for. A passage's id is kept as its link."""

    analyse = "words of letters and digits, folded, Snowball; stop words weigh nothing and frame words little"

    def __init__(self, path: str) -> None:
        self._path = str(Path(path) / "sources.idx")
        self._index: Index | None = None

    def build(self, rows: Iterable[tuple[str, str, str]]) -> None:
        """Write the index of the rows: id, title, text."""
        # Imported here: asking needs none of what building does.
        from bearsout.sources.index.gather import Gathered
        from bearsout.sources.index.make import write_gathered

        passages = (Passage(DOCUMENT, (title,), text, link, None, LANGUAGE) for link, title, text in rows)
        with replacing(self._path) as out, Gathered() as gathered:
            gathered.add_passages(DOCUMENT, passages)
            write_gathered(out, gathered, Vocabulary(), "bench")

    def open(self) -> None:
        """Open the index."""
        self._index = open_index(self._path)

    def search(self, question: str, k: int) -> list[tuple[str, float, str]]:
        """Return the id, score and text of the best passages at the default floor."""
        assert self._index is not None
        return [(hit.passage.link or "", hit.score, hit.passage.text) for hit in self._index.search(question, k).found]
