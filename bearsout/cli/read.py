"""`sources read`: show the values that can be read in a text without a model."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

import click

from bearsout.cli.inputs import read_exactly
from bearsout.cli.marks import marked_lines
from bearsout.cli.options import json_option
from bearsout.cli.terminal import note, to_json
from bearsout.errors import FileError, UsageError
from bearsout.language.detect import detect, known
from bearsout.language.table import CODES
from bearsout.reading.reader import read
from bearsout.reading.records import Record, records

LOCALE = re.compile(r"[A-Za-z]{2,3}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|\d{3}))?")
"""A language, and where it matters a script and a region: "pt-BR"."""

Show = Callable[[str, Sequence[Record]], Iterator[str]]
"""How a text and what was read in it are printed, as lines."""


@click.command("read")
@click.argument("file", default="-")
@click.option("--lang", metavar="CODE", help=f"The text's language: {', '.join(CODES)}. [default: detected]")
@click.option("--locale", metavar="LOCALE", help='How it writes numbers and dates: "pt-BR", "en-GB".')
@json_option
def command(file: str, lang: str | None, locale: str | None, as_json: bool) -> None:
    """Show the numbers, amounts, dates, durations, names of codes and their like in the text of FILE ("-", the default,
    is standard input)."""
    language, locale = _language(lang), _locale(locale)
    text = read_exactly(file)
    if not text.strip():
        raise FileError("standard input" if file == "-" else file, "there is no text in it.")
    found = list(records(read(text, language or detect(text) or known(locale), locale)))
    for line in _SHOWN[as_json](text, found):
        print(line)
    if not found:
        note("Nothing was read: the text holds no value.")


def _language(code: str | None) -> str | None:
    """Return the code of the table that a language has; raise UsageError where it has none."""
    if code is not None and known(code) is None:
        raise UsageError(f"There is no language {code!r}.", f"There are: {', '.join(CODES)}. Without --lang, a guess.")
    return known(code)


def _locale(locale: str | None) -> str | None:
    if locale is not None and not LOCALE.fullmatch(locale):
        raise UsageError(f"{locale!r} is no locale.", 'Write a language and a region, for example "pt-BR".')
    return locale


def _json(text: str, found: Sequence[Record]) -> Iterator[str]:
    return map(to_json, found)


_SHOWN: dict[bool, Show] = {False: marked_lines, True: _json}
"""How it is shown, by --json."""
