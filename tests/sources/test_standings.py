"""The hand-made table of where each option value stands is sound in itself; other tests hold the rules against it."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from explorer.sources import library
from tests.rules_page import VALUES

TABLE: dict[str, dict[str, dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("standings.toml").read_text("utf-8")
)
ROWS = [(key, value) for key, values in TABLE.items() for value in values]
DOCUMENTS = ["pagat", "wikipedia-1", "wikipedia-2", "guide", "digest"]

# What each document's preset changes of the first values; the values a preset borrows are base nowhere.
PRESETS = {
    "pagat": {},
    "wikipedia-1": {
        "start": "left-of-dealer",
        "packets": "ones",
        "ace_on": "picture",
        "two_on": "all",
        "led_ten": "clears",
        "led_ace": "barred",
        "led_picture": "barred",
        "try_stock": "never",
        "ace_clears": "always",
        "scoring": "first-out-wins",
    },
    "wikipedia-2": {
        "start": "left-of-dealer",
        "packets": "ones",
        "ace_on": "picture",
        "two_on": "all",
        "led_ten": "taken-pass",
        "led_ace": "taken-pass",
        "led_picture": "barred",
        "pickup": "half",
        "keeps_turn": "half-or-five",
        "try_stock": "never",
        "scoring": "first-out-wins",
    },
    "guide": {},
    "digest": {"packets": "2-1-2"},
}


def test_every_value_has_its_row() -> None:
    """The table has every option and value, and no other."""
    assert {key: values.split() for key, values in VALUES.items()} == {key: list(TABLE[key]) for key in TABLE}


@pytest.mark.parametrize(("key", "value"), ROWS)
def test_a_row_speaks_of_every_document(key: str, value: str) -> None:
    """A row has one entry a document, in order; what is not absent is shown by that document's own passages."""
    row = TABLE[key][value]
    assert DOCUMENTS == list(row)
    for document, entry in row.items():
        assert entry["is"] in ("base", "lists", "unclear", "absent")
        assert (entry["is"] == "absent") == (entry["passages"] == [])
        assert {document} >= {library().passage(full_id).document for full_id in entry["passages"]}


@pytest.mark.parametrize(("key", "value"), ROWS)
def test_kinds_agree(key: str, value: str) -> None:
    """A base value is shown by a rule first, a listed one by variants, and no heading shows anything."""
    for entry in TABLE[key][value].values():
        kinds = [library().passage(full_id).kind for full_id in entry["passages"]]
        assert "heading" not in kinds
        if entry["is"] == "base":
            assert "rule" == kinds[0]
        if entry["is"] == "lists":
            assert {"variant", "example"} >= set(kinds)


@pytest.mark.parametrize("document", DOCUMENTS)
@pytest.mark.parametrize("key", VALUES)
def test_base_is_the_preset(document: str, key: str) -> None:
    """A document has at most one base value of an option, and that is the one its preset has."""
    preset = PRESETS[document].get(key, VALUES[key].split()[0])
    assert {preset} >= {value for value, row in TABLE[key].items() if row[document]["is"] == "base"}
