"""`python -m astrarium.cli` is the `astrarium` command."""

from astrarium.cli.main import main

if __name__ == "__main__":
    main()
