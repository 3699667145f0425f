"""The pinned versions can be had, as wheels, on every Python and system that the public checks install them on."""

import pytest

from tests.packaging.installing import ROOT, UV, run
from tests.test_project import promised_pythons

pytestmark = pytest.mark.slow

SOURCES = ("http-ece", "pyyaml")
"""These come as sources, too, and need no compiler."""


@pytest.mark.parametrize("system", ["x86_64-manylinux_2_28", "macos", "windows"])
@pytest.mark.parametrize("version", promised_pythons())
def test_the_pins_install(version: str, system: str) -> None:
    command = [
        UV,
        "pip",
        "compile",
        "--quiet",
        "--extra",
        "play",
        "--extra",
        "dev",
        "--constraint",
        "constraints.txt",
    ]
    command += ["--python-platform", system, "--only-binary", ":all:"]
    for name in SOURCES:
        command += ["--no-binary", name]
    # Some packages ask for more than the first 3.11.
    exact = "3.11.5" if version == "3.11" else version
    assert "numpy==" in run(*command, "--python-version", exact, "pyproject.toml", cwd=ROOT)
