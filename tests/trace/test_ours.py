"""Own rules and notes in words: whole sentences with the group's own words in them, never mistaken for another's."""

import json
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from explorer.cards import PACK, Kind, kind_of
from explorer.engine.judge import judge
from explorer.engine.position import read_case
from explorer.errors import InputError
from explorer.rules.decision import EMPTY
from explorer.rules.own import SAYS, own_clause
from explorer.rules.own_given import own_rule
from explorer.rules.ruleset import RuleSet, rule_set
from explorer.state import Move
from explorer.trace.language import language
from explorer.trace.model import Finding
from explorer.trace.ours import base_words, note_mark, own_line
from explorer.trace.wire import Trace, read_trace, trace_of, trace_schema, write_trace
from explorer.trace.words import fact, say, title, verdict
from tests.sources.added import OMA
from tests.trace.domain import finding, findings
from tests.trace.used import watch

OURS = "As we say, so it goes."
STOCKS = ("any", "left")


def rules_with(says: str, *, stock: str = "any", specials: str = "all", text: str = OURS) -> RuleSet:
    """Return rules with one own rule, of all the cards and places that it can be about."""
    top = EMPTY if says == "must-be-taken" else "empty any"
    rule = {"says": says, "cards": "any", "top": top, "stock": stock, "text": text}
    return rule_set({"specials": specials, "ours": [rule]})


def told(rules: RuleSet) -> Iterator[tuple[Finding, Trace]]:
    """Give what the own rule says in every cell that differs in what it reads, with moves that could hold it."""
    clause = own_clause(rules.own[0], 1)
    for one in findings(clause):
        card = _card(one.facts["kind"], rules)
        for verb, number in (("play", 1), ("play", 2), ("try", 1)) if card else ():
            yield one, Trace(Move(verb, (card,) * number), 0, rules, True, (one,))


def _card(kind: Kind, rules: RuleSet) -> Any:
    return next((card for card in PACK if kind_of(card, rules.param("red_apart")) == kind), None)


@pytest.mark.parametrize(("says", "stock", "specials"), list(product(SAYS, STOCKS, ("all", "black"))))
def test_every_outcome_has_a_sentence(says: str, stock: str, specials: str) -> None:
    """Each outcome in each cell is a whole sentence with the group's words, and its facts are a few words."""
    spoken = 0
    for one, judged_so in told(rules_with(says, stock=stock, specials=specials)):
        sentence, facts = say(one, judged_so), fact(one, judged_so)
        if one.outcome is None:
            assert sentence.startswith("“As we say, so it goes” does not apply: "), sentence
        else:
            spoken += 1
            assert sentence.startswith("In our game "), sentence
            assert sentence.endswith(": “As we say, so it goes”."), sentence
        assert not set("{}_()") & set(sentence + facts), sentence
        assert 0 < len(facts) <= 50, facts
    assert spoken


def test_no_message_is_left_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each sentence that there is for own rules is used somewhere."""
    used = watch(monkeypatch)
    title("ours:1")
    for says, stock in product(SAYS, STOCKS):
        for one, judged_so in told(rules_with(says, stock=stock)):
            say(one, judged_so)
            fact(one, judged_so)
    left = [
        (name, part, text)
        for name, parts in language("en").at("clause").items()
        if name.startswith("ours")
        for part, message in parts.items()
        for text in ([message] if isinstance(message, str) else message.values())
        if (("clause", name, part), text) not in used
    ]
    assert left == []


def test_two_groups_are_never_confused() -> None:
    """Under one number stand different rules in different rule sets: each is told in its own words."""
    one, other = (rules_with("goes", text=text) for text in ("Ours.", "Theirs."))
    assert ["Ours", "Theirs", "Our own rule 1"] == [title("ours:1", rules=rules) for rules in (one, other, None)]
    said = []
    for rules in (one, other, one):
        found, judged_so = next(told(rules))
        said.append(say(found, judged_so))
    assert said[0] == said[2]
    assert ["Ours" in said[0], "Theirs" in said[1]] == [True, True]


def test_words_with_braces_are_words() -> None:
    """What looks like a placeholder to a program is not filled in."""
    found, judged_so = next(told(rules_with("goes", text="{kind_a} {nonsense} 100 %")))
    assert "“{kind_a} {nonsense} 100 %”" in say(found, judged_so)


LINES: list[tuple[str, dict[str, Any]]] = [
    ("Kings go on a three.", {"says": "goes", "cards": "K", "top": "3"}),
    ("Any cards may be led.", {"says": "goes", "cards": "any", "top": "empty"}),
    (
        "Jacks, queens and kings may be led, and go on a three, a four or a five.",
        {"says": "goes", "cards": "J Q K", "top": "empty 3 4 5"},
    ),
    (
        "Sevens do not go on any card, if two or three at once.",
        {"says": "does-not-go", "cards": "7", "top": "any", "number": "2 3"},
    ),
    (
        "Red tens and black tens may not be led, while there is a stock.",
        {"says": "does-not-go", "cards": "10 r10", "top": "empty", "stock": "left"},
    ),
    (
        "Eights may not be led, nor go on a nine.",
        {"says": "does-not-go", "cards": "8", "top": "empty 9"},
    ),
    (
        "Queens on a king make the pile fall, once the stock is gone.",
        {"says": "falls", "cards": "Q", "top": "K", "stock": "gone"},
    ),
    ("Fours that are led fall at once.", {"says": "falls", "cards": "4", "top": "empty"}),
    (
        "Black twos that are led fall at once, and on a red two they make the pile fall, if five or more at once.",
        {"says": "falls", "cards": "2", "top": "empty r2", "number": "5"},
    ),
    (
        "Nines that are led must be picked up by the next player, if one at once, while there is a stock.",
        {"says": "must-be-taken", "cards": "9", "top": "empty", "number": "1", "stock": "left"},
    ),
    ("Black aces that are led stay there.", {"says": "stays", "cards": "A", "top": "empty"}),
    ("Black aces on a king do not make the pile fall.", {"says": "stays", "cards": "A", "top": "K"}),
    (
        "Kings that are led stay there, and on a king they do not make the pile fall, if one or two at once,"
        " once the stock is gone.",
        {"says": "stays", "cards": "K", "top": "empty K", "number": "1 2", "stock": "gone"},
    ),
]


@pytest.mark.parametrize(("line", "rule"), LINES)
def test_a_rule_as_a_line_of_the_sheet(line: str, rule: dict[str, Any]) -> None:
    """What a rule says is also told in our words, so that a reader sees how its own words were taken."""
    assert line == own_line(own_rule(rule | {"text": OURS}), rule_set({"specials": "black"}))


def test_a_note_is_marked() -> None:
    """Nobody may take a note for something that is checked."""
    assert "not checked, not simulated" == note_mark()


def test_an_added_document_has_its_own_name_as_a_preset() -> None:
    """Where words for a preset are wanted, an added document gives those of its file."""
    rules = rule_set("oma", documents=[OMA])
    assert ("Cabin", "The rules of the cabin", "As Pagat, but a led ten falls.") == base_words(rules)
    assert "Pagat" == base_words(rules, "pagat").name


def test_traces_carry_what_a_group_added() -> None:
    """Through JSON and back a trace has the own rules, the notes and the documents, and the same words; it fits the
    schema."""
    rules = {
        "base": "oma",
        "ours": [
            {"says": "goes", "cards": "K", "top": "3", "number": "1 2", "stock": "left", "text": "Kings fly low."},
            {"says": "falls", "cards": "K", "top": "3", "text": "And they burn."},
        ],
        "notes": ["Tea at nine.", {"text": "Bow.", "about": "K"}],
        "documents": [rule_set("oma", documents=[OMA]).extras()["documents"][0]],
    }
    case = {"rules": rules, "players": ["Anna", "Ben"], "turn": "Ben", "hands": {"Anna": 5, "Ben": "KD 4S"}}
    state, move, chosen = read_case(case | {"pile": "3C", "stock": 12, "move": "play KD"})
    judgement = judge(state, move, chosen)
    data = json.loads(json.dumps(write_trace(judgement)))
    Draft202012Validator(trace_schema()).validate(data)
    trace = read_trace(data)
    assert trace == trace_of(judgement)
    assert judgement.rules == trace.rules
    assert verdict(judgement, state) == verdict(trace, state)
    assert "In our game a king on a three makes the pile fall: “And they burn”." == verdict(trace).text
    assert [say(one, judgement) for one in judgement.everything()] == [say(one, trace) for one in trace.everything()]
    data["rules"]["ours"][0]["top"] = "1"
    with pytest.raises(InputError) as caught:
        read_trace(data)
    assert "rules.ours.0.top" == caught.value.at


def test_a_trace_without_the_rule_still_reads() -> None:
    """A finding of an own rule whose words got lost is told by its number."""
    one = finding(own_clause(rules_with("goes").own[0], 1), None, {"kind": "K", "top": "3", "opening": "no"})
    assert "Our own rule 1" == title(one.clause)
