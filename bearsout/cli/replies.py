"""A folder of canned replies, held against an index: a table of what no longer holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bearsout.answering import check_draft
from bearsout.cli.drafts import draft_text
from bearsout.cli.forms import checked_form
from bearsout.cli.terminal import printable, to_json
from bearsout.errors import EXIT_DONE, EXIT_NO
from bearsout.model import CheckedSentence
from bearsout.settings import Settings
from bearsout.sources.files import find
from bearsout.sources.index.search import Index

HEADS = ("Reply", "Sentence", "Why")


@dataclass(frozen=True, slots=True)
class _Reply:
    """A canned reply and its sentences, checked."""

    name: str
    checked: tuple[CheckedSentence, ...]

    @property
    def refused(self) -> tuple[CheckedSentence, ...]:
        """The claims that the documents do not bear out."""
        return tuple(item for item in self.checked if item.verdict.refused)


def check_replies(folder: str, index: Index, chosen: Settings, as_json: bool) -> int:
    """Check each document of a folder, print what no longer holds, and return 1 where something does not, else 0."""
    listing = find([folder])
    if listing.unreadable:
        raise listing.unreadable[0]
    replies = [
        _Reply(source.name, check_draft(draft_text(str(source.path)), index, chosen.k, chosen.tags))
        for source in listing.files
    ]
    for line in _json(replies) if as_json else _table(folder, replies):
        print(line)
    return EXIT_NO if any(reply.refused for reply in replies) else EXIT_DONE


def _json(replies: list[_Reply]) -> Iterator[str]:
    for reply in replies:
        for item in reply.checked:
            yield to_json({"reply": reply.name} | checked_form(item))


def _table(folder: str, replies: list[_Reply]) -> Iterator[str]:
    """Yield a row for each problem, under the heads of the columns, then a line with the count."""
    rows = [
        (printable(reply.name), printable(item.text), f"{problem.kind}: {printable(problem.reason)}")
        for reply in replies
        for item in reply.refused
        for problem in item.verdict.problems
    ]
    widths = [max(len(row[column]) for row in (HEADS, *rows)) for column in (0, 1)]
    for row in (HEADS, *rows) if rows else ():
        yield f"{row[0]:<{widths[0]}}  {row[1]:<{widths[1]}}  {row[2]}"
    fallen = sum(bool(reply.refused) for reply in replies)
    claims = sum(item.verdict.is_claim for reply in replies for item in reply.checked)
    yield f"{Path(folder).name or folder}: {fallen} of {len(replies)} replies no longer hold ({claims} claims checked)."
