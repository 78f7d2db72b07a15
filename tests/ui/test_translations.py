"""Every sentence of the interface is there in every language, and has the same things filled in."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import pytest

from explorer.trace.language import languages
from explorer.ui import say
from tests.trace.messages import NAME, messages
from tests.trace.well_written import GLUED, faults

OTHERS = [lang for lang in languages() if lang != "en"]

NAMES = {"Paskahousu", "CSV", "Parquet", "SVG", "PNG"}
"""What may be the same in all languages."""


@cache
def whole(lang: str) -> dict[str, str]:
    """Return all sentences of a language by their dotted ids."""
    tree = tomllib.loads(Path(say.__file__).with_name("messages").joinpath(f"{lang}.toml").read_text("utf-8"))
    return {".".join(place): text for place, variants in messages(tree) for text in variants.values()}


@pytest.mark.parametrize("lang", OTHERS)
def test_every_sentence_is_there(lang: str) -> None:
    """A language has every sentence that English has, and no other."""
    assert sorted(whole("en")) == sorted(whole(lang))


@pytest.mark.parametrize("lang", OTHERS)
def test_every_placeholder_can_be_filled(lang: str) -> None:
    """Nothing is asked for that the English sentence is not given."""
    for id, text in whole(lang).items():
        assert set(NAME.findall(text)) <= set(NAME.findall(whole("en")[id])), id


@pytest.mark.parametrize("lang", OTHERS)
def test_sentences_are_well_written(lang: str) -> None:
    """None is left in English, and no ending is hung on what is filled in: names are never inflected."""
    for id, text in whole(lang).items():
        words = NAME.sub("", text)
        if any(sign.isalpha() for sign in words) and text not in NAMES:
            assert text != whole("en")[id], id
        assert not GLUED.search(text), (id, text)
        assert [] == faults(NAME.sub("X", text).strip()), (id, text)
        if whole("en")[id].endswith("."):
            assert text.endswith("."), id
