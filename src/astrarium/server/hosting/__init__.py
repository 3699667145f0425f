"""What whoever runs a server needs: starting it, its limits, its safety."""
