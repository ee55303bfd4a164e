"""The HTTP API, a file per topic."""
