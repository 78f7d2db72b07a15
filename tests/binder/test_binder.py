"""What Binder is given makes it show the explorer, under Voilà and in JupyterLab, without another host."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.hosting.environments import copy_checkout, new_environment
from tests.hosting.missing import need
from tests.hosting.servers import ROOT, Server, free_port, serving

README = (ROOT / "README.md").read_text(encoding="utf-8")
ADDRESSES = re.findall(r"mybinder\.org/v2/gh/[^)\s?]+\?urlpath=([^)\s]+)", README)
JUPYTER_LISTENS = re.compile(r"^.*(http://127\.0\.0\.1:\d+/)", re.MULTILINE)


@pytest.fixture
def in_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    """repo2docker looks at the folder it runs in."""
    monkeypatch.chdir(ROOT)


@pytest.mark.usefixtures("in_checkout")
def test_binder_finds_what_it_needs() -> None:
    """repo2docker picks the build by binder/, with its Python, its packages and its two programs."""
    need("repo2docker", "repo2docker is not installed")
    from repo2docker.buildpacks import PythonBuildPack

    pack = PythonBuildPack(base_image="docker.io/library/buildpack-deps:jammy")
    pack.platform = "linux/amd64"
    assert pack.detect()
    assert "binder" == pack.binder_dir
    assert "3.11" == pack.python_version
    assert ["binder/postBuild"] == pack.get_post_build_scripts()
    assert "${REPO_DIR}/binder/start" == pack.get_start_script()
    dockerfile = pack.render({})
    assert 'pip install --no-cache-dir -r "binder/requirements.txt"' in dockerfile
    assert "RUN ./binder/postBuild" in dockerfile


@pytest.mark.parametrize("program", ["postBuild", "start"])
def test_the_programs_can_be_run(program: str) -> None:
    """Binder runs them as they are."""
    assert os.access(ROOT / "binder" / program, os.X_OK)


@pytest.fixture(scope="module")
def binder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as Binder makes it: from binder/ alone, in a new environment, on a copy of the project."""
    folder = tmp_path_factory.mktemp("binder")
    checkout = copy_checkout(folder / "checkout")
    requirements = checkout / "binder" / "requirements.txt"
    programs = new_environment(folder / "venv", "--require-hashes", "-r", str(requirements), seed=True)
    own = {
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "JUPYTER_CONFIG_DIR": str(folder / "config"),
        "JUPYTER_DATA_DIR": str(folder / "data"),
        "PYTHONPATH": "",
    }
    subprocess.run(["binder/postBuild"], cwd=checkout, env={**os.environ, **own}, check=True)
    command = [
        *("binder/start", "jupyter", "server", "--no-browser", "--allow-root", "--ServerApp.ip=127.0.0.1"),
        *(f"--ServerApp.port={free_port()}", "--IdentityProvider.token="),
    ]
    with serving(command, output=folder / "output", cwd=checkout, env=own, listens=JUPYTER_LISTENS) as server:
        yield server


def test_the_addresses_of_the_readme() -> None:
    """The explorer as a page, the notebook in JupyterLab, and the list of lessons as a page."""
    notebook, lessons = "notebooks/explorer.ipynb", "notebooks/lessons/index.ipynb"
    assert [f"voila/render/{notebook}", f"lab/tree/{notebook}", f"voila/render/{lessons}"] == ADDRESSES


@pytest.mark.browser
@pytest.mark.host
@pytest.mark.index
def test_binders_address_shows_the_explorer(binder: Server, visit: Callable[..., Page]) -> None:
    """The badge's address opens the page, with our template, and no request goes elsewhere."""
    page = visit(binder.address + ADDRESSES[0])
    expect(page.get_by_role("heading", name="Does it go?")).to_be_visible(timeout=60_000)
    assert "Start – Paskahousu" == page.title()
    expect(page.get_by_role("main")).to_have_count(1)


@pytest.mark.browser
@pytest.mark.host
@pytest.mark.index
def test_binders_second_address_opens_jupyterlab(binder: Server, visit: Callable[..., Page]) -> None:
    """The notebook opens in JupyterLab, which needs nothing from elsewhere either."""
    page = visit(binder.address + ADDRESSES[1])
    expect(page.get_by_role("heading", name="Paskahousu explorer")).to_be_visible(timeout=60_000)
