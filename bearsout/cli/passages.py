"""`sources passages`: show the passages that documents are cut into."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import click

from bearsout.cli.forms import passage_form
from bearsout.cli.options import exclude_option, include_option, json_option, skip_option, skip_pages_option
from bearsout.cli.render import passage_lines
from bearsout.cli.terminal import note, to_json
from bearsout.errors import EXIT_DONE, UnreadableDocument, UnreadableDocuments
from bearsout.model import Passage
from bearsout.sources.files import find, read_bytes
from bearsout.sources.read import READING


@click.command("passages")
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@include_option
@exclude_option
@skip_option
@skip_pages_option
@json_option
def command(
    paths: tuple[str, ...],
    include: tuple[str, ...],
    exclude: tuple[str, ...],
    skip_unreadable: bool,
    skip_unreadable_pages: bool,
    as_json: bool,
) -> int:
    """Show the passages that the documents at PATH are cut into, in reading order."""
    listing = find(paths, include, exclude)
    unreadable = list(listing.unreadable)
    show = _SHOWN[as_json]
    read_document = READING[skip_unreadable_pages]
    for source in listing.files:
        try:
            got = read_document(read_bytes(source), source.name)
        except UnreadableDocument as error:
            unreadable.append(error)
            continue
        for warning in got.warnings:
            note(f"Warning: {source.name}: {warning}")
        for passage in got.passages:
            for line in show(passage):
                print(line)
    return _end(unreadable, skip_unreadable, bool(listing.files))


def _end(unreadable: list[UnreadableDocument], skip: bool, any_file: bool) -> int:
    """Name what could not be read; it is an error unless it is to be skipped and something else was there."""
    if unreadable and not (skip and any_file):
        raise UnreadableDocuments(unreadable)
    for error in unreadable:
        note(f"Skipped: {error}")
    return EXIT_DONE


def _json_line(passage: Passage) -> Iterator[str]:
    yield to_json(passage_form(passage))


_SHOWN: dict[bool, Callable[[Passage], Iterator[str]]] = {False: passage_lines, True: _json_line}
