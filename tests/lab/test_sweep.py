"""Sweeps: every switch against ours, pairs, what is wanted, and files to go on from with nothing counted twice."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from explorer.errors import InputError
from explorer.lab import sweep as sweeping
from explorer.lab.arms import Arm, arm
from explorer.lab.compare import MORE, SAME, UNSEEN
from explorer.lab.intervals import Estimate
from explorer.lab.inverse import NO, PERHAPS, YES, find, met, read_condition
from explorer.lab.kept import read_sweep, write_sweep, write_tallies
from explorer.lab.measures import TURNS, measures
from explorer.lab.stream import threads
from explorer.lab.sweep import interactions, ranked, sweep
from explorer.lab.tally import Tally, as_data, tally
from explorer.lab.variants import Settings, all_of, pairs, playable, singles, under
from explorer.rules.catalogue import OPTIONS
from explorer.rules.ruleset import rule_set
from tests.lab.faked import faked
from tests.lab.test_compare import drawn

PAGAT = rule_set("pagat")
OURS = arm(PAGAT, players=3, backend="reader")
TEN, TWO = ("led_ten", "clears"), ("two_on", "all")
KNOWN = measures(3, bluff=True)


def games(seed: int, number: int = 400, longer: int = 0) -> Tally:
    """Return a tally of drawn games."""
    return tally(faked(drawn(seed, number, longer)))


def swept(wanted: list[Settings], number: int, done: dict[Settings, Tally] | None = None) -> dict[Settings, Tally]:
    """Return what a sweep gives in the end."""
    with threads(2) as executor:
        return (done or {}) | dict(sweep(executor, OURS, wanted, number, done=done, chunk=4))


def test_every_single_switch_is_there() -> None:
    """Each value but the one in force, of each option, once."""
    found = list(singles(PAGAT))
    assert sum(len(option.values) - 1 for option in OPTIONS) == len(found) == len(set(found))
    assert (("led_ten", "stands"),) not in found
    assert (("led_ten", "stands"),) in list(singles(PAGAT.change("led_ten", "clears")))


def test_combinations() -> None:
    """Of different options only, in the order of the catalogue, so that each stands there once."""
    assert [(TWO, TEN)] == [*pairs([(TEN,), (TWO,), (("led_ten", "barred"),)])][:1]
    assert 2 == len([*pairs([(TEN,), (TWO,), (("led_ten", "barred"),)])])
    assert [(), (TEN,), (TWO,), (TWO, TEN)] == list(all_of([TEN, TWO]))
    assert {"led_ten": "clears", "two_on": "all"} == dict(under(PAGAT, (TWO, TEN)).changes)


def test_what_cannot_be_dealt_is_left_out_with_its_reason() -> None:
    """Eight players cannot have eight table cards each."""
    good, refused = playable(PAGAT, [(), (("hand", "6"),), (("hand", "3"),)], 8)
    assert [(), (("hand", "6"),), (("hand", "3"),)] == good
    good, refused = playable(PAGAT, [(("table_cards", "4"),)], 8)
    assert [] == good
    assert [(("table_cards", "4"),)] == list(refused)


def test_a_sweep_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that were played are not played again, and the end is the same as that of one run."""
    wanted: list[Settings] = [(), (TEN,), (TWO,)]
    part = swept(wanted[:2], 6)
    asked: list[tuple[Settings, int, int]] = []
    played = sweeping._played

    def watched(ours: Arm, settings: Settings, first: int, number: int) -> Tally:
        asked.append((settings, first, number))
        return played(ours, settings, first, number)

    monkeypatch.setattr(sweeping, "_played", watched)
    whole = swept(wanted, 9, part)
    assert [((), 6, 3), ((TEN,), 6, 3), ((TWO,), 0, 4), ((TWO,), 4, 4), ((TWO,), 8, 1)] == sorted(asked)
    assert [9, 9, 9] == [one.games for one in whole.values()]
    monkeypatch.undo()
    assert swept(wanted, 9) == whole


@pytest.mark.parametrize("name", ["sweep.csv", "sweep.parquet"])
def test_a_sweep_is_kept_in_a_file(name: str, tmp_path: Path) -> None:
    """What is read is what was written, and can be gone on with."""
    if name.endswith("parquet"):
        pytest.importorskip("polars")
    file, kept = tmp_path / name, swept([(), (TEN,), (TWO, TEN)], 5)
    assert {} == read_sweep(file, OURS)
    write_sweep(file, OURS, kept)
    again = read_sweep(file, OURS)
    assert {one: as_data(of) for one, of in kept.items()} == {one: as_data(of) for one, of in again.items()}
    assert 8 == swept([()], 8, again)[()].games
    assert [name] == [path.name for path in tmp_path.iterdir()]


def test_the_rows_of_a_file_can_be_read_by_people(tmp_path: Path) -> None:
    """A row for each rule set: its settings, its games, and each measure with its interval."""
    write_sweep(tmp_path / "sweep.csv", OURS, swept([(), (TEN,)], 5))
    with (tmp_path / "sweep.csv").open(encoding="utf-8", newline="") as lines:
        plain, changed = csv.DictReader(lines)
    assert ("pagat", "3", "lowest lowest lowest", "1", "2000") == tuple(
        plain[name] for name in ("ours", "players", "policies", "seed", "limit")
    )
    assert ("", "0", "5") == (plain["settings"], plain["changes"], plain["games"])
    assert ("led_ten clears", "1") == (changed["settings"], changed["changes"])
    assert float(plain["turns low"]) <= float(plain["turns"]) <= float(plain["turns high"])
    assert "" == plain["lies"]


def test_games_of_some_rules_are_kept_too(tmp_path: Path) -> None:
    """A row for each table."""
    write_tallies(tmp_path / "games.csv", [(OURS, games(1, 10)), (OURS, games(2, 10))])
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as lines:
        assert [("pagat", "10")] * 2 == [(row["rules"], row["games"]) for row in csv.DictReader(lines)]


def test_files_that_will_not_do_are_told(tmp_path: Path) -> None:
    """Of another sweep, with a rule set twice, damaged, or with a name that says nothing: with a remedy."""
    file = tmp_path / "sweep.csv"
    write_sweep(file, OURS, {(): games(1)})
    other = Arm(OURS.rules, 3, OURS.policies, seed=2, limit=300)
    with pytest.raises(InputError, match="another sweep, which differs in: seed, limit") as found:
        read_sweep(file, other)
    assert str(file) == found.value.at
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([*lines, lines[1]]), "utf-8")
    with pytest.raises(InputError, match="row 2 has a rule set that stands there before"):
        read_sweep(file, OURS)
    for text in ("not,a\nsweep,!\n", "\n".join([lines[0], lines[1].replace('""counts', "counts")])):
        file.write_text(text, "utf-8")
        with pytest.raises(InputError, match="no file of a sweep, or it is damaged"):
            read_sweep(file, OURS)
    for name, why in (("sweep.txt", "must end in .csv or .parquet"), ("no/sweep.csv", "there is no folder")):
        with pytest.raises(InputError, match=why):
            write_sweep(tmp_path / name, OURS, {})


def test_switches_are_ranked() -> None:
    """The largest difference that is one comes first; what plays the same is exactly nothing, whatever the others."""
    ours = games(1)
    tried = {(): ours, (TEN,): games(2, longer=5), (TWO,): games(3, longer=12), (("packets", "ones"),): ours}
    tried[(("hand", "6"),)] = games(4)
    found = ranked(tried, TURNS)
    assert [(TWO,), (TEN,), (("hand", "6"),), (("packets", "ones"),)] == [settings for settings, _ in found]
    assert [MORE, MORE, UNSEEN, SAME] == [one.verdict for _, one in found]


def test_pairs_that_do_more_together() -> None:
    """5 turns and 12 turns are 17 together; only what goes beyond that is told."""
    alone = {(): games(1), (TWO,): games(2, longer=5), (TEN,): games(3, longer=12)}
    (plain,) = interactions({**alone, (TWO, TEN): games(4, longer=17)}, TURNS)
    assert plain.more.low <= 0 <= plain.more.high
    (crossed,) = interactions({**alone, (TWO, TEN): games(4, longer=40)}, TURNS)
    assert crossed.more.low <= 23 <= crossed.more.high
    assert crossed.doubt < 0.001
    assert [] == interactions(alone, TURNS)


@pytest.mark.parametrize(
    ("held", "text", "estimate"),
    [
        (YES, "turns<50", Estimate(40, 38, 42)),
        (PERHAPS, "turns<50", Estimate(49, 45, 52)),
        (NO, "turns<50", Estimate(50, 45, 55)),
        (YES, "turns >= 50", Estimate(60, 50, 70)),
        (PERHAPS, "endless=0", Estimate(0, 0, 0.004)),
        (NO, "endless = 0", Estimate(0.01, 0.001, 0.02)),
        (YES, "choice>30%", Estimate(0.4, 0.39, 0.41)),
        (NO, "lies<=5%", None),
    ],
)
def test_conditions(held: str, text: str, estimate: Estimate | None) -> None:
    """Met by the whole interval, by the figure alone, or not; shares are written in per cent."""
    assert held == met(read_condition(text, KNOWN), estimate)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("turns", "'turns' is no condition"),
        ("turn<50", "there is no measure 'turn'; did you mean 'turns'?"),
        ("turns<50%", "'turns' is a number"),
        ("choice>0.3", "'choice' is a share"),
    ],
)
def test_conditions_that_cannot_be(text: str, why: str) -> None:
    """Each is told with what would be right."""
    with pytest.raises(InputError, match=why) as found:
        read_condition(text, KNOWN)
    assert "where" == found.value.at


def test_what_is_wanted_is_found_nearest_first() -> None:
    """Among those as near, by the most of another measure; what surely is as wanted is told from what may be."""
    tried: dict[Settings, Tally] = {
        (TWO, TEN): games(1, longer=-10),
        (TEN,): games(2, longer=-10),
        (): games(3),
        (TWO,): games(4, longer=-8),
    }
    wanted = [read_condition("turns<50", KNOWN), read_condition("endless=0", KNOWN)]
    found = find(tried, wanted, TURNS)
    assert [(TWO,), (TEN,), (TWO, TEN)] == [one.settings for one in found]
    assert {PERHAPS} == {one.sure for one in found}
    assert {YES} == {one.sure for one in find(tried, wanted[:1])}
    assert [] == find(tried, [read_condition("turns<5", KNOWN)])
