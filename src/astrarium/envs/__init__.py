"""The games as environments: PettingZoo, Gymnasium and OpenSpiel faces of any of them (docs/research.md).

They need ``astrarium[rl]``, and ``astrarium.envs.open_spiel`` also ``astrarium[open_spiel]``.
"""

from typing import TYPE_CHECKING, Any

from astrarium.kernel import AstrariumError

if TYPE_CHECKING:
    from astrarium.envs.batch import Batch
    from astrarium.envs.gymnasium import gymnasium_env, gymnasium_vector_env
    from astrarium.envs.pettingzoo import pettingzoo_env, pettingzoo_parallel_env

__all__ = ["Batch", "gymnasium_env", "gymnasium_vector_env", "pettingzoo_env", "pettingzoo_parallel_env"]

MODULES = {
    "Batch": "batch",
    "gymnasium_env": "gymnasium",
    "gymnasium_vector_env": "gymnasium",
    "pettingzoo_env": "pettingzoo",
    "pettingzoo_parallel_env": "pettingzoo",
}


class MissingPackage(AstrariumError, ImportError):
    """A package that an environment needs is not installed."""


def __getattr__(name: str) -> Any:
    # Each face needs a package of its own, so none is loaded before it is asked for.
    if name not in MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    try:
        return getattr(import_module(f"{__name__}.{MODULES[name]}"), name)
    except ModuleNotFoundError as error:
        raise MissingPackage(f"{name} needs {error.name}: pip install 'astrarium[rl]'") from None
