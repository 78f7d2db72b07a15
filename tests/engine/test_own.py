"""A group's own rules in play: what must be taken is taken, duties stay duties, and games go on by them."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.engine.cases import judge_case
from explorer.engine.game import read_rules, write_rules
from explorer.engine.whole_games import replay_record
from explorer.errors import InputError
from explorer.rules.own import OwnRule
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.rules.standing import documented
from tests.playing import playout, start
from tests.rules.own_rules import apart, notes, own_rules
from tests.sources.added import OMA
from tests.strategies import rule_choices

SEVENS = {"says": "must-be-taken", "cards": "7", "top": "empty", "text": "A led seven burns."}
TENS = {"says": "must-be-taken", "cards": "10", "top": "empty", "text": "A led ten burns."}
KINGS = {"says": "goes", "cards": "K", "top": "3", "text": "Kings fly low."}

NO_THREES = {"says": "does-not-go", "cards": "3", "top": "empty", "text": "Threes never start."}
TEN_ON_TEN = {"says": "goes", "cards": "10", "top": "10", "text": "Ten on ten."}
TAKEN = {"led_ten": "taken-pass"}


def judged(ours: list[dict[str, Any]], pile: str, move: str, **more: Any) -> dict[str, Any]:
    """Judge a move of Ben's, who sits between Anna and Carla."""
    rules = {"base": "pagat", "ours": ours} | more.pop("rules", {})
    hands = {"Anna": 5, "Ben": more.pop("hand", "KD KH 7C 7D 3S 3C"), "Carla": 5}
    case = {"rules": rules, "players": ["Anna", "Ben", "Carla"], "turn": "Ben", "hands": hands, "pile": pile}
    return judge_case(case | {"stock": 12, "move": move} | more)


def first(answer: dict[str, Any]) -> tuple[bool, str]:
    """Return the verdict and the clause that decides first."""
    return answer["legal"], answer["because"][0]["clause"]


def test_a_verdict_by_an_own_rule_is_told_in_the_group_s_words() -> None:
    """The finding comes first, cites itself alone, and says what the group says."""
    finding = judged([KINGS], "3H", "play KD")["because"][0]
    assert {
        "clause": "ours:1",
        "says": "In our game a king goes on a three: “Kings fly low”.",
        "verdict": "permits",
        "sources": ["ours:1"],
    } == finding


@pytest.mark.parametrize(
    ("ours", "pile", "move", "more", "expected"),
    [
        ([], "3H", "play KD", {}, (False, "play.pictures-need(lowest=7)")),
        ([KINGS], "3H", "play KD", {}, (True, "ours:1")),
        ([KINGS], "3H 4H", "play KD", {}, (False, "play.pictures-need(lowest=7)")),
        # The start asks for threes: that kings may be led is no excuse.
        ([KINGS | {"top": "empty"}], "", "play KD", {"opening": True}, (False, "opening.whole-set")),
        ([NO_THREES], "", "play 3S 3C", {"opening": True}, (True, "opening.whole-set")),
        # What must be taken is to be taken, whatever else would go there.
        ([TEN_ON_TEN], "10H", "play 10S", {"hand": "10S 4C", "rules": TAKEN}, (False, "duty.must-take(kind=10)")),
        ([KINGS | {"number": 2}], "3H", "play KD", {}, (False, "play.pictures-need(lowest=7)")),
        ([KINGS | {"number": 2}], "3H", "play KD KH", {}, (True, "ours:1")),
        ([KINGS | {"stock": "gone"}], "3H", "play KD", {}, (False, "play.pictures-need(lowest=7)")),
        ([KINGS | {"stock": "gone"}], "3H", "play KD", {"stock": 0}, (True, "ours:1")),
        # Two ranks at once are no set, however well they would go one by one.
        ([KINGS | {"cards": "any"}], "3H", "play KD 7C", {}, (False, "form.one-rank")),
    ],
)  # fmt: skip
def test_verdicts(
    ours: list[dict[str, Any]], pile: str, move: str, more: dict[str, Any], expected: tuple[bool, str]
) -> None:
    """An own rule turns a verdict where it speaks, and neither form nor duties elsewhere."""
    assert expected == first(judged(ours, pile, move, **more))


def test_a_card_turned_from_the_stock_goes_by_it() -> None:
    """A tried king is laid where the own rule lets it go, else it is taken with the pile."""
    assert [2, 0] == [judged(ours, "3H", "try KS", hand="4C")["taken"] for ours in ([], [KINGS])]


def test_a_pair_that_alone_may_be_led_is_a_lead() -> None:
    """Where single cards may not be led but pairs may, a player with a pair has a lead: passing is no way out."""
    bars: list[dict[str, Any]] = [
        {"says": "does-not-go", "cards": "any", "top": "empty", "number": 1, "text": "Only sets start."},
    ]
    assert (False, "turn.no-passing") == first(judged(bars, "", "pass", stock=0))
    assert (True, "turn.pass-without-lead") == first(judged(bars, "", "pass", stock=0, hand="KD 7C 3S"))


def test_led_cards_that_must_be_taken() -> None:
    """The lead is marked, the next player can only take it, and then the one after leads; all by the own rule."""
    lead = judged([SEVENS], "", "play 7C")
    assert (["must-take"], "Carla", ["ours:1"]) == (lead["effects"], lead["next"], lead["because"][0]["sources"])
    other = judged([SEVENS], "7S", "play 7C")
    assert (False, "duty.must-take(kind=7)", ["ours:1"]) == (*first(other), other["because"][0]["sources"])
    taken = judged([SEVENS], "7S", "pickup")
    assert (True, "next.taken-pass(kind=7)") == first(taken)
    assert (1, "Ben", "Carla") == (taken["taken"], taken["taken_by"], taken["next"])
    # Without the rule, and on what was not led, nothing of it holds.
    assert (True, "play.equal-or-higher") == first(judged([], "7S", "play 7C"))
    assert (True, "play.equal-or-higher") == first(judged([SEVENS], "6S 7S", "play 7C"))


def test_only_so_many_must_be_taken() -> None:
    """Where only a pair must be taken, one card that lies there need not be."""
    pairs = [SEVENS | {"number": 2}]
    assert (True, "play.equal-or-higher") == first(judged(pairs, "7S", "play 7C"))
    assert (False, "duty.must-take(kind=7)") == first(judged(pairs, "7S 7H", "play 7C"))


def test_who_leads_then_is_left_to_an_option_that_says_so() -> None:
    """Where tens must be taken by the option too, whoever led leads again, as the option has it."""
    again = {"led_ten": "taken-again"}
    taken = judged([TENS], "10S", "pickup", rules=again, led_by="Anna")
    assert (True, "next.taken-again(kind=10)", "Anna") == (*first(taken), taken["next"])
    duty = next(one for one in taken["because"] if one["clause"] == "duty.must-take(kind=10)")
    assert ["pagat:var.aces-tens.3", "guide:var.lead.2", "ours:1"] == duty["sources"]
    assert "Carla" == judged([TENS], "10S", "pickup", led_by="Anna")["next"]


def test_what_an_option_takes_can_stay() -> None:
    """An own rule that tens stay lifts the option's duty: nothing is owed, so nobody must take it."""
    stays = [TENS | {"says": "stays", "text": "Tens just lie there."}]
    assert ["stands"] == judged(stays, "", "play 10S", hand="10S 3C", rules={"led_ten": "taken-pass"})["effects"]
    assert (True, "play.on-ten-only-ten") == first(
        judged(stays, "10S", "play 10C", hand="10C 3C", rules={"led_ten": "taken-pass"})
    )


def test_what_falls_is_set_aside() -> None:
    """A pile that falls by an own rule has all that a fall has."""
    falls = [KINGS | {"says": "falls", "top": "Q"}]
    answer = judged(falls, "7H QC", "play KD")
    assert (True, "ours:1", ["clears", "again"], "Ben") == (*first(answer), answer["effects"], answer["next"])


@given(rule_choices(), st.lists(own_rules(), max_size=3), st.lists(notes(), max_size=3), st.booleans())
def test_rules_on_a_line_read_back(chosen: dict[str, str], own: list[OwnRule], told: list[Any], added: bool) -> None:
    """On the line of a record nothing of own rules, notes and documents is lost, and it stays one line."""
    rules = rule_set(chosen, own=apart(own), notes=told, documents=[OMA] if added else [])
    line = write_rules(rules)
    assert rules == read_rules(line)
    assert [line] == line.splitlines()


@pytest.mark.parametrize(
    ("line", "at", "says"),
    [
        ("pagat, ours goes.K", "rules.ours.0", "goes.Q-K.empty-3.2.gone.Our_words"),
        ("pagat, ours goes.K.3...a, ours goes.K.X...b", "rules.ours.1.top", "'X' is no rank"),
        ("pagat, ours goes.K.3...~E4", "rules.ours.0.text", "damaged"),
        ("pagat, notes tea", "rules.notes.0", "J-2.Our_words"),
        ("pagat, notes X.tea", "rules.notes.0.about", "'X' is no rank"),
        ("pagat, documents eNp", "rules.documents.0", "cut or damaged"),
        ("oma", "rules.base", "no preset 'oma'"),
    ],
)
def test_a_line_that_cannot_be_read(line: str, at: str, says: str) -> None:
    """What cannot be read is placed by its kind and number."""
    with pytest.raises(InputError) as caught:
        read_rules(line)
    assert at == caught.value.at
    assert says in caught.value.message


def test_a_record_keeps_own_rules() -> None:
    """A written record is replayed by the own rules on its line."""
    record = "\n".join(
        [
            "Rules: pagat, ours goes.K.3...Kings fly~2C low.",
            "Players: Anna, Ben",
            "Turn: Ben",
            "Hand Anna: 5",
            "Hand Ben: KD 4S",
            "Pile: 3H",
            "",
            "Ben: play KD",
        ]
    )
    (step,) = replay_record(record)["steps"]
    assert "In our game a king goes on a three: “Kings fly, low”." == step["because"][0]["says"]


def test_cases_and_records_by_an_added_document() -> None:
    """With a document beside it, a case or a record may stand on its base game; it is cited first."""
    case = {
        "rules": {"base": "oma"},
        "players": ["Anna", "Ben"],
        "turn": "Ben",
        "hands": {"Anna": 5, "Ben": "10D 4S"},
        "move": "play 10D",
    }
    assert "rules.base" == judge_case(case)["at"]
    (finding, *_) = judge_case(case, documents=(OMA,))["because"]
    assert ("led.clears(kind=10)", "oma:1.1") == (finding["clause"], finding["sources"][0])
    assert "oma:1.1" in documented("led_ten", "clears", (OMA,))
    record = "Rules: oma\nPlayers: Anna, Ben\nTurn: Ben\nHand Anna: 5\nHand Ben: 10D 4S\n\nBen: play 10D"
    (step,) = replay_record(record, documents=(OMA,))["steps"]
    assert finding == step["because"][0]


@settings(max_examples=20)
@given(st.lists(own_rules(), min_size=1, max_size=5), rule_choices(), st.integers(0, 99))
def test_games_go_on_by_own_rules(own: list[OwnRule], chosen: dict[str, str], seed: int) -> None:
    """Whatever a group makes up, a player always has a legal move, and no card is lost."""
    rules: RuleSet = rule_set(chosen, own=apart(own))
    state, turns, limit = start(rules, players=2, seed=seed), 0, 30
    for turn in playout(state, rules, seed=seed, limit=limit):
        state, turns = turn.after, turns + 1
        zones = [len(state.stock), len(state.aside), len(state.pile), *(seat.cards for seat in state.seats)]
        assert 52 * int(rules.param("decks")) == sum(zones)
    assert state.turn is None or turns == limit
