"""The browser client: its files as they were built, and its first page for the address of each of its pages."""

import re
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.enums import HttpMethod

from astrarium.server.errors import not_found

TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Encodings by preference, and how the build names a file that has one."""

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
HASHED: Final = "assets/"
"""Files in this folder carry a hash of what is in them, so they never change."""

PAGES: Final = (
    "new",
    "tables",
    "replays",
    "cards",
    "account",
    "login",
    "forgot",
    "reset",
    "verify",
    r"table/[^/]+",
    r"table/[^/]+/at/\d+",
    r"join/[^/]+/\d+/[^/]+",
    "rules",
    r"rules/[^/]+",
)
"""The addresses of the client's pages, as its router reads them; whatever else is asked for is not there."""

_PAGE: Final = re.compile("|".join(["", *PAGES]))

NOT_BUILT: Final = "The browser client is not built. 'make client' builds it.\n"

Asked = Request[Any, Any, State]


def encodings(request: Asked) -> set[str]:
    """What the browser can unpack."""
    return {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}


class ClientFile:
    """A file of the client in every encoding that it is built in."""

    def __init__(self, folder: Path, name: str) -> None:
        path = folder / name
        self.media = TYPES.get(path.suffix, "application/octet-stream")
        self.kept = FOREVER if name.startswith(HASHED) else ASK_AGAIN
        self.plain = path.read_bytes()
        self.tag = f'"{sha256(self.plain).hexdigest()[:24]}"'
        packed = {encoding: folder / f"{name}{ending}" for encoding, ending in PACKED.items()}
        self.packed = {encoding: file.read_bytes() for encoding, file in packed.items() if file.is_file()}

    def answer(self, request: Asked) -> Response[bytes]:
        """The file in an encoding that the browser takes; nothing if it has it already."""
        headers = {"Cache-Control": self.kept, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.media)
        taken = encodings(request)
        for encoding, body in self.packed.items():
            if encoding in taken:
                return Response(body, headers={**headers, "Content-Encoding": encoding}, media_type=self.media)
        return Response(self.plain, headers=headers, media_type=self.media)


def client_files(folder: Path) -> dict[str, ClientFile]:
    """Every file of the built client by its address. What is not here cannot be asked for."""
    if not folder.is_dir():
        return {}
    names = [path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*")) if path.is_file()]
    endings = tuple(PACKED.values())
    return {name: ClientFile(folder, name) for name in names if not name.endswith(endings)}


def client_route(folder: Path) -> Any:
    """The route that serves the client of a folder."""
    files = client_files(folder)

    # A file that is kept by everybody must carry nobody's cookie.
    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        exclude_from_csrf=True,
    )
    async def client(request: Asked) -> Response[Any]:
        """A file of the client, or its first page: which page that is, the client itself knows."""
        name = str(request.path_params.get("path", "")).lstrip("/")
        if name in files:
            return files[name].answer(request)
        known = _PAGE.fullmatch(name) is not None
        # Whoever mistypes an address in a browser is told so by the client; programs that probe get no page.
        if not known and request.headers.get("sec-fetch-mode") != "navigate":
            raise not_found()
        if "index.html" not in files:
            return Response(NOT_BUILT, status_code=503, media_type="text/plain")
        page = files["index.html"].answer(request)
        if not known and page.status_code == 200:
            page.status_code = 404
        return page

    return client
