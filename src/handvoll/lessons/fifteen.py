"""The lesson of 15GO!: keep, a row, another's pile, and which of two."""

from __future__ import annotations

from handvoll.lessons.lesson import Bot, First, FirstGame, Lesson, Luck, Step, dealt

LESSON = Lesson(
    game="fifteen",
    edition=1,
    seats=2,
    options={"colours": 4},
    acts=(
        Luck(dealt("r7 g2 y3 o3 r1 g9 y4 o15 g5", "o1 y8 r4 o2 y10 g14 r6 g15 g13")),
        Step("keep", "keep", ("F3", "F4", "F8")),
        Bot("B", "on A"),
        Bot("B", "keep"),
        Step("row", "row 1", ("F5", "F6", "F7")),
        Step("choose", "on B", ("F5",)),
        Step("more", "row 1", ("F4",)),
        Step("own", "keep", ("F6", "F8")),
        Bot("B", "row 2"),
        Bot("B", "on A"),
        Bot("B", "keep"),
        Step("rows", "row 1", ("F5", "F6")),
        Step("give", "on B", ("F5", "F12")),
    ),
    first_game=FirstGame(3, {"colours": 6}),
    firsts=(
        First("opened", "opened", ("F6",)),
        First("pile", "to-pile", ("F5",)),
        First("completed", "completed", ("F6",)),
        First("recycled", "recycled", ("F9", "F10")),
        First("out", "out", ("F12",)),
    ),
    later={
        "F1": "the cards are seen as they are turned",
        "F2": "an option of the table",
        "F11": "the table lights up only what can be done",
        "F13": "ends a game that would never end; no beginner's game comes near",
        "F14": "an option of the table",
        "F15": "an option of the table",
        "F16": "an option of the table",
        "F17": "an option of the table",
        "F18": "an option of the table",
        "F19": "an option of the table",
    },
)
