"""Bots that play the Castle of the Devil: they get a view and answer with the words of a move."""
