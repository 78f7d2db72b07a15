"""Picking up, whole or half, trying the stock, and passing."""

import pytest

from tests.engine.asking import Rules, after, ask, effects, legal, reason

HALF: dict[str, str] = {"pickup": "half"}
KEEPS: dict[str, str] = {"pickup": "half", "keeps_turn": "half-or-five"}
BARRED: dict[str, str] = {"led_ten": "barred", "led_ace": "barred", "led_picture": "barred"}


def test_picking_up_is_always_allowed() -> None:
    """A pile may be picked up also by who could play; an empty table gives nothing to pick up."""
    assert legal("pickup", "KC 5C", pile="3D")
    assert legal("pickup", 4, pile="3D")
    assert not legal("pickup", "KC 5C")
    assert "turn.nothing-to-pick-up" == reason("pickup", "KC 5C")


@pytest.mark.parametrize(
    ("rules", "pile", "taken", "left"),
    [
        ("pagat", "3D 4D 5D", "3D 4D 5D", ""),
        ("pagat", "3D", "3D", ""),
        (HALF, "3D 4D 5D 6D", "5D 6D", "3D 4D"),
        (HALF, "3D 4D 5D 6D 7D", "5D 6D 7D", "3D 4D"),  # rounded up
        (HALF, "3D 4D", "4D", "3D"),
        (HALF, "3D", "3D", ""),
        (HALF | {"led_ten": "stands"}, "10C 10D", "10D", "10C"),
        (HALF | {"led_ten": "taken-pass"}, "10C 10D", "10C 10D", ""),  # forced: whole
        (HALF | {"led_ace": "taken-again"}, "AC AD AS", "AC AD AS", ""),
    ],
)
def test_how_much_is_taken(rules: Rules, pile: str, taken: str, left: str) -> None:
    """The whole pile, or its top half rounded up where that is the rule and nobody is forced."""
    state = after("pickup", "KC", rules=rules, pile=pile)
    assert ["KC", *taken.split()] == [str(card) for card in state.seats[1].hand.known]
    assert left.split() == [str(laid.card) for laid in state.pile]
    answer = ask("pickup", "KC", rules=rules, pile=pile)
    assert [len(taken.split()), "Ben", 0] == [answer[key] for key in ("taken", "taken_by", "draws")]


@pytest.mark.parametrize(
    ("rules", "pile", "again"),
    [
        ("pagat", "3D 4D", False),
        (HALF, "3D 4D", False),
        (KEEPS, "3D 4D", True),
        (KEEPS, "3D", True),
        ({"keeps_turn": "half-or-five"}, "3D 4D", False),  # the whole pile is no half
        (KEEPS | {"led_ten": "taken-pass"}, "10C", False),
        (KEEPS | {"led_ten": "stands"}, "10C", True),
    ],
)
def test_whose_turn_it_is_after_picking_up(rules: Rules, pile: str, again: bool) -> None:
    """The turn passes to the next, unless whoever takes half goes on."""
    answer = ask("pickup", "KC", rules=rules, pile=pile)
    assert ("Ben" if again else "Carla") == answer["next"]
    assert (["again"] if again else []) == answer["effects"]


FIVE: dict[str, str] = {"decks": "2", "four_clears": "never", "keeps_turn": "half-or-five"}


@pytest.mark.parametrize(
    ("rules", "hand", "pile", "stock", "wanted", "leads_next"),
    [
        (FIVE, "5C 5C 5D 5D 5H 8S", "", 12, ["again"], "Ben"),
        (FIVE, "5C 5C 5D 5D 5H 5H 8S", "3C", 12, ["again"], "Ben"),  # six are five or more
        (FIVE, "5C 5C 5D 5D 8S", "", 12, [], "Carla"),
        (FIVE | {"keeps_turn": "no"}, "5C 5C 5D 5D 5H 8S", "", 12, [], "Carla"),
        (FIVE, "10C 10C 10D 10D 10H 8S", "", 12, ["stands", "again"], "Ben"),
        (FIVE | {"led_ten": "taken-pass"}, "10C 10C 10D 10D 10H 8S", "", 12, ["must-take"], "Carla"),
        (FIVE | {"led_ten": "taken-again"}, "10C 10C 10D 10D 10H 8S", "", 12, ["must-take"], "Carla"),
        (FIVE | {"four_clears": "all"}, "5C 5C 5D 5D 5H 8S", "", 12, ["clears", "again"], "Ben"),
        (FIVE, "5C 5C 5D 5D 5H", "", 0, [], "Carla"),  # out
    ],
)
def test_five_at_once(rules: Rules, hand: str, pile: str, stock: int, wanted: list[str], leads_next: str) -> None:
    """Whoever plays five or more at once goes on, unless they fell, must be taken, or the player is out."""
    played = " ".join(card for card in hand.split() if card != "8S")
    answer = ask(f"play {played}", hand, rules=rules, pile=pile, stock=stock)
    assert (wanted, leads_next) == (answer["effects"], answer["next"])


@pytest.mark.parametrize("rules", ["pagat", "guide", "digest", {"try_stock": "free"}])
def test_free_trying(rules: Rules) -> None:
    """The stock may be tried on a pile and on the empty table, with a playable card or none, while there is any."""
    for pile in ("", "3D", "7D KD"):
        assert legal("try", "KC 5C", rules=rules, pile=pile)
        assert legal("try 9C", "KC 5C", rules=rules, pile=pile)
        assert legal("try", 4, rules=rules, pile=pile)
        assert not legal("try", "KC 5C", rules=rules, pile=pile, stock=0)
        assert "turn.no-stock" == reason("try", "KC 5C", rules=rules, pile=pile, stock=0)


@pytest.mark.parametrize("rules", ["wikipedia-1", "wikipedia-2", {"try_stock": "never"}])
def test_no_trying(rules: Rules) -> None:
    """Where the stock is never tried, it is not tried on anything."""
    for pile in ("", "3D", "7D KD"):
        assert not legal("try 9C", "4C 5C", rules=rules, pile=pile)
        assert "turn.no-trying" == reason("try 9C", "4C 5C", rules=rules, pile=pile)


@pytest.mark.parametrize(
    ("hand", "pile", "allowed"),
    [
        ("4C 5C", "7D", True),
        ("4C 8C", "7D", False),
        ("4C JC", "8D", False),
        ("4C JC", "6D", True),
        ("4C AC", "10D", True),
        ("4C 5C", "", False),  # on the empty table anything is playable
    ],
)
def test_trying_when_stuck(hand: str, pile: str, allowed: bool) -> None:
    """Only with no playable card in hand."""
    rules = {"try_stock": "when-stuck"}
    assert allowed == legal("try", hand, rules=rules, pile=pile)
    assert allowed == legal("try 9S", hand, rules=rules, pile=pile)
    assert not legal("try", hand, rules=rules, pile=pile, stock=0)


@pytest.mark.parametrize(
    ("pile", "card", "taken", "wanted", "draws", "leads_next"),
    [
        ("3D", "8C", 0, [], 3, "Carla"),  # hand of two: three are drawn
        ("3D", "10C", 0, ["clears", "again"], 3, "Ben"),
        ("", "10C", 0, ["stands"], 3, "Carla"),
        ("", "4C", 0, [], 3, "Carla"),
        ("3D 9D", "8C", 3, [], 0, "Carla"),  # the card and the whole pile
        ("3D KD", "JC", 3, [], 0, "Carla"),
        ("10D", "JC", 2, [], 0, "Carla"),
    ],
)
def test_trying(pile: str, card: str, taken: int, wanted: list[str], draws: int, leads_next: str) -> None:
    """A tried card is played as a single card, or goes to the hand with the whole pile, and the turn passes."""
    answer = ask(f"try {card}", "KC 5C", pile=pile)
    assert answer["legal"]
    found = tuple(answer[key] for key in ("taken", "effects", "draws", "next"))
    assert (taken, wanted, draws, leads_next) == found
    assert ("Ben" if taken else None) == answer["taken_by"]


@pytest.mark.parametrize("rules", [HALF, KEEPS])
def test_a_failed_try_takes_the_whole_pile(rules: Rules) -> None:
    """Only a voluntary pick-up is halved, and after a failed try nobody goes on."""
    answer = ask("try 4C", "KC 5C", rules=rules, pile="3D 6D 8D 9D")
    assert (5, "Carla") == (answer["taken"], answer["next"])


def test_a_failed_try_on_the_empty_table() -> None:
    """A barred card that was turned goes to the hand alone."""
    answer = ask("try QC", "KC JC", rules=BARRED)
    assert (True, 1, "Carla", []) == tuple(answer[key] for key in ("legal", "taken", "next", "effects"))
    assert "take.failed-try" == reason("try QC", "KC JC", rules=BARRED)


def test_a_tried_card_comes_off_the_stock() -> None:
    """Whether it is played or taken, the stock is one card shorter, and a hand of five draws nothing."""
    for card in ("9C", "4C"):
        state = after(f"try {card}", "KC KD KH KS JC", pile="8D", stock=f"{card} 3C 3D")
        assert ["3C", "3D"] == [str(known) for known in state.stock.known]
    assert 5 == len(after("try 9C", "KC KD KH KS JC", pile="8D", stock="9C 3C 3D").seats[1].hand)


def test_a_try_without_its_card_is_a_question() -> None:
    """Without the card only the legality is answered."""
    assert {"id", "legal", "because"} == ask("try", "KC 5C", pile="3D").keys()


@pytest.mark.parametrize(
    ("rules", "stock", "moves"),
    [
        (BARRED, 12, {"try"}),  # the stock must be tried
        (BARRED, 0, {"pass"}),
        (BARRED | {"try_stock": "when-stuck"}, 12, {"try"}),
        (BARRED | {"try_stock": "when-stuck"}, 0, {"pass"}),
        (BARRED | {"try_stock": "never"}, 12, {"pass"}),
        (BARRED | {"try_stock": "never"}, 0, {"pass"}),
        (BARRED | {"bars_last": "while-stock"}, 12, {"try"}),
        (BARRED | {"bars_last": "while-stock"}, 0, {"play KC", "play AC", "play 10C"}),
    ],
)
def test_no_legal_lead(rules: Rules, stock: int, moves: set[str]) -> None:
    """With only barred cards and an empty table, the stock is tried where it can be, else the player passes."""
    every = {"play KC", "play AC", "play 10C", "pickup", "try", "pass"}
    assert moves == {move for move in every if legal(move, "KC AC 10C", rules=rules, stock=stock)}


@pytest.mark.parametrize(("hand", "pile"), [("KC 3C", ""), ("KC 3C", "9D"), ("3C 4C", "9D"), ("KC AC", "9D")])
def test_passing_is_legal_in_no_other_case(hand: str, pile: str) -> None:
    """A player with a lead, or a pile before them, does not pass."""
    for stock in (0, 12):
        assert not legal("pass", hand, rules=BARRED, pile=pile, stock=stock)
        assert "turn.no-passing" == reason("pass", hand, rules=BARRED, pile=pile, stock=stock)


def test_a_pass_does_nothing_but_pass_the_turn() -> None:
    """Nothing is taken or drawn; the next player is to move on the same table."""
    answer = ask("pass", "KC", rules=BARRED | {"try_stock": "never"})
    assert (0, 0, [], "Carla") == tuple(answer[key] for key in ("taken", "draws", "effects", "next"))


def test_effects_need_no_known_cards() -> None:
    """Who picks up need not show the hand; unseen cards are taken all the same."""
    assert [] == effects("pickup", 7, pile="3D 4D")
    assert 9 == len(after("pickup", 7, pile="3D 4D").seats[1].hand)
