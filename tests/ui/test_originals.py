"""The original wording from a reader's own copy stands beside our restatement, and is never mixed up with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from explorer import serve
from explorer.errors import InputError
from explorer.notation.records import read_record
from explorer.serve import quote_from
from explorer.sources import originals
from explorer.sources.originals import NEAREST, NOT_FOUND, VERIFIED, Original, Originals
from explorer.ui import own_copies as copies
from explorer.ui.own_copies import COPIES, own_copies
from explorer.ui.session import Session
from tests.sources.saved import prints, saved
from tests.ui.acting import RECORD, act, index_of

TEN = "pagat:play.1.5"
OWN = {
    "pagat:1": "Lay whatever you like whenever you like, said the hare.",
    TEN: "No, said the tortoise, not on a ten.",
}
NOWHERE = "No passage of these is in it, neither to the letter nor nearly."


def reasons(*found: Original) -> list[dict[str, Any]]:
    """Return the passages shown for an ace on a ten, with these originals in the reader's copy of Pagat."""
    have = Originals({"pagat": "pagat.txt"}, {one.cite: one for one in found})
    session = Session(records=[read_record(RECORD.replace("Pile: 9C", "Pile: 10C"))], originals=have)
    shown = act(session, "card", index=index_of(session, "AS"))
    return [passage for reason in shown["why"]["reasons"] for passage in reason["passages"]]


def test_a_verified_original_is_quoted_beside_our_words() -> None:
    """Both stand there, each with its label; a passage that is not in the copy has ours alone."""
    passages = reasons(Original(TEN, VERIFIED, "No <b>way</b> & never.", 1.0))
    quoted = [one for one in passages if "original" in one]
    assert [
        {"text": "No <b>way</b> & never.", "verified": True, "label": "the original wording, from your own copy"}
    ] == [one["original"] for one in quoted]
    assert {"in our words"} == {one["label"] for one in quoted}
    assert len(quoted) < len(passages)


def test_the_nearest_text_says_that_it_is_not_verified() -> None:
    """With how much of it is the same, rounded down so that it never seems to be all."""
    original = next(one["original"] for one in reasons(Original(TEN, NEAREST, "Almost.", 0.999)) if "original" in one)
    assert not original["verified"]
    assert (
        "the nearest text in your own copy, not verified: 99 % of its runs of three words are the same"
        == (original["label"])
    )


def test_what_is_not_found_is_not_shown() -> None:
    """Then there is nothing but our own words."""
    assert not any("original" in one for one in reasons(Original(TEN, NOT_FOUND, "", 0.2)))


def test_options_quote_too() -> None:
    """The passages that document an answer have their original wording on the page of rules as well."""
    cite = "pagat:play.1.2"
    session = Session(originals=Originals({}, {cite: Original(cite, VERIFIED, "Pictures, please.", 1.0)}))
    act(session, "tab", id="rules")
    topics = act(session, "open", key="pictures_on")["options"]["topics"]
    says = [
        one for topic in topics for option in topic["options"] for value in option["values"] for one in value["says"]
    ]
    assert ["Pictures, please."] == [one["original"]["text"] for one in says if "original" in one]


@pytest.fixture
def pasting(monkeypatch: pytest.MonkeyPatch) -> Session:
    """A session at an ace on a ten, whose reader has no copies; the documents are those of these tests."""
    monkeypatch.setattr(originals, "fingerprints", lambda: prints(OWN))
    session = Session(records=[read_record(RECORD.replace("Pile: 9C", "Pile: 10C"))])
    act(session, "card", index=index_of(session, "AS"))
    return session


def shown_at(session: Session, cite: str, **event: str) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
    """Paste something for a passage; return how the passage is shown then, and all panels."""
    panels = act(session, "original", cite=cite, **event)
    found = [one for reason in panels["why"]["reasons"] for one in reason["passages"]]
    return next(one for one in found if one.get("paste", one.get("original", {})).get("cite") == cite), panels


def test_a_pasted_passage_is_verified_and_quoted(pasting: Session) -> None:
    """To the letter, wherever it stands in what was pasted; then nothing more is asked for, and it is spoken."""
    passage, panels = shown_at(pasting, TEN, text=f"Once upon a time. {OWN[TEN]} The end.")
    assert "verified: the original wording, as you pasted it" == passage["original"]["label"]
    assert OWN[TEN] == passage["original"]["text"]
    assert "paste" not in passage
    assert "Verified: the original wording stands beside ours." == panels["live"]["text"]


def test_a_paste_that_is_nearly_the_passage_is_not_verified(pasting: Session) -> None:
    """It is quoted as such, and the right one can still be pasted."""
    passage, _ = shown_at(pasting, TEN, text=OWN[TEN].replace("not on", "never on"))
    assert not passage["original"]["verified"]
    assert passage["original"]["label"].startswith("not verified: the nearest text in what you pasted")
    assert TEN == passage["paste"]["cite"]


def test_a_paste_of_something_else_says_what_to_do(pasting: Session) -> None:
    """Less than half of the passage is not taken for it."""
    passage, panels = shown_at(pasting, TEN, text=NOWHERE)
    assert "original" not in passage
    assert passage["paste"]["note"].startswith("Not found: less than half of this passage is in what you pasted. Copy")
    assert panels["live"]["text"].startswith("Not found")


def test_a_whole_document_verifies_its_other_passages_too(pasting: Session) -> None:
    """One paste is enough for all of its passages that stand there to the letter."""
    _, panels = shown_at(pasting, TEN, text="\n".join(OWN.values()))
    assert panels["live"]["text"].endswith("Other passages verified in it: 1.")
    assert set(OWN) == set(pasting.reader.pasted or {})


def test_what_was_pasted_goes_nowhere(pasting: Session) -> None:
    """Neither into the code nor into a page that is taken along."""
    before = pasting.reader.code()
    shown_at(pasting, TEN, text=OWN[TEN])
    assert before == pasting.reader.code()
    kept = act(pasting, "share_keep", id="step")["share"]["file"]["text"]
    assert OWN[TEN] not in kept
    assert '"paste":{' not in kept
    passage, _ = shown_at(pasting, TEN, text=" ")  # nothing was pasted: what is there stays
    assert passage["original"]["verified"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a copy of a document of these tests, which goes by the id of one of the five."""
    monkeypatch.setattr(originals, "fingerprints", lambda: prints(OWN))
    monkeypatch.setenv(COPIES, "")
    copies._read.cache_clear()
    yield saved(tmp_path, mine__txt="\n".join(OWN.values()))
    copies._read.cache_clear()


def test_the_command_tells_the_page_by_the_environment(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It says what was recognised where; the page, which may be another process, then reads the same folder."""
    assert None is own_copies()
    quote_from(folder)
    assert f"The original wording of Pagat comes from {folder / 'mine.txt'}\n" == capsys.readouterr().out
    have = own_copies()
    assert have is not None
    assert have is own_copies()  # read once
    found = have.original_of(TEN)
    assert found is not None
    assert OWN[TEN] == found.text


def test_a_folder_that_went_away_takes_only_the_originals_with_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page is drawn all the same."""
    monkeypatch.setenv(COPIES, str(folder / "nowhere"))
    assert None is own_copies()


def test_a_file_that_is_no_copy_stops_the_command(folder: Path) -> None:
    """It is named before anything is served."""
    saved(folder, other__txt=NOWHERE)
    with pytest.raises(InputError) as raised:
        serve.serve(documents=folder, open_browser=False)
    assert str(folder / "other.txt") == raised.value.at
