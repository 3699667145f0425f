"""Tables: made, filled, played, looked at."""
