"""The `astrarium` command."""
