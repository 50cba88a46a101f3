"""`sources verify`: check sentences against the passages they rest on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from bearsout.answering import check_draft
from bearsout.cli.drafts import draft_text
from bearsout.cli.forms import checked_form
from bearsout.cli.inputs import read_text
from bearsout.cli.options import index_option, json_option, k_option, settings, tag_option
from bearsout.cli.pairs import check_pairs
from bearsout.cli.render import checked_lines
from bearsout.cli.replies import check_replies
from bearsout.cli.terminal import to_json
from bearsout.errors import EXIT_DONE, EXIT_NO, UsageError
from bearsout.sources.index.search import open_index


@click.command("verify")
@click.argument("draft", required=False)
@click.option("--pairs", metavar="FILE", help='JSON Lines of {"sentence", "passages"} to check; "-" is standard input.')
@index_option
@k_option
@tag_option
@json_option
def command(draft: str | None, pairs: str | None, as_json: bool, **options: Any) -> int:
    """Check each sentence of the file DRAFT ("-" is standard input) against the passages of an index, or --pairs.

    Where DRAFT is a folder of replies, a table says which of them no longer hold. The exit status is 1 where a claim
    is not borne out; what claims nothing (a greeting, a question) counts neither way.
    """
    if (draft is None) == (pairs is None):
        raise UsageError("Give a draft to check, or --pairs FILE.", "See: sources verify --help")
    if pairs is not None:
        return check_pairs(read_text(pairs), as_json)
    chosen = settings(**options)
    if Path(str(draft)).is_dir():
        return check_replies(str(draft), open_index(chosen.index), chosen, as_json)
    checked = check_draft(draft_text(str(draft)), open_index(chosen.index), chosen.k, chosen.tags)
    if not checked:
        raise UsageError(f"{draft}: there is no sentence in it to check.", "Give a draft with text.")
    for item in checked:
        print(to_json(checked_form(item)) if as_json else "\n".join(checked_lines(item)))
    return EXIT_NO if any(item.verdict.refused for item in checked) else EXIT_DONE
