"""The rules that a command is given, and ``--document FILE`` for documents that they may stand on."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from explorer.rules.ruleset import RuleSet
    from explorer.sources.added import AddedDocument


def add_rules(command: argparse.ArgumentParser, example: str = "wikipedia-1, led_ten clears") -> None:
    """Let a command take rules, and documents that they may stand on."""
    rules = f"a preset and changes, such as: {example} (pagat)"
    command.add_argument("rules", metavar="RULES", nargs="?", default="pagat", help=rules)
    add_document_option(command)


def rules_of(options: argparse.Namespace) -> RuleSet:
    """Return the rules that were given.

    Raises:
        InputError: at ``rules`` for what cannot be, or at the name of a document's file.
    """
    from explorer.engine.game import read_rules

    return read_rules(options.rules, documents=own_documents(options))


def other_rules(options: argparse.Namespace) -> RuleSet:
    """Return the rules that were given as those ``--against``.

    Raises:
        InputError: at ``against.rules`` for what cannot be.
    """
    from explorer.engine.game import read_rules
    from explorer.errors import inside

    with inside("against"):
        return read_rules(options.against, documents=own_documents(options))


def add_document_option(command: argparse.ArgumentParser) -> None:
    """Let a command take documents."""
    what = "a document of your own (TOML), whose game the rules may name; may be given several times"
    command.add_argument("--document", metavar="FILE", action="append", default=[], help=what)


def own_documents(options: argparse.Namespace) -> tuple[AddedDocument, ...]:
    """Return the documents that were given.

    Raises:
        InputError: at the file's name, for what cannot be read.
    """
    from explorer.rules.added import check_documents, read_document_file

    return check_documents(read_document_file(Path(file)) for file in options.document)
