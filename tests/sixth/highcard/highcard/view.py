"""What may be seen of High Card: everything but the hands of others."""

from __future__ import annotations

from librt.random import Random

from handvoll.engine.chance import Rng
from handvoll.engine.game import Options, Telling
from handvoll.engine.state import CHANCE, NOBODY, OVER, SEATS, Event
from handvoll.engine.view import Common, Hand, common

from .state import CARDS, DEALT, PLAYED, WON, HighCard


class HighCardView(Common):
    """The table as these eyes see it."""

    hands: dict[str, Hand]
    trick: dict[str, str]  # who played which card, in order
    gone: list[str]  # cards of earlier tricks
    dealt: bool


def new(seats: int, options: Options) -> HighCard:
    """A state that waits for its shuffle."""
    return HighCard(seats, int(options["cards"]))


def view(state: HighCard, eyes: int) -> HighCardView:
    """What these eyes may see."""
    return {
        **common("highcard", state, eyes, {"cards": state.each}),
        "hands": {SEATS[i]: _hand(hand, i == eyes) for i, hand in enumerate(state.hands)},
        "trick": {SEATS[seat]: CARDS[card] for seat, card in state.trick},
        "gone": [CARDS[card] for card in state.gone],
        "dealt": state.mover != CHANCE,
    }


def _hand(hand: list[int], own: bool) -> Hand:
    cards = [CARDS[card] for card in hand]
    return {"count": len(hand), "cards": cards if own else None, "known": []}


def guess(seen: HighCardView, rng: Rng) -> HighCard:
    """A state that looks like this view; what cannot be known is drawn by the generator."""
    state = new(seen["seats"], seen["options"])
    if not seen["dealt"]:
        return state
    own = [card for hand in seen["hands"].values() for card in hand["cards"] or []]
    sight = {*own, *seen["trick"].values(), *seen["gone"]}
    unseen = [i for i, card in enumerate(CARDS) if card not in sight]
    state.made = list(seen["scores"].values())
    state.trick = [(SEATS.index(seat), CARDS.index(card)) for seat, card in seen["trick"].items()]
    state.gone = [CARDS.index(card) for card in seen["gone"]]
    for i, hand in enumerate(seen["hands"].values()):
        cards = hand["cards"]
        state.hands[i] = [unseen.pop() for _ in range(hand["count"])]
        if cards is not None:
            state.hands[i] = [CARDS.index(card) for card in cards]
    state.stock = unseen
    state.mover = SEATS.index(seen["wait"][0]) if seen["wait"] else OVER
    eyes = SEATS.index(seen["seat"]) if seen["seat"] else NOBODY
    state.redeal(eyes, Random(rng.randrange(1 << 60)))
    return state


def event(event: Event, eyes: int) -> Telling:
    """An event in words; what others are dealt is not told."""
    kind, seat, *cards = event
    names = [CARDS[card] for card in cards]
    if kind == DEALT:
        told = {"cards": names} if seat == eyes else {}
        name = "dealt" if seat == eyes else "dealt-unseen"
        return {"event": name, "seat": SEATS[seat], "count": len(cards), **told}
    return {"event": {PLAYED: "played", WON: "won"}[kind], "seat": SEATS[seat], "card": names[0]}


def reveals(event: Event) -> bool:
    """Whether hidden cards came to light: those one is dealt."""
    return event[0] == DEALT
