"""``changes FILE``: the smallest changes of rules that turn a verdict round."""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING, Any

from explorer.commands.answers import add_command, answer_cases
from explorer.commands.own_documents import own_documents
from explorer.errors import InputError

if TYPE_CHECKING:
    from explorer.sources.added import AddedDocument

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(commands: Commands) -> None:
    """Add the command to the command line."""
    what = "find the smallest changes of rules that turn verdicts round, one JSON object a line"
    how = " Cases are written as for judge."
    command = add_command(commands, "changes", what, how)
    command.set_defaults(run=run)
    command.add_argument("--most", type=int, default=2, metavar="N", help="change up to N options at once (2)")
    command.add_argument("--seconds", type=float, default=5.0, metavar="S", help="look for so long at each case (5)")


def run(options: argparse.Namespace) -> int:
    """Answer the cases of the file and return the exit status.

    Raises:
        InputError: at ``--most``, for less than one change; at a file's name, where it cannot be read or is empty.
    """
    if options.most < 1:
        raise InputError("command.changes", number=options.most, at="--most")
    answer = partial(changes_case, most=options.most, seconds=options.seconds, documents=own_documents(options))
    return answer_cases(options.file, answer)


def changes_case(
    case: Any, *, most: int = 2, seconds: float = 5.0, documents: tuple[AddedDocument, ...] = ()
) -> dict[str, Any]:
    """Answer one case, given and answered as plain data (see `explorer.ask.changes.words.as_data`).

    For a case that cannot be the answer has ``error`` and ``at`` instead.
    """
    from explorer.ask.changes.smallest import smallest_changes
    from explorer.ask.changes.words import as_data
    from explorer.ask.probing.posed import posed_case
    from explorer.engine.lines import answered
    from explorer.rules.ruleset import rule_set

    def answer(case: Any) -> dict[str, Any]:
        posed = posed_case(case)
        rules = rule_set(case.get("rules", "pagat"), documents=documents)
        return as_data(smallest_changes(posed, rules, most=most, seconds=seconds))

    return answered(case, answer)
