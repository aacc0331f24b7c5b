"""The research lab: simulations and benchmarks."""
