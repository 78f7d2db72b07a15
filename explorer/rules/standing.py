"""Where an option value stands in a document: its base game, a house rule it lists, unclear, or absent."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from explorer.rules.catalogue import OPTIONS
from explorer.rules.option import Value
from explorer.rules.ruleset import preset_values
from explorer.sources import library
from explorer.sources.added import AddedDocument

BASE, LISTS, UNCLEAR, ABSENT = "base", "lists", "unclear", "absent"


@dataclass(frozen=True, slots=True)
class Standing:
    """How a document stands to an option value, with its passages; ``mark`` is base, lists, unclear or absent."""

    document: str
    mark: str
    passages: tuple[str, ...]


def standing(document: str, key: str, value: str, *, documents: tuple[AddedDocument, ...] = ()) -> Standing:
    """Return where a value stands in a document, one of the five or of the added ``documents``.

    Raises:
        KeyError: for a key or value that the catalogue does not have, or an unknown document.

    >>> standing("guide", "led_ten", "clears").mark
    'lists'
    """
    added = next((one for one in documents if one.id == document), None)
    passages = tuple(cite for cite in documented(key, value, documents) if cite.startswith(document + ":"))
    name = f"{key}.{value}"
    if any(name in names for _, names in added.unclear) if added else document in _value(key, value).unclear:
        return Standing(document, UNCLEAR, passages)
    if not passages:
        return Standing(document, ABSENT, ())
    found = library().with_documents(one.document for one in documents) if added else library()
    stated = any(found.passage(cite).kind == "rule" for cite in passages)
    own = stated and preset_values(document, documents)[key] == value
    return Standing(document, BASE if own else LISTS, passages)


def documented(key: str, value: str, documents: Iterable[AddedDocument] = ()) -> tuple[str, ...]:
    """Return what documents an option value: passages and interpretations, those of added ``documents`` last.

    Raises:
        KeyError: for a key or value that the catalogue does not have.
    """
    more = (passage for one in documents for passage in one.passages_on(f"{key}.{value}"))
    return (*_value(key, value).passages(), *more)


def _value(key: str, value: str) -> Value:
    option = next((option for option in OPTIONS if option.key == key), None)
    if option is None:
        raise KeyError(key)
    return option.value(value)
