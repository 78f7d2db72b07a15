"""``completion CODE``: what the code at the end of a lesson says. It is no proof that anybody did it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from explorer.commands.sheet import LANGUAGES

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(commands: Commands) -> None:
    """Add the command to the command line."""
    what = "tell what the code at the end of a lesson says"
    more = " It shows which exercises were done and which were right the first time, and proves nothing."
    command = commands.add_parser("completion", help=what, description=f"{what.capitalize()}.{more}")
    command.set_defaults(run=run)
    command.add_argument("code", metavar="CODE", help="the code, such as first-game-22-7r")
    command.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="the language (en)")


def run(options: argparse.Namespace) -> int:
    """Print the lesson and how each exercise stands.

    Raises:
        InputError: for a text that is no such code.
    """
    from explorer.commands.lines import speak_utf_8
    from explorer.language import speaking
    from explorer.sheet.completion import WORDS, read_completion
    from explorer.ui.say import text

    speak_utf_8()
    with speaking(options.lang):
        found = read_completion(options.code)
        print(text("lesson.of", lesson=found.lesson))
        for number, state in enumerate(found.states, start=1):
            print(f"{text('lesson.number', number=number)} {text(f'lesson.{WORDS[state]}')}")
    return 0
