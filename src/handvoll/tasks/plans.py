"""The best that could be made of a solo game of 5er finden, as a plan and in its moves."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from handvoll.engine.match import Match
from handvoll.engine.turn import Over
from handvoll.games.fiver.material import SHAPE, SHAPES
from handvoll.games.fiver.plan import Plan, best_plan, bits_of, hatching
from handvoll.games.fiver.sheet import ROUNDS
from handvoll.games.fiver.state import Fiver
from handvoll.games.fiver.text import fields_of
from handvoll.tasks.making import Made, begun, settle


def solved(made: Made) -> tuple[int, int]:
    """The points of the best plan, carried out by the rules, and the most there could be."""
    plan = best_plan(_state(begun(made)).sheets[0].tableau, rolls_of(made))
    return carried_out(made, plan), plan.most


def rolls_of(made: Made) -> vec[i64]:
    """All rolls of the game, whatever is drawn."""
    match, rolls = begun(made), vec[i64]([])
    while not isinstance(match.turn, Over):
        state = _state(match)
        if state.striking:
            match.play("A", match.moves("A", 1)[0])
        else:
            rolls = vec[i64]([*rolls, state.roll])
            match.play("A", "done")
        settle(match, made)
    return rolls


def carried_out(made: Made, plan: Plan) -> int:
    """The points of a plan, played move by move."""
    match, circled = begun(made), dict(plan.circled)
    taken = 0
    for outline in circled.values():
        taken |= bits_of(i64(outline))
    spare = [s for s in range(len(SHAPES)) if s not in {int(SHAPE[o]) for o in circled.values()}]
    for round in range(int(ROUNDS)):
        if round in circled:
            match.play("A", "outline " + " ".join(fields_of(circled[round])))
        match.play("A", "done")
        if _state(match).striking:
            taken = _strike(match, spare, taken)
        settle(match, made)
    return match.scores["A"]


def _strike(match: Match, spare: list[int], taken: int) -> int:
    """Strike a shape that no round needs, beside the fields that one does; which are taken then."""
    for shape in spare:
        outline = hatching(shape, taken)
        if outline >= 0:
            spare.remove(shape)
            match.play("A", f"strike {SHAPES[shape]} " + " ".join(fields_of(outline)))
            return taken | bits_of(i64(outline))
    match.play("A", match.moves("A", 1)[0])  # whatever fits: the plan may not come true
    return taken


def _state(match: Match) -> Fiver:
    assert isinstance(match.state, Fiver)
    return match.state
