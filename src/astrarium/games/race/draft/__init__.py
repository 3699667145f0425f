"""The draft of decks of one's own (RG-DRAFT)."""
