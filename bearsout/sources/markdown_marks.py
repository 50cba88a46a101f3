"""What people put into Markdown that is none: template tags, attribute lists, admonitions, MDX. Made plain Markdown.

Works on lines and leaves program text alone, whether fenced or in backticks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from bearsout.sources.characters import HOLE

_FENCE = re.compile(r"^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?(`{3,}|~{3,})(.*)$")
_CODE = r"(?P<code>(?<!`)(?P<ticks>`+)(?!`).{1,1000}?(?<!`)(?P=ticks)(?!`))"

_CONTROL = (
    r"(?:if|elsif|elif|else|endif|unless|endunless|case|when|endcase|ifversion|for|endfor|raw|endraw|capture|endcapture"
    r"|block|endblock|note|endnote|tip|endtip|warning|endwarning|hint|endhint|info|endinfo|tabs|endtabs|tab|endtab"
    r"|highlight|endhighlight|assign|set|extends|import|macro|endmacro|with|endwith|load|autoescape|endautoescape"
    r"|content-ref|endcontent-ref|code|endcode|stepper|step|endstep|endstepper)\b"
)

_COMMENTS = (
    (re.compile(r"\{%-?\s?comment\s?-?%\}"), re.compile(r"\{%-?\s?endcomment\s?-?%\}")),
    (re.compile(r"\{#(?=\s)(?!\s{0,9}#?[\w:-]{1,99}\s{0,9}\})"), re.compile(r"#\}")),
    (re.compile(r"\{/\*"), re.compile(r"\*/\}")),
)
"""How comments open and close in templates and in MDX. "{ #fees }" is an id, and no comment."""

_MARKS = re.compile(
    _CODE
    + rf"""
    |(?P<control>\{{%-?\s?{_CONTROL}.{{0,300}}?%\}})      # a template's branches: what stands between them is text
    |(?P<unknown>\{{\{{.{{0,300}}?\}}\}}|\{{%.{{0,300}}?%\}})     # a template's value
    |(?P<options>\{{::[^}}\n]*\}}|\{{:toc[^}}\n]*\}})   # kramdown's settings
    |(?P<attributes>[ \t]?\{{:?[ \t]*[.\#][\w.:\#-][^{{}}\n]{{0,200}}\}}  # {{.class}} {{: width=3}}
       |\{{:[ \t]?[\w-]{{1,50}}=[^{{}}\n]{{0,200}}\}})
    |(?P<role>\{{[\w:+-]+\}}(?=`))                # a role before code: {{ref}}`Refunds`
    |\[\[(?:[^\[\]|\n]{{1,200}}\|)?(?P<wiki>[^\[\]|\n]{{1,200}})\]\]  # a link of a wiki: [[Page|words]]
    """,
    re.VERBOSE,
)

_LONG_TAG = re.compile(
    r"\{%-?[ \t]*(?:include|render|figure|figimg)\w*[^%\n]*\n[^%]{0,2000}?%\}|\{\{[<%][^\n>%]*\n[^{}]{0,2000}?[>%]\}\}"
)
"""A template's tag over several lines."""

_ANCHOR = re.compile(r"[ \t]?\{:?[ \t]*#([\w.:-]+)[^{}\n]*\}[ \t]*(?=#*[ \t]*$)")
_HEADING = re.compile(r"^ {0,3}#{1,6}[ \t]")
_UNDERLINE = re.compile(r"^ {0,3}(?:=+|-{2,})[ \t]*$")
_ONLY_MARKS = re.compile(r"^[ \t>]*(?:(?:\{%[^%\n]*%\}|\{\{[<%][^{}\n]*[>%]\}\})[ \t]*)+$")
_CONTENTS = re.compile(r"^\s*(?:\[TOC\]|\[\[_?toc_?\]\]|\{\{\s*toc\s*\}\})\s*$", re.IGNORECASE)
_CONTENTS_HERE = re.compile(r"^[ \t]*\{:\s*toc\b[^}\n]*\}[ \t]*$")
"""Makes a table of contents of the list above it, whatever that says."""

_GITHUB_NOTE = re.compile(r"^([ \t>]*>)[ \t]*\[![\w-]+\][+-]?[ \t]*(.*)$")
_COLONS = re.compile(r"^[ \t]*:{3,}[ \t]*(?:\{?[\w.:-]*\}?)[ \t]*(?P<title>.*)$")
_SLASHES = re.compile(r"^[ \t]*/{3,}(?:[ \t]*$|[ \t]+[\w-]+[ \t]*(?:\|(?P<title>.*))?$)")
_INDENTED_NOTE = re.compile(
    r"^([ \t]*)(?:!!!|\?\?\?\+?)[ \t]+[\w-]+(?:[ \t]+[\w-]+)*[ \t]*(?:\"(?P<title>[^\"]*)\")?[ \t]*$"
)
_TAB = re.compile(r"^([ \t]*)===[+!]?[ \t]+\"(?P<title>[^\"]+)\"[ \t]*$")
_FENCED_NOTE = re.compile(
    r"^\{(?:note|tip|hint|warning|caution|danger|important|attention|seealso|admonition|error)\}[ \t]*(.*)$"
)
_MODULES = re.compile(
    r"^(?:import\s+(?:[\w*{][^'\"]*\bfrom\s+)?['\"][^'\"]+['\"];?|export\s+(?:const|default|function)\b.*)\s*$"
)

_DEFINITION = re.compile(r"^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*\S+")
"""Where a link leads: meant as such right under a paragraph or a note, too, where Markdown would take it for text."""

_HOLDS_MARKDOWN = re.compile(r"^[ \t]*<\w[^<>]{0,300}\smarkdown\b[^<>]{0,300}>[ \t]*$")
"""A tag that says that Markdown stands in it; after an empty line Markdown reads it so."""

FEWEST_WORDS = 4
"""A note's own title of fewer words only says what kind of note it is ("Note", "Good to know")."""


def plain_markdown(text: str) -> str:
    r"""Return `text` as Markdown and HTML alone; headings keep their ids as `<a id>`.

    >>> plain_markdown("## Fees { #fees }\n\nSee {% ref %} or [us]({{ site.mail }}).{: .note}").replace(HOLE, "?")
    '## Fees <a id="fees"></a>\n\nSee ? or [us](?).'
    """
    for opening, closing in _COMMENTS:
        text = _without_comments(text, opening, closing)
    if "{%" in text or "{{" in text:
        text = _LONG_TAG.sub(lambda tag: " ".join(tag.group().split()), text)
    return "\n".join(_lines(text))


def _without_comments(text: str, opening: re.Pattern[str], closing: re.Pattern[str]) -> str:
    kept: list[str] = []
    start = 0
    while (opens := opening.search(text, start)) and (closes := closing.search(text, opens.end())):
        kept.append(text[start : opens.start()])
        start = closes.end()
    return "".join([*kept, text[start:]])


def _lines(text: str) -> Iterator[str]:
    source = text.split("\n")
    state = _State()
    for line, following in zip(source, [*source[1:], ""], strict=True):
        line = state.outdented(line)
        yield from state.ended
        state.ended = []
        if state.is_code(line):
            yield line
        else:
            yield from _plain(line, following, state)


class _State:
    """Which fence and which notes the lines stand in. `indents` are those of notes that hold indented text.

    `boxed` tells of each note under way how far the box that it is stands in, or None where it has no title and is
    none; `ended` are the lines that end those that the last line stood in.
    """

    def __init__(self) -> None:
        self.fence = ""
        self.fenced_notes: list[str] = []
        self.indents: list[int] = []
        self.boxed: dict[str, list[str | None]] = {"fenced": [], "indented": [], "marked": []}
        self.ended: list[str] = []

    def enter(self, sort: str, title: str | None, indent: str) -> list[str]:
        """Enter a note of a sort, with its title if it has one; returns the lines that stand for its first."""
        self.boxed[sort].append(indent if title else None)
        return ["", f'{indent}<div class="admonition">', "", f"{indent}**{title}**", ""] if title else [""]

    def leave(self, sort: str) -> list[str]:
        """Leave the last note of a sort; returns the lines that stand for its end."""
        indent = self.boxed[sort].pop() if self.boxed[sort] else None
        return [""] if indent is None else ["", f"{indent}</div>", ""]

    def outdented(self, line: str) -> str:
        """Return a line without the indents of the notes it stands in; leave the notes that it does not stand in."""
        if not line.strip() or not self.indents:
            return line
        indent = len(line) - len(line.lstrip(" \t"))
        while not self.fence and self.indents and indent < self.indents[-1] + 4:
            self.indents.pop()
            self.ended += self.leave("indented")
        return line[min(indent, 4 * len(self.indents)) :]

    def is_code(self, line: str) -> bool:
        """Return whether a line is program text, or a fence around it."""
        found = _FENCE.match(line)
        if self.fence:
            if found and found.group(1).startswith(self.fence) and not found.group(2).strip():
                self.fence = ""
            return True
        if not found or _FENCED_NOTE.match(found.group(2).strip()) or self._closes_note(found):
            return False
        self.fence = found.group(1)
        return True

    def _closes_note(self, found: re.Match[str]) -> bool:
        return bool(self.fenced_notes) and found.group(1) == self.fenced_notes[-1] and not found.group(2).strip()

    def enter_indented(self, note: re.Match[str]) -> None:
        self.indents.append(len(note.group(1)) + 4 * len(self.indents))

    def pass_fenced(self, found: re.Match[str]) -> list[str]:
        """Enter or leave the fenced note that a line opens or closes."""
        note = _FENCED_NOTE.match(found.group(2).strip())
        if note:
            self.fenced_notes.append(found.group(1))
            return self.enter("fenced", _title(note.group(1)), "")
        self.fenced_notes.pop()
        return self.leave("fenced")

    def pass_marked(self, line: str, note: re.Match[str]) -> list[str]:
        """Enter or leave the note that a line of colons or slashes opens or closes."""
        if not line.strip().strip(":/"):
            return self.leave("marked")
        title = _title((note.group("title") or "").strip().strip("[]"))
        return self.enter("marked", title, line[: len(line) - len(line.lstrip())])


def _plain(line: str, following: str, state: _State) -> Iterator[str]:
    """Yield what stands for one line outside program text."""
    if not line.strip():
        yield line
    elif found := _FENCE.match(line):
        yield from state.pass_fenced(found)
    elif tab := _TAB.match(line):
        state.enter_indented(tab)
        yield from state.enter("indented", tab.group("title"), tab.group(1))
    elif note := _INDENTED_NOTE.match(line):
        state.enter_indented(note)
        yield from state.enter("indented", _title(note.group("title")), note.group(1))
    elif note := _COLONS.match(line) or _SLASHES.match(line):
        yield from state.pass_marked(line, note)
    elif note := _GITHUB_NOTE.match(line):
        title = _title(note.group(2))
        yield note.group(1) + (f" **{title}**\n{note.group(1)}" if title else "")
    elif _MODULES.match(line) or _CONTENTS.match(line) or _ONLY_MARKS.match(line) or _CONTENTS_HERE.match(following):
        yield ""
    else:
        if _HEADING.match(line) or _UNDERLINE.match(following):
            line = _ANCHOR.sub(r' <a id="\1"></a>', line, count=1)
        if _DEFINITION.match(line):
            yield ""
        # Most lines have none of these, and asking is far cheaper than looking.
        yield _MARKS.sub(_replaced, line) if "{" in line or "[[" in line else line
        if _HOLDS_MARKDOWN.match(line):
            yield ""


def _title(given: str | None) -> str | None:
    """Return a note's own title, or None for words that only say what kind of note it is."""
    title = (given or "").strip()
    return title if len(title.split()) >= FEWEST_WORDS or title.endswith("?") else None


def _replaced(match: re.Match[str]) -> str:
    if match["code"]:
        return match["code"]
    if match["wiki"]:
        return match["wiki"]
    return HOLE if match["unknown"] else ""
