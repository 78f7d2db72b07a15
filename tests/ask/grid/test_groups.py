"""Rows put together say everything once."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.ask.grid.groups import Group, Part, grouped
from explorer.ask.grid.items import LOWER, ONE, REST, Item
from explorer.ask.grid.seen import Row
from explorer.ask.grid.tops import TABLE, Top
from explorer.rules.catalogue.kinds import ORDER

KINDS = tuple("3 4 5 6 7 8 9 10 J Q K A 2".split())


def row(top: Top, signs: str) -> Row:
    """Return a row: a sign for each kind, ``_`` where it is passed over and a blank where it cannot be."""
    values = {kind: None if sign == "_" else sign for kind, sign in zip(KINDS, signs, strict=True) if sign != " "}
    return top, values


def drawn(group: Group) -> str:
    """Write a group in short: its tops, and what is said of which items."""
    said = (
        f"{part.value} " + ",".join(item.how + "".join(item.kinds) + (item.upto or "") for item in part.items)
        for part in group.parts
    )
    return "/".join(top.id for top in group.tops) + ": " + "; ".join(said)


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (
            [row(Top("3"), "+++++++x....+"), row(Top("4"), ".++++++x....+"), row(Top("5"), "..+++++x....+")],
            ["3/4/5: x one10; . picturesJQK,oneA,lower; + one2,own-up9"],
        ),
        (
            [row(Top("8"), ".....++x+++.+"), row(Top("9"), "......+x+++.+")],
            ["8/9: x one10; + picturesJQK,one2,own-up9; . oneA,lower"],
        ),
        ([row(Top("3"), "x++++++......"), row(Top("4"), ".x+++++......")], ["3/4: x own; + higher9; . rest"]),
        (
            [row(Top("10", led=True), ".......+....."), row(Top("J"), "........+++x+"), row(Top("2"), "............+")],
            ["led-10/2: + own; . rest", "J: + picturesJQK,one2; x oneA; . lower"],
        ),
        (
            [row(Top("J"), ".......x+++++"), row(Top("Q"), ".......x.++++"), row(Top("K"), ".......x..+++")],
            ["J/Q/K: x one10; + own-up; . other-lower"],
        ),
        (
            [row(Top("J"), "......._+++++"), row(Top("Q"), "......._.++++")],  # not: lower ones, for 10 is one of them
            ["J: . range3456789; + picturesJQK,oneA,one2", "Q: . range3456789,oneJ; + oneQ,oneK,oneA,one2"],
        ),
        ([row(TABLE, "+++++++++++++"), row(Top("2"), "+++++++++++++")], ["empty: + rest", "2: + rest"]),
        ([row(Top("3"), " ++++++......"), row(Top("4"), ". +++++......")], ["3/4: + higher9; . rest"]),
        (
            [row(Top("J"), "_______+_____"), row(Top("K"), "_______+_____"), row(Top("2"), "_____________")],
            ["J/K: + one10"],
        ),
    ],
)
def test_groups(rows: list[Row], expected: list[str]) -> None:
    """Rows go together where they are the same, or the same from their tops, or of their own kind and all others."""
    assert expected == [drawn(group) for group in grouped(rows, rest=".", every=KINDS)]


@settings(max_examples=150)
@given(data=st.data())
def test_everything_is_said_once(data: st.DataObject) -> None:
    """Whatever the rows are: each kind that has a value is given it by exactly one group, and no other is."""
    kinds = data.draw(st.sampled_from([KINDS, ORDER]))
    tops = [TABLE, *map(Top, kinds)]
    wild = st.lists(st.sampled_from("++++++++.... _x"), min_size=len(kinds), max_size=len(kinds))
    rows = []
    for top in tops:
        signs = data.draw(wild)
        if data.draw(st.booleans()):  # as rules mostly have it: higher ones go
            here = ORDER.index(top.kind) if top != TABLE else -1
            signs = ["+" if ORDER.index(kind) >= here else sign for kind, sign in zip(kinds, signs, strict=True)]
        values = {kind: None if sign == "_" else sign for kind, sign in zip(kinds, signs, strict=True) if sign != " "}
        rows.append((top, values))
    groups = grouped(rows, rest=".", every=kinds)
    assert sorted(top.id for group in groups for top in group.tops) == sorted(
        top.id for top, values in rows if any(values.values())
    )
    for group in groups:
        for top in group.tops:
            values = dict(rows)[top]
            assert {kind: value for kind, value in values.items() if value is not None} == group.on(top, values)


def test_what_is_said_twice_is_found() -> None:
    """Reading a group back fails where it contradicts itself, or speaks of what is not spoken of."""
    twice = Group((Top("5"),), (Part("+", (Item(LOWER),)), Part(".", (Item(ONE, ("3",)), Item(REST)))))
    with pytest.raises(ValueError, match="twice"):
        twice.on(Top("5"), KINDS)
    with pytest.raises(ValueError, match="not spoken of"):
        Group((Top("5"),), (Part("+", (Item(ONE, ("3",)),)),)).on(Top("5"), ["4"])
