"""Every error as an `ErrorBody`, and never more said than whoever asks may know."""

import logging
from collections.abc import Callable
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from astrarium.kernel import AstrariumError
from astrarium.server.errors import ApiError, error_body
from astrarium.server.hosting.metrics import ERRORS
from astrarium.server.hosting.request_ids import shown_path
from astrarium.server.people.texts import BadText
from astrarium.server.wire import ErrorBody

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

LONGEST: Final = 500
"""Characters of a refusal that repeats what was sent."""

Asked = Request[Any, Any, State]


def refused(_: Asked, error: ApiError) -> Response[ErrorBody]:
    """What the server refuses on purpose."""
    headers = {"Retry-After": str(error.retry_after)} if error.status in (429, 503) else None
    return Response(error.body, status_code=error.status, headers=headers)


def unusable(_: Asked, error: Exception) -> Response[ErrorBody]:
    """What the engine, or the check of a text, refuses: its words are made for whoever asked."""
    reason = error.reason if isinstance(error, BadText) else ""
    said = error.said if isinstance(error, AstrariumError) else None
    return Response(error_body("bad-request", _shortened(str(error)), reason=reason, said=said), status_code=400)


def invalid(_: Asked, error: ValidationException) -> Response[ErrorBody]:
    """A request that does not have the form it should have."""
    parts = [_part(extra) for extra in error.extra] if isinstance(error.extra, list) else []
    return Response(error_body("bad-request", _shortened("; ".join(parts) or error.detail)), status_code=400)


def failed(_: Asked, error: HTTPException) -> Response[ErrorBody]:
    """What Litestar refuses by itself."""
    code = CODES.get(error.status_code, "bad-request" if error.status_code < 500 else "failed")
    return Response(error_body(code, error.detail), status_code=error.status_code, headers=error.headers)


def unreachable(request: Asked, error: Exception) -> Response[ErrorBody]:
    """The database is not there, or too slow: that passes, so it may be tried again."""
    LOG.error("%s %s: the database failed", request.method, shown_path(request.url.path), exc_info=error)
    answer = error_body("busy", "the database does not answer now; try again")
    return Response(answer, status_code=503, headers={"Retry-After": "1"})


def broken(request: Asked, error: Exception) -> Response[ErrorBody]:
    """A fault of ours: told to the log, and only admitted to whoever asked."""
    LOG.error("%s %s failed", request.method, shown_path(request.url.path), exc_info=error)
    return Response(error_body("failed", "something went wrong here; it has been written down"), status_code=500)


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _part(extra: Any) -> str:
    if not isinstance(extra, dict):
        return str(extra)
    key = extra.get("key")
    return f"{key}: {extra.get('message')}" if key else str(extra.get("message"))


def _counted(handler: Callable[[Asked, Any], Response[ErrorBody]]) -> Callable[[Asked, Any], Response[ErrorBody]]:
    def handle(request: Asked, error: Any) -> Response[ErrorBody]:
        answer = handler(request, error)
        ERRORS.labels(answer.content.error.code).inc()
        return answer

    return handle


HANDLERS: Final[ExceptionHandlersMap] = {
    ApiError: _counted(refused),
    AstrariumError: _counted(unusable),
    BadText: _counted(unusable),
    ValidationException: _counted(invalid),
    HTTPException: _counted(failed),
    OperationalError: _counted(unreachable),
    PoolTimeout: _counted(unreachable),
    Exception: _counted(broken),
}
