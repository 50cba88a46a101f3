"""The index: one file that holds passages and their words, how it is built, opened and searched."""
