"""What a language is, as data: one table a language, and the few functions that read the tables."""
