"""Reading PDF: characters -> words -> lines -> columns -> paragraphs -> blocks."""

from bearsout.sources.pdf.reader import read

__all__ = ["read"]
