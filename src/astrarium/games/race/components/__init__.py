"""The components of Race for the Galaxy: data, loaded once into typed objects."""
