"""The position of Race for the Galaxy."""
