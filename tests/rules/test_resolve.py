"""Overruling: who may, when it counts, and in which order."""

from collections.abc import Callable

import pytest

from explorer.rules.clause import Bound, Clause
from explorer.rules.decision import FORBIDS, JUDGING, PERMITS, Decision
from explorer.rules.resolve import Resolver

SIZE = Decision("size", {"n": (0, 1, 2, 3)}, JUDGING)


def clause(
    name: str,
    says: str | Callable[[int], str | None],
    *,
    defeats: tuple[str, ...] = (),
    tags: tuple[str, ...] = (),
    weight: int = 0,
    exception: bool = False,
) -> Bound:
    """Make a clause that says the same everywhere, or what a function of ``n`` says."""
    made = Clause(
        name,
        SIZE,
        ("n",),
        lambda cell: says if isinstance(says, str) else says(cell.n),
        weight=weight,
        defeats=defeats,
        tags=tags,
        exception=exception,
    )
    return Bound(made, ("pagat:play.1",))


def standing(*bounds: Bound, n: int = 0) -> list[str]:
    """Return the names of the clauses left standing, the most special first."""
    return [fired.bound.clause.name for fired in Resolver(SIZE, bounds)(n).standing]


def test_overrules_by_id_name_and_tag() -> None:
    """A clause is overruled under its id, its name or a tag."""
    barred = clause("a.bar", FORBIDS, tags=("bar",))
    for named in ("a.bar", "bar"):
        assert ["a.free"] == standing(barred, clause("a.free", PERMITS, defeats=(named,)))


def test_agreeing_clauses_do_not_overrule() -> None:
    """Where two clauses say the same, neither overrules the other: both are reasons."""
    other = clause("a.free", lambda n: FORBIDS if n else PERMITS, defeats=("a.bar",))
    assert ["a.free"] == standing(clause("a.bar", FORBIDS), other, n=0)
    assert ["a.bar", "a.free"] == standing(clause("a.bar", FORBIDS), other, n=1)


def test_an_exception_without_anything_to_overrule_is_silent() -> None:
    """An exception is no reason of its own: where it overrules nothing it does not even apply."""
    lapse = clause("a.lapse", PERMITS, defeats=("a.bar",), exception=True)
    bar = clause("a.bar", lambda n: FORBIDS if n else None)
    assert ["a.lapse"] == standing(bar, lapse, n=1)
    assert [] == standing(bar, lapse, n=0)
    assert () == Resolver(SIZE, (bar, lapse))(0).fired


def test_the_overruled_overrule_nothing() -> None:
    """An exception to an exception brings the first rule back."""
    rule = clause("a.rule", FORBIDS)
    exception = clause("a.exception", PERMITS, defeats=("a.rule",))
    again = clause("a.again", FORBIDS, defeats=("a.exception",))
    for order in ((rule, exception, again), (again, exception, rule), (exception, again, rule)):
        assert {"a.rule", "a.again"} == set(standing(*order))


def test_the_order_of_clauses_decides_nothing() -> None:
    """What stands and what overruled what are the same in whatever order clauses come."""
    bounds = [clause("a.one", PERMITS), clause("a.two", FORBIDS, defeats=("a.one",)), clause("a.three", FORBIDS)]
    assert set(standing(*bounds)) == set(standing(*reversed(bounds)))


def test_who_overruled_is_told() -> None:
    """An overruled clause names those that overruled it, by id."""
    found = Resolver(SIZE, (clause("a.bar", FORBIDS), clause("a.free", PERMITS, defeats=("a.bar",))))(0)
    assert {"a.bar": ("a.free",), "a.free": ()} == {one.bound.clause.id: one.defeated_by for one in found.fired}


def test_the_most_special_comes_first() -> None:
    """Reasons come by weight, the heaviest first."""
    assert ["a.heavy", "a.light"] == standing(clause("a.light", PERMITS), clause("a.heavy", PERMITS, weight=5))


def test_permission_needs_a_permit_and_no_ban() -> None:
    """Without any clause nothing is permitted and nothing forbidden; a ban wins over a permit."""
    nothing = Resolver(SIZE, ())(0)
    assert (False, False, None) == (nothing.permitted, nothing.forbidden, nothing.outcome)
    both = Resolver(SIZE, (clause("a.free", PERMITS), clause("a.bar", FORBIDS)))(0)
    assert (False, True) == (both.permitted, both.forbidden)


def test_leaving_a_clause_out() -> None:
    """The same question can be asked as if one clause were not there."""
    bar = clause("a.bar", FORBIDS)
    resolver = Resolver(SIZE, (clause("a.free", PERMITS), bar))
    assert resolver.resolve(resolver.cell(0), without=bar).permitted


def test_a_circle_is_refused() -> None:
    """Clauses that overrule one another in a circle cannot be put together."""
    with pytest.raises(ValueError, match="circle"):
        Resolver(SIZE, (clause("a.one", PERMITS, defeats=("a.two",)), clause("a.two", FORBIDS, defeats=("a.one",))))
