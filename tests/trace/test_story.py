"""What happens is told in sentences, and spoken in at most three."""

from typing import Any

import pytest

from explorer.engine.judge import judge
from explorer.engine.sight import view
from explorer.notation.moves import read_move
from explorer.trace.words import events, spoken
from tests.cases.files import read
from tests.trace.positions import judged

STEPS: list[tuple[str, str, str, dict[str, Any], list[str], str]] = [
    # rules, pile, move, more | what happened, the spoken line
    (
        "pagat",
        "6C 7D",
        "play 8C 8D",
        {},
        ["Ben plays 8♣ 8♦.", "Ben draws four cards.", "Carla is next."],
        "Ben lays two eights. Top 8, four cards. Carla’s turn.",
    ),
    (
        "pagat",
        "",
        "play 3S 3D",
        {"opening": True, "hands": {"Anna": 5, "Ben": "3S 3D", "Carla": 5}},
        ["Ben opens with 3♠ 3♦.", "Ben draws five cards.", "Carla is next."],
        "Ben opens with two threes. Top 3, two cards. Carla’s turn.",
    ),
    (
        "pagat",
        "9C",
        "play 10H",
        {"stock": 1},
        ["Ben plays 10♥.", "The pile falls: two cards are set aside.", "Ben draws one card.", "Ben leads again."],
        "Ben lays a ten. The pile falls. Ben leads again.",
    ),
    (
        "pagat",
        "",
        "play 10H",
        {"stock": 0},
        ["Ben leads 10♥.", "The ten stays on the table.", "Carla is next."],
        "Ben leads a ten. Top 10, one card. Carla’s turn.",
    ),
    (
        "pagat, led_ten taken-pass",
        "",
        "play 10H",
        {"stock": 0},
        ["Ben leads 10♥.", "Carla is next and must pick it up."],
        "Ben leads a ten. Carla must pick it up.",
    ),
    (
        "pagat, led_ten clears",
        "",
        "play 10H",
        {"stock": 0},
        ["Ben leads 10♥.", "It falls: one card is set aside.", "Ben leads again."],
        "Ben leads a ten. The pile falls. Ben leads again.",
    ),
    (
        "pagat",
        "6C 8D",
        "try 9D",
        {"hands": {"Anna": 5, "Ben": "3S 4S 5S 6S 7S", "Carla": 5}},
        ["Ben turns 9♦ from the stock.", "It fits and is played.", "Carla is next."],
        "Ben turns the nine of diamonds and plays it. Top 9, three cards. Carla’s turn.",
    ),
    (
        "pagat",
        "6C 8D",
        "try 7D",
        {},
        [
            "Ben turns 7♦ from the stock.",
            "It does not fit.",
            "Ben takes it and the whole pile, three cards in all.",
            "Carla is next and leads.",
        ],
        "Ben turns the seven of diamonds and takes three cards. Carla’s turn.",
    ),
    (
        "pagat, led_ten barred",
        "",
        "try 10D",
        {},
        [
            "Ben turns 10♦ from the stock.",
            "It does not fit.",
            "Ben takes it into the hand.",
            "Carla is next and leads.",
        ],
        "Ben turns the ten of diamonds. It does not fit and is taken. Carla’s turn.",
    ),
    (
        "pagat",
        "6C 8D",
        "pickup",
        {},
        ["Ben picks up two cards.", "Carla is next and leads."],
        "Ben picks up two cards. Carla’s turn.",
    ),
    (
        "wikipedia-2",
        "6C 8D 9D",
        "pickup",
        {},
        ["Ben picks up two cards.", "One card stays on the table.", "Ben goes on."],
        "Ben picks up two cards. Top 6, one card. Ben goes on.",
    ),
    (
        "pagat",
        "KC",
        "play AH",
        {"stock": 0, "hands": {"Anna": 5, "Ben": "AH", "Carla": 5}},
        [
            "Ben plays A♥.",
            "The pile falls: two cards are set aside.",
            "Ben has no cards left and is out.",
            "Carla is next and leads.",
        ],
        "Ben lays an ace and is out. The pile falls. Carla’s turn.",
    ),
    (
        "pagat",
        "8C",
        "play 9H",
        {"stock": 0, "hands": {"Ben": "9H", "Carla": 5}},
        [
            "Ben plays 9♥.",
            "Ben has no cards left and is out.",
            "The game is over: Carla is left with cards and is the paskahousu.",
        ],
        "Ben lays a nine and is out. Carla is the paskahousu.",
    ),
    (
        "pagat, led_picture barred",
        "",
        "pass",
        {"stock": 0, "hands": {"Anna": 5, "Ben": "JS", "Carla": 5}},
        ["Ben passes.", "Carla is next and leads."],
        "Ben passes. Carla’s turn.",
    ),
    (
        "pagat, specials black",
        "9C",
        "play 10H 10D",
        {"stock": 0},
        ["Ben plays 10♥ 10♦.", "Carla is next."],
        "Ben lays two red tens. Top red 10, three cards. Carla’s turn.",
    ),
    (
        "pagat",
        "8C",
        "play 7H",
        {},
        ["Ben may not make this move, so nothing changes."],
        "Ben lays a seven: not allowed. A seven is lower than the eight on top.",
    ),
    ("pagat", "8C", "try", {}, ["Ben tries the stock."], "Ben tries the stock."),
]


@pytest.mark.parametrize(("rules", "pile", "move", "more", "happened", "line"), STEPS)
def test_steps(rules: str, pile: str, move: str, more: dict[str, Any], happened: list[str], line: str) -> None:
    """A step is told event by event, and said in a line."""
    state, found = judged(rules, pile, move, **more)
    assert happened == events(state, found)
    assert line == spoken(state, found)


def test_the_listener_is_you() -> None:
    """Whoever listens as one of the players is called so."""
    state, found = judged("pagat", "6C", "play 8C")
    assert spoken(state, found, you="Carla").endswith("two cards. Your turn.")
    assert spoken(state, found, you="Anna").endswith("two cards. Carla’s turn.")
    state, found = judged("pagat, led_ten taken-pass", "", "play 10H")
    assert spoken(state, found, you="Carla") == "Ben leads a ten. You must pick it up."


def test_at_most_three_sentences_in_whole_games() -> None:
    """In every game kept as a test no spoken line has more than three sentences, and no event is empty."""
    for game in read("games.records"):
        for step in steps(game):
            line = spoken(*step)
            assert line.count(". ") <= 2, line
            assert all(text.endswith(".") and "None" not in text for text in events(*step))


def steps(game: dict[str, Any]) -> list[tuple[Any, Any]]:
    """Judge the moves of a game, each with the position before it."""
    from explorer.engine.whole_games import read_game

    rules, dealt, moves = read_game(game)
    state, found = dealt.state, []
    for by, text in moves:
        judgement = judge(state, read_move(text), rules, by=state.seat(by))
        found.append((state, judgement))
        state = judgement.after or state
    return found


def test_a_players_view_is_told_without_hidden_cards() -> None:
    """A step judged on what one player sees is told in the same words."""
    state, found = judged("pagat", "6C", "play 8C")
    seen = judge(view(state, 1), found.move, found.rules)
    assert events(view(state, 1), seen) == events(state, found)


CLAIMS: list[tuple[str, str, str, dict[str, Any], list[str], str]] = [
    # rules, pile, move, more | what happened to all eyes, the spoken line
    (
        "valepaska",
        "7?",
        "claim 2 9: 9D 9H",
        {"hands": {"Anna": 5, "Ben": "9D 9H", "Carla": 5}},
        [
            "Ben claims two nines, laid face down.",
            "That is true: 9♦ 9♥.",
            "Ben draws five cards.",
            "Carla is next.",
        ],
        "Ben claims two nines. Top 9 claimed, three cards. Carla’s turn.",
    ),
    (
        "valepaska",
        "7?",
        "claim 1 10: 3S",
        {"stock": 0},
        [
            "Ben claims a ten, laid face down.",
            "That is a lie: 3♠.",
            "The pile falls: two cards are set aside.",
            "Ben has no cards left, but is not out while the claim can be challenged.",
            "Carla is next and leads.",
        ],
        "Ben claims a ten. The pile falls. Carla’s turn.",
    ),
    (
        "valepaska",
        "7? 9? 9?",
        "challenge Anna",
        {"last_play": "9C 4D", "by": "Anna"},
        [
            "Ben challenges Anna, who claimed two nines.",
            "The cards are turned up: 9♣ 4♦.",
            "The claim was a lie.",
            "Anna takes the pile, three cards.",
            "Ben is next and leads.",
        ],
        "Ben challenges Anna: a lie. Anna takes three cards. Ben’s turn.",
    ),
    (
        "valepaska",
        "",
        "challenge Anna",
        {"last_play": "10C", "by": "Anna", "cleared": "7? 10?"},
        [
            "Ben challenges Anna, who claimed a ten.",
            "The card is turned up: 10♣.",
            "The claim was true.",
            "Ben takes the pile that had fallen, two cards.",
            "Anna is next and leads.",
        ],
        "Ben challenges Anna, but the claim is true. Ben takes two cards. Anna’s turn.",
    ),
    (
        "valepaska",
        "9?",
        "challenge Anna",
        {"last_play": "9C", "by": "Anna", "hands": {"Ben": "3S", "Carla": 5}, "stock": 0},
        [
            "Ben challenges Anna, who claimed a nine.",
            "The card is turned up: 9♣.",
            "The claim was true.",
            "Ben takes the card.",
            "Anna has no cards left and is out.",
            "Ben is next and leads.",
        ],
        "Ben challenges Anna, but the claim is true. Ben takes one card and Anna is out. Ben’s turn.",
    ),
    (
        "valepaska",
        "9?",
        "claim 1 J: 3S",
        {"last_play": "4C", "by": "Anna", "hands": {"Ben": "3S 4S", "Carla": 5}, "stock": 0},
        [
            "Ben claims a jack, laid face down.",
            "That is a lie: 3♠.",
            "Nobody challenged the claim, so Anna, who has no cards left, is out.",
            "Carla is next.",
        ],
        "Ben claims a jack, and Anna is out. Top jack claimed, two cards. Carla’s turn.",
    ),
    (
        "poytapaska",
        "8C",
        "up 9D 9H",
        {"stock": 0, "hands": {"Anna": 5, "Carla": 5}, "table_up": {"Ben": "9D 9H"}, "table_down": {"Ben": 1}},
        ["Ben plays 9♦ 9♥ from the table.", "Carla is next."],
        "Ben plays two nines from the table. Top 9, three cards. Carla’s turn.",
    ),
    (
        "poytapaska",
        "8C",
        "down 9D",
        {"stock": 0, "hands": {"Anna": 5, "Carla": 5}, "table_down": {"Ben": "9D"}},
        [
            "Ben turns 9♦ from the table.",
            "It fits and is played.",
            "Ben has no cards left and is out.",
            "Carla is next.",
        ],
        "Ben turns the nine of diamonds from the table, plays it and is out. Top 9, two cards. Carla’s turn.",
    ),
    (
        "poytapaska",
        "8C",
        "down 3D",
        {"stock": 0, "hands": {"Anna": 5, "Carla": 5}, "table_down": {"Ben": "3D KS"}},
        [
            "Ben turns 3♦ from the table.",
            "It does not fit.",
            "Ben takes it and the whole pile, two cards in all.",
            "Carla is next and leads.",
        ],
        "Ben turns the three of diamonds from the table and takes two cards. Carla’s turn.",
    ),
    (
        "pagat, change_play yes, play_on yes",
        "6C",
        "play 8C",
        {"stock": "7D 9D 4H QH ? ?"},
        [
            "Ben plays 8♣.",
            "Ben draws four cards.",
            "Ben may change the play for 7♦, 9♦ or play on with 9♦, Q♥.",
            "Otherwise Carla is next.",
        ],
        "Ben lays an eight. Top 8, two cards. Carla’s turn.",
    ),
    (
        "pagat, change_play yes",
        "6C 8C",
        "change 7D",
        {"last_play": "8C", "drawn": "7D", "by": "Ben", "turn": "Ben", "hands": {"Anna": 5, "Ben": "7D", "Carla": 5}},
        ["Ben takes 8♣ back and plays 7♦ instead.", "Carla is next."],
        "Ben changes the play for a seven. Top 7, two cards. Carla’s turn.",
    ),
    (
        "pagat, play_on yes",
        "6C 8C",
        "on 9D",
        {"last_play": "8C", "drawn": "9D", "by": "Ben", "hands": {"Anna": 5, "Ben": "9D", "Carla": 5}, "stock": 1},
        ["Ben plays on with 9♦, just drawn.", "Ben draws one card.", "Carla is next."],
        "Ben plays on with a nine. Top 9, three cards. Carla’s turn.",
    ),
    (
        "pagat, play_on yes",
        "6C 8C",
        "pickup",
        {"last_play": "8C", "drawn": "9D", "by": "Anna", "hands": {"Anna": "9D", "Ben": 3, "Carla": 5}},
        ["Anna keeps what was drawn for later.", "Ben picks up two cards.", "Carla is next and leads."],
        "Ben picks up two cards. Carla’s turn.",
    ),
]


@pytest.mark.parametrize(("rules", "pile", "move", "more", "happened", "line"), CLAIMS)
def test_steps_of_the_other_games(
    rules: str, pile: str, move: str, more: dict[str, Any], happened: list[str], line: str
) -> None:
    """Claims and challenges, table cards, and cards that were drawn and played at once are told too."""
    test_steps(rules, pile, move, more, happened, line)


@pytest.mark.parametrize(
    ("case", "told", "left_out"),
    [(0, (1, 3), "That is true: 9♦ 9♥."), (9, (1, 3), "Ben may change"), (12, (0, 3), "Anna keeps what was drawn")],
)
def test_through_other_eyes_the_truth_is_not_told(case: int, told: tuple[int, ...], left_out: str) -> None:
    """Whoever may know hears what was laid, or what a drawn card could do; the others hear all the rest."""
    rules, pile, move, more, happened, _ = CLAIMS[case]
    state, found = judged(rules, pile, move, **more)
    for place in range(3):
        heard = events(state, found, eyes=place)
        assert (place in told[:1]) is any(one.startswith(left_out) for one in heard)
        assert set(heard) >= {one for one in happened if not one.startswith((left_out, "Otherwise"))}
