"""Things to begin with: own cards, guest bots."""
