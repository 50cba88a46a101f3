"""A sentence and the passages it cites in, a verdict out."""

from bearsout.verify.support import check

__all__ = ["check"]
