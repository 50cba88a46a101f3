"""Finding the documents of a build: files, folders and patterns in, files with their names out."""

from __future__ import annotations

import os
import re
import stat
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from glob import has_magic
from pathlib import Path

from pathspec import GitIgnoreSpec

from bearsout.errors import UnreadableDocument, UsageError
from bearsout.sources.read import OTHER_FORMATS, READERS, suffix_of

LARGEST_FILE = 64 * 1024 * 1024
"""Bytes. The largest manuals have a third of it; what is larger is a dump, and would take gigabytes of memory."""

IGNORE_FILE = ".sourcesignore"

_UNSAFE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
_DIGITS = re.compile(r"(\d+)")


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A document to be read: the name it is known by, and where it is."""

    name: str
    path: Path


@dataclass(frozen=True, slots=True)
class Listing:
    """The documents of a build in the natural order of their names, and the paths that gave none."""

    files: tuple[SourceFile, ...]
    unreadable: tuple[UnreadableDocument, ...] = ()


@dataclass(frozen=True, slots=True)
class _Seen:
    """A file that was found, with the parts of its path; the last `own` of them are its name."""

    path: Path
    parts: tuple[str, ...]
    own: int


def find(paths: Sequence[str], include: Sequence[str] = (), exclude: Sequence[str] = ()) -> Listing:
    """Return the documents at `paths`: files, folders (all below, hidden ones left out) and glob patterns.

    `include` and `exclude` are patterns in gitignore syntax on the path inside a folder. A file given twice is one
    document. A file named directly is known by its name, one in a folder by its path inside it.
    """
    wanted = _spec(include) if include else None
    unwanted = _spec(exclude)
    seen: dict[Path, _Seen] = {}
    unreadable: list[UnreadableDocument] = []
    for given in dict.fromkeys(paths):
        try:
            for found in _at(given, wanted, unwanted):
                # The shorter name wins where a file is given both directly and in its folder.
                key = Path(os.path.realpath(found.path))
                if key not in seen or (found.own, found.parts) < (seen[key].own, seen[key].parts):
                    seen[key] = found
        except UnreadableDocument as error:
            unreadable.append(error)
    files = sorted(_named(list(seen.values())), key=lambda source: natural_order(source.name))
    return Listing(tuple(files), tuple(sorted(unreadable, key=lambda error: natural_order(error.name))))


def _spec(patterns: Sequence[str]) -> GitIgnoreSpec:
    try:
        return GitIgnoreSpec.from_lines(patterns)
    except ValueError as error:
        raise UsageError(f"not a pattern in gitignore syntax: {error}") from None


def natural_order(name: str) -> tuple[list[tuple[int, str]], str]:
    """Return a key that sorts numbers by value: "a2" before "a10".

    >>> sorted(["a10", "a2", "B1"], key=natural_order)
    ['a2', 'a10', 'B1']
    """
    pieces = _DIGITS.split(name.casefold())
    return [(int(piece), "") if piece.isdecimal() else (-1, piece) for piece in pieces], name


def readable_name(name: str) -> str:
    r"""Return a file's name with what no terminal or JSON should meet written as escapes.

    >>> readable_name("a\nb.md")
    'a\\x0ab.md'
    """
    return _UNSAFE.sub(lambda match: _escape(ord(match.group())), name)


def _escape(code: int) -> str:
    """Return a character as \\xNN; a lone surrogate stands for a byte that is not UTF-8, and is shown as that byte."""
    if 0xDC80 <= code <= 0xDCFF:
        code -= 0xDC00
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"


def read_bytes(source: SourceFile) -> bytes:
    """Return the bytes of a document; raise UnreadableDocument where they cannot be had or are too many."""
    try:
        status = os.stat(source.path)
        if not stat.S_ISREG(status.st_mode):
            raise UnreadableDocument(source.name, "not a regular file.")
        if status.st_size > LARGEST_FILE:
            raise _too_large(source, status.st_size)
        with open(source.path, "rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise UnreadableDocument(source.name, f"cannot be read: {_cause(error)}.") from None
    if len(data) > LARGEST_FILE:  # it grew since it was measured
        raise _too_large(source, len(data))
    return data


def _too_large(source: SourceFile, size: int) -> UnreadableDocument:
    reason = f"{size / 2**20:,.0f} MiB, and at most {LARGEST_FILE // 2**20} MiB are read."
    return UnreadableDocument(source.name, reason, "Split it.")


def _cause(error: OSError) -> str:
    return (error.strerror or "unknown cause").lower()


def _at(given: str, wanted: GitIgnoreSpec | None, unwanted: GitIgnoreSpec) -> Iterator[_Seen]:
    path = Path(given)
    shown = readable_name(given)
    if not given or "\0" in given:
        raise UnreadableDocument(shown, "no such file or folder.")
    if os.path.isdir(given):
        found = list(_inside(path, wanted, unwanted))
        if not found:
            raise UnreadableDocument(shown, "no documents in this folder.", f"Documents end in {', '.join(READERS)}.")
        yield from found
    elif os.path.exists(given):
        yield _direct(path)
    elif not os.path.lexists(given) and has_magic(given):
        found = [_direct(match) for match in _matches(given)]
        if not found:
            reason = "no document matches this pattern."
            raise UnreadableDocument(shown, reason, f"Documents end in {', '.join(READERS)}.")
        yield from found
    else:
        raise UnreadableDocument(shown, "no such file or folder.")


def _matches(pattern: str) -> Iterator[Path]:
    """Yield the documents that a glob pattern matches: `*` within a name, `**` for any folders, hidden ones left out.

    The folders are walked here and not by the glob module, which follows links: two that loop would never end.
    """
    parts = Path(pattern).parts
    fixed = next(at for at, part in enumerate(parts) if has_magic(part))
    magic = [part for at, part in enumerate(parts[fixed:]) if (part, parts[fixed + at - 1]) != ("**", "**")]
    yield from _expanded(Path(*parts[:fixed]), magic)


def _expanded(folder: Path, parts: Sequence[str]) -> Iterator[Path]:
    first, rest = parts[0], parts[1:]
    for entry in _entries(folder):
        if first == "**":
            if entry.is_dir(follow_symlinks=False):
                yield from _expanded(folder / entry.name, parts)
            if not rest and entry.is_file() and _is_document(entry.name):
                yield folder / entry.name
        elif fnmatch(entry.name, first):
            if rest and entry.is_dir():
                yield from _expanded(folder / entry.name, rest)
            elif not rest and entry.is_file() and _is_document(entry.name):
                yield folder / entry.name
    if first == "**" and rest:
        yield from _expanded(folder, rest)


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    """Return what is in a folder, without what is hidden; nothing where it is none or may not be listed."""
    try:
        with os.scandir(folder) as found:
            return sorted((each for each in found if not each.name.startswith(".")), key=lambda each: each.name)
    except OSError:
        return []


def _direct(path: Path) -> _Seen:
    return _Seen(path, _parts(path), 1)


def _parts(path: Path) -> tuple[str, ...]:
    """Return the parts of a path from the root, without the root or the drive itself."""
    whole = Path(os.path.abspath(path))
    return whole.parts[1:] if whole.anchor else whole.parts


def _is_document(name: str) -> bool:
    """Tell whether a file of a folder is a document; "refunds.rst.txt" is the source that a site builder leaves
    beside the page that it made of it."""
    suffix = suffix_of(name)
    return suffix in READERS and suffix_of(name.removesuffix(name[-len(suffix) :])) not in OTHER_FORMATS


def _inside(root: Path, wanted: GitIgnoreSpec | None, unwanted: GitIgnoreSpec) -> Iterator[_Seen]:
    """Yield the documents below a folder. Links to folders are not followed, nor links to files outside it."""
    parts = _parts(root)
    real_root = os.path.realpath(root)
    ignored: dict[str, GitIgnoreSpec] = {}
    for folder, folders, names in os.walk(root, onerror=_refuse_folder):
        within = Path(folder).relative_to(root)
        if IGNORE_FILE in names and Path(folder, IGNORE_FILE).is_file():
            ignored[within.as_posix()] = _ignore_file(Path(folder, IGNORE_FILE))
        folders[:] = sorted(
            name
            for name in folders
            if not name.startswith(".") and not _is_ignored((within / name).as_posix() + "/", ignored)
        )
        for name in sorted(names):
            inside = (within / name).as_posix()
            path = Path(folder, name)
            if (
                not name.startswith(".")
                and _is_document(name)
                and (wanted is None or wanted.match_file(inside))
                and not unwanted.match_file(inside)
                and not _is_ignored(inside, ignored)
                and _is_file_within(path, real_root)
            ):
                relative = (*within.parts, name)
                yield _Seen(path, (*parts, *relative), len(relative))


def _refuse_folder(error: OSError) -> None:
    """A folder that may not be listed stops the build: what it holds would be missing without a word."""
    raise UnreadableDocument(readable_name(str(error.filename)), f"cannot be listed: {_cause(error)}.")


def _ignore_file(path: Path) -> GitIgnoreSpec:
    try:
        return GitIgnoreSpec.from_lines(path.read_text(encoding="utf-8-sig").splitlines())
    except (OSError, UnicodeDecodeError, ValueError):
        raise UnreadableDocument(readable_name(str(path)), "this ignore file cannot be read.") from None


def _is_ignored(inside: str, ignored: dict[str, GitIgnoreSpec]) -> bool:
    """Tell whether an ignore file of this folder or one above it leaves a path out; the nearest one decides."""
    for folder in sorted(ignored, key=len, reverse=True):
        below = (
            inside if folder == "." else inside.removeprefix(folder + "/") if inside.startswith(folder + "/") else None
        )
        if below is not None and (verdict := ignored[folder].check_file(below).include) is not None:
            return verdict
    return False


def _is_file_within(path: Path, real_root: str) -> bool:
    """Tell whether a path is a regular file below the folder, once links are followed; devices are never opened."""
    try:
        real = os.path.realpath(path, strict=True)
        return stat.S_ISREG(os.stat(real).st_mode) and os.path.commonpath([real, real_root]) == real_root
    except (OSError, ValueError):
        return False


def _named(seen: Sequence[_Seen]) -> Iterator[SourceFile]:
    """Yield each file under its own name, or, where names clash, under as much of its path as tells them apart."""
    sizes = {found.path: found.own for found in seen}
    while True:
        names = {found.path: "/".join(found.parts[-sizes[found.path] :]) for found in seen}
        counts = Counter(names.values())
        longer = [f for f in seen if counts[names[f.path]] > 1 and sizes[f.path] < len(f.parts)]
        if not longer:
            break
        for found in longer:
            sizes[found.path] += 1
    yield from (SourceFile(readable_name(names[found.path]), found.path) for found in seen)
