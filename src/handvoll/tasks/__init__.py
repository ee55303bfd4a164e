"""Tasks: what is asked every day, and puzzles; on the real table, by the real rules."""
