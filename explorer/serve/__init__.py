"""Serving a notebook as a page on this computer: Voilà for one person, Panel for many."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from explorer.serve.errors import CannotServe
from explorer.serve.notebook import notebook_path

if TYPE_CHECKING:
    from explorer.sources.added import AddedDocument


def serve(
    *,
    notebook: str = "explorer",
    port: int | None = None,
    open_browser: bool = True,
    panel: bool = False,
    address: str = "",
    documents: Path | None = None,
    public_url: str = "",
) -> None:
    """Serve ``notebooks/NOTEBOOK.ipynb`` until Ctrl-C or SIGTERM; ``documents`` is a folder of the person's own copies,
    ``public_url`` the address under which others reach the page, ``address`` that of this computer on which Panel
    listens.

    Raises `CannotServe` where there is no such notebook, the port is taken, or Panel is asked for and not installed
    (or an address without it),
    and InputError at a file of ``documents`` that is no copy of any document.
    """
    path = notebook_path(notebook)
    if documents is not None:
        quote_from(documents)
    if public_url:
        link_to(public_url)
    if panel:
        from explorer.serve import panel as visitors

        visitors.run(path, port=port, open_browser=open_browser, address=address, public_url=public_url)
        return
    if address:
        raise CannotServe("--address goes with --panel, which serves many visitors; add that, or leave --address out")
    from explorer.serve.voila import run

    run(path, port=port, open_browser=open_browser)


def serve_class(
    *,
    port: int | None = None,
    address: str = "",
    lesson: str = "",
    rules: str = "",
    documents: tuple[AddedDocument, ...] = (),
) -> None:
    """Serve a class on the local network until Ctrl-C or SIGTERM, as `explorer.serve.classroom.serve_class` says."""
    from explorer.serve.panel import panel_module

    panel_module()  # says what to install, before anything asks for it
    from explorer.serve import classroom
    from explorer.ui.classroom.start import Start

    classroom.serve_class(port=port, address=address, start=Start(lesson, rules, documents))


def link_to(address: str) -> None:
    """Have links that are copied from pages lead to an address.

    Raises:
        InputError: for one that others cannot open.
    """
    from explorer.ui.share.link import PUBLIC, check_public

    os.environ[PUBLIC] = check_public(address)  # kernels are processes of their own


def quote_from(folder: Path) -> None:
    """Have pages quote the copies in a folder, and say which document was recognised in which file.

    Raises:
        InputError: at the folder, or at a file in it that is no copy of any document.
    """
    from explorer.sources import library
    from explorer.sources.originals import read_folder
    from explorer.ui.own_copies import COPIES
    from explorer.ui.say import text

    for document, file in read_folder(folder).files.items():
        print(text("copies.found", document=library().document(document).short, file=file), flush=True)
    os.environ[COPIES] = str(folder.resolve())  # kernels are processes of their own, and start in another folder
