"""Print how far apart the card inks are for four kinds of eyes, and the contrast of every text.

Exit code 1 if a promise is broken. Simulation: Machado, Oliveira, Fernandes 2009, severity 1, in
linear sRGB; distance: CIEDE2000 (D65).
"""

from __future__ import annotations

import itertools
import math
import re
import sys
from collections.abc import Sequence
from pathlib import Path

Vector = Sequence[float]
Matrix = Sequence[Vector]

WEB = Path(__file__).parent.parent / "web/src"
CSS = (WEB / "styles/tokens.css").read_text("utf-8")
LIGHT, DARK = 0, 1  # the two sides of light-dark()
CLOSEST = 9.5  # CIEDE2000
AA = 4.5
INKS = tuple(
    "red orange yellow lime green teal sky blue violet pink brown grey".split()  # noqa: SIM905
)
GAMES = {
    "Go5": "red orange yellow green blue violet pink",
    "15GO!": "red orange yellow green teal blue violet pink",
    "High Five!": "red green blue yellow",
    "I Go!": "pink violet blue sky grey brown red orange yellow lime",
    "all twelve": " ".join(INKS),
}
EYES: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)


def token(name: str, scheme: int = LIGHT, css: str = CSS) -> str:
    """The value of a colour token in a scheme."""
    found = re.search(rf"--{name}: ([^;]+);", css)
    assert found, name
    both = re.fullmatch(r"light-dark\((.+?), (.+)\)", found[1])
    value = both[1 + scheme] if both else found[1]
    assert re.fullmatch("#[0-9a-f]{6}", value), f"{name}: {value}"
    return value


def linear(colour: str) -> list[float]:
    """A hex colour in linear sRGB."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def times(matrix: Matrix, v: Vector) -> list[float]:
    """A matrix times a vector."""
    return [sum(a * b for a, b in zip(row, v, strict=True)) for row in matrix]


def lab(rgb: Vector) -> tuple[float, float, float]:
    """Linear sRGB in CIELAB."""
    x, y, z = (
        v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116
        for v in (
            a / w
            for a, w in zip(
                times(XYZ, [min(1, max(0, c)) for c in rgb]), (0.95047, 1, 1.08883), strict=True
            )
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(p: Vector, q: Vector) -> float:
    """The distance of two colours as eyes see it."""
    (l1, a1, b1), (l2, a2, b2) = p, q
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    c1, c2 = math.hypot(a1 * g, b1), math.hypot(a2 * g, b2)
    h1, h2 = (math.degrees(math.atan2(b, a * g)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180
    dl, dc, dh = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    lm, cm, hm = (l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * math.cos(math.radians(hm - 30))
        + 0.24 * math.cos(math.radians(2 * hm))
        + 0.32 * math.cos(math.radians(3 * hm + 6))
        - 0.2 * math.cos(math.radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rt = (
        -2
        * math.sqrt(cm**7 / (cm**7 + 25**7))
        * math.sin(math.radians(60 * math.exp(-(((hm - 275) / 25) ** 2))))
    )
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * dc / sc * dh / sh)


def mix(a: str, b: str, share: float) -> str:
    """What color-mix(in oklab, a share, b) gives, as a hex colour."""
    to = (
        (0.4122214708, 0.5363325363, 0.0514459929),
        (0.2119034982, 0.6806995451, 0.1073969566),
        (0.0883024619, 0.2817188376, 0.6299787005),
    )
    back = (
        (4.0767416621, -3.3077115913, 0.2309699292),
        (-1.2684380046, 2.6097574011, -0.3413193965),
        (-0.0041960863, -0.7034186147, 1.7076147010),
    )
    roots = [
        [v ** (1 / 3) for v in times(to, linear(c))] for c in (a, b)
    ]  # OKLab is linear in these
    light = times(back, [(x * share + y * (1 - share)) ** 3 for x, y in zip(*roots, strict=True)])
    code = (12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055 for v in light)
    return "#" + "".join(f"{round(255 * v):02x}" for v in code)


def contrast(a: str, b: str) -> float:
    """The contrast of two colours, as WCAG counts it."""
    low, high = sorted(times(XYZ, linear(c))[1] + 0.05 for c in (a, b))
    return high / low


def distances() -> list[str]:
    """Print the smallest distance between two inks of each game, for all eyes; what is broken."""
    broken = []
    print("smallest CIEDE2000 distance between two inks of a game")
    for eye, matrix in EYES.items():
        seen = {n: lab(times(matrix, linear(token(n)))) for n in INKS}
        for game, names in GAMES.items():
            pairs = itertools.combinations(names.split(), 2)
            d, pair = min((ciede2000(seen[a], seen[b]), f"{a}/{b}") for a, b in pairs)
            print(f"  {eye:13}{game:12}{d:6.1f}  {pair}")
            if d < CLOSEST:
                broken.append(f"{game}: {pair} too close for {eye}")
    return broken


def card_texts() -> list[tuple[str, str, str]]:
    """What is printed on cards: what it is, its colour, its ground."""
    texts = []
    ink, paper = token("card-ink"), token("card-paper")
    for n in INKS:
        on = ink if re.search(rf"--{n}-on: var\(--card-ink\)", CSS) else paper
        texts += [(f"{n}{tone or ' card'}", on, token(n + tone)) for tone in ("", "-hi", "-lo")]
        texts += [(f"{n}-deep on paper", token(n + "-deep"), token("paper"))]
    texts += [("shout", paper, token("shout")), ("shout, dark", paper, token("shout", DARK))]
    return [*texts, ("strip, dark", ink, token("strip", DARK))]


def table_texts(game: str) -> list[tuple[str, str, str]]:
    """What is written on a game's lino, felt and dark sheets."""
    ink, paper = token("card-ink"), token("card-paper")
    texts = []
    own = "" if game == "home" else (WEB / f"games/{game}/tokens.css").read_text("utf-8")
    light, dark = (
        token("table", scheme, own) if own else token("lino-home", scheme)
        for scheme in (LIGHT, DARK)
    )
    for voice in ("ink", "ink-2"):
        texts += [(f"{voice} on {game}", token(voice), light)]
        texts += [(f"{voice} on {game}, dark", token(voice, DARK), dark)]
    if felt := re.search(r"--felt: var\(--(felt-\w+)\)", own):
        texts += [(f"text on felt {game}", ink if "--on-felt" in own else paper, token(felt[1]))]
    for name, share in (("paper", 0.85), ("paper-2", 0.77)):  # as the color-mix in tokens.css
        sheet = mix(dark, "#ffe9c4", share)
        inks = ["ink", "ink-2", *(f"{n}-deep" for n in INKS if name == "paper")]
        texts += [(f"{each} on dark {name} of {game}", token(each, DARK), sheet) for each in inks]
    return texts


def contrasts() -> list[str]:
    """Print the ten lowest contrasts; what is below AA."""
    games = ("home", "go5", "fifteen", "highfive", "igo", "fiver")
    texts = [*card_texts(), *(text for game in games for text in table_texts(game))]
    texts += [(f"second voice on {p}", token("ink-2"), token(p)) for p in ("paper", "paper-2")]
    print("\ncontrast of text, the ten lowest (WCAG AA asks 4.5)")
    measured = sorted((contrast(a, b), what) for what, a, b in texts)
    for c, what in measured[:10]:
        print(f"  {c:5.2f}  {what}")
    return [f"{what}: contrast {c:.2f}" for c, what in measured if c < AA]


def main() -> int:
    """Print everything; 1 if a promise is broken."""
    broken = distances() + contrasts()
    print("\n" + ("\n".join(broken) or "all texts at AA or better, all inks far enough apart"))
    return bool(broken)


if __name__ == "__main__":
    sys.exit(main())
