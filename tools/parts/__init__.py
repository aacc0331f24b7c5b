"""The parts of a cluster, each a process of its own: for `make cluster`, and for tests that break them."""
