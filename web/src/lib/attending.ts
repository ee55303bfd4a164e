// What somebody may do for a seat of a table, now.

import { api } from './api'
import { askFor, introduce, introduceAs, sitDown } from './opening'
import { nameOf, namesOf } from './people'
import type { Attend, Seat, SeatInfo, TableInfo } from './wire'

export interface Act {
  id: string // the message that says it
  name?: string // of whom it speaks
  sure?: boolean // asked twice
  explain?: boolean // with a sentence of its own
  entered?: boolean // whoever did it may be somebody new: come in again
  act: () => Promise<unknown>
}

/** Everything I may do for a seat; `slow`: they let everybody wait for long enough. */
export function actsFor(table: TableInfo, seat: SeatInfo, slow: boolean): Act[] {
  if (table.status === 'over') return []
  if (!table.mine) return fromOutside(table, seat)
  if (seat.seat === table.mine) return own(table, seat)
  return table.hosting
    ? asHost(table, seat, slow)
    : slow && seat.name !== null && !seat.held
      ? [bot(table, seat)]
      : []
}

const names = (table: TableInfo, seat: Seat): string => namesOf(table)[seat] ?? seat

function does(table: TableInfo, seat: SeatInfo, does: Attend['do'], more: Partial<Act> = {}): Act {
  const act = () => api.attend(table.id, { do: does, seat: seat.seat, other: null })
  return { id: `web-do-${does}`, name: names(table, seat.seat), act, ...more }
}

const bot = (table: TableInfo, seat: SeatInfo): Act => does(table, seat, 'bot')

function own(table: TableInfo, seat: SeatInfo): Act[] {
  if (table.status !== 'playing') return []
  const leave: Act = { id: 'web-leave', act: () => api.leave(table.id) }
  return [...(seat.held ? [] : [does(table, seat, 'bot', { id: 'web-do-bot-me' })]), leave]
}

function asHost(table: TableInfo, seat: SeatInfo, slow: boolean): Act[] {
  if (seat.name === null)
    return [
      ...(seat.kept !== null ? [does(table, seat, 'free', { id: 'web-do-open' })] : []),
      ...swaps(table, seat),
    ]
  const playing = table.status === 'playing'
  return [
    ...(playing && !seat.held && (slow || !table.settings.days) ? [bot(table, seat)] : []),
    ...(playing && !seat.awaited && (seat.held || !seat.here) ? [does(table, seat, 'wait')] : []),
    does(table, seat, 'host'),
    ...swaps(table, seat),
    does(table, seat, 'free', { explain: true }),
    does(table, seat, 'send-away', { sure: true, explain: true }),
  ]
}

/** Before anybody has seen a hand, seats can be swapped. */
function swaps(table: TableInfo, seat: SeatInfo): Act[] {
  if (table.status !== 'open' || !table.hosting) return []
  const others = table.seats.filter((other) => other.seat !== seat.seat && (other.name !== null || other.bot))
  return others.map((other) => ({
    id: 'web-do-swap',
    name: names(table, other.seat),
    act: () => api.attend(table.id, { do: 'swap', seat: seat.seat, other: other.seat }),
  }))
}

/** Who looks on may sit down, ask for a kept seat, or say who they are. */
function fromOutside(table: TableInfo, seat: SeatInfo): Act[] {
  if (table.access === 'solo' || table.asking) return []
  const enter = (act: () => Promise<unknown>) => async () => {
    await introduce()
    await act()
  }
  if (seat.name === null && seat.kept === null)
    return [{ id: 'web-sit-here', entered: true, act: enter(() => sitDown(table, seat.seat)) }]
  const ask = enter(() => askFor(table, seat.seat))
  if (seat.name === null) return [{ id: 'web-do-ask', entered: true, act: ask }]
  const { name } = seat
  const claim = async (): Promise<unknown> => {
    await introduceAs(name)
    return askFor(table, seat.seat)
  }
  return [{ id: 'web-do-claim', name: nameOf(seat), explain: true, entered: true, act: claim }]
}
