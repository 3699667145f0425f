"""Guest bots: one in Python, one in JavaScript."""
