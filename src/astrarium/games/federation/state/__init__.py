"""The position: plain data."""
