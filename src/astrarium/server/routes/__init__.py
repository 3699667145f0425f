"""The HTTP interface, one module for each group of addresses."""
