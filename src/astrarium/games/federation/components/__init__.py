"""The data, read into typed objects that never change."""
