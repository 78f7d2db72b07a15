"""What programs that play this game get wrong, each mistake looked for wherever it could hide."""

from itertools import permutations, product

import pytest

from explorer.cards import PACK
from explorer.engine import answers, apply, deal, legal_moves, shuffled_deck
from explorer.engine.going import is_out
from explorer.engine.position import read_position
from explorer.notation.moves import read_move
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.state import State
from tests.engine.asking import Rules, after, ask, case, effects, legal, reason
from tests.playing import NAMES, playout, start

LED = ("stands", "taken-pass", "taken-again", "clears")
EVERY = pytest.mark.parametrize("preset", PRESETS)


def lays(preset: str, cards: str, claimed: str) -> str:
    """Return the move that lays cards from the hand, under a claim where they are laid face down."""
    number = len(cards.split())
    return f"claim {number} {claimed}: {cards}" if rule_set(preset).param("claims") else f"play {cards}"


# A ten or ace turned from the stock on the empty table has the same effect as one led.


@pytest.mark.parametrize(
    ("key", "card", "value"), [(k, c, v) for k, c in (("led_ten", "10C"), ("led_ace", "AC")) for v in LED]
)
def test_turned_on_the_empty_table(key: str, card: str, value: str) -> None:
    """What becomes of it, and who is next, is the same whether it was led or turned."""
    led = ask(f"play {card}", f"{card} 3C 4C 5C 6C", rules={key: value})
    turned = ask(f"try {card}", "3C 4C 5C 6C 7C", rules={key: value})
    assert (led["effects"], led["next"]) == (turned["effects"], turned["next"])


@pytest.mark.parametrize("card", ["10C", "AC"])
def test_turned_from_the_hidden_cards(card: str) -> None:
    """The same holds for a hidden table card."""
    for value in LED:
        rules = {"base": "poytapaska", "led_ten": value, "led_ace": value}
        turned = ask(f"down {card}", "", rules=rules, stock=0, table_down={"Ben": f"{card} 4D"})
        led = ask(f"play {card}", f"{card} 4D", rules=rules, stock=0)
        assert (led["effects"], led["next"]) == (turned["effects"], turned["next"])


@pytest.mark.parametrize(("key", "card"), [("led_ten", "10C"), ("led_ace", "AC")])
def test_turned_where_it_is_barred(key: str, card: str) -> None:
    """Where it may not be led, the turned one may not either, and is taken."""
    assert not legal(f"play {card}", f"{card} 3C", rules={key: "barred"})
    assert 1 == ask(f"try {card}", "3C 4C", rules={key: "barred"})["taken"]


# An ace that clears goes to nobody.


@EVERY
def test_what_falls_goes_to_nobody(preset: str) -> None:
    """Whatever makes the pile fall: pile and cards are set aside, and no hand grows but by what is drawn."""
    seen = 0
    for game in range(12):
        state = start(rule_set(preset), players=3, seed=13, game=game)
        for turn in playout(state, rule_set(preset), seed=13, game=game, limit=300):
            outcome = turn.judgement.outcome
            assert outcome is not None
            if not outcome.fallen:
                continue
            seen += 1
            assert (0, None) == (outcome.taken, outcome.taken_by)
            assert () == turn.after.pile
            assert len(turn.before.aside) + len(turn.before.pile) < len(turn.after.aside)
    assert seen > 20


# A clearing set is refilled by as many cards as are missing, before leading again.


@pytest.mark.parametrize(
    ("hand", "play", "draws"), [("10C 10D 3C 4C 5C", "10C 10D", 2), ("10C 3C 4C 5C 6C 7C", "10C", 0)]
)
def test_refill_after_a_fall(hand: str, play: str, draws: int) -> None:
    """So the same player leads with a full hand; a hand over five is not filled."""
    state = after(f"play {play}", hand, pile="9D", stock=12)
    assert state.actor.name == "Ben"
    assert len(hand.split()) - len(play.split()) + draws == len(state.actor.hand)


@EVERY
def test_a_hand_over_its_size_is_not_filled(preset: str) -> None:
    """Nothing is drawn while the hand has its size or more."""
    hand = "3C 4C 5C 6C 7C 8C 9C"
    assert (
        0
        == ask(lays(preset, "9C", "9"), hand, rules=preset, pile="8D", stock=0 if preset == "ruotsalainen" else 9)[
            "draws"
        ]
    )


# A pile that is picked up leaves nothing behind.


@EVERY
def test_a_pile_picked_up_leaves_nothing(preset: str) -> None:
    """No run goes on, nothing is owed, no claim can be challenged: four equal ones fall only if they lie there anew."""
    stock = 0 if preset == "ruotsalainen" else 12
    more = {"last_play": "8H", "by": "Anna"} if rule_set(preset).param("claims") else {}
    pile = "8? 8? 8?" if more else "8H 8S 8D"
    state = after("pickup", "3C 4C 5C 6C 7C", rules=preset, pile=pile, stock=stock, **more)
    if rule_set(preset).values["pickup"] == "whole":
        assert () == state.pile
        assert (None, None) == (state.owed, state.last)
        assert [] == list(answers(state, rule_set(preset)))


def test_no_run_over_a_picked_up_pile() -> None:
    """Three eights taken and one led are one eight on the table."""
    rules = rule_set("pagat")
    state = read_position(case("", "3C", pile="8H 8S 8D", carla="8C 9C 10C JC QC"), rules)
    state = apply(apply(state, read_move("pickup"), rules), read_move("play 8C"), rules)
    assert 1 == len(state.pile)
    assert "Anna" == state.actor.name


# Four of a rank count across players and as cards, not as plays; also where the fourth comes from the stock.


@pytest.mark.parametrize("laid", [(1, 3), (3, 1), (2, 2), (1, 1, 2), (1, 1, 1, 1), (4,)])
def test_four_are_counted_as_cards(laid: tuple[int, ...]) -> None:
    """However they were laid, and by whom, the fourth one makes the pile fall."""
    rules, left, hands = rule_set("pagat"), ["5C", "5D", "5H", "5S"], {}
    for name, number, other in zip(NAMES, (*laid, 0), ("9C", "9D", "9H", "9S", "KC"), strict=False):
        hands[name] = " ".join([*left[:number], other])
        left = left[number:]
    given = {"players": list(hands), "turn": NAMES[0], "hands": hands, "stock": 0, "pile": "3D"}
    state = read_position(given, rules)
    fell = []
    for number in laid:
        move = [card for card in state.actor.hand.known if card.rank == "5"][:number]
        before = len(state.aside)
        state = apply(state, read_move("play " + " ".join(map(str, move))), rules)
        fell.append(len(state.aside) > before)
    assert [False] * (len(laid) - 1) + [True] == fell


def test_the_fourth_from_the_stock() -> None:
    """A turned card counts like one from the hand."""
    assert ["clears", "again"] == effects("try 5S", "9C", pile="5C 5D 5H")
    assert ["clears", "again"] == effects(
        "down 5S", "", rules="poytapaska", stock=0, pile="5C 5D 5H", table_down={"Ben": "5S 9C"}
    )
    assert ["clears", "again"] == effects(
        "up 5S", "", rules="poytapaska", stock=0, pile="5C 5D 5H", table_up={"Ben": "5S 9C"}
    )


# Drawing from an empty stock and picking up an empty pile are no moves, and crash nothing.


@EVERY
def test_nothing_to_draw_and_nothing_to_take(preset: str) -> None:
    """Both are illegal, with a reason."""
    assert "turn.nothing-to-pick-up" == reason("pickup", "3C 4C", rules=preset, stock=0)
    for pile in ("", "8D"):
        assert reason("try", "3C 4C", rules=preset, stock=0, pile=pile) in ("turn.no-stock", "turn.no-trying")
        assert reason("try 9C", "3C 4C", rules=preset, stock=0, pile=pile) in ("turn.no-stock", "turn.no-trying")


# A player whose only cards may not be led is never stuck.


@EVERY
@pytest.mark.parametrize("cards", ["JC", "QC KC", "10C", "AC", "10C AC JC", "2C", "2D", "10D AD"])
@pytest.mark.parametrize("stock", [0, 5])
def test_nobody_is_stuck(preset: str, cards: str, stock: int) -> None:
    """With any bars, on the empty table: a lead, a try or a pass is legal."""
    bars = {"led_ten": "barred", "led_ace": "barred", "led_picture": "barred"}
    for specials, last in product(("all", "black"), ("always", "while-stock")):
        rules = rule_set({"base": preset, "specials": specials, "bars_last": last, **bars})
        left = 0 if rules.param("deal_all") else stock
        state = read_position(case("", cards, stock=left), rules)
        assert legal_moves(state, rules), (specials, last)
        if rules.param("table_cards") and not left:
            on_table = case("", "", stock=0, table_up={"Ben": cards}, table_down={"Ben": 2})
            assert legal_moves(read_position(on_table, rules), rules)


# The last card that clears hands the lead to the left and leaves nothing pending; who is out takes no part.


@pytest.mark.parametrize(
    ("rules", "card", "pile"),
    [("pagat", "10C", "9D"), ("pagat", "5C", "5D 5H 5S"), ("pagat", "AC", "8D KD"), ({"led_ten": "clears"}, "10C", "")],
)
def test_the_last_card_that_clears(rules: Rules, card: str, pile: str) -> None:
    """Carla leads, with nothing owed; Ben is out."""
    state = after(f"play {card}", card, rules=rules, pile=pile, stock=0)
    assert ("Carla", (), None) == (state.actor.name, state.pile, state.owed)
    assert is_out(state, 1, rule_set(rules))


@EVERY
def test_who_is_out_takes_no_part(preset: str) -> None:
    """Whoever is out is never to move, never has cards again, and answers nothing."""
    rules, seen = rule_set(preset), 0
    for game in range(8):
        out: set[int] = set()
        for turn in playout(start(rules, players=4, seed=5, game=game), rules, seed=5, game=game, limit=900):
            assert turn.by not in out
            assert not out & {place for place, _ in turn.answers}
            assert turn.after.turn not in out
            assert not any(turn.after.seats[place].cards for place in out)
            assert turn.judgement.outcome is not None
            out |= set(turn.judgement.outcome.out)
        seen += len(out)
    assert seen > 4


# The last play of a game can still be challenged.


def last_claim(laid: str, *, players: int = 2) -> tuple[RuleSet, State]:
    """Return the position after Ben's last card, claimed as an eight; Anna holds three cards."""
    rules = rule_set("valepaska")
    hands = {"Anna": "3D 5S 9C", "Ben": laid, "Carla": "4C 6C"}
    names = ["Anna", "Ben", "Carla"][:players]
    given = {"players": names, "turn": "Ben", "hands": {name: hands[name] for name in names}, "pile": "6?", "stock": 0}
    state = read_position(given, rules)
    return rules, apply(state, read_move(f"claim 1 8: {laid}"), rules)


def test_the_last_play_can_be_challenged() -> None:
    """With two left: a lie brings the liar back, an honest claim ends the game, and so does letting it stand."""
    rules, state = last_claim("4S")
    assert "Anna" == state.actor.name
    caught = apply(state, read_move("challenge Ben"), rules, by=0)
    assert (2, "Anna") == (len(caught.seats[1].hand), caught.actor.name)
    rules, state = last_claim("8S")
    assert apply(state, read_move("challenge Ben"), rules, by=0).turn is None
    assert apply(state, read_move("pickup"), rules).turn is None


def test_a_third_player_can_challenge_the_last_play() -> None:
    """Also one whose turn it is not."""
    rules, state = last_claim("4S", players=3)
    assert "Carla" == state.actor.name
    assert {(0, "challenge"), (2, "challenge")} == {(place, move.verb) for place, move in answers(state, rules)}
    assert 2 == len(apply(state, read_move("challenge Ben"), rules, by=0).seats[1].hand)


# Sets: colours apart, ranks apart, in any order.


@pytest.mark.parametrize("rank", ["2", "10", "A"])
def test_red_and_black_are_no_set(rank: str) -> None:
    """Under black specials a red and a black one do not go together; elsewhere they do."""
    pair = f"{rank}C {rank}D"
    assert not legal(f"play {pair}", pair, rules={"specials": "black"})
    assert legal(f"play {pair}", pair)
    assert (rank == "2") == legal(f"play {pair}", pair, rules={"specials": "black-tens-aces"})


@EVERY
def test_mixed_ranks_are_never_a_set(preset: str) -> None:
    """From the hand or from the table."""
    if not rule_set(preset).param("claims"):
        for pair in ("3C 4C", "JC QC", "10C AC", "AC 2C"):
            assert "form.one-rank" == reason(f"play {pair}", pair, rules=preset, stock=0)
    if rule_set(preset).param("table_cards"):
        assert "form.one-rank" == reason("up 3C 4C", "", rules=preset, stock=0, table_up={"Ben": "3C 4C"})


@pytest.mark.parametrize("rules", ["pagat", "wikipedia-2", {"specials": "black"}])
def test_the_order_of_a_set_does_not_matter(rules: Rules) -> None:
    """However the cards are named."""
    found = [
        ask("play " + " ".join(order), "8C 8D 8S 3C", rules=rules, pile="8H")
        for order in permutations(["8C", "8D", "8S"])
    ]
    assert all(found[0] == other for other in found)
    assert "clears" in found[0]["effects"]


# Ties for the opening go clockwise from the dealer's left, wherever the dealer sits.


@pytest.mark.parametrize(("players", "dealer"), [(n, d) for n in (2, 3, 5) for d in range(n)])
def test_ties_for_the_opening(players: int, dealer: int) -> None:
    """Among those with the most threes the first from the dealer's left starts."""
    rules, tied = rule_set("pagat"), 0
    for game in range(80):
        dealt = deal(NAMES[:players], dealer, shuffled_deck(rules, seed=3, game=game), rules)
        counts = [sum(card.rank == "3" for card in seat.hand.known) for seat in dealt.state.seats]
        if not max(counts):
            continue
        order = [(dealer + 1 + place) % players for place in range(players)]
        best = [place for place in order if counts[place] == max(counts)]
        tied += len(best) > 1
        assert best[0] == dealt.state.turn
    assert tied > 3


def test_the_packs_are_whole() -> None:
    """The tables above speak of all cards there are."""
    assert 52 == len(set(PACK))
