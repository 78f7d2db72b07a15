"""The files that the page reads before its Python is there, a preset and a language each, made on all processors."""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from explorer.rules.presets import PRESETS
from explorer.site.first import DEEP, answers_data, deep_data, first_data
from explorer.site.page import Setting
from explorer.ui.home.lessons import LESSONS
from explorer.ui.share.link import PUBLIC

FOLDER = "first"


def written(setting: Setting, *, tops: Collection[str] | None = None) -> dict[str, bytes]:
    """Return the files by their names, for a site; ``tops``: the answers on these tops alone."""
    each = partial(_files, environment=_environment(setting), tops=tops)
    parts = ["", f"{DEEP}-everything", *PRESETS]  # those that take longest first
    if tops is None:
        with ProcessPoolExecutor() as processes:
            made = [*processes.map(each, parts)]
    else:
        made = [*map(each, parts)]
    return {name: content for files in made for name, content in files.items()}


def _environment(setting: Setting) -> dict[str, str]:
    """Return by what Python will know where it runs: the links that are shown are those that it will show."""
    return {PUBLIC: setting.address, LESSONS: json.dumps(setting.lessons)}


def _files(part: str, *, environment: Mapping[str, str], tops: Collection[str] | None) -> dict[str, bytes]:
    before = {name: os.environ.pop(name) for name in environment if name in os.environ}
    os.environ.update(environment)
    try:
        data = _data(part, tops)
    finally:
        for name in environment:
            del os.environ[name]
        os.environ.update(before)
    return {f"{FOLDER}/{lang}{part and '-'}{part}.json": as_json(one) for lang, one in data.items()}


def _data(part: str, tops: Collection[str] | None) -> dict[str, dict[str, Any]]:
    if not part:
        return first_data()
    return answers_data(part, tops=tops) if part in PRESETS else deep_data(DEEP, tops=tops)


def as_json(data: Mapping[str, object]) -> bytes:
    """Return data as they are written, without any spaces."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
