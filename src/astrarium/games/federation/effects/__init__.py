"""The effects of tokens, tiles, rooms and missions: doing them, and what they would bring, side by side."""
