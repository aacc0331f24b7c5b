"""Writes docs/wire.md from the message types and from a table that is really played: `python -m tools.wire_docs`."""
