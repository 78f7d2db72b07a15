"""The original wording: verified to the letter, nearest but unverified, or not found."""

from pathlib import Path

import pytest

from explorer.errors import InputError
from explorer.sources.copies import read_copy
from explorer.sources.originals import (
    NEAREST,
    NOT_FOUND,
    VERIFIED,
    find_passage,
    find_passages,
    read_folder,
    recognise,
    verify_paste,
)
from tests.sources.saved import HTML, PASSAGES, TEXT, prints, saved

KNOWN = prints()
CITE = "tea:pour.2"  # 13 words, 11 runs
WORDS = PASSAGES[CITE]


@pytest.mark.parametrize(
    "copy", [TEXT, HTML, TEXT.upper(), TEXT.replace(" ", "\n")], ids=["text", "html", "caps", "lines"]
)
def test_every_passage_of_a_whole_copy_is_verified(copy: str) -> None:
    """As plain text or as a page, in whatever lines and letters."""
    found = find_passages(read_copy(copy), "tea", known=KNOWN)
    assert dict.fromkeys(PASSAGES, (VERIFIED, 1.0)) == {c: (one.status, one.share) for c, one in found.items()}


@pytest.mark.parametrize("copy", [TEXT, HTML], ids=["text", "html"])
def test_it_is_quoted_as_it_stands(copy: str) -> None:
    """With its own signs and entities read, but without the number of its list."""
    read = read_copy(copy)
    quoted = find_passage(read, "tea:boil.2", known=KNOWN).text
    assert "Warm the pot (“hot the pot”) before any leaves go in." == quoted
    assert "Tea waits for nobody." == find_passage(read, "tea:pour.3", known=KNOWN).text


def test_its_place_tells_which_of_two_it_is() -> None:
    """Words that stand there twice belong to the passage whose neighbours are there."""
    read = read_copy("Pouring, Boiling: contents.\n" + TEXT)
    heading = find_passages(read, "tea", known=KNOWN)["tea:pour.0"]
    assert "Pouring" == heading.text  # not "Pouring," of the contents
    short = find_passages(read, "tea", known=KNOWN)["tea:pour.1"]
    assert "Pour the water over the leaves." == short.text  # not the beginning of the next passage


@pytest.mark.parametrize(
    ("changed", "share"),
    [
        (WORDS.replace("stopped", "ceased"), 8 / 11),  # one word in the middle: three runs
        (WORDS.replace("Pour", "Put"), 10 / 11),  # one at the end: one run
        (WORDS.replace("altogether", "entirely"), 10 / 11),
        (WORDS.replace("leaves only", "leaves, slowly, only"), 9 / 11),  # one word more: two runs
        ("Always pour the water over the leaves only once it has stopped.", 9 / 11),
    ],
)
def test_a_slightly_changed_copy_is_unverified(changed: str, share: float) -> None:
    """The nearest text is given with the share of its runs that are the same, in whole sentences."""
    found = find_passage(read_copy(TEXT.replace(WORDS, changed)), CITE, known=KNOWN)
    assert (NEAREST, changed) == (found.status, found.text)
    assert pytest.approx(share) == found.share


@pytest.mark.parametrize(
    "changed",
    [
        "Pour the water over the cups, but only when it has stopped bubbling for good.",  # 5 of 11 runs
        "Serve it with milk, and never with cream or with any kind of lemon.",
        "",
    ],
)
def test_less_than_half_shared_is_not_found(changed: str) -> None:
    """Text that is mostly another is no wording of the passage."""
    found = find_passage(read_copy(TEXT.replace(WORDS, changed)), CITE, known=KNOWN)
    assert (NOT_FOUND, "") == (found.status, found.text)


def test_a_passage_out_of_order_is_found() -> None:
    """A page may have its parts in another order, as long as the words are there."""
    last = PASSAGES["tea:pour.3"]
    found = find_passages(read_copy(f"{last}\n{TEXT.replace(last, '')}"), "tea", known=KNOWN)
    assert {VERIFIED} == {one.status for one in found.values()}


def test_the_same_runs_in_another_order_are_no_verification() -> None:
    """Only the digest tells; a song may go round in a circle."""
    song = prints({"song:1": "tea for two tea for two"})
    assert VERIFIED == verify_paste("song:1", "Tea for two, tea for two!", known=song).status
    assert NEAREST == verify_paste("song:1", "For two tea, for two tea!", known=song).status


def test_a_passage_without_a_fingerprint_is_an_error() -> None:
    """Nothing can be verified of an interpretation or an unknown passage."""
    for cite in ("interpretation:opening-whole-set", "tea:pour.9", "coffee:1"):
        with pytest.raises(InputError, match="has an original wording"):
            find_passage(read_copy(TEXT), cite, known=KNOWN)


@pytest.mark.parametrize(
    ("pasted", "status"),
    [
        (WORDS, VERIFIED),
        (f"And I quote: {WORDS} End.", VERIFIED),
        (f"<p>{WORDS}</p>", VERIFIED),
        (WORDS.replace("stopped", "ceased"), NEAREST),
        ("Something else.", NOT_FOUND),
        ("", NOT_FOUND),
    ],
)
def test_a_pasted_passage(pasted: str, status: str) -> None:
    """It is looked for anywhere in what was pasted."""
    assert status == verify_paste(CITE, pasted, known=KNOWN).status


def test_files_are_recognised_by_what_they_say(tmp_path: Path) -> None:
    """Not by their names; of two copies the fuller one counts, and other files are left alone."""
    coffee = {
        "coffee:1": "Grind the beans as late as you can, right before brewing.",
        "coffee:2": "Never boil coffee twice, whatever anybody says.",
    }
    known = {**KNOWN, **prints(coffee)}
    half = "\n".join(list(PASSAGES.values())[:4])
    saved(
        tmp_path, coffee__html=HTML, notes__txt="\n".join(coffee.values()), z__txt=half, x__png="no text", _hidden="no"
    )
    (tmp_path / "coffee_files").mkdir()
    found = read_folder(tmp_path, known=known)
    assert {"tea": str(tmp_path / "coffee.html"), "coffee": str(tmp_path / "notes.txt")} == found.files
    original = found.original_of(CITE)
    assert original is not None
    assert WORDS == original.text
    assert None is found.original_of("interpretation:opening-whole-set")


def test_what_is_not_found_has_no_original(tmp_path: Path) -> None:
    """Nothing is quoted for it, rather than something else."""
    found = read_folder(saved(tmp_path, tea__txt=TEXT.replace(WORDS, "")), known=KNOWN)
    assert None is found.original_of(CITE)


def test_a_copy_is_told_from_one_with_shared_passages() -> None:
    """Documents that copy one another share passages; the copy is of the one that has more of it."""
    older = {cite.replace("tea", "old"): text for cite, text in PASSAGES.items() if cite != CITE}
    older["old:end"] = "All of this was written down in the year of the great frost, they say."
    known = {**KNOWN, **prints(older)}
    assert "tea" == recognise(read_copy(TEXT), known=known)[1]
    assert "old" == recognise(read_copy("\n".join(older.values())), known=known)[1]
    assert "" == recognise(read_copy("Nothing of the kind."), known=known)[1]


@pytest.mark.parametrize(
    ("files", "at", "said"),
    [
        ({}, "", "no copy is in it"),
        ({"tea__pdf": "x"}, "", "no copy is in it"),
        ({"tea__txt": TEXT, "list__txt": "Milk, eggs, flour."}, "list.txt", "no passage of any of the documents"),
    ],
)
def test_what_is_no_copy_is_named(files: dict[str, str], at: str, said: str, tmp_path: Path) -> None:
    """The error says which file or folder, and what to do."""
    with pytest.raises(InputError, match=said) as raised:
        read_folder(saved(tmp_path, **files), known=KNOWN)
    assert str(tmp_path / at) == raised.value.at


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    """As any file that cannot be read."""
    with pytest.raises(InputError, match="the folder cannot be read: No such file or directory"):
        read_folder(tmp_path / "nowhere")
