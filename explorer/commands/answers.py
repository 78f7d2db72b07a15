"""Cases and games answered one a line, and printed as they come."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from explorer.commands.lines import CASES, lines_of
from explorer.commands.own_documents import add_document_option

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_command(commands: Commands, name: str, what: str, how: str = "") -> argparse.ArgumentParser:
    """Add a command that answers the objects of a file, and return it for its own options."""
    command = commands.add_parser(name, help=what, description=f"{what[:1].upper()}{what[1:]}.{how}")
    command.add_argument("file", metavar="FILE")
    add_document_option(command)
    return command


def answer_cases(file: str, answer: Callable[[Any], dict[str, Any]]) -> int:
    """Print the answer to every case of a file and return the exit status.

    Raises:
        InputError: at the file's name, when no case is in it.
    """
    from explorer.engine.lines import answer_lines

    return print_answers(answer_lines(lines_of(file, CASES), answer))


def print_answers(answers: Iterable[tuple[str, bool]]) -> int:
    """Print answers, each with whether what it answers could be read; return the exit status: 2 where one could not."""
    status = 0
    for line, readable in answers:
        print(line)
        status = status if readable else 2
    sys.stdout.flush()
    return status
