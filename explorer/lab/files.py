"""Rows of a sweep in a file: CSV, or Parquet where polars is installed. A file is replaced whole or not at all."""

from __future__ import annotations

import csv
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from explorer.errors import InputError

CSV, PARQUET = ".csv", ".parquet"

Row = Mapping[str, Any]
"""A row by columns: texts, numbers, or ``None`` where there is nothing."""


def check_file(file: Path) -> None:
    """Check that rows can be written to a file, before anything is played for it.

    Raises:
        InputError: at the file's name, when it ends otherwise, its folder is missing, or Parquet needs polars.
    """
    if file.suffix not in (CSV, PARQUET):
        raise InputError("sweep.file", given=file.suffix, at=str(file))
    check_folder(file)
    if file.suffix == PARQUET:
        _polars(file)


def check_folder(file: Path) -> None:
    """Check that a file's folder is there.

    Raises:
        InputError: at the file's name, when it is not.
    """
    if not file.absolute().parent.is_dir():
        raise InputError("sweep.folder", folder=str(file.parent), at=str(file))


def write_rows(file: Path, rows: Sequence[Row]) -> None:
    """Write rows to a file in the place of what was there.

    Raises:
        InputError: at the file's name, when it cannot be written.
    """
    check_file(file)
    new = file.with_name(f".{file.name}.new")
    try:
        if file.suffix == CSV:
            with new.open("w", encoding="utf-8", newline="") as out:
                writer = csv.DictWriter(out, list(rows[0]) if rows else [])
                writer.writeheader()
                writer.writerows(rows)
        else:
            _polars(file).DataFrame(list(rows), infer_schema_length=None).write_parquet(new)
        os.replace(new, file)  # noqa: PTH105
    except OSError as error:
        raise InputError("file.written", why=error.strerror, at=str(file)) from error
    finally:
        new.unlink(missing_ok=True)


def write_text(file: Path, text: str) -> None:
    """Write a text to a file in the place of what was there.

    Raises:
        InputError: at the file's name, when it cannot be written.
    """
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise InputError("file.written", why=error.strerror, at=str(file)) from error


def read_rows(file: Path) -> list[dict[str, Any]]:
    """Return the rows of a file; those of CSV are texts, with "" for nothing.

    Raises:
        InputError: at the file's name, when it cannot be read.
    """
    check_file(file)
    try:
        if file.suffix == CSV:
            with file.open(encoding="utf-8-sig", newline="") as lines:
                return list(csv.DictReader(lines))
        return list(_polars(file).read_parquet(file.read_bytes()).to_dicts())
    except OSError as error:
        raise InputError("file.read", why=error.strerror, at=str(file)) from error
    except Exception as error:
        raise InputError("sweep.unreadable", at=str(file)) from error


def _polars(file: Path) -> Any:
    try:
        import polars
    except ImportError:
        raise InputError("sweep.polars", at=str(file)) from None
    return polars
