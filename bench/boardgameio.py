"""The peer of the load benchmark: boardgame.io's own server with tic-tac-toe.

Its clients speak socket.io over a WebSocket: text packets `42/tic-tac-toe,[event, ...]`.
"""

from __future__ import annotations

from secrets import token_hex

import msgspec

from bench.crowd import Crowd, Player, Table, gather_few

GAME = b"/tic-tac-toe,"
UPDATE, SYNC = b"42" + GAME + b'["update",', b"42" + GAME + b'["sync",'
ORDER = (0, 1, 2, 4, 3, 5, 7, 6, 8)  # fills the board and nobody wins


class Board(msgspec.Struct):
    """The state of tic-tac-toe."""

    cells: list[str | None]


class Turn(msgspec.Struct, rename="camel"):
    """Whose turn it is."""

    current_player: str


class State(msgspec.Struct):
    """What a client needs of the state."""

    board: Board = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Told(msgspec.Struct, array_like=True):
    """An update; more may follow."""

    event: str
    match: str
    state: State


class Synced(msgspec.Struct):
    """What a client is told first."""

    state: State


class First(msgspec.Struct, array_like=True):
    """The answer to `sync`."""

    event: str
    match: str
    info: Synced


_updates = msgspec.json.Decoder(Told)
_firsts = msgspec.json.Decoder(First)
_encoder = msgspec.json.Encoder()


class Opponent(Player):
    """One of two at a match."""

    def __init__(self, table: Table, match: str, number: str) -> None:
        super().__init__(table)
        self.match = match
        self.number = number
        self.state: State

    async def enter(self, host: str) -> None:
        """Connect and get the first state."""
        await self.socket.connect(host, "/socket.io/?EIO=4&transport=websocket")
        await self.ready

    @property
    def may_move(self) -> bool:
        """Whether it is this one's turn."""
        return self.state.turn.current_player == self.number

    def move(self) -> None:
        """Mark the next field."""
        filled = sum(cell is not None for cell in self.state.board.cells)
        payload = {
            "type": "clickCell",
            "args": [ORDER[filled % 9]],
            "playerID": self.number,
            "credentials": None,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, self.state.number, self.match, self.number)

    def hear(self, payload: bytes) -> None:
        """Take a packet."""
        if payload.startswith(UPDATE):
            self._see(_updates.decode(payload[len(GAME) + 2 :]).state)
        elif payload == b"2":
            self.socket.send(b"3")  # its heartbeat
        elif payload.startswith(b"0"):
            self.socket.send(b"40" + GAME)
        elif payload.startswith(b"40" + GAME):
            self._emit("sync", self.match, self.number, None, 2)
        elif payload.startswith(SYNC):
            self.state = _firsts.decode(payload[len(GAME) + 2 :]).info.state
            self.ready.set_result(None)

    def _see(self, state: State) -> None:
        if state.number != self.state.number + 1:
            self.table.crowd.fail(f"state {state.number} after {self.state.number}")
        self.state = state
        self.table.heard(self)

    def _emit(self, *event: object) -> None:
        self.socket.send(b"42" + GAME + _encoder.encode(event))


async def seat_opponents(host: str, crowd: Crowd, seats: int) -> None:
    """Fill all tables, each a new match, with players, all connected."""
    players: list[Opponent] = []
    for table in crowd.tables:
        match = token_hex(8)
        opponents = [Opponent(table, match, str(number)) for number in range(seats)]
        table.players += opponents
        players += opponents
    await gather_few(player.enter(host) for player in players)
