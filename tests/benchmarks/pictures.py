"""``python -m tests.benchmarks.pictures FOLDER``: a picture of every screen in every state, to be looked at.

It starts the explorer and goes through `tests.browser.scenes` at 1280 and 375 px, light and dark, in both languages.
``--only TEXT`` takes some of them, ``--looks 1280-light-en`` some looks; ``--readme`` writes those of the README.
"""

from __future__ import annotations

import argparse
import io
import itertools
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.scenes import SCENES, show
from tests.hosting.browser import ARGUMENTS, chromium_path
from tests.hosting.servers import explorer_command, free_port, serving

WIDTHS = {"1280": (1280, 800), "375": (375, 812)}
LOOKS = ["-".join(look) for look in itertools.product(WIDTHS, ("light", "dark"), ("en", "fi"))]

README = (
    ("landing", "home-answered", "1280-light-en"),
    ("who-is-right", "settle-verdict", "1280-light-en"),
    ("watch", "watch-reasons", "1280-light-en"),
    ("our-rules", "rules-grid", "1280-light-en"),
    ("phone", "settle-verdict", "375-light-en"),
)
"""The pictures of the README: name, state and look."""

ROOM: dict[str, ViewportSize] = {
    "landing": {"width": 1180, "height": 720},
    "who-is-right": {"width": 1180, "height": 760},
    "watch": {"width": 1180, "height": 760},
    "our-rules": {"width": 1180, "height": 1040},
    "phone": {"width": 375, "height": 812},
}
"""How much of the page each shows; in few colours they stay below 100 kB."""


def opened(browser: Browser, address: str, look: str) -> Page:
    """Open the explorer as a visitor with a window, a scheme and a language."""
    size, scheme, lang = look.split("-")
    width, height = WIDTHS[size]
    page = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        locale={"en": "en-GB", "fi": "fi-FI"}[lang],
        reduced_motion="reduce",
        has_touch=width < 640,
        is_mobile=width < 640,
    ).new_page()
    page.goto(f"{address}#{SCENES[0].code}")
    page.locator(".pk h1").first.wait_for(timeout=60_000)
    page.wait_for_function("() => history.state?.pk", timeout=60_000)
    return page


def shown(browser: Browser, address: str, folder: Path) -> None:
    """Take the pictures of the README, small ones of what is seen without scrolling."""
    for look in sorted({look for _, _, look in README}):
        page = opened(browser, address, look)
        for name, scene, wanted in README:
            if wanted == look:
                show(page, next(one for one in SCENES if one.name == scene))
                page.set_viewport_size(ROOM[name])
                page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0); }")
                page.wait_for_timeout(300)
                picture = Image.open(io.BytesIO(page.screenshot()))
                picture.convert("RGB").quantize(192).save(folder / f"{name}.png", optimize=True)
                print(f"{name}.png", (folder / f"{name}.png").stat().st_size // 1000, "kB")
        page.close(run_before_unload=True)


def pictures(browser: Browser, address: str, look: str, only: str, folder: Path) -> None:
    """Take a picture of each state in one look."""
    page = opened(browser, address, look)
    for scene in SCENES:
        if only not in scene.name:
            continue
        try:
            show(page, scene)
        except Exception as error:
            print(look, scene.name, "could not be shown:", str(error).splitlines()[0])
        page.mouse.move(0, 0)
        page.evaluate("() => scrollTo(0, 0)")
        page.wait_for_timeout(150)
        page.screenshot(path=folder / f"{scene.name}-{look}.png", full_page="large" not in scene.name)
    page.close(run_before_unload=True)


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--looks", nargs="*", default=LOOKS)
    parser.add_argument("--readme", action="store_true")
    parser.add_argument("--port", type=int)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        command = explorer_command("--port", str(asked.port or free_port()))
        with serving(command, output=Path(folder) / "output") as server:
            if asked.readme:
                shown(browser, server.address, asked.folder)
            for look in () if asked.readme else asked.looks:
                pictures(browser, server.address, look, asked.only, asked.folder)
        browser.close()


if __name__ == "__main__":
    main()
