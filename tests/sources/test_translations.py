"""Everything that the documents, interpretations and the glossary say is there in Finnish too, and said there alike."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from explorer.data import path
from explorer.errors import InputError
from explorer.rules.ruleset import rule_set
from explorer.sources import Interpretation, Passage, Term, library
from explorer.sources.translations import (
    HEAD,
    LANGUAGES,
    interpretation_words,
    passage_text,
    read_translation,
    text_language,
    translated,
)
from tests.sources.added import OMA
from tests.sources.finnish import faults

FINNISH = translated(library(), "fi")

NAMES = ("Pagat", "Pagat: Paskahousu", "Pöytäpaska", "Ruotsalainen paskahousu", "Valepaska", "Ruotsalainen")
"""Texts that are nothing but a name, and so the same in both languages."""

CLEARER = {"pagat:var.start.3": ["3 in one of them only"]}
"""Where the Finnish text names what the English one leaves to the sentence before it."""


def wrong(finnish: str, english: str) -> list[str]:
    """Return the faults of a Finnish text; the same as the English one is a fault where it is no name."""
    same = ["not translated"] if finnish == english and finnish not in NAMES else []
    return same + faults(finnish, english)


@pytest.mark.parametrize("passage", library().passages, ids=lambda passage: passage.id)
def test_every_passage_is_there_in_finnish(passage: Passage) -> None:
    """Its text and place are Finnish, what flags it as damaged as well, and it stays what it is."""
    twin = FINNISH.passage(passage.id)
    assert CLEARER.get(passage.id, []) == wrong(twin.text, passage.text)
    assert [] == wrong(twin.place, passage.place)
    assert [] == (wrong(twin.flag_note, passage.flag_note) if passage.flag_note else [])
    assert (passage.id, passage.document, passage.kind, passage.flag) == (twin.id, twin.document, twin.kind, twin.flag)
    assert bool(passage.flag_note) == bool(twin.flag_note)
    assert passage.text.endswith((".", ")")) == twin.text.endswith((".", ")"))


@pytest.mark.parametrize("name", [document.id for document in library().documents])
def test_every_document_is_there_in_finnish(name: str) -> None:
    """Its head is Finnish wherever a reader sees words, and its sections are told apart as in English."""
    document, twin = library().document(name), FINNISH.document(name)
    for key in HEAD:
        words = getattr(twin, key)
        assert [] == wrong(words, getattr(document, key)), key
    assert (document.letter, document.related, document.order) == (twin.letter, twin.related, twin.order)
    pairs = {(passage.section, FINNISH.passage(passage.id).section) for passage in document.passages}
    assert len({english for english, _ in pairs}) == len(pairs) == len({finnish for _, finnish in pairs})
    assert [] == [fault for english, finnish in pairs for fault in wrong(finnish, english)]


def test_places_are_told_apart() -> None:
    """A citation in Finnish finds one passage, and a heading's section is its text, as in English."""
    places = Counter((passage.document, passage.section, passage.place) for passage in FINNISH.passages)
    assert [] == [place for place, count in places.items() if count > 1]
    for heading in (passage for passage in FINNISH.passages if passage.kind == "heading"):
        assert heading.section.rpartition(": ")[2].lower() in heading.text.lower()


@pytest.mark.parametrize(
    ("full_id", "word"),
    [
        ("wikipedia-2:rules.pickup", "puolet"),
        ("wikipedia-2:rules.turn", "viisi"),
        ("wikipedia-2:rules.turn", "ei siirry"),
        ("digest:note.6b", "ristiin"),
        ("digest:head.4", "jätkä, rouva, kuningas, ässä, kakkonen"),
    ],
)
def test_oddities_are_kept(full_id: str, word: str) -> None:
    """What is odd in a document stays odd in Finnish."""
    assert word in passage_text(full_id, "fi")


@pytest.mark.parametrize("one", library().interpretations, ids=lambda one: one.id)
def test_every_interpretation_is_there_in_finnish(one: Interpretation) -> None:
    """Its text, the other reading and the reason are Finnish, and it reads what it reads."""
    twin = interpretation_words(one.id, "fi")
    for key in ("text", "other", "reason"):
        english, finnish = getattr(one, key), getattr(twin, key)
        assert bool(english) == bool(finnish)
        assert [] == (wrong(finnish, english) if english else [])
    assert (one.kind, one.reads, one.otherwise, one.without) == (twin.kind, twin.reads, twin.otherwise, twin.without)
    assert (one.when, one.beyond) == (twin.when, twin.beyond)


@pytest.mark.parametrize("term", library().terms, ids=lambda term: term.id)
def test_every_term_is_explained_in_finnish(term: Term) -> None:
    """A term is explained in one Finnish sentence, as in English; its names may be the same."""
    assert (term.en, term.meaning) == (term.name("en"), term.explanation("en"))
    assert term.fi == term.name("fi")
    assert [] == wrong(term.explanation("fi"), term.meaning)
    assert term.meaning_fi.endswith(".")
    assert ". " not in term.meaning_fi


def test_english_is_as_it_was_written() -> None:
    """In the language in which the texts are written nothing is changed."""
    assert translated(library(), LANGUAGES[0]) is library()
    assert library().passage("pagat:deal.1").text == passage_text("pagat:deal.1", "en")


def test_added_texts_stay_as_they_are() -> None:
    """A document that was added keeps its words, while the program's own texts are translated beside it."""
    rules = rule_set("pagat").add(OMA)
    given = rules.library()
    found = translated(given, "fi")
    assert given.document("oma") is found.document("oma")
    assert given.passage("oma:1.1") is found.passage("oma:1.1")
    assert "Jako" == found.passage("pagat:deal.0").text
    assert [one.id for one in given.documents] == [one.id for one in found.documents]
    assert "Kympillä aloitettu pino kaatuu." == passage_text("oma:1.1", "en", sources=given)


@pytest.mark.parametrize(
    ("cite", "lang", "tag"),
    [
        ("pagat:play.1", "fi", "fi"),
        ("pagat:play.1", "en", "en"),
        ("interpretation:limit-per-play", "fi", "fi"),
        ("oma:1.1", "en", "fi"),
        ("ours:1", "fi", ""),
    ],
)
def test_the_language_of_a_text(cite: str, lang: str, tag: str) -> None:
    """The program's texts are in the language asked for; those of others are in theirs, where that is known."""
    assert tag == text_language(cite, lang, documents=[OMA])


def test_the_language_of_what_is_not_there() -> None:
    """A citation that nobody has is refused."""
    with pytest.raises(InputError, match=r"there is no passage 'oma:1\.1'"):
        text_language("oma:1.1", "fi")


@pytest.mark.parametrize("lang", ["sv", ""])
def test_another_language_is_refused(lang: str) -> None:
    """A language without texts is named as such; nothing falls back to English."""
    with pytest.raises(InputError, match=f"no language of the texts '{lang}'"):
        translated(library(), lang)
    with pytest.raises(InputError, match=f"no language of the glossary '{lang}'"):
        library().term("pile").name(lang)


@pytest.mark.parametrize(
    ("file", "before", "after", "at"),
    [
        ("documents/pagat.toml", 'id = "players.5"', 'id = "players.6"', "pagat.toml.pagat:players.5"),
        ("documents/pagat.toml", 'id = "players.5"', 'id = "players.4"', "pagat.toml.pagat:players.4"),
        ("documents/pagat.toml", 'text = "Jako"', 'words = "Jako"', "pagat.toml.pagat:deal.0."),
        ("documents/pagat.toml", '"Deal" = "Jako"\n', "", "pagat.toml.sections"),
        ("documents/pagat.toml", '"Deal" = "Jako"\n', '"Deal" = "Jako"\n"Dael" = "Jako"\n', "pagat.toml.sections"),
        ("documents/pagat.toml", 'short = "Pagat"\n', "", "pagat.toml.head.short"),
        ("documents/digest.toml", "flag_note", "flag_text", "digest.toml.digest:play.1.D."),
        ("documents/guide.toml", None, "", "guide.toml"),
        ("interpretations.toml", 'id = "repetition"', 'id = "repetitions"', "interpretation:repetition"),
        ("interpretations.toml", "reason", "because", "interpretations.toml.interpretation:packets-silent."),
    ],
)
def test_what_is_missing_is_named(tmp_path: Path, file: str, before: str | None, after: str, at: str) -> None:
    """A translation that lacks something, or has something for nothing, is refused with the place."""
    folder = shutil.copytree(path("rules_text") / "fi", tmp_path / "fi")
    target = folder / file
    if before is None:
        target.unlink()
    else:
        text = target.read_text("utf-8")
        assert before in text
        target.write_text(text.replace(before, after, 1), "utf-8")
    with pytest.raises(InputError) as caught:
        read_translation(folder, library())
    assert at in caught.value.at


def test_what_stands_for_nothing_is_named(tmp_path: Path) -> None:
    """An entry that translates nothing is refused as well."""
    folder = shutil.copytree(path("rules_text") / "fi", tmp_path / "fi")
    target = folder / "documents" / "pagat.toml"
    target.write_text(target.read_text("utf-8") + '\n[[passage]]\nid = "x"\nplace = "x"\ntext = "x"\n', "utf-8")
    with pytest.raises(InputError, match="this translates nothing") as caught:
        read_translation(folder, library())
    assert "pagat.toml.pagat:x" == caught.value.at


@pytest.mark.parametrize(
    ("finnish", "english", "fault"),
    [
        ("Siinä on 37 korttia.", "There are 36 cards.", "other cards or numbers"),
        ("Benin kasi kaatuu.", "Ben's eight falls.", "inflected names: ['Benin']"),
        ("The pino kaatuu.", "The pile falls.", "English words: ['The']"),
        ("Pino  kaatuu.", "The pile falls.", "blank, or blanks too many"),
        ('Väite on "kasi".', "The claim is an eight.", "signs of quotation that are not Finnish"),
        ("Pino jää. Hän nostaa kortin.", "It stays. She draws.", "lifted without a pile: Hän nostaa kortin."),
        ("Jätkä käy rouvan päälle.", "It goes on a queen.", "J in one of them only"),
        ("Lyö kuusi korttia.", "Lay six cards and an ace.", "A in one of them only"),
        ("Pino kaatuu.", "Pino kaatuu.", "not translated"),
    ],
)
def test_faults_are_found(finnish: str, english: str, fault: str) -> None:
    """The checks above find what they are there for."""
    assert [fault] == wrong(finnish, english)
