"""A document that a group adds: read whole, cited like the five, and refused with line and key where it is wrong."""

from pathlib import Path
from typing import Any

import pytest

from explorer.errors import InputError
from explorer.rules.added import document_of, read_document, read_document_file
from explorer.rules.catalogue import OPTIONS
from explorer.rules.presets import PRESETS
from explorer.rules.ruleset import preset_values, rule_set
from explorer.rules.standing import Standing, documented, standing
from explorer.sources import library
from explorer.sources.added import added_data
from tests.sources.added import OMA, TEXT

BAD = sorted(Path(__file__).with_name("bad_documents").glob("*.toml"))
SHORT = 'id = "{id}"\ntitle = "T"\n[[passage]]\nid = "1"\nkind = "{kind}"\ntext = "T"\n'


def short(id: str = "other", kind: str = "rule", more: str = "") -> Any:
    """Return a document of one passage; ``more`` are lines of that passage."""
    return read_document(SHORT.format(id=id, kind=kind) + more)


@pytest.mark.parametrize("file", BAD, ids=lambda file: file.stem)
def test_a_bad_file_is_refused_with_line_and_key(file: Path) -> None:
    """The error is the one beside the file: the place, the line, what is wrong and the nearest that is right."""
    with pytest.raises(InputError) as caught:
        read_document(file.read_text("utf-8"))
    wanted = file.with_suffix(".txt").read_text("utf-8").rstrip("\n")
    told, _, known = f"{caught.value.at}: {caught.value.message}".partition(" There are:")
    assert wanted == told
    assert known or "there is no" not in told


def test_no_expected_error_is_left_over() -> None:
    """Each file beside the bad documents belongs to one of them."""
    assert {file.stem for file in BAD} == {file.stem for file in BAD[0].parent.glob("*.txt")}


def test_its_head_and_passages_are_read() -> None:
    """All that the file says is there; passages are found by full id, their lines joined."""
    document = OMA.document
    assert ("oma", "The rules of the cabin", "Cabin", "O+") == (
        document.id,
        document.title,
        document.short,
        document.letter,
    )
    assert ("1987", "Saimaa", "A sheet on the wall") == (document.date, document.address, document.kind)
    assert ("Grandmother", "fi", ("pagat",)) == (OMA.author, OMA.language, document.related)
    assert ["oma:1.1", "oma:1.2", "oma:2", "oma:3"] == [passage.id for passage in document.passages]
    assert ("Alku", "1.2", "Yhtä suuri tai suurempi käy.") == (
        document.passages[1].section,
        document.passages[1].place,
        document.passages[1].text,
    )


def test_written_as_data_it_reads_back() -> None:
    """As plain data nothing of it is lost, also not what it leaves out."""
    for added in (OMA, short()):
        assert added == document_of(added_data(added))
        assert added_data(added) == added_data(document_of(added_data(added)))


def test_its_base_game_is_a_preset() -> None:
    """Rules may stand on it, with what differs from the preset it begins with; without it there is no such preset."""
    rules = rule_set({"base": "oma", "hand": "6"}, documents=[OMA])
    assert preset_values("pagat") | {"led_ten": "clears", "hand": "6"} == rules.values
    assert ("oma", (("hand", "6"),)) == (rules.document, rules.changes)
    assert [*PRESETS, "oma"] == list(rules.presets())
    assert (("led_ten", "clears"),) == OMA.differs  # five cards are what Pagat has anyway
    with pytest.raises(InputError, match="no preset 'oma'"):
        rule_set("oma")


def test_all_values_make_a_base_game_too() -> None:
    """Instead of a base and differences, a document may name the value of every option, but then of all."""
    values = {option.key: option.values[-1].id for option in OPTIONS}
    written = "\n".join(["[values]", *(f'{key} = "{value}"' for key, value in values.items())])
    head, _, passage = SHORT.format(id="whole", kind="rule").partition("[[")
    whole = read_document(f"{head}{written}\n[[{passage}")
    assert values == rule_set("whole", documents=[whole]).values
    assert whole == document_of(added_data(whole))
    with pytest.raises(InputError, match="missing: scoring") as caught:
        read_document(f"{head}{written.rpartition(chr(10))[0]}\n[[{passage}")
    assert "values" == caught.value.at


@pytest.mark.parametrize(
    ("key", "value", "mark", "passages"),
    [
        ("led_ten", "clears", "base", ("oma:1.1",)),
        ("hand", "5", "base", ("oma:1.1",)),
        ("led_ten", "stands", "absent", ()),
        ("led_ace", "taken-pass", "lists", ("oma:2",)),
        ("led_ace", "taken-again", "unclear", ("oma:2",)),
        ("led_ace", "stands", "absent", ()),
    ],
)
def test_it_stands_to_values_like_the_five(key: str, value: str, mark: str, passages: tuple[str, ...]) -> None:
    """Base game, listed, unclear or absent, with its passages; the five stand where they stood."""
    assert Standing("oma", mark, passages) == standing("oma", key, value, documents=(OMA,))
    for one in library().documents:
        assert standing(one.id, key, value) == standing(one.id, key, value, documents=(OMA,))


def test_a_rule_of_its_base_game_stated_otherwise_is_only_listed() -> None:
    """A rule passage on a value that its game does not have is no base, and a variant on one that it has neither."""
    added = short(kind="rule", more='values = ["led_ten.clears"]')
    assert "lists" == standing("other", "led_ten", "clears", documents=(added,)).mark
    added = short(kind="variant", more='values = ["led_ten.stands"]')
    assert "lists" == standing("other", "led_ten", "stands", documents=(added,)).mark


def test_it_is_cited_where_it_speaks() -> None:
    """Its passages stand with the clauses of what they document, first where rules stand on it, and nowhere else."""
    rules = rule_set("oma", documents=[OMA])
    cited = {bound.clause.id: bound.sources("oma") for bound in rules.bounds() if "oma" in "".join(bound.cites)}
    assert {"play.equal-or-higher": "oma:1.2", "led.clears(kind=10)": "oma:1.1"} == {
        clause: sources[0] for clause, sources in cited.items()
    }
    elsewhere = rule_set({"base": "pagat", "led_ace": "taken-pass"}, documents=[OMA])
    sources = {bound.clause.id: bound.sources("pagat") for bound in elsewhere.bounds()}
    assert "oma:2" in sources["led.must-take(kind=A)"]
    assert "pagat" == sources["led.must-take(kind=A)"][0].partition(":")[0]
    assert "oma:1.1" not in str(sources)
    assert "oma:2" not in str([one.cites for one in elsewhere.change("led_ace", "taken-again").bounds()])


def test_what_it_does_not_add_is_as_without_it() -> None:
    """Clauses and their other citations are those there were."""
    before, after = rule_set("guide"), rule_set("guide", documents=[OMA])
    assert [bound.clause for bound in before.bounds()] == [bound.clause for bound in after.bounds()]
    assert [bound.cites for bound in before.bounds()] == [
        tuple(cite for cite in bound.cites if not cite.startswith("oma:")) for bound in after.bounds()
    ]


def test_its_passages_are_found_in_the_library() -> None:
    """The rule set's library has the five and it; the one that comes with the program stays as it is."""
    found = rule_set("pagat", documents=[OMA]).library()
    assert [*(one.id for one in library().documents), "oma"] == [one.id for one in found.documents]
    assert found.source("oma:2") is OMA.document.passages[2]
    assert library().passages + OMA.document.passages == found.passages
    assert library().passage("pagat:play.1.2") is found.passage("pagat:play.1.2")
    with pytest.raises(InputError, match=r"no passage 'oma:4'; the nearest: oma:3"):
        found.source("oma:4")
    with pytest.raises(InputError):
        library().source("oma:2")


def test_several_documents_have_no_order() -> None:
    """Added in any order it is the same rule set; all of them document a value, the five first."""
    other = short(more='values = ["led_ten.clears"]')
    rules = rule_set("oma", documents=[OMA, other])
    assert rules == rule_set("pagat", documents=[other]).add(OMA).base_game("oma")
    assert ("oma:1.1", "other:1") == documented("led_ten", "clears", rules.documents)[-2:]
    assert rule_set("other", documents=[OMA, other]) == rules.base_game("other")


def test_a_document_that_is_stood_on_cannot_go() -> None:
    """Dropping the document of the base game would leave no game."""
    rules = rule_set("oma", documents=[OMA])
    assert rule_set("pagat") == rules.base_game("pagat").drop(OMA)
    with pytest.raises(InputError, match="no preset 'oma'"):
        rules.drop(OMA)


def test_two_of_one_id_are_refused() -> None:
    """A citation finds one document; the same document twice is one."""
    assert (OMA,) == rule_set("pagat", documents=[OMA, read_document(TEXT)]).documents
    with pytest.raises(InputError, match="two documents are called 'oma'") as caught:
        rule_set("pagat", documents=[OMA, short("oma")])
    assert "rules.documents" == caught.value.at


def test_there_is_a_limit() -> None:
    """Ten documents, four hundred passages, and texts that can be read are enough."""
    with pytest.raises(InputError, match="11 documents are too many"):
        rule_set("pagat", documents=[short(f"d{number}") for number in range(11)])
    entry = {"id": "1", "kind": "rule", "text": "T"}
    for passages, says in (
        ([entry | {"id": str(number)} for number in range(401)], "401 passages"),
        ([entry | {"text": "x" * 2001}], "2001 characters"),
        ([entry | {"id": str(number), "text": "x" * 1999} for number in range(51)], "in all"),
    ):
        with pytest.raises(InputError, match=says):
            document_of({"id": "oma", "title": "T", "passage": passages})


@pytest.mark.parametrize(
    ("documents", "at"),
    [
        ("oma", "rules.documents"),
        (["oma"], "rules.documents.0"),
        ([added_data(OMA), {"id": "x"}], "rules.documents.1.title"),
        ([added_data(OMA) | {"passage": [{"id": "1", "kind": "rule"}]}], "rules.documents.0.passage 1.text"),
        ([added_data(OMA) | {"passage": ["A led ten falls."]}], "rules.documents.0.passage 1"),
        ([added_data(OMA) | {"base": 5}], "rules.documents.0.base"),
        ([added_data(OMA) | {"differs": ["led_ten"]}], "rules.documents.0.differs"),
        ([added_data(OMA) | {"related": "pagat"}], "rules.documents.0.related"),
        ([added_data(OMA) | {"title": "\x07"}], "rules.documents.0.title"),
    ],
)
def test_data_that_cannot_be_a_document_are_refused(documents: object, at: str) -> None:
    """Among the rules of a case a document is checked as a file is."""
    with pytest.raises(InputError) as caught:
        rule_set({"base": "pagat", "documents": documents})
    assert at == caught.value.at


def test_a_file_names_itself(tmp_path: Path) -> None:
    """What is wrong is told with the file's name; a file that is no text, or is not there, too."""
    file = tmp_path / "oma.toml"
    for content, says in ((b'id = "oma', "line 1"), (b"\xff", "UTF-8"), (None, "cannot be read")):
        file.unlink(missing_ok=True)
        if content is not None:
            file.write_bytes(content)
        with pytest.raises(InputError) as caught:
            read_document_file(file)
        assert caught.value.at.startswith(str(file))
        assert says in f"{caught.value.at} {caught.value.message}"
    file.write_text("\ufeff" + TEXT, "utf-8")
    assert OMA == read_document_file(file)
