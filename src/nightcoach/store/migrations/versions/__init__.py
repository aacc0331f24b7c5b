"""One script a revision, in order."""
