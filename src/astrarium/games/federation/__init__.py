"""Federation, whole and by the book."""
