"""Under Panel the widget's traits and the component's parameters follow each other, and Panel stays optional."""

from __future__ import annotations

import importlib
import subprocess
import sys
from typing import Any

import pytest

from explorer.ui.bridge import synced_names, to_panel
from explorer.ui.under_panel import panel_serves
from explorer.ui.widget import Explorer
from tests.hosting.missing import need
from tests.ui.test_widget import Counting, event


@pytest.fixture
def panel() -> Any:
    """Panel, where it is installed."""
    need("panel", "Panel is not installed")
    return importlib.import_module("panel")


def test_what_the_page_does_reaches_the_session_and_the_answer_the_page(panel: Any) -> None:
    """Parameters that the page writes are handled like traits; what changes is written back."""
    session = Counting()
    component = to_panel(Explorer(session))
    component.events = [event(1, "go")]
    assert ["go"] == session.seen
    assert {"step": 1} == component.game
    assert {"page": "a", "n": 1} == component.ack


def test_a_click_is_answered_in_one_message(panel: Any) -> None:
    """Panels and acknowledgement change at once, the latter last: then the page believes the panels."""
    component = to_panel(Explorer(Counting()))
    messages: list[list[str]] = []
    component.param.watch(lambda *told: messages.append([one.name for one in told]), ["game", "told", "error", "ack"])
    component.events = [event(1, "go")]
    assert [["game", "ack"]] == messages


def test_two_components_are_two_explorers(panel: Any) -> None:
    """Visitors share the component's class and nothing else."""
    first, second = to_panel(Explorer(Counting())), to_panel(Explorer(Counting()))
    first.events = [event(1, "go")]
    assert {"step": 1} == first.game
    assert {"step": 0} == second.game
    assert type(first) is type(second)


def test_a_widget_with_another_module_text_gets_another_class(panel: Any) -> None:
    """The cache goes by class and text: a notebook that changes the text is not shown the old one."""
    widget = Explorer(Counting())
    other = Explorer(Counting())
    other._esm = "export default { render() {} };"
    assert type(to_panel(widget)) is not type(to_panel(other))


def test_no_trait_is_named_like_something_of_panels_own(panel: Any) -> None:
    """A trait called ``width`` or ``name`` would be taken for layout."""
    component = panel.custom.AnyWidgetComponent
    assert set() == set(synced_names(Explorer(Counting()))) & {*component.param, *dir(component)}


def test_only_a_page_that_panel_makes_gets_a_component(panel: Any) -> None:
    """A notebook that has Panel imported for something else still shows the widget."""
    from panel.io.state import set_curdoc

    assert not panel_serves()
    with set_curdoc(panel.io.document.Document()):
        assert panel_serves()


def test_nothing_imports_panel() -> None:
    """Who shows the explorer in Voilà or JupyterLab does not wait for Panel, nor need it."""
    code = "import sys; from explorer.ui.show import show; print(show(), 'panel' in sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "Explorer() False\n" == shown.stdout
