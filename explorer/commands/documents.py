"""``documents FILE``: what does each document say of a move?"""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING, Any

from explorer.commands.answers import add_command, answer_cases
from explorer.commands.own_documents import own_documents

if TYPE_CHECKING:
    from explorer.sources.added import AddedDocument

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(commands: Commands) -> None:
    """Add the command to the command line."""
    what = "tell what each document says of moves, one JSON object a line"
    how = " Cases are written as for judge; each document judges them by its own base game."
    add_command(commands, "documents", what, how).set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Answer the cases of the file and return the exit status.

    Raises:
        InputError: at a file's name, where it cannot be read or is empty.
    """
    return answer_cases(options.file, partial(documents_case, documents=own_documents(options)))


def documents_case(case: Any, *, documents: tuple[AddedDocument, ...] = ()) -> dict[str, Any]:
    """Answer one case, given and answered as plain data (see `explorer.ask.documents.data.as_data`).

    The five documents are asked, and those that were added. For a case that cannot be the answer has ``error`` and
    ``at`` instead.
    """
    from explorer.ask.documents.data import as_data
    from explorer.ask.documents.verdicts import verdicts
    from explorer.engine.lines import answered
    from explorer.engine.position import read_case

    def answer(case: Any) -> dict[str, Any]:
        state, move, rules = read_case(case, documents=documents)
        return as_data(verdicts(state, move, rules), rules)

    return answered(case, answer)
