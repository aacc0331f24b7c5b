"""`python -m nightcoach` is the command `nightcoach`."""

from nightcoach.cli import main

main()
