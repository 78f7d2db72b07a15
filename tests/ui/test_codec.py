"""The code of a place: read back as it was written, and never silently something else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.cards import KINDS, PACK
from explorer.errors import InputError
from explorer.rules.catalogue import OPTIONS
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import rule_set
from explorer.state import Move
from explorer.ui.codec import read_code, write_code
from explorer.ui.own_moves import OwnMove
from explorer.ui.place import Place
from explorer.ui.settle.asked import Asked
from tests.coded import plain
from tests.ui.board.test_code import boards

GAMES, TABS = ("first", "scene-led_ten-clears"), ("watch", "rules")

cards = st.lists(st.sampled_from(PACK), min_size=1, max_size=5).map(tuple)
own_moves = st.one_of(
    st.builds(Move, st.sampled_from(("play", "up", "change", "on")), cards).map(OwnMove),
    st.builds(lambda laid, kind: OwnMove(Move("claim", laid, claim=(len(laid), kind))), cards, st.sampled_from(KINDS)),
    st.sampled_from(("pickup", "try", "pass")).map(lambda verb: OwnMove(Move(verb))),
    st.builds(lambda verb, at: OwnMove(Move(verb), at), st.sampled_from(("challenge", "down")), st.integers(0, 7)),
)
places = st.builds(
    lambda base, changes, game, step, tab, since, line, asked, board: Place(
        rule_set({"base": base, **changes}), game, step, tab, since, tuple(line) if since else (), asked, board
    ),
    st.sampled_from(tuple(PRESETS)),
    st.fixed_dictionaries({}, optional={o.key: st.sampled_from([v.id for v in o.values]) for o in OPTIONS}),
    st.sampled_from(("", *GAMES)),
    st.integers(0, 300),
    st.sampled_from(("", *TABS)),
    st.integers(0, 50),
    st.lists(own_moves, max_size=6),
    st.builds(
        Asked,
        st.sampled_from(("", "empty", *KINDS, "led-10")),
        st.sampled_from(("", *KINDS)),
        st.integers(1, 5),
        st.integers(1, 4),
        st.booleans(),
        st.booleans(),
    ),
    st.none() | boards(),
)


@given(places)
def test_a_code_reads_back_as_the_place_that_was_written(place: Place) -> None:
    """Whatever the rules, the game, the step and the reader's own moves, nothing is lost on the way."""
    assert (place, []) == read_code(write_code(place), games=GAMES, tabs=TABS)


@given(places)
def test_a_code_fits_in_an_address_without_escapes(place: Place) -> None:
    """Every character may stand in a fragment as it is."""
    assert set(write_code(place)) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:;=+._-~")


def test_a_typical_code_is_short() -> None:
    """A game, a step and three changed rules take less than a line."""
    rules = rule_set({"base": "pagat", "led_ten": "clears", "pictures_on": "8", "try_stock": "never"})
    assert 100 > len(write_code(Place(rules, "first", 13)))


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("pk1:r=pagatt", "pagatt"),
        ("pk1:r=pagat+led_ten.stand", "stand"),
        ("pk1:r=pagat+led_tens.stands", "led_tens"),
        ("pk1:r=pagat+bluff.maybe", "bluff"),
        ("pk1:g=second", "second"),
        ("pk1:t=settled", "settled"),
        ("pk1:w=7.x", "7.x"),
        ("pk1:b=2.A", "2.A"),
        ("pk1:s=x", "x"),
        ("pk1:f=1", "f=1"),
        ("pk1:l=3.9Z", "9Z"),
    ],
)
def test_a_part_that_is_not_known_is_told(code: str, what: str) -> None:
    """Each unknown part is named in an error, while the rest of the code is read."""
    _, troubles = read_code(code, games=GAMES, tabs=TABS)
    assert [True] == [what in trouble.message for trouble in troubles]


@pytest.mark.parametrize("code", ["pk1:r=pagat+led_tens.stands", "pk1:r=pagat+led_ten.stand", "pk1:r=pagatt"])
def test_a_reader_is_not_given_the_list_of_all_there_is(code: str) -> None:
    """The nearest name that is known helps; thirty names of options do not."""
    (trouble,) = read_code(code, games=GAMES, tabs=TABS)[1]
    assert "did you mean" in trouble.message
    assert "There are" not in trouble.message
    assert len(trouble.message) < 80


def test_what_is_known_beside_an_unknown_part_is_kept() -> None:
    """An unknown option does not cost the other changes, the game or the step."""
    place, troubles = read_code("pk1:r=guide+old_key.1+led_ten.clears;g=first;s=7", games=GAMES, tabs=TABS)
    assert 1 == len(troubles)
    assert Place(rule_set({"base": "guide", "led_ten": "clears"}), "first", 7) == place


@pytest.mark.parametrize("text", ["", "hello", "pk2:r=pagat", "https://example.org/"])
def test_what_is_no_code_is_refused(text: str) -> None:
    """A text without this version's mark is not taken for a code."""
    with pytest.raises(InputError, match="pk1:"):
        read_code(text, games=GAMES, tabs=TABS)


def test_a_code_is_found_inside_an_address() -> None:
    """People paste whole addresses."""
    place, troubles = read_code("http://127.0.0.1:8866/#pk1:g=first;s=2", games=GAMES, tabs=TABS)
    assert ("first", 2, []) == (place.game, place.step, troubles)


@pytest.mark.parametrize(
    "around", ["{} see you", "{}.", "({})", "Hi,\nhttp://127.0.0.1:8866/#{}\nBye; Anna", "<{}>, ok?"]
)
@pytest.mark.parametrize("wrapped", [False, True])
def test_a_code_is_found_inside_a_text(around: str, *, wrapped: bool) -> None:
    """The letters tell where it ends, also where a mail wrapped it over two lines."""
    rules = rule_set({"base": "guide", "led_ten": "clears", "pictures_on": "8", "try_stock": "never"})
    code = write_code(Place(rules, "first", 13))
    text = around.format(code[:30] + "\n> " + code[30:] if wrapped else code)
    assert (Place(rules, "first", 13), []) == read_code(text, games=GAMES, tabs=TABS)


def test_a_code_that_was_cut_is_refused_whatever_stands_behind_it() -> None:
    """It is not taken for a shorter one."""
    code = write_code(Place(rule_set("guide"), "first", 13))
    for cut in (code[:-1], code[:-1] + " see you", code[:-2] + "."):
        with pytest.raises(InputError, match="cut or changed"):
            read_code(cut, games=GAMES, tabs=TABS)


OWN_LINE = "pk1:r=pagat;g=first;s=3;l=2.5D6CTS.u.t.x"


def test_a_code_of_before_there_were_claims_still_opens() -> None:
    """Plays, pick-ups, tries and passes are written as they always were."""
    place, troubles = read_code(OWN_LINE, games=GAMES, tabs=TABS)
    assert [] == troubles
    assert ["play", "pickup", "try", "pass"] == [own.move.verb for own in place.line]
    assert OWN_LINE == plain(write_code(place))


@pytest.mark.parametrize(
    ("word", "what"),
    [("cX-3D", "X"), ("c9-", "no card"), ("c9-3", "'3'"), ("d0", "0"), ("dx", "x"), ("o", "no card"), ("h", "counted")],
)
def test_an_own_move_that_cannot_be_read_is_told(word: str, what: str) -> None:
    """What is wrong with it is named, and the moves before it are kept."""
    place, (trouble,) = read_code(f"pk1:g=first;l=3.4C.{word}", games=GAMES, tabs=TABS)
    assert what in trouble.message
    assert 1 == len(place.line)


def test_a_game_that_only_another_page_has_is_told_as_such() -> None:
    """One that was brought or played there: no version of the explorer has it."""
    _, troubles = read_code("pk1:r=pagat;g=own-2;s=3", games=GAMES, tabs=TABS)
    assert ["code.no-own"] == [one.id for one in troubles]
