"""What was played as a file: CSV, or Parquet where polars is installed."""

from __future__ import annotations

from base64 import b64encode
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from explorer.ui.reader import Reader
from explorer.ui.say import text

CSV, PARQUET = "csv", "parquet"
TYPES = {CSV: "text/csv;charset=utf-8", PARQUET: "application/vnd.apache.parquet"}


def downloads() -> list[dict[str, str]]:
    """Return the sorts of file that can be had: pictures are made by the page itself."""
    found = [CSV, *([PARQUET] if find_spec("polars") else [])]
    return [
        *({"id": id, "label": text(f"lab.as-{id}"), "made": ""} for id in found),
        *({"id": id, "label": text(f"lab.as-{id}"), "made": "here"} for id in ("svg", "png")),
    ]


def kept(reader: Reader, what: str, sort: str) -> dict[str, Any] | None:
    """Return a file of the figures (``what`` is ``versus`` or ``sweep``): its name, type, and text or bytes in base 64.

    Raises:
        InputError: for a sort of file that nothing here can write.
    """
    if sort not in TYPES or what not in ("versus", "sweep"):
        return None
    with TemporaryDirectory() as folder:
        file = Path(folder) / f"figures.{sort}"
        if not _write(reader, what, file):
            return None
        data = file.read_bytes()
    name = f"{text(f'lab.file-{what}')}.{sort}"
    held = {"text": data.decode()} if sort == CSV else {"base64": b64encode(data).decode()}
    return {"name": name, "type": TYPES[sort], **held}


def _write(reader: Reader, what: str, file: Path) -> bool:
    """Write what has been played so far; tell whether there is anything."""
    from explorer.lab.arms import arm
    from explorer.lab.kept import write_sweep, write_tallies
    from explorer.ui.lab.playing import SEED
    from explorer.ui.lab.question import simulated

    if what == "versus" and reader.lab.versus is not None:
        versus = reader.lab.versus
        found = versus.run.look()
        if found is None:
            return False
        write_tallies(
            file,
            [
                (arm(rules, players=versus.setup.players, policies=policy, seed=SEED), tally)
                for policy, pair in found.pairs.items()
                for rules, tally in ((versus.a, pair.a), (versus.b, pair.b))
            ],
        )
        return True
    if what == "sweep" and reader.lab.sweep is not None:
        swept = reader.lab.sweep
        known = swept.run.look()
        if known is None:
            return False
        ours = arm(simulated(swept.ours), players=swept.players, policies=swept.policy, seed=SEED)
        write_sweep(file, ours, known.swept)
        return True
    return False
