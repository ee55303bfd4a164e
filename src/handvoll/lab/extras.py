"""Libraries that only the lab needs: asked for when they are needed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from handvoll.engine.errors import HandvollError


def needed(library: str, extra: str) -> Any:
    """A library of an optional extra; raises a HandvollError that says how to get it."""
    try:
        return import_module(library)
    except ModuleNotFoundError as error:
        name = library.partition(".")[0]
        if (error.name or "").partition(".")[0] != name:
            raise
        raise HandvollError("lab-extra", library=name, extra=extra) from None
