"""Times the verifier beside its peers: python benchmarks/verify.py --cases DIR.

One run, one process, the same pairs: sentences a second as ratios, each one's recall of what must be dropped and its
false drops, the 99th percentile beside the median with eight passages of 1,200 characters, and what importing costs
beside `import click`. A peer takes part when it can be imported; what is missing is named.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bearsout.model import Document, Passage
from bearsout.verify import check

Pair = tuple[str, list[str], str, bool]
"""A sentence, its passages, its language, and whether they bear it out."""
Judge = Callable[[str, list[str], str], bool]

LANGUAGES = ("en", "es", "pt")
EIGHT, LONG = 8, 1200
ROUNDS = 3
"""Each is timed this often, and the best time counts."""
IMPORTS = 7


def main(arguments: Sequence[str] | None = None) -> int:
    """Time, print, return 0."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=Path, required=True, help="the folder that holds the sets")
    pairs = list(_pairs(parser.parse_args(arguments).cases))
    ours = _speed(_ours, pairs)
    print(f"bearsout: {ours:.0f} sentences/s  {_quality(_ours, pairs)}")
    for name, make in PEERS.items():
        try:
            judge = make()
        except ImportError:
            print(f"{name}: not installed, not compared")
            continue
        print(f"{name}: we are {ours / _speed(judge, pairs):.1f} x as fast  {_quality(judge, pairs)}")
    median, last = _latency(pairs)
    print(f"eight passages: median {median * 1000:.2f} ms, 99th percentile {last / median:.1f} x the median")
    print(f"import of bearsout.verify with English: {_import_ratio():.2f} of import click")
    return 0


def _pairs(cases: Path) -> Iterator[Pair]:
    for line in (cases / "grounding" / "pairs.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        if row["lang"] in LANGUAGES:
            yield row["sentence"], row["passages"], row["lang"], row["supported"]
    for line in (cases / "reading" / "verifier.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        yield row["sentence"], [row["passages"][i] for i in row["cited"]], row["lang"], row["supported"]


def _ours(sentence: str, passages: list[str], language: str) -> bool:
    cited = [Passage(Document("case", language=language), (), text, language=language) for text in passages]
    return check(sentence, cited, language).supported


def _claimproofkit() -> Judge:
    kit: Any = import_module("claimproofkit")
    verifier, kind = kit.ClaimVerifier(), next(iter(kit.SourceType))

    def judge(sentence: str, passages: list[str], language: str) -> bool:
        given = [
            kit.EvidencePassage(id=str(number), source="case", source_type=kind, text=text)
            for number, text in enumerate(passages)
        ]
        return bool(verifier.verify_document(sentence, given).is_safe_to_publish)

    return judge


def _ancora() -> Judge:
    kit: Any = import_module("ancora")
    checker = kit.GroundingChecker()

    def judge(sentence: str, passages: list[str], language: str) -> bool:
        chunks = [kit.Chunk(str(number), "case", text, 0, len(text)) for number, text in enumerate(passages)]
        return bool(checker.check_claim(sentence, chunks).supported)

    return judge


PEERS: dict[str, Callable[[], Judge]] = {"claimproofkit": _claimproofkit, "ancora-rag": _ancora}
"""Each peer, and how it is asked."""


def _speed(judge: Judge, pairs: Sequence[Pair]) -> float:
    """Return how many sentences a second are judged, in the best round."""
    best = 0.0
    for _ in range(ROUNDS):
        started = time.perf_counter()
        for sentence, passages, language, _supported in pairs:
            judge(sentence, passages, language)
        best = max(best, len(pairs) / (time.perf_counter() - started))
    return best


def _quality(judge: Judge, pairs: Sequence[Pair]) -> str:
    wrong = [judge(*pair[:3]) for pair in pairs if not pair[3]]
    right = [judge(*pair[:3]) for pair in pairs if pair[3]]
    return f"drops {1 - sum(wrong) / len(wrong):.2f} of the false, {1 - sum(right) / len(right):.2f} of the true"


def _latency(pairs: Sequence[Pair]) -> tuple[float, float]:
    """Return the median and the 99th percentile of a check against eight long passages, which were read before."""
    text = " ".join(passage for _, passages, language, _ in pairs if language == "en" for passage in passages)
    eight = [text[i * LONG : (i + 1) * LONG] for i in range(EIGHT)]
    _ours("It is open.", eight, "en")
    times: list[float] = []
    for sentence, _, language, _ in pairs:
        if language == "en":
            started = time.perf_counter()
            _ours(sentence, eight, "en")
            times.append(time.perf_counter() - started)
    return statistics.median(times), statistics.quantiles(times, n=100)[98]


def _import_ratio() -> float:
    """Return what importing the verifier with one language's table costs, in imports of click."""
    ours = "import bearsout.verify; from bearsout.language.table import load; load('en')"
    return _import_cost(ours) / _import_cost("import click")


def _import_cost(statement: str) -> float:
    """Return the least time that a statement takes in fresh processes, without starting Python."""
    code = f"import time; t = time.perf_counter()\n{statement}\nprint(time.perf_counter() - t)"
    command = [sys.executable, "-c", code]
    return min(float(subprocess.run(command, capture_output=True, check=True).stdout) for _ in range(IMPORTS))


if __name__ == "__main__":
    sys.exit(main())
