"""The Castle of the Devil by Michael Palm and Lukas Zach (docs/rules/castle.md)."""
