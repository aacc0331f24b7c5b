"""What a table remembers: the entries of its log, and everything folded from them."""
