"""Games played by bots, as many as are wanted, by the kernel or by the pure-Python reader."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from importlib.util import find_spec

from explorer.errors import InputError, unknown
from explorer.lab import reader
from explorer.lab.advice_pack import SILENT, pack_advice
from explorer.lab.bits import MASK, seeded
from explorer.lab.deciding import decided, none_seen
from explorer.lab.errors import check
from explorer.lab.games import Games, width_of
from explorer.lab.pack import pack, places
from explorer.lab.packed import ADVISED, AT_RANDOM, LOWEST, Seated
from explorer.lab.talk_pack import pack_talk
from explorer.players.policy import POLICIES
from explorer.rules.catalogue.facts import FEWEST_PLAYERS, MOST_PLAYERS
from explorer.rules.ruleset import RuleSet

KERNEL, READER = "kernel", "reader"
BACKENDS = (KERNEL, READER)
LIMIT = 2000
"""So many turns a game has at most."""

CHOOSES = {"random": AT_RANDOM, "lowest": LOWEST, "advice": ADVISED}


def backend_of(name: str | None = None) -> str:
    """Return what simulates: what is asked for, or the kernel where numba is installed and else the reader.

    Raises:
        InputError: at ``backend``, for an unknown one, and for the kernel where numba is not installed.
    """
    there = find_spec("numba") is not None
    if name is None:
        return KERNEL if there else READER
    if name not in BACKENDS:
        raise unknown("backend", name, BACKENDS, at="backend")
    if name == KERNEL and not there:
        raise InputError("lab.kernel", at="backend")
    return name


def play(
    rules: RuleSet,
    *,
    players: int = 4,
    policies: str | Sequence[str] = "lowest",
    games: int = 10_000,
    seed: int = 1,
    first: int = 0,
    limit: int = LIMIT,
    backend: str | None = None,
    counts: bool = False,
) -> Games:
    """Play the games numbered from ``first`` on; the last seat deals.

    A game depends on the rules, the policies by seat, the seed, its number and the limit alone, so that parts of a run
    may be played anywhere and in any order. With ``counts`` it is also counted how often each clause decided.

    Raises:
        NotSimulated: at ``rules.notes`` or ``rules.KEY``, when the rules cannot be simulated.
        InputError: at ``players``, ``policies``, ``games``, ``limit`` or ``backend``, for what cannot be.
    """
    check(rules)
    policies_of(players, policies)
    if games < 1:
        raise InputError("lab.number", number=games, at="games")
    if limit < 1:
        raise InputError("lab.limit", number=limit, at="limit")
    chosen = backend_of(backend)
    rows = array("i", (0,)) * (games * width_of(players))
    table = seated(rules, policies_of(players, policies), seed=seed, limit=limit)
    talk = pack_talk(rules, policies_of(players, policies))
    advice = pack_advice(rules) if talk[0] or ADVISED in table.who else SILENT
    seen = none_seen() if counts else None
    if chosen == KERNEL:
        from explorer.lab import kernel

        kernel.play(pack(rules), table, advice, talk, first=first, rows=rows, seen=seen)
    else:
        reader.play(pack(rules), table, advice, talk, first=first, rows=rows, seen=seen)
    return Games(players, first, limit, chosen, rows, *(decided(rules, seen) if seen else (None, None)))


def seated(rules: RuleSet, policies: Sequence[str], *, seed: int, limit: int) -> Seated:
    """Return who sits where, as numbers.

    Raises:
        InputError: at ``players``, when the cards do not go round.
    """
    chosen = [POLICIES[one] for one in policies]
    return Seated(
        to=places(rules, len(chosen)),
        who=tuple(CHOOSES[policy.chooses] for policy in chosen),
        base=seeded(seed & MASK),
        limit=limit,
        fixed=int(all(policy.deterministic for policy in chosen)),
        width=width_of(len(chosen)),
    )


def policies_of(players: int, policies: str | Sequence[str]) -> tuple[str, ...]:
    """Return the policy of each seat, of one for all or one for each.

    Raises:
        InputError: at ``players`` or ``policies``, for what cannot be.
    """
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise InputError("lab.players", players=players, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS, at="players")
    seated = (policies,) * players if isinstance(policies, str) else tuple(policies)
    if len(seated) != players:
        raise InputError("lab.policies", number=len(seated), players=players, at="policies")
    for one in seated:
        if one not in POLICIES:
            raise unknown("policy", one, POLICIES, at="policies")
    return seated
