# mypyc: off
"""Names that the compiler knows and that a running program can do without."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: Any) -> Any:
        """Mark a class for the compiler; uncompiled it changes nothing."""
        return lambda cls: cls
