"""A group's own rules: they turn what they speak of and nothing else, and never each other."""

from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.cards import KINDS
from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from explorer.rules.decision import COUNTS, DECISIONS, EFFECT, EMPTY, FORBIDS, PERMITS, PLAY, Decision
from explorer.rules.own import arranged
from explorer.rules.own_given import own_data, own_rule
from explorer.rules.resolve import Resolution
from explorer.rules.ruleset import RuleSet, rule_set
from tests.rules.own_rules import own_rules

BASES: list[dict[str, Any]] = [
    {"base": "pagat"},
    {"base": "wikipedia-2", "specials": "black", "four_clears": "not-twos", "start": "first-with-three"},
]

SAID: dict[str, tuple[Decision, dict[str, Any]]] = {
    "kings fly low": (PLAY, {"says": "goes", "cards": "K", "top": "3 4"}),
    "no pairs of sevens on sevens": (PLAY, {"says": "does-not-go", "cards": "7", "top": "7", "number": 2}),
    "no court card starts once the stock is gone": (
        PLAY,
        {"says": "does-not-go", "cards": "J Q K", "top": "empty", "stock": "gone"},
    ),
    "anything goes on anything": (PLAY, {"says": "goes", "cards": "any", "top": "any empty"}),
    "a queen on a king falls": (EFFECT, {"says": "falls", "cards": "Q K", "top": "K"}),
    "tens stay": (EFFECT, {"says": "stays", "cards": "10 r10", "top": "empty any"}),
    "two or more nines must be taken": (
        EFFECT,
        {"says": "must-be-taken", "cards": "9", "top": "empty", "number": "2 3 4 5", "stock": "left"},
    ),
}
OUTCOMES = {"goes": PERMITS, "does-not-go": FORBIDS, "falls": "clears", "must-be-taken": "must-take"}


def with_own(base: dict[str, Any], *said: dict[str, Any]) -> RuleSet:
    """Return a rule set with own rules, whose words tell nothing."""
    return rule_set(base | {"ours": [{"text": f"rule {place}"} | one for place, one in enumerate(said)]})


def speaks_of(said: dict[str, Any], cell: dict[str, Any]) -> bool:
    """Tell, apart from the code, whether a rule written as plain data speaks of a cell."""
    tops = said["top"].split()
    return (
        (said["cards"] == "any" or cell["kind"] in said["cards"].split())
        and (cell["top"] in tops or ("any" in tops and cell["top"] != EMPTY))
        and str(cell["count"]) in str(said.get("number", "1 2 3 4 5")).split()
        and said.get("stock", "left" if cell["stock"] else "gone") == ("left" if cell["stock"] else "gone")
        # What the start rule asks for is a duty; a lead is only spoken of where it asks for nothing.
        and (cell["top"] != EMPTY or cell.get("opening", "no") in ("no", "free"))
    )


def answer(resolution: Resolution) -> tuple[object, ...]:
    """Return all that becomes of a cell."""
    fired = [(one.bound.clause.id, one.outcome, one.defeated_by) for one in resolution.fired]
    return resolution.outcome, resolution.permitted, resolution.forbidden, fired


@pytest.mark.parametrize("base", BASES, ids=lambda base: base["base"])
@pytest.mark.parametrize("name", SAID)
def test_a_rule_turns_its_cells_and_no_other(name: str, base: dict[str, Any]) -> None:
    """Over the whole domain, what the rule says comes out where it speaks, and elsewhere all is as it was."""
    decision, said = SAID[name]
    before, after = rule_set(base).resolver(decision), with_own(base, said).resolver(decision)
    spoken = 0
    for features in decision.cells():
        cell = dict(zip(decision.features, features, strict=True))
        was, now = before(*features), after(*features)
        if speaks_of(said, cell):
            spoken += 1
            stays = "stands" if cell["top"] == EMPTY else "keeps"
            assert OUTCOMES.get(said["says"], stays) == now.outcome, cell
            assert {now.outcome} == {one.outcome for one in now.standing}, cell
            assert "ours:1" in [one.bound.clause.id for one in now.standing], cell
        else:
            assert answer(was) == answer(now), cell
    assert spoken


@pytest.mark.parametrize("base", BASES, ids=lambda base: base["base"])
def test_nothing_but_its_decision_changes(base: dict[str, Any]) -> None:
    """What goes by an own rule is no excuse from a duty: form, duties and all the rest have the clauses they had."""
    rules = with_own(base, {"says": "goes", "cards": "any", "top": "any empty"}, SAID["a queen on a king falls"][1])
    for decision in set(DECISIONS) - {PLAY, EFFECT}:
        clauses = [one.clause for one in rule_set(base).resolver(decision).bounds]
        assert clauses == [one.clause for one in rules.resolver(decision).bounds], decision.id


def test_several_rules_stand_side_by_side() -> None:
    """Rules that do not contradict each other are all in force; where two say the same, both are reasons."""
    rules = with_own(
        {"base": "pagat"},
        {"says": "goes", "cards": "K", "top": "3"},
        {"says": "goes", "cards": "K", "top": "3 4", "number": 1},
        {"says": "does-not-go", "cards": "Q", "top": "3"},
    )
    ids = {rule.text: f"ours:{number}" for number, rule in enumerate(rules.own, start=1)}
    for kind, count, top, reasons in (
        ("K", 1, "3", {"rule 0", "rule 1"}),
        ("K", 2, "3", {"rule 0"}),
        ("K", 1, "4", {"rule 1"}),
        ("Q", 1, "3", {"rule 2"}),
        ("Q", 1, "4", set[str]()),
    ):
        standing = {one.bound.clause.id for one in rules.resolver(PLAY)(kind, count, top, True, True, "no").standing}
        assert {ids[text] for text in reasons} == {one for one in standing if one.startswith("ours")}


def test_its_finding_is_its_own() -> None:
    """The clause has the rule's number, no option brings it, and it cites nothing but itself."""
    rules = with_own({"base": "pagat"}, SAID["kings fly low"][1])
    (bound,) = (bound for bound in rules.bounds() if bound.clause.id.startswith("ours"))
    assert ("ours:1", "ours.goes", PLAY) == (bound.clause.id, bound.clause.name, bound.clause.decision)
    assert (("ours:1",), ()) == (bound.sources("pagat"), bound.settings)
    assert "rule 0" == rules.library().source("ours:1").text


@given(st.lists(own_rules(), max_size=4))
def test_the_order_of_adding_never_matters(rules: list[Any]) -> None:
    """Added in any order, one by one or at once, the same rules are the same rule set, or contradict each other."""
    found: list[tuple[object, list[str]]] = []
    for order in permutations(rules):
        try:
            one_by_one = rule_set("pagat")
            for rule in order:
                one_by_one = one_by_one.add(rule)
            assert one_by_one == rule_set("pagat", own=order)
            found.append((one_by_one, [bound.clause.id for bound in one_by_one.bounds()]))
        except InputError as error:
            found.append((error.at, []))
    assert found[1:] == found[:-1]


@given(own_rules(), own_rules())
def test_two_rules_contradict_each_other_where_a_cell_gets_two_answers(one: Any, other: Any) -> None:
    """Two rules are refused together exactly if some cell of their decision would have to be two things."""
    cells = [
        (rule.decision.id, kind, top, count, stock, rule.says)
        for rule in (one, other)
        for kind, top, count, stock in product(
            rule.cards, rule.top, rule.number or COUNTS, (True, False) if rule.stock is None else (rule.stock,)
        )
    ]
    torn = len({cell[:-1] for cell in cells}) < len(set(cells))
    if not torn:
        assert {one, other} == set(arranged([one, other]))
        return
    with pytest.raises(InputError) as caught:
        arranged([one, other])
    assert all(rule.text in caught.value.message for rule in (one, other))


def test_a_contradiction_names_both() -> None:
    """Whoever adds the second reads both in their own words, and a cell on which they part."""
    rules = with_own({}, {"says": "goes", "cards": "Q K", "top": "3", "text": "Kings fly low."})
    with pytest.raises(InputError) as caught:
        rules.add(own_rule({"says": "does-not-go", "cards": "any", "top": "any", "number": 1, "text": "Dead game."}))
    assert "rules.ours" == caught.value.at
    assert (
        "“Kings fly low.” (goes) and “Dead game.” (does-not-go) contradict each other on Q on 3;"
        " leave one out, or part their cards"
    ) == caught.value.message


@given(own_rules())
def test_a_rule_written_as_data_reads_back(rule: Any) -> None:
    """As plain data nothing of it is lost."""
    assert rule == own_rule(own_data(rule))


@given(st.lists(own_rules(), max_size=6), st.sampled_from([option.key for option in OPTIONS]), st.data())
def test_other_choices_leave_own_rules_alone(rules: list[Any], key: str, data: st.DataObject) -> None:
    """An option changed before or after makes no difference; without the rules again it is as without them."""
    try:
        own = arranged(rules)
    except InputError:
        own = ()
    value = data.draw(st.sampled_from([v.id for o in OPTIONS if o.key == key for v in o.values]))
    changed = rule_set({"base": "guide", key: value}).add(*own)
    assert changed == rule_set("guide").add(*own).change(key, value)
    assert rule_set({"base": "guide", key: value}) == changed.drop(*own)
    assert own == changed.own


@pytest.mark.parametrize(
    ("change", "at", "says"),
    [
        ({"says": "go"}, "says", "did you mean 'goes'"),
        ({"cards": "1"}, "cards", "'1' is no rank"),
        ({"cards": ""}, "cards", "write ranks"),
        ({"cards": 7}, "cards", "write ranks"),
        ({"cards": "empty"}, "cards", "'empty' is no rank"),
        ({"top": "table"}, "top", "'table' is no rank"),
        ({"top": []}, "top", "empty, or any"),
        ({"number": 6}, "number", "from 1 to 5"),
        ({"number": True}, "number", "write ranks"),
        ({"number": "two"}, "number", "'two' is no number"),
        ({"stock": "some"}, "stock", "neither left nor gone"),
        ({"stock": []}, "stock", "neither left nor gone"),
        ({"text": " "}, "text", "your own words"),
        ({"text": 3}, "text", "your own words"),
        ({"text": "x" * 201}, "text", "201 characters"),
        ({"text": "two\nlines"}, "text", "one line"),
        ({"topp": "3"}, "topp", "did you mean 'top'"),
        ({"says": "must-be-taken"}, "top", "led"),
    ],
)
def test_error_names_the_place(change: dict[str, Any], at: str, says: str) -> None:
    """What cannot be an own rule is refused at its key, with what would be right."""
    given = {"says": "goes", "cards": "K", "top": "3", "text": "Kings fly low."} | change
    with pytest.raises(InputError) as caught:
        rule_set({"ours": [{"says": "falls", "cards": "K", "top": "K", "text": "fine"}, given]})
    assert f"rules.ours.1.{at}" == caught.value.at
    assert says in caught.value.message


@pytest.mark.parametrize("key", ["says", "cards", "top", "text"])
def test_a_missing_key_is_named(key: str) -> None:
    """Without what it says, of which cards, where, and in whose words, there is no rule."""
    given = {"says": "goes", "cards": "K", "top": "3", "text": "Kings fly low."}
    del given[key]
    with pytest.raises(InputError) as caught:
        rule_set({"ours": [given]})
    assert (f"rules.ours.0.{key}", f"{key} is missing") == (caught.value.at, caught.value.message)


@pytest.mark.parametrize(("ours", "at"), [("goes", "rules.ours"), ({}, "rules.ours"), (["goes"], "rules.ours.0")])
def test_own_rules_are_a_list_of_objects(ours: object, at: str) -> None:
    """Anything else is refused where it stands."""
    with pytest.raises(InputError) as caught:
        rule_set({"ours": ours})
    assert at == caught.value.at


def test_there_is_a_limit() -> None:
    """Forty own rules are enough for anybody; the same one twice counts once."""
    rules = [{"says": "goes", "cards": kind, "top": top, "text": "x"} for kind, top in product(KINDS[:7], KINDS[:6])]
    assert 40 == len(rule_set({"ours": [*rules[:40], rules[0]]}).own)
    with pytest.raises(InputError, match="41 are too many, there may be 40") as caught:
        rule_set({"ours": rules[:41]})
    assert "rules.ours" == caught.value.at
