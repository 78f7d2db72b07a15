"""Games simulated by the hundred thousand, from the same clauses that judge and explain a move.

>>> from explorer.lab import play
>>> from explorer.rules.ruleset import rule_set
>>> games = play(rule_set("pagat"), players=3, policies="lowest", games=5, seed=1, backend="reader")
>>> list(games.column("loser"))
[0, 2, 2, 0, 0]

Nothing here imports numpy or numba before a kernel is asked for.
"""

from explorer.lab.errors import NotSimulated, check
from explorer.lab.games import Games
from explorer.lab.looked_at import Made, moves
from explorer.lab.playing import BACKENDS, backend_of, play
from explorer.players.policy import POLICIES

__all__ = ["BACKENDS", "POLICIES", "Games", "Made", "NotSimulated", "backend_of", "check", "moves", "play"]
