"""How Gaia Project looks in the terminal."""
