"""Why a page cannot be served, in words for the person who typed the command."""


class CannotServe(Exception):
    """The server cannot start; the message says why and what to do."""
