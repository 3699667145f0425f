"""What judges and does not know: for bots, hints and analysis."""
