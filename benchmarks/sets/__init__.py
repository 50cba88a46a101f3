"""One module a set of cases: `score(cases)` takes the folder that holds all sets and returns the set's figures."""
