"""A game that was played is a record like any other."""

import pytest

from explorer.engine.game import open_game
from explorer.notation.records import read_record, write_record
from explorer.players.play import advance
from explorer.players.saving import record
from explorer.players.table import open_table
from tests.players.test_play import setup

RULES = ["pagat", "valepaska", "poytapaska", "ruotsalainen", {"base": "digest", "specials": "black", "play_on": "yes"}]


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_a_saved_game_replays(rules: object) -> None:
    """Written and read again, the record leads by the same moves, all legal, to the same end."""
    table = advance(open_table(setup(rules, "careful", "random", "doubting")), limit=120)
    game = open_game(read_record(write_record(record(table, title="Three bots"))))
    steps = game.steps()
    assert table.setup.rules == game.rules
    assert [one.move for one in table.decided if one.move] == [step.judgement.move for step in steps]
    assert all(step.judgement.legal for step in steps)
    assert table.state == steps[-1].after


def test_comments_go_with_their_moves() -> None:
    """Comments stand in the order of the moves; where there are too few, the last moves have none."""
    table = advance(open_table(setup("pagat", "lowest", "lowest")), limit=3)
    assert ["First.", "", ""] == [move.comment for move in record(table, comments=("First.",)).moves]
