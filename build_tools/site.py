"""`python -m build_tools.site`: the documentation site, in build/site, and a look at every link in it.

The pages are those of docs/; colours, sizes and fonts are the client's own; links out of docs/ lead to the sources.
"""

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
STYLE = ROOT / "web" / "src" / "style"
SOURCE = ROOT / "build" / "site-source"
SITE = ROOT / "build" / "site"
REPOSITORY = "https://github.com/astrarium/astrarium/blob/main/"
OUTSIDE = re.compile(r"\]\(\.\./([^)\s]+)\)")
THEMES = {
    '[data-theme="dark"]': '[data-md-color-scheme="slate"]',
    '[data-theme="light"]': '[data-md-color-scheme="default"]',
}
"""What the client and the theme of the site call dark and light."""


def prepare() -> None:
    """Put the pages and the look together."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(DOCS, SOURCE)
    for page in SOURCE.glob("*.md"):
        text = page.read_text(encoding="utf-8")
        page.write_text(OUTSIDE.sub(rf"]({REPOSITORY}\1)", text), encoding="utf-8")
    tokens = (STYLE / "tokens.css").read_text(encoding="utf-8")
    for own, name in THEMES.items():
        tokens = tokens.replace(own, name)
    (SOURCE / "tokens.css").write_text(tokens, encoding="utf-8")
    shutil.copytree(STYLE / "fonts", SOURCE / "fonts")
    shutil.copy(ROOT / "web" / "public" / "OFL.txt", SOURCE / "fonts")


class Page(HTMLParser):
    """What a page of the site links to, loads, and can be linked at."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag says."""
        given = {name: value for name, value in attrs if value is not None}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in ("img", "script") and "src" in given:
            self.loads.append(given["src"])
        if tag == "link" and given.get("rel") in ("stylesheet", "icon", "preconnect"):
            self.loads.append(given["href"])


def complaints() -> list[str]:
    """Links that lead nowhere, what would be fetched from elsewhere, and pages that nobody finds."""
    pages = {path: Page(path) for path in SITE.rglob("*.html") if path.name != "404.html"}
    found = []
    for path, page in pages.items():
        name = path.relative_to(SITE)
        found += [f"{name} loads {load}" for load in page.loads if urlsplit(load).netloc]
        for link in {*page.links, *page.loads}:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file():
                found.append(f"{name} links to {link}, which is not there")
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].anchors:
                found.append(f"{name} links to {link}, and there is no such place in it")
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").split("\nnav:\n")[1]
    listed = set(re.findall(r": (\S+\.md)$", nav, re.MULTILINE))
    there = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    found += [f"mkdocs.yml lists {name}, which is not there" for name in sorted(listed - there)]
    return found + [f"{name} is not in the navigation of mkdocs.yml" for name in sorted(there - listed)]


def main() -> str | None:
    """Build and look; what is wrong, if anything is."""
    prepare()
    command = [
        sys.executable,
        "-m",
        "zensical",
        "build",
        "--clean",
        "--strict",
        "--config-file",
        str(ROOT / "mkdocs.yml"),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    if done.returncode or "No issues found" not in said:
        return said
    return "\n".join(complaints()) or None


if __name__ == "__main__":
    sys.exit(main())
