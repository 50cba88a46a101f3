"""The transcripts of the README and of docs/: each command is run and what it prints is put below it.

`python -m tests.transcripts` writes that into the pages; tests/test_docs_transcripts.py fails where one differs.

A page is followed from its top, in a folder that holds sample_docs. A block ```console is a transcript, a block with a
`title="NAME"` is written to that file, and a block ```json is the first line that the command above it printed, laid
out. The digits that name an index are shown as "…": they differ with the versions of the libraries.
"""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path

from bearsout.cli.main import main

ROOT = Path(__file__).parent.parent
DOCS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
PAGES = [page for page in DOCS if "```console" in page.read_text("utf-8")]

FENCE = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INNERMOST = re.compile(r"\[[^\[\]{}]*\]|\{[^\[\]{}]*\}")
LONGEST_LINE = 100
DIGEST = re.compile(r"\b[0-9a-f]{12}\b")
"""The digits that name an index: they change whenever a reader or a library does."""


class Page:
    """A page being followed: the exit code and the first output line of the last command."""

    def __init__(self) -> None:
        self.code = 0
        self.first = "null"

    def block(self, match: re.Match[str]) -> str:
        """Return the block as it should stand in the page."""
        kind, title, text = match.groups(default="")
        if title:
            Path(title).parent.mkdir(parents=True, exist_ok=True)
            Path(title).write_text(text, encoding="utf-8")
        elif kind == "console":
            return f"```console\n{''.join(self.transcript(text))}```"
        elif kind == "json":
            return f"```json\n{laid_out(self.first)}\n```"
        return match.group()

    def transcript(self, text: str) -> Iterator[str]:
        """Yield the commands of a transcript, each followed by what it prints now."""
        for command in re.findall(r"^\$ (.*)\n", text, re.MULTILINE):
            now = self.run(command)
            # What a command prints with --json stands in the next block, laid out.
            shown = "" if "--json" in command else now
            yield f"$ {command}\n{shown}"

    def run(self, command: str) -> str:
        """Return what one command prints: standard error, then standard output."""
        if command == "echo $?":
            return f"{self.code}\n"
        name, *arguments = shlex.split(command)
        assert name == "sources", command
        out, err = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(err):
            try:
                main(arguments)
            except SystemExit as ended:
                self.code = int(ended.code or 0)
        self.first = DIGEST.sub("…", (out.getvalue().splitlines() or ["null"])[0])
        return DIGEST.sub("…", err.getvalue() + out.getvalue())


def followed(page: Path, folder: Path) -> str:
    """Return the text of a page with its transcripts as they come out in `folder`."""
    shutil.copytree(ROOT / "sample_docs", folder / "sample_docs")
    with chdir(folder):
        return FENCE.sub(Page().block, page.read_text("utf-8"))


def laid_out(printed: str) -> str:
    """Return a line of JSON as people read it: indented, with short lists and objects of plain values on one line."""
    text = json.dumps(json.loads(printed), indent=2, ensure_ascii=False)
    return INNERMOST.sub(_on_one_line, text)


def _on_one_line(match: re.Match[str]) -> str:
    line = re.sub(r"\n\s*", " ", match.group()).replace("{ ", "{").replace(" }", "}")
    line = line.replace("[ ", "[").replace(" ]", "]")
    return line if len(line) <= LONGEST_LINE else match.group()


if __name__ == "__main__":
    for name in [name for name in os.environ if name.startswith("SOURCES_")]:
        del os.environ[name]
    for path in PAGES:
        with tempfile.TemporaryDirectory() as scratch:
            path.write_text(followed(path, Path(scratch)), encoding="utf-8")
