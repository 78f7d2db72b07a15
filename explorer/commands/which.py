"""``which FILE``: the rules that fit a recorded game, and the first move that rules out each of the others."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from explorer.commands.answers import add_command
from explorer.commands.lines import GAMES, lines_of
from explorer.commands.own_documents import own_documents

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(commands: Commands) -> None:
    """Add the command to the command line."""
    what = "find the rules that fit recorded games to which nobody objected"
    command = add_command(commands, "which", what, " A file holds a written record, or games as replay reads them.")
    command.set_defaults(run=run)
    command.add_argument("--json", action="store_true", help="answer one JSON object for each game")


def run(options: argparse.Namespace) -> int:
    """Print what each game of the file tells about its rules.

    Raises:
        InputError: for a file or a game that cannot be read.
    """
    from explorer.ask.detective.detective import detect
    from explorer.ask.detective.recording import read_recordings
    from explorer.ask.detective.words import as_data, report

    lines = lines_of(options.file, GAMES)
    for number, recording in enumerate(read_recordings(lines, documents=own_documents(options))):
        found = detect(recording)
        if options.json:
            print(json.dumps(as_data(found), ensure_ascii=False))
        else:
            print("\n" * bool(number) + "\n".join(report(found)))
    return 0
