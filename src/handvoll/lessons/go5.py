"""The lesson of Go5: draw, lay, discard, add, and call."""

from __future__ import annotations

from handvoll.lessons.lesson import Bot, First, FirstGame, Lesson, Luck, Step, dealt

LESSON = Lesson(
    game="go5",
    edition=1,
    seats=2,
    options={},
    acts=(
        Luck(
            (
                *dealt("b1 b3 b5 b6 r2 y7 g4", "r5 y5 g5 o1 v6 p2 o7"),
                *dealt("v1 v3 p6 y2 b7"),
            )
        ),
        Step("draw", "draw", ("G4", "G6", "G7")),
        Step("lay", "lay b1 b3 b5", ("G9", "G11")),
        Step("discard", "discard r2", ("G13",)),
        Bot("B", "draw"),
        Bot("B", "lay r5 y5 g5"),
        Bot("B", "discard p6"),
        Step("fill", "draw", ("G8",)),
        Step("add", "add b6 1", ("G10", "G11")),
        Step("end", "discard g4", ("G13",)),
        Bot("B", "draw"),
        Bot("B", "discard b7"),
        Step("call", "go5 1", ("G19", "G20", "G22")),
    ),
    first_game=FirstGame(3, {"target": 200}),
    firsts=(
        First("took", "took", ("G8",)),
        First("swapped", "swapped", ("G15", "G16")),
        First("joker", "laid", ("G12",), {"cards": "j"}),
        First("joker", "added", ("G12",), {"card": "j"}),
        First("black", "laid", ("G11", "G22"), {"kind": "black"}),
        First("crossed", "crossed", ("G14",)),
        First("got-stop", "got-stop", ("G5",)),
        First("stopped", "stopped", ("G17", "G18")),
        First("called", "called", ("G20", "G21")),
        First("counted", "counted", ("G22", "G23", "G24", "G25")),
        First("mixed", "mixed", ("G26",)),
        First("ran-out", "ran-out", ("G27",)),
        First("ran-out", "stuck", ("G27",)),
    ),
    later={
        "G1": "the cards are seen in the hand",
        "G2": "the cards are seen in the hand",
        "G3": "how cards are written down",
    },
)
