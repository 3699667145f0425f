"""The build hook of hatchling: a wheel holds the compiled engine beside its sources, and the built client.

A source distribution holds the built client, too, so that installing from it needs no Node.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# A build loads this file by its path, from wherever it likes.
sys.path.append(str(Path(__file__).parent))

from build_tools.client import (
    NODE_PACKAGE,
    STATIC,
    build_client,
    client_is_fresh,
    node_of_machine,
    wants_client,
)
from build_tools.engine import NO_COMPILER, compile_engine, compiler_works, wants_compiled


class AstrariumBuildHook(BuildHookInterface):  # type: ignore[type-arg] # a hook without options
    """Adds the compiled engine to the wheel, beside its sources, and the built client."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the client must be built and the machine has none."""
        root = Path(self.root)
        needed = wants_client() and not client_is_fresh(root) and node_of_machine() is None
        return [NODE_PACKAGE] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is not Python, unless the install is editable."""
        if version == "editable":
            return
        self._add_client(build_data)
        if self.target_name == "wheel":
            self._add_engine(build_data)

    def _add_client(self, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not wants_client():
            return
        if not client_is_fresh(root):
            build_client(root)
        place = "astrarium/server/static" if self.target_name == "wheel" else STATIC.as_posix()
        build_data["force_include"][str(root / STATIC)] = place

    def _add_engine(self, build_data: dict[str, Any]) -> None:
        """Compile, unless the user wants it pure, or there is no compiler."""
        if not wants_compiled():
            return
        if not compiler_works():
            self.app.display_warning(NO_COMPILER)
            return
        files = compile_engine(Path(self.root))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): place for file, place in files.items()})
