"""Short programs that play with Nightcoach from outside. Run one with `.venv/bin/python -m examples.play_a_game`."""
