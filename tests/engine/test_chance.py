"""The same seed gives the same numbers and decks for ever. The golden values come from a program in C written apart."""

import pytest

from explorer.cards import PACK
from explorer.engine.chance import DEAL, POLICY, Stream, mix
from explorer.engine.deal import shuffled_deck
from explorer.rules.ruleset import rule_set

GAMMA = 0x9E3779B97F4A7C15
FIRST_CARDS = {
    "1": "6S 10C 8S 3S KD 3C QH 3D QD 9D 6H 6D",
    "2": "8S JS 6S 2D 10S 6D 2H 10D 10S 5D 2S QD",
}


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]),
        (
            1234567,
            [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821],
        ),
    ],
)
def test_mix_is_that_of_splitmix64(seed: int, words: list[int]) -> None:
    """The finaliser over a counter gives the published first words of the generator."""
    assert words == [mix((seed + number * GAMMA) % 2**64) for number in range(1, len(words) + 1)]


@pytest.mark.parametrize(
    ("seed", "game", "purpose", "words"),
    [
        (0, 0, DEAL, [0x238275BC38FCBE91, 0xF89A2566B5822C54, 0x47200E1D9780FA44]),
        (0, 0, POLICY, [0x2F101FE21496EA20, 0xA00624088F65D5B6, 0x74963FA799894AB9]),
        (7, 3, DEAL, [0x9C1B0B5B3E06CF11, 0xE7AAAE8373AC3545, 0x57C5CA26DFD85788]),
        (7, 3, POLICY, [0x9E31CE74C78A7291, 0xBBB12103221CD487, 0x59DAABD535E31F9A]),
        (2**64 - 1, 1, DEAL, [0x7548D87B9104C1D5, 0x8B6CFB959210BEE5, 0x3E5A57A77AEB3199]),
        (2026, 1_000_000, DEAL, [0xEEE74AEA9685E2CC, 0x6D646C5F8F5A833D, 0xB174FBEBBA27A0F0]),
    ],
)
def test_streams(seed: int, game: int, purpose: int, words: list[int]) -> None:
    """Each seed, game and purpose has a stream of its own."""
    stream = Stream(seed, game, purpose)
    assert words == [stream.word() for _ in words]


def test_bounded_numbers() -> None:
    """A bounded number is the high part of a product; none is lost or left out."""
    stream = Stream(7, 3, POLICY)
    assert [3, 4, 2, 2, 3, 1, 4, 0, 2, 0, 4, 1] == [stream.below(6) for _ in range(12)]
    assert {0} == {stream.below(1) for _ in range(20)}
    assert set(range(6)) == {stream.below(6) for _ in range(200)}


@pytest.mark.parametrize("decks", ["1", "2"])
def test_decks(decks: str) -> None:
    """A deck is all the cards of the packs in an order that seed and game fix."""
    rules = rule_set({"decks": decks})
    deck = shuffled_deck(rules, seed=7, game=3)
    assert FIRST_CARDS[decks].split() == [str(card) for card in deck[:12]]
    assert sorted(map(str, PACK * int(decks))) == sorted(map(str, deck))
    assert deck == shuffled_deck(rules, seed=7, game=3)
    assert deck != shuffled_deck(rules, seed=7, game=4)
    assert deck != shuffled_deck(rules, seed=8, game=3)


def test_cards_are_drawn_without_being_put_back() -> None:
    """Each is drawn once, each as likely as the next, and only so many as are asked for."""
    assert ("c", "d") == Stream(7, 3, POLICY).drawn("abcd", 2)
    assert sorted("abcd") == sorted(Stream(1, 1, POLICY).drawn("abcd", 4))
    firsts = [Stream(2, game, POLICY).drawn("abcd", 1)[0] for game in range(400)]
    assert all(70 < firsts.count(one) < 130 for one in "abcd")
