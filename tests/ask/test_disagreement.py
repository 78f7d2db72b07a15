"""The move on which the documents disagree as much as they can (found by `tests.benchmarks.disagreement`)."""

from tests.ask.asked_documents import asked, said


def test_an_ace_led_face_down() -> None:
    """It does not go, it stays, it must be taken up, or there is no such game: three verdicts and four answers."""
    found = asked("claim 1 A: AD", hand="AD 4S", rules="valepaska")
    assert {
        "pagat": ("silent",),
        "wikipedia-1": ("forbidden",),
        "wikipedia-2": ("allowed", ("must-take",), 0, 2),
        "guide": ("allowed", ("stands",), 0, 2),
        "digest": ("silent",),
    } == {id: said(one) for id, one in found.items()}
    assert not any(one.as_it_lies for one in found.values())


def test_an_ace_on_a_led_ace() -> None:
    """Played openly, three verdicts are the most: it goes, it does not, and two sentences that pull apart."""
    found = asked("play AD", "AC", "AD 4S")
    assert ["allowed", "forbidden", "forbidden", "ambiguous", "allowed"] == [one.verdict for one in found.values()]
