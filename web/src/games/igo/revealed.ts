// How a hand ended, out of what was told of it or out of the view.

import type { Line } from '../../lib/show.svelte'
import type { Seat, Telling } from '../../lib/wire'
import type { Call, Groups } from './view'

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
export function ending(lines: Line[]): Line[] {
  const last = lines.findLastIndex(({ telling }) => ENDINGS.has(telling.event))
  return last < 0 || lines[last]?.telling.event === 'dealt' ? [] : lines.slice(last)
}

/** The call and the hands shown so far. */
export function revealed(lines: Line[], call: Call | null): Revealed | null {
  const [called, ...told] = ending(lines).map((line) => line.telling)
  if (called?.event === 'called') return ofTold(called, told)
  return call && ofCall(call)
}

function ofTold(called: Telling, told: Telling[]): Revealed {
  const scored = new Set(told.filter((each) => each.event === 'scored').map((each) => each.seat))
  const showed = told.filter((each) => each.event === 'showed')
  return {
    caller: called.seat,
    free: String(called['free_colour']),
    perfect: told.some((each) => each.event === 'perfect'),
    hands: showed.map((each) => ({ seat: each.seat, scored: scored.has(each.seat), ...groups(each) })),
  }
}

function groups(showed: Telling): Groups {
  const cards = (name: string): string[] => (showed[`${name}_cards`] ?? []) as string[]
  return {
    free: cards('free'),
    row: cards('row'),
    added: cards('added'),
    left: cards('left'),
    sum: Number(showed['sum']),
  }
}

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
