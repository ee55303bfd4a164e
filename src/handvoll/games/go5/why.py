"""Why a move of Go5 is not legal: the rule and the reason."""

from __future__ import annotations

from collections.abc import Sequence

from handvoll.engine.bits import count
from handvoll.engine.errors import IllegalMove
from handvoll.engine.state import SEATS
from handvoll.games.go5.actions import (
    ACROSS,
    ADD,
    DISCARD,
    DRAW,
    GO5,
    LAY,
    PASS,
    PLAY_STOP,
    SWAP,
    TAKE,
)
from handvoll.games.go5.material import (
    BLACK,
    CARDS,
    JOKERS,
    KINDS,
    MEMBERS,
    NONE,
    STOPS,
    kind_of,
    three_numbered,
)
from handvoll.games.go5.state import Go5
from handvoll.games.go5.table import CALLING, DRAWING, MOST_SETS, fits, set_kind, set_size
from handvoll.games.go5.text import names


def why(state: Go5, seat: int, steps: Sequence[int]) -> IllegalMove:
    """The rule that forbids this step."""
    step = steps[0]
    if state.phase == CALLING:
        return _while_calling(state, seat, step)
    if GO5 <= step < DISCARD:
        return IllegalMove("go5-no-call", "G20")
    if state.phase == DRAWING:
        return _before_drawing(state, seat, step)
    if step in (DRAW, TAKE):
        return IllegalMove("go5-drawn", _drawing_rule(state, seat))
    if step == PLAY_STOP:
        return _stop(state, seat)
    if step < ADD:
        return _discard(state, seat, step)
    return _play(state, seat, step)


# Off turn, and before the draw


def _while_calling(state: Go5, seat: int, step: int) -> IllegalMove:
    card = CARDS[int(state.top)]
    if not GO5 <= step < DISCARD:
        return IllegalMove("go5-calling", "G21", card=card)
    number = step - int(GO5)
    sets = state.laid_by(seat)
    if number >= len(sets):
        return IllegalMove("go5-no-set", "G20", number=number + 1)
    if set_size(sets[number]) != 4:
        return IllegalMove("go5-not-four", "G20", number=number + 1)
    return _misfit(sets[number], number, int(state.top), "G20")


def _before_drawing(state: Go5, seat: int, step: int) -> IllegalMove:
    if step != TAKE:
        return IllegalMove("go5-draw-first", _drawing_rule(state, seat))
    if not state.has_opened(seat):
        return IllegalMove("go5-take-unopened", "G7")
    if state.top == NONE:
        return IllegalMove("go5-take-nothing", "G8")
    if 1 << int(state.top) & STOPS:
        return IllegalMove("go5-take-stop", "G18")
    return IllegalMove("go5-take-across", "G14", other=SEATS[int(state.crosser)])


def _drawing_rule(state: Go5, seat: int) -> str:
    return "G8" if state.has_opened(seat) else "G7"


# Stop cards and discards


def _stop(state: Go5, seat: int) -> IllegalMove:
    if state.held != NONE:
        return IllegalMove("go5-stop-chain", "G17", card=CARDS[int(state.held)])
    if not state.stops >> seat * 2 & 3:
        return IllegalMove("go5-no-stop", "G17")
    if state.stopped:
        return IllegalMove("go5-one-stop", "G17")
    return IllegalMove("go5-stop-unopened", "G17")


def _discard(state: Go5, seat: int, step: int) -> IllegalMove:
    if state.held != NONE:
        return IllegalMove("go5-use-it", "G16", card=CARDS[int(state.held)])
    if step == PASS:
        return IllegalMove("go5-must-discard", "G13")
    card = step - int(ACROSS if step >= ACROSS else DISCARD)
    refusal = _not_yours(state, seat, 1 << card, "G13")
    if refusal:
        return refusal
    if step >= ACROSS and not 1 << card & JOKERS:
        return IllegalMove("go5-across", "G14", card=CARDS[card])
    return IllegalMove("go5-keep-one", "G13")


def _not_yours(state: Go5, seat: int, cards: int, rule: str) -> IllegalMove | None:
    """A stop card (G5), or a card the seat does not have."""
    if cards & STOPS:
        return IllegalMove("go5-stop-card", "G5", card=names(cards & STOPS)[0])
    if state.held != NONE:
        cards &= ~(1 << int(state.held))
    missing = names(cards & ~int(state.hands[seat]))
    return IllegalMove("go5-not-in-hand", rule, card=missing[0]) if missing else None


# Lays, adds and swaps


def _play(state: Go5, seat: int, step: int) -> IllegalMove:
    if state.played and state.held == NONE:
        return _played(state, seat)
    if step >= LAY:
        return _lay(state, seat, int(three_numbered(step - int(LAY))))
    if not state.has_opened(seat):
        return IllegalMove("go5-unopened", "G9" if step < SWAP else "G15")
    if step >= SWAP:
        return _swap(state, seat, *divmod(step - int(SWAP), len(CARDS)))
    return _add(state, seat, *divmod(step - int(ADD), int(MOST_SETS)))


def _played(state: Go5, seat: int) -> IllegalMove:
    sets = state.laid_by(seat)
    if len(sets) == 1 and set_size(sets[0]) == 3:  # any other play would have left more
        return IllegalMove("go5-just-opened", "G9")
    return IllegalMove("go5-played", "G10")


def _lay(state: Go5, seat: int, cards: int) -> IllegalMove:
    refusal = _not_yours(state, seat, cards, "G10")
    if refusal:
        return refusal
    if state.held != NONE and not cards >> int(state.held) & 1:
        return IllegalMove("go5-use-it", "G16", card=CARDS[int(state.held)])
    jokers = count(cards & int(JOKERS))
    if jokers and not state.has_opened(seat):
        return IllegalMove("go5-joker-opening", "G12")
    if jokers > 1:
        return IllegalMove("go5-two-jokers", "G12")
    kind = kind_of(cards)
    if kind == NONE:
        return IllegalMove("go5-no-kind", "G11", cards=names(cards))
    if kind == BLACK and jokers:
        return IllegalMove("go5-joker-black", "G12")
    return IllegalMove("go5-keep-two", "G13")


def _add(state: Go5, seat: int, card: int, number: int) -> IllegalMove:
    refusal = _not_yours(state, seat, 1 << card, "G10")
    if refusal:
        return refusal
    if state.held not in (NONE, card):
        return IllegalMove("go5-use-it", "G16", card=CARDS[int(state.held)])
    sets = state.laid_by(seat)
    if number >= len(sets):
        return IllegalMove("go5-no-set", "G10", number=number + 1)
    if not fits(sets[number]) >> card & 1:
        return _misfit(sets[number], number, card, "G11")
    return IllegalMove("go5-keep-two", "G13")


def _misfit(laid: int, number: int, card: int, rule: str) -> IllegalMove:
    """Why a card does not fit a set."""
    kind = int(set_kind(laid))
    if not 1 << card & JOKERS:
        return IllegalMove(
            "go5-misfit", rule, card=CARDS[card], number=number + 1, kind=KINDS[kind]
        )
    if kind == BLACK:
        return IllegalMove("go5-joker-black", "G12")
    return IllegalMove("go5-two-jokers", "G12")


def _swap(state: Go5, seat: int, given: int, received: int) -> IllegalMove:
    if (1 << given | 1 << received) & JOKERS:
        return IllegalMove("go5-swap-joker", "G15")
    refusal = _not_yours(state, seat, 1 << given, "G15")
    if refusal:
        return refusal
    if state.held not in (NONE, given):
        return IllegalMove("go5-use-it", "G16", card=CARDS[int(state.held)])
    at = _set_with(state, received)
    if at is None:
        return IllegalMove("go5-not-laid", "G15", card=CARDS[received])
    return _swap_with(state, seat, given, received, at)


def _set_with(state: Go5, card: int) -> int | None:
    sets = range(int(state.all_sets()))
    return next((at for at in sets if state.sets[at] >> card & 1 and card < 49), None)


def _swap_with(state: Go5, seat: int, given: int, received: int, at: int) -> IllegalMove:
    owner = int(state.owner(at))
    number = at - int(state.first_set(owner)) + 1
    kind = int(set_kind(state.sets[at]))
    if owner == seat:
        return IllegalMove("go5-swap-own", "G15")
    if state.used >> at & 1:
        return IllegalMove("go5-swap-again", "G16", other=SEATS[owner], number=number)
    if not MEMBERS[kind] >> given & 1:
        card = CARDS[given]
        return IllegalMove("go5-swap-misfit", "G15", card=card, other=SEATS[owner], number=number)
    return IllegalMove("go5-no-ending", "G16", card=CARDS[received])
