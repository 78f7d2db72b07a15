"""What each document says of a move, against a table read by hand."""

from typing import Any

import pytest

from explorer.ask.documents.verdict import ALLOWED, AMBIGUOUS, FORBIDDEN, SILENT, VERDICTS
from explorer.ask.documents.verdicts import verdict_of, verdicts
from explorer.ask.documents.witness import Witness, witness
from explorer.engine.as_it_lies import as_it_lies
from explorer.engine.judge import judge
from explorer.engine.position import read_case
from explorer.rules.presets import DOCUMENTS
from explorer.rules.ruleset import rule_set
from tests.ask.asked_documents import asked, case_of, table
from tests.playing import playout, start

POSITIONS = [pytest.param(position, id=position["what"]) for position in table()]


def test_the_table_is_large_enough() -> None:
    """Eighty positions, no two of them the same."""
    cases = {str(case_of(position)) for position in table()}
    assert 80 <= len(table()) == len(cases) == len({position["what"] for position in table()})


@pytest.mark.parametrize("position", POSITIONS)
def test_read_by_hand(position: dict[str, Any]) -> None:
    """Every document has the verdict that the table gives it, from the passage that stands there."""
    state, move, rules = read_case(case_of(position))
    for document, found in verdicts(state, move, rules).items():
        verdict, _, source = position[document].partition(" ")
        assert verdict == found.verdict, document
        cited = [*found.passages, *found.interpretations, *(key for key, _ in found.document.added)]
        assert source in [cite.partition(":")[2] or cite for cite in cited], document


@pytest.mark.parametrize("position", POSITIONS)
def test_marked_by_hand(position: dict[str, Any]) -> None:
    """Just the documents that the table names judge the position as it lies, or lean on a damaged passage."""
    state, move, rules = read_case(case_of(position))
    found = verdicts(state, move, rules)
    assert sorted(position.get("lies", [])) == sorted(id for id, one in found.items() if one.as_it_lies)
    assert sorted(position.get("corrupt", [])) == sorted(id for id, one in found.items() if one.corrupt)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_verdict_of_every_document_is_in_the_table(document: str) -> None:
    """All four, but that nothing makes the two revisions of the article ambiguous in whether a move goes."""
    given = {position[document].partition(" ")[0] for position in table()}
    assert set(VERDICTS) - ({AMBIGUOUS} if document.startswith("wikipedia") else set()) == given


@pytest.mark.parametrize("rules", ["pagat", "wikipedia-1", "wikipedia-2", "valepaska", "poytapaska", "ruotsalainen"])
def test_a_verdict_goes_by_the_judgement_under_the_documents_rules(rules: str) -> None:
    """In any position of a game: what a document allows its rules let go, and what it forbids they do not."""
    state = start(rule_set(rules), players=3, seed=3)
    seen = set()
    for turn in list(playout(state, rule_set(rules), seed=3, limit=240))[::4]:
        for id, found in verdicts(turn.before, turn.move).items():
            own = found.document.rules
            legal = judge(as_it_lies(turn.before, own), turn.move, own, by=turn.judgement.by).legal
            assert legal == found.judgement.legal
            assert {ALLOWED: True, FORBIDDEN: False}.get(found.verdict, legal) == legal
            seen.add((id, found.verdict))
    assert {(id, ALLOWED) for id in ("wikipedia-1", "wikipedia-2", "guide")} <= seen


def test_the_words_that_can_be_read_both_ways_must_decide() -> None:
    """Of the guide's ace it is unclear whether it goes on an ace, and on nothing else."""
    said = {pile: asked("play AD", pile, "AD 4S")["guide"].verdict for pile in ("AC", "KC", "9C", "")}
    assert {"AC": AMBIGUOUS, "KC": ALLOWED, "9C": FORBIDDEN, "": ALLOWED} == said


def test_an_unclear_sentence_elsewhere_makes_nothing_ambiguous() -> None:
    """Wikipedia, early: whether a led ace falls is unclear, that none may be led is not."""
    assert FORBIDDEN == asked("play AD", "", "AD 4S")["wikipedia-1"].verdict


def test_a_reading_by_which_the_position_cannot_be_is_no_reading_of_it() -> None:
    """Wikipedia, later: if led tens fell, none would lie there to be taken."""
    found = asked("play 10D", "10H", "10D 4S")["wikipedia-2"]
    assert (FORBIDDEN, ()) == (found.verdict, found.turning)


@pytest.mark.parametrize(
    ("document", "move", "pile", "hand", "readings"),
    [
        ("wikipedia-2", "pickup", "8C 9C", "4D", {"top-half-rounded-up", "five-at-once"}),
        ("wikipedia-2", "play 10D", "", "10D 4S", {"led-before-falls"}),
        ("wikipedia-2", "pickup", "10C", "4D", {"half-only-voluntary"}),
        ("digest", "play 10D", "8C", "10D 4S", {"dozen-is-ten"}),
        ("pagat", "play 10C 10D 10H 10S", "", "10C 10D 10H 10S 4S", {"led-four-clears"}),
        ("pagat", "play 5C 5D 5H 5S", "", "5C 5D 5H 5S 4S", set()),
        ("pagat", "play 10D", "8C", "10D 4S", set()),
        ("wikipedia-1", "pickup", "8C 9C", "4D", set()),
    ],
)
def test_what_a_move_does_can_be_read_both_ways(
    document: str, move: str, pile: str, hand: str, readings: set[str]
) -> None:
    """The readings that would make a move do something else, though it goes in any case."""
    found = asked(move, pile, hand)[document]
    named = {one.partition(":")[2] for one in found.changing if one.startswith("interpretation:")}
    assert (ALLOWED, (), readings) == (found.verdict, found.turning, named)


@pytest.mark.parametrize(
    ("position", "added", "listed"),
    [
        ({"pile": "8C", "move": "play 9D"}, {}, DOCUMENTS),
        ({"rules": "valepaska", "pile": "8C 8?", "move": "pickup"}, {"bluff": "yes"}, DOCUMENTS[1:4]),
        ({"rules": "poytapaska", "pile": "8C", "move": "play 9D", "table_down": 4}, {"table_cards": "4"}, DOCUMENTS),
        (
            {"rules": {"base": "poytapaska", "table_cards": "3"}, "pile": "8C", "move": "play 9D", "table_down": 3},
            {"table_cards": "4"},  # which all of them know, and with which it can be as well
            DOCUMENTS,
        ),
        (
            {"rules": {"base": "valepaska", "table_cards": "4"}, "pile": "8?", "move": "pickup", "table_down": 4},
            {"table_cards": "4", "bluff": "yes"},
            DOCUMENTS[1:4],
        ),
        ({"rules": {"base": "pagat", "hand": "6"}, "pile": "8C", "move": "play 9D"}, {}, DOCUMENTS),
        ({"rules": "ruotsalainen", "pile": "8C", "move": "play 9D", "stock": 0}, {}, DOCUMENTS),
    ],
)
def test_what_a_position_needs_is_added(
    position: dict[str, Any], added: dict[str, str], listed: tuple[str, ...]
) -> None:
    """Just the values without which the cards could not lie there; of several the one that the document knows."""
    found = asked(hand="9D 4S", **position)
    for id, one in found.items():
        assert added == dict(one.document.added)
        assert (id not in listed) == bool(one.document.unlisted) == (SILENT == one.verdict)
        assert (id in listed) == bool(one.deciding) == any(one.document.cited([*one.passages]))


def test_a_stock_where_all_cards_are_dealt_is_judged_as_it_lies() -> None:
    """A document whose game has no stock is no reason to deal otherwise."""
    swedish = Witness(rule_set({"base": "wikipedia-1", "deal_all": "yes"}))
    state, move, _ = read_case(case_of({"move": "play 9D", "pile": "8C", "hand": "9D 4S"}))
    found = verdict_of(swedish, state, move)
    assert (ALLOWED, ("stock",), ()) == (found.verdict, found.strange, found.document.added)


def test_a_game_that_is_over() -> None:
    """Nothing goes any more, and a document that says when it is over forbids it."""
    state, move, _ = read_case(case_of({"move": "play 9D", "pile": "8C", "hand": "9D 4S"}))
    over = verdict_of(witness("pagat"), state.__class__(state.seats, None, state.pile), move)
    assert (FORBIDDEN, ("pagat:play.end.1",)) == (over.verdict, over.passages)
