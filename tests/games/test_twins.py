"""Every game has its Finnish twin: the same deal, moves and side lines, and comments that say the same in Finnish."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from explorer.data import path
from explorer.engine.game import open_game
from explorer.errors import InputError
from explorer.games import game_index, game_record
from explorer.notation.records import RecordedMove, read_record, write_record
from explorer.rules.catalogue import OPTIONS
from explorer.trace.words import topic_words
from tests.games.shown import IDS, Shown, shown
from tests.games.test_comments import LAYING, NUMBER, NUMBERS, said_number
from tests.sources.finnish import PLAYERS, faults

FOLDER = path("rules_text") / "fi" / "games"

COUNTED = dict(
    zip(
        "yhden kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista".split(),
        range(1, 13),
        strict=True,
    )
)
DRAWS = rf"ott(?:aa|i) pakasta ({'|'.join(COUNTED)})\b"
TAKES = rf"(?:nostaa pinon(?: puolikkaan)?,|saa käteensä) ({'|'.join(COUNTED)}) kort"
WOULD_TAKE = rf"(?:saisi|olisi saanut) käteensä ({'|'.join(COUNTED)}) kort"

VERDICTS = {"Allowed": "Käy", "Not allowed": "Ei käy"}


@dataclass(frozen=True, slots=True)
class Pair:
    """A step with its Finnish comment."""

    one: Shown
    finnish: RecordedMove

    def __str__(self) -> str:
        return f"{self.one}: {self.finnish.comment}"

    @property
    def comment(self) -> str:
        """The Finnish comment."""
        return self.finnish.comment


def pairs(game: str) -> list[Pair]:
    """Return the steps of a game with what the twin says of each."""
    return [Pair(one, move) for one, move in zip(shown(game), game_record(game, "fi").moves, strict=True)]


def every_pair() -> Iterator[Pair]:
    """Return the steps of all games."""
    return (pair for game in IDS for pair in pairs(game))


def counted(pattern: str, text: str) -> list[int]:
    """Return the numbers that stand in the pattern's place."""
    return [COUNTED[word] for word in re.findall(pattern, text)]


def texts(game: str, lang: str) -> list[str]:
    """Return all that a record says: title, introduction, and the comments in order."""
    record = game_record(game, lang)
    found = [record.header("Title"), record.intro]
    for move in record.moves:
        found += [move.comment, *(side.comment for side in move.sides)]
    return found


@pytest.mark.parametrize("game", IDS)
def test_it_is_the_same_game(game: str) -> None:
    """Headers, moves, side lines and questions are those of the English record; only the title is another."""
    english, finnish = game_record(game), game_record(game, "fi")
    untitled = [[(key, value) for key, value in one.headers if key != "Title"] for one in (english, finnish)]
    assert untitled[0] == untitled[1]
    assert [key for key, _ in english.headers] == [key for key, _ in finnish.headers]
    assert [(move.by, move.move, move.ask) for move in english.moves] == [
        (move.by, move.move, move.ask) for move in finnish.moves
    ]
    assert [[side.moves for side in move.sides] for move in english.moves] == [
        [side.moves for side in move.sides] for move in finnish.moves
    ]


@pytest.mark.parametrize("game", IDS)
def test_it_is_written_back_to_the_letter(game: str) -> None:
    """A twin that was read is written as it was."""
    text = (FOLDER / f"{game}.game").read_text("utf-8")
    assert text == write_record(read_record(text))


@pytest.mark.parametrize("game", IDS)
def test_everything_is_said_in_finnish(game: str) -> None:
    """What the English record comments, the twin comments as well, in as many paragraphs, and in Finnish."""
    for english, finnish in zip(texts(game, "en"), texts(game, "fi"), strict=True):
        assert english.count("\n\n") == finnish.count("\n\n"), finnish
        assert english.count("*") == finnish.count("*"), finnish
        assert bool(english) == bool(finnish), english
        for said, twin in zip(english.split("\n\n"), finnish.split("\n\n"), strict=True):
            assert not said or [] == faults(twin, said), twin
            assert not said or said != twin, twin
            assert said[-1:] in ".!?" or said[-1:].isalpha() == twin[-1:].isalpha(), twin


@pytest.mark.parametrize("game", IDS)
def test_side_lines_begin_with_their_verdict(game: str) -> None:
    """A side line that is allowed in English is in Finnish, and so for those that are not."""
    for english, finnish in zip(game_record(game).moves, game_record(game, "fi").moves, strict=True):
        for said, twin in zip(english.sides, finnish.sides, strict=True):
            verdict, _, _ = said.comment.partition(": ")
            assert twin.comment.startswith(f"{VERDICTS[verdict]}: "), twin.comment


def test_there_is_no_other_twin() -> None:
    """What lies in the folder and what the index lists are the same."""
    assert sorted(file.stem for file in FOLDER.glob("*.game")) == sorted(IDS)


def test_titles_differ() -> None:
    """No two games, and no two groups of games, have the same title in Finnish."""
    for titles in ([game_record(game, "fi").header("Title") for game in IDS], [one.title for one in game_index("fi")]):
        assert sorted(set(titles)) == sorted(titles)


def test_groups_have_finnish_titles() -> None:
    """The groups are those of the English index, those of scenes called as their topics are elsewhere."""
    english, finnish = game_index(), game_index("fi")
    assert [(one.id, one.ids) for one in english] == [(one.id, one.ids) for one in finnish]
    for one, twin in zip(english, finnish, strict=True):
        assert one.title != twin.title
        assert [] == faults(twin.title, one.title)
    topics = dict.fromkeys(option.topic for option in OPTIONS)
    assert {topic: topic_words(topic, "fi") for topic in topics} == {
        one.id: one.title for one in finnish if one.id in topics
    }


def test_numbers_of_cards() -> None:
    """As many cards are drawn and taken in Finnish as in English, and so by what only could have been done."""
    found = 0
    for pair in every_pair():
        english, finnish = pair.one.recorded, pair.finnish
        draws = [number for number in said_number(r"\b(?:draws|drew) {number}\b", english.comment) if number]
        assert draws == counted(DRAWS, finnish.comment), str(pair)
        takes = said_number(r"takes {number} cards?\b", english.comment)
        assert takes == counted(TAKES, finnish.comment), str(pair)
        for side, twin in zip(english.sides, finnish.sides, strict=True):
            would = said_number(r"would (?:take|have taken) {number} cards?\b", side.comment)
            assert would == counted(WOULD_TAKE, twin.comment), f"{pair.one}: {twin.comment}"
        found += len(draws) + len(takes)
    assert 200 < found


def test_nothing_drawn() -> None:
    """*Draws nothing* is said where nothing is drawn."""
    for pair in every_pair():
        said = "draws nothing" in pair.one.recorded.comment
        assert said == bool(re.search(r"\bei ota pakasta mitään", pair.comment)), str(pair)


def test_falling_and_staying() -> None:
    """*Pino kaatuu* stands where the pile falls and nowhere else, *pino jää* where it does not."""
    for pair in every_pair():
        if pair.one.has("clears"):
            assert re.search(r"\bkaatu[iuv]|\bkaataa pinon", pair.comment), str(pair)
        else:
            assert not re.search(r"\bpino kaatuu|kaatuu saman tien", pair.comment, re.IGNORECASE), str(pair)
        if re.search(r"\bpino jää|\bjää pöytään|mitään ei kaadu", pair.comment, re.IGNORECASE):
            assert not pair.one.has("clears"), str(pair)


def test_led_cards_that_stay() -> None:
    """Where a led ten or ace will have to be taken, the comment says so."""
    for pair in every_pair():
        assert pair.one.has("must-take") == ("joutuu nostamaan pinon" in pair.comment), str(pair)


def test_who_is_out() -> None:
    """*Päässyt pois* stands where somebody goes out, and nobody goes out in silence."""
    for pair in every_pair():
        assert not pair.one.outcome.out or re.search(r"päässyt pois|pääsee pois", pair.comment), str(pair)
        if re.search(rf"\b({PLAYERS})[^.]* on (hänkin )?päässyt pois", pair.comment):
            assert pair.one.outcome.out, str(pair)


def test_leading() -> None:
    """*Anna aloittaa kutosella* at the start of a comment stands where Anna lays a card on the empty table."""
    found = [pair for pair in every_pair() if pair.comment.startswith(f"{pair.finnish.by} aloittaa")]
    assert all(not pair.one.step.before.pile and pair.finnish.move.verb in LAYING for pair in found)
    assert 50 < len(found)


def test_the_stock() -> None:
    """A scene laid out says how it stands with the stock, where that is nothing or a single card."""
    for game in IDS:
        record = game_record(game, "fi")
        if record.header("Turn"):
            stock = len(open_game(record).state.stock)
            assert (stock == 0) == bool(re.search(r"\bpakka on loppunut", record.intro, re.IGNORECASE)), game
            assert (stock == 1) == ("Pakassa on yksi kortti" in record.intro), game


def test_the_last_card_of_the_stock() -> None:
    """Where the stock is drawn to its last card, the comment says so, and only there."""
    for pair in every_pair():
        english = bool(re.search(rf"draws ({NUMBER}), the last cards?", pair.one.recorded.comment))
        assert english == bool(re.search(r"\bviimeisen kortin|\bviimeiset kortit", pair.comment)), str(pair)


def test_a_language_without_games_is_refused() -> None:
    """Nothing falls back to English: another language, or a game that is not there in it, is named."""
    with pytest.raises(InputError, match="no language of the games 'sv'"):
        game_record("first", "sv")
    with pytest.raises(InputError, match="there is no game 'frist'; the nearest: first"):
        game_record("frist", "fi")


def test_numbers_are_those_of_english() -> None:
    """The words for numbers in the checks above stand for the same numbers as the English ones."""
    assert sorted(COUNTED.values()) == sorted(number for number in NUMBERS.values() if number)
