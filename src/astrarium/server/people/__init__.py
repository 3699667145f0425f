"""People: guests and accounts, what proves who they are, and what they may write."""
