"""The page's modules and style sheets are joined into one text each, and what cannot be joined is named."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from explorer.ui.bundle import ESM, BundleError, join_modules, join_script, join_styles, module_text, style_text


def write(folder: Path, **files: str) -> Path:
    """Write ``main_js="…"`` as main.js."""
    for name, text in files.items():
        (folder / name.replace("_", ".")).write_text(text, encoding="utf-8")
    return folder


def test_every_module_of_the_page_is_in_the_text() -> None:
    """No module lies unused beside the page, and each is there once."""
    joined = re.findall(r"^const module_\w+ = \(\(\) => \{ // ([\w-]+\.js)$", module_text(), re.MULTILINE)
    assert sorted(path.name for path in ESM.glob("*.js")) == sorted(joined)


def test_the_text_is_one_module_with_a_default_export() -> None:
    """A host finds ``render`` in the default export and nothing is left to be loaded."""
    assert module_text().endswith("export default module_main.default;\n")
    assert re.search(r"^\s*import\b|\bimport\(", module_text(), re.MULTILINE) is None


def test_neither_text_names_an_address() -> None:
    """The page asks nobody outside: the only address is the name of the SVG language."""
    addresses = set(re.findall(r"https?://[^'\"\s)]+", module_text() + style_text()))
    assert {"http://www.w3.org/2000/svg"} == addresses


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_the_text_parses(tmp_path: Path) -> None:
    """The joined text is a module that a JavaScript engine accepts."""
    file = tmp_path / "page.mjs"
    file.write_text(module_text(), encoding="utf-8")
    assert 0 == subprocess.run(["node", "--check", file], check=False).returncode


@pytest.mark.parametrize("path", sorted(ESM.iterdir()), ids=lambda path: path.name)
def test_files_stay_small(path: Path) -> None:
    """One idea a file: none has over 300 lines."""
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 300


def test_a_class_is_styled_in_one_file() -> None:
    """What one screen calls a part of its own does not change the part of another that is called the same."""
    files: dict[str, set[str]] = {}
    for path in set(ESM.glob("*.css")) - {ESM / "forced.css"}:  # which speaks of the classes of all the others
        styles = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for selectors in re.findall(r"([^{}]+)\{", styles):
            for name in re.findall(r"(?:^|,)\s*\.pk \.([\w-]+)\s*(?=,|$)", selectors):
                files.setdefault(name, set()).add(path.name)
    assert {} == {name: sorted(found) for name, found in files.items() if len(found) > 1}


def test_imports_come_before_what_uses_them_and_once(tmp_path: Path) -> None:
    """A module that two others need is joined once, before both, under the names they gave it."""
    write(
        tmp_path,
        main_js='import { a as x } from "./a.js";\nimport {\n  b,\n} from "./b.js";\nexport default x + b();\n',
        a_js='import { c } from "./c.js";\nexport const a = c;\n',
        b_js='import { c } from "./c.js";\nexport function b() { return c; }\n',
        c_js="export const c = 1;\nconst a = 5; // a private name of its own\n",
    )
    text = join_modules(tmp_path)
    assert ["c", "a", "b", "main"] == re.findall(r"^const module_(\w+)", text, re.MULTILINE)
    assert "const { a: x } = module_a;" in text
    assert "const { b } = module_b;" in text


@pytest.mark.parametrize(
    ("main", "reason"),
    [
        ('import { a } from "./missing.js";\nexport default {};', "there is no missing.js, which main imports"),
        ('import { b } from "./a.js";\nexport default {};', "main.js: a.js does not export b"),
        ('import { a } from "https://host/a.js";\nexport default {};', "main.js: this form"),
        ('import { a } from "somewhere";\nexport default {};', "main.js: this form"),
        ('import a from "./a.js";\nexport default {};', "main.js: this form"),
        ('const a = import("./a.js");\nexport default {};', "main.js: this form"),
        ("export let a = 1;\nexport default {};", "main.js: this form"),
        ('import { d } from "./d.js";\nexport default {};', "d.js: this form"),
        (
            'import { e } from "./e.js";\nexport default {};',
            "main -> e -> main: modules import one another in a circle",
        ),
    ],
)
def test_what_cannot_be_joined_is_named(tmp_path: Path, main: str, reason: str) -> None:
    """An import that is unknown, outside, circular or of another form is an error that names file and cause."""
    write(
        tmp_path,
        main_js=main,
        a_js="export const a = 1;\n",
        d_js="export const d = 1;\nexport default d;\n",
        e_js='import { f } from "./main.js";\nexport const e = 1;\n',
    )
    with pytest.raises(BundleError, match=re.escape(reason)):
        join_modules(tmp_path)


def test_sheets_are_joined_in_the_order_of_the_first(tmp_path: Path) -> None:
    """Later sheets win over earlier ones, so the order of the imports is kept; own rules come last."""
    write(tmp_path, main_css='@import "./b.css";\n@import "./a.css";\n.z {}\n', a_css=".a {}\n", b_css=".b {}\n")
    assert [".b {}", ".a {}", ".z {}"] == [line for line in join_styles(tmp_path).splitlines() if line]


def test_a_sheet_left_out_is_named(tmp_path: Path) -> None:
    """A sheet nobody imports would be lost silently."""
    write(tmp_path, main_css='@import "./b.css";\n', a_css="", b_css="")
    with pytest.raises(BundleError, match=r"main\.css: does not import a"):
        join_styles(tmp_path)
    write(tmp_path, main_css='@import "./a.css";\n@import "./b.css";\n@import "./c.css";\n')
    with pytest.raises(BundleError, match=r"there is no c\.css, which main imports"):
        join_styles(tmp_path)


def test_every_rule_hangs_under_the_root() -> None:
    """The sheet touches nothing of a host but the clipping of its output cells (host.css)."""
    sheet = re.sub(r"/\*.*?\*/", "", style_text(), flags=re.DOTALL)
    selectors = re.findall(r"(?:^|[};{])\s*([^@{};]+)\{", sheet)
    frames = re.compile(r"^(from|to|[\d.]+%)$")
    loose = [
        part
        for group in selectors
        for part in group.split(",")
        if not frames.match(part.strip()) and not part.strip().startswith(".pk") and ":has(.pk)" not in part
    ]
    assert [] == loose


def test_modules_become_a_plain_script() -> None:
    """It exports nothing, so that it runs where modules are not loaded; what is missing is named."""
    text = join_script({"a": 'import { b } from "./b.js";\nb();\n', "b": "export const b = () => 1;\n"}, "a")
    assert ["b", "a"] == re.findall(r"^const module_(\w+)", text, re.MULTILINE)
    assert re.search(r"^\s*(?:import|export)\b", text, re.MULTILINE) is None
    with pytest.raises(BundleError, match=r"there is no b\.js, which a imports"):
        join_script({"a": 'import { b } from "./b.js";\n'}, "a")
