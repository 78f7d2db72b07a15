"""Questions in words: both languages, numbers, endings, and what is not understood."""

import pytest

from explorer.cards import RANKS
from explorer.trace.language import language, languages
from explorer.ui.session import Session
from explorer.ui.settle.reading import understand
from tests.ui.acting import act


@pytest.mark.parametrize(
    ("words", "laid", "there"),
    [
        ("2 on 10", ("2", 1), "10"),
        ("two on two", ("2", 1), "2"),
        ("77 on 6", ("7", 2), "6"),
        ("0 on 9", ("10", 1), "9"),
        ("ace on empty table", ("A", 1), "empty"),
        ("lead an ace", ("A", 1), "empty"),
        ("two sevens on a six", ("7", 2), "6"),
        ("three threes on a three", ("3", 3), "3"),
        ("May a two go on an ace?", ("2", 1), "A"),
        ("Queen on a nine. Does it go?", ("Q", 1), "9"),
        ("two on a led ten", ("2", 1), "led-10"),
        ("ässä tyhjään pöytään", ("A", 1), "empty"),
        ("kakkonen kympille", ("2", 1), "10"),
        ("kakkonen kymppiin", ("2", 1), "10"),
        ("2 10:lle", ("2", 1), "10"),
        ("kympin päälle kakkonen", ("2", 1), "10"),
        ("kympille kakkonen", ("2", 1), "10"),
        ("saako rouvan laittaa seiskalle", ("Q", 1), "7"),
        ("jätkä kasin päälle", ("J", 1), "8"),
        ("ässä kuninkaaseen", ("A", 1), "K"),
        ("kaksi seiskaa kuutoselle", ("7", 2), "6"),
        ("kolme kolmosta kolmoselle", ("3", 3), "3"),
        ("kakkonen kympillä aloitetun pinon päälle", ("2", 1), "led-10"),
        ("kaks kakkosta kurkon päälle", ("2", 2), "K"),
        ("kolme kolmosta kunkun päälle", ("3", 3), "K"),
        ("ässä kunkkuun", ("A", 1), "K"),
        ("kybä akan päälle", ("10", 1), "Q"),
        ("seiskan päälle ässä", ("A", 1), "7"),
        ("kuningas jätkän päälle", ("K", 1), "J"),
        ("saako kuninkaan lyödä ekana", ("K", 1), "empty"),
        ("voiko kympillä kaataa kuningattaren", ("10", 1), "Q"),
        ("voiko kuningattaren kaataa kympillä", ("10", 1), "Q"),
        ("rouva 9", ("Q", 1), "9"),
        ("2 2s on K", ("2", 2), "K"),
        ("may an ace be led?", ("A", 1), "empty"),
        ("can a be led?", ("A", 1), "empty"),
        ("Can't a queen be laid on a nine?", ("Q", 1), "9"),
        ("Isn’t a ten allowed on a king?", ("10", 1), "K"),
        ("must an ace go on a king", ("A", 1), "K"),
        ("A first", ("A", 1), "empty"),
        ("A led", ("A", 1), "empty"),
        ("ace first", ("A", 1), "empty"),
        ("ässä ensin", ("A", 1), "empty"),
        ("saako ässän lyödä ekana", ("A", 1), "empty"),
        ("saako ässän laittaa ekaksi", ("A", 1), "empty"),
        ("ässä alkuun", ("A", 1), "empty"),
        ("ace on empty table and stock is empty", ("A", 1), "empty"),
    ],
)
def test_a_question_is_understood(words: str, laid: tuple[str, int], there: str) -> None:
    """What is laid, how many of it, and what lies there."""
    found = understand(words)
    assert found.whole
    assert found.laid is not None
    assert (laid, there) == ((found.laid.rank, found.laid.count), found.there)


def test_colours_and_the_stock_are_understood() -> None:
    """A red ten on a black ace, once the stock is gone."""
    found = understand("red ten on black ace when the stock is gone")
    assert found.whole
    assert (True, False, False) == (found.laid and found.laid.red, found.top and found.top.red, found.stock)
    assert not understand("ässä seiskalle kun pakka on loppu").stock


@pytest.mark.parametrize(
    ("words", "laid", "there", "unknown"),
    [
        ("two", "2", "", ()),
        ("on a ten", None, "10", ()),
        ("two frogs on a ten", "2", "10", ("frogs",)),
        ("frog on toad", None, "", ("frog", "toad")),
    ],
)
def test_what_is_understood_is_kept_beside_what_is_not(
    words: str, laid: str | None, there: str, unknown: tuple[str, ...]
) -> None:
    """Such a question is not whole, and each word that says nothing to us is named."""
    found = understand(words)
    assert not found.whole
    assert (laid, there, unknown) == (found.laid and found.laid.rank, found.there, found.unknown)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("rank", RANKS)
def test_every_form_that_the_program_uses_is_understood(lang: str, rank: str) -> None:
    """Whatever form of a rank stands in our own sentences, people may type it."""
    for name, form in language(lang).at("kinds", rank).items():
        if name not in ("plural", "sign", "short"):
            found = understand(str(form))
            ranks = [one.rank for one in (found.laid, found.top, *found.more) if one is not None]
            assert [rank] == ranks, form


@pytest.mark.parametrize(
    ("words", "laid", "there", "unknown"),
    [
        ("can I play a king on a lonely seven?", "K", "7", ("lonely",)),
        ("a ten on a plain nine", "10", "9", ("plain",)),
        ("may I challenge a claimed ten?", "10", "", ("challenge", "claimed")),
    ],
)
def test_an_article_is_no_ace(words: str, laid: str, there: str, unknown: tuple[str, ...]) -> None:
    """The "a" before a word that nobody understands is no card."""
    found = understand(words)
    assert (laid, there, unknown) == (found.laid and found.laid.rank, found.there, found.unknown)
    assert not found.whole


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("kaks kakkosta kurpan päälle", "kurpan"),
        ("two frogs on a ten", "frogs"),
        ("quen on a nine", "“queen”"),
        ("äsä tyhjään pöytään", "“ässä”"),
        ("ace on emty table", "“empty”"),
    ],
)
def test_a_card_that_was_not_understood_gets_no_verdict(words: str, kept: str) -> None:
    """No other question is answered instead; the word is told, and the one that may have been meant."""
    session = Session()
    act(session, "tab", id="settle")
    shown = act(session, "settle_typed", text=words)["settle"]
    assert "answer" not in shown
    assert kept in shown["typed"]["trouble"]


def test_the_verdict_is_spoken_beside_a_word_that_does_not_matter() -> None:
    """A word before a card that was understood is told, and the answer too."""
    session = Session()
    act(session, "tab", id="settle")
    said = act(session, "settle_typed", text="a queen on a lonely nine")["live"]["text"]
    assert "“lonely”" in said
    assert "A queen on a nine. Yes, it goes." in said


def test_a_card_too_many_gets_no_verdict() -> None:
    """Where three cards are named, no answer is given for two of them."""
    session = Session()
    act(session, "settle_typed", text="5 kings on 3")
    assert "" == session.reader.settle.asked.kind
    assert session.reader.settle.trouble
