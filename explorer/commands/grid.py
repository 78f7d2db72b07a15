"""``explorer grid``: what may go on what under a rule set, and where two rule sets part."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from explorer.commands.lines import speak_utf_8
from explorer.commands.own_documents import add_rules, other_rules, rules_of

if TYPE_CHECKING:
    from explorer.rules.ruleset import RuleSet

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(commands: Commands) -> None:
    """Add the command to the command line."""
    what = "show what may go on what under some rules, and where others part from them"
    command = commands.add_parser("grid", help=what, description=what.capitalize() + ".")
    command.set_defaults(run=run)
    add_rules(command)
    command.add_argument("--against", metavar="RULES", help="other rules, to show where they part")
    command.add_argument("--cards", type=int, default=1, metavar="N", help="so many cards at once; 5 for more (1)")
    command.add_argument("--run", type=int, default=1, dest="alike", metavar="N", help="so many alike on top (1)")
    command.add_argument("--stock", choices=("left", "gone"), help="with a stock, or when it is gone")
    command.add_argument("--nines", choices=("left", "gone"), help="with nines, or when all of them are out")
    form = command.add_mutually_exclusive_group()
    form.add_argument("--sentences", action="store_true", help="in sentences, of every time where none is asked for")
    form.add_argument("--json", action="store_true", help="as data")


def run(options: argparse.Namespace) -> int:
    """Print what is asked for and return the exit status.

    Raises:
        InputError: at ``rules``, ``cards`` or ``run``, for what cannot be.
    """
    rules = rules_of(options)
    speak_utf_8()
    if options.against is None:
        print(_grid(rules, options))
    else:
        print(_difference(rules, other_rules(options), options))
    return 0


def _slice(options: argparse.Namespace) -> dict[str, Any]:
    gone = {name: getattr(options, name) != "gone" for name in ("stock", "nines")}
    return {"count": options.cards, "run": options.alike, **gone}


def _timed(options: argparse.Namespace) -> bool:
    return options.stock is not None or options.nines is not None


def _grid(rules: RuleSet, options: argparse.Namespace) -> str:
    from explorer.ask.grid.grid import grid, grid_data
    from explorer.ask.grid.table import grid_table, text_table
    from explorer.ask.grid.words import grid_sentences, heading, nothing, rule_sentences

    slice = grid(rules, **_slice(options))
    if options.json:
        return json.dumps(grid_data(slice), ensure_ascii=False)
    if options.sentences:
        if _timed(options):
            said = grid_sentences(slice)
        else:
            said = rule_sentences(rules, count=options.cards, run=options.alike)
        head = heading(rules, slice.at, stock=_timed(options))
        return "\n".join([head + ":", *([sentence.text for sentence in said] or [nothing()])])
    return f"{heading(rules, slice.at)}:\n\n{text_table(grid_table(slice))}"


def _difference(a: RuleSet, b: RuleSet, options: argparse.Namespace) -> str:
    from explorer.ask.grid.difference import difference, difference_data
    from explorer.ask.grid.difference_words import closing, difference_sentences, rules_names, slice_contrasts
    from explorer.ask.grid.table import difference_table, text_table
    from explorer.ask.grid.words import heading

    apart, names = difference(a, b, **_slice(options)), rules_names(a, b)
    slice = max((apart.a, apart.b), key=lambda one: one.at.stock)
    head = heading(slice.rules, slice.at, stock=_timed(options) or not options.sentences)
    if options.json:
        return json.dumps(difference_data(apart), ensure_ascii=False)
    if options.sentences:
        if _timed(options):
            said = slice_contrasts(apart)
        else:
            said = difference_sentences(a, b, count=options.cards, run=options.alike)
        return "\n".join([head + ":", *(contrast.text for contrast in said)])
    options_apart = [contrast.text for contrast in closing(apart, True, names=names)[1:]]
    table = text_table(difference_table(apart, names))
    return "\n".join([f"{head}:", "", table, *([""] if options_apart else []), *options_apart])
