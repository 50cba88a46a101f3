"""What can be read in a text without a model: values, names, negation and strength, each with where it stands."""

from importlib import import_module

TYPE_CHECKING = False
"""Type checkers take this for true; the module `typing`, which says so too, costs more than all that is here."""

if TYPE_CHECKING:
    from bearsout.reading.facts import Cue, Fact, Name, Reading, Token, When
    from bearsout.reading.reader import read

__all__ = ["Cue", "Fact", "Name", "Reading", "Token", "When", "read"]


def __getattr__(name: str) -> object:
    """Return a public name from the module that holds it, which is imported when it is first used."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("bearsout.reading.reader" if name == "read" else "bearsout.reading.facts"), name)
