"""What tests of several games and layers share."""
