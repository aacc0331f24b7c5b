"""Bots that play Eat Me If You Can!: they get a view and answer with the words of a move."""
