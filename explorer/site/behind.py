"""What the worker of a site asks: the cells that show something, run once, and then whatever the page sends."""

from __future__ import annotations

import ast
import json
import os
from typing import TYPE_CHECKING, Any

from explorer.errors import InputError
from explorer.ui.home.lessons import LESSONS
from explorer.ui.share.link import PUBLIC, check_public

if TYPE_CHECKING:
    from explorer.site.widget import Explorer


class Behind:
    """The parts of a page, each by the number of the cell whose last line shows it."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}
        """What the cells have named."""
        self.parts: dict[int, Explorer] = {}
        """What is seen, by the number of the cell that shows it."""
        self._cells = 0

    def run(self, cell: str) -> None:
        """Run the next cell."""
        tree = ast.parse(cell)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "<cell>", "exec"), self.names)
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), "<cell>", "eval"), self.names)
            if is_part(shown):
                self.parts[self._cells] = shown
        self._cells += 1

    def take(self, part: int, events: str) -> str:
        """Take events of a part, and return the news of all of them as JSON; another part may have changed, too."""
        if part in self.parts:
            self.parts[part].take(json.loads(events))
        return self.news()

    def foresee(self, part: int) -> None:
        """Work out, while nothing is asked, what of a part is likely to be asked for next."""
        if part in self.parts:
            self.parts[part].foresee()

    def news(self) -> str:
        """Return what the page has not been told yet, as JSON: a list of ``{"part", "panels", "error", "ack"}``."""
        told = [(number, part.news()) for number, part in self.parts.items()]
        return json.dumps([{"part": number, **news} for number, news in told if news], ensure_ascii=False)


def is_part(shown: object) -> bool:
    """Tell whether a cell shows a part of the page; where a site is built, it is the widget of a notebook."""
    from explorer.ui.widget import Explorer as Widget

    return isinstance(shown, Widget) or hasattr(shown, "news")


def begin(address: str, cells: str, lessons: str = "") -> Behind:
    """Return what stands behind a page at this address; ``cells`` is a list of texts as JSON, so are the ``lessons``.

    Links are copied to the address where others can open it.
    """
    try:
        os.environ.setdefault(PUBLIC, check_public(address))
    except InputError:
        os.environ.pop(PUBLIC, None)  # on this computer, or a network of its own: codes are copied
    os.environ[LESSONS] = lessons
    behind = Behind()
    for cell in json.loads(cells):
        behind.run(cell)
    return behind
