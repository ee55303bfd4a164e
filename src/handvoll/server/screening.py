"""Which televisions show a table, folded line by line."""

from __future__ import annotations

from handvoll.server.log import Dark, Lit, Screened, Screening, Unscreened

Screens = dict[str, frozenset[str]]  # televisions, and the houses they are connected to


def screened(screens: Screens, change: Screening) -> Screens:
    """The televisions after a line about them."""
    match change:
        case Screened(_, screen):
            return {**screens, screen: screens.get(screen, frozenset())}
        case Unscreened():
            return {}
        case Lit(screen, house):
            return {**screens, screen: screens[screen] | {house}}
        case Dark(screen, house):
            return {**screens, screen: screens[screen] - {house}}
