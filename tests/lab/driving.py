"""A game of the traced engine, with the bots of the explorer, under the chance that the lab states."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from explorer.engine.chance import POLICY, Stream
from explorer.engine.deal import deal, shuffled_deck
from explorer.engine.judge import judge
from explorer.engine.legal import TURNED
from explorer.players.choosing import choose
from explorer.players.policy import POLICIES
from explorer.players.sight import Sight, answering, sight
from explorer.players.table import named
from explorer.rules.catalogue.kinds import HEIGHT
from explorer.rules.ruleset import RuleSet
from explorer.state import Cards, Move, State
from tests.playing import NAMES

ORDER = ("pickup", "try", "pass", "down")


@dataclass(slots=True)
class Driven:
    """What was done in a game (seat, verb, what was laid or claimed, and the cards), the positions, and who lost."""

    made: list[tuple[int, str, str, tuple[str, ...]]] = field(default_factory=list)
    states: list[State] = field(default_factory=list)
    loser: int | None = None


def drive(rules: RuleSet, policies: Sequence[str], *, seed: int, game: int, limit: int) -> Driven:
    """Play a game to its end, to the limit, or to where nothing is legal; the last seat deals."""
    names = NAMES[: len(policies)]
    state = deal(names, len(names) - 1, shuffled_deck(rules, seed=seed, game=game), rules).state
    chance, driven, stand = Stream(seed, game, POLICY), Driven(states=[state]), set[int]()
    while state.turn is not None and len(driven.made) < limit:
        waiting = _pending(state, rules, stand)
        if not waiting.moves:
            break
        move = choose(waiting, POLICIES[policies[waiting.place]], chance)
        if move is None:
            stand.add(waiting.place)
            continue
        laid = move.cards if move.verb not in TURNED else ()
        kinds = tuple(map(rules.kind, laid))
        verb = "play" if move.verb in ("up", "claim") else move.verb
        driven.made.append((waiting.place, verb, rules.laid(move) if laid else "", kinds))
        judgement = judge(state, named(state, move, waiting.place), rules, by=waiting.place)
        assert judgement.outcome, f"{move} is legal"
        assert judgement.after, f"{move} can be carried out"
        state, stand, driven.loser = judgement.after, set(), judgement.outcome.loser
        driven.states.append(state)
    return driven


def _pending(state: State, rules: RuleSet, stand: set[int]) -> Sight:
    if state.last is not None:
        for seen in answering(state, rules):
            if seen.place not in stand:
                return _ordered(seen, rules)
    assert state.turn is not None
    hand = sorted(state.actor.hand.known, key=lambda card: HEIGHT[rules.kind(card)])
    return _ordered(sight(state.with_hand(state.turn, Cards(tuple(hand))), state.turn, rules), rules)


def _ordered(seen: Sight, rules: RuleSet) -> Sight:
    """Put the moves, and the hand, in the order of the lab, where the engine has that in which cards came."""

    def place(move: Move) -> tuple[object, ...]:
        if move.verb in ORDER:
            return (1, ORDER.index(move.verb))
        if not move.cards:
            return (0, 0)
        number = len(move.cards)
        return (0, move.verb == "on", number > 4, HEIGHT[rules.laid(move)], number)

    kinds: dict[object, Move] = {}
    for move in seen.moves:
        kinds.setdefault((move.verb, len(move.cards), rules.laid(move) if move.cards else "", move.target), move)
    own = seen.state.seats[seen.place]
    hand = sorted(own.hand.known, key=lambda card: HEIGHT[rules.kind(card)])
    state = seen.state.with_hand(seen.place, Cards(tuple(hand), own.hand.unknown))
    return replace(seen, moves=tuple(sorted(kinds.values(), key=place)), state=state)
