"""What all games share; pure: no randomness of its own, no clock, no files, no network."""
