"""What can be read in a text without a model: values, names, negation and strength, each with where it stands."""

from bearsout.reading.facts import Cue, Fact, Name, Reading, Token, When
from bearsout.reading.reader import read

__all__ = ["Cue", "Fact", "Name", "Reading", "Token", "When", "read"]
