"""What is told as it happens: streams, notices between processes, webhooks."""
