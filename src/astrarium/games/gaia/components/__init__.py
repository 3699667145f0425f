"""The components: data files read into typed objects that never change."""
