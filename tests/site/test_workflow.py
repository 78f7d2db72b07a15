"""What publishes the site calls the command as it is: its steps are run here, with a stand-in for the command."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from explorer.cli import make_parser
from explorer.ui.share.link import check_public
from tests.hosting.servers import ROOT

WORKFLOW = ROOT / ".github" / "workflows" / "site.yml"
STAND_IN = '#!/bin/sh\nfor word in "$@"; do printf "%s\\n" "$word"; done\n'


def steps(job: str) -> list[dict[str, Any]]:
    """Return the steps of a job."""
    yaml = pytest.importorskip("yaml")
    return list(yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"][job]["steps"])


def runs(job: str) -> list[str]:
    """Return the commands of a job, those joined by ``&&`` apart."""
    return [command.strip() for step in steps(job) for command in step.get("run", "").split("&&") if command.strip()]


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
@pytest.mark.parametrize("path", ["", "/", "/paskahousu-explorer", "/paskahousu-explorer/"])
def test_the_site_is_built_with_all_lessons_for_its_address(path: str, tmp_path: Path) -> None:
    """The command's own parser takes what it is given; the address ends in a slash, wherever the pages lie."""
    step = next(step for step in steps("site") if "explorer site" in step.get("run", ""))
    outputs = {"host": "octocat.github.io", "base_path": path}
    given = {
        name: re.sub(r"\$\{\{ steps\.pages\.outputs\.(\w+) \}\}", lambda found: outputs[found[1]], text)
        for name, text in step["env"].items()
    }
    assert "${{" not in step["run"]
    program = tmp_path / "explorer"
    program.write_text(STAND_IN, encoding="utf-8")
    program.chmod(0o755)
    environment = os.environ | given | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    told = subprocess.run(
        ["bash", "-e", "-c", step["run"]], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    options = make_parser().parse_args(told.stdout.splitlines())
    assert f"https://octocat.github.io{path.rstrip('/')}/" == check_public(options.public_url)
    lessons = {file.relative_to(ROOT) for file in (ROOT / "notebooks" / "lessons").glob("*.ipynb")}
    assert lessons == set(options.lesson)
    uploaded = next(one for one in steps("site") if "upload-pages-artifact" in one.get("uses", ""))
    assert str(options.folder) == uploaded["with"]["path"]


def test_what_is_installed_is_locked_and_there() -> None:
    """Python's packages by their hashes, and a checkout with npm before the site is built."""
    assert "pip install --require-hashes -r requirements.lock" in runs("site")
    assert (ROOT / "requirements.lock").is_file()
    used = [step["uses"].partition("@")[0] for step in steps("site") if "uses" in step]
    assert {"actions/checkout", "actions/setup-node", "actions/configure-pages"} <= set(used)


def test_a_tag_is_released_with_what_was_built() -> None:
    """The release is made in a checkout, which says of which repository it is, and takes the files of the build."""
    build, release = (shlex.split(command) for command in runs("wheel")[-2:])
    assert ["uv", "build", "--out-dir", "dist"] == build  # the test of the wheel runs it
    assert ["gh", "release", "create"] == release[:3]
    assert "dist/*" in release
    assert steps("wheel")[0]["uses"].startswith("actions/checkout@")
