"""Makes docs/pictures: every screen of the client, as a browser shows it. Run `python -m tools.pictures [NAME…]`."""
