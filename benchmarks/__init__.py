"""Figures of quality and speed. Nothing here is installed."""
