"""Pairs to be checked: JSON Lines of a sentence and the passages that it cites."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bearsout.cli.forms import verdict_form
from bearsout.cli.render import verdict_lines
from bearsout.cli.terminal import error_form, note, printable, to_json
from bearsout.errors import EXIT_COULD_NOT_RUN, EXIT_DONE, EXIT_NO, UsageError
from bearsout.language.detect import known
from bearsout.model import Document, Passage, Verdict
from bearsout.verify import check


@dataclass(frozen=True, slots=True)
class _Pair:
    """A sentence with the passages it is said to rest on."""

    sentence: str
    passages: tuple[Passage, ...]
    language: str | None
    locale: str | None


def check_pairs(text: str, as_json: bool) -> int:
    """Check each line, print a line for it, and return 0 when no claim is refused, 1 when one is, 2 when a line is no
    pair."""
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        raise UsageError("There is no pair to check.", 'Write {"sentence": "...", "passages": ["..."]} a line.')
    code = EXIT_DONE
    for number, line in enumerate(lines, start=1):
        try:
            pair = _pair(line, number)
        except UsageError as error:
            code = EXIT_COULD_NOT_RUN
            note(f"Error: {error}")
            print(to_json(error_form(error)) if as_json else printable(f"Could not be checked: {error}"))
            continue
        verdict = check(pair.sentence, pair.passages, pair.language, pair.locale)
        code = max(code, EXIT_NO if verdict.refused else EXIT_DONE)
        print(to_json(verdict_form(verdict)) if as_json else "\n".join(_lines(pair, verdict)))
    return code


def _lines(pair: _Pair, verdict: Verdict) -> Iterator[str]:
    return verdict_lines(pair.sentence, verdict, pair.passages)


def _pair(line: str, number: int) -> _Pair:
    """Return the pair in a line of JSON; raise UsageError naming the line where it is none."""
    try:
        row = json.loads(line)
        sentence, given = row["sentence"], row["passages"]
        language, locale = row.get("lang"), row.get("locale")
        if not isinstance(sentence, str) or not isinstance(given, list):
            raise TypeError
        passages = tuple(_passage(entry, known(language)) for entry in given)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise UsageError(
            f"Line {number} of the pairs is no pair.", 'Write {"sentence": "...", "passages": ["..."]} a line.'
        ) from None
    return _Pair(sentence, passages, known(language), locale if isinstance(locale, str) else None)


def _passage(entry: Any, language: str | None) -> Passage:
    """Return a passage given as its text, or as an object with its text and where it stands."""
    row = {"text": entry} if isinstance(entry, str) else entry
    path = row.get("heading_path") or []
    if not isinstance(row["text"], str) or not isinstance(path, list):
        raise TypeError
    name = row.get("document")
    document = Document(name if isinstance(name, str) else "passage", language=language)
    return Passage(document, tuple(str(heading) for heading in path), row["text"], language=language)
