"""What is kept on disk: SQLite by default, PostgreSQL by URL."""
