"""`sources build`: read documents and write a one-file index."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import click

from bearsout.cli.forms import SCHEMA
from bearsout.cli.options import exclude_option, include_option, json_option, settings, skip_option, skip_pages_option
from bearsout.cli.terminal import ProgressLine, note, printable, to_json
from bearsout.sources.boilerplate import Repeated
from bearsout.sources.index.build import Built, build
from bearsout.sources.vocabulary import read_vocabulary


@click.command("build")
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option("--out", metavar="FILE", help="The index to write. [default: $SOURCES_INDEX, else sources.idx]")
@click.option("--vocabulary", metavar="FILE", help="Phrases that mean the same: TOML, or synonyms text.")
@include_option
@exclude_option
@skip_option
@skip_pages_option
@click.option("--explain-skipped", is_flag=True, help="List the blocks left out because many files repeat them.")
@json_option
def command(
    paths: tuple[str, ...],
    out: str | None,
    vocabulary: str | None,
    include: tuple[str, ...],
    exclude: tuple[str, ...],
    skip_unreadable: bool,
    skip_unreadable_pages: bool,
    explain_skipped: bool,
    as_json: bool,
) -> None:
    """Read the documents at PATH (files, folders, glob patterns) and write a one-file index."""
    target = settings(index=out).index
    kin = read_vocabulary(vocabulary) if vocabulary else None
    progress = ProgressLine()
    try:
        built = build(paths, target, include, exclude, kin, skip_unreadable, progress, skip_unreadable_pages)
    finally:
        progress.end()
    _notes(built)
    _REPEATS[explain_skipped](built.repeated)
    click.echo(_json_line(built, target) if as_json else _line(built, target))


def _line(built: Built, target: str) -> str:
    return printable(
        f"Indexed {built.documents} document(s), {built.passages} passage(s), into {target} ({built.digest})."
    )


def _json_line(built: Built, target: str) -> str:
    return to_json(
        {
            "schema": SCHEMA,
            "documents": built.documents,
            "passages": built.passages,
            "index": target,
            "digest": built.digest,
            "kept": built.kept,
            "skipped": [{"document": error.name, "reason": error.reason} for error in built.unreadable],
            "warnings": list(built.warnings),
            "repeated": [{"text": block.text, "documents": list(block.documents)} for block in built.repeated],
            "tags": list(built.tags),
        }
    )


def _notes(built: Built) -> None:
    for error in built.unreadable:
        note(f"Skipped: {error}")
    for warning in built.warnings:
        note(f"Warning: {warning}")
    if built.tags:
        note(f"Tagged documents are found only with --tag: {', '.join(built.tags)}.")


def _count_repeats(repeated: Sequence[Repeated]) -> None:
    if repeated:
        note(f"Left out {len(repeated)} block(s) that many files repeat; --explain-skipped lists them.")


def _list_repeats(repeated: Sequence[Repeated]) -> None:
    for block in repeated:
        note(f"Left out of {len(block.documents)} files: {' '.join(block.text.split())}")
        for name in block.documents:
            note(f"    {name}")


_REPEATS: dict[bool, Callable[[Sequence[Repeated]], None]] = {False: _count_repeats, True: _list_repeats}
"""What is said of blocks that many files repeat, by --explain-skipped."""
