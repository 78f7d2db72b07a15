"""The widget as a component of Panel, which does not show Jupyter widgets without asking other hosts.

Panel is never imported here: who does not serve with it need not have it.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import traitlets

_KINDS = {
    traitlets.Bool: "Boolean",
    traitlets.Dict: "Dict",
    traitlets.Float: "Number",
    traitlets.Int: "Integer",
    traitlets.List: "List",
    traitlets.Unicode: "String",
}
_JUPYTER_ONLY = {"layout", "tabbable", "tooltip"}
_classes: dict[tuple[type, str, str], type] = {}


def synced_names(widget: Any) -> list[str]:
    """Return the names of the traits that the page sees."""
    return [name for name in widget.trait_names(sync=True) if not name.startswith("_") and name not in _JUPYTER_ONLY]


def to_panel(widget: Any, **layout: Any) -> Any:
    """Return a Panel component that shows the widget: its parameters follow the widget's traits, its events go there.

    ``layout`` goes to the component, for example ``sizing_mode``. What a widget changes in a block ``with
    widget.together():`` goes to the page at its end, at once: for each message Panel looks through all that is shown.
    """
    names = synced_names(widget)
    component = _component_class(widget)(**{name: getattr(widget, name) for name in names}, **layout)
    changed: dict[str, Any] = {}
    blocks: list[None] = []

    @contextmanager
    def together() -> Iterator[None]:
        blocks.append(None)
        try:
            yield
        finally:
            blocks.pop()
            send()

    def send() -> None:
        if changed and not blocks:
            sent = dict(changed)
            changed.clear()
            component.param.update(**sent)

    def follow(change: traitlets.Bunch) -> None:
        changed.pop(change.name, None)  # in the order of the last change
        changed[change.name] = change.new
        send()

    widget.together = together
    widget.observe(follow, names)
    # Only events come from the page: whatever else a visitor writes into the component stays there.
    component.param.watch(lambda *events: [widget.set_trait(event.name, event.new) for event in events], ["events"])
    return component


def _component_class(widget: Any) -> type:
    own = next(cls for cls in type(widget).__mro__ if "_anywidget_id" not in cls.__dict__)
    key = (own, widget._esm, getattr(widget, "_css", ""))  # by text too: it may differ where the class does not
    if key not in _classes:
        param = sys.modules["param"]
        namespace: dict[str, Any] = {"_esm": key[1], "_stylesheets": [key[2]] if key[2] else []}
        for name in synced_names(widget):
            trait = widget.traits()[name]
            kind = next((kind for cls, kind in _KINDS.items() if isinstance(trait, cls)), "Parameter")
            namespace[name] = getattr(param, kind)()
        base = importlib.import_module("panel.custom").AnyWidgetComponent
        _classes[key] = type(own.__name__, (base,), namespace)
    return _classes[key]
