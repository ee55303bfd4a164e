"""The picture of who imports whom shows what is so."""

from __future__ import annotations

import re
from collections import Counter

from tools.graph import PICTURE, drawn, imports, layers


def test_every_line_goes_down() -> None:
    edges = imports()
    level = {name: i for i, row in enumerate(layers(edges)) for name in row}
    assert all(level[above] < level[under] for above, under in edges)


def test_the_picture_shows_every_package_there_is_now() -> None:
    """Counts may lag behind; packages and who knows whom may not. `make graph` renews it."""
    shape = drawn(Counter(imports().keys()))
    names = re.compile(r">(\w+)</text>")
    kept = PICTURE.read_text("utf-8")
    assert names.findall(kept) == names.findall(shape)
    assert kept.count("<path") == shape.count("<path")
