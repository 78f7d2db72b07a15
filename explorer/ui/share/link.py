"""The address under which others can open a code; none where they cannot."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from urllib.parse import urlsplit

from explorer.errors import InputError
from explorer.sheet.qr import Picture, pictures

PUBLIC = "PASKAHOUSU_PUBLIC_URL"
"""The environment variable that names the address; the command's option ``--public-url`` sets it."""

NOTEBOOK = "voila/render/notebooks/explorer.ipynb"


def public_link(code: str, environment: Mapping[str, str] = os.environ) -> str:
    """Return what others can open: the public address with the code, on Binder its launch link with the code below.

    Binder's launch page does not hand a fragment on, so that the code is to be pasted there. ``""`` where nobody else
    can open this page.
    """
    if environment.get(PUBLIC):
        return f"{environment[PUBLIC]}#{code}"
    launch = launch_link(environment)
    return f"{launch}\n{code}" if launch else ""


def launch_link(environment: Mapping[str, str] = os.environ) -> str:
    """Return the address that starts the explorer on Binder; ``""`` where it does not run there."""
    host, request = environment.get("BINDER_LAUNCH_HOST", ""), environment.get("BINDER_REQUEST", "")
    if host and request:
        return f"{host.rstrip('/')}/{request.strip('/')}?urlpath={NOTEBOOK}"
    return ""


def to_scan(code: str, environment: Mapping[str, str] = os.environ) -> tuple[Picture, ...]:
    """Return the pictures under which others can open a code; none where they cannot."""
    return pictures(code, public=environment.get(PUBLIC), launch=launch_link(environment))


def check_public(address: str) -> str:
    """Return an address without its fragment.

    Raises:
        InputError: for one that is no web address, or that only this computer or its own network can open.
    """
    try:
        parts = urlsplit(address.partition("#")[0])
        host = parts.hostname if parts.scheme in ("http", "https") and parts.port != 0 else None
    except ValueError:  # half an IPv6 address, or a port that is no number of one
        host = None
    if not host or " " in address:
        raise InputError("address.form", at="--public-url")
    if _is_private(host):
        raise InputError("address.private", host=host, at="--public-url")
    return parts.geturl()


def _is_private(host: str) -> bool:
    try:
        return not ipaddress.ip_address(host).is_global
    except ValueError:
        return host == "localhost" or host.endswith((".localhost", ".local", ".internal", ".lan")) or "." not in host
