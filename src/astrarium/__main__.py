"""The `astrarium` command, and `python -m astrarium`; with the bare library alone it says what is missing."""

import sys


def main() -> None:
    """Run the command, if everything that it needs is there."""
    try:
        from astrarium.cli.main import main as command
    except ModuleNotFoundError as error:
        name = str(error.name).partition(".")[0]
        if name == "astrarium":
            raise
        sys.exit(f"astrarium: the command needs {name}: pip install 'astrarium[play]'")
    command()


if __name__ == "__main__":
    main()
