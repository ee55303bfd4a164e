"""A television for tests: a browser that opened /tv and is never touched again."""

from __future__ import annotations

from typing import Any

from tests.server.guest import Guest


class Screen(Guest):
    """A television; with somebody's cookie it is one on the device of somebody who plays."""

    def __init__(self, address: str, beside: Guest | None = None) -> None:
        super().__init__(address, "", cookie=beside.cookie if beside else "")
        self.own = ""

    def headers(self) -> dict[str, str]:
        """What its browser says with everything."""
        cookies = {"handvoll": self.cookie, "handvoll-tv": self.own}
        return {"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items() if value)}

    async def ask(self) -> Any:
        """What to show: a code, or a table."""
        response = await self.send("POST", "/api/tv")
        assert response.status_code == 200, response.text
        self.own = response.cookies["handvoll-tv"]
        return response.json()

    async def pointed_by(self, guest: Guest, table: str) -> str:
        """Be pointed at a table by somebody; the code it had."""
        code = str((await self.ask())["code"])
        await guest.post(f"/api/tables/{table}/screen", code=f"{code[:3]}-{code[3:].lower()}")
        return code

    def live_url(self, table: str, seq: int | None) -> str:
        """Where a table is shown live to televisions."""
        url = super().live_url(table, seq)
        return f"{url}{'&' if '?' in url else '?'}screen=true"
