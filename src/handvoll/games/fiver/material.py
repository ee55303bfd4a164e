"""The material of 5er finden: shapes, where they can lie, rolls and tableaus."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from handvoll.engine.chance import Spec

# P1, P2 [R]: the box's own symbols and tableaus are lost with the pictures; these are ours.
SYMBOLS: Final[list[str]] = list("ostxmw")  # circle square triangle star moon wave
FIELDS: Final[i64] = 100  # of a tableau
NAMES: Final[list[str]] = [f"{column}{row}" for row in range(1, 11) for column in "abcdefghij"]

# P4 [R]: which shape is worth what is ours; the rulebook says only that they go from 1 to 4.
SHAPES: Final = "XIWTVZUFNPLY"  # dearest first: three each of 4, 3, 2 and 1 points
SHAPE_COUNT: Final[i64] = 12
POINTS: Final[vec[i64]] = vec[i64]([4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1])  # a lab may change them
DRAWINGS: Final[list[str]] = [
    ".#./###/.#.",
    "#####",
    "#../##./.##",
    "###/.#./.#.",
    "#../#../###",
    "##./.#./.##",
    "#.#/###",
    ".##/##./.#.",
    "##../.###",
    "##/##/#.",
    "####/#...",
    "####/.#..",
]

# P5: the legal rolls, 126 of them; ODD stands for five symbols that cannot be rolled.
ODD: Final[i64] = 126
DICE: Final[i64] = 5
MOST_EQUAL: Final[i64] = 2

# P3: whose tableaus.
WHITE: Final[i64] = 0  # a tableau of its own for each seat
GREY: Final[i64] = 1  # the same for all
RANDOM: Final[i64] = 2  # from chance
MIXED: Final[i64] = 3  # the white ones, given out by chance

# P3: made by tools/tableaus.py. The first four are white, for seats A to D; the last is grey.
TABLEAUS: Final[list[str]] = [
    "tsswsxstwt"
    "wxomosmxsw"
    "owssmtsxtx"
    "mswotowttx"
    "omsxmsmxwm"
    "otxotxmotm"
    "otswwmwtxm"
    "smswxosxmt"
    "oxxmwtxoom"
    "twwotwoosw",
    "mxtwwwmtoo"
    "txmosotxox"
    "stwmmwtxtw"
    "somsxsmost"
    "omxtwssoww"
    "xomtxstotm"
    "xwxoxsmxox"
    "stmtwtwoxm"
    "wmwtsswmxm"
    "oswmsotxso",
    "xmowtsoxms"
    "ommsoswmos"
    "wmxxsttstt"
    "toxttxmsow"
    "mwswwwwmwm"
    "oxoxxsttos"
    "wsmtmxxtow"
    "ottxtwooss"
    "wsswmxwtxw"
    "smxotomxmo",
    "omxowmtsoo"
    "tmwswsxwmx"
    "wmxottxoxw"
    "towwsxmtss"
    "owsswsmwoo"
    "momttxwxxm"
    "wtsototwsm"
    "mxoxosttmw"
    "xxmwostmtx"
    "ssmtssowxt",
    "tsxmtmwoos"
    "wxmwwstswo"
    "ttmoxxstsm"
    "otmsowsmox"
    "txwxmwsmom"
    "ottsommotx"
    "mwtwstxxss"
    "sotoxsswso"
    "wwwxotomxm"
    "xmomtxxtww",
]

# Outlines. Every way to put a shape on a tableau is a number, ordered by shape: 4096 of them, so
# `matches` finds the dearest first and the outlines of a shape are a range. Five fields are a
# set of 100 bits; two integers hold them, LOW the fields of rows 1-5 and HIGH those of 6-10.
OUTLINES: Final[i64] = 4096
HALF: Final[i64] = 50


def turned(drawing: str) -> list[list[tuple[int, int]]]:
    """A shape in all its turns and mirror images, as rows and columns."""
    cells = [
        (row, column)
        for row, line in enumerate(drawing.split("/"))
        for column, mark in enumerate(line)
        if mark == "#"
    ]
    found: list[list[tuple[int, int]]] = []
    for turn in range(8):
        cells = [(column, -row) for row, column in cells]
        if turn == 4:
            cells = [(row, -column) for row, column in cells]
        top = min([row for row, _ in cells])
        left = min([column for _, column in cells])
        moved = sorted([(row - top, column - left) for row, column in cells])
        if moved not in found:
            found.append(moved)
    return sorted(found)


def spread(cells: list[tuple[int, int]]) -> list[list[int]]:
    """Everywhere these cells can lie on a tableau, as fields in board order."""
    height = max([row for row, _ in cells])
    width = max([column for _, column in cells])
    return [
        [(down + row) * 10 + right + column for row, column in cells]
        for down in range(10 - height)
        for right in range(10 - width)
    ]


def placed(shape: int) -> list[list[int]]:
    """All outlines of a shape."""
    return [fields for cells in turned(DRAWINGS[shape]) for fields in spread(cells)]


PLACED: Final[list[list[list[int]]]] = [placed(shape) for shape in range(12)]
ALL: Final[list[list[int]]] = [fields for shape in PLACED for fields in shape]

CELLS: Final[vec[i64]] = vec[i64]([field for fields in ALL for field in fields])
SHAPE: Final[vec[i64]] = vec[i64]([s for s in range(12) for _ in PLACED[s]])
FIRST: Final[vec[i64]] = vec[i64](  # the first outline of each shape; one more: the end
    [sum([len(PLACED[other]) for other in range(shape)]) for shape in range(13)]
)
FEWEST_PLACES: Final[i64] = i64(min([len(places) for places in PLACED]))  # of any shape


def half(fields: list[int], first: int) -> i64:
    """Those of the fields that lie in one half of a tableau, as bits."""
    return i64(sum([1 << (field - first) for field in fields if first <= field < first + 50]))


LOW: Final[vec[i64]] = vec[i64]([half(fields, 0) for fields in ALL])
HIGH: Final[vec[i64]] = vec[i64]([half(fields, 50) for fields in ALL])


def points(shape: i64) -> i64:
    """What a shape is worth (P4)."""
    return POINTS[shape]


def overlap(one: i64, other: i64) -> bool:
    """Whether two outlines share a field."""
    return LOW[one] & LOW[other] | HIGH[one] & HIGH[other] != 0


def holds(outline: i64, field: i64) -> bool:
    """Whether a field is in an outline."""
    for i in range(outline * 5, outline * 5 + 5):
        if CELLS[i] == field:
            return True
    return False


# Rolls. The order of five symbols does not matter, so a roll is a number below 126. A power of
# six for each symbol makes the sum of five name their multiset; KINDS says which roll it is.
POWERS: Final[vec[i64]] = vec[i64]([6**symbol for symbol in range(6)])
ROLLS: Final[list[list[int]]] = [
    list(roll)
    for roll in combinations_with_replacement(range(6), 5)
    if max([roll.count(symbol) for symbol in roll]) <= 2
]


def kinds() -> vec[i64]:
    """Which roll the sum of five symbols' powers stands for."""
    table = vec[i64]([ODD] * (5 * 6**5 + 1))
    for kind, roll in enumerate(ROLLS):
        table[sum([6**symbol for symbol in roll])] = kind
    return table


KINDS: Final[vec[i64]] = kinds()


def kind_of(symbols: vec[u8]) -> i64:
    """Which roll these five dice show."""
    total: i64 = 0
    for symbol in symbols:
        total += POWERS[i64(symbol)]
    return KINDS[total]


@final
class Tableau:
    """A hundred symbols, with every outline sorted by the roll it matches; never changed."""

    def __init__(self, symbols: vec[u8]) -> None:
        self.symbols: vec[u8] = symbols
        self.kinds: vec[i64] = kinds_on(symbols)
        self.starts: vec[i64] = starts_of(self.kinds)
        self.order: vec[i64] = sort_by(self.kinds, self.starts[:])
        text = "".join([SYMBOLS[symbol] for symbol in symbols])
        self.rows: list[str] = [text[first : first + 10] for first in range(0, 100, 10)]

    def matches(self, roll: i64) -> vec[i64]:
        """All outlines that match a roll, the dearest first."""
        return self.order[self.starts[roll] : self.starts[roll + 1]]


def kinds_on(symbols: vec[u8]) -> vec[i64]:
    """For every outline on a tableau, the roll it matches, or ODD (P7)."""
    cells, table = CELLS, KINDS
    powers = vec[i64]([POWERS[i64(symbol)] for symbol in symbols])
    found = SHAPE[:]  # as long as it must be, and all of it is overwritten
    at: i64 = 0
    for outline in range(OUTLINES):
        total: i64 = powers[cells[at]] + powers[cells[at + 1]] + powers[cells[at + 2]]
        found[outline] = table[total + powers[cells[at + 3]] + powers[cells[at + 4]]]
        at += 5
    return found


def is_rich(kinds: vec[i64]) -> bool:
    """Whether every roll is matched by outlines of at least three shapes (P3)."""
    shapes = vec[i64]([i64(0)] * (int(ODD) + 1))
    for outline in range(OUTLINES):
        shapes[kinds[outline]] |= 1 << SHAPE[outline]
    for roll in range(ODD):
        others = shapes[roll] & (shapes[roll] - 1)
        if others & (others - 1) == 0:  # two shapes struck off, none is left
            return False
    return True


def starts_of(kinds: vec[i64]) -> vec[i64]:
    """Where the outlines of each roll begin when they are sorted by roll."""
    starts = vec[i64]([i64(0)] * (int(ODD) + 2))
    for kind in kinds:
        starts[kind + 1] += 1
    for roll in range(ODD + 1):
        starts[roll + 1] += starts[roll]
    return starts


def sort_by(kinds: vec[i64], places: vec[i64]) -> vec[i64]:
    """The outlines by the roll they match; `places` says where the next of each roll goes."""
    order = kinds[:]
    for outline in range(OUTLINES):
        kind = kinds[outline]
        order[places[kind]] = outline
        places[kind] += 1
    return order


def read_tableau(symbols: str) -> Tableau:
    """The tableau with these symbols."""
    return Tableau(vec[u8]([u8(SYMBOLS.index(symbol)) for symbol in symbols]))


WHITES: Final[vec[u8]] = vec[u8]([u8(0), u8(1), u8(2), u8(3)])  # P3: of the tableaus, to shuffle
WHITE_NAMES: Final[list[str]] = ["1", "2", "3", "4"]
FIXED: Final[list[Tableau]] = [read_tableau(symbols) for symbols in TABLEAUS]
BLANK: Final[Tableau] = read_tableau("o" * 100)  # until chance has given one


@final
class Tableaus(Spec):
    """One tableau from chance (P3): 16 or 17 of each symbol, and rich."""

    def __init__(self) -> None:
        super().__init__(SYMBOLS)

    def __repr__(self) -> str:
        return "Tableaus(100 symbols)"

    def size(self) -> i64:
        """A hundred fields."""
        return FIELDS

    def bounds(self) -> vec[i64]:
        """Which pair of symbols comes 16 times, one of 15, then a shuffle."""
        return vec[i64]([i64(15)] + [FIELDS - i for i in range(FIELDS)])

    def outcome(self, picks: vec[i64]) -> vec[u8]:
        """The stock of the chosen pair, shuffled."""
        symbols = stock(picks[0])
        for i in range(FIELDS):
            j = i + picks[i + 1]
            symbol = symbols[j]
            symbols[j] = symbols[i]
            symbols[i] = symbol
        return symbols

    def flaw(self, outcome: vec[u8]) -> str:
        """Why these symbols are no tableau."""
        if len(outcome) != FIELDS:
            return "fiver-not-a-tableau"
        if not is_even(outcome):
            return "fiver-uneven-tableau"
        return "" if is_rich(kinds_on(outcome)) else "fiver-poor-tableau"


def is_even(symbols: vec[u8]) -> bool:
    """Whether there are 16 or 17 of each symbol (P2)."""
    count = vec[i64]([i64(0)] * 6)
    for symbol in symbols:
        count[i64(symbol)] += 1
    for n in count:
        if n < 16 or n > 17:
            return False
    return True


def stock(pair: i64) -> vec[u8]:
    """100 symbols, 17 of each but for one of the 15 pairs, which come 16 times (P2)."""
    one: i64 = 0
    while pair >= 5 - one:
        pair -= 5 - one
        one += 1
    symbols = vec[u8]()
    for symbol in range(i64(6)):
        scarce = symbol == one or symbol == one + 1 + pair
        for _ in range(i64(16) if scarce else i64(17)):
            symbols = append(symbols, u8(symbol))
    return symbols
