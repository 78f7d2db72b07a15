"""Errors are messages: each has its words in every language, and what they are filled with."""

from __future__ import annotations

import ast
import string
from functools import cache
from pathlib import Path

import pytest

import explorer
from explorer import errors
from explorer.errors import InputError, inside, nearest, unknown
from explorer.language import languages_in, read_language, speaking
from explorer.trace.language import languages
from tests.sources.finnish import QUOTED
from tests.trace.messages import messages
from tests.trace.well_written import GLUED, faults

PACKAGE = Path(explorer.__file__).parent
MESSAGES = Path(errors.__file__).with_name("messages")
OTHERS = [lang for lang in languages() if lang != "en"]

UNSAID = {"given.json", "given.json-line", "given.json-unread", "document.toml", "trace.part"}
"""Messages whose ``said`` Python says in English only: other languages leave it out."""

MORE = {"given.json": {"column"}}
"""What the English message does not need, since that says it."""

MADE_HERE = ("known.", "place.", "unknown.")
"""What `explorer.errors` itself makes, of what it is given."""


def whole(lang: str) -> dict[str, dict[str, str]]:
    """Return all messages of a language by id, with their variants."""
    return {".".join(path): variants for path, variants in messages(read_language(MESSAGES, lang).tree)}


def fields(variants: dict[str, str]) -> set[str]:
    """Return what a message is filled with and looks at."""
    named = {name for text in variants.values() for _, name, _, _ in string.Formatter().parse(text) if name}
    return named | {pair.partition("=")[0] for when in variants for pair in when.split() if "=" in pair}


@cache
def raised() -> list[tuple[str, ast.Call]]:
    """Return every place in the package at which an error is made, with its module."""
    found: list[tuple[str, ast.Call]] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        taken = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == errors.__name__]
        makers = {name.name for node in taken for name in node.names} & {"InputError", "unknown", "nearest"}
        made = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name))
        where = path.relative_to(PACKAGE).as_posix()
        found += [(f"{where}:{node.lineno}", node) for node in made if ast.unparse(node.func) in makers]
    return found


def ids_of(call: ast.Call) -> list[str]:
    """Return the ids that a place names; of one that is put together what it begins with, and a star."""
    first = call.args[0]
    parts = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
    before = "" if isinstance(call.func, ast.Name) and call.func.id == "InputError" else "unknown."
    found = []
    for part in parts:
        if isinstance(part, ast.JoinedStr) and isinstance(part.values[0], ast.Constant):
            found.append(f"{before}{part.values[0].value!s}*")
        else:
            found.append(before + (str(part.value) if isinstance(part, ast.Constant) else "?"))
    return found


def test_every_error_is_a_message() -> None:
    """No sentence stands where an error is made, only the id of a message and what fills it."""
    known, wrong = whole("en"), []
    for place, call in raised():
        for id in filter(lambda id: id != "unknown.?", ids_of(call)):  # of what a library lacks, which it says itself
            meant = [one for one in known if one == id or (id.endswith("*") and one.startswith(id[:-1]))]
            given = {str(one.arg) for one in call.keywords} - {"at"}
            given |= {"given"} if id.startswith("unknown.") else set()
            if not meant or any(given != fields(known[one]) | MORE.get(one, set()) for one in meant):
                wrong.append(f"{place} {id}")
    assert [] == wrong


def test_no_message_is_left_over() -> None:
    """Each is used somewhere."""
    used = [id for _, call in raised() for id in ids_of(call)]
    named = {one for one in used if not one.endswith("*")}
    begun = (*MADE_HERE, *(one[:-1] for one in used if one.endswith("*")))
    assert [] == [id for id in whole("en") if id not in named and not id.startswith(begun)]


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages(lang: str) -> None:
    """With the same things filled in, but for what Python says in English."""
    assert languages() == languages_in(MESSAGES)
    english, here = whole("en"), whole(lang)
    assert sorted(english) == sorted(here)
    for id, variants in here.items():
        assert fields(english[id]) - ({"said"} if id in UNSAID else set()) | MORE.get(id, set()) >= fields(variants), id
        assert fields(english[id]) - ({"said"} if id in UNSAID else set()) - {"says"} <= fields(variants) | {
            "fewest",
            "most",
        }, id


@pytest.mark.parametrize("lang", OTHERS)
def test_messages_are_well_written(lang: str) -> None:
    """None is the English one or has an ending hung on what is filled in; what is to be written stands in quotes."""
    for id, variants in whole(lang).items():
        for text in variants.values():
            assert text not in whole("en")[id].values(), id
            assert not GLUED.search(text.replace("{{", "").replace("}}", "")), id
            plain = "".join(said + ("X" if name else "") for said, name, _, _ in string.Formatter().parse(text))
            assert [] == faults(QUOTED.sub("X", plain)), id


def test_an_error_is_said_in_the_language_that_is_spoken_when_it_is_shown() -> None:
    """It is made in one language and read in another; what stands in it goes along."""
    error = InputError("code.own-moves", given="x1", why=unknown("move", "ply", ["play", "try"]))
    english = (
        "the own moves from 'x1' on cannot be read: there is no move 'ply'; did you mean 'play'? There are: play, try"
    )
    assert english == str(error) == error.said("en")
    with speaking("fi"):
        assert "omia siirtoja ei voi lukea kohdasta ”x1” eteenpäin: siirtoa ”ply” ei ole; " in str(error)
        assert english == error.said("en")


@pytest.mark.parametrize(
    ("finnish", "place"),
    [
        ("rivi 3", "line 3"),
        ("siirto 12", "move 12"),
        ("kohta 2.values", "passage 2.values"),
        ("oma.toml: kohta 2", "oma.toml: passage 2"),
        ("moves.3.move", "moves.3.move"),
        ("hands.line 3s", "hands.line 3s"),
    ],
)
def test_a_place_is_told_in_the_readers_language(finnish: str, place: str) -> None:
    """Words become words, keys stay as they are written; ``at`` itself never changes."""
    error = InputError("given.text", at=place)
    assert place == error.place
    with speaking("fi"):
        assert (finnish, place) == (error.place, error.at)


def test_the_same_error_at_another_place() -> None:
    """Its kind and words stay."""

    class Other(InputError):
        pass

    with pytest.raises(Other, match="write a text here") as found, inside("passage 2"), inside("text"):
        raise Other("given.text")
    assert "passage 2.text" == found.value.at
    assert found.value == Other("given.text", at="passage 2.text") != InputError("given.text", at="passage 2.text")


def test_several_errors_part_by_semicolons_and_names_by_commas() -> None:
    """Lists are data, too."""
    faults = (InputError("deal.missing", card="3C"), InputError("deal.extra", card="4C", times=2))
    told = InputError("deal.deck", wanted=52, number=52, whole=True, faults=faults)
    assert "the deck must hold 52 cards: 3C is missing; 4C is there 2 times" == str(told)
    assert "there is no term 'pil'; the nearest: pile, pip" == str(nearest("term", "pil", ["pile", "pip", "ace"]))
    assert "there is no term 'xyz'" == str(nearest("term", "xyz", ["pile"]))


@pytest.mark.parametrize(("lang", "says"), [("en", "The game is over."), ("fi", "Peli on päättynyt.")])
def test_alone_an_error_is_a_sentence(lang: str, says: str) -> None:
    """It begins with a capital letter and ends with one full stop, also where its words have one."""
    with speaking(lang):
        assert says == InputError("table.over").sentence
        assert 1 == InputError("page.event", kind="x").sentence.count(".")


@pytest.mark.parametrize("given", ["A" * 200_000, "A" * 99_999 + " b"])
def test_what_nobody_reads_to_the_end_is_cut(given: str) -> None:
    """A long code in an error is told by its beginning, and whatever stands around it stays whole."""
    told = str(InputError("card.unknown", given=given))
    assert told.startswith("'" + "A" * 40 + "…")
    assert told.endswith("such as 8D, 10H or Q♠")
    assert len(told) < 150
    path = "a folder/" + "x" * 80
    assert path in str(InputError("card.unknown", given=path))
