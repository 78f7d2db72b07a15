"""``agree FILE``: does a move go whatever people agree on the rules that are still open?"""

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
    what = "tell whether moves go whatever is agreed on open rules, one JSON object a line"
    how = " Cases are written as for judge; an option on which nobody has agreed has the value ?."
    add_command(commands, "agree", what, how).set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Answer the cases of the file and return the exit status.

    Raises:
        InputError: at a file's name, where it cannot be read or is empty.
    """
    return answer_cases(options.file, partial(agree_case, documents=own_documents(options)))


def agree_case(case: Any, *, documents: tuple[AddedDocument, ...] = ()) -> dict[str, Any]:
    """Answer one case, given and answered as plain data (see `explorer.ask.agreement.words.as_data`).

    For a case that cannot be the answer has ``error`` and ``at`` instead.
    """
    from explorer.ask.agreement.agreement import agreement
    from explorer.ask.agreement.open_rules import open_rules
    from explorer.ask.agreement.words import as_data
    from explorer.ask.probing.posed import posed_case
    from explorer.engine.lines import answered

    def answer(case: Any) -> dict[str, Any]:
        posed = posed_case(case)
        return as_data(agreement(posed, open_rules(case.get("rules", "pagat"), documents=documents)))

    return answered(case, answer)
