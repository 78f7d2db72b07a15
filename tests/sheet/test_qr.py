"""Addresses that others can open, and their picture."""

from __future__ import annotations

import pytest

from explorer.sheet.qr import MODULE, NARROW, WIDE, address_of, opens_for_others, pictures, qr_rows, qr_svg

LAUNCH = "https://mybinder.org/v2/gh/a/b/HEAD?urlpath=voila/render/notebooks/explorer.ipynb"


@pytest.mark.parametrize(
    ("address", "opens"),
    [
        ("https://example.org/", True),
        ("http://8.8.8.8:8866/x", True),
        ("https://mybinder.org/v2/gh/a/b?urlpath=voila", True),
        ("http://localhost:8866/", False),
        ("http://127.0.0.1/", False),
        ("http://[::1]:8866/", False),
        ("http://192.168.0.7/", False),
        ("http://100.64.0.1/", False),
        ("http://raspberrypi:8866/", False),
        ("http://table.local/", False),
        ("ftp://example.org/", False),
        ("example.org", False),
        ("", False),
    ],
)
def test_who_can_open_it(address: str, opens: bool) -> None:
    """Never an address of this computer or of a private network."""
    assert opens == opens_for_others(address)


def test_the_code_stands_in_the_fragment() -> None:
    """Where no server sees it."""
    assert "https://example.org/x#pk1:r=pagat" == address_of("pk1:r=pagat", "https://example.org/x#old")
    assert address_of("", "https://example.org/") is None
    assert address_of("pk1:r=pagat", "http://localhost/") is None


def test_the_picture_stands_by_itself() -> None:
    """An SVG with its own light ground, another for another address."""
    one, other = qr_svg("https://example.org/#pk1:r=pagat"), qr_svg("https://example.org/#pk1:r=guide")
    assert one.startswith("<svg")
    assert "#fff" in one
    assert one != other


def test_one_picture_opens_a_code_and_on_a_launch_page_two() -> None:
    """The address with the code; or the launch page, and then the code to be pasted there."""
    assert [("scan", "https://example.org/#pk1:r=pagat")] == [
        (one.says, one.text) for one in pictures("pk1:r=pagat", public="https://example.org/", launch=LAUNCH)
    ]
    assert [("scan-launch", LAUNCH), ("scan-code", "pk1:r=pagat")] == [
        (one.says, one.text) for one in pictures("pk1:r=pagat", launch=LAUNCH)
    ]


@pytest.mark.parametrize("public", [None, "", "http://localhost:8866/", "http://192.168.0.7/"])
def test_there_is_none_where_others_cannot_open_it(public: str | None) -> None:
    """Nor without a code."""
    assert () == pictures("pk1:r=pagat", public=public, launch="")
    assert () == pictures("", public="https://example.org/", launch=LAUNCH)


@pytest.mark.parametrize("length", [1, 100, 250, 400, 500, 900, 5000])
def test_a_picture_can_be_read_from_paper(length: int) -> None:
    """It is as wide as its squares need; a code that is too long has none, and is no error."""
    for one in pictures("c" * length, public="https://example.org/"):
        assert NARROW <= one.width <= WIDE
        assert MODULE <= one.width / (len(qr_rows(one.text)) + 4) + 1e-9
    assert (length <= 500) == bool(pictures("c" * length, public="https://example.org/"))
