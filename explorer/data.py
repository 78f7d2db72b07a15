"""Where the data files lie: in the package when it was installed, else in the checkout beside it."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def path(name: str, *, package: Path = PACKAGE) -> Path:
    """Return the folder or file ``name`` of the data, such as ``rules_text`` or ``notebooks``.

    A wheel carries the data in ``_data`` inside the package; a checkout has them beside it.
    ``package`` is the package's own folder and only differs in tests.
    Raises FileNotFoundError, naming both places, when neither holds ``name``.

    >>> path("rules_text").name
    'rules_text'
    """
    packed, beside = package / "_data", package.parent
    # An installed package must never pick up a folder of the same name that happens to lie in site-packages.
    found = (packed if packed.is_dir() else beside) / name
    if not found.exists():
        raise FileNotFoundError(f"the data '{name}' are neither in {packed} nor in {beside}; is the program whole?")
    return found
