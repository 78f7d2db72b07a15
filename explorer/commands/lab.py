"""``explorer lab``: what rules do to the game, told from games that bots play to the end."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from explorer.commands.own_documents import add_rules, other_rules, rules_of
from explorer.commands.sheet import LANGUAGES

if TYPE_CHECKING:
    from explorer.lab.asked import Asked

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(commands: Commands) -> None:
    """Add the command to the command line."""
    what = "play many games between bots, and tell what the rules do to the game"
    command = commands.add_parser("lab", help=what, description=what.capitalize() + ".")
    command.set_defaults(run=run)
    add_rules(command)
    sort = command.add_mutually_exclusive_group()
    sort.add_argument("--against", metavar="RULES", help="other rules, to tell what differs")
    sort.add_argument("--switches", action="store_true", help="every house rule changed alone, against RULES")
    sort.add_argument("--among", metavar="SWITCHES", help="all combinations of some: led_ten clears, ace_on lower")
    sort.add_argument("--skill", metavar="POLICY", help="how much better one plays so among others of --policies")
    sort.add_argument("--clauses", action="store_true", help="also how often each rule decided, and which never did")
    command.add_argument("--pairs", action="store_true", help="with --switches: also every two of them at once")
    policies = "how bots play: lowest, careful, random …; by commas several in turn, by + one for each seat"
    command.add_argument("--policies", metavar="NAMES", help=f"{policies} (lowest; against others all three)")
    command.add_argument("--players", type=int, default=4, metavar="N", help="how many play (4)")
    command.add_argument("--games", type=int, metavar="N", help="games of each (10000), or the most with --precision")
    command.add_argument("--precision", metavar="P", help="play until the interval is ± P: 0.5%% for shares, else 1")
    command.add_argument("--measure", metavar="NAME", help="what is to be so precise, or is ranked (endless, turns …)")
    command.add_argument("--where", metavar="C", action="append", default=[], help="with a sweep: wanted, as turns<50")
    command.add_argument("--most", metavar="NAME", help="with --where: those with most of this first, if as near")
    command.add_argument("--seed", type=int, default=1, metavar="N", help="which deals (1)")
    command.add_argument("--limit", type=int, default=2000, metavar="N", help="stop a game after so many turns (2000)")
    command.add_argument("--out", metavar="FILE", type=Path, help="write .csv or .parquet; a sweep goes on from it")
    command.add_argument("--parting", metavar="FILE", type=Path, help="with --against: write the game that parts first")
    command.add_argument("--threads", type=int, metavar="N", help="play on so many threads (one a core)")
    command.add_argument("--scheduler", metavar="ADDRESS", help="play on a Dask cluster, reached as tcp://HOST:8786")
    command.add_argument("--backend", metavar="NAME", help="kernel or reader (kernel where numba is installed)")
    command.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="the language (en)")


def run(options: argparse.Namespace) -> int:
    """Play, print what is asked for, and return the exit status.

    Raises:
        InputError: for rules that cannot be or cannot be simulated, and at the options that cannot be.
    """
    from explorer.commands.lines import speak_utf_8
    from explorer.lab import running
    from explorer.language import speaking

    asked = _asked(options)
    speak_utf_8()
    with speaking(options.lang):
        for line in running.told(asked):
            print(line, flush=True)
    return 0


def _asked(options: argparse.Namespace) -> Asked:
    from explorer.lab.asked import asked

    return asked(
        rules_of(options),
        other_rules(options) if options.against else None,
        players=options.players,
        policies=options.policies,
        games=options.games,
        precision=options.precision,
        measure=options.measure,
        switches=options.switches,
        pairs=options.pairs,
        among=options.among,
        where=options.where,
        most=options.most,
        skill=options.skill,
        clauses=options.clauses,
        seed=options.seed,
        limit=options.limit,
        out=options.out,
        parting=options.parting,
        threads=options.threads,
        scheduler=options.scheduler,
        backend=options.backend,
        lang=options.lang,
    )
