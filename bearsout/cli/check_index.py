"""`sources check-index`: read all of an index and say whether it is whole."""

from __future__ import annotations

import click

from bearsout.cli.forms import SCHEMA
from bearsout.cli.options import index_option, json_option, settings
from bearsout.cli.terminal import printable, to_json
from bearsout.sources.index.check import check_index


@click.command("check-index")
@index_option
@json_option
def command(index: str | None, as_json: bool) -> None:
    """Read all of an index and compare it with its checksums; an index that is not whole is an error."""
    path = settings(index=index).index
    book = check_index(path)
    if as_json:
        held = {"documents": book.documents, "passages": book.passages, "words": book.terms}
        click.echo(to_json({"schema": SCHEMA, "index": path, "digest": book.digest, **held}))
    else:
        click.echo(
            printable(f"{path} ({book.digest}) is whole: {book.documents} document(s), {book.passages} passage(s).")
        )
