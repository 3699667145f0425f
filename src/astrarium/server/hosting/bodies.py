"""The bodies of requests: JSON that is nested beyond reason is none of ours."""

from typing import Any, Final

from litestar import Request

from astrarium.server.errors import ApiError

DEEPEST: Final = 24
"""Objects and lists within each other. Nothing that the server asks for has more than five."""

TOO_DEEP: Final = f"the body is nested too deeply: {DEEPEST} levels are allowed"


class BoundedRequest(Request[Any, Any, Any]):
    """A request whose body, if it is JSON, can be walked through without end of the stack."""

    async def json(self) -> Any:
        """The body as JSON."""
        try:
            body = await super().json()
        except RecursionError:
            raise ApiError("bad-request", TOO_DEEP) from None
        if is_too_deep(body):
            raise ApiError("bad-request", TOO_DEEP)
        return body


def is_too_deep(value: object) -> bool:
    """Whether lists and objects stand in each other more than `DEEPEST` times."""
    level = [value]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _within(outer) if isinstance(inner, (dict, list))]
        if not level:
            return False
    return True


def _within(value: object) -> Any:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
