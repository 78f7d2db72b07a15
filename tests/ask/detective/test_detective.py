"""Which rules fit a recorded game, derived by hand for small ones and known beforehand for played ones."""

import pytest

from explorer.ask.detective.contradiction import contradiction
from explorer.ask.detective.detective import detect
from explorer.ask.detective.recording import recording_of, recording_of_data
from explorer.engine.game import write_rules
from explorer.errors import InputError
from explorer.games import game_record
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import rule_set
from tests.ask.recorded import half_noted, played, recording, ruled_out, told
from tests.games.shown import IDS
from tests.strategies import PLAYABLE

THREE = "Players: Anna, Ben, Carla; Turn: Anna; Hand Anna: 5; Hand Ben: 5; Hand Carla: 5"


def test_a_round_worked_out_by_hand() -> None:
    """A red ten clears (no black specials), a jack lies on a seven (7), an ace on it lets its player go on (clears)."""
    found = told(
        f"{THREE}; Pile: 8C; Stock: 20",
        "Anna: play 10H; Anna: play 4C; Ben: play 7C; Carla: play JC; Anna: play AC; Anna: play 9C",
    )
    assert None is found.against
    by_hand = {
        "deal_all": {"yes": 0},  # there is a stock
        "pictures_on": {"8": 4, "9": 4, "10": 4},  # the jack
        "ace_clears": {"never": 6},  # else it would be Ben's turn
        "specials": {"black": 2, "black-tens-aces": 2},  # else the ten would lie there for Ben
        "sets": {},
        "four_clears": {},
        "led_ten": {},
        "pickup": {},
    }
    assert by_hand == {key: ruled_out(found).get(key, {}) for key in by_hand}


def test_why_somebody_else_was_to_move() -> None:
    """A move out of turn is ruled out by what the move before it does."""
    found = told(f"{THREE}; Pile: JC; Stock: 20", "Anna: play AC; Anna: play 9C")
    never = next(
        one.against for key in found.keys if key.key == "ace_clears" for one in key.values if one.value == "never"
    )
    assert never is not None
    assert (2, "Anna", "play 9C") == (never.number, never.by, never.move)
    assert "Here it would be Ben’s turn. An ace on a jack does not make the pile fall." == never.why


def test_each_preset_is_taken_whole() -> None:
    """Whoever led an ace leads again after it was taken: only the base of none of the documents."""
    found = told(f"{THREE}; Stock: 20", "Anna: play AC; Ben: pickup; Anna: play 4C")
    against = {fit.preset: fit.against and fit.against.number for fit in found.presets}
    assert (3, 1, 3) == (against["pagat"], against["wikipedia-1"], against["wikipedia-2"])
    assert "pagat, led_ace taken-again" == write_rules(found.base)
    assert {"stands": 3, "barred": 1, "taken-pass": 3, "clears": 2} == ruled_out(found)["led_ace"]


def test_the_rules_that_it_names_come_first() -> None:
    """Single options are switched around the record's own rules, where these fit."""
    found = told(f"Rules: guide, led_ten clears; {THREE}; Stock: 20", "Anna: play 10H; Anna: play 4C")
    assert "guide, led_ten clears" == write_rules(found.base)
    assert found.own == found.base
    assert ["wikipedia-1"] == [fit.preset for fit in found.presets if fit.against is None][:1]


def test_own_rules_stand_while_options_are_switched() -> None:
    """A queen on a six goes by a rule of their own, so nothing is held against the options about pictures."""
    own = "pagat, ours goes.Q.6...Queens go on sixes"
    found = told(f"Rules: {own}; {THREE}; Pile: 6C; Stock: 20", "Anna: play QC; Ben: play KC")
    assert None is found.against
    assert {"pictures_on", "pictures_relaxed"}.isdisjoint(ruled_out(found))
    assert [] == [fit.preset for fit in found.presets if fit.against is None and fit.preset != "poytapaska-relaxed"]


def test_rules_that_do_not_fit_are_bettered_one_by_one() -> None:
    """Two changes are needed: a led queen is barred by the document named, and it makes the ten on it illegal."""
    found = told(f"Rules: wikipedia-1; {THREE}; Stock: 20", "Anna: play QH; Ben: play 10C; Ben: play 5C")
    assert None is found.against
    assert {"led_picture": "allowed", "ten_on": "all"} == dict(found.base.changes)


def test_a_game_that_fits_nothing_tells_what_it_can() -> None:
    """Nobody plays twice for no reason; only the move before that says something."""
    found = told(f"{THREE}; Pile: 7C; Stock: 20", "Anna: play KC; Anna: play KD")
    assert found.against is not None
    assert 2 == found.against.number
    assert {"8": 1, "9": 1, "10": 1} == ruled_out(found)["pictures_on"]
    assert "ace_clears" not in ruled_out(found)


def test_every_value_of_every_option_is_tried() -> None:
    """Options come in the order of the catalogue, and those that never came up have all their values."""
    found = told(f"{THREE}; Stock: 20", "Anna: play 4C")
    assert [option.key for option in OPTIONS] == [key.key for key in found.keys]
    assert [[value.id for value in option.values] for option in OPTIONS] == [
        [one.value for one in key.values] for key in found.keys
    ]
    scoring = found.keys[-1]
    assert not scoring.came_up
    assert len(scoring.fits) == len(scoring.values)


@pytest.mark.parametrize("game", IDS)
def test_games_that_come_with_the_program_fit_their_own_rules(game: str) -> None:
    """No move of them is held against the rules that they name."""
    recorded = recording_of(game_record(game))
    assert recorded.rules is not None
    assert None is contradiction(recorded, recorded.rules)


@pytest.mark.parametrize("preset", PLAYABLE)
def test_a_played_game_fits_the_preset_it_was_played_by(preset: str) -> None:
    """It is among those that fit a game with all the cards known, and nothing speaks against longer games."""
    rules = rule_set(preset)
    found = detect(recording_of_data(played(rules, players=3, seed=3, limit=40)))
    assert preset in [fit.preset for fit in found.presets if fit.against is None]
    for players in (2, 4):
        game = recording_of_data(played(rules, players=players, seed=players, limit=200))
        assert None is contradiction(game, rules)


@pytest.mark.parametrize("preset", PLAYABLE)
def test_a_game_noted_without_the_cards_that_nobody_saw_fits_it_too(preset: str) -> None:
    """What is not known is never held against the rules that the game was played by."""
    for players in (2, 3):
        noted = half_noted(rule_set(preset), players=players, seed=players, limit=200)
        assert None is contradiction(noted, rule_set(preset))


@pytest.mark.parametrize(
    ("head", "moves", "said"),
    [
        ("Players: Anna, Ben; Deck: 3C 4C", "Anna: play 3C", "the deck must hold 52 cards"),
        (f"{THREE}", "Dan: play 3C", "there is no player 'Dan'"),
        (f"{THREE}; Stock: 20", "Anna: play 4C; Ben: try; Carla: play 9C", "say which card was turned"),
    ],
)
def test_a_game_that_cannot_be_is_no_riddle(head: str, moves: str, said: str) -> None:
    """What is wrong under any rules is said as an error."""
    with pytest.raises(InputError, match=said):
        detect(recording(head, moves))
