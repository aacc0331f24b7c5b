"""What earlier versions have written, and the tests that read it for ever."""
