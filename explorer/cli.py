"""The command ``paskahousu``: alone it opens the explorer; ``judge`` and ``replay`` answer in JSON."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import explorer
from explorer.commands import (
    agree,
    changes,
    check,
    classroom,
    completion,
    coverage,
    documents,
    grid,
    lab,
    sheet,
    site,
    which,
)
from explorer.commands.answers import add_command, print_answers
from explorer.commands.lines import CASES, GAMES, lines_of
from explorer.commands.own_documents import own_documents
from explorer.errors import InputError
from explorer.language import speaking
from explorer.serve.errors import CannotServe


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0, 1 (cannot start) or 2 (a text that cannot be read)."""
    parser = make_parser()
    options = parser.parse_args(argv)
    try:
        return int(options.run(options))
    except CannotServe as refusal:
        print(f"{parser.prog}: {refusal}", file=sys.stderr)
        return 1
    except InputError as error:
        with speaking(getattr(options, "lang", "en")):  # what a command speaks that can speak several
            place = f"{error.place}: " if error.at not in ("", "line") else ""  # which line it is the message tells
            print(f"{parser.prog}: {place}{error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:  # while still starting; a server that runs takes it as its end
        return 130
    except BrokenPipeError:  # the reader, say `head`, has seen enough
        sys.stdout = None  # else the interpreter complains when it flushes at exit
        return 0


def make_parser() -> argparse.ArgumentParser:
    """Return what reads the command line, with all commands."""
    parser = argparse.ArgumentParser(
        prog="paskahousu",
        description="Opens the Paskahousu explorer in your browser. Ctrl-C ends it.",
        epilog="A FILE may be -, which stands for standard input.",
    )
    parser.set_defaults(run=_serve)
    parser.add_argument("--version", action="version", version=f"%(prog)s {explorer.__version__}")
    parser.add_argument("--port", type=int, metavar="N", help="listen on this port (else 8866 or the next free)")
    parser.add_argument("--no-browser", action="store_true", help="only say where the page is")
    parser.add_argument("--notebook", metavar="NAME", default="explorer", help="show notebooks/NAME.ipynb")
    parser.add_argument("--panel", action="store_true", help="serve with Panel: one process for many visitors")
    parser.add_argument(
        "--address",
        metavar="ADDRESS",
        default="",
        help="with --panel: listen on this address of this computer (127.0.0.1), or on all of them: 0.0.0.0",
    )
    parser.add_argument(
        "--documents",
        metavar="FOLDER",
        type=Path,
        help="your own copies of the documents (text or HTML), to have their original wording quoted on the page",
    )
    parser.add_argument(
        "--public-url",
        metavar="ADDRESS",
        default="",
        help="the address at which others reach this page, for the links that are copied from it",
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, run, what in (
        ("judge", _judge, "judge positions and moves, one JSON object a line"),
        ("replay", _replay, "judge whole games: JSON, one a line, or a written record"),
    ):
        command = add_command(commands, name, what)
        command.set_defaults(run=run)
        command.add_argument("--everything", action="store_true", help="list the findings that decided nothing, too")
    which.add_parser(commands)
    check.add_parser(commands)
    coverage.add_parser(commands)
    grid.add_parser(commands)
    agree.add_parser(commands)
    changes.add_parser(commands)
    documents.add_parser(commands)
    sheet.add_parser(commands)
    lab.add_parser(commands)
    site.add_parser(commands)
    classroom.add_parser(commands)
    completion.add_parser(commands)
    return parser


def _serve(options: argparse.Namespace) -> int:
    from explorer import serve

    serve.serve(
        notebook=options.notebook,
        port=options.port,
        open_browser=not options.no_browser,
        panel=options.panel,
        address=options.address,
        documents=options.documents,
        public_url=options.public_url,
    )
    return 0


def _judge(options: argparse.Namespace) -> int:
    from explorer.engine.cases import judge_lines

    lines, documents = lines_of(options.file, CASES, perhaps_none=True), own_documents(options)
    return print_answers(judge_lines(lines, everything=options.everything, documents=documents))


def _replay(options: argparse.Namespace) -> int:
    from explorer.engine.whole_games import replay_lines

    lines, documents = lines_of(options.file, GAMES, perhaps_none=True), own_documents(options)
    return print_answers(replay_lines(lines, everything=options.everything, documents=documents))
