// How a hand ended, out of what was told of it or out of the view.

import type { Line } from '../../lib/show.svelte'
import type { Seat } from '../../lib/wire'
import type { Call, Groups, IGoTelling } from './types'

export interface Shown extends Groups {
  seat: Seat
  scored: boolean
}

export interface Revealed {
  caller: Seat
  free: string
  perfect: boolean
  hands: Shown[] // the caller's first, then as they were shown
}

const ENDINGS = new Set(['called', 'unscored', 'dealt'])

/** What has been told since the last hand ended; nothing while one is being played. */
export function ending(lines: Line<IGoTelling>[]): Line<IGoTelling>[] {
  const last = lines.findLastIndex(({ telling }) => ENDINGS.has(telling.event))
  return last < 0 || lines[last]?.telling.event === 'dealt' ? [] : lines.slice(last)
}

/** The call and the hands shown so far; until the first is shown the table stays as it was. */
export function revealed(lines: Line<IGoTelling>[], call: Call | null): Revealed | null {
  const [called, ...told] = ending(lines).map((line) => line.telling)
  if (called?.event === 'called') return ofTold(called, told)
  return call && ofCall(call)
}

function ofTold(called: Of<'called'>, told: IGoTelling[]): Revealed | null {
  const scored = new Set(told.filter((each) => each.event === 'scored').map((each) => each.seat))
  const showed = told.filter((each) => each.event === 'showed')
  if (!showed.length) return null
  return {
    caller: called.seat,
    free: called.free_colour,
    perfect: told.some((each) => each.event === 'perfect'),
    hands: showed.map((each) => ({ seat: each.seat, scored: scored.has(each.seat), ...groups(each) })),
  }
}

function groups({ free_cards, row_cards, added_cards, left_cards, sum }: Of<'showed'>): Groups {
  return { free: free_cards, row: row_cards, added: added_cards, left: left_cards, sum }
}

type Of<Event extends IGoTelling['event']> = Extract<IGoTelling, { event: Event }>

function ofCall({ caller, free, perfect, scored, splits }: Call): Revealed {
  const seats = Object.keys(splits)
  const first = seats.indexOf(caller)
  const order = [...seats.slice(first), ...seats.slice(0, first)]
  return {
    caller,
    free,
    perfect,
    hands: order.map((seat) => ({ seat, scored: scored.includes(seat), ...splits[seat]! })),
  }
}
