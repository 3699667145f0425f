"""The Automa: the opponent of the solo game, whose turns follow from its cards."""
