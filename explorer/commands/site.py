"""``explorer site DIR``: the explorer as static files, which any web host or a USB stick holds."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(commands: Commands) -> None:
    """Add the command to the command line."""
    what = "write the explorer as static files, which need no Python where they are served"
    more = " Python for the browser is fetched once by npm, which has to be installed."
    command = commands.add_parser("site", help=what, description=f"{what[0].upper()}{what[1:]}.{more}")
    command.set_defaults(run=run)
    command.add_argument("folder", metavar="DIR", type=Path, help="an empty folder, or one with an earlier site")
    command.add_argument(
        "--lesson",
        metavar="FILE",
        type=Path,
        action="append",
        default=[],
        help="a lesson's notebook that becomes a page of it, NAME.html; may be given several times",
    )
    command.add_argument(
        "--public-url",
        metavar="ADDRESS",
        default="",
        help="the address at which others will open it, for the links that are copied from it",
    )


def run(options: argparse.Namespace) -> int:
    """Write the site, print what it weighs, and return the exit status.

    Raises:
        InputError: at the folder, at a lesson or at ``--public-url``; where Python for the browser cannot be fetched.
    """
    from explorer.site.build import build, check_folder
    from explorer.site.fetch import fetch
    from explorer.ui.share.link import check_public

    address = check_public(options.public_url) if options.public_url else ""
    check_folder(options.folder)  # before anything is fetched
    sizes = build(options.folder, fetch(), address=address, lessons=options.lesson)
    print(f"{options.folder}: {len(sizes)} files, {sum(sizes.values()) / 1e6:.1f} MB")
    return 0
