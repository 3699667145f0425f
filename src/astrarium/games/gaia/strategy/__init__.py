"""What judges rather than knows: estimates and lines of play, for programs and hints."""
