"""The same server as for the other tests of the server."""

from tests.server.conftest import server

__all__ = ["server"]
