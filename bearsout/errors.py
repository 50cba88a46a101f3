"""The errors that bearsout raises, and the exit code that each one carries.

    BearsoutError                 exit 2   could not run
    |-- UsageError                         what was asked makes no sense: an option, a setting, a question without words
    |-- FileError                          a file or folder that could not be used; carries its name
    |   |-- UnreadableDocument             one document of a build; carries the reason
    |   |-- IndexFileError                 a file that is no index, is cut, is corrupt, or is newer than this program
    |   `-- TargetError                    a file that could not be written
    `-- UnreadableDocuments                every unreadable document of one build, together

"The answer is no" (exit 1) is a result, not an error, and an interrupt (exit 130) is Python's own.
"""

from __future__ import annotations

from collections.abc import Sequence

EXIT_DONE = 0
EXIT_NO = 1
EXIT_COULD_NOT_RUN = 2
EXIT_INTERRUPTED = 130


class BearsoutError(Exception):
    """What went wrong and what to do about it, each in one line."""

    code = "error"
    exit_code = EXIT_COULD_NOT_RUN

    def __init__(self, message: str, fix: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.fix = fix

    def __str__(self) -> str:
        return f"{self.message} {self.fix}".strip()


class UsageError(BearsoutError):
    """What was asked for makes no sense as it stands."""

    code = "usage"


class FileError(BearsoutError):
    """A file that could not be used; `name` is the file as the user wrote it."""

    code = "file"

    def __init__(self, name: str, reason: str, fix: str = "") -> None:
        super().__init__(f"{name}: {reason}", fix)
        self.name = name
        self.reason = reason


class UnreadableDocument(FileError):
    """One document that cannot be read into passages, and why."""

    code = "unreadable_document"


class IndexFileError(FileError):
    """A file that cannot be opened as an index: absent, foreign, cut, corrupt or newer."""

    code = "index"


class TargetError(FileError):
    """A file that could not be written."""

    code = "target"


class UnreadableDocuments(BearsoutError):
    """All the documents of one build that cannot be read; `errors` holds them in the order of their names."""

    code = "unreadable_documents"

    def __init__(self, errors: Sequence[UnreadableDocument]) -> None:
        lines = "\n".join(str(error) for error in errors)
        super().__init__(lines, "Mend what is named, or let it be skipped.")
        self.errors = tuple(errors)

    def __str__(self) -> str:
        return f"{self.message}\n{self.fix}"
