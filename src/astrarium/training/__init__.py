"""Learning from self-play: networks, lessons, and runs that can be stopped and gone on with."""
