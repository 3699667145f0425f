"""The families of actions of Federation, one module each."""
