"""The lesson of 5er finden: a line, other shapes, the hourglass, and being done."""

from __future__ import annotations

from handvoll.lessons.lesson import Bot, First, FirstGame, Lesson, Luck, Step

LESSON = Lesson(
    game="fiver",
    edition=1,
    seats=2,
    options={"tableau": "grey", "assist": True},
    acts=(
        Luck(tuple("osxmw")),
        Step("line", "outline j6 j7 j8 j9 j10", ("P1", "P2", "P6", "P7")),
        Step("cross", "outline d2 c3 d3 e3 d4", ("P4", "P8", "P12")),
        Step("hook", "outline f5 g5 h5 h6 h7", ("P8", "P11")),
        Step("flip", "flip", ("P9", "P12")),
        Bot("B", "outline a6 a7 a8 a9 a10"),
        Bot("B", "done"),
        Luck(tuple("osttm")),
        Step("pair", "outline b6 c6 d6 e6 f6", ("P5", "P15")),
        Bot("B", "flip"),
        Step("done", "done", ("P10",)),
    ),
    first_game=FirstGame(3, {"assist": True, "seconds": 60}),
    firsts=(
        First("outlined", "outlined", ("P7", "P8")),
        First("flipped", "flipped", ("P9", "P10")),
        First("turned", "turned", ("P10",)),
        First("timed", "timed", ("P10",)),
        First("scored", "scored", ("P11", "P12", "P23")),
        First("last", "rolled", ("P13", "P14"), {"round": "5"}),
    ),
    later={
        "P3": "which tableau it is, the table shows",
        "P16": "the puzzle variant",
        "P17": "the puzzle variant",
        "P18": "the puzzle variant",
        "P19": "the puzzle variant",
        "P20": "the puzzle variant",
        "P21": "the puzzle variant",
        "P22": "played alone",
    },
)
