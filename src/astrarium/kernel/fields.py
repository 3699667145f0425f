"""What is said of a field of a position besides its type; `build_tools/fields.py` reads it, nothing else does.

A field is declared once, where it gets its first value: ``self.order: Shared[list[int]] = []``.
"""

from typing import Annotated, TypeVar

T = TypeVar("T")

Shared = Annotated[T, "never changed in place, so clones share it"]
Untold = Annotated[T, "follows from the rest, so it is not stored"]
