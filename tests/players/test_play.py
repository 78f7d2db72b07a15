"""Bots play by the rules and the same way every time, people are waited for, and what they did can be taken back."""

import pytest

from explorer.engine import IllegalMove
from explorer.errors import InputError
from explorer.notation.moves import read_move
from explorer.players.play import act, advance, resume, take_back
from explorer.players.policy import POLICIES
from explorer.players.table import Player, Setup, Table, decide, open_table, pending
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import rule_set

NAMES = ("Anna", "Ben", "Carla", "Dan")


def setup(rules: object, *policies: str, seed: int = 5, game: int = 0) -> Setup:
    """Return a game of bots, and of people where a policy is empty; the last player deals."""
    seated = tuple(Player(name, policy) for name, policy in zip(NAMES, policies, strict=False))
    return Setup(rule_set(rules), seated, seed, game, len(seated) - 1)  # type: ignore[arg-type]


def chosen_plainly(table: Table) -> Table:
    """Make a person's first legal move, or let the latest play stand."""
    waiting = pending(table)
    assert waiting is not None
    return act(table, None if waiting.answer else waiting.moves[0])


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("first", POLICIES)
def test_no_move_is_illegal(preset: str, first: str) -> None:
    """A game against a random bot is played to its end, or to the limit, by legal moves alone."""
    table = advance(open_table(setup(preset, first, "random")), limit=150)
    assert table.decided
    assert (table.loser is None) == bool(table.stopped) == (table.state.turn is not None)


def test_a_game_is_fixed_by_its_seed_and_number() -> None:
    """The same seed and number play the same game, and another number another one."""
    one, same, other = (
        advance(open_table(setup("valepaska", "random", "doubting", "lying", game=game)), limit=80)
        for game in (3, 3, 4)
    )
    assert one == same
    assert one.decided != other.decided


def test_a_person_is_waited_for_and_can_take_back() -> None:
    """Bots go on until a person has to decide; taking back leads to the same position, and the same replies."""
    start = advance(open_table(setup("pagat", "", "careful", "random")))
    tables = [start]
    for _ in range(4):
        tables.append(chosen_plainly(tables[-1]))
        waiting = pending(tables[-1])
        assert waiting is not None
        assert 0 == waiting.place
    for before, after in zip(tables[-2::-1], tables[:0:-1], strict=True):
        assert before == take_back(after)
        assert after == chosen_plainly(take_back(after))
    assert start == take_back(start)


def test_a_person_is_asked_whether_to_challenge() -> None:
    """Where cards are claimed, a person may challenge before the turn goes on, or let the claim stand."""
    table = advance(open_table(setup("valepaska", "", "lying")))
    while not (waiting := pending(table)) or not waiting.answer:
        table = chosen_plainly(table)
    assert [read_move("challenge Ben")] == list(waiting.moves)
    assert decide(table, None).state == table.state
    stands = act(table, None)
    shown = act(table, waiting.moves[0])
    assert "challenge" in [one.move.verb for one in shown.decided if one.move]
    assert table == take_back(shown) == take_back(stands)


def test_a_person_is_asked_whether_to_change_a_play() -> None:
    """Where a drawn card may be played at once, whoever drew it is asked, and may leave it."""
    rules = {"base": "pagat", "play_on": "yes", "change_play": "yes"}
    for game in range(40):
        table = advance(open_table(setup(rules, "", "lowest", game=game)))
        for _ in range(6):
            waiting = pending(table)
            if waiting is None or waiting.answer:
                break
            table = chosen_plainly(table)
        if waiting and waiting.answer:
            break
    assert waiting is not None
    assert {"change", "on"} >= {move.verb for move in waiting.moves}
    assert act(table, waiting.moves[0]).decided[: len(table.decided)] == table.decided


def test_what_cannot_be_done_is_told() -> None:
    """An illegal move is refused with its reasons, another's card or a wrong moment with what is wrong."""
    table = advance(open_table(setup("pagat", "", "lowest")))
    waiting = pending(table)
    assert waiting is not None
    with pytest.raises(IllegalMove):
        act(table, read_move("pass"))
    with pytest.raises(InputError, match="choose a move"):
        act(table, None)
    other = table.state.seats[1].hand.known[0]
    with pytest.raises(InputError, match="is not in Anna's hand"):
        act(table, read_move(f"play {other}"))
    over = advance(open_table(setup("pagat", "lowest", "careful")))
    with pytest.raises(InputError, match="nobody is waited for"):
        act(over, None)


@pytest.mark.parametrize(
    ("player", "words"),
    [
        (Player("Ben", "clever"), "no way to play 'clever'"),
        (Player("Anna", "lowest"), "a name of their own"),
        (Player("Ben, jr", "lowest"), "leave out commas"),
    ],
)
def test_who_cannot_sit_down_is_told(player: Player, words: str) -> None:
    """A policy that there is not, a name twice, and one that no record can hold are refused."""
    with pytest.raises(InputError, match=words):
        open_table(Setup(rule_set("pagat"), (Player("Anna"), player), 1))


def test_a_game_without_end_stops() -> None:
    """Bots that go by no chance stop where a position comes back, others at the limit; both can be played on."""
    for game in range(20):
        fixed = advance(open_table(setup("wikipedia-2", "lowest", "careful", game=game)))
        if fixed.stopped:
            break
    assert "repetition" == fixed.stopped
    assert len(advance(fixed).decided) > len(fixed.decided)
    assert "limit" == advance(open_table(setup("wikipedia-2", "random", "random")), limit=5).stopped


def test_a_game_is_resumed_from_its_decisions() -> None:
    """What was decided, with the setup, is the whole game."""
    table = advance(open_table(setup("poytapaska", "careful", "random", "lowest")), limit=90)
    again = resume(table.setup, table.decided)
    assert (table.state, table.decided, table.out) == (again.state, again.decided, again.out)
