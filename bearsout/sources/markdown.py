"""Markdown: front matter is metadata, and the text is made HTML, so that raw HTML in it needs no reader of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from mdit_py_plugins.deflist import deflist_plugin
from mdit_py_plugins.footnote import footnote_plugin

from bearsout.errors import UnreadableDocument
from bearsout.sources.blocks import Content, Heading
from bearsout.sources.front_matter import split
from bearsout.sources.html import fragment_blocks
from bearsout.sources.html_tree import names
from bearsout.sources.markdown_marks import plain_markdown
from bearsout.sources.text_bytes import decode_lines

HTML_NAMES = names(
    "a abbr address area article aside audio b base bdi bdo big blockquote body br button canvas caption center cite "
    "code col colgroup data dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer "
    "form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link "
    "main map mark menu meta meter nav nobr noframes noscript object ol optgroup option output p param picture pre "
    "progress q rb rp rt ruby s samp script search section select slot small source span strike strong style sub "
    "summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr math"
)
"""Any other name in angle brackets is a component of the publishing program, or a word for the reader to fill in."""

DEEPEST = 100
"""How many levels of lists and quotations are read; each list is two."""

STYLED = names("font span u b i em strong")
"""Elements that only colour what a terminal showed."""

TERMINALS = names("console terminal shell-session")

_TAG = re.compile(r"</?([A-Za-z][\w.:-]*)")
_STYLE = re.compile(rf"</?(?:{'|'.join(sorted(STYLED))})(?:\s[^<>]*)?>")
_LEFT_OVER = re.compile(r"(?<!\*)\*{2,3}(?=\w)|(?<=\w)\*{2,3}(?!\*)")
_OPENING_STAR = re.compile(r"\A\*(?=\w)")


def read(data: bytes, name: str) -> Content:
    """Return the content of a Markdown file; raises UnreadableDocument where there is none or its head is broken."""
    matter, body = split(decode_lines(data, name), name)
    blocks = tuple(fragment_blocks(to_html(body)))
    if all(isinstance(block, Heading) for block in blocks):
        raise UnreadableDocument(name, "holds no text below its headings.", "Fill it or leave it out.")
    return Content(blocks, matter.title, matter.language, matter.link, matter.tags, matter.dates)


def to_html(text: str) -> str:
    """Return Markdown as HTML, without what only the publishing program understands.

    >>> to_html("Pay *now* at <your-bank>.")
    '<p>Pay <em>now</em> at &lt;your-bank&gt;.</p>\\n'
    """
    html: str = _MARKDOWN.render(plain_markdown(text))
    return html


def _text(tokens: Sequence[Token], position: int) -> str:
    """Return a piece of text without the marks that no emphasis came of."""
    text = _LEFT_OVER.sub("", tokens[position].content)
    if position == 0:
        opens = len(tokens) > 1 and tokens[1].type in {"em_open", "strong_open"}
        text = "" if opens and text.strip("*") == "" else _OPENING_STAR.sub("", text)
    return escape(text, quote=False)


def _fence(token: Token) -> str:
    """Return program text; what a terminal showed in colours loses the colours."""
    content = token.content
    if token.info.split()[:1] and token.info.split()[0].lower() in TERMINALS:
        content = _STYLE.sub("", content)
    return f"<pre>{escape(content, quote=False)}</pre>\n"


def _inline_html(content: str) -> str:
    """Return a tag as it stands, or as text where it is no element but a word to fill in: <your-name>."""
    found = _TAG.match(content)
    if found and found.group(1).lower() not in HTML_NAMES and not found.group(1)[0].isupper():
        return escape(content, quote=False)
    return content


class _Renderer(RendererHTML):
    """Renders as usual but for left-over marks, colours in program text, and angle brackets that hold no element."""

    def text(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        return _text(tokens, idx)

    def fence(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        return _fence(tokens[idx])

    def html_inline(self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType) -> str:
        return _inline_html(tokens[idx].content)


def _make() -> MarkdownIt:
    return (
        MarkdownIt("commonmark", {"maxNesting": DEEPEST}, renderer_cls=_Renderer)
        .enable(["table", "strikethrough"])
        .use(deflist_plugin)
        .use(footnote_plugin)
    )


_MARKDOWN = _make()
