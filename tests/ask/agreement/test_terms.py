"""Short descriptions of which option values settle a result."""

from collections.abc import Callable
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from explorer.ask.agreement.terms import Term, keys_of, terms

AMONG = {"a": ("1", "2", "3"), "b": ("1", "2", "3"), "c": ("1", "2")}
EVERY = [dict(zip(AMONG, values, strict=True)) for values in product(*AMONG.values())]


def has(term: Term, values: dict[str, str]) -> bool:
    """Tell whether a term has a rule set."""
    return all(values[key] in of for key, of in term.items())


def parted(results: dict[str, str]) -> dict[str, list[Term]]:
    """Return each result's rule sets one by one; ``results`` has them by the values of a, b and c."""
    found: dict[str, list[Term]] = {}
    for values, result in results.items():
        found.setdefault(result, []).append({key: (value,) for key, value in zip(AMONG, values, strict=True)})
    return found


def by(result: Callable[[str, str, str], str | bool]) -> dict[str, list[Term]]:
    """Part the rule sets by a function of a, b and c."""
    return parted({a + b + c: str(result(a, b, c)) for a, b, c in product(*AMONG.values())})


def test_options_that_do_not_matter_are_left_out() -> None:
    """Only b counts, so only b is named."""
    assert {"True": [{"b": ("2",)}], "False": [{"b": ("1", "3")}]} == terms(by(lambda a, b, c: b == "2"), AMONG)


def test_values_of_one_option_stand_together() -> None:
    """Two of its three values do the same."""
    found = terms(by(lambda a, b, c: a in "13"), AMONG)
    assert {"True": [{"a": ("1", "3")}], "False": [{"a": ("2",)}]} == found


def test_either_of_two_is_two_short_terms() -> None:
    """Not the second with the first excluded, which is harder to read."""
    found = terms(by(lambda a, b, c: a == "1" or c == "2"), AMONG)
    assert [{"a": ("1",)}, {"c": ("2",)}] == found["True"]
    assert [{"a": ("2", "3"), "c": ("1",)}] == found["False"]


def test_a_single_result_asks_for_nothing() -> None:
    """Its one term is empty: it holds whatever the options have."""
    assert {"yes": [{}]} == terms(by(lambda a, b, c: "yes"), AMONG)
    assert () == keys_of([{}])


def test_idle_results_do_not_make_the_others_longer() -> None:
    """Where c is 2 nothing can be: that is no reason to say of the others that c is 1."""
    found = by(lambda a, b, c: "never" if c == "2" else "ab"[b == "2"])
    assert {"a": [{"b": ("1", "3")}], "b": [{"b": ("2",)}], "never": [{"c": ("2",)}]} == terms(
        found, AMONG, idle=["never"]
    )
    assert [{"b": ("1", "3"), "c": ("1",)}] == terms(found, AMONG)["a"]


def test_a_value_is_added_where_it_does_no_harm() -> None:
    """The second term may overlap with the first, which makes it shorter to say than what the first leaves over."""
    found = terms(by(lambda a, b, c: (a + b) in ("11", "21", "22")), AMONG)
    assert [{"a": ("1", "2"), "b": ("1",)}, {"a": ("2",), "b": ("1", "2")}] == found["True"]


def test_one_in_another_is_not_said_twice() -> None:
    """What the first term has is not said by the second again."""
    found = terms(by(lambda a, b, c: a == "1" or (b == "1" and c == "1")), AMONG)
    assert [{"a": ("1",)}, {"b": ("1",), "c": ("1",)}] == found["True"]


@given(st.lists(st.sampled_from("xy"), min_size=len(EVERY), max_size=len(EVERY)))
def test_terms_have_all_and_only_what_they_are_of(results: list[str]) -> None:
    """For any results: none is missed or claimed wrongly, and no term could be spared, say less or have more values."""
    given_results = {"".join(values.values()): result for values, result in zip(EVERY, results, strict=True)}
    found = terms(parted(given_results), AMONG)
    for values in EVERY:
        mine = given_results["".join(values.values())]
        assert {mine} == {result for result, of in found.items() if any(has(term, values) for term in of)}
    for result, of in found.items():
        others = [values for values in EVERY if given_results["".join(values.values())] != result]
        own = [values for values in EVERY if given_results["".join(values.values())] == result]
        for term in of:
            assert not all(any(has(one, values) for one in of if one is not term) for values in own)
            more = [
                {**term, key: (*term[key], value)} for key in term for value in AMONG[key] if value not in term[key]
            ]
            less = [{other: of for other, of in term.items() if other != key} for key in term]
            for wider in more + less:
                assert any(has(wider, values) for values in others)
