"""`sources verify`: check sentences against the passages they rest on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import click

from bearsout.answering import check_draft
from bearsout.cli.drafts import draft_text
from bearsout.cli.forms import checked_form, verdict_form
from bearsout.cli.inputs import read_text
from bearsout.cli.options import index_option, json_option, k_option, settings, tag_option
from bearsout.cli.render import checked_lines, verdict_lines
from bearsout.cli.terminal import error_form, note, printable, to_json
from bearsout.errors import EXIT_COULD_NOT_RUN, EXIT_DONE, EXIT_NO, UsageError
from bearsout.language.detect import known
from bearsout.model import Document, Passage, Verdict
from bearsout.sources.index.search import open_index
from bearsout.verify import check


@click.command("verify")
@click.argument("draft", required=False)
@click.option("--pairs", metavar="FILE", help='JSON Lines of {"sentence", "passages"} to check; "-" is standard input.')
@index_option
@k_option
@tag_option
@json_option
def command(draft: str | None, pairs: str | None, as_json: bool, **options: Any) -> int:
    """Check each sentence of the file DRAFT ("-" is standard input) against the passages of an index, or --pairs."""
    if (draft is None) == (pairs is None):
        raise UsageError("Give a draft to check, or --pairs FILE.", "See: sources verify --help")
    if pairs is not None:
        return _check_pairs(read_text(pairs), as_json)
    chosen = settings(**options)
    text = draft_text(str(draft))
    checked = check_draft(text, open_index(chosen.index), chosen.k, chosen.tags)
    for item in checked:
        print(to_json(checked_form(item)) if as_json else "\n".join(checked_lines(item)))
    return EXIT_DONE if all(item.verdict.supported for item in checked) else EXIT_NO


@dataclass(frozen=True, slots=True)
class _Pair:
    """A sentence with the passages it is said to rest on."""

    sentence: str
    passages: tuple[Passage, ...]
    language: str | None
    locale: str | None


def _check_pairs(text: str, as_json: bool) -> int:
    """Check each line, print a line for it, and return 0 when all are supported, 1 when not, 2 when one is no pair."""
    code = EXIT_DONE
    for number, line in enumerate((line for line in text.split("\n") if line.strip()), start=1):
        try:
            pair = _pair(line, number)
        except UsageError as error:
            code = EXIT_COULD_NOT_RUN
            note(f"Error: {error}")
            print(to_json(error_form(error)) if as_json else printable(f"Could not be checked: {error}"))
            continue
        verdict = check(pair.sentence, pair.passages, pair.language, pair.locale)
        code = max(code, EXIT_DONE if verdict.supported else EXIT_NO)
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
