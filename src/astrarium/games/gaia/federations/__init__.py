"""Federations: which planets may form one, and how few satellites link them."""
