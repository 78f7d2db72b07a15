"""Games by the hundred: what a call gives, in what parts, and what it refuses."""

from typing import Any

import pytest

from explorer.engine.deal import deal, shuffled_deck
from explorer.errors import InputError
from explorer.lab import Games, NotSimulated, backend_of, check, play
from explorer.lab.pack import places
from explorer.lab.packed import COLUMNS, HIDDEN, OPEN, SEATS
from explorer.rules.note import Note
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import rule_set
from tests.playing import NAMES

PAGAT = rule_set("pagat")


def some(games: int = 6, **more: Any) -> Games:
    """Play a few games by the reader."""
    given: dict[str, Any] = {"players": 3, "games": games, "seed": 4, "limit": 400, "backend": "reader"}
    return play(PAGAT, **(given | more))


def test_games_do_not_depend_on_the_parts_in_which_they_are_played() -> None:
    """A game is fixed by its number; the parts joined are the whole."""
    assert some().rows == some(2).joined(some(4, first=2)).rows
    assert some().rows != some(seed=5).rows


def test_a_null_change_changes_nothing() -> None:
    """Rule sets that say the same play the same games, whatever they are called."""
    assert some().rows == play(rule_set("guide"), players=3, games=6, seed=4, limit=400, backend="reader").rows


def test_rows_add_up() -> None:
    """Each number is there by its name, and those that hang together do."""
    games = some(20, policies=("random", "lowest", "careful"), limit=2000)
    told = {name: list(games.column(name)) for name in COLUMNS}
    assert 20 == len(games) == len(told["turns"])
    assert {"pickups", "taken", "plays"} == set(SEATS)
    for place in range(20):
        one = {name: numbers[place] for name, numbers in told.items()}
        assert 0 == one["outcome"], "there is chance at the table"
        assert one["loser"] in range(3)
        assert one["loser"] != one["first_out"]
        assert one["ways"] <= one["choices"] <= one["turns"]
        assert one["fits"] <= one["tries"]
        assert 0 < one["settled"] < one["turns"]
        assert 1 <= one["biggest"] <= 52
        plays = sum(seat[place] for seat in games.seats("plays"))
        pickups = sum(seat[place] for seat in games.seats("pickups"))
        assert plays < one["turns"] <= plays + pickups + one["tries"]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 4])
def test_the_deal_is_that_of_the_engine(preset: str, players: int) -> None:
    """Every card goes where the engine deals it."""
    rules = rule_set(preset)
    deck = shuffled_deck(rules, seed=1, game=2)
    state = deal(NAMES[:players], players - 1, deck, rules).state
    zones = {0: "hand", OPEN: "up", HIDDEN: "down"}
    dealt = places(rules, players)
    for seat in range(players):
        for code, zone in zones.items():
            mine = [card for card, to in zip(deck, dealt, strict=False) if to == seat + code]
            assert getattr(state.seats[seat], zone).known == tuple(mine)


@pytest.mark.parametrize(
    ("at", "given"),
    [
        ("players", {"players": 9}),
        ("players", {"players": 1}),
        ("policies", {"policies": "cunning"}),
        ("policies", {"policies": ("lowest", "random")}),
        ("games", {"games": 0}),
        ("limit", {"limit": 0}),
        ("backend", {"backend": "abacus"}),
    ],
)
def test_what_cannot_be_played_is_refused(at: str, given: dict[str, Any]) -> None:
    """The error names the place of what is wrong."""
    with pytest.raises(InputError) as caught:
        some(**given)
    assert at == caught.value.at


def test_cards_that_do_not_go_round_are_refused() -> None:
    """As the deal refuses them."""
    with pytest.raises(InputError) as caught:
        play(rule_set("poytapaska"), players=5, games=1, backend="reader")
    assert "players" == caught.value.at


def test_a_note_is_not_simulated() -> None:
    """Nothing can carry it out, so no figure is given."""
    with pytest.raises(NotSimulated) as caught:
        check(PAGAT.add(Note("Whoever laughs draws.")))
    assert "rules.notes" == caught.value.at


def test_the_kernel_is_wanted_where_numba_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is missing, the reader plays, and who asks for the kernel is told."""
    monkeypatch.setattr("explorer.lab.playing.find_spec", lambda name: None)
    assert "reader" == backend_of()
    with pytest.raises(InputError) as caught:
        backend_of("kernel")
    assert "backend" == caught.value.at
    monkeypatch.setattr("explorer.lab.playing.find_spec", lambda name: name)
    assert "kernel" == backend_of()
