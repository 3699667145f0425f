"""The position: plain data, cheap to copy."""
