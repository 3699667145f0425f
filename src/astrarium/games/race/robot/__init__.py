"""The robot: the solo opponent of The Gathering Storm (RG-SOLO). It is a rule of the game, not a bot."""
