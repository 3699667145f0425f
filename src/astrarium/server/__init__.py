"""The server: tables at which people and programs play, over HTTP. It contains no rule."""
