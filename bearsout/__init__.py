"""Answers that your own documents bear out."""
