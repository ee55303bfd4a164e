"""Draw who imports whom: docs/pictures/imports.svg, made by `make graph`.

Every package stands above all it imports, so every line goes down; its thickness says how many
imports it stands for.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from math import log2
from pathlib import Path

import grimp

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "imports.svg"
WIDTH, BOX, HEIGHT, GAP = 900, 130, 44, 60
STYLE = """
  rect { fill: #fffaf0; stroke: #231f2e; stroke-width: 2; rx: 14 }
  path { fill: none; stroke: #231f2e; opacity: 0.35 }
  text { font: 700 17px sans-serif; fill: #231f2e; text-anchor: middle }
"""
Edges = Counter[tuple[str, str]]


def imports() -> Edges:
    """How many modules of a package import one of another."""
    graph = grimp.build_graph("handvoll")
    graph.remove_module("handvoll.__main__")  # another door to the command, no room of its own
    edges: Edges = Counter()
    for module in graph.modules:
        for other in graph.find_modules_directly_imported_by(module):
            ends = module.split(".")[1:2] + other.split(".")[1:2]
            if len(ends) == 2 and ends[0] != ends[1]:
                edges[ends[0], ends[1]] += 1
    return edges


def layers(edges: Edges) -> list[list[str]]:
    """The packages by how long the way down from them is, the longest first."""
    below: dict[str, set[str]] = defaultdict(set)
    for above, under in edges:
        below[above].add(under)

    def height(package: str) -> int:
        return max((height(under) + 1 for under in below[package]), default=0)

    names = sorted({name for edge in edges for name in edge})
    found: dict[int, list[str]] = defaultdict(list)
    for name in names:
        found[height(name)].append(name)
    return [found[level] for level in sorted(found, reverse=True)]


def places(rows: list[list[str]]) -> dict[str, tuple[float, float]]:
    """Where the middle of every package stands."""
    return {
        name: (WIDTH * (i + 1) / (len(row) + 1), 30 + HEIGHT / 2 + level * (HEIGHT + GAP))
        for level, row in enumerate(rows)
        for i, name in enumerate(row)
    }


def drawn(edges: Edges) -> str:
    """The picture."""
    rows = layers(edges)
    at = places(rows)
    parts = [_line(at[a], at[b], count) for (a, b), count in sorted(edges.items())]
    parts += [_box(name, *at[name]) for name in sorted(at)]
    height = 60 + len(rows) * (HEIGHT + GAP) - GAP
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
    title = "<title>Which package of Handvoll imports which</title>"
    return "\n".join([head, title, f"<style>{STYLE}</style>", *parts, "</svg>", ""])


def _line(above: tuple[float, float], under: tuple[float, float], count: int) -> str:
    (x, y), (to_x, to_y) = above, under
    top, bottom = y + HEIGHT / 2, to_y - HEIGHT / 2
    bend = (top + bottom) / 2
    curve = f"M{x:.0f} {top:.0f}C{x:.0f} {bend:.0f} {to_x:.0f} {bend:.0f} {to_x:.0f} {bottom:.0f}"
    return f'<path d="{curve}" stroke-width="{1 + log2(count):.1f}"/>'


def _box(name: str, x: float, y: float) -> str:
    corner = f'x="{x - BOX / 2:.0f}" y="{y - HEIGHT / 2:.0f}"'
    return (
        f'<rect {corner} width="{BOX}" height="{HEIGHT}"/>'
        f'<text x="{x:.0f}" y="{y + 6:.0f}">{name}</text>'
    )


def main() -> None:
    """Write the picture."""
    PICTURE.write_text(drawn(imports()), "utf-8")


if __name__ == "__main__":
    main()
