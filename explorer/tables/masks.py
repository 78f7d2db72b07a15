"""Where a clause applies, over the whole domain of its decision."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from explorer.rules.clause import Clause
from explorer.tables.cells import Layout, expand


@lru_cache(maxsize=None)
def _read_type(reads: tuple[str, ...]) -> type[Any]:
    return namedtuple("Read", reads)


@lru_cache(maxsize=4096)
def clause_masks(clause: Clause, layout: Layout | None = None) -> Mapping[str, int]:
    """Return for each outcome of a clause the mask of the cells where it has it; the clause is asked only once.

    It is asked only about the features that it says it reads, and sees no others. The bits lie in the order of the
    decision's cells, or as a ``layout`` has them.

    Raises:
        ValueError: when it looks at another feature, or has an outcome that its decision does not know.

    >>> from explorer.rules.catalogue.finish import first_out_wins
    >>> {outcome: bin(mask) for outcome, mask in clause_masks(first_out_wins()).items()}
    {'win': '0b1', 'nothing': '0b110'}
    """
    reads = tuple(name for name in clause.decision.features if name in clause.reads)
    cell = _read_type(reads)
    try:
        found = expand(clause.decision, reads, lambda read: clause.test(cell(*read)), layout)
    except AttributeError as error:
        raise ValueError(f"{clause.id} looks at '{error.name}', which it does not say it reads") from error
    for outcome in found:
        if outcome not in clause.decision.outcomes:
            raise ValueError(f"{clause.id} says '{outcome}', which is no outcome of '{clause.decision.id}'")
    return MappingProxyType(found)
