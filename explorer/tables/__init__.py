"""Clauses evaluated over the whole declared domain: a bit for each cell, plain integers, combined as rules are."""

from explorer.tables.cells import cell_at, features_of, index_of, indices, size_of, where
from explorer.tables.masks import clause_masks
from explorer.tables.reasons import Reasons, reasons
from explorer.tables.table import Table, table, tables

__all__ = [
    "Reasons",
    "Table",
    "cell_at",
    "clause_masks",
    "features_of",
    "index_of",
    "indices",
    "reasons",
    "size_of",
    "table",
    "tables",
    "where",
]
