"""What holds of every position and of every turn, under whatever rules."""

from collections import Counter

from explorer.cards import PACK, Card
from explorer.engine.going import is_doubtful, is_out
from explorer.rules.decision import EFFECT, NEXT
from explorer.rules.resolve import Resolution
from explorer.rules.ruleset import RuleSet
from explorer.state import State
from tests.playing import Turn

PACKS = {number: Counter(PACK * number) for number in (1, 2)}
FROM_HAND = ("play", "claim", "on")


def cards_of(state: State) -> Counter[Card]:
    """Count every card of a position in which all are known."""
    piled = [laid.card for laid in state.pile if laid.card is not None]
    held = [card for seat in state.seats for zone in (seat.hand, seat.up, seat.down) for card in zone.known]
    return Counter([*piled, *held, *state.stock.known, *state.aside.known])


def check_state(state: State, rules: RuleSet) -> None:
    """Check a position that came about in a game."""
    assert PACKS[rules.param("decks")] == cards_of(state), "no card is lost or made"
    for laid in state.pile:
        assert laid.card is not None
        assert laid.hidden or rules.kind(laid.card) == laid.kind
        assert not laid.hidden or rules.param("claims"), "cards lie face down only where they are claimed"
    in_game = [place for place, seat in enumerate(state.seats) if seat.cards or is_doubtful(state, place)]
    if len(state.stock):
        assert len(in_game) == len(state.seats), "nobody is out while there is a stock"
        assert all(len(seat.hand) for seat in state.seats), "and every hand was filled"
    if state.turn is None:
        assert len(in_game) <= 1, "the game is over when one player alone is left"
        assert 1 == len(in_game) or rules.param("claims"), "who can be without cards only after a last claim"
        assert (None, None) == (state.owed, state.last)
    else:
        assert len(in_game) > 1, "else it goes on"
        assert state.actor.cards, "and the player to move has cards"
    if state.opening:
        assert 0 == len(state.pile) + len(state.aside), "nobody has played yet"
    if state.owed is not None:
        assert 1 == len({laid.kind for laid in state.pile})
    if state.last is not None:
        assert state.last.count <= len(state.last.cleared or state.pile)
        assert not (state.last.cleared and state.pile)


def check_turn(turn: Turn, rules: RuleSet) -> None:
    """Check that what a judgement says happened is what happened."""
    before, after, outcome = turn.before, turn.after, turn.judgement.outcome
    assert outcome is not None
    for resolution in (*turn.judgement.judging, *turn.judgement.settling):
        check_cell(resolution)
    challenge = turn.move.verb == "challenge"
    changes = [after.seats[place].cards - seat.cards for place, seat in enumerate(before.seats)]
    wanted = [0] * len(changes)
    if outcome.taken_by is not None:
        wanted[outcome.taken_by] += outcome.taken
    wanted[turn.by] += len(outcome.drawn) - laid_by(turn)
    assert wanted == changes
    back = outcome.taken if challenge and before.last and before.last.cleared else 0
    assert outcome.fallen - back == len(after.aside) - len(before.aside)
    assert len(before.stock) - len(outcome.drawn) - (turn.move.verb == "try") == len(after.stock)
    touched = {turn.by, outcome.taken_by}
    assert all(before.seats[place] == after.seats[place] for place in range(len(wanted)) if place not in touched)
    gone = {place for place in range(len(wanted)) if not is_out(before, place, rules) and is_out(after, place, rules)}
    assert gone - {outcome.loser} == set(outcome.out)
    assert after.turn == outcome.next
    assert (outcome.loser is not None) == (after.turn is None)
    assert ("again" in outcome.effects) == (after.turn == turn.by and not challenge)
    assert ("must-take" in outcome.effects and after.turn is not None) == (after.owed is not None)
    if "clears" in outcome.effects:
        assert () == after.pile
    hand = len(after.seats[turn.by].hand)
    if len(outcome.drawn):
        assert hand <= int(rules.param("hand"))
    if outcome.taken == 0 and turn.move.verb in (*FROM_HAND, "try") and len(after.stock):
        assert hand >= int(rules.param("hand"))
    if before.owed is not None:
        assert ["pickup"] == [move.verb for move in turn.legal]
    if turn.move.verb in ("pickup", "pass", "try", "up", "down", "challenge"):
        assert after.last is None, "what came before can no longer be answered"


def laid_by(turn: Turn) -> int:
    """Return how many cards the player lost by laying them or by turning one."""
    if turn.move.verb == "change":
        assert turn.before.last is not None
        return 1 - turn.before.last.count
    return 0 if turn.move.verb == "try" else len(turn.move.cards)


def check_cell(resolution: Resolution) -> None:
    """Check that a question stays inside the declared domain, and that a turn-settling one has an answer."""
    for name, domain in resolution.decision.features.items():
        assert getattr(resolution.cell, name) in domain, (resolution.decision.id, name)
    if resolution.decision is NEXT:
        assert resolution.outcome is not None
        assert 1 == len({fired.outcome for fired in resolution.standing}), "one player is next"
    if resolution.decision is EFFECT:
        effects = {fired.outcome for fired in resolution.standing} - {"keeps"}
        assert len(effects) <= 1, "a play has one effect on the pile"
