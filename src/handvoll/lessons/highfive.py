"""The lesson of High Five!: connect, add one, a run, a colour, both, and five of a number."""

from __future__ import annotations

from handvoll.lessons.lesson import Bot, First, FirstGame, Lesson, Luck, Step, dealt

LESSON = Lesson(
    game="highfive",
    edition=1,
    seats=2,
    options={},
    acts=(
        Luck(
            (
                *dealt("r9 g9 b5 g5"),  # on c3, f3, c6 and f6
                *dealt("b9 y9 r4 g4", "r6 g7 r8 b2"),
                *dealt("b7 b8 g1 y3 y5 r2 y11 g12 r11 r13 y2 b3 b10 b11 b12 b4 g3 y7"),
            )
        ),
        Step("first", "lay b9@d3 y9@e3 r4@g3", ("H1", "H3", "H4", "H6")),
        Bot("B", "lay r6@d6 g7@e6 r8@g6"),
        Step("one", "lay g4@h3", ("H4", "H8", "H11", "H12")),
        Bot("B", "lay b2@b6"),
        Step("run", "lay b7@d4 b8@d5 y5@d7", ("H7", "H12", "H13")),
        Bot("B", "lay g1@h6"),
        Step("colour", "lay r2@g4 r11@g5 r13@g7", ("H9", "H12")),
        Bot("B", "lay y3@a6"),
        Step("street", "lay b11@d1 b10@d2", ("H12",)),
        Bot("B", "lay y11@d8"),
        Step("five", "lay j@b3", ("H2", "H5", "H7", "H12")),
    ),
    first_game=FirstGame(2, {}),
    firsts=(
        First("scored", "scored", ("H8", "H12")),
        First("nothing", "scored", ("H9",), {"points": "0"}),
        First("joker", "laid", ("H5", "H7"), {"card": "j"}),
        First("dropped", "dropped", ("H10",)),
        First("finished", "finished", ("H14", "H15")),
    ),
    later={},
)
