"""What the rules cite is found by id, or refused by name."""

from pathlib import Path

import pytest

from explorer.errors import InputError
from explorer.sources import Interpretation, Passage, library
from explorer.sources.library import read_library

HEAD = """
id = "{id}"
title = "T"
short = "S"
letter = "L"
kind = "K"
related = []
descent = ""
licence = ""
date = ""
address = ""
order = {order}
base = "B"
"""
PASSAGE = '[[passage]]\nid = "{id}"\nkind = "rule"\nsection = "S"\nplace = "P"\ntext = "T"\n'


def written(folder: Path, *documents: str, interpretations: str = "", glossary: str = "") -> Path:
    """Write a small library and return its folder."""
    (folder / "documents").mkdir()
    for number, text in enumerate(documents):
        (folder / "documents" / f"{number}.toml").write_text(text, "utf-8")
    (folder / "interpretations.toml").write_text(interpretations, "utf-8")
    (folder / "glossary.toml").write_text(glossary, "utf-8")
    return folder


def test_documents_stand_in_order() -> None:
    """The documents come in the order that they give themselves."""
    assert ["pagat", "wikipedia-1", "wikipedia-2", "guide", "digest"] == [one.id for one in library().documents]


def test_order_is_the_documents_own(tmp_path: Path) -> None:
    """The order does not come from the files' names."""
    folder = written(tmp_path, HEAD.format(id="late", order=2), HEAD.format(id="early", order=1))
    assert ["early", "late"] == [document.id for document in read_library(folder).documents]


def test_full_ids(tmp_path: Path) -> None:
    """A passage is found by its document's id, a colon and its own."""
    found = read_library(written(tmp_path, HEAD.format(id="a", order=1) + PASSAGE.format(id="b.1"))).passage("a:b.1")
    assert Passage("a:b.1", "a", "rule", "S", "P", "T") == found


def test_a_source_is_either() -> None:
    """What a clause cites is a passage or, with its prefix, an interpretation."""
    passage = library().source("pagat:play.1.2")
    interpretation = library().source("interpretation:opening-whole-set")
    assert isinstance(passage, Passage)
    assert isinstance(interpretation, Interpretation)
    assert "interpretation:opening-whole-set" == interpretation.id
    assert interpretation is library().interpretation("opening-whole-set")


def test_it_is_read_once() -> None:
    """Every caller gets the same library."""
    assert library() is library()


@pytest.mark.parametrize(
    ("find", "given", "said"),
    [
        ("document", "wikipedia", "there is no document 'wikipedia'; the nearest: wikipedia-"),
        ("passage", "pagat:play.1.22", "there is no passage 'pagat:play.1.22'; the nearest: pagat:play.1.2,"),
        ("interpretation", "opening-whole", "'interpretation:opening-whole'; the nearest: interpretation:opening-"),
        ("source", "interpretation:five-at-onc", "the nearest: interpretation:five-at-once"),
        ("source", "guide:claer", "the nearest: guide:clear"),
        ("term", "plie", "there is no term 'plie'; the nearest: pile"),
        ("term", "zzzz", "there is no term 'zzzz'"),
    ],
)
def test_an_unknown_id_names_the_nearest(find: str, given: str, said: str) -> None:
    """The error says what is not there and which ids come near."""
    with pytest.raises(InputError) as caught:
        getattr(library(), find)(given)
    assert said in str(caught.value)


def test_an_id_stands_once(tmp_path: Path) -> None:
    """Two passages with one id are refused."""
    twice = HEAD.format(id="a", order=1) + PASSAGE.format(id="b") + PASSAGE.format(id="b")
    with pytest.raises(InputError, match="the passage 'a:b' stands there twice"):
        read_library(written(tmp_path, twice))


@pytest.mark.parametrize(
    ("document", "interpretations", "glossary", "at"),
    [
        (HEAD + 'colour = "red"\n', "", "", "0.toml"),
        (HEAD.replace('short = "S"\n', ""), "", "", "0.toml"),
        (HEAD + PASSAGE.replace('place = "P"\n', ""), "", "", "0.toml.{id}"),
        (HEAD, '[[interpretation]]\nid = "x"\nkind = "silence"\n', "", "interpretations.toml.x"),
        (HEAD, "", '[[term]]\nid = "x"\nen = "x"\nsv = "x"\n', "glossary.toml.x"),
    ],
)
def test_a_wrong_key_is_placed(tmp_path: Path, document: str, interpretations: str, glossary: str, at: str) -> None:
    """A missing or unknown key is refused, and the error names the file and the entry."""
    text = document.format(id="a", order=1)
    folder = written(tmp_path, text, interpretations=interpretations, glossary=glossary)
    with pytest.raises(InputError) as caught:
        read_library(folder)
    assert at.format(id="a") == caught.value.at
