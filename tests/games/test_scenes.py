"""Every value that can matter in play has a scene, and the scene goes another way under the key's other values."""

import pytest

from explorer.engine.game import open_game
from explorer.engine.judge import judge
from explorer.errors import InputError
from explorer.games import game_index, game_record
from explorer.notation.records import Record
from explorer.rules.catalogue import OPTIONS
from explorer.rules.decision import SCORE
from explorer.rules.ruleset import RuleSet
from explorer.trace.model import Judgement
from explorer.trace.words import topic_words
from tests.games.shown import IDS

OTHERS = ("paskahousu", "ruotsalainen", "valepaska", "poytapaska", "disagree", "guide")
"""The groups that come before the scenes of house rules: whole games, what documents differ on, and examples."""

NO_SCENE = ("dealer",)
"""Keys that say nothing of a single game: who deals concerns the next one."""

NOT_IN_PLAY = ("scoring",)
"""Keys that change no move, only what the end counts."""

SCENES: dict[str, tuple[str, str]] = {}
for _id in IDS:
    if game_record(_id).header("Shows"):
        _key, _, _value = game_record(_id).header("Shows").partition(" ")
        SCENES[_id] = (_key, _value)

PAIRS = [
    (scene, other.id)
    for scene, (key, value) in SCENES.items()
    for option in OPTIONS
    if option.key == key and key not in NOT_IN_PLAY
    for other in option.values
    if other.id != value
]

ONLY_FORBIDS = [("scene-sets-above-ten-single", other) for other in ("any", "twos-single", "pictures-single")] + [
    ("scene-sets-twos-single", "any"),
    ("scene-sets-pictures-single", "any"),
    ("scene-try_stock-when-stuck", "free"),
]
"""Where a value only forbids more than the other, legal moves never differ; the side lines show what is forbidden."""


def told(judgement: Judgement) -> tuple[object, ...]:
    """Return what the parting of two rule sets is measured by."""
    outcome = judgement.outcome
    if outcome is None:
        return (judgement.legal,)
    return (judgement.legal, outcome.effects, outcome.taken, outcome.drawn, outcome.out, outcome.loser, outcome.next)


def parting(record: Record, other: RuleSet, *, sides: bool) -> int | None:
    """Return the first step that other rules judge otherwise, 0 for the deal; with ``sides`` side lines count too."""
    own = open_game(record)
    try:
        theirs = open_game(record, rules=other)
    except InputError:
        return 0
    if own.state != theirs.state:
        return 0
    state = own.state
    for number, ((by, move), recorded) in enumerate(zip(own.moves, record.moves, strict=True), start=1):
        compared = [move, *(side.moves[0][1] for side in recorded.sides if sides)]
        ours = [judge(state, one, own.rules, by=by) for one in compared]
        if [told(one) for one in ours] != [told(judge(state, one, other, by=by)) for one in compared]:
            return number
        after = ours[0].after
        assert after is not None
        state = after
    return None


def test_every_value_has_a_scene() -> None:
    """Each value of each key that can matter in play is shown."""
    wanted = {(option.key, value.id) for option in OPTIONS if option.key not in NO_SCENE for value in option.values}
    assert wanted == set(SCENES.values())


@pytest.mark.parametrize(("scene", "shows"), SCENES.items())
def test_what_a_scene_shows_is_in_force(scene: str, shows: tuple[str, str]) -> None:
    """A scene is named after a value, has it in force, and takes two to ten moves."""
    key, value = shows
    record = game_record(scene)
    assert scene.startswith(f"scene-{key}-{value}")
    assert value == open_game(record).rules.values[key]
    assert 2 <= len(record.moves) <= 10


@pytest.mark.parametrize(("scene", "other"), PAIRS)
def test_another_value_parts_from_it(scene: str, other: str) -> None:
    """Under every other value the scene differs: at the deal, a move or something that could have been done instead."""
    record = game_record(scene)
    assert parting(record, open_game(record).rules.change(SCENES[scene][0], other), sides=True) is not None


@pytest.mark.parametrize("scene", [scene for scene, (key, _) in SCENES.items() if key not in NOT_IN_PLAY])
def test_the_moves_themselves_part(scene: str) -> None:
    """Under some other value a move of the scene itself differs, unless the value does nothing but forbid."""
    record = game_record(scene)
    rules = open_game(record).rules
    key = SCENES[scene][0]
    others = [other for one, other in PAIRS if one == scene]
    parted = [other for other in others if parting(record, rules.change(key, other), sides=False) is not None]
    assert parted or all((scene, other) in ONLY_FORBIDS for other in others)


@pytest.mark.parametrize(("scene", "other"), ONLY_FORBIDS)
def test_values_that_only_forbid(scene: str, other: str) -> None:
    """The exceptions above are needed: there the moves of the scene go the same way under the other value."""
    record = game_record(scene)
    assert parting(record, open_game(record).rules.change(SCENES[scene][0], other), sides=False) is None


@pytest.mark.parametrize("value", ["loser-mark", "first-out-wins"])
def test_scoring_is_shown_at_the_end(value: str) -> None:
    """The scenes of scoring end a game with a first out and a loser, and the score is as the value says."""
    game = open_game(game_record(f"scene-scoring-{value}"))
    outcomes = [step.judgement.outcome for step in game.steps()]
    assert [0] == [place for outcome in outcomes[:1] if outcome for place in outcome.out]
    assert outcomes[-1] is not None
    assert 2 == outcomes[-1].loser
    score = game.rules.resolver(SCORE)
    wanted = {"loser-mark": ("nothing", "mark"), "first-out-wins": ("win", "nothing")}[value]
    assert wanted == (score("first-out").outcome, score("loser").outcome)


def test_scenes_stand_by_topic_in_the_order_of_the_options() -> None:
    """The index has a group a topic, named as elsewhere, its scenes in the order of the catalogue."""
    topics = dict.fromkeys(option.topic for option in OPTIONS)
    groups = {group.id: group for group in game_index()}
    assert {*OTHERS, *topics} == set(groups)
    assert [*OTHERS, *(id for id in groups if id in topics)] == list(groups)
    order = [(option.key, value.id) for option in OPTIONS for value in option.values]
    for topic in topics:
        assert topic_words(topic) == groups[topic].title
        keys = [SCENES[scene] for scene in groups[topic].ids]
        assert sorted(keys, key=order.index) == keys
        assert {option.key for option in OPTIONS if option.topic == topic} - set(NO_SCENE) == {key for key, _ in keys}
