"""Faults planted by the dozen: do the tests notice? `make mutants N=60 SEED=1`; docs/testing.md."""
