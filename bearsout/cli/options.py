"""The options that several commands share."""

from __future__ import annotations

import os
from pathlib import Path

import click

from bearsout.settings import Settings, load_settings

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of lines for a person.")
index_option = click.option("--index", metavar="FILE", help="The index. [default: $SOURCES_INDEX, else sources.idx]")
k_option = click.option("--k", type=click.IntRange(min=1), help="At most this many passages. [default: 3]")
floor_option = click.option(
    "--floor", type=click.FloatRange(0, 1), help="No passage that scores below this, from 0 to 1. [default: 0.3]"
)
tag_option = click.option(
    "--tag", "tags", multiple=True, metavar="TAG", help="What this asker may see; repeatable, '*' for everything."
)
as_of_option = click.option(
    "--as-of",
    type=click.DateTime(["%Y-%m-%d"]),
    metavar="DATE",
    help="Answer as on this day: what held then, and not what came later. [default: today]",
)
include_option = click.option(
    "--include", multiple=True, metavar="PATTERN", help="Only files in folders that match; repeatable."
)
exclude_option = click.option(
    "--exclude", multiple=True, metavar="PATTERN", help="No files in folders that match; repeatable."
)
skip_option = click.option(
    "--skip-unreadable", is_flag=True, help="Name the files that cannot be read on standard error and go on."
)
skip_pages_option = click.option(
    "--skip-unreadable-pages", is_flag=True, help="Name the pages that cannot be read on standard error and go on."
)
explain_option = click.option("--explain", is_flag=True, help="Say how the result came about, word by word.")


def settings(**options: object) -> Settings:
    """Return the settings in force in the current folder, with the options that were given."""
    return load_settings(Path.cwd(), os.environ, **options)
