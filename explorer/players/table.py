"""A game at a table of people and bots: who sits there, what was decided, and whose decision is next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from explorer.engine.apply import IllegalMove, turned
from explorer.engine.check import check_move
from explorer.engine.deal import deal, shuffled_deck
from explorer.engine.given import read_names
from explorer.engine.judge import judge
from explorer.errors import InputError, unknown
from explorer.players.policy import POLICIES
from explorer.players.sight import Sight, answering, sight
from explorer.rules.ruleset import RuleSet
from explorer.state import Move, State

NOT_IN_A_NAME = ",:"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at the table: a bot by its policy, or a person, who has none."""

    name: str
    policy: str = ""


@dataclass(frozen=True, slots=True)
class Setup:
    """What fixes a game but for the decisions: rules, players in seating order, seed, number of the game, dealer."""

    rules: RuleSet
    players: tuple[Player, ...]
    seed: int
    game: int = 0
    dealer: int = 0


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat decided: a move, or ``None`` where it let the latest play stand."""

    by: int
    move: Move | None


@dataclass(frozen=True, slots=True)
class Table:
    """A game as far as it has been played.

    ``out`` are the seats that went out, in order; ``stand`` those that let the latest play stand. ``stopped`` says why
    the bots went no further where nobody was waited for: ``limit`` or ``repetition``.
    """

    setup: Setup
    state: State
    decided: tuple[Decision, ...] = ()
    out: tuple[int, ...] = ()
    loser: int | None = None
    stand: tuple[int, ...] = ()
    stopped: str = ""


def check_players(players: Iterable[Player]) -> tuple[Player, ...]:
    """Check who wants to sit down.

    Raises:
        InputError: at ``players``, for names that cannot be, and for a policy that there is not.
    """
    seated = tuple(players)
    for player in seated:
        if player.policy and player.policy not in POLICIES:
            raise unknown("policy", player.policy, POLICIES, at="players")
        if any(sign in player.name for sign in NOT_IN_A_NAME):
            raise InputError("table.name", name=player.name, at="players")
    read_names([player.name for player in seated])
    return seated


def open_table(setup: Setup) -> Table:
    """Deal a game.

    Raises:
        InputError: at ``players``, when the cards do not go round or the players cannot be.
    """
    names = tuple(player.name for player in check_players(setup.players))
    deck = shuffled_deck(setup.rules, seed=setup.seed, game=setup.game)
    return Table(setup, deal(names, setup.dealer, deck, setup.rules).state)


def pending(table: Table) -> Sight | None:
    """Return the decision that is next, as its seat sees it; ``None`` when the game is over.

    Whoever may answer the latest play is asked before the turn goes on, clockwise from its player.
    """
    state, rules = table.state, table.setup.rules
    if state.turn is None:
        return None
    if state.last is not None:
        for seen in answering(state, rules):
            if seen.place not in table.stand:
                return seen
    return sight(state, state.turn, rules)


def decide(table: Table, move: Move | None, waiting: Sight | None = None) -> Table:
    """Return the table after the next decision; ``waiting`` is what `pending` told, where the caller has it.

    A ``try`` or ``down`` may leave out its card. Sets and claims may be laid from any cards of the hand.

    Raises:
        IllegalMove: when the rules forbid the move.
        InputError: at ``move``, when its cards are not there, or when there is nothing to let stand.
    """
    waiting = waiting or pending(table)
    if waiting is None:
        raise InputError("table.over", at="move")
    by, state, rules = waiting.place, table.state, table.setup.rules
    if move is None:
        if not waiting.answer:
            raise InputError("table.turn", name=state.names[by], at="move")
        return replace(table, decided=(*table.decided, Decision(by, None)), stand=(*table.stand, by), stopped="")
    move = named(state, move, by)
    check_move(state, move, rules, by=by)
    judgement = judge(state, move, rules, by=by)
    if judgement.outcome is None or judgement.after is None:
        raise IllegalMove(judgement)
    return Table(
        table.setup,
        judgement.after,
        (*table.decided, Decision(by, move)),
        out=(*table.out, *judgement.outcome.out),
        loser=judgement.outcome.loser,
    )


def named(state: State, move: Move, by: int) -> Move:
    """Return a move with the card that it turns: the top of the stock, or the first hidden card left."""
    down = state.seats[by].down.known
    return replace(move, cards=down[:1]) if move.verb == "down" and not move.cards else turned(state, move)
