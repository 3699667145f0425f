"""Salvage: a tiny complete game, the kernel's specimen and the model for new ones."""
