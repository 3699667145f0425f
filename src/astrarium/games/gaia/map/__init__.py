"""The map: hexes, sectors, and how they are laid out."""
