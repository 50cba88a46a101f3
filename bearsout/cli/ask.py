"""`sources ask`: answer a question from an index, with citations, or say that there is no grounded answer."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any

import click

from bearsout.answering import answer
from bearsout.cli.forms import SCHEMA, answer_form, explained_form
from bearsout.cli.inputs import read_text
from bearsout.cli.options import (
    as_of_option,
    explain_option,
    floor_option,
    index_option,
    json_option,
    k_option,
    settings,
    tag_option,
)
from bearsout.cli.render import WHY_NOT, answer_lines, explanation_lines
from bearsout.cli.terminal import error_form, note, printable, to_json
from bearsout.compose.composers import WITHOUT_A_MODEL
from bearsout.errors import EXIT_COULD_NOT_RUN, EXIT_DONE, EXIT_NO, BearsoutError, UsageError
from bearsout.model import Answer
from bearsout.settings import Settings
from bearsout.sources.index.search import Index, open_index

Show = Callable[[Answer], Iterator[str]]
"""How an answer is printed, as lines."""

Ask = Callable[[str], Answer]
"""A question, asked with everything that was chosen."""


@click.command("ask")
@click.argument("question", required=False)
@click.option("--questions", metavar="FILE", help='Ask each line of FILE, or each "question" of JSON Lines.')
@index_option
@k_option
@floor_option
@click.option("--composer", metavar="NAME", help="What makes the answer. [default: extract]")
@click.option("--model", metavar="PROVIDER:MODEL", help="The language model of a composer that uses one.")
@tag_option
@as_of_option
@json_option
@explain_option
def command(
    question: str | None,
    questions: str | None,
    as_of: datetime | None,
    as_json: bool,
    explain: bool,
    **options: Any,
) -> int:
    """Answer QUESTION ("-" reads it from standard input) from an index, with citations."""
    if (question is None) == (questions is None):
        raise UsageError("Give one question, or a file of them with --questions.", "See: sources ask --help")
    chosen = settings(**options)
    if options["model"] is not None and chosen.composer in WITHOUT_A_MODEL:
        raise UsageError(f"The composer {chosen.composer!r} uses no model.", "Leave --model out.")
    index = open_index(chosen.index)
    ask = _asker(index, chosen, as_of)
    show = _SHOWN[as_json, explain](chosen.floor)
    if questions is not None:
        return _ask_all(_questions(questions), ask, _AMONG[as_json](show), _FAILED[as_json])
    given = ask(read_text("-") if question == "-" else str(question))
    _print(show(given))
    _WHY[as_json](given)
    return EXIT_DONE if given.answered else EXIT_NO


def _asker(index: Index, chosen: Settings, as_of: datetime | None) -> Ask:
    day = as_of.date().isoformat() if as_of else None

    def ask(question: str) -> Answer:
        asked = question.strip()
        return answer(asked, index, chosen.composer, chosen.k, chosen.floor, chosen.tags, chosen.notice, day)

    return ask


def _say_why(given: Answer) -> None:
    """Say on standard error what more there is to say of a reason for no answer."""
    if given.reason in WHY_NOT:
        note(WHY_NOT[given.reason])


def _say_nothing(given: Answer) -> None:
    """Say nothing: in JSON the reason stands in the answer."""


def _ask_all(asked: list[str], ask: Ask, show: Show, failed: Callable[[str, BearsoutError], str]) -> int:
    """Ask each question in order, and return 0 when all could be asked, whatever the answers."""
    code = EXIT_DONE
    for question in asked:
        try:
            _print(show(ask(question)))
        except BearsoutError as error:
            code = EXIT_COULD_NOT_RUN
            note(f"Error: {question[:80]}: {error}")
            print(failed(question, error))
    return code


def _questions(path: str) -> list[str]:
    """Return the questions of a file: those of JSON Lines where its first line is an object, else its lines."""
    lines = [line for line in read_text(path).split("\n") if line.strip()]
    if not lines:
        raise UsageError(f"There is no question in {'standard input' if path == '-' else path}.", "Write one a line.")
    if not lines[0].lstrip().startswith("{"):
        return lines
    return [_question(line, number) for number, line in enumerate(lines, start=1)]


def _question(line: str, number: int) -> str:
    try:
        question = json.loads(line)["question"]
    except (ValueError, KeyError, TypeError, RecursionError):
        question = None
    if not isinstance(question, str):
        raise UsageError(f'Line {number} of the questions has no "question".', 'Write {"question": "..."} a line.')
    return question


def _print(lines: Iterator[str]) -> None:
    for line in lines:
        print(line)


def _person(floor: float) -> Show:
    return answer_lines


def _person_explained(floor: float) -> Show:
    def show(given: Answer) -> Iterator[str]:
        yield from answer_lines(given)
        yield from explanation_lines(given, floor)

    return show


def _json(floor: float) -> Show:
    return lambda given: iter([to_json(answer_form(given))])


def _json_explained(floor: float) -> Show:
    return lambda given: iter([to_json(answer_form(given) | {"explain": explained_form(given, floor)})])


def _under_its_question(show: Show) -> Show:
    """Return how an answer among others is printed for a person: its question, what `show` says, an empty line."""

    def shown(given: Answer) -> Iterator[str]:
        yield f"> {printable(given.question.text)}"
        yield from show(given)
        yield ""

    return shown


_SHOWN: dict[tuple[bool, bool], Callable[[float], Show]] = {
    (False, False): _person,
    (False, True): _person_explained,
    (True, False): _json,
    (True, True): _json_explained,
}
"""How an answer is shown, by --json and --explain."""

_AMONG: dict[bool, Callable[[Show], Show]] = {False: _under_its_question, True: lambda show: show}
"""How an answer among others is shown, by --json: JSON says the question already."""

_WHY: dict[bool, Callable[[Answer], None]] = {False: _say_why, True: _say_nothing}
"""How more is said of a reason for no answer, by --json."""

_FAILED: dict[bool, Callable[[str, BearsoutError], str]] = {
    False: lambda question, error: f"> {printable(question)}\n{printable(f'Could not be asked: {error}')}\n",
    True: lambda question, error: to_json({"schema": SCHEMA, "question": question, **error_form(error)}),
}
"""What stands in the place of an answer to a question that could not be asked, by --json."""
