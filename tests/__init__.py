"""The tests. This file makes `tests` a package of its own, whatever else calls itself so where the tests run."""
