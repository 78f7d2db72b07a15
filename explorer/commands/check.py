"""``explorer check``: which house rules get in each other's way, do not matter, or let a game go on for ever."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from explorer.commands.own_documents import add_rules, rules_of

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(commands: Commands) -> None:
    """Add the command to the command line."""
    what = "look for conflicts, settings that do not matter, holes and dangers in some rules"
    command = commands.add_parser("check", help=what, description=what.capitalize() + ".")
    command.set_defaults(run=run)
    add_rules(command)
    cards = "look for dangers in all endings of up to so many cards between two players, one less for three (4)"
    command.add_argument("--cards", type=int, default=4, metavar="N", help=cards)
    command.add_argument("--json", action="store_true", help="as data, one object a line")


def run(options: argparse.Namespace) -> int:
    """Print what was found and return the exit status.

    Raises:
        InputError: at ``rules`` or ``cards``, for what cannot be.
    """
    from explorer.ask.findings.dangers import MOST_CARDS, Effort
    from explorer.ask.findings.report import as_data, check, report
    from explorer.commands.lines import speak_utf_8
    from explorer.errors import InputError

    if not 2 <= options.cards <= MOST_CARDS:
        raise InputError("command.cards", number=options.cards, fewest=2, most=MOST_CARDS, at="cards")
    found = check(rules_of(options), Effort(cards=options.cards))
    speak_utf_8()
    if options.json:
        for one in as_data(found):
            print(json.dumps(one, ensure_ascii=False))
    else:
        print("\n".join(report(found)))
    return 0
