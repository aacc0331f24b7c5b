"""C6 The duel, one file per part: up to its open window, the plays, the end; and what the short windows share."""
