"""Actions by family: what a seat may do, what it costs, what it does."""
