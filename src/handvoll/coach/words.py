"""An analysis in plain words, kind ones: children read it."""

from __future__ import annotations

from handvoll.engine.errors import Fact
from handvoll.text import say
from handvoll.wire.coach import PARTS, Analysis, Counts, SeatLook, Step
from handvoll.wire.live import Reason

HUNDRED = 100


def amount(worth: int, counts: Counts, language: str) -> str:
    """A worth as people say it: "12 %" or "3 points"."""
    number = round(worth * (1 if counts == "points" else HUNDRED) / PARTS)
    return say(
        "coach-points" if counts == "points" else "coach-percent", {"number": number}, language
    )


def change(worth: int, counts: Counts, language: str) -> str:
    """What something brought or cost, with its sign."""
    said = amount(worth, counts, language)
    return said if worth <= 0 or said == amount(0, counts, language) else f"+{said}"


def line(look: SeatLook, counts: Counts, language: str) -> str:
    """Luck and mistakes of a seat in a line."""
    missed = unfound if counts == "points" else mistakes
    return "; ".join([luck(look, counts, language), missed(look, counts, language)])


def luck(look: SeatLook, counts: Counts, language: str) -> str:
    """How lucky a seat was."""
    worth = amount(abs(look.luck), counts, language)
    if worth == amount(0, counts, language):
        return say("coach-luck-even", {}, language)
    kind = "good" if look.luck > 0 else "bad"
    much = "-much" if beyond_a_win(look.luck, counts) else ""
    return say(f"coach-luck-{kind}{much}", {"worth": worth}, language)


def unfound(look: SeatLook, counts: Counts, language: str) -> str:
    """What a seat left where one looks for points, be it by a move or when the time was up."""
    worth = amount(abs(look.errors), counts, language)
    if worth == amount(0, counts, language):
        return say("coach-found-all", {}, language)
    return say("coach-missed", {"worth": worth}, language)


def mistakes(look: SeatLook, counts: Counts, language: str) -> str:
    """What its moves cost a seat; what costs next to nothing was no mistake."""
    cost = sum(step.error for step in look.steps if step.cause == "own")
    worth = amount(abs(cost), counts, language)
    count = 0 if worth == amount(0, counts, language) else look.mistakes
    facts: dict[str, Fact] = {"count": count, "worth": worth}
    many = beyond_a_win(cost, counts)
    return say("coach-mistakes-many" if many else "coach-mistakes", facts, language)


def beyond_a_win(worth: int, counts: Counts) -> bool:
    """A win that was given away, and again, is not said to be worth 300 %; nor is luck."""
    return counts == "wins" and abs(worth) > PARTS


def sums(look: SeatLook, counts: Counts, language: str) -> str:
    """The whole sum of a seat.

    What it found and what it missed are one: found alone is no praise. It is what the best move
    that was beyond doubt promised, and a move that nothing beats beyond doubt may be a weak one.
    """
    parts = {"moves": look.found + look.errors, "luck": look.luck, "others": look.others}
    ends = {"start": look.start, "result": look.result}
    facts: dict[str, Fact] = {name: change(each, counts, language) for name, each in parts.items()}
    facts |= {name: amount(each, counts, language) for name, each in ends.items()}
    return say("coach-sum", facts, language)


def better(step: Step, counts: Counts, language: str) -> str:
    """What would have been better than a move, and why."""
    assert step.played is not None
    best = step.best[0]
    facts: dict[str, Fact] = {
        "entry": step.entry,
        "move": _said(step.played.said, language),
        "worth": amount(step.played.worth, counts, language),
        "better": _said(best.said, language),
        "best": amount(best.worth, counts, language),
        "reason": _said(best.merit or best.said, language),
    }
    return say("coach-better", facts, language)


def report(analysis: Analysis, title: str, language: str) -> list[str]:
    """Everything in lines: how the sums stand, and every mistake."""
    counts = analysis.counts
    lines = [say("coach-title", {"game": title, "deals": analysis.deals}, language)]
    for look in analysis.looks:
        lines.append(f"{look.seat}  {line(look, counts, language)}")
        lines.append(f"   {sums(look, counts, language)}")
        wrong = [step for step in look.steps if step.cause == "own" and step.error < 0]
        lines += [f"   {better(step, counts, language)}" for step in wrong]
    return lines


def _said(reason: Reason, language: str) -> str:
    return say(reason.message, reason.facts, language)
