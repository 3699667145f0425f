"""A tiny game for the tests of the arena and the command line: take pebbles, and a die adds to them."""
