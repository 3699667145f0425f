"""Every error as a `Problem`, and never more said than whoever asks may know."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from astrarium.kernel import AstrariumError
from astrarium.server.problems import Trouble, problem
from astrarium.server.texts import BadText
from astrarium.server.wire import Problem

LOG: Final = logging.getLogger(__name__)

CODES: Final[dict[int, str]] = {
    400: "bad-request",
    401: "unknown",
    403: "not-allowed",
    404: "not-found",
    405: "not-allowed",
    413: "too-large",
    429: "too-many",
    503: "busy",
}

Asked = Request[Any, Any, State]


def refused(_: Asked, error: Trouble) -> Response[Problem]:
    """What the server refuses on purpose."""
    headers = {"Retry-After": "1"} if error.status in (429, 503) else None
    return Response(error.problem, status_code=error.status, headers=headers)


def unusable(_: Asked, error: Exception) -> Response[Problem]:
    """What the engine, or the check of a text, refuses: its words are made for whoever asked."""
    return Response(problem("bad-request", str(error)), status_code=400)


def invalid(_: Asked, error: ValidationException) -> Response[Problem]:
    """A request that does not have the form it should have."""
    parts = [_part(extra) for extra in error.extra] if isinstance(error.extra, list) else []
    return Response(problem("bad-request", "; ".join(parts) or error.detail), status_code=400)


def failed(_: Asked, error: HTTPException) -> Response[Problem]:
    """What Litestar refuses by itself."""
    code = CODES.get(error.status_code, "bad-request" if error.status_code < 500 else "failed")
    return Response(problem(code, error.detail), status_code=error.status_code, headers=error.headers)


def unreachable(request: Asked, error: Exception) -> Response[Problem]:
    """The database is not there, or too slow: that passes, so it may be tried again."""
    LOG.error("%s %s: the database failed", request.method, request.url.path, exc_info=error)
    answer = problem("busy", "the database does not answer now; try again")
    return Response(answer, status_code=503, headers={"Retry-After": "1"})


def broken(request: Asked, error: Exception) -> Response[Problem]:
    """A fault of ours: told to the log, and only admitted to whoever asked."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(problem("failed", "something went wrong here; it has been written down"), status_code=500)


def _part(extra: Any) -> str:
    if not isinstance(extra, dict):
        return str(extra)
    key = extra.get("key")
    return f"{key}: {extra.get('message')}" if key else str(extra.get("message"))


HANDLERS: Final[ExceptionHandlersMap] = {
    Trouble: refused,
    AstrariumError: unusable,
    BadText: unusable,
    ValidationException: invalid,
    HTTPException: failed,
    OperationalError: unreachable,
    PoolTimeout: unreachable,
    Exception: broken,
}
