"""Our own decisions are told apart from the documents' words."""

import pytest

from explorer.language import as_word
from explorer.rules.catalogue import BASE, OPTIONS
from explorer.rules.decision import DECISIONS
from explorer.sources import Interpretation, library
from explorer.sources.interpretations import KINDS, OPEN

ALL = library().interpretations

NOT_SHOWN = ("players", "turn", "claim")
VALUES = {option.key: {value.id for value in option.values} for option in OPTIONS}
BOUNDS = [*BASE, *(bound for option in OPTIONS for value in option.values for bound in value.brings)]
CLAUSES = {name for bound in BOUNDS for name in (bound.clause.id, bound.clause.name)}
FEATURES = {
    (name, as_word(value)) for decision in DECISIONS for name, domain in decision.features.items() for value in domain
}

# The ids that verdicts cite in public: renaming one would break kept cases and links.
PUBLIC = """
    ace-relaxed-too black-on-red-clears bluff-opening change-not-after-clear change-once change-or-on change-whole-play
    claim-legal cleared-pile-is-taken dealer-fixed dealer-silent fallback-obeys-bars first-challenger five-at-once
    hand-and-table-apart last-claim-stands led-before-falls led-four-clears limit-per-play nines-out-eights
    no-draw-offers-under-bluff no-lead-passes no-mixed-specials no-stock-is-after-stock nothing-to-pick-up
    number-is-true opening-is-a-play opening-whole-set out-after-challenge packets-silent red-ace-by-rank
    refill-before-leading-again relaxed-on-standing start-from-threes start-silent table-cards-open taken-then-next
    ten-on-anything-clears top-half-rounded-up two-above-ace uneven-deal
"""


@pytest.mark.parametrize("name", PUBLIC.split())
def test_public_ids_are_there(name: str) -> None:
    """Every id that is public vocabulary has its interpretation."""
    assert f"interpretation:{name}" == library().interpretation(name).id


@pytest.mark.parametrize("interpretation", ALL, ids=lambda interpretation: interpretation.id)
def test_every_interpretation_is_whole(interpretation: Interpretation) -> None:
    """It has a known kind, a text, a reason, and what it reads; the other reading stands just where there is one."""
    assert interpretation.kind in KINDS
    assert interpretation.text.strip()
    assert interpretation.reason.strip()
    assert (interpretation.kind in ("two-readings", "corrupt")) == bool(interpretation.other.strip())
    assert interpretation.other != interpretation.text


@pytest.mark.parametrize("interpretation", ALL, ids=lambda interpretation: interpretation.id)
def test_every_interpretation_reads_passages(interpretation: Interpretation) -> None:
    """It names the passages that it reads: at least one, each once, and each exists."""
    read = [library().passage(full_id) for full_id in interpretation.reads]
    assert read
    assert len(read) == len({passage.id for passage in read})


def test_damage_is_read_as_damage() -> None:
    """Each corrupt passage is read by a corrupt interpretation, and each corrupt interpretation reads one."""
    corrupt = {passage.id for passage in library().passages if passage.flag == "corrupt"}
    readers = [interpretation for interpretation in ALL if interpretation.kind == "corrupt"]
    assert corrupt == corrupt & {full_id for interpretation in readers for full_id in interpretation.reads}
    assert all(corrupt & set(interpretation.reads) for interpretation in readers)


@pytest.mark.parametrize("interpretation", ALL, ids=lambda interpretation: interpretation.id)
def test_the_other_reading_can_be_tried(interpretation: Interpretation) -> None:
    """Where there is another reading, the data say what it would make of the rules, in one of three ways."""
    ways = (interpretation.otherwise, interpretation.without, interpretation.beyond)
    assert (interpretation.kind in OPEN) == (1 == sum(map(bool, ways)))
    assert interpretation.kind in OPEN or not interpretation.when
    for setting in interpretation.otherwise:
        key, _, value = setting.partition(".")
        assert value in VALUES[key]
    assert set(interpretation.without) <= CLAUSES
    assert interpretation.beyond in ("", *NOT_SHOWN, *(decision.id for decision in DECISIONS))


@pytest.mark.parametrize("interpretation", ALL, ids=lambda interpretation: interpretation.id)
def test_the_other_reading_says_where(interpretation: Interpretation) -> None:
    """What it depends on are features of decisions or options, with values that they can have."""
    for name, values in interpretation.when:
        assert values
        known = {(name, value) for value in VALUES[name]} if name in VALUES else FEATURES
        assert {(name, value) for value in values} <= known
