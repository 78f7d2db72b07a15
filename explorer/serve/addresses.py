"""The addresses under which other computers of the same network reach this one."""

from __future__ import annotations

import ipaddress
import socket

from explorer.serve.errors import CannotServe

NOWHERE = ("192.0.2.1", 9)
"""An address that stands for no computer (RFC 5737): to ask which way it would go sends nothing."""


def network_address() -> str:
    """Return this computer's address in its network, the one of the usual way out first.

    Raises `CannotServe` where it is in no network.
    """
    found = [one for one in [_way_out(), *_named()] if one and not ipaddress.ip_address(one).is_loopback]
    if not found:
        raise CannotServe(
            "this computer is in no network, so that nobody else could open the page; "
            "join the school's, or open a hotspot, and start again (--address names an address of your own)"
        )
    return found[0]


def origins(address: str, port: int) -> list[str]:
    """Return under which names a page may be opened whose socket is answered: the address, and this computer's."""
    name = socket.gethostname()
    hosts = dict.fromkeys([address, *_named(), name, f"{name.partition('.')[0]}.local", "127.0.0.1", "localhost"])
    return [f"{host}:{port}" for host in hosts if host]


def _way_out() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:  # no way out: a network without internet, or none
            return ""
        return str(probe.getsockname()[0])


def _named() -> list[str]:
    """Return the addresses that this computer's name stands for."""
    try:
        return [str(where[4][0]) for where in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        return []
