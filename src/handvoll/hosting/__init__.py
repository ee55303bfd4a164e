"""What a host copies and changes: an example of a house's file, and a unit for systemd."""
