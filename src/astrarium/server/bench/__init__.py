"""How fast the server is: many tables at once, beside the least that any server would have to do."""
