"""The cells of a decision, numbered: features in declared order, the last one runs fastest."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import product
from math import prod
from operator import or_
from typing import Any, TypeVar

from explorer.rules.decision import Decision

Said = TypeVar("Said", bound=Hashable)


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """Another order of the cells of a decision: how far each value of each feature moves a cell's bit.

    The bits of a mask may lie apart, so that masks of clauses combine straight into the words that somebody else reads.
    """

    decision: Decision
    steps: Mapping[str, Mapping[Any, int]]

    @property
    def size(self) -> int:
        """How many bits there are, those between the cells included."""
        return 1 + sum(max(steps.values()) for steps in self.steps.values())


@lru_cache(maxsize=None)
def size_of(decision: Decision) -> int:
    """Return how many cells a decision has."""
    return prod(len(values) for values in decision.features.values())


@lru_cache(maxsize=None)
def whole(decision: Decision) -> int:
    """Return the mask of all cells."""
    return (1 << size_of(decision)) - 1


_STEPS: dict[str, tuple[Decision, tuple[dict[Any, int], ...]]] = {}


def _steps(decision: Decision) -> tuple[dict[Any, int], ...]:
    """Return for each feature how far each of its values moves the number of a cell."""
    kept = _STEPS.get(decision.id)
    if kept is None or kept[0] is not decision:
        size, steps = size_of(decision), []
        for values in decision.features.values():
            size //= len(values)
            steps.append({value: place * size for place, value in enumerate(values)})
        kept = _STEPS[decision.id] = (decision, tuple(steps))
    return kept[1]


def index_of(decision: Decision, features: tuple[Any, ...]) -> int:
    """Return the number of a cell; its bit in a mask is ``1 << index``.

    Raises:
        KeyError: when a feature is outside its domain.
        ValueError: when there are too few or too many features.

    >>> from explorer.rules.decision import OUT
    >>> index_of(OUT, cell_at(OUT, 2))
    2
    """
    index = 0
    for steps, feature in zip(_steps(decision), features, strict=True):
        index += steps[feature]
    return index


def features_of(decision: Decision, **known: Any) -> tuple[Any, ...]:
    """Return the features of a cell, those that are not named as the first of their domain.

    Raises:
        ValueError: when the decision has no such feature.

    >>> from explorer.rules.decision import OUT
    >>> features_of(OUT, cards=True)[:3]
    (False, True, 'one')
    """
    for name in known:
        if name not in decision.features:
            raise ValueError(f"{decision.id} has no {name}")
    return tuple(known.get(name, values[0]) for name, values in decision.features.items())


def cell_at(decision: Decision, index: int) -> tuple[Any, ...]:
    """Return the features of the cell with this number.

    Raises:
        IndexError: when there is no such cell.

    >>> from explorer.rules.decision import OUT
    >>> cell_at(OUT, 0)[:2], cell_at(OUT, size_of(OUT) - 1)[:2]
    ((False, False), (True, True))
    """
    if not 0 <= index < size_of(decision):
        raise IndexError(f"{decision.id} has no cell {index}")
    found: list[Any] = []
    for values in reversed(decision.features.values()):
        index, place = divmod(index, len(values))
        found.append(values[place])
    return tuple(reversed(found))


def indices(mask: int) -> Iterator[int]:
    """Give the numbers of the cells of a mask, in order.

    >>> list(indices(0b1101))
    [0, 2, 3]
    """
    passed = 0
    while mask:
        step = (mask & -mask).bit_length()
        mask >>= step
        passed += step
        yield passed - 1


@lru_cache(maxsize=None)
def where(decision: Decision, feature: str, value: Any) -> int:
    """Return the mask of the cells where a feature has a value.

    Raises:
        ValueError: when the feature is not of the decision, or the value not of its domain.

    >>> from explorer.rules.decision import SCORE
    >>> bin(where(SCORE, "place", "loser"))
    '0b10'
    """
    if feature not in decision.features or value not in decision.features[feature]:
        raise ValueError(f"{decision.id} has no {feature} = {value!r}")
    return expand(decision, (feature,), lambda read: read[0] == value)[True]


def expand(
    decision: Decision,
    reads: tuple[str, ...],
    answer: Callable[[tuple[Any, ...]], Said | None],
    layout: Layout | None = None,
) -> dict[Said, int]:
    """Ask for each combination of the features read, and spread the answers over all cells.

    ``answer`` takes the values of ``reads``, in the order in which the decision declares the features, as a tuple; the
    result has a mask for each answer that is not ``None``, its bits where the ``layout`` has the cells.
    """
    steps = layout.steps if layout else dict(zip(decision.features, _steps(decision), strict=True))
    asked = [feature for feature in decision.features if feature in reads]
    cells = map(sum, product(*([steps[name][value] for value in decision.features[name]] for name in asked)))
    size = (layout.size if layout else size_of(decision)) // 8 + 1
    found: dict[Said, bytearray] = {}  # a bit is set in these faster than in a long integer
    for cell, read in zip(cells, product(*(decision.features[feature] for feature in asked)), strict=True):
        said = answer(read)
        if said is not None:
            found.setdefault(said, bytearray(size))[cell >> 3] |= 1 << (cell & 7)
    unread = [steps[feature] for feature in steps if feature not in reads]
    return {said: _spread(int.from_bytes(bits, "little"), unread) for said, bits in found.items()}


def _spread(mask: int, unread: Iterable[Mapping[Any, int]]) -> int:
    """Copy the bits of a mask to all values of the features that were not read."""
    for steps in unread:
        mask = reduce(or_, (mask << step for step in steps.values()))
    return mask
