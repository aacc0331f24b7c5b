"""Playing in a terminal: full screen or line by line, against bots, in four languages."""
