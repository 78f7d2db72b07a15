"""What the page does by itself, in a JavaScript engine without a browser: what it keeps, and where it begins."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from explorer.ui.bundle import ESM

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")

STAND_IN = """
const store = new Map();
const getItem = (key) => store.get(key) ?? null, setItem = (key, value) => store.set(key, value);
globalThis.sessionStorage = { getItem, setItem };
let lab = false, tops = 0;
const pk = { scrollIntoView: () => { tops += 1; } };
globalThis.document = { querySelector: (what) => (what === ".classbar" ? { closest: () => pk } : lab) };
globalThis.requestAnimationFrame = (act) => act();
"""
"""A page that has a storage, and a class bar whose top can be gone to."""

LESSON = """
import { exercise, keptOfLesson } from "./lesson.js";
const position = { pile: { cards: [] }, hand: { cards: [] } }, question = { answers: [], position };
const shown = (kept, said) => exercise({ data: { lesson: { question, kept, said } }, state: { stop: {} } });
shown("tens:1:goes", "yes");
shown("tens:2:pile", "");
const brought = ["tens:1:goes", "tens:2:pile"].map((kept) => keptOfLesson({ kept }).said);
lab = true;
console.log(JSON.stringify([...brought, keptOfLesson({ kept: "tens:1:goes" }), keptOfLesson({})]));
"""

CLASS = """
import { classbar } from "./classroom.js";
let waits = null;
const state = {}, sent = [];
const send = (type) => { sent.push(type); waits = {}; };
const ctx = { state, send, wish: (type) => (type === "class_part" ? waits : null) };
const address = { open: false, button: "" }, first = { label: "", on: false };
const course = { label: "", head: "", told: "", back: null, next: { id: 1, label: "Next part" } };
ctx.data = { classroom: { role: "teacher", address, first, course } };
const find = (node) => (node.props?.key === "classnext" ? node : (node.kids || []).map(find).find(Boolean));
const seen = [];
const draw = () => { const bar = classbar(ctx); seen.push(tops); return bar; };
find(draw()).props.on.click();
draw(); // a panel has come
waits = null;
draw(); // all of them
draw(); // something else
console.log(JSON.stringify([sent, seen]));
"""


def run(folder: Path, script: str) -> str:
    """Run a script among the modules of the page, and return what it prints."""
    shutil.copytree(ESM, folder, dirs_exist_ok=True)
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")
    imports, _, rest = script.strip().partition("\n")
    (folder / "test-page.js").write_text(f"{imports}\n{STAND_IN}\n{rest}\n", "utf-8")
    done = subprocess.run(["node", folder / "test-page.js"], check=False, capture_output=True, text=True)
    return done.stdout.strip() or done.stderr


def test_an_answer_of_a_lesson_is_kept_and_brought_along(tmp_path: Path) -> None:
    """Only what was answered; in JupyterLab the notebook keeps it, and a cell that is run again asks anew."""
    assert '["yes",null,{},{}]' == run(tmp_path, LESSON)


def test_another_part_of_a_lesson_begins_at_its_top(tmp_path: Path) -> None:
    """Until all of it has come, and not afterwards."""
    assert '[["class_part"],[0,1,2,2]]' == run(tmp_path, CLASS)
