"""What programs of several games search with: it knows games by the kernel's contract, and no rule needs it."""
