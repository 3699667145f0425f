from pathlib import Path

import pytest

from build_tools.client import STATIC
from tests.packaging.installing import ROOT, path_without, wheel


@pytest.fixture(scope="session")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel without compiled parts, built where there is neither compiler nor Node."""
    assert (ROOT / STATIC / "index.html").is_file(), "the client has not been built: run `make client`"
    folder = tmp_path_factory.mktemp("pure")
    return wheel(folder / "wheel", PATH=path_without(folder / "bin", "compiler", "node"))
