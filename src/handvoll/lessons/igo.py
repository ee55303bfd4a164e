"""The lesson of I Go!: take, discard, wait, the free colour, and the call."""

from __future__ import annotations

from handvoll.lessons.lesson import Bot, First, FirstGame, Lesson, Luck, Step, dealt

LESSON = Lesson(
    game="igo",
    edition=1,
    seats=2,
    options={},
    acts=(
        Luck(
            (
                *dealt(
                    "p1 p3 p5 p9 b2 b4 b7 r6 r10 o11 y8 l3",
                    "v2 v7 s1 s9 s10 g11 n10 n5 o9 y7 l9 l10",
                ),
                *dealt("o5 n3 g4 y2 s6 r2 b8"),  # the display
                *dealt("n8 v11 r4"),
            )
        ),
        Step("pick", "pick", ("I2", "I3", "I4", "I10")),
        Step("discard", "discard o11", ("I5", "I11")),
        Step("end", "end", ("I6",)),
        Bot("B", "draw"),
        Bot("B", "discard v11"),
        Bot("B", "end"),
        Step("draw", "draw", ("I4",)),
        Step("free", "discard y8", ("I9",)),
        Step("call", "go p b", ("I6", "I10", "I11", "I15", "I16")),
    ),
    first_game=FirstGame(3, {"target": 2}),
    firsts=(
        First("took", "took", ("I4", "I5")),
        First("called", "called", ("I9", "I10", "I13", "I14")),
        First("forced", "called", ("I8",), {"forced": "true"}),
        First("scored", "scored", ("I16", "I17", "I18")),
        First("perfect", "perfect", ("I12",)),
        First("unscored", "unscored", ("I7",)),
    ),
    later={
        "I1": "the cards are seen in the hand",
        "I19": "ends a hand that would never end; no beginner's game comes near",
        "I20": "ends a game that would never end; no beginner's game comes near",
        "I21": "an option of the table",
    },
)
