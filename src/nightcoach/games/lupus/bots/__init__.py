"""Bots that play Lupus in Tabula: they get a view and answer with the words of a move."""
