"""A redeal: a whole game as a seat can imagine it. Everything it heard is kept, everything hidden is drawn again."""
