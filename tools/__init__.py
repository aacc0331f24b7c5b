"""What the workshop needs and the product does not. Run from the project folder: `.venv/bin/python -m tools.NAME`."""
