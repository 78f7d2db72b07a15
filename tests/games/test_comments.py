"""Comments say what the engine says, as far as their wording can be tested.

A side line's comment begins with its verdict, ``Allowed:`` or ``Not allowed:``. Elsewhere certain turns of phrase
have one meaning: *draws two*, *takes three cards*, *the pile falls*, *the pile stays*, *leads again*, *Ben is out*.
"""

import re

from explorer.engine.game import open_game
from explorer.games import game_record
from tests.games.shown import IDS, WHOLE, Shown, every_step, shown, side_judgements

WORDS = "nothing one two three four five six seven eight nine ten eleven twelve"
NUMBERS = {word: number for number, word in enumerate(WORDS.split())}
NUMBER = "|".join(NUMBERS)
NAMES = "Anna|Ben|Carla|Dan|Eva"
LAYING = ("play", "claim", "change", "on", "up", "down")


def said_number(pattern: str, text: str) -> list[int]:
    """Return the numbers that stand in the pattern's place."""
    return [NUMBERS[word] for word in re.findall(pattern.format(number=f"({NUMBER})"), text)]


def where(phrase: str) -> list[Shown]:
    """Return the steps whose comment has this turn of phrase."""
    return [one for one in every_step() if re.search(phrase, one.recorded.comment, re.IGNORECASE)]


def test_side_lines_begin_with_their_verdict() -> None:
    """What a side line's comment says first is the verdict on its first move."""
    for game in IDS:
        opened = open_game(game_record(game))
        for one in shown(game):
            for side in one.recorded.sides:
                first = next(side_judgements(opened, one.step, side))
                begins = "Allowed: " if first.legal else "Not allowed: "
                assert side.comment.startswith(begins), f"{one}: {side.comment}"


def test_both_verdicts_are_shown() -> None:
    """There is enough of either sort for the check above to mean something."""
    comments = [side.comment for one in every_step() for side in one.recorded.sides]
    assert 60 < sum(comment.startswith("Allowed:") for comment in comments)
    assert 90 < sum(comment.startswith("Not allowed:") for comment in comments)


def test_numbers_of_cards_drawn() -> None:
    """*Draws two* stands where two cards are drawn, and in examples and scenes every draw is told of."""
    found = 0
    for one in every_step():
        drawn = len(one.outcome.drawn)
        said = said_number(r"draws {number}\b", one.recorded.comment)
        assert all(number == drawn for number in said), str(one)
        found += len(said)
        if drawn and one.game not in WHOLE:
            assert said, str(one)
    assert 80 < found


def test_numbers_of_cards_taken() -> None:
    """*Takes three cards* stands where three cards are taken, whether done or only thought of."""
    found = 0
    for game in IDS:
        opened = open_game(game_record(game))
        for one in shown(game):
            said = said_number(r"takes {number} cards?\b", one.recorded.comment)
            assert all(number == one.outcome.taken for number in said), str(one)
            if one.outcome.taken and game.startswith("scene"):
                assert said, str(one)
            found += len(said)
            for side in one.recorded.sides:
                first = next(side_judgements(opened, one.step, side))
                thought = said_number(r"would (?:take|have taken) {number} cards?\b", side.comment)
                assert all(first.outcome and number == first.outcome.taken for number in thought), str(one)
                found += len(thought)
    assert 40 < found


def test_falling_and_staying() -> None:
    """*The pile falls* stands where it does and nowhere else; *the pile stays* where it does not fall."""
    for one in where(r"the pile falls|falls as soon|makes the pile fall:"):
        assert one.has("clears"), str(one)
    for one in where(r"the pile stays|\bit stays|nothing falls"):
        assert not one.has("clears"), str(one)
    for one in every_step():
        if one.has("clears"):
            assert re.search(r"\bfalls?\b", one.recorded.comment), str(one)


def test_led_cards_that_stay() -> None:
    """Wherever a led ten or ace stays or will have to be taken, the comment says so."""
    for one in every_step():
        if one.has("stands"):
            assert re.search(r"stays|falls", one.recorded.comment), str(one)
        if one.has("must-take"):
            assert "will have to take it" in one.recorded.comment, str(one)


def test_who_goes_on() -> None:
    """*Leads again*, *plays again* and *still Ben's turn* stand where the same player moves next."""
    phrase = r"(leads|plays) again|still (his|her|\w+'s) turn|, and (she|\w+) leads\.|and leads\.$"
    found = where(phrase)
    assert all(one.has("again") for one in found if one.outcome.next is not None), [
        str(one) for one in found if not one.has("again")
    ]
    assert 20 < len(found)


def test_who_is_out() -> None:
    """*Ben is out* stands where Ben goes out, and nobody goes out in silence."""
    for one in where(rf"\b({NAMES}|she|he) is out\b"):
        assert one.outcome.out, str(one)
    for one in every_step():
        if one.outcome.out:
            assert re.search(r"\bout\b", one.recorded.comment), str(one)


def test_leading() -> None:
    """*Anna leads a six* stands where Anna lays a card on the empty table."""
    found = [one for one in every_step() if one.recorded.comment.startswith(f"{one.recorded.by} leads")]
    assert all(not one.step.before.pile and one.recorded.move.verb in LAYING for one in found)
    assert 50 < len(found)


def test_the_stock() -> None:
    """A scene laid out says before it begins how it stands with the stock, where that is nothing or a single card."""
    for game in IDS:
        record = game_record(game)
        if not record.header("Turn"):
            continue
        stock = len(open_game(record).state.stock)
        assert (stock == 0) == bool(re.search(r"(The|, and the) stock is gone", record.intro)), game
        assert (stock == 1) == ("ne card is left in " in record.intro), game


def test_the_last_card_of_the_stock() -> None:
    """Where the stock is drawn to its last card, the comment says so, and only there."""
    for one in every_step():
        last = bool(len(one.step.before.stock)) and not len(one.step.after.stock)
        said = bool(re.search(r"draws (one, the last card|two, the last cards)", one.recorded.comment))
        assert not said or last, str(one)
        if last and one.recorded.move.verb in LAYING:
            assert said, str(one)
