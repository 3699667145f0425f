"""Pictures of every screen, into ``build/screens``: ``python -m tests.browser.screens [names…]``."""

import base64
import json
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser import account_scenes, federation_scenes, race_scenes, scenes, state_scenes
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.gallery import Gallery
from tests.browser.house import House
from tests.browser.pages import Visit
from tests.browser.scenes import Scene

SCENES: Final = [
    *scenes.SCENES,
    *account_scenes.SCENES,
    *state_scenes.SCENES,
    *race_scenes.SCENES,
    *federation_scenes.SCENES,
]
ROOT: Final = Path(__file__).parents[2]
GALLERY: Final = ROOT / "build" / "screens"
SHOWN: Final = ROOT / "docs" / "screens"
"""Only the pictures that README and docs show are kept in the project."""

SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844), "tablet": (820, 1180)}
QUALITY: Final = 62
STILL: Final = "() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 250))"
"""Answers that are on their way have been drawn."""


class Look(NamedTuple):
    """How somebody looks at the site."""

    size: str
    language: str
    theme: str = "dark"
    palette: str = "default"

    @property
    def suffix(self) -> str:
        """The end of a picture's name."""
        more = ["light"] * (self.theme == "light") + ["safe"] * (self.palette == "safe")
        return "-".join([self.size, self.language, *more])


def looks_at(scene: Scene) -> list[Look]:
    """A desk and a phone, the main scenes in every language, and some on a tablet, in the other theme and palette."""
    languages = ("en", "ru", "uk") if scene.spoken else ("en",)
    looks = [Look(size, language) for language in languages for size in ("desktop", "phone")]
    if scene.dressed:
        looks += [Look("tablet", "en"), Look("desktop", "en", "light"), Look("desktop", "en", "dark", "safe")]
    return looks


def picture_name(scene: Scene, look: Look) -> str:
    """The file of a picture."""
    return f"web-{scene.name}-{look.suffix}.webp"


def context_of(browser: Browser, look: Look, gallery: Gallery, known: bool) -> BrowserContext:
    """A browser of its own with the settings of a look, for Oksana or for somebody new."""
    width, height = SIZES[look.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if look.size == "phone" else 1,
        has_touch=look.size != "desktop",
        reduced_motion="reduce",
    )
    settings = json.dumps({"language": look.language, "theme": look.theme, "palette": look.palette})
    context.add_init_script(f"localStorage.setItem('astrarium', {json.dumps(settings)})")
    if known:
        context.add_cookies(gallery.oksana.cookies)  # type: ignore[arg-type] # read as one kind, written as another
    context.set_default_timeout(20_000)
    return context


def picture(page: Page) -> bytes:
    """What the page shows, when its fonts are there."""
    page.evaluate("async () => { await document.fonts.ready; }")
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(taken["data"])


def shoot(context: BrowserContext, gallery: Gallery, url: str, scene: Scene, look: Look) -> None:
    """Bring a page into the state of a scene and keep its picture."""
    page = context.new_page()
    visit = Visit(page, url)
    visit.go(scene.path(gallery))
    scene.prepare(visit)
    page.evaluate(STILL)
    (GALLERY / picture_name(scene, look)).write_bytes(picture(page))
    page.close()


def index() -> str:
    """The page that shows the pictures."""
    rows = "\n".join(f"<h2>{scene.name}</h2><p>{scene.about}</p><p>{' '.join(_links(scene))}</p>" for scene in SCENES)
    style = "body{background:#0b0e15;color:#e8ecf4;font:15px system-ui;margin:2rem}img{height:240px;margin:4px}"
    return f"<!doctype html><meta charset=utf-8><title>Screens</title><style>{style}</style><h1>Screens</h1>{rows}\n"


def _links(scene: Scene) -> list[str]:
    names = [picture_name(scene, look) for look in looks_at(scene)]
    return [f'<a href="{name}"><img loading=lazy src="{name}" alt="{name}"></a>' for name in names if _taken(name)]


def _taken(name: str) -> bool:
    return (GALLERY / name).is_file()


def main(names: list[str]) -> None:
    """Take the pictures of the named scenes, or of all; ``--shown``: those in docs/screens, to be put there."""
    shown = {path.name for path in SHOWN.glob("web-*.webp")} if names == ["--shown"] else set()

    def wanted(scene: Scene, look: Look) -> bool:
        return picture_name(scene, look) in shown if shown else not names or scene.name in names

    GALLERY.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as play:
        house = House(Path(folder))
        house.start()
        try:
            gallery = Gallery(house.url)
            browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            contexts: dict[tuple[Look, bool], BrowserContext] = {}
            for scene in SCENES:
                for look in looks_at(scene):
                    if not wanted(scene, look):
                        continue
                    who = (look, scene.known)
                    if who not in contexts:
                        contexts[who] = context_of(browser, look, gallery, scene.known)
                    shoot(contexts[who], gallery, house.url, scene, look)
            browser.close()
        finally:
            house.stop()
    for name in shown:
        shutil.copy(GALLERY / name, SHOWN / name)
    (GALLERY / "index.html").write_text(index(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
