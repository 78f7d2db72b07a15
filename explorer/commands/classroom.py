"""``paskahousu class``: a class on the local network, which follows the teacher and answers by a show of hands."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from explorer.commands.own_documents import add_document_option, own_documents

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(commands: Commands) -> None:
    """Add the command to the command line."""
    what = "serve a class on the local network: its browsers follow the teacher's, and answer what is asked"
    command = commands.add_parser("class", help=what, description=what.capitalize() + ".")
    command.set_defaults(run=run)
    lesson = "begin with this lesson, game or scene, such as: 3, twos-tens-aces, first"
    command.add_argument("--lesson", metavar="NAME", default="", help=lesson)
    command.add_argument(
        "--rules", metavar="CODE", default="", help="begin with these rules: a code, or such as: guide, led_ten clears"
    )
    add_document_option(command)
    command.add_argument(
        "--port",
        type=int,
        metavar="N",
        default=argparse.SUPPRESS,
        help="listen on this port (else 8866 or the next free)",
    )
    command.add_argument(
        "--address", metavar="IP", default="", help="listen on this address of the computer only (else on its network)"
    )


def run(options: argparse.Namespace) -> int:
    """Serve until Ctrl-C and return the exit status.

    Raises:
        CannotServe: where it cannot start.
        InputError: at ``--lesson`` or ``--rules``, or at the name of a document's file.
    """
    from explorer.serve import serve_class

    serve_class(
        port=options.port,
        address=options.address,
        lesson=options.lesson,
        rules=options.rules,
        documents=own_documents(options),
    )
    return 0
