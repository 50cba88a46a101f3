"""`sources search`: show the passages that a question finds, with their scores."""

from __future__ import annotations

from typing import Any

import click

from bearsout.cli.forms import found_form, parts_form, same_as_form
from bearsout.cli.inputs import read_text
from bearsout.cli.options import explain_option, floor_option, index_option, json_option, k_option, settings, tag_option
from bearsout.cli.render import found_lines, part_lines, question_lines
from bearsout.cli.terminal import note, to_json
from bearsout.errors import EXIT_DONE, EXIT_NO
from bearsout.model import Search
from bearsout.sources.index.search import open_index


@click.command("search")
@click.argument("question")
@index_option
@k_option
@floor_option
@tag_option
@json_option
@explain_option
def command(question: str, as_json: bool, explain: bool, **options: Any) -> int:
    """Show the passages that QUESTION ("-" reads it from standard input) finds, best first, with their scores."""
    chosen = settings(**options)
    asked = read_text("-") if question == "-" else question
    search = open_index(chosen.index).search(asked.strip(), chosen.k, chosen.floor, chosen.tags)
    if as_json:
        _print_json(search, explain)
    else:
        _print(search, explain)
    if not search.found:
        note("No passage scores above the floor.")
    return EXIT_DONE if search.found else EXIT_NO


def _print(search: Search, explain: bool) -> None:
    if explain:
        print("\n".join(question_lines(search.question)))
    for found in search.found:
        print("\n".join(found_lines(found)))
        if explain and found.parts:
            print("\n".join(part_lines(found.parts)))


def _print_json(search: Search, explain: bool) -> None:
    for found in search.found:
        parts = {"parts": parts_form(found.parts)} if explain else {}
        print(to_json(found_form(found) | same_as_form(found) | parts))
