"""``explorer lab``: rules told from simulated games, compared, swept and kept."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from explorer.cli import main
from explorer.lab.progress import Progress

FEW = ("--players", "3", "--backend", "reader", "--threads", "1")


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """Run the command, which has to succeed, and return its lines."""
    assert 0 == main(["lab", *words, *FEW])
    return capsys.readouterr().out.splitlines()


def test_what_rules_do(capsys: pytest.CaptureFixture[str]) -> None:
    """Without more: how many games, how they were played, and each measure with its interval."""
    lines = printed(capsys, "pagat", "--games", "60")
    assert "60 games of 3 bots, dealt by seed 1; intervals hold in 95 of 100 cases." == lines[0]
    assert lines[1].startswith("All play like this: Lowest.")
    assert lines[2].startswith("Games that never end: ")
    assert any(line.startswith("Turns, median: ") for line in lines)
    assert lines == printed(capsys, "--games", "60")


def test_the_same_in_finnish(capsys: pytest.CaptureFixture[str]) -> None:
    """Numbers have a comma."""
    lines = printed(capsys, "--games", "60", "--lang", "fi", "--policies", "careful+lowest+random")
    assert "60 peliä, tietokonepelaajia 3, jaot siemenestä 1; välit pitävät 95 kertaa sadasta." == lines[0]
    assert "He pelaavat näin jakajan vasemmalta alkaen: Harkitseva, Matalin ja Satunnainen." == lines[1]
    assert not any("." in word[:-1] for line in lines for word in line.split() if word[:1].isdigit())


def test_a_precision_is_reached_or_told_not_to_be(capsys: pytest.CaptureFixture[str]) -> None:
    """With how many games it took."""
    reached = printed(capsys, "--precision", "9%", "--measure", "settled", "--games", "2500")
    assert any(line.startswith("As precise as was wanted: ± ") for line in reached)
    missed = printed(capsys, "--precision", "0.1%", "--measure", "choice", "--games", "100")
    assert any("instead of ± 0.10 points, after 100 games." in line for line in missed)


def test_against(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Three ways to play unless others are named; rules that play the same differ by exactly nothing."""
    out = tmp_path / "games.csv"
    lines = printed(capsys, "pagat", "--against", "guide", "--games", "20", "--out", str(out))
    for name in ("Random", "Lowest", "Careful"):
        assert f"All 20 games were the same under both in every number that is counted ({name})." in lines
    assert "Turns, median: exactly the same." in lines
    assert 7 == len(out.read_text("utf-8").splitlines())


def test_the_game_that_parts_is_told_and_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """As a record that replays, with what the other rules' bot did; of rules that play the same none is written."""
    out = tmp_path / "game.txt"
    ways = ("--games", "20", "--policies", "lowest+careful+careful,lowest", "--parting", str(out))
    lines = printed(capsys, "pagat", "--against", "pagat, hand 6", *ways)
    assert "The first deal that goes another way is game 0 (Lowest, Careful and Careful)." in lines
    assert any(line.startswith("In game 0 (Lowest) the cards are dealt otherwise: ") for line in lines)
    assert f"Game 0 is written to {out}, to be opened in Watch." == lines[-1]
    assert 0 == main(["replay", str(out)])
    out.unlink()
    lines = printed(capsys, "pagat", "--against", "guide", *ways)
    assert f"No game goes another way, so that none is written to {out}." == lines[-1]
    assert not out.exists()


def test_how_often_rules_decided(capsys: pytest.CaptureFixture[str]) -> None:
    """By decision, those that decided most first; of one that never did, in how many games it may."""
    lines = printed(capsys, "--games", "60", "--clauses", "--lang", "en")
    begin = next(
        at for at, line in enumerate(lines) if line.startswith("What may go: how often each rule decided, of ")
    )
    often = [int(line.split(" times")[0].split(": ")[-1]) for line in lines[begin + 1 : begin + 9]]
    assert sorted(often, reverse=True) == often
    never = "it decided nothing in 60 games (none seen; at most 5.97% of games)"
    assert any(line.startswith("  ") and line.endswith(never) for line in lines)
    assert lines[-1].startswith("Each turn asks once about every move ")
    assert not any(never in line for line in printed(capsys, "--games", "60"))


def test_a_sweep_goes_on_from_its_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """All combinations of some switches; asked for more games, only those that are missing are played."""
    out = tmp_path / "sweep.csv"
    sweep = ("pagat", "--among", "hand 6, two_on all", "--out", str(out))
    lines = printed(capsys, *sweep, "--games", "30")
    assert f"Kept in {out}; the same command goes on from there." in lines
    assert any(line.startswith("  Hands of six: ") for line in lines)
    more = printed(capsys, *sweep, "--games", "80")
    assert more[2:] == printed(capsys, *sweep[:-2], "--games", "80")[1:]
    assert 5 == len(out.read_text("utf-8").splitlines())


def test_what_is_wanted_of_a_sweep(capsys: pytest.CaptureFixture[str]) -> None:
    """Rule sets that are so, nearest first."""
    sweep = ("--among", "hand 6, two_on all", "--games", "60")
    lines = printed(capsys, *sweep, "--where", "turns<100", "--where", "endless<50%", "--most", "choice")
    assert "4 of 4 rule sets are as wanted, those nearest to ours first:" == lines[1]
    assert lines[2].startswith("  ours as it is: Turns, median: ")
    assert "None of 4 rule sets is as wanted." == printed(capsys, *sweep, "--where", "turns<2")[1]


def test_skill(capsys: pytest.CaptureFixture[str]) -> None:
    """One who plays at random among others who do not loses more often."""
    lines = printed(capsys, "--skill", "random", "--games", "150")
    assert "150 games of 3 bots, dealt by seed 1; intervals hold in 95 of 100 cases." == lines[0]
    assert lines[1].startswith("Who plays “Random” loses a game by ")
    assert " more often than each other player, who plays “Lowest”." in lines[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["pagatt"], "rules.base: there is no preset 'pagatt'; did you mean 'pagat'?"),
        (["--against", "pagat, led_ten falls"], "against.rules.led_ten: there is no value of led_ten 'falls'"),
        (["--policies", "lowst"], "policies: there is no way to play 'lowst'; did you mean 'lowest'?"),
        (["--policies", "lowest+careful"], "policies: "),
        (["--policies", "lowest,careful", "--switches"], "policies: here one way to play is wanted, not 2"),
        (["--games", "0"], "games: say a number of 1 or more, not 0"),
        (["--precision", "1", "--measure", "endless"], "precision: what is to be precise is 'endless'"),
        (["--measure", "turn"], "measure: there is no measure 'turn'; did you mean 'turns'?"),
        (["--among", "led_ten falls"], "among: 'led_ten falls' is no switch of a house rule"),
        (["--where", "turns<50"], "where: conditions are for rule sets of a sweep"),
        (["--out", "games.txt"], "games.txt: the name of the file must end in .csv or .parquet, not '.txt'"),
        (["--parting", "game.txt"], "parting: only two rule sets part; say --against OTHER"),
        (["--against", "guide", "--parting", "no/game.txt"], "no/game.txt: there is no folder 'no' for the file"),
        (["--players", "40"], "players: "),
        (["--backend", "abacus"], "backend: "),
    ],
)
def test_what_cannot_be_is_named(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A fault is told in a line, with its place and what would be right."""
    given = ["lab", "--players", "3", "--backend", "reader", "--games", "5", *words]
    assert 2 == main(given)
    error = capsys.readouterr().err
    assert f"paskahousu: {told}" in error
    assert 1 == error.count("\n")


def test_the_bar_is_for_who_waits_at_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On standard error, and nowhere else; in a pipe there is none."""
    Progress("en").show(5, 10)
    assert "" == capsys.readouterr().err
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    progress = Progress("en")
    progress.show(5, 10)
    progress.clear()
    assert "##########.......... 5 of about 10 games, 0 s left" in capsys.readouterr().err


def test_the_lab_is_loaded_by_its_command_alone() -> None:
    """Neither the command line nor another command waits for it, or for numpy."""
    code = (
        "import sys, explorer.cli as c; c.main(['judge', '-'])\n"
        "print([m for m in sys.modules if m.startswith(('explorer.lab', 'numpy', 'numba', 'polars'))])"
    )
    told = subprocess.run([sys.executable, "-c", code], input="", capture_output=True, text=True, check=True)
    assert "[]" == told.stdout.splitlines()[-1]
