"""The examples in deploy/."""
