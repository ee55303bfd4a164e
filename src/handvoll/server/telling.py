"""What one pair of eyes is told of a table: their own count of the log, and updates.

What happens unseen by somebody (an outline drawn in 5er finden) must not move a number they can
watch. So every pair of eyes counts only the lines they are told of; that count is their `seq`.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import cast

import msgspec

from handvoll.engine.game import Saying, Telling, View, game_named
from handvoll.engine.record import Entry
from handvoll.lessons import NAMED
from handvoll.server import seatings
from handvoll.server.clock import countdown, waited
from handvoll.server.commands import can_undo, is_kept, waiting_for
from handvoll.server.log import (
    Asked,
    Awaited,
    Barred,
    BotLeft,
    BotSat,
    Came,
    Changed,
    Dark,
    Denied,
    Dressed,
    Happened,
    Held,
    HostPassed,
    Joining,
    Left,
    Line,
    Lit,
    Named,
    Offered,
    Opened,
    Paused,
    Reacted,
    Ready,
    Rematched,
    Reserved,
    Resumed,
    Revealed,
    Sat,
    Screened,
    Shown,
    Started,
    Swapped,
    TakenBack,
    Timed,
    Unscreened,
    Unshown,
    Valued,
    Went,
    WentOn,
)
from handvoll.server.seat import Seat
from handvoll.server.table import Table
from handvoll.tasks.task import unaided, unaided_saying
from handvoll.wire.lessons import LessonStep
from handvoll.wire.live import Happening, Rest, Update
from handvoll.wire.tables import AskInfo, PastSeat, SeatInfo, TableInfo, Television

_encoder = msgspec.json.Encoder()

GAP = 300  # happenings sent to somebody who comes back; after more they start from the view


def sight(table: Table, eyes: str | None) -> list[int]:
    """The lines these eyes were told of, in order."""
    upto, seen = table.kept.sights.get(eyes) or (0, [])
    if upto == table.seq:
        return seen
    for line in table.log[upto:]:
        if _seen(table, line, eyes, seen):
            seen.append(line.seq)
    table.kept.sights[eyes] = (table.seq, seen)
    return seen


def _seen(table: Table, line: Line, eyes: str | None, seen: list[int]) -> bool:
    match line.body:
        case Happened(entry):
            return entry.seat == eyes or _shows(table, entry, eyes, seen)
        case Shown() | Unshown():  # a matter between clients and us; what follows is told
            return False
        case Valued() | Barred():  # the evening's, and not this table's
            return False
        case _:
            return True


def _shows(table: Table, entry: Entry, eyes: str | None, seen: list[int]) -> bool:
    """Whether an entry shows these eyes anything; an undo does if what it undoes did."""
    assert table.match is not None
    if entry.undo is not None:
        undone = table.entry_lines[entry.undo : entry.n - 1]
        return any(line in seen[bisect_left(seen, line) :][:1] for line in undone)
    return entry.seat is None or bool(_events(table, eyes, entry.n))


def _events(table: Table, eyes: str | None, entry: int) -> list[Telling]:
    """What these eyes may know of an entry; the last answer is kept, for it is needed twice."""
    last, events = table.kept.tellings.get(eyes, (0, []))
    if last != entry:
        assert table.match is not None
        events = table.match.events(eyes, entry)
        table.kept.tellings[eyes] = (entry, events)
    return events


def count(table: Table, eyes: str | None) -> int:
    """The seq of these eyes now."""
    return len(sight(table, eyes))


def line_of(table: Table, eyes: str | None, seq: int) -> int:
    """The line that these eyes count as `seq`; -1 for a count they have not reached."""
    seen = sight(table, eyes)
    if seq > len(seen):
        return -1
    return seen[seq - 1] if seq else 0


def update(table: Table, person: str | None, since: int | None, now: int) -> Update:
    """How it stands for a person, and what happened since their count (None: from the view)."""
    seat = table.seat_of(person)
    eyes = seat.letter if seat else None
    seen = sight(table, eyes)
    whole = since is not None and len(seen) - GAP <= since <= len(seen)
    moves, more = moves_of(table, eyes)
    view = view_of(table, eyes) if table.match and table.dealt else None
    return Update(
        seq=len(seen),
        table=_encoded_info(table, person),
        happenings=happenings(table, eyes, since if whole and since is not None else len(seen)),
        whole=whole,
        view=view,
        moves=moves,
        sayings=sayings(table, view, moves),
        more=more,
        forced=is_forced(table, moves, more),
        can_undo=eyes is not None and can_undo(table, eyes),
        clock=countdown(table, eyes, now),
        waited=waited(table, now),
        rest=rest_info(table),
        lesson=lesson_step(table, view),
    )


def view_of(table: Table, eyes: str | None) -> View:
    """What some eyes may know; in a task, without what the table works out for them."""
    assert table.match is not None
    view = table.match.view(eyes)
    return unaided(view) if table.opened.task and table.status != "over" else view


def moves_of(table: Table, eyes: str | None, most: int | None = None) -> tuple[list[str], bool]:
    """The legal moves of a seat, as many as its game lists or `most`; and whether there are more.

    Where a client draws or lays freely and asks afterwards, a list would be most of the work.
    """
    if table.match is None or eyes not in table.waiting:
        return [], False
    most = table.match.game.listed if most is None else most
    task = table.opened.task
    if task and task.wants:
        wanted = [move for move in table.match.moves(eyes) if move.startswith(task.wants)]
        return wanted[:most], len(wanted) > most
    moves = table.match.moves(eyes, most + 1)
    return moves[:most], len(moves) > most


def sayings(table: Table, view: View | None, moves: list[str]) -> list[Saying]:
    """What each of some legal moves is, out of its mover's view."""
    if table.match is None or view is None:
        return []
    said = [table.match.game.say(view, move) for move in moves]
    return [unaided_saying(each) for each in said] if table.opened.task else said


def is_forced(table: Table, moves: list[str], more: bool) -> bool:
    """Whether there is one move, worth no tap; said only where the table may help with moves."""
    if table.match is None or table.opened.lesson or more:
        return False
    game = table.match.game
    alone = len(moves) == 1 and moves[0] in game.forced
    return alone and not game.unaided(table.opened.options)


def rest_info(table: Table) -> Rest | None:
    """Who is ready for the next round, and who is waited for; everybody sees that."""
    return Rest(sorted(table.rest.ready), table.unready) if table.rest and table.unready else None


def lesson_step(table: Table, view: View | None) -> LessonStep | None:
    """How far a lesson is."""
    lesson = NAMED.get(table.opened.lesson)
    if lesson is None:
        return None
    step = lesson.step(len(table.entry_lines))
    if step is None:
        return LessonStep(None, len(lesson.steps), len(lesson.steps), "", False)
    number = lesson.steps.index(step) + 1
    mine = table.act is step
    said = sayings(table, view, [step.move]) if mine else []
    return LessonStep(step.name, number, len(lesson.steps), step.move, mine, *said)


def happenings(
    table: Table, eyes: str | None, since: int, most: int | None = None
) -> list[Happening]:
    """What these eyes were told after their count `since`, at most so many."""
    upto = None if most is None else since + most
    lines = [table.log[seq - 1] for seq in sight(table, eyes)[since:upto]]
    return [tell(table, line, eyes, seq) for seq, line in enumerate(lines, since + 1)]


def tell(table: Table, line: Line, eyes: str | None, seq: int) -> Happening:
    """One line of the log as these eyes may know it."""
    match line.body:
        case Happened(entry) if entry.undo is None:
            return Happening(seq, "game", _events(table, eyes, entry.n))
        case _:
            return Happening(seq, "table", [_named(table, line)])


def _named(table: Table, line: Line) -> Telling:
    """What happened at the table itself, with the name of the person whose seat it is about."""
    name = table.about.get(line.seq)
    return {"name": name, **_telling(line)} if name else _telling(line)


def _telling(line: Line) -> Telling:
    """What happened at the table itself; no person, salt or seed is named before its time."""
    kind = line.body.__struct_config__.tag
    match line.body:
        case Opened() | Changed() | Started() | WentOn() | Lit() | Dark():
            return {"event": kind}
        case Happened(entry):
            return {"event": "undone", "seat": entry.seat}
        case Reacted(seat, reaction):
            return {"event": kind, "seat": seat, "reaction": reaction}
        case Rematched(table, _, name, _):
            return {"event": kind, "table": table, "name": name}
        case Reserved(seat, _, name):
            return {"event": kind, "seat": seat, "name": name}
        case Joining(_, name, on):
            return {"event": kind if on else "joining-no-more", "name": name}
        case Revealed(seed):
            return {"event": kind, "seed": seed}
        case _:
            return _telling_of_seat(line)


def _telling_of_seat(line: Line) -> Telling:
    """What happened to a seat, and whose wish it was."""
    kind = line.body.__struct_config__.tag
    match line.body:
        case Sat(seat, _, name, _, by):
            return _by(by, {"event": "let-in" if by else kind, "seat": seat, "name": name})
        case Named(seat, name, before):
            return {"event": kind, "seat": seat, "name": name, "before": before}
        case BotSat(seat, level):
            return {"event": kind, "seat": seat, "level": level}
        case Held(seat, level, by):
            named = kind if by in (None, seat) else "stood-in"
            return _by(by, {"event": named, "seat": seat, "level": level})
        case Left(seat, by, barred):
            named = "sent-away" if barred else "freed" if by else kind
            return _by(by, {"event": named, "seat": seat})
        case (
            BotLeft(seat)
            | TakenBack(seat)
            | Came(seat)
            | Went(seat)
            | Ready(seat)
            | Paused(seat)
            | Resumed(seat)
            | Dressed(seat)
            | Screened(seat)
            | Unscreened(seat)
        ):
            return {"event": kind, "seat": seat}
        case Awaited(seat, by) | Offered(seat, by) | HostPassed(seat, by):
            return _by(by, {"event": kind, "seat": seat})
        case Swapped(seat, other):
            return {"event": kind, "seat": seat, "other": other}
        case Timed(seat, times, agreed):
            named = "time-agreed" if agreed else "time-asked"
            return {"event": named, "seat": seat, "times": times}
        case Asked(_, seat, _, name):
            return {"event": kind, "seat": seat, "name": name}
        case Denied(_, seat, by):
            return _by(by, {"event": kind if by else "asked-no-more", "seat": seat})
        case _:
            raise AssertionError(kind)


def _by(by: str | None, telling: Telling) -> Telling:
    """What happened, and whose wish it was."""
    return {**telling, "other": by} if by else telling


def _encoded_info(table: Table, person: str | None) -> TableInfo:
    """The table as a person sees it, in the words it will be sent in: moves change none of them.

    All who only look on are told the same, however many come.
    """
    told = person if table.seat_of(person) or concerned(table, person) else None
    if told not in table.kept.infos:
        table.kept.infos[told] = msgspec.Raw(_encoder.encode(table_info(table, told)))
    return cast(TableInfo, table.kept.infos[told])


def table_info(table: Table, person: str | None) -> TableInfo:
    """The table as a person sees it."""
    host, mine = table.seat_of(table.in_charge), table.seat_of(person)
    return TableInfo(
        id=table.id,
        code=table.opened.code,
        game=table.opened.game,
        title=game_named(table.opened.game).title,
        options=table.opened.options,
        access=table.opened.access,
        settings=table.opened.settings,
        status=table.status,
        seats=[seat_info(seat, is_kept(table, seat)) for seat in table.seats.values()],
        host=host.letter if host else None,
        commitment=table.opened.commitment,
        mine=mine.letter if mine else None,
        hosting=person in (table.host, table.in_charge),
        rematch=table.rematch,
        wanted=list(table.again.values()),
        next_title=game_named(table.next_game).title if table.next_game else "",
        again=table.opened.again,
        asks=[AskInfo(each.ask, each.seat, each.name) for each in table.asks.values()],
        asking=next((ask for ask, each in table.asks.items() if each.person == person), None),
        removed=table.removed.get(person or "") if mine is None else None,
        past=_past(table, mine),
        paused=table.paused_at is not None,
        times=table.times,
        showing=table.promised if table.unshown else [],
        lesson=bool(table.opened.lesson),
        television=television(table),
        task=table.opened.task,
        evening=table.opened.evening or table.id,
        minutes=minutes(table),
        joining=list(table.joining.values()),
        joins=person in table.joining,
        waits=waiting_for(table, person),
    )


def minutes(table: Table) -> int | None:
    """How long a game took from its beginning to its last move, once it is over."""
    if table.status != "over" or not table.entry_lines:
        return None
    took = table.log[table.entry_lines[-1] - 1].at - table.started_at
    return max(1, round(took / 60_000))


def television(table: Table) -> Television | None:
    """Whether all this is seen on a television too."""
    if not table.screens:
        return None
    return "on" if any(table.screens.values()) else "away"


def _past(table: Table, mine: Seat | None) -> list[PastSeat]:
    """Who had which seat before, until which count of these eyes."""
    seen = sight(table, mine.letter if mine else None)
    return [
        PastSeat(
            until=bisect_left(seen, line) + 1,
            who=seat_info(seat),
            mine=mine is not None and seat.person == mine.person,
        )
        for seat, line in seatings.past(table.seatings)
    ]


def concerned(table: Table, person: str | None) -> bool:
    """Whether a person without a seat is told of themselves, unlike all others who look on."""
    asks = any(asked.person == person for asked in table.asks.values())
    told = person in table.removed or person in table.joining
    kept = any(person and person == seat.kept_for for seat in table.seats.values())
    return asks or told or kept or person == table.host


def seat_info(seat: Seat, kept: bool = False) -> SeatInfo:
    """Who sits there."""
    return SeatInfo(
        seat=seat.letter,
        name=seat.name if seat.person else None,
        bot=seat.bot,
        held=seat.held,
        here=bool(seat.here),
        awaited=seat.awaited,
        kept=seat.kept_name if kept else None,
        puppet=seat.puppet,
        bot_name=seat.bot_name or None,
        times=seat.times if seat.person else None,
    )
