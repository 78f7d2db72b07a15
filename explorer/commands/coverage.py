"""``explorer coverage``: what each passage of the documents feeds, and whether one was forgotten."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(commands: Commands) -> None:
    """Add the command to the command line."""
    what = "show what every passage of the documents feeds"
    command = commands.add_parser("coverage", help=what, description=what.capitalize() + ".")
    command.set_defaults(run=run)
    command.add_argument("--json", action="store_true", help="answer one JSON object")


def run(options: argparse.Namespace) -> int:
    """Print the table and return the exit status: 1 if a passage feeds nothing."""
    from explorer.ask.coverage.coverage import coverage, empty
    from explorer.ask.coverage.words import as_data, table
    from explorer.commands.lines import speak_utf_8

    speak_utf_8()
    found = coverage()
    print(json.dumps(as_data(found), ensure_ascii=False) if options.json else "\n".join(table(found)))
    return 1 if empty(found) else 0
