"""Composers: found passages in, a draft out whose sentences each name their passages."""
