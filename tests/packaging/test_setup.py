"""A fresh clone on a machine that has built nothing yet: `make setup` brings all that one works on it with."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.installing import ROOT, run


@pytest.mark.slow
def test_make_sets_up_an_empty_environment(tmp_path: Path) -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is no clone of the project")
    clone = tmp_path / "clone"
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (clone / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, clone / name)
    # Some packages come as sources only. What pip has built on this machine before must not help.
    run("make", "setup", f"PYTHON={sys.executable}", cwd=clone, variables={"PIP_NO_CACHE_DIR": "1"})
    bin_folder = clone / ".venv" / "bin"
    assert "race" in run(bin_folder / "astrarium", "games", cwd=tmp_path)
    for module in ("http_ece", "litestar", "pytest", "mypyc"):
        run(bin_folder / "python", "-c", f"import {module}", cwd=tmp_path)
