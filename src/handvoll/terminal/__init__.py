"""The table in a terminal: cards in colour with their marks, numbered choices, a log in words."""
