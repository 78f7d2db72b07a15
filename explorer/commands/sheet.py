"""``sheet RULES``: exactly some rules on one page to print, as Markdown, or as notes on what changed."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from explorer.commands.own_documents import add_rules, other_rules, own_documents

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

LANGUAGES = ("en", "fi")


def add_parser(commands: Commands) -> None:
    """Add the command to the command line."""
    what = "write a rule sheet for one page of paper"
    how = " Without --html it is printed as Markdown. A ? for a value stands for what is not agreed."
    command = commands.add_parser("sheet", help=what, description=what.capitalize() + "." + how)
    command.set_defaults(run=run)
    add_rules(command, example="wikipedia-1, led_ten clears, pictures_on ?")
    command.add_argument("--html", metavar="FILE", type=Path, help="write a page to print into this file")
    command.add_argument("--markdown", action="store_true", help="print Markdown, also beside --html")
    command.add_argument("--sources", action="store_true", help="with the documents that say each line")
    command.add_argument("--no-strip", action="store_true", help="without the score strip")
    command.add_argument("--title", metavar="TEXT", default="", help="what your group calls these rules")
    command.add_argument("--against", metavar="RULES", help="print what differs from other rules instead")
    command.add_argument("--cards", metavar="FILE", type=Path, help="write quarrel cards to print into this file")
    command.add_argument("--public-url", metavar="URL", help="where others open the explorer, for a picture to scan")
    command.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="the language (en)")


def run(options: argparse.Namespace) -> int:
    """Write and print what is asked for and return the exit status.

    Raises:
        InputError: at ``rules`` or ``against.rules`` for rules that cannot be, at a file that cannot be written.
    """
    from explorer.ask.agreement.open_rules import read_open_rules
    from explorer.commands.lines import speak_utf_8
    from explorer.language import speaking
    from explorer.sheet.make import make_sheet
    from explorer.sheet.markdown import sheet_markdown
    from explorer.sheet.page import sheet_page
    from explorer.sheet.patch import patch_notes
    from explorer.sheet.quarrel_page import quarrel_page
    from explorer.ui.codec import write_code
    from explorer.ui.place import Place

    rules = read_open_rules(options.rules, documents=own_documents(options))
    code = write_code(Place(rules.rules, open_keys=frozenset(rules.open)))
    speak_utf_8()
    with speaking(options.lang):
        sheet = make_sheet(rules, title=options.title, code=code)
        if options.html:
            strip = not options.no_strip
            _write(options.html, sheet_page(sheet, sources=options.sources, strip=strip, public=options.public_url))
        if options.cards:
            _write(options.cards, quarrel_page(rules, title=options.title, code=code))
        if options.against:
            print(patch_notes(rules, other_rules(options), title=options.title, code=code), end="")
        elif options.markdown or not (options.html or options.cards):
            print(sheet_markdown(sheet, sources=options.sources), end="")
    return 0


def _write(file: Path, text: str) -> None:
    from explorer.errors import InputError

    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise InputError("file.written", why=error.strerror, at=str(file)) from error
