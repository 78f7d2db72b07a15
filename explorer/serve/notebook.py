"""The notebooks that can be served, by name."""

from __future__ import annotations

from pathlib import Path

from explorer import data
from explorer.errors import unknown
from explorer.serve.errors import CannotServe


def notebook_path(name: str) -> Path:
    """Return the file of a notebook; ``name`` is its path below notebooks/, with or without ``.ipynb``.

    The name of a folder stands for the ``index`` in it.
    """
    notebooks = {
        path.relative_to(data.path("notebooks")).with_suffix("").as_posix(): path
        for path in sorted(data.path("notebooks").rglob("*.ipynb"))
        if ".ipynb_checkpoints" not in path.parts
    }
    wanted = name.removesuffix(".ipynb")
    wanted = f"{wanted}/index" if f"{wanted}/index" in notebooks else wanted
    if wanted not in notebooks:
        raise CannotServe(str(unknown("notebook", wanted, notebooks)))
    return notebooks[wanted]
