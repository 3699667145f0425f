"""A hook of mkdocs: the site wears the client's own tokens and fonts, and links out of docs/ lead to the repository."""

import re
from pathlib import Path, PurePosixPath
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
STYLE = ROOT / "web" / "src" / "style"
THEMES = {'[data-theme="dark"]': '[data-md-color-scheme="slate"]', '[data-theme="light"]': '[data-md-color-scheme="default"]'}
OUTSIDE = re.compile(r"\]\(\.\./([^)#\s]+)(#[\w-]+)?\)")


def on_files(files: Files, config: Any) -> Files:
    """Adds the tokens of the client, with the names that the theme has for dark and light, and the fonts."""
    tokens = (STYLE / "tokens.css").read_text(encoding="utf-8")
    for own, name in THEMES.items():
        tokens = tokens.replace(own, name)
    files.append(File.generated(config, "tokens.css", content=tokens))
    for font in sorted((STYLE / "fonts").glob("*.woff2")):
        files.append(File.generated(config, f"fonts/{font.name}", content=font.read_bytes()))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """A file outside of docs/ is shown where the sources are."""
    here = PurePosixPath(page.file.src_uri).parent
    if str(here) != ".":
        return markdown
    return OUTSIDE.sub(lambda found: f"]({config['repo_url']}/blob/main/{found[1]}{found[2] or ''})", markdown)
