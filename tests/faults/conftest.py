"""The same server and PostgreSQL as for the other tests of the server."""

from tests.server.conftest import postgres, server

__all__ = ["postgres", "server"]
