"""The command group, and the one place that catches our errors and turns them into lines and exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

import click

from bearsout.cli.terminal import error_form, printable, to_json
from bearsout.errors import EXIT_INTERRUPTED, BearsoutError, TargetError, UsageError

COMMANDS = {
    "ask": "Answer a question from an index, with citations, or say that there is no grounded answer.",
    "build": "Read documents and write a one-file index.",
    "check-index": "Read all of an index and say whether it is whole.",
    "passages": "Show the passages that documents are cut into.",
    "read": "Show the values that can be read in a text, and where they stand.",
    "search": "Show the passages that a question finds, with their scores.",
    "verify": "Check sentences against the passages they rest on.",
}
"""Each command with its help line; its function is `command` in the module of its name, imported when it is chosen."""

FIXES = {"unreadable_documents": "Mend what is named, or leave it out with --skip-unreadable."}
"""What to do about an error, where the command line has a way of its own; it is said in
brackets, or below several lines."""

EPILOG = "Exit status: 0 done or answered, 1 ran and the answer is no, 2 could not run, 130 interrupted."


class LazyGroup(click.Group):
    """A group that imports a command's module only when the command is run, so that `--version` starts at once."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"bearsout.cli.{cmd_name.replace('-', '_')}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(sorted(COMMANDS.items()))


@click.group(cls=LazyGroup, epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="bearsout", prog_name="bearsout")
def group() -> None:
    """Answers that your own documents bear out."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and leave with its exit code."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    _open_outputs()
    _speak_utf8()
    sys.exit(_run(arguments))


def _run(arguments: list[str]) -> int:
    try:
        code = group.main(arguments, prog_name="sources", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.exceptions.NoArgsIsHelpError as error:
        print(error.format_message(), file=sys.stderr)
        return UsageError.exit_code
    except click.ClickException as error:
        where = error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx else "sources"
        return _fail(UsageError(error.format_message(), f"See: {where} --help"), arguments)
    except BearsoutError as error:
        return _fail(error, arguments)
    except (KeyboardInterrupt, click.Abort):
        print("Interrupted.", file=sys.stderr)
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        _silence_output()
        return 0
    except OSError as error:
        # Every file of ours raises errors of its own: what is left is an output that takes no more.
        _silence_output()
        reason = f"cannot be written: {(error.strerror or type(error).__name__).lower()}."
        return _fail(TargetError("standard output", reason), [])


def _silence_output() -> None:
    """Send what is still to be written to the null device, so that the interpreter's own flush keeps quiet."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(error: BearsoutError, arguments: Sequence[str]) -> int:
    """Print an error: its lines on standard error, and with --json as an object on standard output."""
    error.fix = FIXES.get(error.code, error.fix)
    fix = f"({error.fix})" if error.code in FIXES else error.fix
    *lines, last = error.message.splitlines() or [""]
    said = [*lines, last] if lines else [f"{last} {fix}".rstrip()]
    for line in said:
        print(printable(f"Error: {line}"), file=sys.stderr)
    if lines and error.fix:
        print(printable(error.fix), file=sys.stderr)
    if "--json" in arguments:
        print(to_json(error_form(error)))
    return error.exit_code


def _open_outputs() -> None:
    """Give a program that was started with a closed output the null device in its place."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 (open as long as we run)


def _speak_utf8() -> None:
    """Make both outputs UTF-8 whatever the code page; what cannot be encoded is escaped, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
