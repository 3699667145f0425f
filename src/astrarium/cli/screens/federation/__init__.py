"""How Federation looks in the terminal."""
