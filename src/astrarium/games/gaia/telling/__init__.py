"""What Gaia Project says, as messages: actions, questions, events, outcomes, thoughts, places."""
