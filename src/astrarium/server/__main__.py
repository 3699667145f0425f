"""`python -m astrarium.server` does what `astrarium serve` does."""

import sys
from importlib import import_module

# The command stands above the server, so it is not imported but looked up.
main = import_module("astrarium.cli.main")
main.app(["serve", *sys.argv[1:]], prog_name="astrarium")
