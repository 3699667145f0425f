"""How Race for the Galaxy looks in the terminal."""
