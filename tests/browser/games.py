"""The tables that can be played by clicking, one line per game."""

from __future__ import annotations

from tests.browser.fifteen import Fifteen
from tests.browser.fiver import Fiver
from tests.browser.go5 import Go5
from tests.browser.highfive import HighFive
from tests.browser.igo import IGo
from tests.browser.table import Table

TABLES: dict[str, type[Table]] = {each.game: each for each in (Fifteen, HighFive, IGo, Go5, Fiver)}
