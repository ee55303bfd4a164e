"""The table server: people sit down and nothing they did is ever lost."""
