"""Pictures to scan, for a page that lies on a table; none of an address that others could not open."""

from __future__ import annotations

import io
import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit

NARROW, WIDE = 20.0, 34.0
"""Millimetres: how wide a picture is printed, at least and at most."""

MOST = 1000
"""So many signs can be scanned at all."""

MODULE = 0.33
"""Millimetres: how wide a square of a picture is at least, so that a telephone still reads it from paper."""

BORDER = 2


@dataclass(frozen=True, slots=True)
class Picture:
    """What is scanned, and the message that says so: ``scan`` rules, ``scan-launch`` the page, ``scan-code`` a code."""

    says: str
    text: str

    @property
    def width(self) -> float:
        """How wide it is to be printed, in millimetres."""
        return max(NARROW, (len(qr_rows(self.text)) + 2 * BORDER) * MODULE)


def pictures(code: str, *, public: str | None = None, launch: str | None = None) -> tuple[Picture, ...]:
    """Return what there is to scan: one address that opens the code, or else a launch page and then the code.

    A launch page, such as Binder's, does not hand a fragment on, so that the code is pasted behind it. A code that is
    too long to be scanned from paper has no picture: it stands on the page, as it always does.
    """
    address = address_of(code, public)
    if address:
        found: tuple[Picture, ...] = (Picture("scan", address),)
    elif code and launch and opens_for_others(launch):
        found = (Picture("scan-launch", launch), Picture("scan-code", code))
    else:
        return ()
    return found if all(len(one.text) <= MOST and one.width <= WIDE for one in found) else ()


def opens_for_others(address: str) -> bool:
    """Tell whether an address is one that others can open: on the web, and neither this computer's nor a private one.

    >>> opens_for_others("https://example.org/explorer"), opens_for_others("http://192.168.1.4:8866/")
    (True, False)
    """
    parts = urlsplit(address)
    host = parts.hostname or ""
    if parts.scheme not in ("http", "https") or not host:
        return False
    try:
        return ipaddress.ip_address(host).is_global
    except ValueError:  # a name
        return "." in host.strip(".") and not host.endswith((".local", ".localhost", ".internal", ".lan", ".home.arpa"))


def qr_svg(address: str) -> str:
    """Return the picture of an address as SVG to stand in a page; it has its own light ground."""
    import segno  # only a page with a public address needs it

    picture = io.BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(picture, kind="svg", xmldecl=False, svgns=True, omitsize=True, light="#fff", border=BORDER, nl=False)
    return picture.getvalue().decode("utf-8")


def qr_rows(address: str) -> tuple[str, ...]:
    """Return the picture of an address as rows of ``1`` (dark) and ``0``."""
    import segno

    return tuple("".join(str(int(dark)) for dark in row) for row in segno.make(address, error="m", micro=False).matrix)


def address_of(code: str, public: str | None) -> str | None:
    """Return the address under which others open a code; ``None`` where there is no public one, or no code."""
    if not code or not public or not opens_for_others(public):
        return None
    return f"{public.partition('#')[0]}#{code}"
