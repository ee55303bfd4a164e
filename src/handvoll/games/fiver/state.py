"""The state of 5er finden and its steps."""

from __future__ import annotations

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from handvoll.engine.bits import add_bits
from handvoll.engine.chance import Dice, Shuffle, Spec
from handvoll.engine.state import CHANCE, EVERYBODY, MANY, OVER, TABLE, State
from handvoll.games.fiver.actions import (
    BASIC,
    DEALT,
    DID,
    DONE,
    FLIP,
    FLIPPED,
    HATCHED,
    JUDGED,
    LIMIT,
    MOST_STEPS,
    OUTLINE,
    OUTLINED,
    PLACE,
    PUZZLE,
    ROLLED,
    SCORED,
    SOLO,
    STRIKE,
    STRUCK,
    TIME,
    TIMED,
    TURNED,
    WIPE,
    WIPED,
)
from handvoll.games.fiver.material import (
    BLANK,
    DICE,
    FEWEST_PLACES,
    FIXED,
    GREY,
    MIXED,
    MOST_EQUAL,
    RANDOM,
    SHAPE,
    SHAPE_COUNT,
    SYMBOLS,
    WHITE_NAMES,
    WHITES,
    Tableau,
    Tableaus,
    kind_of,
)
from handvoll.games.fiver.score import COUNTS, FATES, HOURGLASS, LAST_ROUND, MOST, worth
from handvoll.games.fiver.sheet import (
    BASIC_ROUNDS,
    NONE,
    ROUNDS,
    STRIKES,
    UNHATCHED,
    Sheet,
    add_free,
    add_undrawn,
    add_wipes,
    blank_sheet,
)


@final
class Fiver(State):
    """Everybody's sheet, the roll, the hourglass, and who is still to act."""

    def __init__(
        self,
        seats: i64,
        variant: i64,
        side: i64,
        assist: bool,
        seconds: i64,
        limit: i64,
        sheets: list[Sheet],
    ) -> None:
        super().__init__(seats)
        self.variant: i64 = variant
        self.side: i64 = side  # of the tableaus: WHITE, GREY, RANDOM or MIXED
        self.assist: bool = assist
        self.seconds: i64 = seconds  # for whoever keeps time
        self.limit: i64 = limit
        self.sheets: list[Sheet] = sheets
        self.dealt: i64 = 0 if side >= RANDOM else seats  # seats that have a tableau
        self.round: i64 = 0  # how many were judged
        self.roll: i64 = NONE
        self.turner: i64 = NONE  # of the hourglass: a seat, or TABLE
        self.last_roll: i64 = NONE
        self.last_turner: i64 = NONE
        self.frozen: i64 = 0  # bits: seats that flipped or are done
        self.striking: i64 = 0  # bits: seats that must strike a shape
        self.begun: i64 = NONE  # the first step of a move whose second is due

    # Chance

    def spec(self) -> Spec:
        """The next tableau, who has which of the white ones, or the roll."""
        if self.dealt < self.seats:
            return Shuffle(WHITES, WHITE_NAMES) if self.side == MIXED else Tableaus()
        return Dice(DICE, MOST_EQUAL, SYMBOLS)

    def settle(self, outcome: vec[u8]) -> None:
        """Give out tableaus, or begin to search for a roll."""
        if self.dealt == self.seats:
            self.begin_search(kind_of(outcome))
        elif self.side == RANDOM:
            self.deal(Tableau(outcome))
        else:
            for seat in range(self.seats):
                self.deal(FIXED[i64(outcome[seat])])

    def deal(self, tableau: Tableau) -> None:
        """The next seat gets its tableau from chance (P3)."""
        self.sheets[self.dealt].tableau = tableau
        if self.news is not None:
            self.tell(DEALT, self.dealt)
        self.dealt += 1

    def begin_search(self, roll: i64) -> None:
        """Everybody searches for this roll (P7)."""
        self.roll = roll
        self.mover = MANY
        if self.news is not None:
            self.tell(ROLLED, TABLE, self.round + 1, roll)

    # Who may act, and how

    def actors(self) -> i64:
        """Who may still draw or must strike, and the table while its clock runs."""
        if self.mover != MANY:
            return 1 << self.mover if self.mover >= 0 else 0
        if self.striking:
            return self.striking
        searching = self.everybody() & ~self.frozen
        return searching if self.variant == SOLO else searching | 1 << TABLE

    def everybody(self) -> i64:
        """All seats, as bits."""
        return (1 << self.seats) - 1

    def is_done(self, seat: i64) -> bool:
        """Whether a seat said so; who turned the hourglass is frozen too, but did not."""
        return self.frozen >> seat & 1 != 0 and self.turner != seat

    def room(self) -> i64:
        """The outlines of the shape that has most."""
        return MOST_STEPS

    def steps(self, seat: i64, out: vec[i64]) -> i64:
        """What a seat or the table may do."""
        if self.begun != NONE:
            return self.second_steps(self.sheets[seat], out)
        if self.striking:
            return add_bits(self.sheets[seat].can_strike(), STRIKE, out, 0)
        if seat == TABLE:
            out[0] = LIMIT if self.turner == NONE else TIME  # P10
            return 1
        flips = self.turner == NONE and self.variant != SOLO
        out[0] = FLIP if flips else DONE  # P9, P10, P22
        n = add_wipes(self.sheets[seat], out, 1)
        return self.add_shapes(self.sheets[seat], out, n)

    def step_at(self, seat: i64, fraction: float, out: vec[i64]) -> i64:
        """Of the many places of a shape that was named, one is found without listing them."""
        if self.begun == NONE or self.striking or self.assist:
            return super().step_at(seat, fraction, out)
        sheet, shape = self.sheets[seat], self.begun - OUTLINE
        return PLACE + sheet.nth_undrawn(shape, i64(fraction * float(sheet.undrawn(shape))))

    def add_shapes(self, sheet: Sheet, out: vec[i64], n: i64) -> i64:
        """The shapes that can be outlined somewhere (P8)."""
        if self.assist:
            return add_bits(self.faultless_shapes(sheet), OUTLINE, out, n)
        few = i64(len(sheet.drawn)) < FEWEST_PLACES
        for shape in range(SHAPE_COUNT):
            if few or sheet.undrawn(shape):
                out[n] = OUTLINE + shape
                n += 1
        return n

    def second_steps(self, sheet: Sheet, out: vec[i64]) -> i64:
        """Where the shape that was named can go."""
        if self.striking:
            return add_free(sheet, self.begun - STRIKE, out)
        if self.assist:
            return self.add_faultless(sheet, self.begun - OUTLINE, out)
        return add_undrawn(sheet, self.begun - OUTLINE, out)

    # With assist only what could count may be outlined (P8)

    def counts(self, sheet: Sheet, outline: i64) -> bool:
        """Whether an outline would count as things are."""
        return sheet.fault(outline, self.roll, self.variant != BASIC) == COUNTS

    def faultless_shapes(self, sheet: Sheet) -> i64:
        """The shapes that some faultless outline has, as bits."""
        shapes: i64 = 0
        for outline in sheet.tableau.matches(self.roll):
            if self.counts(sheet, outline):
                shapes |= 1 << SHAPE[outline]
        return shapes

    def add_faultless(self, sheet: Sheet, shape: i64, out: vec[i64]) -> i64:
        """Write the faultless outlines of a shape; how many there are."""
        n: i64 = 0
        for outline in sheet.tableau.matches(self.roll):
            if SHAPE[outline] == shape and self.counts(sheet, outline):
                out[n] = PLACE + outline
                n += 1
        return n

    # Steps

    def step(self, seat: i64, n: i64) -> None:
        """Take a step of a seat, or of the table."""
        if n < STRIKE:
            self.begin(seat, n)
        elif n < PLACE:
            self.choose_strike(seat, n - STRIKE)
        elif n < WIPE:
            self.place(seat, n - PLACE)
        elif n < FLIP:
            self.wipe(seat, n - WIPE)
        elif n <= DONE:
            self.freeze(seat, n == FLIP)
        elif n == TIME:
            self.run_out()
        else:
            self.turn_by_table()

    def begin(self, seat: i64, n: i64) -> None:
        """The shape is named; its place is due, and nobody comes in between."""
        self.begun = n
        self.mover = seat
        self.halfway = True

    def place(self, seat: i64, outline: i64) -> None:
        """Put the chosen shape here: an outline, or a strike."""
        self.begun = NONE
        self.mover = MANY
        self.halfway = False
        if self.striking:
            self.strike(seat, SHAPE[outline], STRIKES + outline)
            return
        self.sheets[seat].draw(outline)
        if self.news is not None:
            self.tell(OUTLINED, seat, outline, SHAPE[outline])

    def wipe(self, seat: i64, field: i64) -> None:
        """Take back the outline that has this field (P8)."""
        outline = self.sheets[seat].wipe(field)
        if self.news is not None:
            self.tell(WIPED, seat, outline, SHAPE[outline])

    def freeze(self, seat: i64, flips: bool) -> None:
        """A seat turns the hourglass (P9) or is done (P10); the last to freeze ends the search."""
        if flips:
            self.turner = seat
        self.frozen |= 1 << seat
        if self.news is not None:
            self.tell(FLIPPED if flips else DID, seat)
        if self.frozen == self.everybody():
            self.end_search()

    def run_out(self) -> None:
        """The sand is through: nobody draws any more (P10)."""
        if self.news is not None:
            self.tell(TIMED, TABLE)
        self.end_search()

    def turn_by_table(self) -> None:
        """Nobody turned the hourglass for too long (P10)."""
        self.turner = TABLE
        if self.news is not None:
            self.tell(TURNED, TABLE)

    def choose_strike(self, seat: i64, shape: i64) -> None:
        """Choose a shape to strike; where it fits it is to be hatched (P18)."""
        if self.sheets[seat].fits(shape):
            self.begin(seat, STRIKE + shape)
        else:
            self.strike(seat, shape, UNHATCHED)

    def strike(self, seat: i64, shape: i64, mark: i64) -> None:
        """Strike a shape (P18); the next roll waits for all."""
        self.sheets[seat].put(shape, mark)
        if self.news is not None:
            if mark == UNHATCHED:
                self.tell(STRUCK, seat, shape)
            else:
                self.tell(HATCHED, seat, mark - STRIKES, shape)
        self.striking &= ~(1 << seat)
        if self.striking == 0:
            self.mover = CHANCE

    # Judging

    def end_search(self) -> None:
        """Judge what everybody has drawn; then comes the next round, strikes, or the end."""
        self.round += 1
        found: i64 = 0  # bits: seats with an outline that counts
        for seat in range(self.seats):
            self.sheets[seat].judge(self.roll, self.variant != BASIC)
            if self.count(seat, self.sheets[seat]):
                found |= 1 << seat
        self.last_roll = self.roll
        self.last_turner = self.turner
        self.roll = NONE
        self.turner = NONE
        self.frozen = 0
        self.go_on(found)

    def count(self, seat: i64, sheet: Sheet) -> bool:
        """Write down the points of a round (P12, P19); whether any outline counted."""
        points: i64 = 0
        for judged in sheet.judged:
            outline = judged // FATES
            gained = self.gain(judged)
            points += gained
            if gained and self.variant != BASIC:
                sheet.put(SHAPE[outline], outline)  # P18
            if self.news is not None:
                self.tell(JUDGED, seat, outline, SHAPE[outline], judged % FATES, gained)
        bonus: i64 = 0
        if self.turner == seat:
            bonus = HOURGLASS[0]
        sheet.gains[self.round - 1] = points + bonus
        if self.news is not None:
            self.tell(SCORED, seat, self.round, points, bonus)
        return points > 0

    def gain(self, judged: i64) -> i64:
        """The points for an outline of the round just judged."""
        if judged % FATES != COUNTS:
            return 0
        return worth(judged // FATES) * self.times(self.round)

    def times(self, round: i64) -> i64:
        """What the outlines of a round count for (P13)."""
        if self.variant == BASIC and round == BASIC_ROUNDS:
            return LAST_ROUND[0]
        return 1

    def rounds(self) -> i64:
        """The most rounds there can be (P6, P16)."""
        return BASIC_ROUNDS if self.variant == BASIC else ROUNDS

    def go_on(self, found: i64) -> None:
        """The last round ends the game, and nobody strikes in it (P6, P20, P22)."""
        if self.variant == BASIC:
            self.mover = OVER if self.round == self.rounds() else CHANCE
        elif self.round == self.rounds() or (self.variant == PUZZLE and found == 0):
            self.mover = OVER
        else:
            self.striking = self.everybody() & ~found  # P18
            self.mover = MANY if self.striking else CHANCE

    # How it stands

    def score(self, seat: i64) -> i64:
        """The points of a seat so far."""
        points: i64 = 0
        for gain in self.sheets[seat].gains:
            points += gain
        return points

    def tie_break(self, seat: i64) -> i64:
        """The best of rounds 1-4 (P14); in the puzzle the circled shapes (P21)."""
        if self.variant != BASIC:
            return self.sheets[seat].circled()
        best: i64 = 0
        for round in range(BASIC_ROUNDS - 1):
            best = max(best, self.sheets[seat].gains[round])
        return best

    def won(self, seat: i64) -> bool:
        """Nobody has more; among equals the tie-break decides."""
        for other in range(self.seats):
            ahead = self.score(other) - self.score(seat)
            if ahead > 0 or (ahead == 0 and self.tie_break(other) > self.tie_break(seat)):
                return False
        return True

    # Search

    def copy(self) -> State:
        """The same, independent of this one."""
        sheets = [sheet.copy() for sheet in self.sheets]
        new = Fiver(
            self.seats, self.variant, self.side, self.assist, self.seconds, self.limit, sheets
        )
        new.mover = self.mover
        new.halfway = self.halfway
        new.dealt = self.dealt
        new.round = self.round
        new.roll = self.roll
        new.turner = self.turner
        new.last_roll = self.last_roll
        new.last_turner = self.last_turner
        new.frozen = self.frozen
        new.striking = self.striking
        new.begun = self.begun
        return new

    def redeal(self, seat: i64, rng: Random) -> None:
        """Draw anew what others may have outlined in this round (P23)."""
        if self.roll == NONE:
            return
        for other in range(self.seats):
            if seat not in (other, EVERYBODY):
                self.sheets[other].drawn = vec[i64]()
                self.imagine(self.sheets[other], rng)

    def imagine(self, sheet: Sheet, rng: Random) -> None:
        """Outline a few matches that would count: mistakes are possible, but not likely."""
        matches = sheet.tableau.matches(self.roll)
        for _ in range(rng.randrange(MOST + 1)):
            outline = matches[rng.randrange(i64(len(matches)))]
            if self.counts(sheet, outline):
                sheet.draw(outline)

    def key(self) -> list[int]:
        """Options, rounds and rolls, who waits; then everything on each sheet."""
        key = [int(self.seats), int(self.variant), int(self.side), int(self.assist)]
        key += [int(self.seconds), int(self.limit), int(self.dealt), int(self.mover)]
        key += [int(self.round), int(self.roll), int(self.turner)]
        key += [int(self.last_roll), int(self.last_turner)]
        key += [int(self.frozen), int(self.striking), int(self.begun)]
        for sheet in self.sheets:
            key += [int(symbol) for symbol in sheet.tableau.symbols]
            for outlines in (sheet.drawn, sheet.judged):
                key += [len(outlines), *[int(outline) for outline in outlines]]
            key += [int(mark) for mark in sheet.marks] + [int(gain) for gain in sheet.gains]
        return key


def fresh(seats: i64, variant: i64, side: i64, assist: bool, seconds: i64, limit: i64) -> Fiver:
    """A state that waits for its first roll, or for tableaus from chance."""
    sheets = [blank_sheet(tableau_of(seat, side)) for seat in range(seats)]
    return Fiver(seats, variant, side, assist, seconds, limit, sheets)


def tableau_of(seat: i64, side: i64) -> Tableau:
    """The tableau a seat begins with (P3)."""
    if side >= RANDOM:
        return BLANK
    return FIXED[4] if side == GREY else FIXED[seat]
