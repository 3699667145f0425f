"""A game in the terminal: the table, the person at the keyboard, the list of actions."""
