"""Answers that your own documents bear out.

from bearsout import answer, build, open_index

build(["docs"], "sources.idx")
print(answer("How long does a refund take?", open_index("sources.idx")).sentences)
"""

from importlib import import_module

TYPE_CHECKING = False
"""Type checkers take this for true; the module `typing` would cost more than all that is here."""

if TYPE_CHECKING:
    from bearsout.answering import answer
    from bearsout.errors import BearsoutError
    from bearsout.model import Answer, Passage, Verdict
    from bearsout.sources.index.build import build
    from bearsout.sources.index.search import Index, open_index
    from bearsout.sources.read import read
    from bearsout.verify.support import check

__all__ = ["Answer", "BearsoutError", "Index", "Passage", "Verdict", "answer", "build", "check", "open_index", "read"]

# A public name is looked up in its module when it is first used, so that `sources --version` imports no reader.
_HOMES = {
    "Answer": "bearsout.model",
    "BearsoutError": "bearsout.errors",
    "Index": "bearsout.sources.index.search",
    "Passage": "bearsout.model",
    "Verdict": "bearsout.model",
    "answer": "bearsout.answering",
    "build": "bearsout.sources.index.build",
    "check": "bearsout.verify.support",
    "open_index": "bearsout.sources.index.search",
    "read": "bearsout.sources.read",
}


def __getattr__(name: str) -> object:
    """Return a public name from the module that holds it."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
