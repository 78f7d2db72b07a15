"""The verdict in a line names what decides, for a table of positions written by hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from explorer.engine.judge import judge
from explorer.engine.position import read_case
from explorer.errors import InputError
from explorer.trace.model import allowed
from explorer.trace.sentences import reason
from explorer.trace.words import say, verdict
from tests.cases.files import read
from tests.trace.positions import judged

TABLE = [
    block.splitlines()
    for block in Path(__file__).with_name("verdicts.txt").read_text("utf-8").split("\n\n")
    if not block.startswith("#")
]


@pytest.mark.parametrize(("position", "words", "clause"), TABLE)
def test_verdict(position: str, words: str, clause: str) -> None:
    """The verdict says whether the move is legal, what it does, and the one reason that decides."""
    rules, pile, move, *more = position.split(" | ")
    state, found = judged(rules, pile.replace("empty", ""), move, **(json.loads(more[0]) if more else {}))
    assert words == " ".join(verdict(found, state))
    assert clause == reason(found).clause


def test_the_table_is_there() -> None:
    """No line of the table is lost in reading it."""
    assert len(TABLE) > 50
    assert all(len(block) == 3 for block in TABLE)


def test_another_players_turn() -> None:
    """Out of turn, that is the reason."""
    state, found = judged("pagat", "8C", "play 9H")
    out_of_turn = judge(state, found.move, found.rules, by=0)
    assert tuple(verdict(out_of_turn, state)) == ("Not allowed.", "It is another player’s turn.")


REASONS: list[tuple[str, str, str, list[str]]] = [
    (
        "pagat",
        "6C",
        "play JH",
        [
            "A jack needs a seven or higher to go on, but a six is on top.",
            "A jack is higher than the six on top.",
            "The player may play cards from the hand.",
        ],
    ),
    (
        "wikipedia-2",
        "8C 9D 9H",
        "pickup",
        [
            "Only the top half of the pile is picked up; an odd card counts to it.",
            "Whoever picks up only half the pile goes on.",
            "A pile may always be picked up.",
        ],
    ),
    (
        "pagat",
        "5C",
        "try JD",
        [
            "The turned card may not be played, so it goes to the hand and the whole pile with it.",
            "While there is a stock, its top card may be tried.",
            "The turned jack needs a seven or higher to go on, but a five is on top.",
            "The turned jack is higher than the five on top.",
            "The turn passes to the next player clockwise.",
        ],
    ),
    (
        "pagat, led_ten barred",
        "",
        "try 10D",
        [
            "The turned card may not be played, so it goes to the hand.",
            "While there is a stock, its top card may be tried.",
            "The turned ten may not start a pile.",
            "Any card may start a pile, unless another rule bars it.",
            "The turn passes to the next player clockwise.",
        ],
    ),
    (
        "pagat",
        "QC",
        "play AH",
        [
            "An ace on a picture makes the pile fall.",
            "Whoever makes the pile fall leads again.",
            "An ace may go on a picture, and a queen is on top.",
            "An ace is higher than the queen on top.",
            "The player may play cards from the hand.",
            "After a play the hand is filled up from the stock, while it lasts.",
        ],
    ),
]


@pytest.mark.parametrize(("rules", "pile", "move", "says"), REASONS)
def test_reasons(rules: str, pile: str, move: str, says: list[str]) -> None:
    """The reasons come in order: what is most special and decides first, what is overruled not at all."""
    _, found = judged(rules, pile, move)
    assert says == [say(one, found) for one in found.because()]


def test_what_is_overruled_comes_after_the_reasons() -> None:
    """Where a relaxed rule lets a card go, the rule that it overrules is named, with its sentence, as overruled."""
    _, found = judged("pagat, pictures_relaxed always", "4C", "play QH")
    lost = [one for one in found.findings() if one.defeated_by]
    assert [(one.clause, one.defeated_by) for one in lost] == [
        ("play.pictures-need(lowest=7)", ("play.pictures-on-lower(after_stock=no)",))
    ]
    assert say(lost[0], found) == "A queen needs a seven or higher to go on, but a four is on top."
    assert found.findings()[-1] == lost[0]


def test_everything_ends_with_what_does_not_apply() -> None:
    """A clause that does not apply says so, with the fact for which it does not."""
    _, found = judged("pagat", "8C", "play 9H")
    silent = next(one for one in found.everything() if one.clause == "play.aces-need(on=J+Q+K+A)")
    assert say(silent, found) == "“Aces need a picture or an ace” does not apply: 9 is no ace."


def cases() -> list[dict[str, Any]]:
    """Return the judging cases, of which those that cannot be read are skipped below."""
    return [case for name in ("cited.jsonl", "special.jsonl", "random.jsonl") for case in read(name)]


def test_the_reason_decides_in_every_case() -> None:
    """In every judging case the named reason stands undefeated on the side of the verdict."""
    looked = 0
    for case in cases():
        try:
            state, move, rules = read_case(case)
        except InputError:
            continue
        found = judge(state, move, rules)
        words = verdict(found, state)
        failed = words.bold == "Allowed, but the card does not fit."
        named = reason(found)
        assert words.text == say(named, found), json.dumps(case)
        assert named.decisive, json.dumps(case)
        assert not named.defeated_by, json.dumps(case)
        assert named.verdict in (("forbids", "requires") if failed or not found.legal else ("permits", "requires"))
        assert found.legal is allowed(found.judging) is words.bold.startswith("Allowed")
        looked += 1
    assert looked > 500
