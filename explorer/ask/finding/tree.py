"""One question to many rule sets: those that read the same in them are answered without judging anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from explorer.ask.probing.points import Point, ground_of
from explorer.ask.probing.probe import Probe
from explorer.rules.ruleset import RuleSet, rule_set

T = TypeVar("T")


@dataclass(slots=True)
class _Leaf(Generic[T]):
    result: T


@dataclass(slots=True)
class _Node(Generic[T]):
    """A thing asked of rules; ``by_answer`` leads on, ``by_parts`` is the short way there."""

    point: Point
    by_answer: dict[Any, _Node[T] | _Leaf[T]] = field(default_factory=dict)
    by_parts: dict[tuple[Any, ...], _Node[T] | _Leaf[T]] = field(default_factory=dict)


class Tree(Generic[T]):
    """Results of a question by what it looks at in the rules; own rules are not looked at.

    ``question`` must depend on nothing but its argument.
    """

    def __init__(self, question: Callable[[RuleSet], T]) -> None:
        self._question = question
        self._root: _Node[T] | _Leaf[T] | None = None

    def __call__(self, rules: RuleSet) -> T:
        """Return the result under some rules."""
        values, node = rules.values, self._root
        while isinstance(node, _Node):
            parts = _parts(node.point, values)
            after = node.by_parts.get(parts)
            if after is None:
                after = node.by_answer.get(node.point.answer(parts))
                if after is None:
                    return self._grow(values)
                node.by_parts[parts] = after
            node = after
        return self._grow(values) if node is None else node.result

    def _grow(self, values: Mapping[str, str]) -> T:
        """Put the question, and add what it asked on its way to the result."""
        probe = Probe("", ground=ground_of(rule_set("pagat")), chosen=values)
        result = self._question(probe)
        points = [point for point in probe.asked if point.parts]
        if not points:
            self._root = _Leaf(result)
            return result
        if not isinstance(self._root, _Node):
            self._root = _Node(points[0])
        node = self._root
        for point, follows in zip(points, [*points[1:], None], strict=True):
            parts = _parts(point, values)
            answer = point.answer(parts)
            after = node.by_answer.get(answer)
            if after is None:
                after = node.by_answer[answer] = _Leaf(result) if follows is None else _Node(follows)
            node.by_parts[parts] = after
            if isinstance(after, _Node):
                node = after
        return result


def _parts(point: Point, values: Mapping[str, str]) -> tuple[Any, ...]:
    return tuple(of[values[key]] for key, of in point.parts.items())
