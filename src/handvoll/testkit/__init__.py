"""What every game must pass: tables to play at, random matches, and the laws they obey.

For your own game: `for table in tables(GAME): for law in LAWS: law(table, seed)`.
"""

from __future__ import annotations

from handvoll.testkit.laws import LAWS
from handvoll.testkit.secrets import SECRECY
from handvoll.testkit.tables import Table, tables

__all__ = ["LAWS", "SECRECY", "Table", "tables"]
