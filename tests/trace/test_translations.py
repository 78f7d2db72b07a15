"""Every message is there in every language, can be filled in, and is a good sentence of that language."""

from __future__ import annotations

import re

import pytest

from explorer.data import path
from explorer.games import game_index
from explorer.rules.catalogue import OPTIONS
from explorer.rules.presets import PRESETS
from explorer.trace.language import language, languages
from explorer.trace.words import language_name, option_words, preset_words, reading_note, title, value_words
from tests.trace.domain import CLAUSES
from tests.trace.messages import NAME, Path, facts_of, messages, names_in
from tests.trace.read_through import read_through
from tests.trace.stories import story
from tests.trace.well_written import GLUED, faults
from tests.trace.wordings import told

OTHERS = [lang for lang in languages() if lang != "en"]

OWN = {("phrase",), ("kinds",), ("ours", "kinds")}
"""Where a language has what it needs: parts of sentences, and forms of kinds."""

MORE: dict[Path, set[str]] = {
    ("grid", "row"): {"top"},
    ("grid", "spoken"): {"top", "effect", "next"},
    ("difference", "row"): {"top"},
    ("difference", "spoken"): {"top"},
    ("ours", "line", "does-not-go"): {"cards_none", "tops_none"},
    ("ours", "line", "falls"): {"cards_with"},
    ("ours", "line", "must-be-taken"): {"cards_with"},
    ("ours", "line", "stays"): {"cards_none", "cards_with", "tops_none"},
    ("amount", "mixed"): {"rank", "suit"},
    ("move", "does"): {"part"},
    ("move", "spoken"): {"part", "rank", "suit"},
    ("move", "choice"): {"part"},
    ("event", "did"): {"part", "taken"},
    ("sheet", "late"): {"late_list"},
    ("sheet", "line", "play.on-ten-only-ten"): {"goes_list", "alone"},
    ("sheet", "line", "play.on-ace-only-ace"): {"goes_list", "alone"},
    ("sheet", "line", "play.on-two-only-two"): {"goes_list", "alone"},
}
"""What the code tells besides what the English messages look at."""

NAMES = {"Pagat", "Valepaska", "Pöytäpaska", "Ruotsalainen", "abcdefghijklmnopqrstuvwxyz"}
"""What may be the same in all languages."""


def whole(lang: str) -> dict[Path, dict[str, str]]:
    """Return all messages of a language."""
    return dict(messages(language(lang).tree))


def is_own(place: Path) -> bool:
    """Tell whether a language may have a message that others lack."""
    return place[:1] in OWN or place[:2] in OWN or place[0] == "meta"


def spelled_out(text: str, lang: str) -> str:
    """Return a message with its phrases written out, and something in the place of all else."""

    def part(found: re.Match[str]) -> str:
        name = found[1][0].lower() + found[1][1:]
        if not language(lang).has("phrase", name):
            return "X"
        variants = dict(messages(language(lang).at("phrase", name)))[()].values()
        return spelled_out(" ".join(text.strip() for text in variants if text), lang)

    return NAME.sub(part, text)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_message_is_there(lang: str) -> None:
    """A language has every message that English has, and no other."""
    wanted, there = ({place for place in whole(code) if not is_own(place)} for code in ("en", lang))
    assert sorted(wanted) == sorted(there)
    assert language("en").at("kinds").keys() == language(lang).at("kinds").keys()


@pytest.mark.parametrize("lang", OTHERS)
def test_every_kind_has_every_form(lang: str) -> None:
    """All kinds have the same forms, none of which two ranks share."""
    kinds = language(lang).at("kinds")
    assert 1 == len({tuple(sorted(forms)) for forms in kinds.values()})
    for form in set(kinds["3"]) - {"plural"}:
        assert len(kinds) == len({forms[form] for forms in kinds.values()}), form


@pytest.mark.parametrize("lang", OTHERS)
def test_every_placeholder_can_be_filled(lang: str) -> None:
    """A message looks at nothing but what the English one does, a few facts more, and the language's own phrases."""
    english, here = whole("en"), whole(lang)
    for place, variants in here.items():
        if not is_own(place) and place[0] != "clause":  # what a clause says is filled in below
            known = facts_of(language("en"), english[place]) | names_in(english[place]) | MORE.get(place, set())
            assert facts_of(language(lang), variants) <= known, place


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(lang: str) -> None:
    """No message is the English one, unless it is a name or has no words of its own."""
    english = whole("en")
    for place, variants in whole(lang).items():
        for when, text in variants.items() if place[-1] != "players" else ():
            words = NAME.sub("", text)
            if not is_own(place) and re.search(r"[^\W\d_]{2}", words) and text not in NAMES:
                assert text not in english[place].values(), (place, when)


@pytest.mark.parametrize("lang", OTHERS)
def test_messages_are_well_written(lang: str) -> None:
    """No message has English words or signs, and no ending is hung on what is filled in: names are never inflected."""
    for place, variants in whole(lang).items():
        for text in variants.values():
            if place[0] != "meta":
                assert [] == faults(spelled_out(text, lang).strip()), (place, text)
            assert not GLUED.search(text), (place, text)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("place", range(len(CLAUSES)), ids=[clause.id for clause in CLAUSES])
def test_every_cell_has_a_sentence(place: int, lang: str) -> None:
    """Each outcome in each cell gives a whole sentence, and each cell some facts in a few words."""
    assert told(place, lang).said
    for text in told(place, lang).said:
        assert text[0].isupper() or text[0] == "”", text
        assert text.endswith("."), text
        assert [] == faults(text), text
    for text in told(place, lang).facts:
        assert 0 < len(text) <= 60, text
        assert not text.endswith("."), text
        assert [] == faults(text), text


@pytest.mark.parametrize("lang", OTHERS)
def test_games_are_told(lang: str) -> None:
    """All that is said of all games reads well, and no player's name is inflected."""
    texts = {text for group in game_index() for id in group.ids for text in story(id, lang)} - {""}
    assert texts
    for text in texts:
        assert [] == faults(text), text


@pytest.mark.parametrize("lang", OTHERS)
def test_titles_tell_clauses_apart(lang: str) -> None:
    """No two clauses have one title, and all are short phrases."""
    titles = [title(clause.id, lang) for clause in CLAUSES]
    assert len(titles) == len(set(titles))
    for text in titles:
        assert 0 < len(text) <= 75, text
        assert text[0].isupper(), text
        assert not text.endswith("."), text
        assert [] == faults(text), text


@pytest.mark.parametrize("lang", OTHERS)
def test_options_read_as_questions_and_answers(lang: str) -> None:
    """An option is a question with different answers, and no two settings look alike in the strip."""
    strips = []
    for option in OPTIONS:
        words = option_words(option.key, lang)
        assert words.question.endswith("?")
        assert words.help == "" or words.help.endswith(".")
        values = [value_words(option.key, value.id, lang) for value in option.values]
        assert len(values) == len({value.label for value in values})
        strips += [value.strip for value in values]
    assert len(strips) == len(set(strips))
    assert max(map(len, strips)) <= 50
    assert all(preset_words(preset, lang).about.endswith(".") for preset in PRESETS)


def test_languages_say_what_they_are_called() -> None:
    """Each language has its own name, and says whether somebody has read its words who grew up with it."""
    assert ["English", "suomi"] == [language_name(lang) for lang in ("en", "fi")]
    assert "" == reading_note("en")
    read = language("fi").at("meta", "read-by-native")
    assert reading_note("fi") == ("" if read else language("fi").at("meta", "unread"))


@pytest.mark.parametrize("lang", OTHERS)
def test_what_is_to_be_read_through_is_up_to_date(lang: str) -> None:
    """The file for a reader has what is said now; ``python -m tests.trace.read_through LANG`` writes it anew."""
    file = path("rules_text") / lang / "read-through.txt"
    again = f"write it anew: python -m tests.trace.read_through {lang} > rules_text/{lang}/{file.name}"
    assert file.read_text("utf-8").splitlines() == list(read_through(lang)), again
