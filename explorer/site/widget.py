"""What stands in the place of the Jupyter widget in the archive of a site: the same name, without any framework.

`explorer.site.archive` puts this text where `explorer.ui.widget` has its own, so that whatever shows an explorer, a
lesson's cell too, shows it here.
"""

from __future__ import annotations

from typing import Any

from explorer.ui.taking import Session, Taking, Told


class Explorer:
    """One page, or one part of a lesson: it takes events, and tells what has changed since it was last asked."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._taking = Taking(session)
        self._sent: dict[str, Any] = {}
        self._error = ""
        self._told = self._taking.draw()

    def take(self, events: Any) -> None:
        """Take events of the page, which is told by the next `news`."""
        self._tell(self._taking.take(events))

    def refresh(self) -> None:
        """Show what changed without the page's doing."""
        told = self._taking.draw()
        self._tell(Told(told.panels, told.error or None))

    def foresee(self) -> None:
        """Work out what is likely to be asked for next, where the session can."""
        foresee = getattr(self._session, "foresee", None)
        if foresee is not None:
            foresee()

    def _tell(self, told: Told) -> None:
        """Put something to what the page has not been told yet."""
        waits = self._told
        error = waits.error if told.error is None else told.error
        self._told = Told({**waits.panels, **told.panels}, error, told.ack or waits.ack)

    def news(self) -> dict[str, Any] | None:
        """Return the ``panels`` that have changed, the ``error`` and the acknowledgement; None where all is known."""
        told, self._told = self._told, Told()
        changed = {name: panel for name, panel in told.panels.items() if self._sent.get(name) != panel}
        self._sent |= changed
        error = None if told.error in (None, self._error) else told.error
        self._error = self._error if error is None else error
        if not changed and error is None and told.ack is None:
            return None
        return {"panels": changed, "error": error, "ack": told.ack}
