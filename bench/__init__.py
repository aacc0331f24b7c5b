"""Our benchmarks; docs/performance.md and docs/bots.md have the figures.

`nightcoach bench` measures the engine wherever it is installed. What needs a second program, the network or an hour is
here and runs in the project folder: `.venv-compiled/bin/python -m bench.server`, `bench.peers`, `bench.castle_beliefs`
and `bench.lupus_bots`. Each prints one JSON line per case, or the table that the documentation shows.
"""
