"""The index of games names every record once, and a record is found by its id."""

from pathlib import Path

import pytest

from explorer.data import path
from explorer.errors import InputError
from explorer.games import game_index, game_record, read_index
from tests.games.shown import WHOLE

FOLDER = path("rules_text") / "games"


def test_every_record_is_listed_once() -> None:
    """What lies in the folder and what the index lists are the same."""
    listed = [one for group in game_index() for one in group.ids]
    assert sorted(file.stem for file in FOLDER.glob("*.game")) == sorted(listed)


def test_whole_games_come_first() -> None:
    """A newcomer meets the explained game first, then the other whole games, one of the four games after the other."""
    titles = ["Paskahousu: whole games"]
    titles += [f"{game}: a whole game" for game in ("Ruotsalainen", "Valepaska", "Pöytäpaska")]
    assert titles == [group.title for group in game_index()[:4]]
    assert "first" == game_index()[0].ids[0]
    assert sorted(WHOLE) == sorted(one for group in game_index()[:4] for one in group.ids)


def test_no_group_has_the_title_of_another() -> None:
    """A reader can tell the groups apart."""
    titles = [group.title for group in game_index()]
    assert list(dict.fromkeys(titles)) == titles


def test_a_record_is_read_once() -> None:
    """Every caller gets the same record."""
    assert game_record("first") is game_record("first")


def test_an_unknown_id_names_the_nearest() -> None:
    """The error says which game there is instead."""
    with pytest.raises(InputError, match="there is no game 'frist'; the nearest: first") as caught:
        game_record("frist")
    assert "game" == caught.value.at


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[group]]\nid = "a"\ntitle = "A"\n', "lacks the key 'games'"),
        ('[[group]]\nid = "a"\ntitle = "A"\ngames = []\ncolour = "red"\n', "no 'colour'"),
        ('[[group]]\nid = "a"\ntitle = "A"\ngames = ["x", "x"]\n', "'x' stands there twice"),
    ],
)
def test_a_faulty_index_is_refused(tmp_path: Path, text: str, said: str) -> None:
    """The error names the file and what is wrong in it."""
    file = tmp_path / "index.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(InputError, match=said) as caught:
        read_index(file)
    assert "index.toml" == caught.value.at
