"""Finding a port on this computer's loopback address."""

from __future__ import annotations

import errno
import os
import socket

from explorer.serve.errors import CannotServe

HOST = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
FIRST = 8866
TRIED = 100


def listen(port: int | None, *, host: str = HOST) -> socket.socket:
    """Return a socket that listens, by default on loopback: on ``port``, or else on the first free one from 8866 on.

    Raises `CannotServe` where ``port`` cannot be had, none of a hundred is free, or ``host`` is not this computer's.
    """
    if port is not None and not 0 < port < 65536:
        raise CannotServe(f"{port} is no port; give a number from 1024 to 65535")
    for wanted in [port] if port is not None else range(FIRST, FIRST + TRIED):
        try:
            return _listen(wanted, host)
        except PermissionError as error:
            if port is not None:
                raise CannotServe(f"port {port} may not be used; ports from 1024 on need no special right") from error
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL or isinstance(error, socket.gaierror):
                raise CannotServe(f"{host} is no address of this computer") from error
            if port is not None:
                raise CannotServe(
                    f"port {port} is taken by another program; end that one, give another number, "
                    "or leave --port out to get the next free one"
                ) from error
    raise CannotServe(f"no port from {FIRST} to {FIRST + TRIED - 1} is free; give one with --port")


def _listen(port: int, host: str) -> socket.socket:
    listener = socket.socket()
    try:
        if os.name != "nt":  # elsewhere it lets a server start again at once; on Windows it would let two share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(128)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener
